use table::Sink;

use super::Play;
use crate::data::{
    ARCHIVES_PRICE, ARCHIVES_WAKES, BOTTLE_PRICE, CORK_PRICE, Equipment, FACTORY_CORK_PRICE, Field, Mage,
    Passage, SCROLL_SALE, SOURCE_WAKES,
};
use crate::events::Goods;
use crate::phase::Task;
use crate::state::State;
use crate::{Colour, Effect, Event, Phase};

impl<S: Sink<Event>> Play<'_, S> {
    /// Finishes the place's action.
    pub(super) fn close_action(&mut self) {
        self.state.phase = Phase::Act;
    }

    /// Finishes the place's action if it is used up, or if nothing can be done in it and no trophy could change that.
    pub(super) fn close_if_spent(&mut self) {
        let state = &self.state;
        let (open, used_up) = match state.phase {
            Phase::Market { trades, discount, .. } => (state.can_trade(discount), trades == 0),
            Phase::Manufactory { special, equipped, corks } => (
                state.can_buy_wares(special, equipped, corks),
                State::bought_all_wares(special, equipped, corks),
            ),
            Phase::Archives { special, woke, circle, passage } => {
                let done = [woke, circle, passage];
                (state.can_study(special, done), State::studied_all(special, done))
            }
            Phase::Source { closing: false, refilled, woke, .. } => {
                (state.can_use_source(refilled, woke), false)
            }
            _ => return,
        };
        if used_up || (!open && !state.can_gain_trophy()) {
            self.close_action();
        }
    }

    /// Counts a trade; tells whether it was cheaper.
    fn trade(&mut self, in_coins: bool) -> bool {
        let Phase::Market { trades, discount, begun } = &mut self.state.phase else { return false };
        let cheaper = *discount && in_coins;
        *trades -= 1;
        *begun = true;
        // the coin saved is the same for every trade, so it is saved at the first that costs coins
        *discount &= !in_coins;
        cheaper
    }

    pub(super) fn buy_scroll(&mut self) {
        let cheaper = self.trade(true);
        let price = self.state.scroll_price(cheaper);
        self.lose(Goods::Coin, price);
        self.gain(Goods::Scroll, 1);
        self.close_if_spent();
    }

    pub(super) fn sell_scroll(&mut self) {
        self.trade(false);
        self.lose(Goods::Scroll, 1);
        self.gain(Goods::Coin, SCROLL_SALE);
        self.close_if_spent();
    }

    pub(super) fn buy_bottle(&mut self, colour: Colour) {
        let price = if let Phase::Passage = self.state.phase {
            let price = self.state.passage_price();
            self.state.phase = Phase::Act;
            self.state.bottle_price(price, false)
        } else {
            let cheaper = self.trade(true);
            self.state.bottle_price(BOTTLE_PRICE, cheaper)
        };
        self.lose(Goods::Coin, price);
        self.gain_bottle(colour);
        self.close_if_spent();
    }

    pub(super) fn buy_cork(&mut self) {
        let price = match &mut self.state.phase {
            Phase::Manufactory { special, corks, .. } => {
                *corks += 1;
                let price = FACTORY_CORK_PRICE[usize::from(*special)];
                self.state.cork_price(price, false)
            }
            Phase::Passage => {
                let price = self.state.passage_price();
                self.state.phase = Phase::Act;
                self.state.cork_price(price, false)
            }
            _ => {
                let cheaper = self.trade(true);
                self.state.cork_price(CORK_PRICE, cheaper)
            }
        };
        self.lose(Goods::Coin, price);
        self.gain(Goods::Cork, 1);
        self.close_if_spent();
    }

    pub(super) fn buy_equipment(&mut self, equipment: Equipment) {
        let Phase::Manufactory { special, equipped, .. } = &mut self.state.phase else { return };
        *equipped = true;
        let special = *special;
        let price = self.state.equipment_price(special);
        self.lose(Goods::Coin, price);
        self.equip(equipment);
        self.close_if_spent();
    }

    pub(super) fn study_circle(&mut self) {
        let Phase::Archives { special, circle, .. } = &mut self.state.phase else { return };
        *circle = true;
        if !*special {
            self.lose(Goods::Scroll, ARCHIVES_PRICE);
        }
        self.gain(Goods::Circle, 1);
        self.close_if_spent();
    }

    /// Places a passage: in the Archives, or as an effect.
    pub(super) fn dig(&mut self, passage: Passage, field: Field) {
        let seat = self.seat();
        self.state.me_mut().passages[passage.index()] = Some(field);
        self.tell(Event::Dug { seat, passage, field });
        if self.state.pending.is_empty() {
            let Phase::Archives { special, passage, .. } = &mut self.state.phase else { return };
            *passage = true;
            if !*special {
                self.lose(Goods::Scroll, ARCHIVES_PRICE);
            }
            self.close_if_spent();
        } else {
            self.answered();
        }
    }

    /// Wakes one of more mages than could be woken at once.
    pub(super) fn wake_one(&mut self, mage: Mage) {
        self.wake(mage);
        if !self.state.pending.is_empty() {
            return self.answered();
        }
        let left = match &mut self.state.phase {
            Phase::Archives { woke, .. } => {
                *woke = true;
                ARCHIVES_WAKES - 1
            }
            Phase::Source { woke, .. } => {
                *woke = true;
                SOURCE_WAKES - 1
            }
            _ => return,
        };
        self.state.pending.push(Task::Give(Effect::Wake(left)));
        self.settle();
    }

    /// Wakes all sleeping mages because they are few enough.
    pub(super) fn wake_all_asked(&mut self) {
        self.wake_all();
        if let Phase::Archives { woke, .. } | Phase::Source { woke, .. } = &mut self.state.phase {
            *woke = true;
        }
        self.close_if_spent();
    }

    pub(super) fn refill_at_source(&mut self) {
        self.refill();
        if let Phase::Source { refilled, .. } = &mut self.state.phase {
            *refilled = true;
        }
        self.close_if_spent();
    }
}
