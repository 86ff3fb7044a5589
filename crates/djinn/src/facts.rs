use serde::Serialize;
use table::Seats;

use crate::colour::DjinnKind;
use crate::data::{
    ACADEMY_SPECIAL, ACADEMY_STANDARD, ARCHIVES_PRICE, BOTTLE_PRICE, CHESTS, CORK_PRICE, DJINN_COST,
    Equipment, FACTORY_CORK_PRICE, PassageEffect, Place, SCROLL_SALE, Spot, TAVERN_SPECIAL, TAVERN_STANDARD,
    TRADES,
};
use crate::moves::Opener;
use crate::state::State;
use crate::turn::master_cost;
use crate::{Chosen, Effect, Move, Phase, Task};

/// What a legal move costs and gives by the rules. What does not apply to a move is left out.
///
/// What it `gives` is told as it is printed: magic above the limit and what the supply has not got are lost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Facts {
    /// Coins or scrolls owed for a stop.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub toll: Option<u8>,
    /// Whose figures stand at the stop.
    #[serde(skip_serializing_if = "nobody")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<table::Seat>>"))]
    pub to: Seats,
    /// Coins it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub coins: Option<u16>,
    /// Scrolls it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scrolls: Option<u16>,
    /// Keys it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub keys: Option<u8>,
    /// Magic it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub magic: Option<u16>,
    /// What this djinn costs before anybody helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cost: Option<u16>,
    /// Magic the whole catch needs after this move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub need: Option<u16>,
    /// Trades it allows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub trades: Option<u8>,
    /// What it gives at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Effect>>"))]
    pub gives: Vec<Effect>,
    /// What one does without.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Effect>>"))]
    pub forgoes: Vec<Effect>,
    /// The card that is gone for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub replaces: Option<Equipment>,
    /// Points a trophy is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<u8>,
}

fn nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

impl State {
    /// What a listed move costs and gives.
    pub(crate) fn facts(&self, m: Move) -> Facts {
        let none = Facts::default;
        let gives = |effects: &[Effect]| Facts { gives: effects.to_vec(), ..none() };
        match m {
            Move::Place { spot } => self.facts_of_stop(spot, self.setup.first_placement_pays),
            Move::Go { field } => match self.phase {
                Phase::Move { at, .. } => self.facts_of_stop(Spot { from: at, to: field }, true),
                _ => none(),
            },
            Move::Standard => self.facts_of_action(false),
            Move::Special => self.facts_of_action(true),
            Move::Forgo { coins, magic } => {
                let both = [Effect::Coin(coins), Effect::Magic(magic)];
                let none_of = |effect: &Effect| matches!(effect, Effect::Coin(0) | Effect::Magic(0));
                Facts { gives: both.into_iter().filter(|effect| !none_of(effect)).collect(), ..none() }
            }
            Move::Passage => match self.duties.passage.map(crate::Passage::effect) {
                Some(PassageEffect::Give(effects)) => gives(effects),
                Some(PassageEffect::Sell(price)) => Facts { coins: Some(price.into()), ..none() },
                None => none(),
            },
            Move::Catch { djinn } => self.facts_of_catch(djinn),
            Move::Refuse => {
                Facts { magic: Some(u16::from(self.refusal_cost().min(self.me().magic))), ..none() }
            }
            Move::Use { mage, saving } => self.with_catch(|chosen| {
                let reckoning = self.reckon(chosen);
                let (coins, scrolls) = reckoning.price(mage, saving);
                let need = reckoning.after_using(mage, saving).map(|after| after.need());
                Facts { coins: Some(coins), scrolls: Some(scrolls), need, ..none() }
            }),
            Move::UseStaff => match self.phase {
                Phase::Catch(mut chosen) => {
                    chosen.staff = true;
                    Facts { need: Some(self.reckon(&chosen).need()), ..none() }
                }
                _ => gives(&[Effect::Refill]),
            },
            Move::Bind => {
                self.with_catch(|chosen| Facts { magic: Some(self.reckon(chosen).need()), ..none() })
            }
            Move::BuyScroll | Move::BuyBottle { .. } | Move::BuyCork => {
                Facts { coins: self.price_of(m), ..none() }
            }
            Move::SellScroll => Facts { scrolls: Some(1), ..gives(&[Effect::Coin(SCROLL_SALE)]) },
            Move::BuyEquipment { equipment } => {
                Facts { coins: self.price_of(m), ..self.facts_of_equipment(equipment) }
            }
            Move::Equip { equipment } => self.facts_of_equipment(equipment),
            Move::Unlock { opener } => {
                let content = self.asked_about().map_or(&[][..], crate::Chest::compartment);
                match opener {
                    Opener::Key => Facts { keys: Some(1), ..gives(content) },
                    Opener::Coin => Facts { coins: Some(1), ..gives(content) },
                }
            }
            Move::PutAway { chest } => Facts { forgoes: chest.open().to_vec(), ..none() },
            Move::Pass => {
                let content = self.asked_about().map_or(&[][..], crate::Chest::compartment);
                Facts { forgoes: content.to_vec(), ..none() }
            }
            Move::Circle => Facts { scrolls: self.price_of(m), ..gives(&[Effect::Circle(1)]) },
            Move::Dig { .. } => Facts { scrolls: self.price_of(m), ..none() },
            Move::Refill => gives(&[Effect::Refill]),
            Move::Trophy { trophy, .. } => Facts { points: Some(trophy.points()), ..gives(trophy.bonus()) },
            Move::Choose { .. }
            | Move::Skip { .. }
            | Move::Pay { .. }
            | Move::Spare { .. }
            | Move::HouseCircle
            | Move::HouseBottle { .. }
            | Move::Free { .. }
            | Move::Done
            | Move::Hire { .. }
            | Move::TakeBottle { .. }
            | Move::Wake { .. }
            | Move::WakeAll
            | Move::Bottle { .. }
            | Move::BottleMaster { .. }
            | Move::End => none(),
        }
    }

