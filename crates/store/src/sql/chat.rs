use sqlx::Row;

use super::writer::Statements;
use super::{DbRow, Store, number};
use crate::{ChatRow, SaidRow, StoreError};

/// So many lines of a table's talk are kept.
const KEPT: u32 = 200;

impl Store {
    pub(crate) async fn add_chat(&self, table: &str, line: ChatRow) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let sql = "INSERT INTO chat (game_table, n, player, name, seat, text, at) \
                        VALUES ($1, $2, $3, $4, $5, $6, $7)";
                    sqlx::query(sql)
                        .bind(&table)
                        .bind(i64::from(line.n))
                        .bind(line.player)
                        .bind(line.name)
                        .bind(line.seat.map(i64::from))
                        .bind(line.text)
                        .bind(line.at as i64)
                        .execute(&mut *c)
                        .await?;
                    sqlx::query("DELETE FROM chat WHERE game_table = $1 AND n <= $2")
                        .bind(&table)
                        .bind(i64::from(line.n) - i64::from(KEPT))
                        .execute(&mut *c)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn chat(&self, table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql =
            "SELECT n, player, name, seat, text, at FROM chat WHERE game_table = $1 ORDER BY n DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(table).bind(i64::from(last)).fetch_all(&self.readers).await?;
        rows.iter().rev().map(read_chat).collect()
    }

    pub(crate) async fn talk_of(
        &self,
        player: &str,
        after: &str,
        lines: u32,
    ) -> Result<Vec<SaidRow>, StoreError> {
        let sql = "SELECT game_table, n, player, name, seat, text, at FROM chat WHERE player = $1 \
            AND game_table > $2 AND game_table <= coalesce((SELECT game_table FROM chat WHERE player = $1 \
            AND game_table > $2 ORDER BY game_table LIMIT 1 OFFSET $3), game_table) ORDER BY game_table, n";
        let query = sqlx::query(sql).bind(player).bind(after).bind(i64::from(lines));
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| Ok(SaidRow { table: row.try_get("game_table")?, line: read_chat(row)? }))
            .collect()
    }
}

fn read_chat(row: &DbRow) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        n: number(row.try_get("n")?, "chat.n")?,
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| number(seat, "chat.seat")).transpose()?,
        text: row.try_get("text")?,
        at: number(row.try_get("at")?, "chat.at")?,
    })
}
