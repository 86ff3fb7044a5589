use serde::{Deserialize, Serialize};
use table::{Seat, Turn};

use crate::wire::{self, ClockRule};

/// Who takes a seat back after its time ran out gets at least this.
const MERCY_MS: u64 = 60_000;

/// Taking a decision back leaves at least this, if it was there.
const LAST_MS: u64 = 1000;

/// So many turns are remembered, in case they are taken back.
const TURNS_KEPT: usize = 8;

/// The clocks of a table. Time comes from the caller, in milliseconds since 1970.
///
/// Whoever is asked pays for the time until they decide, in whosever turn it is. What counts as a turn is the game's own
/// notion, and a turn gives time once: real-time clocks give their increment to the seat whose turn has ended; a turn-based
/// clock gives every seat its time anew when a turn begins, for all that it decides in that turn.
///
/// Bots' clocks stand still; that of a person who hands a seat over in the middle of a decision goes on until it is made.
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
    /// The turn being played.
    #[serde(default)]
    turn: Option<u32>,
    /// What was left when turns were last left, by number: a turn that is played again goes on with that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    turns: Vec<(u32, Vec<u64>)>,
}

/// Where a game stands, as far as clocks are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The turn being played. Its seat is left out if a bot plays it.
    pub turn: Turn,
    /// The person's seat that is asked; nobody if a bot is, or the game is over.
    pub asked: Option<Seat>,
}

impl Clock {
    /// Clocks at the start of a game.
    pub fn new(rule: ClockRule, players: usize) -> Clock {
        let left_ms = vec![full(rule); players];
        Clock { rule, face: Face { left_ms, running: None, turn: None, turns: Vec::new() } }
    }

    /// Clocks as they were kept. Time before `awake`, when the server was not there, is nobody's.
    pub fn resume(rule: ClockRule, players: usize, kept: &str, awake: u64, now: u64) -> Clock {
        let mut clock = Clock::new(rule, players);
        if let Ok(face) = serde_json::from_str::<Face>(kept)
            && face.left_ms.len() == players
        {
            clock.face = face;
        }
        if let Some((_, since)) = &mut clock.face.running {
            // The system's time may have been set back while the server was away.
            *since = awake.max(*since).min(now);
        }
        clock
    }

    /// What to keep; nothing at a table without clocks.
    pub fn keep(&self) -> Option<String> {
        (self.rule != ClockRule::None).then(|| serde_json::to_string(&self.face).unwrap_or_default())
    }

    /// The game begins.
    pub fn begin(&mut self, moment: Moment, now: u64) {
        self.enter(moment.turn.number);
        self.ask(moment.asked, now);
    }

    /// A decision led from one moment to the next.
    pub fn decided(&mut self, before: Moment, after: Moment, now: u64) {
        self.charge(now);
        if before.turn.number != after.turn.number
            && let Some(left) = before.turn.seat.and_then(|seat| self.face.left_ms.get_mut(seat.index()))
        {
            *left += increment(self.rule);
        }
        self.enter(after.turn.number);
        self.ask(after.asked, now);
    }

    /// A decision of `by` was taken back, which led from one moment to an earlier one. What the end of a turn gave is
    /// returned, and who takes back pays for the time that others were asked meanwhile.
    pub fn taken_back(&mut self, by: Seat, before: Moment, after: Moment, now: u64) {
        if self.rule == ClockRule::None {
            return;
        }
        let mut price = 0;
        match self.face.running {
            Some((seat, since)) if seat != by.number() => {
                price = now.saturating_sub(since);
                self.face.running = Some((seat, now));
            }
            _ => self.charge(now),
        }
        if before.turn.number != after.turn.number {
            if let Some(left) = after.turn.seat.and_then(|seat| self.face.left_ms.get_mut(seat.index())) {
                *left = lower(*left, increment(self.rule));
            }
            self.forget_others(by, after.turn.number);
            self.enter(after.turn.number);
        }
        if let Some(left) = self.face.left_ms.get_mut(by.index()) {
            *left = lower(*left, price);
        }
        self.ask(after.asked, now);
    }

