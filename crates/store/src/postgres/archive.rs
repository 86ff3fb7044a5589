use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::Row;
use sqlx::postgres::PgPool;

use super::entries::read_history;
use super::migrate;
use super::server::Server;
use crate::{History, OpenError, StoreError};

/// A house on a server, opened only to be read.
#[derive(Debug)]
pub(crate) struct Archive {
    path: PathBuf,
    pub(super) readers: PgPool,
    version: u32,
    size: u64,
}

/// So many logs are read at a time.
const READERS: u32 = 4;

/// To follow all links of a large house takes a while.
const LONGEST_QUESTION: Duration = Duration::from_secs(600);

/// More faults than this are not listed; the first ones tell what is the matter.
const MOST_FAULTS: i64 = 20;

impl Archive {
    pub(crate) async fn open(data: &Path) -> Result<Archive, OpenError> {
        let server = Server::new(data)?;
        let readers = server.pool(READERS, LONGEST_QUESTION);
        let (version, size) = async {
            let version = migrate::found(&mut *readers.acquire().await?).await?;
            let size = sqlx::query("SELECT pg_database_size(current_database())").fetch_one(&readers).await?;
            Ok::<_, sqlx::Error>((version, size.try_get::<i64, _>(0)?))
        }
        .await
        .map_err(|e| server.explain(&e))?;
        let path = server.shown().to_owned();
        let version = version.ok_or_else(|| OpenError::Missing(path.clone()))?;
        Ok(Archive { path, readers, version, size: u64::try_from(size).unwrap_or(0) })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn version(&self) -> u32 {
        self.version
    }

    pub(crate) fn size(&self) -> u64 {
        self.size
    }

    pub(crate) async fn check_pages(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// The server itself keeps rows that must speak of others; logs are ours to check.
    pub(crate) async fn check_links(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT game_table FROM entry \
            WHERE NOT EXISTS (SELECT 1 FROM game_table AS t WHERE t.id = entry.game_table) \
            AND NOT EXISTS (SELECT 1 FROM leftover WHERE leftover.game_table = entry.game_table) LIMIT $1";
        let rows = sqlx::query(sql).bind(MOST_FAULTS).fetch_all(&self.readers).await?;
        let told = |id: String| format!("there is a log of table {id}, but no such table");
        rows.iter().map(|row| Ok(told(row.try_get(0)?))).collect()
    }

    pub(crate) async fn history(&self, id: &str) -> Result<History, StoreError> {
        read_history(&self.readers, id).await
    }
}
