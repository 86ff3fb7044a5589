use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sqlx::{ConnectOptions, Connection};
use tokio::task::JoinHandle;

use super::Store;
use super::file::{CHECK_UP_TO, explain, find_damage, options};
use super::migrate::SCHEMA_VERSION;
use super::place::size;
use super::watch::Watch;
use crate::{Health, OpenError};

/// A write that has not ended after so long counts as failed.
const PATIENCE: Duration = Duration::from_secs(2);

impl Store {
    pub(crate) async fn health(&self) -> Health {
        let stuck = || Health::Failing(format!("no write has ended for {} s", PATIENCE.as_secs()));
        // One try at a time, however many ask; it goes on if whoever asked does not wait.
        let Ok(turn) = tokio::time::timeout(PATIENCE, Arc::clone(&self.trying).lock_owned()).await else {
            return stuck();
        };
        if self.watch.check_place().is_ok() && self.watch.wants_a_try() {
            let writer = self.writer.clone();
            let trying = tokio::spawn(async move {
                let _turn = turn;
                // Says what is there already, but has to be written all the same.
                let same = format!("PRAGMA user_version = {SCHEMA_VERSION}");
                writer.execute(sqlx::query(sqlx::AssertSqlSafe(same))).await
            });
            if tokio::time::timeout(PATIENCE, trying).await.is_err() {
                return stuck();
            }
        }
        self.watch.health()
    }
}

/// Reads a large file through while it is used; small ones were read before.
#[derive(Debug)]
pub(super) struct Reading {
    stop: Arc<AtomicBool>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Reading {
    pub(super) fn start(path: &Path, watch: Arc<Watch>) -> Reading {
        let stop = Arc::new(AtomicBool::new(false));
        let task = (size(path) > CHECK_UP_TO)
            .then(|| tokio::spawn(read_on(path.to_owned(), watch, Arc::clone(&stop))));
        Reading { stop, task: Mutex::new(task) }
    }

    /// Ends it, wherever it is.
    pub(super) async fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        let task = self.task.lock().ok().and_then(|mut task| task.take());
        if let Some(task) = task {
            // Whatever became of it, it is over.
            let _ = task.await;
        }
    }
}

/// Looked at so often, no stretch of reading is long.
const STEPS_A_READ: i32 = 500;

/// Pauses between stretches of reading: whoever is asked meanwhile needs the same disk.
struct Rest {
    since: Instant,
}

impl Default for Rest {
    fn default() -> Rest {
        Rest { since: Instant::now() }
    }
}

impl Rest {
    const STRETCH: Duration = Duration::from_millis(5);
    const PAUSE: Duration = Duration::from_millis(15);

    fn now_and_then(&mut self) {
        if self.since.elapsed() >= Rest::STRETCH {
            std::thread::sleep(Rest::PAUSE);
            self.since = Instant::now();
        }
    }
}

async fn read_on(path: PathBuf, watch: Arc<Watch>, stop: Arc<AtomicBool>) {
    let begun = Instant::now();
    let found = async {
        let mut connection = options(&path).read_only(true).connect().await?;
        let is_stopped = Arc::clone(&stop);
        let mut rest = Rest::default();
        let mut handle = connection.lock_handle().await?;
        handle.set_progress_handler(STEPS_A_READ, move || {
            rest.now_and_then();
            !is_stopped.load(Ordering::Relaxed)
        });
        drop(handle);
        let found = find_damage(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(found)
    };
    match found.await {
        Ok(None) => {
            let took_s = begun.elapsed().as_secs();
            tracing::info!(
                event = "data.read_through",
                took_s,
                "the data file was read through and is in order"
            );
        }
        Ok(Some(why)) => watch.note_damage(why),
        Err(_) if stop.load(Ordering::Relaxed) => {}
        Err(error) => match explain(&path, &error) {
            OpenError::Damaged { why, .. } => watch.note_damage(why),
            other => {
                tracing::warn!(event = "data.not_read_through", error = %other, "the data file could not be read through");
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Executor;

    use super::super::writer::Statements;
    use super::*;

    /// A commit that fails turns it red, a write that succeeds turns it green, and one is tried if nobody writes.
    #[tokio::test]
    async fn it_is_ill_while_no_write_succeeds() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("data")).await.unwrap();
        assert_eq!(store.health().await, Health::Good);
        assert_eq!(store.writes().commits, 1, "the disk was asked");
        store.health().await;
        assert_eq!(store.writes().commits, 1, "but not twice in a row");
        let fail = async || {
            let failed: Result<(), _> = store
                .writer
                .write(Statements::One, |c| {
                    Box::pin(async move {
                        // Checked only by the commit, which fails.
                        c.execute("PRAGMA defer_foreign_keys = 1").await?;
                        c.execute("INSERT INTO session VALUES (x'00', 'nobody', 1)").await?;
                        Ok(())
                    })
                })
                .await;
            assert!(failed.is_err());
        };
        fail().await;
        assert!(matches!(store.health().await, Health::Failing(_)));
        store.end_sessions("nobody").await.unwrap();
        assert_eq!(store.health().await, Health::Good, "a write has succeeded");
        fail().await;
        tokio::time::sleep(Duration::from_millis(1100)).await;
        assert_eq!(store.health().await, Health::Good, "it has tried by itself");
        store.close().await;
    }
}
