//! From whom people keep away, and whom the owners of tables have turned away.

use sqlx::Row;

use super::house::known_player;
use super::writer::Statements;
use super::{Store, number, one_at_a_time};
use crate::{BlockKind, BlockRow, StoreError};

impl Store {
    pub(crate) async fn set_block(
        &self,
        player: &str,
        other: &str,
        kind: BlockKind,
        at: u64,
        most: u32,
    ) -> Result<(), StoreError> {
        let (player, other) = (player.to_owned(), other.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    known_player(&mut *c, &other).await?;
                    one_at_a_time(&mut *c, &player).await?;
                    let sql = "INSERT INTO block (player, other, kind, at) SELECT $1, $2, $3, $4 \
                        WHERE (SELECT count(*) FROM block WHERE player = $1 AND other <> $2) < $5 \
                        ON CONFLICT (player, other) DO UPDATE SET kind = excluded.kind";
                    let set = sqlx::query(sql)
                        .bind(player)
                        .bind(other)
                        .bind(kind.number())
                        .bind(at as i64)
                        .bind(i64::from(most));
                    if set.execute(c).await?.rows_affected() == 0 {
                        return Err(StoreError::TooMany(most));
                    }
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn remove_block(&self, player: &str, other: &str) -> Result<(), StoreError> {
        let remove = sqlx::query("DELETE FROM block WHERE player = $1 AND other = $2");
        self.writer.execute(remove.bind(player.to_owned()).bind(other.to_owned())).await?;
        Ok(())
    }

    pub(crate) async fn blocks(&self, player: &str) -> Result<Vec<BlockRow>, StoreError> {
        let sql = "SELECT block.other, player.name, block.kind, block.at FROM block \
            JOIN player ON player.id = block.other WHERE block.player = $1 ORDER BY player.name, block.other";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| {
                let kind: i64 = row.try_get("kind")?;
                Ok(BlockRow {
                    other: row.try_get("other")?,
                    name: row.try_get("name")?,
                    kind: [BlockKind::Mute, BlockKind::Block]
                        .into_iter()
                        .find(|known| known.number() == kind)
                        .ok_or_else(|| StoreError::Damaged(format!("block.kind is {kind}")))?,
                    at: number(row.try_get("at")?, "block.at")?,
                })
            })
            .collect()
    }

    pub(crate) async fn turn_away(&self, table: &str, player: &str) -> Result<(), StoreError> {
        let (table, player) = (table.to_owned(), player.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    known_player(&mut *c, &player).await?;
                    let sql = "INSERT INTO turned_away (game_table, player) SELECT id, $2 \
                        FROM game_table WHERE id = $1 ON CONFLICT DO NOTHING";
                    sqlx::query(sql).bind(table).bind(player).execute(c).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn let_back(&self, table: &str, player: &str) -> Result<(), StoreError> {
        let back = sqlx::query("DELETE FROM turned_away WHERE game_table = $1 AND player = $2");
        self.writer.execute(back.bind(table.to_owned()).bind(player.to_owned())).await?;
        Ok(())
    }

    pub(crate) async fn turned_away(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT player FROM turned_away WHERE game_table = $1 ORDER BY player";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
