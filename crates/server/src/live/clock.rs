use serde::{Deserialize, Serialize};
use table::Seat;

use crate::wire::{self, ClockRule};

/// Who takes a seat back after its time ran out gets at least this.
const MERCY_MS: u64 = 60_000;

/// The clocks of a table. Time comes from the caller, in milliseconds since 1970.
///
/// A turn is what one seat decides until another is asked. Bots' clocks stand still; that of a person who hands a seat
/// over in the middle of a decision goes on until it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    rule: ClockRule,
    face: Face,
}

/// What is kept with the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Face {
    left_ms: Vec<u64>,
    /// Whose clock runs, and since when.
    running: Option<(u8, u64)>,
}

impl Clock {
    /// Clocks at the start of a game.
    pub fn new(rule: ClockRule, players: usize) -> Clock {
        Clock { rule, face: Face { left_ms: vec![full(rule); players], running: None } }
    }

    /// Clocks as they were kept. Time before `awake`, when the server was not there, is nobody's.
    pub fn resume(rule: ClockRule, players: usize, kept: &str, awake: u64) -> Clock {
        let mut clock = Clock::new(rule, players);
        if let Ok(face) = serde_json::from_str::<Face>(kept)
            && face.left_ms.len() == players
        {
            clock.face = face;
        }
        if let Some((_, since)) = &mut clock.face.running {
            *since = awake.max(*since);
        }
        clock
    }

    /// What to keep; nothing at a table without clocks.
    pub fn keep(&self) -> Option<String> {
        (self.rule != ClockRule::None).then(|| serde_json::to_string(&self.face).unwrap_or_default())
    }

    /// A decision of `by` was made, and `next` is asked now: a person's seat, or nobody whose clock runs.
    pub fn decided(&mut self, by: Seat, next: Option<Seat>, now: u64) {
        self.charge(now);
        if next != Some(by)
            && let (ClockRule::RealTime { increment_s, .. }, Some(left)) =
                (self.rule, self.face.left_ms.get_mut(by.index()))
        {
            *left += u64::from(increment_s) * 1000;
        }
        self.ask(next, now);
    }

    /// A decision of `by` was taken back, and `next` is asked now. What the end of a turn gave is returned.
    pub fn taken_back(&mut self, by: Seat, next: Option<Seat>, now: u64) {
        let crossed = self.running() != Some(by);
        self.charge(now);
        if crossed
            && let (ClockRule::RealTime { increment_s, .. }, Some(left)) =
                (self.rule, self.face.left_ms.get_mut(by.index()))
        {
            *left = left.saturating_sub(u64::from(increment_s) * 1000).max(1000);
        }
        self.ask(next, now);
    }

    /// `next` is asked now, without anybody having decided: the start, or a seat changing hands.
    pub fn ask(&mut self, next: Option<Seat>, now: u64) {
        if self.rule == ClockRule::None {
            return;
        }
        let before = self.running();
        self.charge(now);
        if let (ClockRule::TurnBased { .. }, Some(seat)) = (self.rule, next)
            && before != next
            && let Some(left) = self.face.left_ms.get_mut(seat.index())
        {
            *left = full(self.rule);
        }
        self.face.running = next.map(|seat| (seat.number(), now));
    }

    /// A person takes this seat back from the bot that stood in when time ran out.
    pub fn spare(&mut self, seat: Seat) {
        if let Some(left) = self.face.left_ms.get_mut(seat.index()) {
            *left = (*left).max(MERCY_MS.min(full(self.rule)));
        }
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.face.running.and_then(|(seat, _)| Seat::new(seat))
    }

    /// When the running clock runs out.
    pub fn deadline(&self) -> Option<u64> {
        let (seat, since) = self.face.running?;
        Some(since + self.face.left_ms.get(seat as usize)?)
    }

