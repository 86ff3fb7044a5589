use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::writer::Statements;
use super::{Store, number};
use crate::{ChatRow, StoreError};

/// So many lines of a table's talk are kept.
const KEPT: u32 = 200;

impl Store {
    /// Adds a line to a table's talk and drops the ones that are too old.
    pub async fn add_chat(&self, table: &str, line: ChatRow) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let sql = "INSERT INTO chat (game_table, n, player, name, seat, text, at) \
                        VALUES (?, ?, ?, ?, ?, ?, ?)";
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
                    sqlx::query("DELETE FROM chat WHERE game_table = ? AND n <= ?")
                        .bind(&table)
                        .bind(i64::from(line.n) - i64::from(KEPT))
                        .execute(&mut *c)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// The last lines of a table's talk, oldest first.
    pub async fn chat(&self, table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql =
            "SELECT n, player, name, seat, text, at FROM chat WHERE game_table = ? ORDER BY n DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(table).bind(i64::from(last)).fetch_all(&self.readers).await?;
        rows.iter().rev().map(read_chat).collect()
    }
}

fn read_chat(row: &SqliteRow) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        n: number(row.try_get("n")?, "chat.n")?,
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| number(seat, "chat.seat")).transpose()?,
        text: row.try_get("text")?,
        at: number(row.try_get("at")?, "chat.at")?,
    })
}
