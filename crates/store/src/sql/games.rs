use sqlx::Row;

use super::tables::one_table;
use super::{Archive, number};
use crate::{StoreError, TableRow};

impl Archive {
    pub(crate) async fn count_games(&self) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM game_table WHERE seed IS NOT NULL";
        number(sqlx::query(sql).fetch_one(&self.readers).await?.try_get(0)?, "count")
    }

    pub(crate) async fn games_after(&self, id: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM game_table WHERE id > $1 AND seed IS NOT NULL ORDER BY id LIMIT $2";
        let rows = sqlx::query(sql).bind(id).bind(i64::from(most)).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        one_table(&self.readers, id).await
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
    }
}