    /// As clients see them.
    pub fn show(&self, now: u64) -> Option<wire::Clocks> {
        if self.rule == ClockRule::None {
            return None;
        }
        let mut shown = self.clone();
        shown.charge(now);
        Some(wire::Clocks {
            left_ms: shown.face.left_ms,
            running: self.face.running.map(|(seat, _)| seat),
            at: now,
        })
    }

    fn charge(&mut self, now: u64) {
        if let Some((seat, since)) = &mut self.face.running
            && let Some(left) = self.face.left_ms.get_mut(*seat as usize)
        {
            *left = left.saturating_sub(now.saturating_sub(*since));
            *since = now;
        }
    }
}

fn full(rule: ClockRule) -> u64 {
    let seconds = match rule {
        ClockRule::None => 0,
        ClockRule::RealTime { start_s, .. } => start_s,
        ClockRule::TurnBased { per_turn_s } => per_turn_s,
    };
    u64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::ALL[0];
    const B: Seat = Seat::ALL[1];
    const REAL: ClockRule = ClockRule::RealTime { start_s: 60, increment_s: 5 };
    const TURNS: ClockRule = ClockRule::TurnBased { per_turn_s: 3600 };

    fn left(clock: &Clock, now: u64) -> Vec<u64> {
        clock.show(now).unwrap().left_ms
    }

    #[test]
    fn an_increment_is_given_once_a_turn_not_once_a_decision() {
        let mut clock = Clock::new(REAL, 2);
        clock.ask(Some(A), 1000);
        clock.decided(A, Some(A), 3000);
        assert_eq!(left(&clock, 3000), [58_000, 60_000]);
        clock.decided(A, Some(B), 4000);
        assert_eq!(left(&clock, 5000), [62_000, 59_000]);
        assert_eq!(clock.deadline(), Some(64_000));
    }

    #[test]
    fn taking_the_end_of_a_turn_back_returns_the_increment() {
        let mut clock = Clock::new(REAL, 2);
        clock.ask(Some(A), 0);
        clock.decided(A, Some(B), 1000);
        clock.taken_back(A, Some(A), 2000);
        assert_eq!(left(&clock, 2000), [59_000, 59_000]);
        clock.taken_back(A, Some(A), 2000);
        assert_eq!(left(&clock, 2000), [59_000, 59_000], "within a turn nothing was given");
    }

    #[test]
    fn every_turn_begins_with_its_full_time() {
        let mut clock = Clock::new(TURNS, 2);
        clock.ask(Some(A), 0);
        clock.decided(A, Some(B), 600_000);
        assert_eq!(left(&clock, 600_000), [3_000_000, 3_600_000]);
        clock.decided(B, Some(A), 700_000);
        assert_eq!(left(&clock, 700_000), [3_600_000, 3_500_000]);
    }

    #[test]
    fn nobody_pays_for_the_time_the_server_was_away() {
        let mut clock = Clock::new(REAL, 2);
        clock.ask(Some(A), 1000);
        let kept = clock.keep().unwrap();
        let clock = Clock::resume(REAL, 2, &kept, 900_000);
        assert_eq!(left(&clock, 901_000), [59_000, 60_000]);
        let awake_all_along = Clock::resume(REAL, 2, &kept, 0);
        assert_eq!(left(&awake_all_along, 2000), [59_000, 60_000]);
    }

    #[test]
    fn who_comes_back_gets_some_time() {
        let mut clock = Clock::new(REAL, 2);
        clock.ask(Some(A), 0);
        clock.ask(None, 70_000);
        assert_eq!(left(&clock, 70_000), [0, 60_000]);
        clock.spare(A);
        assert_eq!(left(&clock, 70_000), [60_000, 60_000]);
    }

    #[test]
    fn a_table_without_clocks_shows_and_keeps_none() {
        let mut clock = Clock::new(ClockRule::None, 2);
        clock.ask(Some(A), 0);
        assert_eq!((clock.show(5).is_none(), clock.keep(), clock.deadline()), (true, None, None));
    }
}
