//! Forgets what nobody needs, in small steps: everybody's moves go through the same writer.
//!
//! What is to go is looked for by the readers. They read all that its going will touch, so that the writer finds it in
//! the system's memory and never waits for the disk, and it stops as soon as a step has taken its time.

use std::time::{Duration, Instant};

use sqlx::Row;

use super::writer::{Doing, Statements};
use super::{Connection, Db, DbRow, Store};
use crate::{StoreError, Swept};

/// So many rows are looked at by one question.
const PAGE: i64 = 500;

/// So many entries of a log go at a time.
const ENTRIES: i64 = 100;

/// A guest without a session who never sat down anywhere.
const IS_IDLE: &str = "claimed IS NULL \
    AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id) \
    AND NOT EXISTS (SELECT 1 FROM bot_token WHERE bot_token.player = player.id) \
    AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id)";

/// A guest without a session who has not sat at any table since a moment.
const IS_AWAY: &str = "claimed IS NULL AND created_at < $2 \
    AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id) \
    AND NOT EXISTS (SELECT 1 FROM bot_token WHERE bot_token.player = player.id) \
    AND NOT EXISTS (SELECT 1 FROM seat JOIN game_table ON game_table.id = seat.game_table \
        WHERE seat.player = player.id AND (game_table.updated_at >= $2 OR game_table.status IN (0, 1)))";

/// What else is touched when a person goes.
const TOUCHED: &str = "(SELECT count(*) FROM chat WHERE chat.player = player.id) \
    + (SELECT count(*) FROM game_table WHERE game_table.owner = player.id)";

impl Store {
    pub(crate) async fn sweep_players(&self, now: u64) -> Result<Swept, StoreError> {
        let mut pace = Pace::default();
        loop {
            let sql = "SELECT token, (SELECT count(*) FROM session AS other WHERE other.player = session.player) \
                FROM session WHERE expires_at <= $1 LIMIT $2";
            let query = sqlx::query(sql).bind(now as i64).bind(PAGE);
            let tokens: Vec<Vec<u8>> = firsts(&query.fetch_all(&self.readers).await?)?;
            let gone =
                self.sweep_all(&mut pace, tokens, move |c, token| Box::pin(end_session(c, token, now)));
            if gone.await? == 0 {
                break;
            }
        }
        let idle = format!("{IS_IDLE} AND $2 = $2");
        self.sweep_guests(&mut pace, &idle, 0, |c, id| Box::pin(remove_guest(c, id))).await?;
        Ok(pace.swept)
    }

    pub(crate) async fn sweep_guests_away_since(
        &self,
        before: u64,
        ghost: &str,
    ) -> Result<Swept, StoreError> {
        let mut pace = Pace::default();
        let ghost = ghost.to_owned();
        self.sweep_guests(&mut pace, IS_AWAY, before, move |c, id| {
            Box::pin(forget_guest(c, id, before, ghost.clone()))
        })
        .await?;
        Ok(pace.swept)
    }

