use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::problem::Problem;

/// How often something may be done: `burst` at once, then `per_minute`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// Its name on the wire.
    pub name: &'static str,
    /// So many at once.
    pub burst: u32,
    /// So many a minute in the long run.
    pub per_minute: u32,
}

impl Rate {
    fn per_ms(&self) -> f64 {
        f64::from(self.per_minute) / 60_000.0
    }
}

/// All limits of the server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// HTTP requests by one address.
    pub requests: Rate,
    /// New guests by one address.
    pub guests: Rate,
    /// Attempts to sign in or claim a name, by one address.
    pub passwords: Rate,
    /// Wrong guesses at one account, from wherever they come.
    pub guesses: Rate,
    /// Letters to one account, and by one address.
    pub letters: Rate,
    /// Reports by one person, and by one address.
    pub reports: Rate,
    /// Files of one's own data, by one person.
    pub exports: Rate,
    /// New tables by one person, and by one address: guests are quickly made.
    pub tables: Rate,
    /// Logs to replay, by one address.
    pub replays: Rate,
    /// Reviews begun, by one address.
    pub reviews: Rate,
    /// Reviews under way on one address's account.
    pub reviews_under_way: usize,
    /// Moves in lessons, by one address.
    pub lessons: Rate,
    /// Moves on the analysis board, by one address.
    pub analysis: Rate,
    /// Thoughts of minds for the analysis board, by one address.
    pub lines: Rate,
    /// Commands over one socket.
    pub commands: Rate,
    /// Lines of talk by one person.
    pub chat: Rate,
    /// Hints and lens questions by one person.
    pub hints: Rate,
    /// Open and running tables one person has made.
    pub unfinished_tables: u32,
    /// Running tables one person has made at which no person decides any more, bots alone.
    pub bot_tables: u32,
    /// Connections of one person to a table they play at; a further one ends the oldest.
    pub connections_per_player: usize,
    /// Connections that only watch one table.
    pub watchers_per_table: usize,
    /// The same from one address.
    pub watchers_per_address: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Connections in all.
    pub connections: usize,
    /// Thoughts that wait for a mind. Behind so many a person would wait for minutes, and is told at once instead.
    pub thoughts: usize,
    /// Bot tokens of one person.
    pub tokens: usize,
    /// People from whom one person keeps away.
    pub blocks: u32,
    /// Entries of a log from which on nothing is taken back any more: play ends by itself, taking back does not.
    pub entries_with_undo: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        let rate = |name, burst, per_minute| Rate { name, burst, per_minute };
        Limits {
            requests: rate("requests", 300, 1800),
            guests: rate("guests", 100, 60),
            passwords: rate("passwords", 10, 10),
            guesses: rate("guesses", 30, 1),
            letters: rate("letters", 5, 1),
            reports: rate("reports", 10, 2),
            exports: rate("exports", 3, 1),
            tables: rate("tables", 60, 60),
            replays: rate("replays", 30, 60),
            reviews: rate("reviews", 6, 6),
            reviews_under_way: 6,
            lessons: rate("lessons", 120, 240),
            analysis: rate("analysis", 200, 400),
            lines: rate("lines", 20, 60),
            commands: rate("commands", 60, 1200),
            chat: rate("chat", 5, 30),
            hints: rate("hints", 10, 60),
            unfinished_tables: 100,
            bot_tables: 10,
            connections_per_player: 10,
            watchers_per_table: 2000,
            watchers_per_address: 50,
            connections_per_address: 1000,
            connections: 20_000,
            thoughts: 100,
            tokens: 10,
            blocks: 500,
            entries_with_undo: 4000,
        }
    }
}

impl Limits {
    /// Hardly any limit: for load tests on one's own machine.
    #[must_use]
    pub fn off() -> Limits {
        let mut limits = Limits::default();
        for rate in limits.rates() {
            (rate.burst, rate.per_minute) = (1_000_000, 60_000_000);
        }
        (limits.unfinished_tables, limits.bot_tables) = (1_000_000, 1_000_000);
        (limits.connections, limits.connections_per_address) = (1_000_000, 1_000_000);
        (limits.watchers_per_table, limits.watchers_per_address) = (1_000_000, 1_000_000);
        limits
    }

    /// The rate of this name.
    pub(crate) fn named(&self, name: &str) -> Option<Rate> {
        self.clone().rates().into_iter().find(|rate| rate.name == name).map(|rate| *rate)
    }

