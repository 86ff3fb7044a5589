//! A turn, one rule a file: which moves it lists, what they do, and why others are refused.

mod acting;
mod archives;
mod bottling;
mod catching;
mod draft;
mod giving;
mod goods;
mod housing;
mod manufactory;
mod market;
mod moving;
mod passages;
mod reckoning;
mod round;
mod source;
mod trophies;
mod way;

use table::{Reveal, Seat, Sink};

pub(crate) use self::reckoning::{can_house, master_cost};
use crate::state::State;
use crate::{Effect, Event, Move, Phase, Refused, Task};

/// A move being played: the state it changes, where its events go, and whether anything unknown came to light.
pub(crate) struct Play<'a, S> {
    pub state: &'a mut State,
    pub out: &'a mut S,
    pub reveal: Reveal,
}

impl State {
    /// Tells every legal move once, always in the same order.
    pub(crate) fn each_legal(&self, tell: &mut impl FnMut(Move)) {
        if let Some(task) = self.pending.top() {
            return self.list_answers(task, tell);
        }
        match self.phase {
            Phase::Draft { step } => self.list_characters(step, tell),
            Phase::Gifts { .. } | Phase::Over => {}
            Phase::Place => {
                self.list_placements(tell);
                self.list_between_steps(tell);
            }
            Phase::Move { from, at } => {
                self.list_steps(from, at, tell);
                self.list_between_steps(tell);
            }
            Phase::Pay(payment) => self.list_payments(&payment, tell),
            Phase::Act => {
                self.list_actions(tell);
                self.list_between_steps(tell);
                if !self.duties.catch {
                    tell(Move::End);
                }
            }
            Phase::Market { trades, discount, begun } => {
                self.list_trades(trades, discount, tell);
                self.list_trophies(tell);
                list_done(begun || !self.can_trade(discount), tell);
            }
            Phase::Manufactory { special, equipped, corks } => {
                self.list_wares(special, equipped, corks, tell);
                self.list_trophies(tell);
                let begun = equipped || corks > 0;
                list_done(begun || !self.can_buy_wares(special, equipped, corks), tell);
            }
            Phase::Archives { special, woke, circle, passage } => {
                let done = [woke, circle, passage];
                self.list_studies(special, done, tell);
                self.list_trophies(tell);
                list_done(done != [false; 3] || !self.can_study(special, done), tell);
            }
            Phase::Source { closing, refilled, woke, bottled } => {
                self.list_at_source(refilled, woke, tell);
                self.list_trophies(tell);
                if closing {
                    tell(Move::End);
                } else {
                    let begun = refilled || woke || bottled;
                    list_done(begun || !self.can_use_source(refilled, woke), tell);
                }
            }
            Phase::Passage => self.list_passage_wares(tell),
            Phase::Catch(chosen) => self.list_catch_steps(&chosen, tell),
            Phase::House(caught) => self.list_homes(&caught, tell),
        }
    }

    /// Plays a legal move. Nothing asks again whether it is.
    pub(crate) fn apply(&mut self, m: Move, out: &mut impl Sink<Event>) -> Reveal {
        let mut play = Play { state: self, out, reveal: Reveal::Nothing };
        play.apply(m);
        play.reveal
    }

    /// The reason why a move that is not legal is not.
    pub(crate) fn explain(&self, m: Move) -> Refused {
        if self.phase == Phase::Over {
            return Refused::Over;
        }
        let reason = match self.pending.top() {
            Some(task) => self.refuse_answer(task, m),
            None => self.refuse_in_phase(m).or_else(|| self.refuse_trophy(m)),
        };
        reason.unwrap_or(Refused::NotNow { question: self.question() })
    }

