//! The Market: scrolls, bottles and corks for coins, and coins for scrolls.

use table::Sink;

use super::Play;
use crate::colour::Colour;
use crate::data::{
    BOTTLE_PRICE, CORK_PRICE, Cloak, FACTORY_CORK_PRICE, MARKET_DISCOUNT, SCROLL_PRICE, SCROLL_SALE,
};
use crate::state::State;
use crate::{Event, Goods, Move, Phase, Refused};

impl State {
    pub(super) fn list_trades(&self, trades: u8, discount: bool, tell: &mut impl FnMut(Move)) {
        if trades == 0 {
            return;
        }
        let me = self.me();
        if me.coins >= self.scroll_price(discount) && self.scrolls_left() > 0 {
            tell(Move::BuyScroll);
        }
        if me.scrolls > 0 && self.coins_left() > 0 {
            tell(Move::SellScroll);
        }
        if me.coins >= self.bottle_price(BOTTLE_PRICE, discount) {
            self.each_bottle(|colour| tell(Move::BuyBottle { colour }));
        }
        if self.corks > 0 && me.coins >= self.cork_price(CORK_PRICE, discount) {
            tell(Move::BuyCork);
        }
    }

    /// Is any trade possible?
    pub(super) fn can_trade(&self, discount: bool) -> bool {
        let mut any = false;
        self.list_trades(1, discount, &mut |_| any = true);
        any
    }

    /// Colours of bottles in the supply.
    pub(super) fn each_bottle(&self, mut tell: impl FnMut(Colour)) {
        Colour::ALL.into_iter().filter(|colour| self.bottles[colour.index()] > 0).for_each(&mut tell);
    }

    pub(crate) fn scroll_price(&self, discount: bool) -> u16 {
        SCROLL_PRICE - if discount { MARKET_DISCOUNT } else { 0 }
    }

    pub(crate) fn bottle_price(&self, price: u16, discount: bool) -> u16 {
        let cheaper = u16::from(self.me().has_cloak(Cloak::CheaperBottles));
        price.saturating_sub(cheaper + if discount { MARKET_DISCOUNT } else { 0 })
    }

    pub(crate) fn cork_price(&self, price: u16, discount: bool) -> u16 {
        let cheaper = u16::from(self.me().has_cloak(Cloak::CheaperCorks));
        price.saturating_sub(cheaper + if discount { MARKET_DISCOUNT } else { 0 })
    }

    pub(super) fn refuse_trade(&self, discount: bool, m: Move) -> Option<Refused> {
        let (price, left) = match m {
            Move::BuyScroll => (self.scroll_price(discount), self.scrolls_left() > 0),
            Move::BuyBottle { colour } => {
                (self.bottle_price(BOTTLE_PRICE, discount), self.bottles[colour.index()] > 0)
            }
            Move::BuyCork => (self.cork_price(CORK_PRICE, discount), self.corks > 0),
            Move::SellScroll if self.me().scrolls == 0 => return Some(Refused::NoScroll),
            Move::SellScroll => return Some(Refused::SupplyEmpty),
            _ => return None,
        };
        Some(self.refuse_purchase(price, left))
    }

    pub(super) fn refuse_purchase(&self, price: u16, left: bool) -> Refused {
        if left { Refused::TooDear { price, coins: self.me().coins } } else { Refused::SupplyEmpty }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
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

    /// Buys a bottle at the Market or at a passage.
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

    /// Buys a cork at the Market, at the Manufactory or at a passage.
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
}
