//! How one machine finds out what others have written.

use sqlx::{QueryBuilder, Row};
use table::Entry;

use super::{Db, Store, number};
use crate::log::read_entry;
use crate::{Mark, StoreError};

/// So many tables are asked for by one question.
const PAGE: usize = 500;

impl Store {
    pub(crate) async fn tail(&self, table: &str, after: u32) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT seq, seat, move, undo, at, hash FROM entry WHERE game_table = $1 AND seq > $2 ORDER BY seq";
        let rows = sqlx::query(sql).bind(table).bind(i64::from(after)).fetch_all(&self.readers).await?;
        let mut tail = Vec::with_capacity(rows.len());
        for row in rows {
            let (seq, seat, text) = (row.try_get("seq")?, row.try_get("seat")?, row.try_get("move")?);
            let (undo, at, hash) = (row.try_get("undo")?, row.try_get("at")?, row.try_get("hash")?);
            tail.push(read_entry((seq, seat, text, undo, at, hash))?);
        }
        Ok(tail)
    }

    pub(crate) async fn marks(&self, tables: &[String]) -> Result<Vec<Mark>, StoreError> {
        let mut marks = Vec::with_capacity(tables.len());
        for page in tables.chunks(PAGE) {
            let mut query = QueryBuilder::<Db>::new(
                "SELECT id, revision, (SELECT coalesce(max(n), 0) FROM chat WHERE chat.game_table = id) AS talk \
                 FROM game_table WHERE id IN (",
            );
            let mut ids = query.separated(", ");
            for id in page {
                ids.push_bind(id.clone());
            }
            query.push(")");
            for row in query.build().fetch_all(&self.readers).await? {
                marks.push(Mark {
                    table: row.try_get("id")?,
                    revision: number(row.try_get("revision")?, "game_table.revision")?,
                    talk: number(row.try_get("talk")?, "chat.n")?,
                });
            }
        }
        Ok(marks)
    }
}
