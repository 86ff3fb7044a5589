//! Which moves the deciding seat may choose from, phase by phase, in a fixed order.

mod act;
mod catch;
mod gains;
mod movement;
mod places;
mod trophy;

use crate::state::State;
use crate::{Move, Phase};

impl State {
    /// Tells every legal move once, always in the same order.
    pub(crate) fn each_legal(&self, tell: &mut impl FnMut(Move)) {
        if let Some(task) = self.pending.top() {
            return self.legal_answers(task, tell);
        }
        match self.phase {
            Phase::Draft { step } => self.legal_choices(step, tell),
            Phase::Gifts { .. } | Phase::Over => {}
            Phase::Place => {
                self.legal_placements(tell);
                self.legal_between_steps(tell);
            }
            Phase::Move { from, at } => {
                self.legal_steps(from, at, tell);
                self.legal_between_steps(tell);
            }
            Phase::Pay(payment) => self.legal_payments(&payment, tell),
            Phase::Act => {
                self.legal_actions(tell);
                self.legal_between_steps(tell);
                if !self.duties.catch {
                    tell(Move::End);
                }
            }
            Phase::Market { trades, discount, begun } => {
                self.legal_trades(trades, discount, tell);
                self.legal_trophies(tell);
                self.legal_done(begun || !self.can_trade(discount), tell);
            }
            Phase::Manufactory { special, equipped, corks } => {
                self.legal_wares(special, equipped, corks, tell);
                self.legal_trophies(tell);
                let begun = equipped || corks > 0;
                self.legal_done(begun || !self.can_buy_wares(special, equipped, corks), tell);
            }
            Phase::Archives { special, woke, circle, passage } => {
                let done = [woke, circle, passage];
                self.legal_studies(special, done, tell);
                self.legal_trophies(tell);
                self.legal_done(done != [false; 3] || !self.can_study(special, done), tell);
            }
            Phase::Source { closing, refilled, woke, bottled } => {
                self.legal_at_source(refilled, woke, tell);
                self.legal_trophies(tell);
                if closing {
                    tell(Move::End);
                } else {
                    let begun = refilled || woke || bottled;
                    self.legal_done(begun || !self.can_use_source(refilled, woke), tell);
                }
            }
            Phase::Passage => self.legal_passage_wares(tell),
            Phase::Catch(chosen) => self.legal_catch_steps(&chosen, tell),
            Phase::House(caught) => self.legal_houses(&caught, tell),
        }
    }

    /// An action must do something before it can be finished, unless a trophy gained meanwhile left it nothing to do.
    fn legal_done(&self, may_finish: bool, tell: &mut impl FnMut(Move)) {
        if may_finish {
            tell(Move::Done);
        }
    }

    fn legal_choices(&self, step: u8, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        let second_pass = step >= self.setup.players;
        for character in self.characters.iter() {
            let kind = usize::from(!character.is_good());
            if !second_pass || me.characters[kind].is_none() {
                tell(Move::Choose { character });
            }
        }
    }
}
