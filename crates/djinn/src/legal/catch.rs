use crate::catching::can_house;
use crate::colour::{Colour, Djinn, sum};
use crate::data::{Bad, Cloak, REFUSAL, Staff};
use crate::state::State;
use crate::{Caught, Chosen, Move};

impl State {
    /// Djinns that can be added to a catch so that it can still be paid and housed.
    pub(super) fn legal_djinns(&self, chosen: &Chosen, tell: &mut impl FnMut(Move)) {
        let here = self.djinns_at(self.here());
        for colour in Colour::ALL {
            if here.djinns[colour.index()] > chosen.normal[colour.index()] {
                let djinn = Djinn::Normal(colour);
                if self.can_catch(&chosen.and(djinn)) {
                    tell(Move::Catch { djinn });
                }
            }
        }
        if here.master && !chosen.master && self.can_catch(&chosen.and(Djinn::Master)) {
            tell(Move::Catch { djinn: Djinn::Master });
        }
    }

    /// More djinns, as long as no mage was used; mages that lessen the need; and the end of it.
    pub(super) fn legal_catch_steps(&self, chosen: &Chosen, tell: &mut impl FnMut(Move)) {
        if chosen.used.is_empty() && !chosen.staff {
            self.legal_djinns(chosen, tell);
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

    /// Homes of the next caught djinn, as long as the others can be housed too; or the free djinn.
    pub(super) fn legal_houses(&self, caught: &Caught, tell: &mut impl FnMut(Move)) {
        let Some(djinn) = caught.next() else {
            let here = self.djinns_at(self.here());
            for colour in Colour::ALL {
                if here.djinns[colour.index()] > 0 && self.can_house_free(colour) {
                    tell(Move::Free { colour });
                }
            }
            if self.setup.free_djinn_optional {
                tell(Move::Pass);
            }
            return;
        };
        let rest = caught.without(djinn);
        let me = self.me();
        if me.free_circles() > 0 {
            let mut after = *me;
            after.circles -= 1;
            if can_house(&after, rest.normal, rest.master) {
                tell(Move::HouseCircle);
            }
        }
        for colour in Colour::ALL {
            let fits = djinn == Djinn::Master || djinn == Djinn::Normal(colour);
            if fits && me.corks > 0 && me.bottles[colour.index()] > 0 {
                let mut after = *me;
                after.corks -= 1;
                after.bottles[colour.index()] -= 1;
                if can_house(&after, rest.normal, rest.master) {
                    tell(Move::HouseBottle { colour });
                }
            }
        }
    }

    /// Magic that catching nothing costs the deciding seat.
    pub(crate) fn refusal_cost(&self) -> u8 {
        let me = self.me();
        match (me.has_cloak(Cloak::RefuseFreely), me.has_bad(Bad::DearRefusal)) {
            (true, _) => 0,
            (false, dear) => REFUSAL + u8::from(dear),
        }
    }

    pub(crate) fn can_house_free(&self, colour: Colour) -> bool {
        let mut one = [0; 4];
        one[colour.index()] = 1;
        can_house(self.me(), one, false)
    }
}

impl Chosen {
    /// The same with one djinn more.
    #[must_use]
    pub(crate) fn and(mut self, djinn: Djinn) -> Chosen {
        match djinn {
            Djinn::Normal(colour) => self.normal[colour.index()] += 1,
            Djinn::Master => self.master = true,
        }
        self
    }
}

impl Caught {
    /// The djinn to be housed next.
    #[must_use]
    pub fn next(&self) -> Option<Djinn> {
        if sum(self.normal) > 0 {
            return Colour::ALL.into_iter().find(|c| self.normal[c.index()] > 0).map(Djinn::Normal);
        }
        self.master.then_some(Djinn::Master)
    }

    /// The same with this djinn housed.
    #[must_use]
    pub(crate) fn without(mut self, djinn: Djinn) -> Caught {
        match djinn {
            Djinn::Normal(colour) => self.normal[colour.index()] -= 1,
            Djinn::Master => self.master = false,
        }
        self
    }
}
