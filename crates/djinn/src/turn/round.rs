//! Turns and rounds, the solo clock, the round cap, and how a game ends.

use table::Sink;

use super::Play;
use crate::data::Field;
use crate::state::State;
use crate::{Duties, Ending, Event, Phase};

impl State {
    /// Solo: turns until a master is driven off, this one included. No clock runs before the first turn and after the
    /// last master is gone.
    #[inline]
    pub(crate) fn turns_to_clock(&self) -> Option<u8> {
        let clock = self.setup.solo_clock;
        let plays = !matches!(self.phase, Phase::Draft { .. } | Phase::Gifts { .. } | Phase::Over);
        let runs = self.setup.players == 1 && clock > 0 && plays && self.masters() > 0;
        runs.then(|| clock - ((self.round - 1) % u16::from(clock)) as u8)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn begin_turn(&mut self, turn: u8) {
        self.state.turn = turn;
        self.state.duties = Duties::default();
        self.state.phase = match self.state.me().spot {
            None => Phase::Place,
            Some(spot) => Phase::Move { from: spot.from, at: spot.to },
        };
    }

    pub(super) fn end(&mut self) {
        if let Phase::Source { closing: true, .. } = self.state.phase {
            return self.visit_source(self.state.turn + 1);
        }
        let seat = self.seat();
        self.state.duties = Duties::default();
        self.tell(Event::TurnEnded { seat });
        self.advance_solo_clock();
        if self.state.turn + 1 < self.state.setup.players {
            return self.begin_turn(self.state.turn + 1);
        }
        if self.state.last_round == Some(self.state.round) {
            return self.begin_closing();
        }
        let capped = self.state.setup.round_cap.is_some_and(|cap| self.state.round >= cap);
        if capped && self.state.ending.is_none() {
            self.drive_off_all();
        }
        self.state.round = self.state.round.saturating_add(1);
        let round = self.state.round;
        self.tell(Event::RoundBegan { round });
        self.begin_turn(0);
    }

    /// Solo: after every so many turns the master with the lowest number is driven off; nothing is drawn.
    fn advance_solo_clock(&mut self) {
        if self.state.turns_to_clock() != Some(1) {
            return;
        }
        if let Some(n) = self.state.fields.iter().position(|field| field.master) {
            self.drive_off(n);
            self.end_if_masters_are_gone(Ending::SoloClock);
        }
    }

    fn drive_off_all(&mut self) {
        for n in 0..6 {
            if self.state.fields[n].master {
                self.drive_off(n);
            }
        }
        self.end_if_masters_are_gone(Ending::RoundCap);
    }

    pub(super) fn drive_off(&mut self, n: usize) {
        self.state.fields[n].master = false;
        self.tell(Event::DrivenOff { field: Field::round(n) });
    }

    /// A master was caught or driven off by a player: djinns are drawn, and the last one brings about the end.
    pub(super) fn master_gone(&mut self, n: usize) {
        let drawn = self.state.draw_from_bag(self.state.setup.draws());
        if drawn != [0; 4] {
            let djinns = &mut self.state.fields[n].djinns;
            (0..4).for_each(|c| djinns[c] += drawn[c]);
            self.revealed();
            self.tell(Event::Drawn { field: Field::round(n), djinns: drawn });
        }
        self.end_if_masters_are_gone(Ending::MastersGone);
    }

    fn end_if_masters_are_gone(&mut self, reason: Ending) {
        if self.state.masters() == 0 && self.state.ending.is_none() {
            let last_round = self.state.round.saturating_add(1);
            self.state.ending = Some(reason);
            self.state.last_round = Some(last_round);
            self.tell(Event::EndNear { reason, last_round });
        }
    }

    fn begin_closing(&mut self) {
        if self.state.setup.final_source_visit {
            self.visit_source(0);
        } else {
            self.finish();
        }
    }

    /// The closing visit of the `turn`th seat, or of the next that can use the Source at all.
    pub(super) fn visit_source(&mut self, turn: u8) {
        for turn in turn..self.state.setup.players {
            self.state.turn = turn;
            self.state.phase = Phase::Source { closing: true, refilled: false, woke: false, bottled: false };
            if self.state.can_use_source(false, false) {
                let seat = self.seat();
                return self.tell(Event::SourceVisited { seat });
            }
        }
        self.finish();
    }

    fn finish(&mut self) {
        self.state.phase = Phase::Over;
        self.tell(Event::Over);
    }
}
