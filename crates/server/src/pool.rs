use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// A few threads of their own for minds, so that thinking never holds up a person's move.
///
/// The queue is as long as there are tables waiting: each asks for one thought at a time. Where nobody looks, bots think
/// when there is nothing else to think about.
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
    watched: VecDeque<Job>,
    unwatched: VecDeque<Job>,
    is_closed: bool,
}

/// Does somebody wait for a thought?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// Somebody looks at the table, or has asked.
    Watched,
    /// Nobody does.
    Unwatched,
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

    /// Lets a thread do this when one is free.
    pub fn run(&self, priority: Priority, job: impl FnOnce() + Send + 'static) {
        let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        match priority {
            Priority::Watched => queue.watched.push_back(Box::new(job)),
            Priority::Unwatched => queue.unwatched.push_back(Box::new(job)),
        }
        self.shared.ready.notify_one();
    }

    /// How many wait for a thread.
    #[must_use]
    pub fn waiting(&self) -> usize {
        let queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.watched.len() + queue.unwatched.len()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.is_closed = true;
        queue.watched.clear();
        queue.unwatched.clear();
        self.shared.ready.notify_all();
    }
}

fn work(shared: &Shared) {
    loop {
        let mut queue = shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let job = loop {
            if queue.is_closed {
                return;
            }
            let next = queue.watched.pop_front();
            match next.or_else(|| queue.unwatched.pop_front()) {
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

    #[test]
    fn a_failing_job_does_not_stop_the_next() {
        let pool = Pool::new(1);
        let (send, receive) = mpsc::channel();
        pool.run(Priority::Watched, || panic!("on purpose"));
        pool.run(Priority::Watched, move || send.send(7).unwrap());
        assert_eq!(receive.recv(), Ok(7));
    }

    #[test]
    fn jobs_run_in_order_but_first_those_somebody_waits_for() {
        let pool = Pool::new(1);
        let (begin, begun) = mpsc::channel::<()>();
        pool.run(Priority::Watched, move || begun.recv().unwrap());
        let (send, receive) = mpsc::channel();
        for n in 0..10 {
            let send = send.clone();
            let priority = if n < 5 { Priority::Unwatched } else { Priority::Watched };
            pool.run(priority, move || send.send(n).unwrap());
        }
        drop(send);
        begin.send(()).unwrap();
        assert_eq!(receive.iter().collect::<Vec<_>>(), [5, 6, 7, 8, 9, 0, 1, 2, 3, 4]);
    }
}
