//! Worlds a seat cannot tell from the true one.

use table::{Seat, Seed};

use crate::state::decks::{Luck, stream};
use crate::state::{Phase, Tribes};
use crate::{Cards, Djinn, Resource};
use table::List;

impl Tribes {
    /// Deals anew what `seat` cannot know: the order of the piles, cards and items others drew unseen, what
    /// another player is being shown, and all chance to come. Gold is known to whoever remembers: it only changes
    /// hands openly.
    pub(crate) fn imagined(&self, seat: Seat, seed: Seed) -> Tribes {
        let mut world = *self;
        world.luck = Luck::new(seed);
        world.deal_resources(seat);
        world.deal_djinns(seat);
        if self.rules.expansions.thieves {
            world.thieves.imagine(&mut world.luck);
        }
        if self.rules.expansions.artisans {
            world.deal_items(seat);
        }
        world
    }

    fn deal_resources(&mut self, seat: Seat) {
        let others: List<Seat, 3> = List::of(seat, seat.others(self.rules.players));
        let mut unseen: List<Resource, { crate::data::RESOURCE_CARDS }> = self.resources.pile;
        for other in others.iter() {
            let player = &mut self.players[*other];
            for card in Resource::ALL {
                (0..player.hand.count(card) - player.known.count(card)).for_each(|_| unseen.push(card));
            }
        }
        // Sorted first, so that the new order does not depend on the true one.
        unseen.as_mut_slice().sort_unstable();
        self.luck.stream(stream::RESOURCES, |s| s.shuffle(unseen.as_mut_slice()));
        for other in others.iter() {
            let player = &mut self.players[*other];
            let count = player.hand.total() - player.known.total();
            let drawn: Cards = (0..count).filter_map(|_| unseen.pop()).collect();
            player.hand = player.known;
            drawn.iter().for_each(|card| player.hand.add(card, 1));
        }
        self.resources.pile = unseen;
    }

    fn deal_djinns(&mut self, seat: Seat) {
        let mut unseen: List<Djinn, { Djinn::COUNT }> = self.djinns.pile;
        let hidden = match self.phase {
            Phase::KeepDjinn { djinns: shown } if self.activation.seat != seat => {
                shown.iter().for_each(|djinn| unseen.push(*djinn));
                shown.len()
            }
            _ => 0,
        };
        unseen.as_mut_slice().sort_unstable();
        self.luck.stream(stream::DJINNS, |s| s.shuffle(unseen.as_mut_slice()));
        if hidden > 0 {
            let shown = (0..hidden).filter_map(|_| unseen.pop());
            self.phase = Phase::KeepDjinn { djinns: List::of(Djinn::AlAmin, shown) };
        }
        self.djinns.pile = unseen;
    }
}
