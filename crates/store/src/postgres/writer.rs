use std::collections::hash_map::RandomState;
use std::future::Future;
use std::hash::BuildHasher;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use sqlx::postgres::{PgArguments, PgPool, PgQueryResult};
use sqlx::query::Query;
use sqlx::{Acquire, Postgres};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::Connection;
use super::entries::{Stamped, keep_all};
use super::pulse::Pulse;
use crate::{Append, StoreError, Writes};

/// How many decisions may share one commit.
const MOST_IN_A_COMMIT: usize = 1024;

/// How many decisions may wait. More make their callers wait too.
const MOST_WAITING: usize = 8192;

/// One task gathers decisions; all other writes go their own ways.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    pool: PgPool,
    jobs: Arc<Mutex<Option<mpsc::Sender<Job>>>>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
    counts: Arc<Counts>,
    pulse: Arc<Pulse>,
    /// What stamps begin with: no two machines may give the same.
    first_stamp: u64,
    stamps: Arc<AtomicU64>,
}

#[derive(Debug, Default)]
struct Counts {
    writes: AtomicU64,
    commits: AtomicU64,
    failed: AtomicU64,
}

/// One statement that owns its values.
pub(super) type Statement = Query<'static, Postgres, PgArguments>;

pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

type Job = (Stamped, oneshot::Sender<Result<(), StoreError>>);

/// How many statements a write is made of: a single one undoes itself when it fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Statements {
    One,
    Several,
}

impl Writer {
    /// `pool` serves all writes but decisions, `appending` these alone: they never wait for others.
    pub(super) fn start(pool: PgPool, appending: PgPool, pulse: Arc<Pulse>) -> Writer {
        let (jobs, waiting) = mpsc::channel(MOST_WAITING);
        let counts = Arc::new(Counts::default());
        let task = tokio::spawn(append_all(appending, waiting, Arc::clone(&counts), Arc::clone(&pulse)));
        Writer {
            pool,
            jobs: Arc::new(Mutex::new(Some(jobs))),
            task: Arc::new(Mutex::new(Some(task))),
            counts,
            pulse,
            // Seeded by the system, differently in every process.
            first_stamp: RandomState::new().hash_one(std::process::id()),
            stamps: Arc::default(),
        }
    }

    /// Does `work` and returns once it is durable.
    pub(super) async fn write<T, F>(&self, statements: Statements, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> Doing<'c, T> + Send + 'static,
    {
        let pool = self.pool.clone();
        // It goes on if whoever asked does not wait.
        let writing = tokio::spawn(async move {
            let mut connection = pool.acquire().await?;
            if statements == Statements::One {
                return work(&mut connection).await;
            }
            let mut transaction = connection.begin().await?;
            let done = work(&mut transaction).await?;
            transaction.commit().await?;
            Ok(done)
        });
        let written = writing.await.unwrap_or_else(|e| Err(StoreError::Unavailable(e.to_string())));
        self.pulse.note(&written);
        match &written {
            Ok(_) => {
                self.counts.writes.fetch_add(1, Ordering::Relaxed);
                self.counts.commits.fetch_add(1, Ordering::Relaxed);
            }
            Err(StoreError::Unavailable(_)) => {
                self.counts.failed.fetch_add(1, Ordering::Relaxed);
            }
            Err(_) => {}
        }
        written
    }

    /// Carries out one statement and returns once it is durable.
    pub(super) async fn execute(&self, statement: Statement) -> Result<PgQueryResult, StoreError> {
        self.write(Statements::One, move |c| Box::pin(async move { Ok(statement.execute(c).await?) })).await
    }

    /// Adds an entry to a log in the next commit and returns once that is durable.
    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let n = self.stamps.fetch_add(1, Ordering::Relaxed);
        let stamp = self.first_stamp.wrapping_add(n) as i64;
        let (answer, answered) = oneshot::channel();
        let jobs = self.jobs.lock().map_err(|_| StoreError::Closed)?.clone().ok_or(StoreError::Closed)?;
        let sent = jobs.send((Stamped { append, stamp }, answer)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) fn writes(&self) -> Writes {
        Writes {
            writes: self.counts.writes.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
            failed: self.counts.failed.load(Ordering::Relaxed),
        }
    }

    /// Lets waiting writes finish, then closes the connections.
    pub(super) async fn stop(&self) {
        if let Ok(mut jobs) = self.jobs.lock() {
            jobs.take();
        }
        let task = self.task.lock().ok().and_then(|mut task| task.take());
        if let Some(task) = task
            && let Err(error) = task.await
        {
            tracing::error!(event = "appender.failed", %error, "the writing task failed");
        }
        self.pool.close().await;
    }
}

async fn append_all(pool: PgPool, mut waiting: mpsc::Receiver<Job>, counts: Arc<Counts>, pulse: Arc<Pulse>) {
    let mut batch = Vec::with_capacity(MOST_IN_A_COMMIT);
    while waiting.recv_many(&mut batch, MOST_IN_A_COMMIT).await > 0 {
        let (appends, answers): (Vec<Stamped>, Vec<_>) = batch.drain(..).unzip();
        let (kept, commits) = keep_all(&pool, &appends).await;
        counts.commits.fetch_add(commits, Ordering::Relaxed);
        for (result, answer) in kept.into_iter().zip(answers) {
            pulse.note(&result);
            match &result {
                Ok(()) => counts.writes.fetch_add(1, Ordering::Relaxed),
                Err(StoreError::Unavailable(_)) => counts.failed.fetch_add(1, Ordering::Relaxed),
                Err(_) => 0,
            };
            // Nobody waits any more if the caller was cancelled; the entry stands all the same.
            let _ = answer.send(result);
        }
    }
    pool.close().await;
}
