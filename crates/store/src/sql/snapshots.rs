use sqlx::Row;

use super::{Pool, Store, number};
use crate::{SnapshotRow, StoreError};

impl Store {
    pub(crate) async fn save_snapshot(&self, table: &str, snapshot: SnapshotRow) -> Result<(), StoreError> {
        let save = sqlx::query(
            "INSERT INTO snapshot (game_table, seq, position) VALUES ($1, $2, $3) \
             ON CONFLICT (game_table) DO UPDATE SET seq = excluded.seq, position = excluded.position \
             WHERE excluded.seq > snapshot.seq",
        );
        let save = save.bind(table.to_owned()).bind(i64::from(snapshot.seq)).bind(snapshot.position);
        self.writer.execute(save).await?;
        Ok(())
    }
}

pub(super) async fn read_snapshot(readers: &Pool, table: &str) -> Result<Option<SnapshotRow>, StoreError> {
    let query = sqlx::query("SELECT seq, position FROM snapshot WHERE game_table = $1").bind(table);
    let Some(row) = query.fetch_optional(readers).await? else { return Ok(None) };
    Ok(Some(SnapshotRow {
        seq: number(row.try_get("seq")?, "snapshot.seq")?,
        position: row.try_get("position")?,
    }))
}
