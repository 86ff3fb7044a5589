use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Seat, UnknownWord};

use crate::{Djinn, Item, Resource, Thief, Tile, Tribe};

/// One decision of one seat. Its text form is in [`notation`](crate::notation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "fields say what they are; the variant's line says what the move is")]
pub enum Move {
    /// `bid 8`: put your turn marker on the spot with this price. Kumarbi's owner may discard Fakirs to pay
    /// the price so many steps lower: `bid 12 fakirs 2`.
    Bid {
        /// The spot's printed price.
        spot: u8,
        /// Fakirs discarded with Kumarbi.
        fakirs: u8,
    },
    /// `sow c3`: pick up all meeples there.
    Sow { tile: Tile },
    /// `g>c4`: drop one meeple from your hand.
    Drop { tribe: Tribe, tile: Tile },
    /// `g>>f1`: the last meeple flies with the Flying Carpet.
    Fly { tribe: Tribe, tile: Tile },
    /// `act`: do the tribe's action. Builders may add Fakirs: `act fakirs 2`.
    Act {
        /// Fakirs discarded.
        fakirs: u8,
    },
    /// `kill g c4`: a meeple on the board. Fakirs needed for the distance are discarded along.
    Kill { tribe: Tribe, tile: Tile },
    /// `kill elder B`: a meeple in front of another player.
    KillHeld { tribe: Tribe, seat: Seat },
    /// `place`: put the palm tree or palace where the tile or djinn says.
    Place,
    /// `take 3`: the third card of the row.
    Take {
        /// Counted from 1 at the front.
        position: u8,
    },
    /// `buy enki elders`: a djinn at a sacred place.
    Buy { djinn: Djinn, payment: Payment },
    /// `hire ziad elders`: the thief on offer, in place of a djinn.
    Hire { thief: Thief, payment: Payment },
    /// `craft artisan` or `craft fakirs`: an item at a workshop.
    Craft { payment: Payment },
    /// `use enki fakir`: a djinn's power.
    Use { djinn: Djinn, payment: Payment },
    /// `magic horn_of_plenty`: a magic item.
    Magic { item: Item },
    /// `steal ziad`: use a thief.
    Steal { thief: Thief },
    /// `at c3`: the tile a power or item is meant for.
    At { tile: Tile },
    /// `keep enki`: one of the djinns shown to you.
    Keep { djinn: Djinn },
    /// `keep crown`: one of the items shown to you.
    KeepItem { item: Item },
    /// `call g b3`: the Enchanting Flute draws one meeple from a neighbour.
    Call { tribe: Tribe, tile: Tile },
    /// `lay fish`: the next card of the new row, with the Horn of Plenty.
    Lay { card: Resource },
    /// `camel` or `tent`: how you mark the tile you just won.
    Mark { marker: Marker },
    /// `give fish`: what a thief's victim gives up.
    Give { loot: Loot },
    /// `claim fish`: what a thief's user takes of it.
    Claim { loot: Loot },
    /// `sell fish`: put one good into the set you are selling.
    Sell { good: Resource },
    /// `done`: the set is complete and sold; the flute is put away.
    Done,
    /// `skip`: decline what is offered now.
    Skip,
    /// `end`: end the turn.
    End,
}

/// What a djinn, a thief or an item is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub enum Payment {
    /// One Elder.
    Elder,
    /// One Fakir.
    Fakir,
    /// Two Elders.
    Elders,
    /// One Elder and one Fakir.
    ElderFakir,
    /// One Artisan, at a workshop.
    Artisan,
    /// Two Fakirs, at a workshop.
    Fakirs,
}

impl Payment {
    /// Every way to pay.
    pub const ALL: [Payment; 6] = [
        Payment::Elder,
        Payment::Fakir,
        Payment::Elders,
        Payment::ElderFakir,
        Payment::Artisan,
        Payment::Fakirs,
    ];

    /// Elders in the payment.
    #[must_use]
    pub const fn elders(self) -> u8 {
        match self {
            Payment::Elder | Payment::ElderFakir => 1,
            Payment::Elders => 2,
            _ => 0,
        }
    }

    /// Fakirs in the payment.
    #[must_use]
    pub const fn fakirs(self) -> u8 {
        match self {
            Payment::Fakir | Payment::ElderFakir => 1,
            Payment::Fakirs => 2,
            _ => 0,
        }
    }

    /// Artisans in the payment.
    #[must_use]
    pub const fn artisans(self) -> u8 {
        matches!(self, Payment::Artisan) as u8
    }

    /// The payment's words in notation, in the order of [`Payment::ALL`].
    pub const WORDS: &'static [&'static str] =
        &["elder", "fakir", "elders", "elder+fakir", "artisan", "fakirs"];

    /// The payment's word in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Payment::WORDS[self as usize]
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Payment {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Payment, UnknownWord> {
        let payment = Payment::ALL.into_iter().find(|payment| payment.name() == text);
        payment.ok_or_else(|| UnknownWord::new("payment", text, Payment::WORDS))
    }
}

table::words! {
    /// What marks a tile as yours.
    pub enum Marker as "marker" {
        /// One of your camels.
        Camel = "camel",
        /// Your only tent. With the Artisans.
        Tent = "tent",
    }
}

table::words! {
    /// What stands on a tile besides meeples and camels.
    pub enum Piece as "piece" {
        /// A palm tree.
        Palm = "palm",
        /// A palace.
        Palace = "palace",
    }
}

/// What thieves are after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "loot", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "fields say what they are; the variant's line says what is taken")]
pub enum Loot {
    /// Houssain's: a resource card.
    Resource { card: Resource },
    /// Ouafat's: a djinn.
    Djinn { djinn: Djinn },
    /// Kohdjah's: the control of a tile.
    Tile { tile: Tile },
    /// Shalim's: a palm tree or palace from a tile.
    Piece { piece: Piece, tile: Tile },
    /// Madjaar's: an item.
    Item { item: Item },
}
