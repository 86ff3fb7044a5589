use std::fs;
use std::time::{Duration, Instant};

/// Measures a thread's work twice: by the clock on the wall, and by the time the processor gave to the thread,
/// which other load on the machine does not lengthen.
pub struct Stopwatch {
    start: Instant,
    worked_before: Option<Duration>,
}

impl Stopwatch {
    /// Starts for the calling thread, which must also read it.
    pub fn start() -> Stopwatch {
        Stopwatch { worked_before: worked(), start: Instant::now() }
    }

    /// Time by the clock on the wall.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Time the processor worked for this thread; by the clock where the system does not tell.
    pub fn worked(&self) -> Duration {
        match (self.worked_before, worked()) {
            (Some(before), Some(now)) if now > before => now - before,
            _ => self.elapsed(),
        }
    }
}

/// Linux tells the time a thread has run, in nanoseconds.
fn worked() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
