//! What PostgreSQL says otherwise than SQLite.

use super::writer::Statements;
use super::{Connection, Store};
use crate::StoreError;

/// Others write at the same time: whoever reads in order to write keeps them waiting.
pub(super) const FOR_UPDATE: &str = " FOR UPDATE";

/// What is read with a table's row: others write at the same time, so its revision must be of the same moment.
pub(super) const WITH_ROW: &str = ", progress, revision";

/// Are the words `$1` in a name?
pub(super) const HAS_WORDS: &str = "strpos(lower(name), lower($1)) > 0";

/// A column that only this kind has, and what stands in it for rows that come from the other.
pub(super) fn made_here(table: &str) -> Option<(&'static str, &'static str)> {
    // Nobody waits to hear what became of an entry that comes from elsewhere.
    (table == "entry").then_some(("stamp", "0"))
}

/// Lets only one write at a time count what a person has, until the end of its transaction.
pub(super) async fn one_at_a_time(connection: &mut Connection, player: &str) -> Result<(), StoreError> {
    // Weaker than for a change of the person: others may go on speaking of them.
    let lock = sqlx::query("SELECT 1 FROM player WHERE id = $1 FOR NO KEY UPDATE").bind(player);
    lock.fetch_optional(connection).await?;
    Ok(())
}

impl Store {
    /// Makes one row of all that were added for each status.
    pub(super) async fn fold_counts(&self) -> Result<(), StoreError> {
        let sql = "WITH gone AS (DELETE FROM table_count RETURNING status, n) \
            INSERT INTO table_count (status, n) SELECT status, CAST(sum(n) AS BIGINT) FROM gone GROUP BY status";
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    // Two who fold at once would each fold half and wait for the other.
                    sqlx::query("LOCK TABLE table_count IN SHARE UPDATE EXCLUSIVE MODE")
                        .execute(&mut *c)
                        .await?;
                    sqlx::query(sql).execute(c).await?;
                    Ok(())
                })
            })
            .await
    }
}
