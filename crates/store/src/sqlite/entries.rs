use std::collections::HashSet;

use serde_json::{Value, json};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use table::Act;

use super::Store;
use super::snapshots::read_snapshot;
use crate::log::{KeptEntry, check_end, read_entries};
use crate::{Append, History, StoreError};

impl Store {
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    pub(crate) async fn history(&self, table: &str) -> Result<History, StoreError> {
        read_history(&self.readers, table, LastEntries::Kept).await
    }
}

/// Does the file tell with each table where its log ends?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastEntries {
    Kept,
    /// Files of an earlier version do not.
    NotKept,
}

pub(super) async fn read_history(
    readers: &SqlitePool,
    table: &str,
    last_entries: LastEntries,
) -> Result<History, StoreError> {
    let last = match last_entries {
        LastEntries::Kept => "(SELECT json_array(last_seq, last_hash) FROM game_table WHERE id = ?1)",
        LastEntries::NotKept => "NULL",
    };
    // One row for the whole log: a row for every entry would cross between threads a thousand times. One statement
    // for the log and its end: between two, an entry might come.
    let sql = format!(
        "SELECT json_group_array(json_array(seq, seat, move, undo, at, hash)), {last} \
         FROM (SELECT * FROM entry WHERE game_table = ?1 ORDER BY seq)"
    );
    let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(table).fetch_one(readers).await?;
    let damaged = |e| StoreError::Damaged(format!("the log of table {table}: {e}"));
    let kept: Vec<KeptEntry> = serde_json::from_str(row.try_get(0)?).map_err(damaged)?;
    let entries = read_entries(table, kept)?;
    if let Some(last) = row.try_get::<Option<&str>, _>(1)? {
        check_end(table, &entries, serde_json::from_str(last).map_err(damaged)?)?;
    }
    let snapshot = read_snapshot(readers, table).await?;
    Ok(History { entries, snapshot })
}

/// Adds entries to their logs and tells of each whether it followed its log.
///
/// A statement sees each log as it was before, so entries of one log go in one after the other, while those of
/// different logs share three statements.
pub(super) async fn append_all(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<bool>, StoreError> {
    let mut kept = vec![false; appends.len()];
    let mut left: Vec<usize> = (0..appends.len()).collect();
    while !left.is_empty() {
        let mut tables = HashSet::new();
        let (now, later): (Vec<usize>, Vec<usize>) =
            left.into_iter().partition(|n| tables.insert(appends[*n].table.as_str()));
        append_one_each(connection, appends, &now, &mut kept).await?;
        left = later;
    }
    Ok(kept)
}

async fn append_one_each(
    connection: &mut SqliteConnection,
    appends: &[Append],
    now: &[usize],
    kept: &mut [bool],
) -> Result<(), StoreError> {
    let entries: Vec<Value> = now.iter().map(|n| entry_json(&appends[*n])).collect();
    let sql = "INSERT INTO entry (game_table, seq, seat, move, undo, at, hash) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 \
        FROM json_each(?) \
        WHERE value ->> 1 = 1 + coalesce((SELECT max(seq) FROM entry WHERE game_table = value ->> 0), 0) \
        AND value ->> 7 = (SELECT revision FROM game_table WHERE id = value ->> 0) \
        RETURNING game_table";
    let rows = sqlx::query(sql).bind(Value::from(entries).to_string()).fetch_all(&mut *connection).await?;
    let mut tables = HashSet::new();
    for row in rows {
        tables.insert(row.try_get::<String, _>(0)?);
    }
    let mut changes = Vec::new();
    for n in now {
        let Append { table, entry, clocks, progress, status, due_at, .. } = &appends[*n];
        kept[*n] = tables.contains(table);
        if kept[*n] {
            let hash = entry.hash.to_string();
            let status = status.number();
            changes.push(json!([table, entry.at, clocks, status, due_at, entry.seq, hash, progress]));
        }
    }
    let changes = Value::from(changes).to_string();
    // A status rarely changes, and lists are ordered by it: to write the same again would write their indexes too.
    for sql in [
        "UPDATE game_table SET updated_at = value ->> 1, clocks = value ->> 2, due_at = value ->> 4, \
         last_seq = value ->> 5, last_hash = value ->> 6, progress = value ->> 7, revision = revision + 1 FROM json_each(?) WHERE game_table.id = value ->> 0",
        "UPDATE game_table SET status = value ->> 3 FROM json_each(?) \
         WHERE game_table.id = value ->> 0 AND game_table.status <> value ->> 3",
    ] {
        sqlx::query(sql).bind(&changes).execute(&mut *connection).await?;
    }
    Ok(())
}

fn entry_json(append: &Append) -> Value {
    let Append { table, entry, revision, .. } = append;
    let (text, undo) = match &entry.act {
        Act::Move(text) => (Some(text.as_str()), None),
        Act::Undo(to) => (None, Some(*to)),
    };
    json!([table, entry.seq, entry.seat.number(), text, undo, entry.at, entry.hash.to_string(), revision])
}
