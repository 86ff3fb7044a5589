use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};

use super::place::{beside, size};
use crate::OpenError;

/// Larger files are not read through at every start.
const CHECK_UP_TO: u64 = 16 << 20;

/// How every connection to a data file is made.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(std::time::Duration::from_secs(5))
        .foreign_keys(true)
        .disable_statement_logging()
}

/// Reads a small file through, without touching it.
pub(super) async fn inspect(path: &Path) -> Result<(), OpenError> {
    if size(path) <= CHECK_UP_TO { read_through(path).await } else { Ok(()) }
}

/// Opens the connection that writes.
pub(super) async fn connect(path: &Path) -> Result<SqliteConnection, OpenError> {
    let options = options(path).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
    options.connect().await.map_err(|e| explain(path, &e))
}

async fn read_through(path: &Path) -> Result<(), OpenError> {
    // Without a write-ahead log nothing need be made beside the file to read it.
    let is_whole = !beside(path, "-wal").exists();
    let options = options(path).read_only(true).immutable(is_whole);
    let mut connection = options.connect().await.map_err(|e| explain(path, &e))?;
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
    let closed = connection.close().await;
    let found: String = found.and_then(|row| row.try_get(0)).map_err(|e| explain(path, &e))?;
    closed.map_err(|e| explain(path, &e))?;
    if found == "ok" {
        return Ok(());
    }
    // The first line only says which of several databases is meant.
    let why = found.lines().next_back().unwrap_or_default().to_owned();
    Err(OpenError::Damaged { path: path.to_owned(), why })
}

/// Turns what SQLite says into what a person can do about it.
pub(super) fn explain(path: &Path, error: &sqlx::Error) -> OpenError {
    let path = path.to_owned();
    let code = match error {
        sqlx::Error::Database(database) => database.code().and_then(|code| code.parse::<u32>().ok()),
        _ => None,
    };
    // The low byte is SQLite's primary result code: 5 busy, 6 locked, 11 corrupt, 26 not a database.
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => OpenError::Locked(path),
        Some(11 | 26) => OpenError::Damaged { path, why: error.to_string() },
        _ => OpenError::Io { path, why: said(error) },
    }
}

fn said(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(database) => database.message().to_owned(),
        other => other.to_string(),
    }
}
