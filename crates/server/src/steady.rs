use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The heart beats so often.
pub(crate) const BEAT: Duration = Duration::from_millis(500);

/// If it has not beaten for so long, the machine was frozen or far too busy to hear anybody.
const LONGEST_GAP: Duration = Duration::from_secs(2);

/// The time that players' clocks run on, in milliseconds since 1970.
///
/// It begins with the system's time and then goes on by the monotonic clock, so setting the system's time moves nothing.
/// Time in which the whole server stood still is nobody's: it is left out.
#[derive(Debug)]
pub(crate) struct SteadyTime {
    began_ms: u64,
    began: Instant,
    pulse: Mutex<Pulse>,
}

#[derive(Debug)]
struct Pulse {
    last: Instant,
    lost: Duration,
    /// What somebody else said it was, and when.
    agreed: Option<(u64, Instant)>,
}

impl SteadyTime {
    /// Time that begins now.
    pub(crate) fn new(began_ms: u64, now: Instant) -> SteadyTime {
        let pulse = Mutex::new(Pulse { last: now, lost: Duration::ZERO, agreed: None });
        SteadyTime { began_ms, began: now, pulse }
    }

    /// Milliseconds since 1970, without gaps.
    pub(crate) fn now_ms(&self) -> u64 {
        self.at(Instant::now())
    }

    /// When it began, which is when this server came to life.
    pub(crate) fn began_ms(&self) -> u64 {
        self.began_ms
    }

    /// Agrees with somebody else's time, asked for at one moment and told by another. For a house with several machines:
    /// there the time in which this one stood still was not everybody's, so none is left out.
    pub(crate) fn agree(&self, told_ms: u64, asked: Instant, answered: Instant) {
        let mut pulse = self.lock();
        let told_at = asked + answered.saturating_duration_since(asked) / 2;
        pulse.agreed = Some((told_ms, told_at));
    }

    /// The server is alive at this moment. Must be called every [`BEAT`].
    pub(crate) fn beat(&self, now: Instant) {
        let mut pulse = self.lock();
        pulse.notice_gap(now);
        pulse.last = now;
    }

    fn at(&self, now: Instant) -> u64 {
        let mut pulse = self.lock();
        if let Some((ms, at)) = pulse.agreed {
            return ms + now.saturating_duration_since(at).as_millis() as u64;
        }
        pulse.notice_gap(now);
        let ran = now.saturating_duration_since(self.began).saturating_sub(pulse.lost);
        self.began_ms + ran.as_millis() as u64
    }

    fn lock(&self) -> MutexGuard<'_, Pulse> {
        self.pulse.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pulse {
    /// Whoever looks first after a gap notices it, so no clock runs out before the next beat.
    fn notice_gap(&mut self, now: Instant) {
        let gap = now.saturating_duration_since(self.last);
        if gap > LONGEST_GAP {
            let lost = gap - BEAT;
            let lost_ms = lost.as_millis() as u64;
            tracing::warn!(
                event = "server.stood_still",
                lost_ms,
                "the server stood still; clocks get it back"
            );
            self.lost += lost;
            self.last = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_while_the_heart_beats_and_a_gap_is_left_out() {
        let start = Instant::now();
        let at = |ms: u64| start + Duration::from_millis(ms);
        let time = SteadyTime::new(1_000_000, start);
        for beat in 1..=20 {
            time.beat(at(beat * 500));
        }
        assert_eq!(time.at(at(10_900)), 1_010_900, "between two beats");
        // The machine is frozen for twelve seconds after the last beat; a table looks before the heart beats again.
        assert_eq!(time.at(at(22_000)), 1_010_500, "only what might have passed before the gap");
        time.beat(at(22_100));
        assert_eq!(time.at(at(22_600)), 1_011_100, "and on it goes");
    }

    #[test]
    fn a_late_beat_is_no_gap() {
        let start = Instant::now();
        let time = SteadyTime::new(0, start);
        time.beat(start + Duration::from_millis(1900));
        assert_eq!(time.at(start + Duration::from_millis(1900)), 1900);
    }
}
