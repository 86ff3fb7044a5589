//! Own passages: what they give, and the bottle or cork one of them sells.

use table::Sink;

use super::Play;
use crate::colour::sum;
use crate::data::{Passage, PassageEffect};
use crate::state::State;
use crate::{Event, Move, Phase, Refused};

impl State {
    pub(super) fn list_passage_wares(&self, tell: &mut impl FnMut(Move)) {
        let price = self.passage_price();
        let me = self.me();
        if me.coins >= self.bottle_price(price, false) {
            self.each_bottle(|colour| tell(Move::BuyBottle { colour }));
        }
        if self.corks > 0 && me.coins >= self.cork_price(price, false) {
            tell(Move::BuyCork);
        }
    }

    /// Can a bottle or a cork be bought at this price?
    pub(super) fn can_buy_at_passage(&self, price: u16) -> bool {
        let coins = self.me().coins;
        (sum(self.bottles) > 0 && coins >= self.bottle_price(price, false))
            || (self.corks > 0 && coins >= self.cork_price(price, false))
    }

    /// Coins for a bottle or a cork of the passage here.
    pub(crate) fn passage_price(&self) -> u16 {
        match self.me().passage_at(self.here()).map(Passage::effect) {
            Some(PassageEffect::Sell(price)) => u16::from(price),
            _ => 0,
        }
    }

    pub(super) fn refuse_passage_ware(&self, m: Move) -> Option<Refused> {
        let price = self.passage_price();
        let (price, left) = match m {
            Move::BuyBottle { colour } => (self.bottle_price(price, false), self.bottles[colour.index()] > 0),
            Move::BuyCork => (self.cork_price(price, false), self.corks > 0),
            _ => return None,
        };
        Some(self.refuse_purchase(price, left))
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn use_passage(&mut self) {
        let Some(passage) = self.state.duties.passage.take() else { return };
        let seat = self.seat();
        self.state.duties.passage_used = true;
        self.tell(Event::PassageUsed { seat, passage });
        match passage.effect() {
            PassageEffect::Give(effects) => self.give(effects),
            PassageEffect::Sell(_) => self.state.phase = Phase::Passage,
        }
    }
}
