use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Read};
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
///
/// Somebody else's file gets no lock beside it.
pub(super) fn lock(path: &Path) -> Result<Lock, OpenError> {
    refuse_foreign(path)?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|e| io(path, &e))?;
    }
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(beside(path, "-lock"))
        .map_err(|e| io(path, &e))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { file }),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(io(path, &error)),
    }
}

/// Is there something else in this place?
fn refuse_foreign(path: &Path) -> Result<(), OpenError> {
    let foreign = |why| Err(OpenError::Foreign { path: path.to_owned(), why });
    if path.is_dir() {
        return foreign("it is a folder");
    }
    let Some(header) = read_header(path)? else { return Ok(()) };
    if header.len() < HEADER {
        return foreign("it is too short");
    }
    if !header.starts_with(b"SQLite format 3\0") {
        return foreign("it is not a SQLite file");
    }
    if word(&header, 68) != APPLICATION_ID {
        return foreign("it is another program's SQLite file");
    }
    Ok(())
}

/// The first bytes of a SQLite file tell whose it is; see <https://www.sqlite.org/fileformat.html>.
const HEADER: usize = 100;

/// Nothing if there is no file yet, or an empty one.
fn read_header(path: &Path) -> Result<Option<Vec<u8>>, OpenError> {
    let mut header = Vec::with_capacity(HEADER);
    match File::open(path).and_then(|file| file.take(HEADER as u64).read_to_end(&mut header)) {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(header)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io(path, &error)),
    }
}

fn word(header: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
}

/// Looks at the file without touching it, and says how to open it.
pub(super) async fn inspect(path: &Path) -> Result<SqliteConnectOptions, OpenError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(std::time::Duration::from_secs(5))
        .foreign_keys(true)
        .disable_statement_logging();
    let Some(header) = read_header(path)? else { return Ok(options) };
    let size = std::fs::metadata(path).map_err(|e| io(path, &e))?.len();
    check_header(path, &header, size)?;
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

fn check_header(path: &Path, header: &[u8], size: u64) -> Result<(), OpenError> {
    let found = word(header, 60);
    if found > SCHEMA_VERSION {
        return Err(OpenError::Newer { path: path.to_owned(), found, known: SCHEMA_VERSION });
    }
    let page = match u16::from_be_bytes([header[16], header[17]]) {
        1 => 65_536,
        page => u64::from(page),
    };
    let (pages, counted_at, changed_at) = (word(header, 28), word(header, 92), word(header, 24));
    if counted_at == changed_at && u64::from(pages) * page > size {
        let why = format!("it should hold {pages} pages of {page} bytes but is {size} bytes long");
        return Err(OpenError::Damaged { path: path.to_owned(), why });
    }
    Ok(())
}

async fn read_through(path: &Path, options: &SqliteConnectOptions) -> Result<(), OpenError> {
    // Without a write-ahead log nothing need be made beside the file to read it.
    let is_whole = !beside(path, "-wal").exists();
    let options = options.clone().read_only(true).immutable(is_whole);
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

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
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
