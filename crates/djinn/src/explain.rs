//! Why a move is not among the legal ones.

use crate::catching::can_house;
use crate::colour::Djinn;
use crate::data::{
    ARCHIVES_PRICE, BOTTLE_PRICE, CORK_PRICE, FACTORY_CORK_PRICE, FACTORY_CORKS, Field, Passage, Spot, Staff,
    TROPHY_DJINNS, Trophy,
};
use crate::moves::Unit;
use crate::phase::Task;
use crate::state::State;
use crate::{Chosen, Colour, Effect, Move, Phase, Refusal};

impl State {
    /// What is being asked, in a few words.
    pub(crate) fn question(&self) -> &'static str {
        match self.pending.top() {
            Some(Task::Give(Effect::Bottle(_))) => "which bottle to take",
            Some(Task::Give(Effect::Mage(_))) => "which mage to hire",
            Some(Task::Give(Effect::Equip(_))) => "which equipment to take",
            Some(Task::Give(Effect::Passage(_))) => "where to place a passage",
            Some(Task::Give(Effect::Wake(_))) => "which mage to wake",
            Some(Task::Give(Effect::Bottling(_))) => "which djinn to bottle",
            Some(Task::Compartment(_)) => "whether to open the compartment",
            Some(Task::PutAway(_)) => "which chest to put away",
            Some(Task::Give(_)) | None => match self.phase {
                Phase::Draft { .. } => "which character to choose",
                Phase::Gifts { .. } => "what a character gives",
                Phase::Place => "where to place the figure",
                Phase::Move { .. } => "where to go",
                Phase::Pay(_) => "how to pay for the stop",
                Phase::Act => "what to do here",
                Phase::Market { .. } => "what to trade",
                Phase::Manufactory { .. } => "what to buy",
                Phase::Archives { .. } => "what to do in the archives",
                Phase::Source { .. } => "what to do at the source",
                Phase::Passage => "which bottle or cork to buy",
                Phase::Catch(_) => "what to catch and how to pay for it",
                Phase::House(_) => "where to house the djinns",
                Phase::Over => "none",
            },
        }
    }

    /// The reason why a move that is not legal is not.
    pub(crate) fn explain(&self, m: Move) -> Refusal {
        if self.phase == Phase::Over {
            return Refusal::Over;
        }
        let not_now = Refusal::NotNow { question: self.question() };
        let reason = match self.pending.top() {
            Some(task) => self.why_no_answer(task, m),
            None => self.why_not_in_phase(m).or_else(|| self.why_no_trophy(m)),
        };
        reason.unwrap_or(not_now)
    }

    fn why_no_answer(&self, task: Task, m: Move) -> Option<Refusal> {
        Some(match (task, m) {
            (Task::Give(Effect::Bottle(_)), Move::TakeBottle { .. }) => Refusal::SupplyEmpty,
            (Task::Give(Effect::Mage(_)), Move::Hire { mage }) => Refusal::MageNotShown { mage },
            (Task::Give(Effect::Equip(_)), Move::Equip { equipment }) => {
                Refusal::EquipmentNotShown { equipment }
            }
            (Task::Give(Effect::Passage(_)), Move::Dig { passage, field }) => self.why_no_dig(passage, field),
            (Task::Give(Effect::Wake(_)), Move::Wake { mage }) => Refusal::NotAsleep { mage },
            (Task::Give(Effect::Wake(_)), Move::WakeAll) => Refusal::TooManyAsleep,
            (Task::Give(Effect::Bottling(_)), Move::Bottle { colour }) => self.why_no_bottling(false, colour),
            (Task::Give(Effect::Bottling(_)), Move::BottleMaster { colour }) => {
                self.why_no_bottling(true, colour)
            }
            (Task::Compartment(_), Move::Unlock { .. }) => Refusal::NoOpener,
            (Task::PutAway(_), Move::PutAway { chest }) => Refusal::ChestNotDrawn { chest },
            (
                Task::Give(Effect::Bottle(_) | Effect::Mage(_) | Effect::Wake(_)) | Task::PutAway(_),
                Move::Pass,
            ) => Refusal::CannotPass,
            _ => return None,
        })
    }

    fn why_not_in_phase(&self, m: Move) -> Option<Refusal> {
        let me = self.me();
        Some(match (self.phase, m) {
            (Phase::Draft { .. }, Move::Choose { character }) => {
                if self.characters.contains(character) {
                    Refusal::CharacterKindHeld
                } else {
                    Refusal::CharacterNotOffered { character }
                }
            }
            (Phase::Place, Move::Place { spot }) if !spot.to.is_square() => {
                Refusal::NotSquare { field: spot.to }
            }
            (Phase::Place, Move::Place { spot }) => self.why_no_stop(spot),
            (Phase::Move { from, at }, Move::Go { field } | Move::Skip { field }) => {
                let spot = Spot { from: at, to: field };
                if !at.is_joined_to(field) {
                    Refusal::NoPath { from: at, to: field }
                } else if field == from {
                    Refusal::Backwards { field }
                } else if matches!(m, Move::Skip { .. }) {
                    Refusal::FreeFieldSkipped { field }
                } else {
                    self.why_no_stop(spot)
                }
            }
            (Phase::Pay(payment), Move::Pay { seat: given, .. } | Move::Spare { seat: given })
                if given != payment.seat() =>
            {
                Refusal::WrongPayee { given, expected: payment.seat() }
            }
            (Phase::Pay(_), Move::Pay { unit, .. }) => Refusal::NothingToPay { unit },
            (Phase::Pay(_), Move::Spare { .. }) => Refusal::NobodySpared,
            (Phase::Act, Move::Standard | Move::Special | Move::Forgo { .. }) if !self.duties.action => {
                Refusal::ActionUsed
            }
            (Phase::Act, Move::Special) if self.here().round_index().is_none() => {
                Refusal::NoSpecial { field: self.here() }
            }
            (Phase::Act, Move::Standard | Move::Special) => Refusal::NothingToDo,
            (Phase::Act, Move::Forgo { .. }) if self.duties.passage_used => Refusal::PassageUsed,
            (Phase::Act, Move::Forgo { coins, magic }) => {
                Refusal::WrongUnits { given: coins.saturating_add(magic), allowed: self.forgo_units() }
            }
            (Phase::Act, Move::Passage) => Refusal::NoPassage,
            (Phase::Act, Move::Catch { .. } | Move::Refuse) if !self.duties.catch => Refusal::NoCatchDue,
            (Phase::Act, Move::Catch { djinn }) => self.why_no_catch(&Chosen::default(), djinn),
            (Phase::Act, Move::End) => Refusal::CatchDue,
            (Phase::Act | Phase::Place | Phase::Move { .. }, Move::UseStaff) => match me.staff() {
                Some(Staff::OnceRefill) => Refusal::MagicFull,
                _ => Refusal::NoStaff,
            },
            (Phase::Catch(chosen), Move::Catch { .. }) if chosen.staff || !chosen.used.is_empty() => {
                Refusal::MagesUsed
            }
            (Phase::Catch(chosen), Move::Catch { djinn }) => self.why_no_catch(&chosen, djinn),
            (Phase::Catch(chosen), Move::Use { mage, saving }) => self.why_no_mage(&chosen, mage, saving),
            (Phase::Catch(_), Move::UseStaff) => Refusal::NoStaff,
            (Phase::Catch(chosen), Move::Bind) => {
                Refusal::NotPaid { need: self.reckon(&chosen).need(), magic: me.magic }
            }
            (Phase::House(caught), m) => match (caught.next(), m) {
                (Some(_), Move::HouseCircle) => Refusal::NoCircle,
                (Some(djinn), Move::HouseBottle { colour }) => match djinn {
                    Djinn::Normal(own) if own != colour => Refusal::WrongBottle { djinn, colour },
                    _ => Refusal::NoBottle { colour },
                },
                (None, Move::Free { colour }) => Refusal::NoFreeDjinn { colour },
                (None, Move::Pass) => Refusal::FreeDjinnRequired,
                _ => return None,
            },
            (
                Phase::Market { .. }
                | Phase::Manufactory { .. }
                | Phase::Archives { .. }
                | Phase::Source { closing: false, .. },
                Move::Done,
            ) => Refusal::NothingDone,
            (Phase::Market { discount, .. }, m) => return self.why_no_trade(discount, m),
            (Phase::Passage, m) => return self.why_no_passage_ware(m),
            (Phase::Manufactory { special, equipped, corks }, m) => {
                return self.why_no_ware(special, equipped, corks, m);
            }
            (Phase::Archives { special, woke, circle, passage }, m) => {
                return self.why_no_study(special, [woke, circle, passage], m);
            }
            (Phase::Source { refilled, woke, .. }, m) => return self.why_not_at_source(refilled, woke, m),
            _ => return None,
        })
    }

    fn why_no_stop(&self, spot: Spot) -> Refusal {
        if !spot.from.is_joined_to(spot.to) {
            return Refusal::NoPath { from: spot.from, to: spot.to };
        }
        let owed = u16::from(self.toll(spot));
        let me = self.me();
        Refusal::StopTooDear { spot, owed, have: me.coins.saturating_add(me.scrolls) }
    }

    fn why_no_catch(&self, chosen: &Chosen, djinn: Djinn) -> Refusal {
        let here = self.djinns_at(self.here());
        let is_here = match djinn {
            Djinn::Normal(colour) => here.djinns[colour.index()] > chosen.normal[colour.index()],
            Djinn::Master => here.master && !chosen.master,
        };
        if !is_here {
            return Refusal::NoSuchDjinn { djinn };
        }
        let wanted = chosen.and(djinn);
        if !can_house(self.me(), wanted.normal, wanted.master) {
            return Refusal::NoRoom;
        }
        Refusal::TooStrong { need: self.reckon(&wanted).need(), magic: self.me().magic }
    }

    fn why_no_mage(&self, chosen: &Chosen, mage: crate::Mage, saving: Option<Unit>) -> Refusal {
        let me = self.me();
        if !me.mages.contains(mage) {
            return Refusal::NotYourMage { mage };
        }
        if !me.awake.contains(mage) {
            return Refusal::MageAsleep { mage };
        }
        if chosen.used.len() >= me.mages_per_catch() {
            return Refusal::TooManyMages;
        }
        let reckoning = self.reckon(chosen);
        if !reckoning.savings(mage).contains(&saving) {
            return Refusal::WrongSaving { mage };
        }
        match reckoning.after_using(mage, saving) {
            None => {
                let (coins, scrolls) = reckoning.price(mage, saving);
                Refusal::MageTooDear { mage, coins, scrolls }
            }
            Some(after) if after.need() >= reckoning.need() => Refusal::MageNoHelp { mage },
            Some(_) => Refusal::MageLeadsNowhere { mage },
        }
    }

    fn why_no_trade(&self, discount: bool, m: Move) -> Option<Refusal> {
        let coins = self.me().coins;
        let (price, left) = match m {
            Move::BuyScroll => (self.scroll_price(discount), self.scrolls_left() > 0),
            Move::BuyBottle { colour } => {
                (self.bottle_price(BOTTLE_PRICE, discount), self.bottles[colour.index()] > 0)
            }
            Move::BuyCork => (self.cork_price(CORK_PRICE, discount), self.corks > 0),
            Move::SellScroll if self.me().scrolls == 0 => return Some(Refusal::NoScroll),
            Move::SellScroll => return Some(Refusal::SupplyEmpty),
            _ => return None,
        };
        Some(self.why_not_bought(price, coins, left))
    }

    fn why_no_passage_ware(&self, m: Move) -> Option<Refusal> {
        let price = self.passage_price();
        let (price, left) = match m {
            Move::BuyBottle { colour } => (self.bottle_price(price, false), self.bottles[colour.index()] > 0),
            Move::BuyCork => (self.cork_price(price, false), self.corks > 0),
            _ => return None,
        };
        Some(self.why_not_bought(price, self.me().coins, left))
    }

    fn why_no_ware(&self, special: bool, equipped: bool, corks: u8, m: Move) -> Option<Refusal> {
        let used_up = !special && (equipped || corks > 0);
        let (price, left, enough) = match m {
            Move::BuyEquipment { equipment } if self.slot_of(equipment).is_none() => {
                return Some(Refusal::EquipmentNotShown { equipment });
            }
            Move::BuyEquipment { .. } => (self.equipment_price(special), true, equipped),
            Move::BuyCork => {
                let price = self.cork_price(FACTORY_CORK_PRICE[usize::from(special)], false);
                (price, self.corks > 0, corks >= FACTORY_CORKS)
            }
            _ => return None,
        };
        if used_up || enough {
            return Some(Refusal::BoughtEnough);
        }
        Some(self.why_not_bought(price, self.me().coins, left))
    }

    fn why_not_bought(&self, price: u16, coins: u16, left: bool) -> Refusal {
        if left { Refusal::TooDear { price, coins } } else { Refusal::SupplyEmpty }
    }

    fn why_no_study(&self, special: bool, done: [bool; 3], m: Move) -> Option<Refusal> {
        let me = self.me();
        let (which, poor) = match m {
            Move::Wake { .. } | Move::WakeAll => (0, false),
            Move::Circle => (1, !special && me.scrolls < ARCHIVES_PRICE),
            Move::Dig { .. } => (2, !special && me.scrolls < ARCHIVES_PRICE),
            _ => return None,
        };
        if done[which] || (!special && done.contains(&true)) || done.iter().filter(|d| **d).count() >= 2 {
            return Some(Refusal::DoneOnce);
        }
        Some(match m {
            _ if poor => Refusal::NoScroll,
            Move::Circle => Refusal::NoInactiveCircle,
            Move::Dig { passage, field } => self.why_no_dig(passage, field),
            m => self.why_no_wake(m),
        })
    }

    fn why_not_at_source(&self, refilled: bool, woke: bool, m: Move) -> Option<Refusal> {
        Some(match m {
            Move::Refill if refilled => Refusal::DoneOnce,
            Move::Refill => Refusal::MagicFull,
            Move::Wake { .. } | Move::WakeAll if woke => Refusal::DoneOnce,
            Move::Wake { .. } | Move::WakeAll => self.why_no_wake(m),
            Move::Bottle { colour } => self.why_no_bottling(false, colour),
            Move::BottleMaster { colour } => self.why_no_bottling(true, colour),
            _ => return None,
        })
    }

    fn why_no_wake(&self, m: Move) -> Refusal {
        match m {
            _ if self.me().asleep().is_empty() => Refusal::NobodyAsleep,
            Move::Wake { mage } => Refusal::NotAsleep { mage },
            _ => Refusal::TooManyAsleep,
        }
    }

    fn why_no_dig(&self, passage: Passage, field: Field) -> Refusal {
        let me = self.me();
        if !me.own_passages().contains(&passage) || me.passages[passage.index()].is_some() {
            return Refusal::PassagePlaced { passage };
        }
        Refusal::NoPassageSite { field }
    }

    fn why_no_bottling(&self, master: bool, colour: Colour) -> Refusal {
        let me = self.me();
        let held = if master { me.circled_masters } else { me.circled[colour.index()] };
        if held == 0 { Refusal::NotInCircle } else { Refusal::NoBottle { colour } }
    }

    fn why_no_trophy(&self, m: Move) -> Option<Refusal> {
        let Move::Trophy { trophy, colour, masters } = m else { return None };
        if !matches!(
            self.phase,
            Phase::Place
                | Phase::Move { .. }
                | Phase::Act
                | Phase::Market { .. }
                | Phase::Manufactory { .. }
                | Phase::Archives { .. }
                | Phase::Source { .. }
        ) {
            return None;
        }
        if !self.trophies_open() {
            return Some(Refusal::TrophiesClosed);
        }
        let me = self.me();
        let (have, have_masters) = (me.in_bottles_of(colour), me.bottled_masters[colour.index()]);
        let normal = TROPHY_DJINNS.saturating_sub(masters);
        if masters > have_masters || normal > me.bottled[colour.index()] {
            return Some(Refusal::NotThree { colour, masters, have, have_masters });
        }
        if !self.trophies_left().contains(trophy) {
            return Some(Refusal::TrophyGone { trophy });
        }
        let row = (self.trophies_to_choose_from().iter().next()).map_or(1, Trophy::row);
        Some(Refusal::WrongRow { trophy, row })
    }
}