    fn refuse_in_phase(&self, m: Move) -> Option<Refused> {
        let begun = matches!(
            self.phase,
            Phase::Market { .. }
                | Phase::Manufactory { .. }
                | Phase::Archives { .. }
                | Phase::Source { closing: false, .. }
        );
        if begun && m == Move::Done {
            return Some(Refused::NothingDone);
        }
        match self.phase {
            Phase::Draft { .. } => self.refuse_character(m),
            Phase::Place | Phase::Move { .. } => self.refuse_step(m),
            Phase::Pay(payment) => self.refuse_payment(&payment, m),
            Phase::Act => self.refuse_action(m),
            Phase::Market { discount, .. } => self.refuse_trade(discount, m),
            Phase::Passage => self.refuse_passage_ware(m),
            Phase::Manufactory { special, equipped, corks } => self.refuse_ware(special, equipped, corks, m),
            Phase::Archives { special, woke, circle, passage } => {
                self.refuse_study(special, [woke, circle, passage], m)
            }
            Phase::Source { refilled, woke, .. } => self.refuse_at_source(refilled, woke, m),
            Phase::Catch(chosen) => self.refuse_catch_step(&chosen, m),
            Phase::House(caught) => self.refuse_home(&caught, m),
            Phase::Gifts { .. } | Phase::Over => None,
        }
    }

    /// What is being asked, in a few words.
    fn question(&self) -> &'static str {
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
}

/// An action must do something before it can be finished, unless a trophy gained meanwhile left it nothing to do.
fn list_done(may_finish: bool, tell: &mut impl FnMut(Move)) {
    if may_finish {
        tell(Move::Done);
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    fn apply(&mut self, m: Move) {
        match m {
            Move::Choose { character } => self.choose(character),
            Move::Place { spot } => self.place(spot),
            Move::Go { field } => self.go(field),
            Move::Skip { field } => self.skip(field),
            Move::Pay { seat, unit } => self.pay(seat, unit),
            Move::Spare { seat } => self.spare(seat),
            Move::Standard => self.begin_action(false),
            Move::Special => self.begin_action(true),
            Move::Forgo { coins, magic } => self.forgo(coins, magic),
            Move::Passage => self.use_passage(),
            Move::Catch { djinn } => self.catch(djinn),
            Move::Refuse => self.refuse(),
            Move::Use { mage, saving } => self.use_mage(mage, saving),
            Move::UseStaff => self.use_staff(),
            Move::Bind => self.bind(),
            Move::HouseCircle => self.house(None),
            Move::HouseBottle { colour } => self.house(Some(colour)),
            Move::Free { colour } => self.take_free(colour),
            Move::Pass => self.pass(),
            Move::Done => self.close_action(),
            Move::BuyScroll => self.buy_scroll(),
            Move::SellScroll => self.sell_scroll(),
            Move::BuyBottle { colour } => self.buy_bottle(colour),
            Move::BuyCork => self.buy_cork(),
            Move::BuyEquipment { equipment } => self.buy_equipment(equipment),
            Move::Hire { mage } => self.hire(mage),
            Move::Equip { equipment } => self.take_equipment(equipment),
            Move::TakeBottle { colour } => self.take_bottle(colour),
            Move::Unlock { opener } => self.unlock(opener),
            Move::PutAway { chest } => self.put_away(chest),
            Move::Wake { mage } => self.wake_one(mage),
            Move::WakeAll => self.wake_all_asked(),
            Move::Circle => self.study_circle(),
            Move::Dig { passage, field } => self.dig(passage, field),
            Move::Refill => self.refill_at_source(),
            Move::Bottle { colour } => self.bottle(colour),
            Move::BottleMaster { colour } => self.bottle_master(colour),
            Move::Trophy { trophy, colour, masters } => self.gain_trophy(trophy, colour, masters),
            Move::End => self.end(),
        }
    }

    /// Goes on where the play stood before effects were given.
    fn resume(&mut self) {
        match self.state.phase {
            Phase::Gifts { turn } => self.give_gifts(turn + 1),
            _ => self.close_if_spent(),
        }
    }

    fn pass(&mut self) {
        if let Phase::House(_) = self.state.phase
            && self.state.pending.is_empty()
        {
            return self.leave_free();
        }
        self.decline();
    }

    #[inline]
    fn seat(&self) -> Seat {
        self.state.decider()
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.out.put(event);
    }

    fn revealed(&mut self) {
        self.reveal = Reveal::Something;
    }
}
