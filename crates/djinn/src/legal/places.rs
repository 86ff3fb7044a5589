use crate::Move;
use crate::colour::{Colour, sum};
use crate::data::{
    ARCHIVES_CHOICES, ARCHIVES_PRICE, ARCHIVES_WAKES, BOTTLE_PRICE, Bad, CORK_PRICE, Cloak, EQUIPMENT_PRICE,
    EquipmentKind, FACTORY_CORK_PRICE, FACTORY_CORKS, Field, MARKET_DISCOUNT, PassageEffect, Place,
    SCROLL_PRICE, SOURCE_WAKES, TAVERN_SPECIAL, TAVERN_STANDARD,
};
use crate::state::State;

impl State {
    /// Would the place's action do anything?
    pub(crate) fn can_act(&self, special: bool) -> bool {
        match self.place(self.here()) {
            Place::Academy | Place::Catacombs => true,
            Place::Tavern => {
                let gives = if special { TAVERN_SPECIAL } else { TAVERN_STANDARD };
                gives.iter().any(|effect| self.can_give(*effect))
            }
            Place::Market => self.can_trade(special),
            Place::Manufactory => self.can_buy_wares(special, false, 0),
            Place::Archives => self.can_study(special, [false; 3]),
            Place::Source => self.can_use_source(false, false),
        }
    }

    pub(super) fn legal_trades(&self, trades: u8, discount: bool, tell: &mut impl FnMut(Move)) {
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
    pub(crate) fn can_trade(&self, discount: bool) -> bool {
        let mut any = false;
        self.legal_trades(1, discount, &mut |_| any = true);
        any
    }

    pub(super) fn legal_wares(&self, special: bool, equipped: bool, corks: u8, tell: &mut impl FnMut(Move)) {
        if State::bought_all_wares(special, equipped, corks) {
            return;
        }
        let me = self.me();
        if !equipped && me.coins >= self.equipment_price(special) {
            for equipment in self.display.iter().flatten().flatten() {
                tell(Move::BuyEquipment { equipment: *equipment });
            }
        }
        let price = self.cork_price(FACTORY_CORK_PRICE[usize::from(special)], false);
        if corks < FACTORY_CORKS && self.corks > 0 && me.coins >= price {
            tell(Move::BuyCork);
        }
    }

    /// Has as much been bought at the Manufactory as one visit allows?
    pub(crate) fn bought_all_wares(special: bool, equipped: bool, corks: u8) -> bool {
        if special { equipped && corks >= FACTORY_CORKS } else { equipped || corks > 0 }
    }

    /// Can anything be bought at the Manufactory?
    pub(crate) fn can_buy_wares(&self, special: bool, equipped: bool, corks: u8) -> bool {
        let mut any = false;
        self.legal_wares(special, equipped, corks, &mut |_| any = true);
        any
    }

    /// `done` tells what of waking, circle and passage has been done already.
    pub(super) fn legal_studies(&self, special: bool, done: [bool; 3], tell: &mut impl FnMut(Move)) {
        if State::studied_all(special, done) {
            return;
        }
        let me = self.me();
        let can_pay = special || me.scrolls >= ARCHIVES_PRICE;
        if !done[0] {
            self.legal_wakes(if special { u8::MAX } else { ARCHIVES_WAKES }, tell);
        }
        if !done[1] && can_pay && me.inactive_circles() > 0 {
            tell(Move::Circle);
        }
        if !done[2] && can_pay {
            self.legal_digs(tell);
        }
    }

    /// Has as much been done in the Archives as one visit allows?
    pub(crate) fn studied_all(special: bool, done: [bool; 3]) -> bool {
        let count = done.iter().filter(|d| **d).count() as u8;
        count >= ARCHIVES_CHOICES[usize::from(special)]
    }

    /// Can anything be done in the Archives?
    pub(crate) fn can_study(&self, special: bool, done: [bool; 3]) -> bool {
        let mut any = false;
        self.legal_studies(special, done, &mut |_| any = true);
        any
    }

    pub(super) fn legal_at_source(&self, refilled: bool, woke: bool, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        if !refilled && me.magic < me.limit {
            tell(Move::Refill);
        }
        self.legal_bottlings(tell);
        if !woke {
            self.legal_wakes(SOURCE_WAKES, tell);
        }
    }

    /// Can anything be done at the Source?
    pub(crate) fn can_use_source(&self, refilled: bool, woke: bool) -> bool {
        let mut any = false;
        self.legal_at_source(refilled, woke, &mut |_| any = true);
        any
    }

    pub(super) fn legal_passage_wares(&self, tell: &mut impl FnMut(Move)) {
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
    pub(crate) fn can_buy_small(&self, price: u16) -> bool {
        let coins = self.me().coins;
        (sum(self.bottles) > 0 && coins >= self.bottle_price(price, false))
            || (self.corks > 0 && coins >= self.cork_price(price, false))
    }

    /// Wakes of up to `count` mages: all at once if so few sleep, else one by one.
    pub(crate) fn legal_wakes(&self, count: u8, tell: &mut impl FnMut(Move)) {
        let asleep = self.me().asleep();
        if asleep.is_empty() {
        } else if asleep.len() <= count {
            tell(Move::WakeAll);
        } else {
            asleep.iter().for_each(|mage| tell(Move::Wake { mage }));
        }
    }

    /// Where own passages can be placed.
    pub(crate) fn legal_digs(&self, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        for passage in me.own_passages().iter().copied().filter(|p| me.passages[p.index()].is_none()) {
            for field in (0..6).map(Field::square).filter(|field| me.passage_at(*field).is_none()) {
                tell(Move::Dig { passage, field });
            }
        }
    }

    /// Djinns that can go from circles into bottles.
    pub(crate) fn legal_bottlings(&self, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        if me.corks == 0 {
            return;
        }
        for colour in Colour::ALL {
            if me.circled[colour.index()] > 0 && me.bottles[colour.index()] > 0 {
                tell(Move::Bottle { colour });
            }
        }
        if me.circled_masters > 0 {
            for colour in Colour::ALL {
                if me.bottles[colour.index()] > 0 {
                    tell(Move::BottleMaster { colour });
                }
            }
        }
    }

    /// Can any djinn go from a circle into a bottle?
    pub(crate) fn can_bottle(&self) -> bool {
        let mut any = false;
        self.legal_bottlings(&mut |_| any = true);
        any
    }

    /// Colours of bottles in the supply.
    pub(crate) fn each_bottle(&self, mut tell: impl FnMut(Colour)) {
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

    pub(crate) fn equipment_price(&self, special: bool) -> u16 {
        EQUIPMENT_PRICE[usize::from(special)] + u16::from(self.me().has_bad(Bad::DearEquipment))
    }

    /// Coins for a bottle or a cork of the passage here.
    pub(crate) fn passage_price(&self) -> u16 {
        match self.me().passage_at(self.here()).map(crate::data::Passage::effect) {
            Some(PassageEffect::Sell(price)) => u16::from(price),
            _ => 0,
        }
    }

    /// The displayed slot a card of equipment lies in.
    pub(crate) fn slot_of(&self, equipment: crate::data::Equipment) -> Option<(EquipmentKind, usize)> {
        let kind = equipment.kind();
        self.display[kind.index()].iter().position(|card| *card == Some(equipment)).map(|slot| (kind, slot))
    }
}