    async fn sweep_guests<F>(
        &self,
        pace: &mut Pace,
        which: &str,
        before: u64,
        sweep: F,
    ) -> Result<(), StoreError>
    where
        F: for<'c> Fn(&'c mut Connection, String) -> Doing<'c, usize> + Clone + Send + 'static,
    {
        let mut last = String::new();
        loop {
            let sql = format!(
                "SELECT id, ({which}) AS idle, CASE WHEN {which} THEN {TOUCHED} ELSE 0 END FROM \
                 (SELECT id, claimed, created_at FROM player WHERE id > $1 ORDER BY id LIMIT $3) AS player ORDER BY id"
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&last).bind(before as i64).bind(PAGE);
            let rows = query.fetch_all(&self.readers).await?;
            let Some(row) = rows.last() else { return Ok(()) };
            last = row.try_get("id")?;
            let mut idle = Vec::new();
            for row in &rows {
                if row.try_get("idle")? {
                    idle.push(row.try_get::<String, _>("id")?);
                }
            }
            self.sweep_all(pace, idle, sweep.clone()).await?;
        }
    }

    pub(crate) async fn sweep_tables(&self, before: u64) -> Result<Swept, StoreError> {
        let mut pace = Pace::default();
        loop {
            let sql = "SELECT id, (SELECT count(*) FROM seat WHERE seat.game_table = game_table.id) \
                + (SELECT count(*) FROM chat WHERE chat.game_table = game_table.id) \
                + (SELECT count(*) FROM snapshot WHERE snapshot.game_table = game_table.id) \
                FROM game_table WHERE status IN (0, 3) AND updated_at < $1 LIMIT $2";
            let query = sqlx::query(sql).bind(before as i64).bind(PAGE);
            let idle: Vec<String> = firsts(&query.fetch_all(&self.readers).await?)?;
            let gone =
                self.sweep_all(&mut pace, idle, move |c, id| Box::pin(remove_idle_table(c, id, before)));
            if gone.await? == 0 {
                break;
            }
        }
        self.sweep_leftovers(&mut pace).await?;
        self.fold_counts().await?;
        Ok(pace.swept)
    }

    pub(crate) async fn remove_table(&self, id: &str, and_its_log: bool) -> Result<bool, StoreError> {
        let id = id.to_owned();
        let gone = self
            .writer
            .write(Statements::Several, move |c| {
                Box::pin(async move { remove_if(c, &id, "status IN (2, 3)", 0).await })
            })
            .await?;
        if and_its_log {
            self.sweep_leftovers(&mut Pace::default()).await?;
        }
        Ok(gone > 0)
    }

    pub(crate) async fn finished_before(&self, before: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql =
            "SELECT id FROM game_table WHERE status = 2 AND updated_at < $1 ORDER BY updated_at LIMIT $2";
        let query = sqlx::query(sql).bind(before as i64).bind(i64::from(limit));
        firsts(&query.fetch_all(&self.readers).await?)
    }

    pub(crate) async fn sweep_talk(&self, before: u64) -> Result<Swept, StoreError> {
        let mut pace = Pace::default();
        loop {
            let sql = "SELECT game_table, n, text FROM chat WHERE at < $1 LIMIT $2";
            let rows = sqlx::query(sql).bind(before as i64).bind(PAGE).fetch_all(&self.readers).await?;
            let lines = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
            let lines: Vec<(String, i64)> = lines.collect::<Result<_, StoreError>>()?;
            let gone = self.sweep_all(&mut pace, lines, |c, line| Box::pin(remove_line(c, line)));
            if gone.await? == 0 {
                return Ok(pace.swept);
            }
        }
    }

    /// Removes logs whose tables are gone, a piece of one at a time.
    async fn sweep_leftovers(&self, pace: &mut Pace) -> Result<(), StoreError> {
        loop {
            let sql = "SELECT game_table FROM leftover LIMIT 1";
            let Some(row) = sqlx::query(sql).fetch_optional(&self.readers).await? else { return Ok(()) };
            let table: String = row.try_get(0)?;
            loop {
                let sql = "SELECT seq, hash FROM entry WHERE game_table = $1 ORDER BY seq LIMIT $2";
                let query = sqlx::query(sql).bind(&table).bind(ENTRIES);
                let numbers: Vec<i64> = firsts(&query.fetch_all(&self.readers).await?)?;
                let piece = (table.clone(), numbers.last().copied());
                self.sweep_all(pace, vec![piece], |c, piece| Box::pin(remove_entries(c, piece))).await?;
                if numbers.is_empty() {
                    break;
                }
            }
        }
    }

    /// Sweeps these rows, as many at a time as the pace allows, and tells how many went.
    pub(super) async fn sweep_all<T, F>(
        &self,
        pace: &mut Pace,
        mut rows: Vec<T>,
        sweep: F,
    ) -> Result<usize, StoreError>
    where
        T: Send + 'static,
        F: for<'c> Fn(&'c mut Connection, T) -> Doing<'c, usize> + Clone + Send + 'static,
    {
        let mut all_gone = 0;
        rows.reverse();
        while !rows.is_empty() {
            let now = rows.split_off(rows.len().saturating_sub(Pace::MOST));
            let sweep = sweep.clone();
            let (left, gone, took) =
                self.writer.write(Statements::Several, move |c| Box::pin(step(c, now, sweep))).await?;
            rows.extend(left);
            all_gone += gone;
            pace.stepped(gone, took).await;
        }
        Ok(all_gone)
    }
}

/// Sweeps rows one after the other, the last one first, until they are gone or the step has taken its time. Gives back
/// the rows that are left, and how many went.
async fn step<T, F>(
    connection: &mut Connection,
    mut rows: Vec<T>,
    sweep: F,
) -> Result<(Vec<T>, usize, Duration), StoreError>
where
    F: for<'c> Fn(&'c mut Connection, T) -> Doing<'c, usize>,
{
    let begun = Instant::now();
    let mut gone = 0;
    while let Some(row) = rows.pop() {
        gone += sweep(&mut *connection, row).await?;
        if begun.elapsed() >= Pace::AIM {
            break;
        }
    }
    Ok((rows, gone, begun.elapsed()))
}

