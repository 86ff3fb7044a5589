use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteQueryResult};
use sqlx::{Connection, Executor, Sqlite};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::entries::append_all;
use super::watch::Watch;
use crate::{Append, StoreError, Writes};

/// How many writes may share one sync of the disk.
const MOST_IN_A_COMMIT: usize = 1024;

/// How many writes may wait. More make their callers wait too.
const MOST_WAITING: usize = 8192;

/// The one task that writes: takes whatever has gathered, commits it at once, then answers.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: Arc<Mutex<Option<mpsc::Sender<Job>>>>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
    counts: Arc<Counts>,
    watch: Arc<Watch>,
}

#[derive(Debug, Default)]
struct Counts {
    writes: AtomicU64,
    commits: AtomicU64,
    failed: AtomicU64,
}

/// One statement that owns its values.
pub(super) type Statement = Query<'static, Sqlite, SqliteArguments>;

pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;
type Running<'c> = Pin<Box<dyn Future<Output = Done> + Send + 'c>>;

type Run = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Running<'c> + Send>;

enum Job {
    Work {
        run: Run,
        statements: Statements,
    },
    /// Decisions are gathered: all of a commit take three statements, however many they are.
    Append(Box<Append>, oneshot::Sender<Result<(), StoreError>>),
}

/// How many statements a write is made of: a single one undoes itself when it fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Statements {
    One,
    Several,
}

type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

struct Done {
    failed: bool,
    answer: Answer,
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection, watch: Arc<Watch>) -> Writer {
        let (jobs, waiting) = mpsc::channel(MOST_WAITING);
        let counts = Arc::new(Counts::default());
        let task = tokio::spawn(write_all(connection, waiting, Arc::clone(&counts), Arc::clone(&watch)));
        let jobs = Arc::new(Mutex::new(Some(jobs)));
        Writer { jobs, task: Arc::new(Mutex::new(Some(task))), counts, watch }
    }

    /// Does `work` in the next commit and returns once that commit is on the disk.
    pub(super) async fn write<T, F>(&self, statements: Statements, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let run: Run = Box::new(move |connection| {
            let doing = work(connection);
            Box::pin(async move {
                let result = doing.await;
                let failed = result.is_err();
                let answer: Answer = Box::new(move |committed| {
                    // Nobody waits any more if the caller was cancelled; the write stands all the same.
                    let _ = answer.send(committed.and(result));
                });
                Done { failed, answer }
            })
        });
        self.send(Job::Work { run, statements }).await?;
        answered.await.map_err(|_| self.watch.refusal())?
    }

    /// Carries out one statement in the next commit and returns once that commit is on the disk.
    pub(super) async fn execute(&self, statement: Statement) -> Result<SqliteQueryResult, StoreError> {
        self.write(Statements::One, move |c| Box::pin(async move { Ok(statement.execute(c).await?) })).await
    }

    /// Adds an entry to a log in the next commit and returns once that commit is on the disk.
    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Job::Append(Box::new(append), answer)).await?;
        answered.await.map_err(|_| self.watch.refusal())?
    }

    async fn send(&self, job: Job) -> Result<(), StoreError> {
        let jobs = self.jobs.lock().map_err(|_| StoreError::Closed)?.clone().ok_or(StoreError::Closed)?;
        jobs.send(job).await.map_err(|_| StoreError::Closed)
    }

    pub(super) fn writes(&self) -> Writes {
        Writes {
            writes: self.counts.writes.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
            failed: self.counts.failed.load(Ordering::Relaxed),
        }
    }

    /// Lets waiting writes finish, then closes the connection.
    pub(super) async fn stop(&self) {
        if let Ok(mut jobs) = self.jobs.lock() {
            jobs.take();
        }
        let task = self.task.lock().ok().and_then(|mut task| task.take());
        if let Some(task) = task
            && let Err(error) = task.await
        {
            tracing::error!(event = "writer.failed", %error, "the writing task failed");
        }
    }
}

async fn write_all(
    mut connection: SqliteConnection,
    mut waiting: mpsc::Receiver<Job>,
    counts: Arc<Counts>,
    watch: Arc<Watch>,
) {
    let mut batch = Vec::with_capacity(MOST_IN_A_COMMIT);
    while waiting.recv_many(&mut batch, MOST_IN_A_COMMIT).await > 0 {
        let asked = batch.len();
        let mut answers = Vec::with_capacity(asked);
        // Looked at before, nothing is begun that cannot be kept; looked at after, nothing is acknowledged that
        // went into a file nobody will find again.
        let committed = match watch.check_place() {
            Ok(()) => write_batch(&mut connection, &mut batch, &mut answers).await,
            lost => lost,
        };
        let committed = committed.and_then(|()| watch.check_place());
        watch.note(&committed);
        // Jobs that never ran are dropped here, which tells their callers why.
        batch.clear();
        if committed.is_err() {
            counts.failed.fetch_add(asked as u64, Ordering::Relaxed);
        }
        match &committed {
            Ok(()) => {
                counts.writes.fetch_add(answers.len() as u64, Ordering::Relaxed);
                counts.commits.fetch_add(1, Ordering::Relaxed);
            }
            Err(StoreError::Lost) => {}
            Err(error) => {
                tracing::error!(event = "commit.failed", %error, writes = answers.len(), "a commit failed; nothing of it was kept");
                // Fails if SQLite has already rolled back by itself, which is just as well.
                let _ = connection.execute("ROLLBACK").await;
            }
        }
        for answer in answers {
            answer(committed.clone());
        }
    }
    if let Err(error) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await {
        tracing::warn!(event = "data.log_kept", %error, "the write-ahead log could not be emptied; it will be at the next start");
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(event = "data.not_closed", %error, "the data file did not close cleanly");
    }
}

async fn write_batch(
    connection: &mut SqliteConnection,
    batch: &mut Vec<Job>,
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    let mut appends = Vec::new();
    let mut waiting = Vec::new();
    connection.execute("BEGIN IMMEDIATE").await?;
    for job in batch.drain(..) {
        match job {
            Job::Work { run, statements } => do_work(connection, run, statements, answers).await?,
            Job::Append(append, answer) => {
                appends.push(*append);
                waiting.push(answer);
            }
        }
    }
    let kept = append_all(connection, &appends).await;
    for (n, answer) in waiting.into_iter().enumerate() {
        let result = match &kept {
            Ok(kept) if kept[n] => Ok(()),
            Ok(_) => {
                let Append { table, entry, .. } = &appends[n];
                Err(StoreError::OutOfOrder { table: table.clone(), given: entry.seq })
            }
            Err(error) => Err(error.clone()),
        };
        answers.push(Box::new(move |committed| {
            // Nobody waits any more if the caller was cancelled; the entry stands all the same.
            let _ = answer.send(committed.and(result));
        }));
    }
    kept?;
    connection.execute("COMMIT").await?;
    Ok(())
}

async fn do_work(
    connection: &mut SqliteConnection,
    run: Run,
    statements: Statements,
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    let several = statements == Statements::Several;
    if several {
        connection.execute("SAVEPOINT job").await?;
    }
    let done = run(connection).await;
    answers.push(done.answer);
    if several {
        if done.failed {
            connection.execute("ROLLBACK TO job").await?;
        }
        connection.execute("RELEASE job").await?;
    }
    Ok(())
}
