//! Positions: a game written out in full, and hand-made ones checked and built into games.

mod board;
mod build;
pub(crate) mod text;
mod turn;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Game, Seat, Seed};

use crate::data::{SPOTS, START_GOLD};
use crate::state::Tribes;
use crate::state::decks::stream;
use crate::{
    Cards, Djinn, Djinns, Ending, Ground, Items, ItemsPosition, Meeples, Phase, Piece, Resource, Setup,
    Thief, ThievesPosition, Tile,
};

pub use turn::TurnPosition;

/// A game written out in full, or a hand-made position for a puzzle, a test or a bug report.
///
/// Nearly everything may be left out. Grounds that are not named are filled with the tiles left over, bag and
/// piles with whatever lies nowhere else, camels and supplies follow from the board. The format is described
/// in `docs/position.md`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What the game was set up with.
    pub setup: Setup,
    /// The version of the rules it follows; the newest if left out.
    #[serde(default = "newest_rules")]
    pub rules: u32,
    /// From 1.
    #[serde(default = "first_round")]
    pub round: u16,
    /// Tiles by their place.
    #[serde(default)]
    pub tiles: BTreeMap<Tile, TilePosition>,
    /// Sides that cannot be crossed, each as the two tiles it lies between. With the Artisans.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mountains: Vec<(Tile, Tile)>,
    /// One per player; empty for what everybody starts with.
    #[serde(default)]
    pub seats: Vec<SeatPosition>,
    /// Meeples in the bag.
    #[serde(default)]
    pub bag: Option<Meeples>,
    /// Open resource cards, front first.
    #[serde(default)]
    pub row: Option<Vec<Resource>>,
    /// The pile of resource cards, top last.
    #[serde(default)]
    pub pile: Option<Vec<Resource>>,
    /// Discarded resource cards.
    #[serde(default)]
    pub discard: Cards,
    /// Open djinns.
    #[serde(default)]
    pub djinns: Option<Vec<Djinn>>,
    /// The pile of djinns, top last.
    #[serde(default)]
    pub djinn_pile: Option<Vec<Djinn>>,
    /// Discarded djinns.
    #[serde(default)]
    pub djinn_discard: Djinns,
    /// Markers on the nine spots, cheapest first.
    #[serde(default)]
    pub track: [Option<Seat>; SPOTS.len()],
    /// Markers that have not bid yet, next one first; left out: all that are nowhere else, seat by seat.
    #[serde(default)]
    pub to_bid: Option<Vec<Seat>>,
    /// Markers that have acted or are acting, in order.
    #[serde(default)]
    pub acted: Vec<Seat>,
    /// What the player who is acting has done so far.
    #[serde(default)]
    pub turn: Option<TurnPosition>,
    /// What is being decided.
    #[serde(default)]
    pub phase: Phase,
    /// The thieves beside the board; left out: all that nobody has hired.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thieves: Option<ThievesPosition>,
    /// The items beside the board; left out: all that nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<ItemsPosition>,
    /// Why the game is over, or will be at the end of this round.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// Where chance stands.
    #[serde(default)]
    pub chance: ChancePosition,
}

/// One tile of a [`Position`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TilePosition {
    /// What it is; left out: one of those left over.
    pub ground: Option<Ground>,
    /// Who stands there.
    pub meeples: Meeples,
    /// Whose camel stands there.
    pub owner: Option<Seat>,
    /// Palm trees.
    pub palms: u8,
    /// Palaces.
    pub palaces: u8,
}

/// One player of a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// Gold.
    pub gold: u16,
    /// Meeples in front of the player.
    pub held: Meeples,
    /// Resource cards in hand.
    pub hand: Cards,
    /// Those of them that nobody else has seen.
    pub unseen: Cards,
    /// Djinns.
    pub djinns: Djinns,
    /// Djinns whose power is spent for now.
    pub used: Djinns,
    /// Thieves hired and not used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub thieves: Vec<Thief>,
    /// Items.
    #[serde(skip_serializing_if = "Items::is_empty")]
    pub items: Items,
    /// Those of them that nobody else has seen.
    #[serde(skip_serializing_if = "Items::is_empty")]
    pub unseen_items: Items,
    /// Where the tent stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tent: Option<Tile>,
}

impl Default for SeatPosition {
    fn default() -> SeatPosition {
        SeatPosition {
            gold: START_GOLD,
            held: Meeples::NONE,
            hand: Cards::NONE,
            unseen: Cards::NONE,
            djinns: Djinns::NONE,
            used: Djinns::NONE,
            thieves: Vec::new(),
            items: Items::NONE,
            unseen_items: Items::NONE,
            tent: None,
        }
    }
}

/// Where chance stands in a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ChancePosition {
    /// The table's seed.
    pub seed: Seed,
    /// Words used of each stream.
    pub used: [u32; stream::COUNT],
}

impl Default for ChancePosition {
    fn default() -> ChancePosition {
        ChancePosition { seed: Seed::from_number(0), used: [0; stream::COUNT] }
    }
}

fn newest_rules() -> u32 {
    Tribes::RULES_VERSION
}

fn first_round() -> u16 {
    1
}

impl Position {
    /// A game written out in full.
    pub(crate) fn of(game: &Tribes) -> Position {
        let tile = |tile| TilePosition {
            ground: Some(game.board.ground(tile)),
            meeples: game.board.meeples(tile),
            owner: game.board.owner(tile),
            palms: game.board.pieces(Piece::Palm, tile),
            palaces: game.board.pieces(Piece::Palace, tile),
        };
        Position {
            setup: game.rules.setup,
            rules: game.rules.version(),
            round: game.round,
            tiles: game.board.all().map(|at| (at, tile(at))).collect(),
            seats: Seat::first(game.rules.players).map(|seat| seat_position(game, seat)).collect(),
            bag: Some(game.bag),
            row: Some(game.resources.row.to_vec()),
            pile: Some(game.resources.pile.to_vec()),
            discard: game.resources.discard,
            djinns: Some(game.djinns.row.to_vec()),
            djinn_pile: Some(game.djinns.pile.to_vec()),
            djinn_discard: game.djinns.discard,
            track: *game.track.spots(),
            to_bid: Some(game.track.waiting().collect()),
            acted: game.track.acted.to_vec(),
            turn: Some(TurnPosition::of(&game.activation)),
            phase: game.phase,
            mountains: game.mountains().into_iter().map(|mountain| (mountain.from, mountain.to)).collect(),
            thieves: game.rules.expansions.thieves.then(|| ThievesPosition::of(&game.thieves)),
            items: game.rules.expansions.artisans.then(|| ItemsPosition::of(&game.artisans)),
            ending: game.ending,
            chance: ChancePosition { seed: game.luck.seed(), used: *game.luck.used() },
        }
    }
}

fn seat_position(game: &Tribes, seat: Seat) -> SeatPosition {
    let player = &game.players[seat];
    let mut unseen = player.hand;
    player.known.iter().for_each(|card| unseen.take(card, 1));
    SeatPosition {
        gold: player.gold,
        held: player.held,
        hand: player.hand,
        unseen,
        djinns: player.djinns,
        used: game.used[seat],
        thieves: game.thieves.held(seat).collect(),
        items: game.artisans.held[seat],
        unseen_items: game.artisans.unseen_items(seat),
        tent: game.artisans.tents[seat],
    }
}
