use crate::data::{Bad, Cloak, FORGO_UNITS, Good, PassageEffect, Staff};
use crate::state::State;
use crate::{Chosen, Move};

impl State {
    /// Actions that can begin now. None is offered that would do nothing.
    pub(super) fn legal_actions(&self, tell: &mut impl FnMut(Move)) {
        let here = self.here();
        if self.duties.action {
            if here.round_index().is_some() && self.can_act(true) {
                tell(Move::Special);
            }
            if self.can_act(false) {
                tell(Move::Standard);
            }
            if !self.duties.passage_used {
                let units = self.forgo_units();
                for magic in 0..=units {
                    tell(Move::Forgo { coins: units - magic, magic });
                }
            }
        }
        if self.can_use_passage() {
            tell(Move::Passage);
        }
        if self.duties.catch {
            self.legal_djinns(&Chosen::default(), tell);
            tell(Move::Refuse);
        }
    }

    /// What may be done between any two steps of a turn: trophies, a staff that refills, bottling if it is allowed.
    pub(super) fn legal_between_steps(&self, tell: &mut impl FnMut(Move)) {
        if self.can_refill_by_staff() {
            tell(Move::UseStaff);
        }
        if self.setup.bottling_from_circles == crate::BottlingTime::Anytime {
            self.legal_bottlings(tell);
        }
        self.legal_trophies(tell);
    }

    /// Coins and magic for giving up the place's action.
    pub(crate) fn forgo_units(&self) -> u8 {
        let me = self.me();
        let more = u8::from(me.has_cloak(Cloak::ForgoMore)) + u8::from(me.has_good(Good::ForgoMore));
        FORGO_UNITS + more - u8::from(me.has_bad(Bad::ForgoLess))
    }

    pub(crate) fn can_use_passage(&self) -> bool {
        // forgoing gives up the passage too, and then no passage is left here
        self.duties.passage.is_some_and(|passage| match passage.effect() {
            PassageEffect::Give(effects) => effects.iter().any(|effect| self.can_give(*effect)),
            PassageEffect::Sell(price) => self.can_buy_small(u16::from(price)),
        })
    }

    pub(crate) fn can_refill_by_staff(&self) -> bool {
        let me = self.me();
        me.staff() == Some(Staff::OnceRefill) && me.magic < me.limit
    }
}