    fn facts_of_stop(&self, spot: Spot, pays: bool) -> Facts {
        let to = if pays { self.occupants(spot) } else { Seats::NONE };
        let toll = (!to.is_empty()).then(|| self.toll(spot));
        Facts { toll, to, gives: self.hat_gifts(spot.to).to_vec(), ..Facts::default() }
    }

    fn facts_of_action(&self, special: bool) -> Facts {
        let choose =
            |standard: &[Effect], strong: &[Effect]| if special { strong } else { standard }.to_vec();
        let gives = match self.place(self.here()) {
            Place::Academy => choose(ACADEMY_STANDARD, ACADEMY_SPECIAL),
            Place::Tavern => choose(TAVERN_STANDARD, TAVERN_SPECIAL),
            Place::Catacombs => vec![Effect::Chest(CHESTS[usize::from(special)])],
            Place::Market => {
                return Facts { trades: Some(TRADES[usize::from(special)]), ..Facts::default() };
            }
            Place::Manufactory | Place::Archives | Place::Source => Vec::new(),
        };
        Facts { gives, ..Facts::default() }
    }

    fn facts_of_catch(&self, djinn: DjinnKind) -> Facts {
        let chosen = if let Phase::Catch(chosen) = self.phase { chosen } else { Chosen::default() };
        let cost = match djinn {
            DjinnKind::Normal(_) => DJINN_COST,
            DjinnKind::Master => master_cost(self.counted_beside_master(&chosen)),
        };
        Facts { cost: Some(cost), need: Some(self.reckon(&chosen.and(djinn)).need()), ..Facts::default() }
    }

    fn facts_of_equipment(&self, equipment: Equipment) -> Facts {
        let gives = match equipment.cloak() {
            Some(crate::data::Cloak::RaiseLimit(n)) => vec![Effect::Limit(n)],
            _ => Vec::new(),
        };
        Facts { replaces: self.me().wears(equipment.kind()), gives, ..Facts::default() }
    }

    fn with_catch(&self, facts: impl Fn(&Chosen) -> Facts) -> Facts {
        if let Phase::Catch(chosen) = &self.phase { facts(chosen) } else { Facts::default() }
    }

    /// The chest whose compartment is asked about.
    fn asked_about(&self) -> Option<crate::Chest> {
        match self.pending.top() {
            Some(Task::Compartment(chest)) => Some(chest),
            _ => None,
        }
    }

    /// What something costs where the deciding seat is now: coins, or scrolls in the Archives.
    fn price_of(&self, m: Move) -> Option<u16> {
        match (self.phase, m) {
            _ if !self.pending.is_empty() => None,
            (Phase::Market { discount, .. }, Move::BuyScroll) => Some(self.scroll_price(discount)),
            (Phase::Market { discount, .. }, Move::BuyBottle { .. }) => {
                Some(self.bottle_price(BOTTLE_PRICE, discount))
            }
            (Phase::Market { discount, .. }, Move::BuyCork) => Some(self.cork_price(CORK_PRICE, discount)),
            (Phase::Passage, Move::BuyBottle { .. }) => Some(self.bottle_price(self.passage_price(), false)),
            (Phase::Passage, Move::BuyCork) => Some(self.cork_price(self.passage_price(), false)),
            (Phase::Manufactory { special, .. }, Move::BuyCork) => {
                Some(self.cork_price(FACTORY_CORK_PRICE[usize::from(special)], false))
            }
            (Phase::Manufactory { special, .. }, Move::BuyEquipment { .. }) => {
                Some(self.equipment_price(special))
            }
            (Phase::Archives { special: false, .. }, Move::Circle | Move::Dig { .. }) => Some(ARCHIVES_PRICE),
            _ => None,
        }
    }
}
