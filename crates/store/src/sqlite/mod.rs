//! The store on one SQLite file: all SQL of the program is in this folder.
//!
//! Reads go through a few connections of their own. All writes go through one task that commits whatever has
//! gathered while the last commit was under way, so many tables share one sync of the disk.

mod archive;
mod chat;
mod copy;
mod create;
mod entries;
mod file;
mod header;
mod health;
mod lock;
mod migrate;
mod place;
mod players;
mod restore;
mod sessions;
mod sweep;
mod tables;
mod watch;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqlitePool;

use crate::{OpenError, StoreError, Writes};
use header::Standing;
use health::Reading;
use lock::Lock;
use watch::Watch;
use writer::Writer;

pub use archive::Archive;
pub use migrate::SCHEMA_VERSION;

/// An open data file. Cheap to clone; the file is released by [`Store::close`].
#[derive(Clone, Debug)]
pub struct Store {
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
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
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
    #[must_use]
    pub fn writes(&self) -> Writes {
        self.writer.writes()
    }

    /// Finishes all writes and lets the file go. Later writes are refused.
    pub async fn close(&self) {
        self.reading.stop().await;
        self.readers.close().await;
        self.writer.stop().await;
        self.lock.release();
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::ColumnNotFound(_) | sqlx::Error::Decode(_) => {
                StoreError::Damaged(error.to_string())
            }
            sqlx::Error::PoolClosed => StoreError::Closed,
            _ if file::result_code(&error) == Some(file::CORRUPT) => StoreError::Damaged(error.to_string()),
            _ if file::result_code(&error) == Some(file::INTERRUPTED) => {
                StoreError::Unavailable("a question took too long".to_owned())
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// A number from the file that must not be negative or too large.
fn number<T: TryFrom<i64>>(value: i64, what: &'static str) -> Result<T, StoreError> {
    T::try_from(value).map_err(|_| StoreError::Damaged(format!("{what} is {value}")))
}
