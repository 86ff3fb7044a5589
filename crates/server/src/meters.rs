use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// What the server counts about itself, in the text form Prometheus reads.
#[derive(Debug, Default)]
pub struct Meters {
    /// Decisions and undos made durable.
    pub entries: AtomicU64,
    /// Commands refused.
    pub refused: AtomicU64,
    /// HTTP requests answered.
    pub requests: AtomicU64,
    /// Requests refused by a limit.
    pub limited: AtomicU64,
    /// Tables brought back into memory.
    pub loads: AtomicU64,
    /// Slow readers who were given a snapshot instead of what they missed.
    pub slow_readers: AtomicU64,
    /// Messages of tables that were encoded; many who see the same share one.
    pub encoded: AtomicU64,
    /// Messages sent over sockets.
    pub sent: AtomicU64,
    /// Requests that failed by our own fault.
    pub errors: AtomicU64,
    /// Sweeps that ended well.
    pub sweeps: AtomicU64,
    /// Sweeps that failed.
    pub sweeps_failed: AtomicU64,
    /// Finished games that were removed because they were old.
    pub games_removed: AtomicU64,
    /// Letters that were sent.
    pub letters: AtomicU64,
    /// Letters that could not be sent.
    pub letters_failed: AtomicU64,
    /// Tables in memory now.
    pub tables: AtomicI64,
    /// From a command's arrival to its being durable.
    pub latency: Histogram,
    /// From a request's arrival to its answer.
    pub request_latency: Histogram,
}

/// One figure that is not counted here but read when asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// As Prometheus calls it.
    pub name: &'static str,
    kind: &'static str,
    about: &'static str,
    /// The figure.
    pub value: u64,
}

impl Value {
    /// A figure that only grows.
    pub fn counter(name: &'static str, about: &'static str, value: u64) -> Value {
        Value { name, kind: "counter", about, value }
    }

    /// A figure that comes and goes.
    pub fn gauge(name: &'static str, about: &'static str, value: u64) -> Value {
        Value { name, kind: "gauge", about, value }
    }
}

/// How long something took, in buckets.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS_MS.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

const BOUNDS_MS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

impl Histogram {
    /// Counts one.
    pub fn observe(&self, took: Duration) {
        let ms = took.as_millis() as u64;
        if let Some(bucket) = BOUNDS_MS.iter().position(|bound| ms < *bound) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.sum_us.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, name: &str, about: &str, into: &mut String) {
        let _ = writeln!(into, "# HELP {name} {about}\n# TYPE {name} histogram");
        let mut below = 0;
        for (bound, bucket) in BOUNDS_MS.iter().zip(&self.buckets) {
            below += bucket.load(Ordering::Relaxed);
            let _ = writeln!(into, "{name}_bucket{{le=\"{}\"}} {below}", *bound as f64 / 1000.0);
        }
        let count = self.count.load(Ordering::Relaxed);
        let sum = self.sum_us.load(Ordering::Relaxed) as f64 / 1e6;
        let _ =
            writeln!(into, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

impl Meters {
    /// All counters as text, and `more` that were read elsewhere.
    pub fn write(&self, more: &[Value]) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, about: &str, value: i64| {
            let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}");
        };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
        line("lamplight_entries_total", "counter", "decisions and undos made durable", count(&self.entries));
        line("lamplight_refused_total", "counter", "commands refused", count(&self.refused));
        line("lamplight_requests_total", "counter", "HTTP requests answered", count(&self.requests));
        line("lamplight_limited_total", "counter", "requests refused by a limit", count(&self.limited));
        line(
            "lamplight_errors_total",
            "counter",
            "requests that failed by our own fault",
            count(&self.errors),
        );
        line("lamplight_sweeps_total", "counter", "sweeps of what nobody needs", count(&self.sweeps));
        line("lamplight_sweeps_failed_total", "counter", "sweeps that failed", count(&self.sweeps_failed));
        line(
            "lamplight_games_removed_total",
            "counter",
            "finished games removed because they were old",
            count(&self.games_removed),
        );
        line("lamplight_letters_total", "counter", "letters sent", count(&self.letters));
        line(
            "lamplight_letters_failed_total",
            "counter",
            "letters that could not be sent",
            count(&self.letters_failed),
        );
        line("lamplight_table_loads_total", "counter", "tables brought back into memory", count(&self.loads));
        line(
            "lamplight_slow_readers_total",
            "counter",
            "slow readers given a snapshot instead of what they missed",
            count(&self.slow_readers),
        );
        line(
            "lamplight_messages_encoded_total",
            "counter",
            "messages of tables encoded; all who see the same share one",
            count(&self.encoded),
        );
        line("lamplight_messages_sent_total", "counter", "messages sent over sockets", count(&self.sent));
        line("lamplight_live_tables", "gauge", "tables in memory now", self.tables.load(Ordering::Relaxed));
        for Value { name, kind, about, value } in more {
            line(name, kind, about, *value as i64);
        }
        self.latency.write(
            "lamplight_command_seconds",
            "from a command's arrival to its being durable",
            &mut text,
        );
        self.request_latency.write(
            "lamplight_request_seconds",
            "from a request's arrival to its answer",
            &mut text,
        );
        text
    }
}
