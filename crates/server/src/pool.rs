use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// A few threads of their own for minds, so that thinking never holds up a person's move.
///
/// The queue is as long as there are tables waiting: each asks for one thought at a time. It is fair by person: whoever
/// made many tables waits for their own thoughts, not the others. Where nobody plays, bots think when there is nothing
/// else to think about.
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
    lines: [FairLine; 3],
    is_closed: bool,
}

/// Who waits for a thought?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// Somebody who plays and is there, or has asked for help.
    Awaited,
    /// People play, but none of them is there.
    Absent,
    /// Nobody plays: bots among themselves, whoever looks on.
    BotsOnly,
}

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
        let shared = Arc::new(Shared::default());
        for n in 0..threads.max(1) {
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
        self.shared.ready.notify_one();
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
        *queue = Queue { is_closed: true, ..Queue::default() };
        self.shared.ready.notify_all();
    }
}

fn work(shared: &Shared) {
    loop {
        let mut queue = shared.lock();
        let job = loop {
            if queue.is_closed {
                return;
            }
            match queue.lines.iter_mut().find_map(FairLine::pop) {
                Some(job) => break job,
                None => queue = shared.ready.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(queue);
        // A mind that fails must not take its thread along; whoever waits sees its answer missing.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!(event = "minds.thought_failed", "a mind failed");
        }
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
        pool.run(Priority::Awaited, "first", move || begun.recv().unwrap());
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
        use Priority::{Absent, Awaited, BotsOnly};
        let jobs = [BotsOnly, Absent, Awaited, BotsOnly, Absent, Awaited].map(|priority| (priority, "a"));
        assert_eq!(order(&jobs), [2, 5, 1, 4, 0, 3]);
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
