//! The store on one SQLite file.
//!
//! Reads go through a few connections of their own. All writes go through one task that commits whatever has
//! gathered while the last commit was under way, so many tables share one sync of the disk.

mod archive;
mod copy;
mod copying;
mod create;
mod dialect;
mod entries;
mod file;
mod header;
mod health;
mod lock;
mod migrate;
mod place;
mod restore;
#[cfg(test)]
mod steps;
mod watch;
mod writer;

// What both kinds say alike.
#[path = "../sql/blocks.rs"]
mod blocks;
#[path = "../sql/chat.rs"]
mod chat;
#[path = "../sql/follow.rs"]
mod follow;
#[path = "../sql/games.rs"]
mod games;
#[path = "../sql/house.rs"]
mod house;
#[path = "../sql/letters.rs"]
mod letters;
#[path = "../sql/names.rs"]
mod names;
#[path = "../sql/pages.rs"]
mod pages;
#[path = "../sql/players.rs"]
mod players;
#[path = "../sql/recovery.rs"]
mod recovery;
#[path = "../sql/reports.rs"]
mod reports;
#[path = "../sql/reviews.rs"]
mod reviews;
#[path = "../sql/sessions.rs"]
mod sessions;
#[path = "../sql/snapshots.rs"]
mod snapshots;
#[path = "../sql/sweep.rs"]
mod sweep;
#[path = "../sql/tables.rs"]
mod tables;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use crate::rows::number;
use crate::{OpenError, Writes};
use header::Standing;
use health::Reading;
use lock::Lock;
use watch::Watch;
use writer::Writer;

pub(crate) use archive::Archive;
pub(crate) use copying::{finish_copy, must_be_there, unfinished_copy};
use dialect::one_at_a_time;
pub(crate) use file::meaning;
pub use migrate::SCHEMA_VERSION;

type Db = sqlx::Sqlite;
type Connection = SqliteConnection;
type Pool = SqlitePool;
type DbRow = SqliteRow;

/// An open data file. Cheap to clone; the file is released by `Store::close`.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    readers: SqlitePool,
    writer: Writer,
    watch: Arc<Watch>,
    /// Whoever asks how we are asks the disk one after the other.
    trying: Arc<tokio::sync::Mutex<()>>,
    reading: Arc<Reading>,
    lock: Arc<Lock>,
}

/// So many questions are answered at a time.
const READERS: u32 = 6;

/// No question takes longer: all others would wait for the few who answer.
const LONGEST_QUESTION: Duration = Duration::from_secs(2);

impl Store {
    /// Opens a data file, making it if there is none and bringing an older one up to date.
    ///
    /// A file that is somebody else's, newer than this program, damaged or in use is left as it is.
    pub(crate) async fn open(path: &Path) -> Result<Store, OpenError> {
        let path = &place::real(path);
        // Beside somebody else's file nothing is made, not even a lock.
        header::look(path)?;
        let mut lock = Lock::take(path)?;
        if place::beside(path, restore::RESTORING).exists() {
            return Err(OpenError::HalfRestored(path.clone()));
        }
        if header::look(path)? == Standing::Nothing {
            create::create(path).await?;
        }
        lock.take_itself(path)?;
        file::inspect(path).await?;
        let mut connection = file::connect(path).await?;
        migrate::bring_up_to_date(&mut connection, path).await?;
        let readers = file::readers(path, READERS, LONGEST_QUESTION).await?;
        let watch = Arc::new(Watch::new(path));
        Ok(Store {
            readers,
            writer: Writer::start(connection, Arc::clone(&watch)),
            trying: Arc::default(),
            reading: Arc::new(Reading::start(path, Arc::clone(&watch))),
            watch,
            lock: Arc::new(lock),
        })
    }

    /// How many writes and commits there have been.
    pub(crate) fn writes(&self) -> Writes {
        self.writer.writes()
    }

    /// Finishes all writes and lets the file go. Later writes are refused.
    pub(crate) async fn close(&self) {
        self.reading.stop().await;
        self.readers.close().await;
        self.writer.stop().await;
        self.lock.release();
    }
}
