use std::path::Path;

use sqlx::sqlite::{SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Executor};

use super::file::{explain, options};
use super::migrate::run_all;
use super::place::{beside, make_private, put, remove};
use crate::OpenError;

/// Makes a new data file beside its place and gives it its name when it is whole, so that a program killed at any
/// moment leaves either nothing or a data file.
pub(super) async fn create(path: &Path) -> Result<(), OpenError> {
    let new = beside(path, "-new");
    remove_with_logs(&new)?;
    make_private(&new)?;
    // Nobody needs it before it is finished; it is synced once, then.
    let options = options(&new).journal_mode(SqliteJournalMode::Memory).synchronous(SqliteSynchronous::Off);
    let made = async {
        let mut connection = options.connect().await?;
        run_all(&mut connection).await?;
        connection.execute("PRAGMA journal_mode = WAL").await?;
        connection.close().await
    };
    made.await.map_err(|e| explain(path, &e))?;
    remove_with_logs(path)?;
    put(&new, path)
}

/// Removes a file that holds nothing, and what lies beside it: SQLite would read an old log into a new file.
pub(super) fn remove_with_logs(path: &Path) -> Result<(), OpenError> {
    for ending in ["-wal", "-shm", "-journal", ""] {
        remove(&beside(path, ending))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use sqlx::SqliteConnection;

    use super::super::migrate::{SCHEMA_VERSION, step};
    use super::*;
    use crate::Store;

    /// Opens what lies there and uses it.
    async fn assert_opens(path: &Path, what: &str) {
        let store = Store::open(path).await.unwrap_or_else(|e| panic!("{what}: {e}"));
        assert_eq!(store.count_tables().await.unwrap(), [0; 4], "{what}");
        let line =
            crate::ChatRow { n: 1, player: None, name: "a".into(), seat: None, text: "b".into(), at: 1 };
        store.add_chat("t", line).await.unwrap();
        store.close().await;
        assert!(!beside(path, "-new").exists(), "{what}: nothing half made is left");
    }

    /// A file half made beside its place is nobody's, whatever it holds.
    #[tokio::test]
    async fn killed_while_making_a_file_the_next_start_makes_it() {
        let folder = tempfile::tempdir().unwrap();
        let whole = folder.path().join("whole");
        create(&whole).await.unwrap();
        let whole = fs::read(&whole).unwrap();
        for (n, length) in [0, 1, 100, 4096, whole.len() / 2, whole.len()].into_iter().enumerate() {
            let path = folder.path().join(format!("data{n}"));
            fs::write(beside(&path, "-new"), &whole[..length]).unwrap();
            fs::write(beside(&path, "-new-journal"), b"half").unwrap();
            fs::write(beside(&path, "-lock"), b"").unwrap();
            assert_opens(&path, &format!("{length} bytes")).await;
        }
    }

    /// As earlier versions made a data file: in its place, with everything in the write-ahead log at first.
    async fn make_in_place(path: &Path) -> SqliteConnection {
        let options = options(path).create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
        let mut connection = options.connect().await.unwrap();
        for from in 0..SCHEMA_VERSION {
            step(&mut connection, from).await.unwrap();
        }
        connection
    }

    /// Whatever an earlier version left when it was killed in its first milliseconds is opened.
    #[tokio::test]
    async fn a_file_that_was_hardly_begun_is_ours() {
        let folder = tempfile::tempdir().unwrap();
        let made = folder.path().join("made");
        let connection = make_in_place(&made).await;
        let (main, log) = (fs::read(&made).unwrap(), fs::read(beside(&made, "-wal")).unwrap());
        drop(connection);
        assert_eq!(main.len(), 4096, "one page; all the rest is in the log");
        let (log_header, frame) = (32, 24 + 4096);
        let frames = (log.len() - log_header) / frame;
        assert!(frames > 10);
        let mut lengths = vec![0, 1, log_header];
        for n in 0..frames {
            lengths.extend([log_header + n * frame + frame / 2, log_header + (n + 1) * frame]);
        }
        for length in lengths {
            let path = folder.path().join(format!("log{length}"));
            fs::write(&path, &main).unwrap();
            fs::write(beside(&path, "-wal"), &log[..length]).unwrap();
            assert_opens(&path, &format!("{length} bytes of log")).await;
        }
        for (name, main, journal) in [
            ("empty", &[][..], None),
            ("journal", &[], Some(512)),
            ("page", &main, Some(512)),
            ("blank", &main, None),
        ] {
            let path = folder.path().join(name);
            fs::write(&path, main).unwrap();
            if let Some(length) = journal {
                fs::write(beside(&path, "-journal"), vec![0; length]).unwrap();
            }
            assert_opens(&path, name).await;
        }
    }
}