    fn rates(&mut self) -> [&mut Rate; 16] {
        [
            &mut self.requests,
            &mut self.guests,
            &mut self.passwords,
            &mut self.guesses,
            &mut self.letters,
            &mut self.reports,
            &mut self.exports,
            &mut self.tables,
            &mut self.replays,
            &mut self.reviews,
            &mut self.lessons,
            &mut self.analysis,
            &mut self.lines,
            &mut self.commands,
            &mut self.chat,
            &mut self.hints,
        ]
    }
}

/// A store of permits that fills up again with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: Rate,
    permits: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    #[must_use]
    pub fn full(rate: &Rate, now: Instant) -> Bucket {
        Bucket { rate: *rate, permits: f64::from(rate.burst), at: now }
    }

    /// Takes one permit, or says in how many milliseconds there will be one.
    pub fn take(&mut self, now: Instant) -> Result<(), u64> {
        self.permits = self.permits_at(now);
        self.at = now;
        if self.permits >= 1.0 {
            self.permits -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.permits) / self.rate.per_ms()).ceil() as u64)
    }

    /// As [`Bucket::take`], with the refusal ready to send.
    pub fn allow(&mut self, now: Instant) -> Result<(), Problem> {
        self.take(now).map_err(|wait| too_many(&self.rate, wait))
    }

    fn permits_at(&self, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.at).as_secs_f64() * 1000.0;
        (self.permits + passed * self.rate.per_ms()).min(f64::from(self.rate.burst))
    }

    /// How full it is, from 0 to 1; a full one is the same as a new one.
    fn filling(&self, now: Instant) -> f64 {
        self.permits_at(now) / f64::from(self.rate.burst.max(1))
    }
}

/// Buckets by name and by whoever is limited: an address or a person.
#[derive(Debug, Default)]
pub struct Buckets(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    buckets: HashMap<(&'static str, String), Bucket>,
    /// Full buckets are forgotten when there are so many.
    sweep_at: usize,
}

/// There are never more buckets than this.
const MOST_BUCKETS: usize = 20_000;

/// So few are not worth a look.
const FEW_BUCKETS: usize = 500;

impl Buckets {
    /// Takes one permit of `rate` for `whom`.
    pub fn allow(&self, rate: &Rate, whom: &str) -> Result<(), Problem> {
        let now = Instant::now();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Kept { buckets, sweep_at } = &mut *kept;
        if buckets.len() >= *sweep_at {
            buckets.retain(|_, bucket| bucket.filling(now) < 1.0);
            if buckets.len() >= MOST_BUCKETS {
                keep_emptier_half(buckets, now);
            }
            *sweep_at = (2 * buckets.len()).clamp(FEW_BUCKETS, MOST_BUCKETS);
        }
        let bucket = buckets.entry((rate.name, whom.to_owned())).or_insert_with(|| Bucket::full(rate, now));
        bucket.allow(now)
    }

    /// Notes what was done by way of another machine.
    pub(crate) fn spend(&self, rate: &Rate, whom: &str) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Who is not known here has done nothing here yet. If there is no room, more is allowed than should be, and nothing breaks.
        if kept.buckets.len() < MOST_BUCKETS {
            let now = Instant::now();
            let key = (rate.name, whom.to_owned());
            let bucket = kept.buckets.entry(key).or_insert_with(|| Bucket::full(rate, now));
            // An empty one stays empty: it was empty there, too, or will be refused there.
            let _ = bucket.take(now);
        }
    }

    /// Gives a permit back that was taken for something that does not count.
    pub fn give_back(&self, rate: &Rate, whom: &str) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = kept.buckets.get_mut(&(rate.name, whom.to_owned())) {
            bucket.permits = (bucket.permits + 1.0).min(f64::from(rate.burst));
        }
    }
}