    /// `next` is asked now, without anybody having decided: the start, or a seat changing hands.
    pub fn ask(&mut self, next: Option<Seat>, now: u64) {
        if self.rule == ClockRule::None {
            return;
        }
        self.charge(now);
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

    /// Another turn is played now: a new one with its full time, or one that was left before with what was left then.
    fn enter(&mut self, number: u32) {
        let left = self.face.turn.replace(number).filter(|before| *before != number);
        let (Some(left), ClockRule::TurnBased { .. }) = (left, self.rule) else { return };
        let Face { left_ms, turns, .. } = &mut self.face;
        turns.retain(|(turn, _)| *turn != left);
        turns.push((left, left_ms.clone()));
        match turns.iter().find(|(turn, _)| *turn == number) {
            Some((_, known)) => left_ms.clone_from(known),
            // Going further back than is remembered wins nothing.
            None if number < left => {}
            None => left_ms.fill(full(self.rule)),
        }
        if turns.len() > TURNS_KEPT {
            turns.remove(0);
        }
    }

    /// Turns after this one are taken back by `by`. If they come again, everybody else has their full time in them.
    fn forget_others(&mut self, by: Seat, number: u32) {
        let fresh = full(self.rule);
        let forget = |left_ms: &mut Vec<u64>| {
            let others = left_ms.iter_mut().enumerate().filter(|(seat, _)| *seat != by.index());
            others.for_each(|(_, left)| *left = fresh);
        };
        if let ClockRule::TurnBased { .. } = self.rule {
            forget(&mut self.face.left_ms);
            self.face.turns.iter_mut().filter(|(turn, _)| *turn > number).for_each(|(_, left)| forget(left));
        }
    }
}

/// Takes something away, but never the last moment.
fn lower(left: u64, price: u64) -> u64 {
    left.saturating_sub(price).max(left.min(LAST_MS))
}

fn increment(rule: ClockRule) -> u64 {
    match rule {
        ClockRule::RealTime { increment_s, .. } => u64::from(increment_s) * 1000,
        ClockRule::None | ClockRule::TurnBased { .. } => 0,
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

    /// A turn of a person, in which a person is asked.
    fn moment(number: u32, seat: Seat, asked: Seat) -> Moment {
        Moment { turn: Turn { number, seat: Some(seat) }, asked: Some(asked) }
    }

    /// Clocks of a game whose first turn is A's.
    fn begun(rule: ClockRule) -> Clock {
        let mut clock = Clock::new(rule, 2);
        clock.begin(moment(1, A, A), 0);
        clock
    }

    #[test]
    fn an_increment_is_given_once_a_turn_not_once_a_decision() {
        let mut clock = begun(REAL);
        clock.decided(moment(1, A, A), moment(1, A, A), 2000);
        assert_eq!(left(&clock, 2000), [58_000, 60_000]);
        clock.decided(moment(1, A, A), moment(2, B, B), 3000);
        assert_eq!(left(&clock, 4000), [62_000, 59_000]);
        assert_eq!(clock.deadline(), Some(63_000));
    }

    #[test]
    fn who_decides_in_anothers_turn_pays_and_earns_nothing() {
        let mut clock = begun(REAL);
        clock.decided(moment(1, A, A), moment(1, A, B), 1000);
        clock.decided(moment(1, A, B), moment(1, A, A), 4000);
        assert_eq!(left(&clock, 4000), [59_000, 57_000], "no turn has ended");
        clock.decided(moment(1, A, A), moment(1, A, B), 4000);
        clock.decided(moment(1, A, B), moment(2, B, B), 6000);
        assert_eq!(left(&clock, 6000), [64_000, 55_000], "B's answer ended A's turn");
    }

    #[test]
    fn a_bots_turn_gives_nothing_to_the_person_it_stands_in_for() {
        let mut clock = Clock::new(REAL, 2);
        let bots = Moment { turn: Turn { number: 1, seat: None }, asked: None };
        clock.begin(bots, 0);
        clock.decided(bots, moment(2, B, B), 5000);
        assert_eq!(left(&clock, 5000), [60_000, 60_000]);
    }

    #[test]
    fn who_takes_a_turns_end_back_returns_the_increment_and_pays_for_the_time_since() {
        let mut clock = begun(REAL);
        clock.decided(moment(1, A, A), moment(2, B, B), 1000);
        clock.taken_back(A, moment(2, B, B), moment(1, A, A), 3000);
        assert_eq!(left(&clock, 3000), [57_000, 60_000]);
        clock.taken_back(A, moment(1, A, A), moment(1, A, A), 3000);
        assert_eq!(left(&clock, 3000), [57_000, 60_000], "within a turn nothing was given");
    }

    #[test]
    fn taking_back_leaves_a_last_moment_but_makes_none() {
        let mut clock = begun(REAL);
        clock.decided(moment(1, A, A), moment(1, A, B), 59_500);
        clock.taken_back(A, moment(1, A, B), moment(1, A, A), 100_000);
        assert_eq!(left(&clock, 100_000)[0], 500);
    }

    #[test]
    fn every_turn_begins_with_its_full_time() {
        let mut clock = begun(TURNS);
        clock.decided(moment(1, A, A), moment(2, B, B), 600_000);
        assert_eq!(left(&clock, 600_000), [3_600_000, 3_600_000]);
        clock.decided(moment(2, B, B), moment(3, A, A), 700_000);
        assert_eq!(left(&clock, 800_000), [3_500_000, 3_600_000]);
    }

    #[test]
    fn within_a_turn_nobodys_time_is_filled_again() {
        let mut clock = begun(TURNS);
        clock.decided(moment(1, A, A), moment(1, A, B), 600_000);
        clock.decided(moment(1, A, B), moment(1, A, A), 1_000_000);
        assert_eq!(left(&clock, 1_000_000), [3_000_000, 3_200_000]);
        clock.decided(moment(1, A, A), moment(1, A, B), 1_000_000);
        assert_eq!(left(&clock, 1_100_000), [3_000_000, 3_100_000], "asked again");
    }

    #[test]
    fn deciding_and_taking_back_fills_no_clock() {
        let mut clock = begun(TURNS);
        for round in 1..=3 {
            let now = round * 1000;
            clock.decided(moment(1, A, A), moment(2, B, B), now);
            clock.taken_back(A, moment(2, B, B), moment(1, A, A), now);
            assert_eq!(left(&clock, now), [3_600_000 - now, 3_600_000]);
        }
        // Nor does a turn of one's own that is begun again, or anything that a restart might forget.
        clock.decided(moment(1, A, A), moment(2, A, A), 3000);
        clock.decided(moment(2, A, A), moment(2, A, A), 13_000);
        clock.taken_back(A, moment(2, A, A), moment(1, A, A), 13_000);
        assert_eq!(left(&clock, 13_000)[0], 3_597_000);
        let mut clock = Clock::resume(TURNS, 2, &clock.keep().unwrap(), 0, 13_000);
        clock.decided(moment(1, A, A), moment(2, A, A), 13_000);
        assert_eq!(left(&clock, 13_000)[0], 3_590_000);
    }

    #[test]
    fn who_was_asked_before_the_taking_back_has_the_full_time_again() {
        let mut clock = begun(TURNS);
        clock.decided(moment(1, A, A), moment(2, B, B), 1000);
        clock.taken_back(A, moment(2, B, B), moment(1, A, A), 51_000);
        assert_eq!(left(&clock, 51_000), [3_549_000, 3_600_000], "A pays for B's fifty seconds");
        clock.decided(moment(1, A, A), moment(2, B, B), 52_000);
        assert_eq!(left(&clock, 52_000)[1], 3_600_000);
    }

    #[test]
    fn clocks_kept_before_turns_were_counted_go_on_as_they_were() {
        let kept = r#"{"left_ms":[5000,9000],"running":[0,1000]}"#;
        let mut clock = Clock::resume(TURNS, 2, kept, 0, 2000);
        clock.decided(moment(7, A, A), moment(7, A, A), 2000);
        assert_eq!(left(&clock, 2000), [4000, 9000]);
        clock.decided(moment(7, A, A), moment(8, B, B), 2000);
        assert_eq!(left(&clock, 2000), [3_600_000, 3_600_000]);
    }

    #[test]
    fn nobody_pays_for_the_time_the_server_was_away() {
        let mut clock = Clock::new(REAL, 2);
        clock.ask(Some(A), 1000);
        let kept = clock.keep().unwrap();
        let clock = Clock::resume(REAL, 2, &kept, 900_000, 900_000);
        assert_eq!(left(&clock, 901_000), [59_000, 60_000]);
        let awake_all_along = Clock::resume(REAL, 2, &kept, 0, 2000);
        assert_eq!(left(&awake_all_along, 2000), [59_000, 60_000]);
        let set_back = Clock::resume(REAL, 2, &kept, 500, 500);
        assert_eq!(left(&set_back, 1500), [59_000, 60_000], "the clock runs though it is earlier now");
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
