//! Durable games: players, tables, seats, entries, snapshots and chat in one SQLite file.
//!
//! A write returns only after it has reached the disk. All writes go through one task that commits whatever
//! has gathered while the last commit was under way, so many tables share one sync of the disk.
//!
//! Deliberately absent: rules. Setups, moves and positions are text that this crate carries and never reads.

mod chat;
mod entries;
mod error;
mod file;
mod migrate;
mod players;
mod tables;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};

pub use chat::ChatRow;
pub use entries::{Append, History, SnapshotRow};
pub use error::{OpenError, StoreError};
pub use migrate::SCHEMA_VERSION;
pub use players::{PlayerRow, SessionRow, TokenRow};
pub use tables::{SeatRow, Status, TableFilter, TableRow};
pub use writer::Writes;

use file::Lock;
use writer::Writer;

/// SHA-256 of a secret token: the store never holds the token itself.
pub type TokenHash = [u8; 32];

/// An open data file. Cheap to clone; the file is released by [`Store::close`].
#[derive(Clone, Debug)]
pub struct Store {
    readers: SqlitePool,
    writer: Writer,
    path: Arc<PathBuf>,
    lock: Arc<Lock>,
}

impl Store {
    /// Opens a data file, making it if there is none and bringing an older one up to date.
    ///
    /// A file that is somebody else's, newer than this program, damaged or in use is left as it is.
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
        let lock = file::lock(path)?;
        let options = file::inspect(path).await?;
        let mut connection = file::connect(&options).await?;
        migrate::bring_up_to_date(&mut connection, path).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(3)
            .test_before_acquire(false)
            .connect_with(options.read_only(true))
            .await
            .map_err(|e| file::explain(path, &e))?;
        let store = Store {
            readers,
            writer: Writer::start(connection),
            path: Arc::new(path.to_owned()),
            lock: Arc::new(lock),
        };
        Ok(store)
    }

    /// The data file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many writes and commits there have been.
    #[must_use]
    pub fn writes(&self) -> Writes {
        self.writer.writes()
    }

    /// Finishes all writes and lets the file go. Later writes are refused.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.stop().await;
        self.lock.release();
    }
}
