//! Catching: which djinns, with which mages, for how much magic; or refusing.

use table::Sink;

use super::{Play, can_house};
use crate::data::{Bad, Cloak, Mage, REFUSAL, Staff};
use crate::moves::Unit;
use crate::state::State;
use crate::{Caught, Chosen, Colour, DjinnKind, Event, Goods, Move, Phase, Refused};

impl State {
    /// Djinns that can be added to a catch so that it can still be paid and housed.
    pub(super) fn list_djinns(&self, chosen: &Chosen, tell: &mut impl FnMut(Move)) {
        let here = self.djinns_at(self.here());
        for colour in Colour::ALL {
            if here.djinns[colour.index()] > chosen.normal[colour.index()] {
                let djinn = DjinnKind::Normal(colour);
                if self.can_catch(&chosen.and(djinn)) {
                    tell(Move::Catch { djinn });
                }
            }
        }
        if here.master && !chosen.master && self.can_catch(&chosen.and(DjinnKind::Master)) {
            tell(Move::Catch { djinn: DjinnKind::Master });
        }
    }

    /// More djinns, as long as no mage was used; mages that lessen the need; and the end of it.
    pub(super) fn list_catch_steps(&self, chosen: &Chosen, tell: &mut impl FnMut(Move)) {
        if chosen.used.is_empty() && !chosen.staff {
            self.list_djinns(chosen, tell);
        }
        let reckoning = self.reckon(chosen);
        let need = reckoning.need();
        if need > 0 {
            for mage in self.me().awake.iter() {
                for saving in reckoning.savings(mage) {
                    let after = reckoning.after_using(mage, *saving);
                    if after.is_some_and(|after| after.need() < need && after.can_be_paid()) {
                        tell(Move::Use { mage, saving: *saving });
                    }
                }
            }
            if matches!(self.me().staff(), Some(Staff::OnceStrength(_))) {
                tell(Move::UseStaff);
            }
        }
        if reckoning.is_paid() {
            tell(Move::Bind);
        }
    }

    /// Can exactly these djinns be paid for and housed?
    pub(crate) fn can_catch(&self, chosen: &Chosen) -> bool {
        can_house(self.me(), chosen.normal, chosen.master) && self.reckon(chosen).can_be_paid()
    }

    /// Magic that catching nothing costs the deciding seat.
    pub(crate) fn refusal_cost(&self) -> u8 {
        let me = self.me();
        match (me.has_cloak(Cloak::RefuseFreely), me.has_bad(Bad::DearRefusal)) {
            (true, _) => 0,
            (false, dear) => REFUSAL + u8::from(dear),
        }
    }

    pub(super) fn refuse_catch_step(&self, chosen: &Chosen, m: Move) -> Option<Refused> {
        Some(match m {
            Move::Catch { .. } if chosen.staff || !chosen.used.is_empty() => Refused::MagesUsed,
            Move::Catch { djinn } => self.refuse_djinn(chosen, djinn),
            Move::Use { mage, saving } => self.refuse_mage(chosen, mage, saving),
            Move::UseStaff => Refused::NoStaff,
            Move::Bind => Refused::NotPaid { need: self.reckon(chosen).need(), magic: self.me().magic },
            _ => return None,
        })
    }

    pub(super) fn refuse_djinn(&self, chosen: &Chosen, djinn: DjinnKind) -> Refused {
        let here = self.djinns_at(self.here());
        let is_here = match djinn {
            DjinnKind::Normal(colour) => here.djinns[colour.index()] > chosen.normal[colour.index()],
            DjinnKind::Master => here.master && !chosen.master,
        };
        if !is_here {
            return Refused::NoSuchDjinn { djinn };
        }
        let wanted = chosen.and(djinn);
        if !can_house(self.me(), wanted.normal, wanted.master) {
            return Refused::NoRoom;
        }
        Refused::TooStrong { need: self.reckon(&wanted).need(), magic: self.me().magic }
    }

    fn refuse_mage(&self, chosen: &Chosen, mage: Mage, saving: Option<Unit>) -> Refused {
        let me = self.me();
        if !me.mages.contains(mage) {
            return Refused::NotYourMage { mage };
        }
        if !me.awake.contains(mage) {
            return Refused::MageAsleep { mage };
        }
        if chosen.used.len() >= me.mages_per_catch() {
            return Refused::TooManyMages;
        }
        let reckoning = self.reckon(chosen);
        if !reckoning.savings(mage).contains(&saving) {
            return Refused::WrongSaving { mage };
        }
        match reckoning.after_using(mage, saving) {
            None => {
                let (coins, scrolls) = reckoning.price(mage, saving);
                Refused::MageTooDear { mage, coins, scrolls }
            }
            Some(after) if after.need() >= reckoning.need() => Refused::MageNoHelp { mage },
            Some(_) => Refused::MageLeadsNowhere { mage },
        }
    }
}

impl Chosen {
    /// The same with one djinn more.
    #[must_use]
    pub(crate) fn and(mut self, djinn: DjinnKind) -> Chosen {
        match djinn {
            DjinnKind::Normal(colour) => self.normal[colour.index()] += 1,
            DjinnKind::Master => self.master = true,
        }
        self
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn catch(&mut self, djinn: DjinnKind) {
        let chosen = if let Phase::Catch(chosen) = self.state.phase { chosen } else { Chosen::default() };
        self.state.phase = Phase::Catch(chosen.and(djinn));
    }

    /// Catches nothing. Magic never drops below 0.
    pub(super) fn refuse(&mut self) {
        let seat = self.seat();
        let price = self.state.refusal_cost();
        self.tell(Event::Refused { seat });
        self.lose(Goods::Magic, u16::from(price));
        self.state.duties.catch = false;
    }

    pub(super) fn use_mage(&mut self, mage: Mage, saving: Option<Unit>) {
        let Phase::Catch(mut chosen) = self.state.phase else { return };
        let seat = self.seat();
        let (coins, scrolls) = self.state.reckon(&chosen).price(mage, saving);
        chosen.used.insert(mage);
        self.state.phase = Phase::Catch(chosen);
        self.state.me_mut().awake.remove(mage);
        self.tell(Event::Used { seat, mage });
        self.lose(Goods::Coin, coins);
        self.lose(Goods::Scroll, scrolls);
    }

    /// Pays the rest with magic; the djinns leave their field.
    pub(super) fn bind(&mut self) {
        let Phase::Catch(chosen) = self.state.phase else { return };
        let seat = self.seat();
        let field = self.state.here();
        let magic = self.state.reckon(&chosen).need() as u8;
        self.tell(Event::Bound { seat, field, djinns: chosen.normal, master: chosen.master, magic });
        self.lose(Goods::Magic, u16::from(magic));
        if let Some(n) = field.round_index() {
            let here = &mut self.state.fields[n];
            (0..4).for_each(|c| here.djinns[c] -= chosen.normal[c]);
            here.master &= !chosen.master;
        }
        let me = self.state.me_mut();
        me.masters_caught += u8::from(chosen.master);
        self.state.phase = Phase::House(Caught {
            normal: chosen.normal,
            master: chosen.master,
            with_master: chosen.master,
            free: chosen.master,
        });
        self.go_on_housing();
    }
}
