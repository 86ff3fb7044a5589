//! Which action comes next: the place's, forgoing it, an own passage, the catch, a staff.

use table::Sink;

use super::Play;
use crate::data::{
    ACADEMY_SPECIAL, ACADEMY_STANDARD, Bad, CHESTS, Cloak, FORGO_UNITS, Good, PassageEffect, Place, Staff,
    TAVERN_SPECIAL, TAVERN_STANDARD, TRADES,
};
use crate::state::State;
use crate::{
    BottlingTime, ChestSet, Chosen, Effect, EquipmentKind, Event, Goods, Move, Phase, Refused, Task,
};

impl State {
    /// Actions that can begin now. None is offered that would do nothing.
    pub(super) fn list_actions(&self, tell: &mut impl FnMut(Move)) {
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
            self.list_djinns(&Chosen::default(), tell);
            tell(Move::Refuse);
        }
    }

    /// What may be done between any two steps of a turn: trophies, a staff that refills, bottling if it is allowed.
    pub(super) fn list_between_steps(&self, tell: &mut impl FnMut(Move)) {
        if self.can_refill_by_staff() {
            tell(Move::UseStaff);
        }
        if self.setup.bottling_from_circles == BottlingTime::Anytime {
            self.list_bottlings(tell);
        }
        self.list_trophies(tell);
    }

    /// Would the place's action do anything?
    fn can_act(&self, special: bool) -> bool {
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

    /// Coins and magic for giving up the place's action.
    fn forgo_units(&self) -> u8 {
        let me = self.me();
        let more = u8::from(me.has_cloak(Cloak::ForgoMore)) + u8::from(me.has_good(Good::ForgoMore));
        FORGO_UNITS + more - u8::from(me.has_bad(Bad::ForgoLess))
    }

    fn can_use_passage(&self) -> bool {
        // forgoing gives up the passage too, and then no passage is left here
        self.duties.passage.is_some_and(|passage| match passage.effect() {
            PassageEffect::Give(effects) => effects.iter().any(|effect| self.can_give(*effect)),
            PassageEffect::Sell(price) => self.can_buy_at_passage(u16::from(price)),
        })
    }

    fn can_refill_by_staff(&self) -> bool {
        let me = self.me();
        me.staff() == Some(Staff::OnceRefill) && me.magic < me.limit
    }

    pub(super) fn refuse_action(&self, m: Move) -> Option<Refused> {
        let here = self.here();
        Some(match m {
            Move::Standard | Move::Special | Move::Forgo { .. } if !self.duties.action => Refused::ActionUsed,
            Move::Special if here.round_index().is_none() => Refused::NoSpecial { field: here },
            Move::Standard | Move::Special => Refused::NothingToDo,
            Move::Forgo { .. } if self.duties.passage_used => Refused::PassageUsed,
            Move::Forgo { coins, magic } => {
                Refused::WrongUnits { given: coins.saturating_add(magic), allowed: self.forgo_units() }
            }
            Move::Passage => Refused::NoPassage,
            Move::Catch { .. } | Move::Refuse if !self.duties.catch => Refused::NoCatchDue,
            Move::Catch { djinn } => self.refuse_djinn(&Chosen::default(), djinn),
            Move::End => Refused::CatchDue,
            Move::UseStaff => self.refuse_refilling_staff(),
            _ => return None,
        })
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn begin_action(&mut self, special: bool) {
        let seat = self.seat();
        let place = self.state.place(self.state.here());
        self.state.duties.action = false;
        self.tell(Event::Acted { seat, place, special });
        let choose = |standard, strong| if special { strong } else { standard };
        match place {
            Place::Academy => self.give(choose(ACADEMY_STANDARD, ACADEMY_SPECIAL)),
            Place::Tavern => self.give(choose(TAVERN_STANDARD, TAVERN_SPECIAL)),
            Place::Catacombs => self.search_catacombs(CHESTS[usize::from(special)]),
            Place::Market => {
                let trades = TRADES[usize::from(special)];
                self.state.phase = Phase::Market { trades, discount: special, begun: false };
            }
            Place::Manufactory => {
                self.state.phase = Phase::Manufactory { special, equipped: false, corks: 0 };
            }
            Place::Archives => {
                self.state.phase = Phase::Archives { special, woke: false, circle: false, passage: false };
            }
            Place::Source => {
                self.state.phase =
                    Phase::Source { closing: false, refilled: false, woke: false, bottled: false };
            }
        }
    }

    fn search_catacombs(&mut self, count: u8) {
        if !self.state.me().has_good(Good::ChooseChests) {
            return self.give(&[Effect::Chest(count)]);
        }
        let mut drawn = ChestSet::NONE;
        for _ in 0..=count {
            if let Some(chest) = self.draw_chest() {
                drawn.insert(chest);
            }
        }
        self.state.pending.push(Task::PutAway(drawn));
    }

    pub(super) fn forgo(&mut self, coins: u8, magic: u8) {
        let seat = self.seat();
        self.state.duties.action = false;
        self.state.duties.passage = None;
        self.tell(Event::Forwent { seat, coins, magic });
        self.gain(Goods::Coin, coins);
        self.gain(Goods::Magic, magic);
    }

    /// Discards a staff: in a catch for strength, otherwise to refill magic.
    pub(super) fn use_staff(&mut self) {
        let seat = self.seat();
        let Some(equipment) = self.state.me_mut().equipment[EquipmentKind::Staff.index()].take() else {
            return;
        };
        self.tell(Event::StaffUsed { seat, equipment });
        match &mut self.state.phase {
            Phase::Catch(chosen) => chosen.staff = true,
            _ => self.give(&[Effect::Refill]),
        }
    }

    /// Finishes the place's action.
    pub(super) fn close_action(&mut self) {
        self.state.phase = Phase::Act;
    }

    /// Finishes the place's action if it is used up, or if nothing can be done in it and no trophy could change that.
    pub(super) fn close_if_spent(&mut self) {
        let state = &self.state;
        let (open, used_up) = match state.phase {
            Phase::Market { trades, discount, .. } => (state.can_trade(discount), trades == 0),
            Phase::Manufactory { special, equipped, corks } => (
                state.can_buy_wares(special, equipped, corks),
                State::bought_all_wares(special, equipped, corks),
            ),
            Phase::Archives { special, woke, circle, passage } => {
                let done = [woke, circle, passage];
                (state.can_study(special, done), State::studied_all(special, done))
            }
            Phase::Source { closing: false, refilled, woke, .. } => {
                (state.can_use_source(refilled, woke), false)
            }
            _ => return,
        };
        if used_up || (!open && !state.can_gain_trophy()) {
            self.close_action();
        }
    }
}
