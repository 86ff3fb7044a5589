use std::fs::{File, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};

use super::migrate::SCHEMA_VERSION;
use crate::OpenError;

/// Marks a SQLite file as ours: "Lamp".
pub(super) const APPLICATION_ID: u32 = 0x4c61_6d70;

/// Larger files are not read through at every start.
const CHECK_UP_TO: u64 = 16 << 20;

/// Held while the data file is open, so that no second program uses it.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
}

impl Lock {
    pub(super) fn release(&self) {
        if let Err(error) = self.file.unlock() {
            tracing::warn!(%error, "the data file's lock could not be released");
        }
    }
}

/// Takes the lock beside the data file. SQLite's own locks are per process and would let us in twice.
pub(super) fn lock(path: &Path) -> Result<Lock, OpenError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|e| io(path, &e))?;
    }
    refuse_folder(path)?;
    let mut name = path.as_os_str().to_owned();
    name.push("-lock");
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(PathBuf::from(name))
        .map_err(|e| io(path, &e))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { file }),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(io(path, &error)),
    }
}

fn refuse_folder(path: &Path) -> Result<(), OpenError> {
    if path.is_dir() {
        return Err(OpenError::Foreign { path: path.to_owned(), why: "it is a folder" });
    }
    Ok(())
}

/// Looks at the file without touching it, and says how to open it.
pub(super) async fn inspect(path: &Path) -> Result<SqliteConnectOptions, OpenError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(std::time::Duration::from_secs(5))
        .foreign_keys(true)
        .disable_statement_logging();
    let size = match std::fs::metadata(path) {
        Ok(metadata) => metadata.len(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(options),
        Err(error) => return Err(io(path, &error)),
    };
    if size == 0 {
        return Ok(options);
    }
    read_header(path, size)?;
    if size <= CHECK_UP_TO {
        read_through(path, &options).await?;
    }
    Ok(options)
}

/// Opens the connection that writes.
pub(super) async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, OpenError> {
    let options = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    options.connect().await.map_err(|e| explain(options.get_filename(), &e))
}

/// The first 100 bytes of a SQLite file tell whose it is; see <https://www.sqlite.org/fileformat.html>.
fn read_header(path: &Path, size: u64) -> Result<(), OpenError> {
    let foreign = |why| OpenError::Foreign { path: path.to_owned(), why };
    let damaged = |why: String| OpenError::Damaged { path: path.to_owned(), why };
    let mut header = [0; 100];
    let mut file = File::open(path).map_err(|e| io(path, &e))?;
    if size < 100 {
        return Err(foreign("it is too short"));
    }
    file.read_exact(&mut header).map_err(|e| io(path, &e))?;
    if &header[..16] != b"SQLite format 3\0" {
        return Err(foreign("it is not a SQLite file"));
    }
    let word = |at: usize| u32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
    if word(68) != APPLICATION_ID {
        return Err(foreign("it is another program's SQLite file"));
    }
    if word(60) > SCHEMA_VERSION {
        return Err(OpenError::Newer { path: path.to_owned(), found: word(60), known: SCHEMA_VERSION });
    }
    let page = match u16::from_be_bytes([header[16], header[17]]) {
        1 => 65_536,
        page => u64::from(page),
    };
    let (pages, counted_at, changed_at) = (word(28), word(92), word(24));
    if counted_at == changed_at && u64::from(pages) * page > size {
        return Err(damaged(format!(
            "it should hold {pages} pages of {page} bytes but is {size} bytes long"
        )));
    }
    Ok(())
}

async fn read_through(path: &Path, options: &SqliteConnectOptions) -> Result<(), OpenError> {
    let mut connection = options.clone().read_only(true).connect().await.map_err(|e| explain(path, &e))?;
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
    let closed = connection.close().await;
    let found: String = found.and_then(|row| row.try_get(0)).map_err(|e| explain(path, &e))?;
    closed.map_err(|e| explain(path, &e))?;
    if found == "ok" { Ok(()) } else { Err(OpenError::Damaged { path: path.to_owned(), why: found }) }
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

fn io(path: &Path, error: &std::io::Error) -> OpenError {
    OpenError::Io { path: path.to_owned(), why: error.to_string() }
}

fn said(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(database) => database.message().to_owned(),
        other => other.to_string(),
    }
}
