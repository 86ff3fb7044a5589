//! The Source: magic, bottling, mages; in a turn or in the visit after the last round.

use table::Sink;

use super::Play;
use crate::data::SOURCE_WAKES;
use crate::state::State;
use crate::{Event, Move, Phase, Refused};

impl State {
    pub(super) fn list_at_source(&self, refilled: bool, woke: bool, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        if !refilled && me.magic < me.limit {
            tell(Move::Refill);
        }
        self.list_bottlings(tell);
        if !woke {
            self.list_wakes(SOURCE_WAKES, tell);
        }
    }

    /// Can anything be done?
    pub(super) fn can_use_source(&self, refilled: bool, woke: bool) -> bool {
        let mut any = false;
        self.list_at_source(refilled, woke, &mut |_| any = true);
        any
    }

    pub(super) fn refuse_at_source(&self, refilled: bool, woke: bool, m: Move) -> Option<Refused> {
        Some(match m {
            Move::Refill if refilled => Refused::DoneOnce,
            Move::Refill => Refused::MagicFull,
            Move::Wake { .. } | Move::WakeAll if woke => Refused::DoneOnce,
            Move::Wake { .. } | Move::WakeAll => self.refuse_wake(m),
            m => return self.refuse_bottling(m),
        })
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn refill_at_source(&mut self) {
        self.refill();
        if let Phase::Source { refilled, .. } = &mut self.state.phase {
            *refilled = true;
        }
        self.close_if_spent();
    }
}
