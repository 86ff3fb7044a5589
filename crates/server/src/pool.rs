use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

type Job = Box<dyn FnOnce() + Send>;

/// A few threads of their own for minds, so that thinking never holds up a person's move.
///
/// The queue is as long as there are tables waiting: each asks for one thought at a time. It is fair by person: whoever
/// made many tables waits for their own thoughts, not the others. Where nobody plays, bots think when there is nothing
/// else to think about, and for a fifth of the time beside what nobody sits and waits for: reviews that never end must
/// not leave their tables in memory for ever. A thought cannot be interrupted, so there is one thread more than may think about what nobody
/// waits for: who comes while all of those are busy does not wait for them.
#[derive(Debug)]
pub struct Pool {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    ready: Condvar,
}

#[derive(Default)]
struct Queue {
    /// One for each [`Priority`], in its order.
    lines: [FairLine; 4],
    /// How many thoughts are under way that somebody waits for, and others.
    awaited: usize,
    others: usize,
    /// So many may be under way at a time.
    most: usize,
    /// Time that bots among themselves have waited for and not had.
    owed: Duration,
    is_closed: bool,
}

impl Queue {
    /// The next thought that may begin now.
    fn next(&mut self) -> Option<(Priority, Job)> {
        let [awaited, rest @ ..] = &mut self.lines;
        if self.awaited < self.most
            && let Some(job) = awaited.pop()
        {
            self.awaited += 1;
            return Some((Priority::Awaited, job));
        }
        if self.awaited + self.others >= self.most {
            return None;
        }
        let [asked, absent, bots_only] = rest;
        let mut order =
            [(Priority::Asked, asked), (Priority::Absent, absent), (Priority::BotsOnly, bots_only)];
        if self.owed >= THEIR_TURN {
            order.swap(1, 2);
        }
        let next = order.into_iter().find_map(|(priority, line)| Some((priority, line.pop()?)))?;
        self.others += 1;
        Some(next)
    }

    fn done(&mut self, priority: Priority, took: Duration) {
        match priority {
            Priority::Awaited => self.awaited -= 1,
            Priority::Asked | Priority::Absent | Priority::BotsOnly => self.others -= 1,
        }
        self.owed = match priority {
            Priority::Awaited | Priority::Asked => self.owed,
            Priority::Absent => (self.owed + took / SHARE).min(2 * THEIR_TURN),
            Priority::BotsOnly => self.owed.saturating_sub(took),
        };
        if self.lines[Priority::BotsOnly as usize].jobs.is_empty() {
            self.owed = Duration::ZERO;
        }
    }
}

/// Who waits for a thought?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// Somebody who plays and is there, or has asked for help.
    Awaited,
    /// Somebody who asked at no table where others wait as well.
    Asked,
    /// People play, but none of them is there.
    Absent,
    /// Nobody plays: bots among themselves, whoever looks on.
    BotsOnly,
}

/// Of the time of thoughts for people who are away, bots among themselves are owed one part in so many.
const SHARE: u32 = 4;
/// With so much owed it is their turn; more than twice that is not kept.
const THEIR_TURN: Duration = Duration::from_millis(250);

/// Jobs by whose they are. Everybody in it gets one after the other.
#[derive(Default)]
struct FairLine {
    order: VecDeque<String>,
    jobs: HashMap<String, VecDeque<Job>>,
}

impl FairLine {
    fn push(&mut self, whose: &str, job: Job) {
        let jobs = self.jobs.entry(whose.to_owned()).or_insert_with(|| {
            self.order.push_back(whose.to_owned());
            VecDeque::new()
        });
        jobs.push_back(job);
    }

    fn pop(&mut self) -> Option<Job> {
        let whose = self.order.pop_front()?;
        let jobs = self.jobs.get_mut(&whose)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&whose);
        } else {
            self.order.push_back(whose);
        }
        job
    }

    fn len(&self) -> usize {
        self.jobs.values().map(VecDeque::len).sum()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shared")
    }
}

impl Pool {
    /// Starts the threads.
    #[must_use]
    pub fn new(threads: usize) -> Pool {
        let threads = threads.max(1);
        let queue = Queue { most: threads, ..Queue::default() };
        let shared = Arc::new(Shared { queue: Mutex::new(queue), ready: Condvar::new() });
        for n in 0..=threads {
            let shared = Arc::clone(&shared);
            let started = thread::Builder::new().name(format!("mind-{n}")).spawn(move || work(&shared));
            if let Err(error) = started {
                tracing::error!(event = "minds.thread_failed", %error, "a thread for minds could not be started");
            }
        }
        Pool { shared }
    }

    /// Lets a thread do this when one is free. `whose` is the person on whose account it is done.
    pub fn run(&self, priority: Priority, whose: &str, job: impl FnOnce() + Send + 'static) {
        self.shared.lock().lines[priority as usize].push(whose, Box::new(job));
        // Not every thread that waits may take what there is now.
        self.shared.ready.notify_all();
    }