/// Makes room where hardly anything is forgotten: whoever brings a crowd must not lift their own limit by it.
fn keep_emptier_half(buckets: &mut HashMap<(&'static str, String), Bucket>, now: Instant) {
    let mut fillings: Vec<f64> = buckets.values().map(|bucket| bucket.filling(now)).collect();
    let half = fillings.len() / 2;
    let (_, middle, _) = fillings.select_nth_unstable_by(half, f64::total_cmp);
    let middle = *middle;
    let emptier = fillings.iter().filter(|filling| **filling < middle).count();
    let mut room = half - emptier;
    buckets.retain(|_, bucket| {
        let filling = bucket.filling(now);
        let is_among_equals = filling == middle && room > 0;
        room -= usize::from(is_among_equals);
        filling < middle || is_among_equals
    });
}

fn too_many(rate: &Rate, wait: u64) -> Problem {
    let Rate { name, burst, per_minute } = rate;
    let text =
        format!("too many {name}: {burst} at once and {per_minute} a minute are allowed; wait {wait} ms");
    Problem::limit(name, text, Some(wait)).with("burst", *burst).with("per_minute", *per_minute)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const RATE: Rate = Rate { name: "test", burst: 2, per_minute: 60 };

    #[test]
    fn permits_come_back_with_time_but_never_beyond_the_burst() {
        let start = Instant::now();
        let mut bucket = Bucket::full(&RATE, start);
        assert_eq!(bucket.take(start), Ok(()));
        assert_eq!(bucket.take(start), Ok(()));
        assert_eq!(bucket.take(start), Err(1000), "one a second");
        assert_eq!(bucket.take(start + Duration::from_millis(400)), Err(600));
        assert_eq!(bucket.take(start + Duration::from_secs(1)), Ok(()));
        let late = start + Duration::from_secs(1000);
        assert_eq!([0; 3].map(|_| bucket.take(late).is_ok()), [true, true, false]);
    }

    /// Whoever writes a client reads the limits in the document.
    #[test]
    fn the_document_tells_every_limit() {
        let document = include_str!("../../../docs/protocol.md");
        let mut limits = Limits::default();
        let mut rows: Vec<String> = limits
            .rates()
            .map(|Rate { name, burst, per_minute }| {
                format!("| `{name}` | {burst} at once, {per_minute} a minute")
            })
            .into();
        let Limits { connections, connections_per_player, connections_per_address, .. } = limits;
        let Limits { watchers_per_table, watchers_per_address, .. } = limits;
        rows.extend([
            format!("| `unfinished-tables` | {} made", limits.unfinished_tables),
            format!("| `bot-tables` | {} running", limits.bot_tables),
            format!("by one address; {} under way", limits.reviews_under_way),
            format!("| `tokens` | {} of", limits.tokens),
            format!("| `blocks` | {} people", limits.blocks),
            format!("| `undos` | a log of {} entries", limits.entries_with_undo),
            format!("| `connections` | {connections_per_address} from one address, {connections} in all"),
            format!("{connections_per_player} of one person to a table they play at"),
            format!(
                "| `watchers` | {watchers_per_table} of one table, {watchers_per_address} of them from one"
            ),
        ]);
        for row in rows {
            assert!(document.contains(&row), "{row}");
        }
    }

    #[test]
    fn the_refusal_says_which_limit_and_how_long() {
        let buckets = Buckets::default();
        buckets.allow(&RATE, "a").unwrap();
        buckets.allow(&RATE, "a").unwrap();
        let refused = buckets.allow(&RATE, "a").unwrap_err();
        let limit = refused.limit.unwrap();
        assert_eq!((refused.code.as_ref(), limit.name.as_str()), ("limit/test", "test"));
        assert!(limit.retry_after_ms.is_some_and(|ms| ms <= 1000));
        buckets.allow(&RATE, "b").expect("others are not touched");
    }

    #[test]
    fn buckets_that_are_full_again_are_forgotten() {
        let rate = Limits::default().tables;
        let buckets = Buckets::default();
        let old = Instant::now().checked_sub(Duration::from_secs(61)).unwrap();
        for n in 0..400 {
            let full = Bucket { rate, permits: 0.0, at: old };
            buckets.0.lock().unwrap().buckets.insert((rate.name, format!("old {n}")), full);
        }
        for n in 0..600 {
            assert!(buckets.allow(&rate, &format!("new {n}")).is_ok());
        }
        let kept = buckets.0.lock().unwrap();
        assert!(kept.buckets.keys().all(|(_, whom)| whom.starts_with("new")), "{}", kept.buckets.len());
        assert_eq!(kept.buckets.len(), 600);
    }

    #[test]
    fn a_crowd_does_not_lift_the_limit_of_who_has_used_theirs_up() {
        let rate = Rate { name: "test", burst: 3, per_minute: 1 };
        let buckets = Buckets::default();
        while buckets.allow(&rate, "guesser").is_ok() {}
        for n in 0..3 * MOST_BUCKETS {
            assert!(buckets.allow(&rate, &format!("one of a crowd {n}")).is_ok());
        }
        assert!(buckets.allow(&rate, "guesser").is_err());
        assert!(buckets.0.lock().unwrap().buckets.len() <= MOST_BUCKETS);
    }
}
