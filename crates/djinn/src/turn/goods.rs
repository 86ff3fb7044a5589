//! What is counted goes from the supply to a player and back. What cannot be given is lost.

use table::Sink;

use super::Play;
use crate::colour::Colour;
use crate::data::CIRCLES;
use crate::{Event, Goods};

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn gain(&mut self, good: Goods, count: u8) {
        let seat = self.seat();
        let (coins_left, scrolls_left) = (self.state.coins_left(), self.state.scrolls_left());
        let max_limit = self.state.setup.max_limit;
        let state = &mut *self.state;
        let me = &mut state.players[seat];
        let many = u16::from(count);
        let got = match good {
            Goods::Coin => add(&mut me.coins, many.min(coins_left)),
            Goods::Scroll => add(&mut me.scrolls, many.min(scrolls_left)),
            Goods::Key => take(&mut state.keys, &mut me.keys, count),
            Goods::Cork => take(&mut state.corks, &mut me.corks, count),
            Goods::Magic => raise(&mut me.magic, count, me.limit),
            Goods::Limit => raise(&mut me.limit, count, max_limit),
            Goods::Circle => raise(&mut me.circles, count, CIRCLES),
        };
        if got > 0 {
            self.tell(Event::Gained { seat, good, count: got });
        }
    }

    /// Pays or loses as much of a good as there is.
    pub(super) fn lose(&mut self, good: Goods, count: u16) {
        let seat = self.seat();
        let state = &mut *self.state;
        let me = &mut state.players[seat];
        let few = count.min(255) as u8;
        let lost = match good {
            Goods::Coin => drop_of(&mut me.coins, count),
            Goods::Scroll => drop_of(&mut me.scrolls, count),
            Goods::Key => take(&mut me.keys, &mut state.keys, few),
            Goods::Cork => take(&mut me.corks, &mut state.corks, few),
            Goods::Magic => lower(&mut me.magic, few),
            Goods::Limit => lower(&mut me.limit, few),
            Goods::Circle => lower(&mut me.circles, few),
        };
        if lost > 0 {
            self.tell(Event::Lost { seat, good, count: lost });
        }
    }

    pub(super) fn refill(&mut self) {
        let me = self.state.me();
        let missing = me.limit.saturating_sub(me.magic);
        self.gain(Goods::Magic, missing);
    }

    pub(super) fn gain_bottle(&mut self, colour: Colour) {
        let seat = self.seat();
        self.state.bottles[colour.index()] -= 1;
        self.state.me_mut().bottles[colour.index()] += 1;
        self.tell(Event::BottleGained { seat, colour });
    }
}

fn add(have: &mut u16, count: u16) -> u8 {
    let got = count.min(u16::MAX - *have);
    *have += got;
    got as u8
}

fn drop_of(have: &mut u16, count: u16) -> u8 {
    let lost = count.min(*have);
    *have -= lost;
    lost as u8
}

fn take(from: &mut u8, to: &mut u8, count: u8) -> u8 {
    let got = count.min(*from);
    *from -= got;
    *to += got;
    got
}

fn raise(have: &mut u8, count: u8, most: u8) -> u8 {
    let got = count.min(most.saturating_sub(*have));
    *have += got;
    got
}

fn lower(have: &mut u8, count: u8) -> u8 {
    let lost = count.min(*have);
    *have -= lost;
    lost
}