    /// How many wait for a thread.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.shared.lock().lines.iter().map(FairLine::len).sum()
    }

    /// How many wait for a thread on somebody's account.
    #[must_use]
    pub fn waiting_for(&self, whose: &str) -> usize {
        let queue = self.shared.lock();
        queue.lines.iter().filter_map(|line| line.jobs.get(whose)).map(VecDeque::len).sum()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut queue = self.shared.lock();
        queue.lines = Default::default();
        queue.is_closed = true;
        self.shared.ready.notify_all();
    }
}

fn work(shared: &Shared) {
    let mut queue = shared.lock();
    loop {
        if queue.is_closed {
            return;
        }
        let Some((priority, job)) = queue.next() else {
            queue = shared.ready.wait(queue).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        drop(queue);
        let begun = Instant::now();
        // A mind that fails must not take its thread along; whoever waits sees its answer missing.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!(event = "minds.thought_failed", "a mind failed");
        }
        queue = shared.lock();
        queue.done(priority, begun.elapsed());
        // There may be more to do now than this thread can.
        shared.ready.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// The order in which one thread does these jobs, each told by its number.
    fn order(jobs: &[(Priority, &str)]) -> Vec<usize> {
        let pool = Pool::new(1);
        let (begin, begun) = mpsc::channel::<()>();
        let (started, starts) = mpsc::channel::<()>();
        pool.run(Priority::Awaited, "first", move || {
            started.send(()).unwrap();
            begun.recv().unwrap();
        });
        starts.recv().unwrap();
        let (send, receive) = mpsc::channel();
        for (n, (priority, whose)) in jobs.iter().enumerate() {
            let send = send.clone();
            pool.run(*priority, whose, move || send.send(n).unwrap());
        }
        drop(send);
        begin.send(()).unwrap();
        receive.iter().collect()
    }

    #[test]
    fn a_failing_job_does_not_stop_the_next() {
        let pool = Pool::new(1);
        let (send, receive) = mpsc::channel();
        pool.run(Priority::Awaited, "a", || panic!("on purpose"));
        pool.run(Priority::Awaited, "a", move || send.send(7).unwrap());
        assert_eq!(receive.recv(), Ok(7));
    }

    #[test]
    fn jobs_run_in_order_but_first_those_somebody_waits_for() {
        use Priority::{Absent, Asked, Awaited, BotsOnly};
        let jobs = [BotsOnly, Absent, Asked, Awaited, BotsOnly, Absent, Asked, Awaited];
        assert_eq!(order(&jobs.map(|priority| (priority, "a"))), [3, 7, 2, 6, 1, 5, 0, 4]);
    }

    #[test]
    fn who_waits_does_not_wait_for_what_nobody_waits_for() {
        for priority in [Priority::Asked, Priority::Absent, Priority::BotsOnly] {
            let pool = Pool::new(1);
            let (begin, begun) = mpsc::channel::<()>();
            let (send, receive) = mpsc::channel();
            let (started, starts) = mpsc::channel::<()>();
            pool.run(priority, "bots", move || {
                started.send(()).unwrap();
                begun.recv().unwrap();
            });
            starts.recv().unwrap();
            for (priority, name) in [(Priority::BotsOnly, "bots"), (Priority::Awaited, "ann")] {
                let send = send.clone();
                pool.run(priority, name, move || send.send(name).unwrap());
            }
            let first = receive.recv_timeout(std::time::Duration::from_secs(20));
            assert_eq!(first, Ok("ann"), "while a thought of {priority:?} is under way");
            assert!(receive.try_recv().is_err(), "and no more bots than there are threads");
            begin.send(()).unwrap();
            assert_eq!(receive.recv(), Ok("bots"));
        }
    }

    #[test]
    fn bots_among_themselves_have_a_part_of_the_time_of_reviews_that_never_end() {
        let mut queue = Queue { most: 1, ..Queue::default() };
        let mut spent = [Duration::ZERO; 4];
        for _ in 0..10_000 {
            // Whatever is done is asked for again; a bot's thought is as quick as this one, a review's is not.
            for priority in [Priority::Absent, Priority::BotsOnly] {
                queue.lines[priority as usize].push("somebody", Box::new(|| {}));
            }
            let (priority, _) = queue.next().unwrap();
            let took = Duration::from_millis(if priority == Priority::Absent { 20 } else { 2 });
            queue.done(priority, took);
            spent[priority as usize] += took;
        }
        let [_, _, absent, bots] = spent;
        assert!(bots * (SHARE + 1) > absent && bots * (SHARE - 1) < absent, "{bots:?} beside {absent:?}");
        queue.lines[Priority::Awaited as usize].push("ann", Box::new(|| {}));
        assert_eq!(
            queue.next().map(|(priority, _)| priority),
            Some(Priority::Awaited),
            "who waits goes first"
        );
    }

    #[test]
    fn who_asks_for_much_waits_for_their_own_and_keeps_nobody_waiting() {
        let mut jobs = vec![(Priority::Awaited, "many"); 60];
        jobs.extend([(Priority::Awaited, "few"), (Priority::Awaited, "few")]);
        let order = order(&jobs);
        assert_eq!(order[..4], [0, 60, 1, 61]);
        assert_eq!(order.len(), 62);
    }
}