/// How long steps take, and how many there were.
#[derive(Default)]
pub(super) struct Pace {
    pub(super) swept: Swept,
}

impl Pace {
    /// A step that has taken so long ends with the row it is at.
    pub(super) const AIM: Duration = Duration::from_millis(4);

    /// No step has more rows.
    const MOST: usize = 16;

    /// After a step there is at least as long a pause in which others write.
    async fn stepped(&mut self, gone: usize, took: Duration) {
        let Swept { rows, steps, longest } = &mut self.swept;
        (*rows, *steps, *longest) = (*rows + gone as u64, *steps + 1, took.max(*longest));
        tracing::debug!(
            event = "sweep.stepped",
            gone,
            took_us = took.as_micros() as u64,
            "a step of the sweep"
        );
        tokio::time::sleep(took).await;
    }
}

/// The first column of each row.
fn firsts<T>(rows: &[DbRow]) -> Result<Vec<T>, StoreError>
where
    T: for<'r> sqlx::Decode<'r, Db> + sqlx::Type<Db>,
{
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

async fn end_session(connection: &mut Connection, token: Vec<u8>, now: u64) -> Result<usize, StoreError> {
    let sql = "DELETE FROM session WHERE token = $1 AND expires_at <= $2";
    let done = sqlx::query(sql).bind(token).bind(now as i64).execute(connection).await?;
    Ok(done.rows_affected() as usize)
}

/// Looks again whether it is idle: somebody may have come back since.
async fn remove_guest(connection: &mut Connection, id: String) -> Result<usize, StoreError> {
    let sql = format!("DELETE FROM player WHERE id = $1 AND {IS_IDLE}");
    let done = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id).execute(connection).await?;
    Ok(done.rows_affected() as usize)
}

/// Looks again whether they are away: somebody may have come back since.
async fn forget_guest(
    connection: &mut Connection,
    id: String,
    before: u64,
    ghost: String,
) -> Result<usize, StoreError> {
    let sql = format!("SELECT 1 FROM player WHERE id = $1 AND {IS_AWAY}");
    let away = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&id).bind(before as i64);
    if away.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(0);
    }
    let name = sqlx::query("UPDATE seat SET name = $1 WHERE player = $2").bind(ghost).bind(&id);
    name.execute(&mut *connection).await?;
    for sql in ["DELETE FROM chat WHERE player = $1", "DELETE FROM player WHERE id = $1"] {
        sqlx::query(sql).bind(&id).execute(&mut *connection).await?;
    }
    Ok(1)
}

/// Looks again whether it is idle: somebody may have come back since.
async fn remove_idle_table(
    connection: &mut Connection,
    id: String,
    before: u64,
) -> Result<usize, StoreError> {
    remove_if(connection, &id, "status IN (0, 3) AND updated_at < $2", before).await
}

async fn remove_if(
    connection: &mut Connection,
    id: &str,
    condition: &str,
    before: u64,
) -> Result<usize, StoreError> {
    let sql = format!("DELETE FROM game_table WHERE id = $1 AND $2 = $2 AND {condition} RETURNING last_seq");
    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id).bind(before as i64);
    let Some(row) = query.fetch_optional(&mut *connection).await? else { return Ok(0) };
    if row.try_get::<i64, _>(0)? > 0 {
        let sql = "INSERT INTO leftover (game_table) VALUES ($1) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(id).execute(&mut *connection).await?;
    }
    for sql in ["DELETE FROM chat WHERE game_table = $1", "DELETE FROM snapshot WHERE game_table = $1"] {
        sqlx::query(sql).bind(id).execute(&mut *connection).await?;
    }
    Ok(1)
}

async fn remove_line(connection: &mut Connection, (table, n): (String, i64)) -> Result<usize, StoreError> {
    let sql = "DELETE FROM chat WHERE game_table = $1 AND n = $2";
    let done = sqlx::query(sql).bind(table).bind(n).execute(connection).await?;
    Ok(done.rows_affected() as usize)
}

/// Removes the entries of a log up to this one; the mark that it is left over once there are none.
async fn remove_entries(
    connection: &mut Connection,
    (table, up_to): (String, Option<i64>),
) -> Result<usize, StoreError> {
    let Some(up_to) = up_to else {
        sqlx::query("DELETE FROM leftover WHERE game_table = $1").bind(table).execute(connection).await?;
        return Ok(0);
    };
    let sql = "DELETE FROM entry WHERE game_table = $1 AND seq <= $2";
    let done = sqlx::query(sql).bind(table).bind(up_to).execute(connection).await?;
    Ok(done.rows_affected() as usize)
}
