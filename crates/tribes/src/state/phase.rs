//! What is being decided: one type for state, view and position.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use table::{List, Seat, UnknownWord};

use crate::artisans::ItemPhase;
use crate::thieves::Robbery;
use crate::{Cards, Djinn, Meeples, Piece, Resource, Side, Tile, TileSet};

/// What is being decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "index.ts", tag = "kind", rename_all = "snake_case")
)]
#[expect(missing_docs, reason = "fields say what they are")]
pub enum Phase {
    /// A turn marker bids.
    #[default]
    Bid,
    /// Pick up a tile, or use a power first.
    Start,
    /// Drop the next meeple.
    Sow(#[cfg_attr(feature = "ts", ts(as = "WrittenSowing"))] Sowing),
    /// The tribe's action, or a power before it.
    Act,
    /// A second victim in the same place, with Iblis.
    SecondVictim(#[cfg_attr(feature = "ts", ts(as = "WrittenPlace"))] Place),
    /// The tile's action, or a power before it.
    Tile,
    /// The second card of the Large Market, out of the first `among`.
    SecondCard { among: u8 },
    /// The tile a power is meant for.
    Aim { djinn: Djinn },
    /// Place here, or pay to place on a neighbouring tile.
    Settle { piece: Piece, tile: Tile },
    /// The neighbouring tile.
    Shift { piece: Piece, tile: Tile },
    /// One of the djinns from the pile. Only the deciding player sees them; for others there are none.
    KeepDjinn {
        #[serde(deserialize_with = "three_djinns")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Djinn>"))]
        djinns: List<Djinn, 3>,
    },
    /// Powers, sale, end of the turn.
    Close,
    /// More goods for the set, or sell it. One bit per good.
    Sale {
        #[serde(with = "goods")]
        #[cfg_attr(feature = "ts", ts(as = "Cards"))]
        set: u16,
    },
    /// Camel or tent on the tile just won.
    Mark { tile: Tile },
    /// Nothing: the game is over.
    Over,
    /// A thief at work; its kinds stand beside the others.
    #[serde(skip_serializing, skip_deserializing)]
    #[cfg_attr(feature = "ts", ts(untagged))]
    Thief(Robbery),
    /// Items: one to keep, or one being used; its kinds stand beside the others.
    #[serde(skip_serializing, skip_deserializing)]
    #[cfg_attr(feature = "ts", ts(untagged))]
    Item(ItemPhase),
}

impl Phase {
    /// Every kind of phase.
    pub(crate) const KINDS: &[&str] = &[
        "bid",
        "start",
        "sow",
        "act",
        "second_victim",
        "tile",
        "second_card",
        "aim",
        "settle",
        "shift",
        "keep_djinn",
        "close",
        "sale",
        "mark",
        "thief",
        "give",
        "claim",
        "claim_at",
        "keep_item",
        "lamp",
        "flute_tile",
        "flute",
        "scimitar",
        "talisman_from",
        "talisman_to",
        "horn",
        "ring",
        "over",
    ];

    /// What somebody sees of it who may or may not know what the deciding player alone is shown.
    pub(crate) fn seen(self, knows: bool) -> Phase {
        match self {
            // Where each tribe stood is no secret, but of no use to anybody either.
            Phase::Sow(sowing) => Phase::Sow(Sowing { before: Sowing::NOT_TOLD, ..sowing }),
            Phase::KeepDjinn { .. } if !knows => Phase::KeepDjinn { djinns: List::new(Djinn::AlAmin) },
            Phase::Item(phase) if !knows => Phase::Item(phase.covered()),
            other => other,
        }
    }
}

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Phase::Thief(robbery) => robbery.serialize(serializer),
            Phase::Item(phase) => phase.serialize(serializer),
            _ => Phase::serialize(self, serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Phase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Phase, D::Error> {
        use serde::de::Error;
        let value = Value::deserialize(deserializer)?;
        let kind =
            value.get("kind").and_then(Value::as_str).ok_or_else(|| D::Error::missing_field("kind"))?;
        let read = match kind {
            _ if !Phase::KINDS.contains(&kind) => {
                return Err(D::Error::custom(UnknownWord::new("phase", kind, Phase::KINDS)));
            }
            kind if Robbery::KINDS.contains(&kind) => Robbery::deserialize(value).map(Phase::Thief),
            kind if ItemPhase::KINDS.contains(&kind) => ItemPhase::deserialize(value).map(Phase::Item),
            _ => Phase::deserialize(value),
        };
        read.map_err(D::Error::custom)
    }
}

/// Meeples in hand on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenSowing", into = "WrittenSowing")]
pub struct Sowing {
    /// Where the last one was dropped, or picked up.
    pub at: Tile,
    /// The direction of the last step.
    pub came: Option<Side>,
    /// Meeples still in hand.
    pub hand: Meeples,
    /// For each tribe, where it stood before the move. Only looked at if drops of this move do not count.
    pub before: [TileSet; 6],
}

impl Sowing {
    /// Somebody always stood somewhere, so this can only mean that it is not told.
    pub(crate) const NOT_TOLD: [TileSet; 6] = [TileSet::NONE; 6];

    /// The tile the last step came from.
    pub(crate) fn came_from(&self) -> Option<Tile> {
        self.came.and_then(|side| tile_beyond(self.at, side.opposite()))
    }

    /// A walk that has come to `at` from a neighbouring tile.
    pub(crate) fn coming(
        from: Option<Tile>,
        at: Tile,
        hand: Meeples,
        before: [TileSet; 6],
    ) -> Result<Sowing, NotNextTo> {
        let side = |from| {
            Side::ALL
                .into_iter()
                .find(|side| tile_beyond(from, *side) == Some(at))
                .ok_or(NotNextTo { from, at })
        };
        Ok(Sowing { at, came: from.map(side).transpose()?, hand, before })
    }
}

/// A walk cannot have come from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{from} is not next to {at}")]
pub struct NotNextTo {
    /// Where it is said to have come from.
    pub from: Tile,
    /// Where it is.
    pub at: Tile,
}

fn tile_beyond(tile: Tile, side: Side) -> Option<Tile> {
    (tile.set().step(side) & TileSet::first(crate::MAX_TILES)).iter().next()
}

/// A walk as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", rename = "Sowing"))]
struct WrittenSowing {
    at: Tile,
    #[serde(default)]
    came_from: Option<Tile>,
    hand: Meeples,
    /// Where each tribe stood before the move, in the order of the rulebook; left out: where it stands now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    before: Option<[Vec<Tile>; 6]>,
}

impl From<Sowing> for WrittenSowing {
    fn from(sowing: Sowing) -> WrittenSowing {
        let told = sowing.before != Sowing::NOT_TOLD;
        WrittenSowing {
            at: sowing.at,
            came_from: sowing.came_from(),
            hand: sowing.hand,
            before: told.then(|| sowing.before.map(|tiles| tiles.iter().collect())),
        }
    }
}

impl TryFrom<WrittenSowing> for Sowing {
    type Error = NotNextTo;

    fn try_from(written: WrittenSowing) -> Result<Sowing, NotNextTo> {
        let WrittenSowing { at, came_from, hand, before } = written;
        let before = before.map_or(Sowing::NOT_TOLD, |all| all.map(|tiles| tiles.into_iter().collect()));
        Sowing::coming(came_from, at, hand, before)
    }
}

/// Where Assassins strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenPlace", into = "WrittenPlace")]
pub enum Place {
    /// On a tile.
    Tile(Tile),
    /// In front of a player.
    Player(Seat),
}

impl Place {
    /// One of the two is told.
    pub(crate) fn of(tile: Option<Tile>, seat: Option<Seat>) -> Result<Place, NoPlace> {
        match (tile, seat) {
            (Some(tile), None) => Ok(Place::Tile(tile)),
            (None, Some(seat)) => Ok(Place::Player(seat)),
            _ => Err(NoPlace),
        }
    }
}

/// Both a tile and a player are named, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the second victim is on a tile or with a player, one of the two")]
pub struct NoPlace;

/// A place as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", rename = "Place"))]
struct WrittenPlace {
    #[serde(default)]
    tile: Option<Tile>,
    #[serde(default)]
    seat: Option<Seat>,
}

impl From<Place> for WrittenPlace {
    fn from(place: Place) -> WrittenPlace {
        match place {
            Place::Tile(tile) => WrittenPlace { tile: Some(tile), seat: None },
            Place::Player(seat) => WrittenPlace { tile: None, seat: Some(seat) },
        }
    }
}

impl TryFrom<WrittenPlace> for Place {
    type Error = NoPlace;

    fn try_from(WrittenPlace { tile, seat }: WrittenPlace) -> Result<Place, NoPlace> {
        Place::of(tile, seat)
    }
}

fn three_djinns<'de, D: Deserializer<'de>>(deserializer: D) -> Result<List<Djinn, 3>, D::Error> {
    List::at_most(Djinn::AlAmin, &Vec::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

/// The kinds of cards in a set being sold, one bit each.
pub(crate) fn set_of(cards: &Cards) -> u16 {
    cards.kinds().fold(0, |bits, good| bits | 1 << good.index())
}

/// One card of each kind in the set.
pub(crate) fn cards_of(set: u16) -> Cards {
    Resource::ALL.into_iter().filter(|good| set >> good.index() & 1 == 1).collect()
}

/// A set being sold as cards.
mod goods {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::Cards;

    pub fn serialize<S: Serializer>(set: &u16, serializer: S) -> Result<S::Ok, S::Error> {
        super::cards_of(*set).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
        Ok(super::set_of(&Cards::deserialize(deserializer)?))
    }
}
