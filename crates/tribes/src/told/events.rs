use serde::Serialize;
use table::{Eyes, Happening, Seat};

use crate::{
    Cards, Djinn, Djinns, Item, Items, Loot, Marker, Meeples, Payment, Piece, Resource, Thief, Tile, Tribe,
};

/// One fact that happened. Facts are finer than moves: one move may lead to many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "fields say what they are; the variant's line says what happened")]
pub enum Event {
    /// A new round begins with bidding.
    RoundBegan { round: u16 },
    /// A turn marker went to a spot of the turn order track.
    Bid { seat: Seat, spot: u8, paid: u16, fakirs: u8 },
    /// A turn marker's owner begins to act.
    TurnBegan { seat: Seat },
    /// No legal move: this player moves nobody.
    TurnSkipped { seat: Seat },
    /// All meeples of a tile were picked up.
    PickedUp { seat: Seat, tile: Tile, meeples: Meeples },
    /// One meeple was dropped.
    Dropped { seat: Seat, tribe: Tribe, tile: Tile },
    /// The last meeple flew with the Flying Carpet.
    Flew { seat: Seat, tribe: Tribe, tile: Tile },
    /// All meeples of the last one's tribe were collected.
    Collected { seat: Seat, tribe: Tribe, count: u8, tile: Tile },
    /// A camel or tent was placed: the tile has an owner.
    Controlled { seat: Seat, tile: Tile, marker: Marker },
    /// A camel or tent went back: the tile has no owner.
    Freed { seat: Seat, tile: Tile, marker: Marker },
    /// A camel moved by the Tempest Talisman.
    CamelMoved { seat: Seat, from: Tile, to: Tile },
    /// Meeples were put in front of a player.
    Kept { seat: Seat, tribe: Tribe, count: u8 },
    /// Meeples in front of a player went to the bag.
    Spent { seat: Seat, tribe: Tribe, count: u8 },
    /// Gold from the bank.
    GoldGained { seat: Seat, amount: u16, from: GoldFrom },
    /// Gold to the bank.
    GoldPaid { seat: Seat, amount: u16 },
    /// Fakirs were discarded.
    FakirsSpent { seat: Seat, count: u8 },
    /// A card was taken from the open row.
    CardTaken { seat: Seat, card: Resource },
    /// A card was drawn from the pile; only its owner knows which.
    CardDrawn { seat: Seat, card: Option<Resource> },
    /// A meeple was killed: on a tile, or in front of a player.
    Killed { seat: Seat, tribe: Tribe, tile: Option<Tile>, victim: Option<Seat> },
    /// A palm tree or palace was placed.
    Placed { seat: Seat, piece: Piece, tile: Tile },
    /// A djinn has a new owner.
    DjinnGained { seat: Seat, djinn: Djinn },
    /// A djinn's power was paid for.
    DjinnUsed { seat: Seat, djinn: Djinn, payment: Payment },
    /// Djinns from the pile were shown to one player.
    DjinnsShown { seat: Seat, count: u8, djinns: Option<Djinns> },
    /// Djinns went to their discard pile.
    DjinnsDiscarded { djinns: Djinns },
    /// Meeples from the bag were put on a tile.
    MeeplesDrawn { tile: Tile, meeples: Meeples },
    /// A set of goods was sold.
    Sold { seat: Seat, goods: Cards, gold: u16 },
    /// The row of resources was dealt full again.
    RowRefilled { cards: Cards },
    /// Djinns were turned up.
    DjinnsRevealed { djinns: Djinns },
    /// A discard pile became a new pile.
    Reshuffled { pile: Pile },
    /// The game will be over at the end of this round.
    EndTriggered { ending: Ending },
    /// The game is over.
    GameOver,
    /// The thief on offer was bought.
    ThiefHired { seat: Seat, thief: Thief, payment: Payment },
    /// A thief was used and left the game.
    ThiefUsed { seat: Seat, thief: Thief },
    /// A thief was turned up.
    ThiefRevealed { thief: Thief },
    /// A victim gave something up.
    Gave { seat: Seat, loot: Loot },
    /// A victim gave up a Vizier.
    GaveVizier { seat: Seat },
    /// A thief's user took something of what was given up.
    Claimed { seat: Seat, loot: Loot },
    /// Items from the pile were shown to one player.
    ItemsShown { seat: Seat, count: u8, items: Option<Items> },
    /// An item was gained; only its owner knows which, unless it was seen by all.
    ItemGained { seat: Seat, item: Option<Item> },
    /// An item came back from the discards, for all to see.
    ItemRestored { seat: Seat, item: Item },
    /// A magic item was used.
    ItemUsed { seat: Seat, item: Item },
    /// Items went face up to their discard pile.
    ItemsDiscarded { items: Items },
    /// The Enchanting Flute drew a meeple from one tile to another.
    Called { tribe: Tribe, from: Tile, to: Tile },
    /// The open row was discarded.
    RowDiscarded { cards: Cards },
    /// The next card of a new row was laid.
    Laid { card: Resource },
}

/// Where gold came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "names of tribes and djinns")]
pub enum GoldFrom {
    Builders,
    Kandicha,
    Baal,
    Marid,
    Monkir,
    Nekir,
}

/// Which pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "the piles of the game")]
pub enum Pile {
    Resources,
    Djinns,
    Items,
}

/// Why the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub enum Ending {
    /// Somebody placed the last camel.
    LastCamel,
    /// Nobody can move.
    NoLegalMove,
}

impl Ending {
    /// The reason's stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::LastCamel => "last-camel",
            Ending::NoLegalMove => "no-legal-move",
        }
    }
}

impl Happening for Event {
    fn seen_by(&self, eyes: Eyes) -> Option<Event> {
        Some(match *self {
            Event::CardDrawn { seat, .. } if !eyes.see(seat) => Event::CardDrawn { seat, card: None },
            Event::DjinnsShown { seat, count, .. } if !eyes.see(seat) => {
                Event::DjinnsShown { seat, count, djinns: None }
            }
            Event::ItemsShown { seat, count, .. } if !eyes.see(seat) => {
                Event::ItemsShown { seat, count, items: None }
            }
            Event::ItemGained { seat, .. } if !eyes.see(seat) => Event::ItemGained { seat, item: None },
            open => open,
        })
    }
}
