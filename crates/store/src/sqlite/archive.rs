use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use sqlx::{Connection, Row};

use super::copy::{copy_into, part_of};
use super::entries::{LastEntries, read_history};
use super::file::{CANNOT_OPEN, CORRUPT, explain, options, result_code, said};
use super::header::{self, Standing};
use super::migrate;
use super::place::{beside, real, size};
use crate::{History, OpenError, StoreError};

/// A data file, or a copy of one, opened only to be read. A server may use it meanwhile; nothing in it is changed,
/// and a file of an earlier version stays one.
#[derive(Debug)]
pub(crate) struct Archive {
    path: PathBuf,
    pub(super) readers: SqlitePool,
    version: u32,
}

/// So many logs are read at a time.
const READERS: u32 = 4;

/// More faults than this are not listed; the first ones tell what is the matter.
const MOST_FAULTS: u32 = 20;

/// The version from which on each table tells where its log ends.
const KEEPS_LAST_ENTRIES: u32 = 4;

/// A copy is put on the disk bit by bit: gigabytes at once would keep everybody's moves waiting.
const SYNC_EVERY: u64 = 16 << 20;

fn sync_part(part: PathBuf) {
    // If it fails here, it fails at the end too, and is told there.
    tokio::task::spawn_blocking(move || {
        File::options().write(true).open(part).and_then(|file| file.sync_data())
    });
}

impl Archive {
    /// Opens a file of any version this program knows. Not for a process that has the same file open as a
    /// [`crate::Store`]: the system would drop the locks of both when one lets go.
    pub(crate) async fn open(path: &Path) -> Result<Archive, OpenError> {
        let path = real(path);
        if header::look(&path)? == Standing::Nothing {
            return Err(OpenError::Missing(path));
        }
        let fail = |e| explain(&path, &e);
        let open = async |immutable: bool| {
            let readers = SqlitePoolOptions::new()
                .max_connections(READERS)
                .connect_with(options(&path).read_only(true).immutable(immutable))
                .await?;
            let version = migrate::version(&mut *readers.acquire().await?).await?;
            Ok::<_, sqlx::Error>((readers, version))
        };
        let (readers, version) = match open(false).await {
            // On a disk where nothing can be made beside it, a file without a log can be read as it is.
            Err(error) if result_code(&error) == Some(CANNOT_OPEN) && size(&beside(&path, "-wal")) == 0 => {
                open(true).await.map_err(fail)?
            }
            opened => opened.map_err(fail)?,
        };
        Ok(Archive { path, readers, version })
    }

    /// Where it is, links followed.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Its data version.
    pub(crate) fn version(&self) -> u32 {
        self.version
    }

    /// How large it is, in bytes.
    pub(crate) fn size(&self) -> u64 {
        size(&self.path)
    }

    /// Reads every page and every index, and tells what is wrong.
    pub(crate) async fn check_pages(&self) -> Result<Vec<String>, StoreError> {
        let sql = format!("PRAGMA integrity_check({MOST_FAULTS})");
        let rows = match sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&self.readers).await {
            // Damage can be such that SQLite cannot even go on looking.
            Err(error) if result_code(&error) == Some(CORRUPT) => return Ok(vec![said(&error)]),
            rows => rows?,
        };
        let mut faults = Vec::new();
        for row in rows {
            let text: String = row.try_get(0)?;
            // A line of stars only says which of several databases is meant.
            faults.extend(
                text.lines().filter(|line| *line != "ok" && !line.starts_with("***")).map(str::to_owned),
            );
        }
        Ok(faults)
    }

    /// Tells what speaks of something that is not there: rows without their person, entries without their table.
    pub(crate) async fn check_links(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.readers).await?;
        let mut faults = Vec::new();
        for row in rows.iter().take(MOST_FAULTS as usize) {
            let (child, parent): (String, String) = (row.try_get(0)?, row.try_get(2)?);
            faults.push(format!("a row of {child} speaks of one of {parent} that is not there"));
        }
        // Logs of tables that were removed go a little later; in older files they went at once.
        let knows = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'leftover'";
        let not_left_over = match sqlx::query(knows).fetch_optional(&self.readers).await? {
            Some(_) => "AND NOT EXISTS (SELECT 1 FROM leftover WHERE leftover.game_table = log.id)",
            None => "",
        };
        // From each log to the next, without reading what is in it.
        let sql = format!(
            "WITH RECURSIVE log (id) AS (SELECT min(game_table) FROM entry UNION ALL \
            SELECT (SELECT min(game_table) FROM entry WHERE game_table > log.id) FROM log WHERE log.id IS NOT NULL) \
            SELECT id FROM log WHERE id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM game_table WHERE game_table.id = log.id) \
            {not_left_over} LIMIT ?"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(i64::from(MOST_FAULTS))
            .fetch_all(&self.readers)
            .await?;
        for row in rows {
            faults
                .push(format!("there is a log of table {}, but no such table", row.try_get::<String, _>(0)?));
        }
        Ok(faults)
    }

    /// Reads everything that happened at a table.
    pub(crate) async fn history(&self, id: &str) -> Result<History, StoreError> {
        let are_kept = self.version >= KEEPS_LAST_ENTRIES;
        let last_entries = if are_kept { LastEntries::Kept } else { LastEntries::NotKept };
        read_history(&self.readers, id, last_entries).await
    }

    /// Writes a copy of everything as it is at one moment. It has its name only when it is whole and on the disk;
    /// `progress` is told now and then how many bytes of how many are done.
    pub(crate) async fn copy_to(
        &self,
        to: &Path,
        mut progress: impl FnMut(u64, u64),
    ) -> Result<(), OpenError> {
        let fail = |e| explain(&self.path, &e);
        let mut connection = self.readers.acquire().await.map_err(fail)?.detach();
        let mut counts = [0; 3];
        for (count, what) in counts.iter_mut().zip(["page_count", "freelist_count", "page_size"]) {
            let sql = sqlx::AssertSqlSafe(format!("PRAGMA {what}"));
            let row = sqlx::query(sql).fetch_one(&mut connection).await.map_err(fail)?;
            *count = row.try_get::<i64, _>(0).map_err(fail)?;
        }
        let [pages, free, page] = counts;
        let length = u64::try_from((pages - free) * page).unwrap_or(0);
        let part = part_of(to);
        let mut every = tokio::time::interval(Duration::from_millis(100));
        let mut synced = 0;
        {
            let copying = copy_into(&mut connection, to);
            tokio::pin!(copying);
            loop {
                tokio::select! {
                    copied = &mut copying => break copied?,
                    _ = every.tick() => {
                        let done = size(&part);
                        progress(done.min(length), length);
                        if done >= synced + SYNC_EVERY {
                            synced = done;
                            sync_part(part.clone());
                        }
                    }
                }
            }
        }
        progress(length, length);
        connection.close().await.map_err(fail)
    }
}
