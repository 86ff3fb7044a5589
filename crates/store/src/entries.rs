use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use table::{Act, Entry, Seat, StateHash};

use crate::error::number;
use crate::writer::Statements;
use crate::{Status, Store, StoreError};

/// One entry of a log to be made durable, and what changes with it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry; refused unless its `seq` follows the last one.
    pub entry: Entry,
    /// The clocks after it.
    pub clocks: Option<String>,
    /// The table's status after it.
    pub status: Status,
    /// When the table needs the server next.
    pub due_at: Option<u64>,
}

/// A state written out in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotRow {
    /// The number of the last entry in it.
    pub seq: u32,
    /// The state, in its game's own form.
    pub position: String,
}

/// Everything that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    /// All entries in order, from 1 without gaps.
    pub entries: Vec<Entry>,
    /// The newest state that was written out.
    pub snapshot: Option<SnapshotRow>,
}

impl Store {
    /// Adds an entry to a log. Durable when this returns.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        // The insert refuses by writing nothing, and what follows it cannot fail but for the whole commit:
        // this saves two statements a decision against a savepoint.
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    let Append { table, entry, clocks, status, due_at } = append;
                    let (text, undo) = match &entry.act {
                        Act::Move(text) => (Some(text.as_str()), None),
                        Act::Undo(to) => (None, Some(i64::from(*to))),
                    };
                    let sql = "INSERT INTO entry (game_table, seq, seat, move, undo, at, hash) \
                        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 \
                        WHERE ?2 = 1 + coalesce((SELECT max(seq) FROM entry WHERE game_table = ?1), 0)";
                    let done = sqlx::query(sql)
                        .bind(&table)
                        .bind(i64::from(entry.seq))
                        .bind(i64::from(entry.seat.number()))
                        .bind(text)
                        .bind(undo)
                        .bind(entry.at as i64)
                        .bind(entry.hash.to_string())
                        .execute(&mut *c)
                        .await?;
                    if done.rows_affected() != 1 {
                        return Err(StoreError::OutOfOrder { table, given: entry.seq });
                    }
                    let sql = "UPDATE game_table SET updated_at = ?2, clocks = ?3, status = ?4, due_at = ?5 \
                        WHERE id = ?1";
                    sqlx::query(sql)
                        .bind(&table)
                        .bind(entry.at as i64)
                        .bind(clocks)
                        .bind(status.number())
                        .bind(due_at.map(|at| at as i64))
                        .execute(&mut *c)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Reads everything that happened at a table.
    pub async fn history(&self, table: &str) -> Result<History, StoreError> {
        let sql = "SELECT seq, seat, move, undo, at, hash FROM entry WHERE game_table = ? ORDER BY seq";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.readers).await?;
        let entries = rows.iter().map(read_entry).collect::<Result<Vec<_>, _>>()?;
        if let Some((n, entry)) = entries.iter().enumerate().find(|(n, entry)| entry.seq as usize != n + 1) {
            let found = entry.seq;
            return Err(StoreError::Damaged(format!(
                "entry {found} of table {table} stands where {} should",
                n + 1
            )));
        }
        let row = sqlx::query("SELECT seq, position FROM snapshot WHERE game_table = ?")
            .bind(table)
            .fetch_optional(&self.readers)
            .await?;
        let snapshot = row
            .map(|row| {
                Ok::<_, StoreError>(SnapshotRow {
                    seq: number(row.try_get("seq")?, "snapshot.seq")?,
                    position: row.try_get("position")?,
                })
            })
            .transpose()?;
        Ok(History { entries, snapshot })
    }

    /// Keeps a state written out in full, in place of an older one.
    pub async fn save_snapshot(&self, table: &str, snapshot: SnapshotRow) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    let sql = "INSERT INTO snapshot (game_table, seq, position) VALUES (?, ?, ?) \
                        ON CONFLICT (game_table) DO UPDATE SET seq = excluded.seq, position = excluded.position \
                        WHERE excluded.seq > snapshot.seq";
                    sqlx::query(sql)
                        .bind(table)
                        .bind(i64::from(snapshot.seq))
                        .bind(snapshot.position)
                        .execute(c)
                        .await?;
                    Ok(())
                })
            })
            .await
    }
}

fn read_entry(row: &SqliteRow) -> Result<Entry, StoreError> {
    let damaged = StoreError::Damaged;
    let act = match (row.try_get::<Option<String>, _>("move")?, row.try_get::<Option<i64>, _>("undo")?) {
        (Some(text), None) => Act::Move(text),
        (None, Some(to)) => Act::Undo(number(to, "entry.undo")?),
        _ => return Err(damaged("an entry is neither a move nor an undo".into())),
    };
    let seat: u8 = number(row.try_get("seat")?, "entry.seat")?;
    Ok(Entry {
        seq: number(row.try_get("seq")?, "entry.seq")?,
        seat: Seat::try_from(seat).map_err(damaged)?,
        act,
        at: number(row.try_get("at")?, "entry.at")?,
        hash: StateHash::try_from(row.try_get::<String, _>("hash")?).map_err(damaged)?,
    })
}
