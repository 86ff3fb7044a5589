//! Items as a seat may imagine them.

use table::{List, Seat};

use super::ItemPhase;
use crate::Item;
use crate::state::decks::stream;
use crate::state::{Phase, Tribes};

impl Tribes {
    /// Deals anew the pile, items others drew unseen, and what another player is being shown.
    pub(crate) fn deal_items(&mut self, seat: Seat) {
        let others: List<Seat, 3> = List::of(seat, seat.others(self.rules.players));
        let mut unseen = self.artisans.pile;
        for other in others.iter() {
            for item in Item::ALL {
                let hidden = self.artisans.held[*other].count(item) - self.artisans.seen[*other].count(item);
                (0..hidden).for_each(|_| unseen.push(item));
            }
        }
        let shown = match self.phase {
            Phase::Item(ItemPhase::Keep { items: shown }) if self.activation.seat != seat => {
                shown.iter().for_each(|item| unseen.push(*item));
                shown.len()
            }
            _ => 0,
        };
        unseen.as_mut_slice().sort_unstable();
        self.luck.stream(stream::ITEMS, |s| s.shuffle(unseen.as_mut_slice()));
        for other in others.iter() {
            let hidden = self.artisans.unseen(*other);
            self.artisans.held[*other] = self.artisans.seen[*other];
            (0..hidden).filter_map(|_| unseen.pop()).for_each(|item| self.artisans.held[*other].add(item, 1));
        }
        if shown > 0 {
            let dealt = (0..shown).filter_map(|_| unseen.pop());
            self.phase = Phase::Item(ItemPhase::Keep { items: List::of(Item::Jewellery, dealt) });
        }
        self.artisans.pile = unseen;
    }
}
