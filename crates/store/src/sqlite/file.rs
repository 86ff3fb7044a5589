use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};

use super::place::{beside, size};
use crate::{OpenError, StoreError};

/// Larger files are not read through at every start.
pub(super) const CHECK_UP_TO: u64 = 16 << 20;

/// How every connection to a data file is made.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
        .disable_statement_logging()
}

/// Reads a small file through, without touching it.
pub(super) async fn inspect(path: &Path) -> Result<(), OpenError> {
    if size(path) <= CHECK_UP_TO { read_through(path).await } else { Ok(()) }
}

/// A write-ahead log that grew while somebody read for long is cut to this once it is written back.
const LOG_KEPT: u64 = 16 << 20;

/// Opens the connection that writes.
pub(super) async fn connect(path: &Path) -> Result<SqliteConnection, OpenError> {
    let options = options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("journal_size_limit", LOG_KEPT.to_string());
    options.connect().await.map_err(|e| explain(path, &e))
}

async fn read_through(path: &Path) -> Result<(), OpenError> {
    // Without a write-ahead log nothing need be made beside the file to read it.
    let is_whole = !beside(path, "-wal").exists();
    let options = options(path).read_only(true).immutable(is_whole);
    let mut connection = options.connect().await.map_err(|e| explain(path, &e))?;
    let found = find_damage(&mut connection).await;
    let closed = connection.close().await;
    let found = found.map_err(|e| explain(path, &e))?;
    closed.map_err(|e| explain(path, &e))?;
    found.map_or(Ok(()), |why| Err(OpenError::Damaged { path: path.to_owned(), why }))
}

/// Reads all pages and tells the first thing that is wrong.
pub(super) async fn find_damage(connection: &mut SqliteConnection) -> Result<Option<String>, sqlx::Error> {
    let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(connection).await?;
    let found: String = row.try_get(0)?;
    // The first line only says which of several databases is meant.
    Ok((found != "ok").then(|| found.lines().next_back().unwrap_or_default().to_owned()))
}

/// Opens connections that read. None of them is busy with one question for longer than `longest`.
pub(super) async fn readers(path: &Path, most: u32, longest: Duration) -> Result<SqlitePool, OpenError> {
    SqlitePoolOptions::new()
        .max_connections(most)
        .test_before_acquire(false)
        .after_connect(move |c, _| Box::pin(bound(c, longest)))
        .before_acquire(move |c, _| Box::pin(async move { bound(c, longest).await.map(|()| true) }))
        .connect_with(options(path).read_only(true))
        .await
        .map_err(|e| explain(path, &e))
}

/// SQLite asks us after so many of its steps whether to go on.
const STEPS_A_LOOK: i32 = 10_000;

/// Interrupts what this connection is asked from now on after so long.
async fn bound(connection: &mut SqliteConnection, longest: Duration) -> Result<(), sqlx::Error> {
    let until = Instant::now() + longest;
    connection.lock_handle().await?.set_progress_handler(STEPS_A_LOOK, move || Instant::now() < until);
    Ok(())
}

const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const INTERRUPTED: u32 = 9;
pub(super) const CORRUPT: u32 = 11;
pub(super) const CANNOT_OPEN: u32 = 14;
const CONSTRAINT: u32 = 19;
const NOT_A_DATABASE: u32 = 26;

/// SQLite's primary result code: the low byte of the code it gives.
pub(super) fn result_code(error: &sqlx::Error) -> Option<u32> {
    match error {
        sqlx::Error::Database(database) => {
            database.code().and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff)
        }
        _ => None,
    }
}

/// What an error of SQLite means to whoever asked.
pub(crate) fn meaning(error: &sqlx::Error) -> Option<StoreError> {
    Some(match result_code(error)? {
        CORRUPT => StoreError::Damaged(error.to_string()),
        CONSTRAINT => StoreError::Refused(said(error)),
        INTERRUPTED => StoreError::Unavailable("a question took too long".to_owned()),
        _ => return None,
    })
}

/// Turns what SQLite says into what a person can do about it.
pub(super) fn explain(path: &Path, error: &sqlx::Error) -> OpenError {
    let path = path.to_owned();
    match result_code(error) {
        Some(BUSY | LOCKED) => OpenError::Locked(path),
        Some(CORRUPT | NOT_A_DATABASE) => OpenError::Damaged { path, why: error.to_string() },
        _ => OpenError::Io { path, why: said(error) },
    }
}

/// What SQLite said, without what surrounds it.
pub(super) fn said(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(database) => database.message().to_owned(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A question that would never end is given up, and the connection answers the next one.
    #[tokio::test]
    async fn no_question_takes_longer_than_it_may() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        crate::Store::open(&path).await.unwrap().close().await;
        let readers = readers(&path, 1, Duration::from_millis(50)).await.unwrap();
        for _ in 0..2 {
            let endless =
                "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
            let begun = Instant::now();
            let error = StoreError::from(sqlx::query(endless).fetch_one(&readers).await.unwrap_err());
            assert!(
                matches!(&error, StoreError::Unavailable(why) if why.contains("took too long")),
                "{error}"
            );
            assert!(begun.elapsed() >= Duration::from_millis(50), "{:?}", begun.elapsed());
            sqlx::query("SELECT 1").fetch_one(&readers).await.expect("the next question has its own time");
        }
    }
}
