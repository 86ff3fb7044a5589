use table::Chance;

use crate::data::{DJINN_ROW, RESOURCE_CARDS, ROW};
use crate::{Cards, Djinn, Djinns, Resource};
use table::List;

/// Purposes of chance; the order is part of the log format.
pub mod stream {
    /// The layout of the tiles.
    pub const LAYOUT: usize = 0;
    /// Meeples on the tiles.
    pub const MEEPLES: usize = 1;
    /// The first bid order.
    pub const BID_ORDER: usize = 2;
    /// Shuffles of the resource cards.
    pub const RESOURCES: usize = 3;
    /// Shuffles of the djinns.
    pub const DJINNS: usize = 4;
    /// Draws from the bag.
    pub const BAG: usize = 5;
    /// The thieves' pile.
    pub const THIEVES: usize = 6;
    /// Shuffles of the items.
    pub const ITEMS: usize = 7;
    /// How many there are.
    pub const COUNT: usize = 8;
}

/// All chance of a game of Five Tribes.
pub type Luck = Chance<{ stream::COUNT }>;

/// Resource cards that nobody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// Open cards, front first.
    pub row: List<Resource, ROW>,
    /// The top is the last one.
    pub pile: List<Resource, RESOURCE_CARDS>,
    pub discard: Cards,
}

impl Resources {
    /// Draws from the pile; an empty pile is made anew from the discards. Says if it was.
    pub fn draw(&mut self, luck: &mut Luck) -> (Option<Resource>, bool) {
        let mut reshuffled = false;
        if self.pile.is_empty() && self.discard != Cards::NONE {
            self.pile = List::of(Resource::Fakir, self.discard.iter());
            self.discard = Cards::NONE;
            luck.stream(stream::RESOURCES, |s| s.shuffle(self.pile.as_mut_slice()));
            reshuffled = true;
        }
        (self.pile.pop(), reshuffled)
    }
}

/// Djinns that nobody owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DjinnDeck {
    /// Open djinns, in the order they were turned up.
    pub row: List<Djinn, DJINN_ROW>,
    /// The top is the last one.
    pub pile: List<Djinn, { Djinn::COUNT }>,
    pub discard: Djinns,
}

impl DjinnDeck {
    /// Draws from the pile; an empty pile is made anew from the discards. Says if it was.
    pub fn draw(&mut self, luck: &mut Luck) -> (Option<Djinn>, bool) {
        let mut reshuffled = false;
        if self.pile.is_empty() && !self.discard.is_empty() {
            self.pile = List::of(Djinn::AlAmin, self.discard.iter());
            self.discard = Djinns::NONE;
            luck.stream(stream::DJINNS, |s| s.shuffle(self.pile.as_mut_slice()));
            reshuffled = true;
        }
        (self.pile.pop(), reshuffled)
    }
}
