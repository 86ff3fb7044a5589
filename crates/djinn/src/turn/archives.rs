//! The Archives: mages wake, a circle becomes active, a passage is placed.

use table::Sink;

use super::Play;
use crate::data::{ARCHIVES_CHOICES, ARCHIVES_PRICE, ARCHIVES_WAKES, Field, Mage, Passage, SOURCE_WAKES};
use crate::state::State;
use crate::{Effect, Event, Goods, Move, Phase, Refused, Task};

impl State {
    /// `done` tells what of waking, circle and passage has been done already.
    pub(super) fn list_studies(&self, special: bool, done: [bool; 3], tell: &mut impl FnMut(Move)) {
        if State::studied_all(special, done) {
            return;
        }
        let me = self.me();
        let can_pay = special || me.scrolls >= ARCHIVES_PRICE;
        if !done[0] {
            self.list_wakes(if special { u8::MAX } else { ARCHIVES_WAKES }, tell);
        }
        if !done[1] && can_pay && me.inactive_circles() > 0 {
            tell(Move::Circle);
        }
        if !done[2] && can_pay {
            self.list_digs(tell);
        }
    }

    /// Has as much been done as one visit allows?
    pub(super) fn studied_all(special: bool, done: [bool; 3]) -> bool {
        let count = done.iter().filter(|d| **d).count() as u8;
        count >= ARCHIVES_CHOICES[usize::from(special)]
    }

    /// Can anything be done?
    pub(super) fn can_study(&self, special: bool, done: [bool; 3]) -> bool {
        let mut any = false;
        self.list_studies(special, done, &mut |_| any = true);
        any
    }

    /// Wakes of up to `count` mages: all at once if so few sleep, else one by one.
    pub(super) fn list_wakes(&self, count: u8, tell: &mut impl FnMut(Move)) {
        let asleep = self.me().asleep();
        if asleep.is_empty() {
        } else if asleep.len() <= count {
            tell(Move::WakeAll);
        } else {
            asleep.iter().for_each(|mage| tell(Move::Wake { mage }));
        }
    }

    /// Where own passages can be placed.
    pub(super) fn list_digs(&self, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        for passage in me.own_passages().iter().copied().filter(|p| me.passages[p.index()].is_none()) {
            for field in (0..6).map(Field::square).filter(|field| me.passage_at(*field).is_none()) {
                tell(Move::Dig { passage, field });
            }
        }
    }

    pub(super) fn refuse_study(&self, special: bool, done: [bool; 3], m: Move) -> Option<Refused> {
        let poor = !special && self.me().scrolls < ARCHIVES_PRICE;
        let (which, poor) = match m {
            Move::Wake { .. } | Move::WakeAll => (0, false),
            Move::Circle => (1, poor),
            Move::Dig { .. } => (2, poor),
            _ => return None,
        };
        Some(match m {
            _ if done[which] || State::studied_all(special, done) => Refused::DoneOnce,
            _ if poor => Refused::NoScroll,
            Move::Circle => Refused::NoInactiveCircle,
            Move::Dig { passage, field } => self.refuse_dig(passage, field),
            m => self.refuse_wake(m),
        })
    }

    pub(super) fn refuse_wake(&self, m: Move) -> Refused {
        match m {
            _ if self.me().asleep().is_empty() => Refused::NobodyAsleep,
            Move::Wake { mage } => Refused::NotAsleep { mage },
            _ => Refused::TooManyAsleep,
        }
    }

    pub(super) fn refuse_dig(&self, passage: Passage, field: Field) -> Refused {
        let me = self.me();
        if !me.own_passages().contains(&passage) || me.passages[passage.index()].is_some() {
            return Refused::PassagePlaced { passage };
        }
        Refused::NoPassageSite { field }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn study_circle(&mut self) {
        let Phase::Archives { special, circle, .. } = &mut self.state.phase else { return };
        *circle = true;
        if !*special {
            self.lose(Goods::Scroll, ARCHIVES_PRICE);
        }
        self.gain(Goods::Circle, 1);
        self.close_if_spent();
    }

    /// Places a passage: in the Archives, or as an effect.
    pub(super) fn dig(&mut self, passage: Passage, field: Field) {
        let seat = self.seat();
        self.state.me_mut().passages[passage.index()] = Some(field);
        self.tell(Event::Dug { seat, passage, field });
        if self.state.pending.is_empty() {
            let Phase::Archives { special, passage, .. } = &mut self.state.phase else { return };
            *passage = true;
            if !*special {
                self.lose(Goods::Scroll, ARCHIVES_PRICE);
            }
            self.close_if_spent();
        } else {
            self.answered();
        }
    }

    /// Wakes one of more mages than could be woken at once.
    pub(super) fn wake_one(&mut self, mage: Mage) {
        self.wake(mage);
        if !self.state.pending.is_empty() {
            return self.answered();
        }
        let left = match &mut self.state.phase {
            Phase::Archives { woke, .. } => {
                *woke = true;
                ARCHIVES_WAKES - 1
            }
            Phase::Source { woke, .. } => {
                *woke = true;
                SOURCE_WAKES - 1
            }
            _ => return,
        };
        self.state.pending.push(Task::Give(Effect::Wake(left)));
        self.settle();
    }

    /// Wakes all sleeping mages because they are few enough.
    pub(super) fn wake_all_asked(&mut self) {
        self.wake_all();
        if let Phase::Archives { woke, .. } | Phase::Source { woke, .. } = &mut self.state.phase {
            *woke = true;
        }
        self.close_if_spent();
    }

    pub(super) fn wake(&mut self, mage: Mage) {
        let seat = self.seat();
        self.state.me_mut().awake.insert(mage);
        self.tell(Event::Woken { seat, mage });
    }

    pub(super) fn wake_all(&mut self) {
        self.state.me().asleep().iter().for_each(|mage| self.wake(mage));
    }
}
