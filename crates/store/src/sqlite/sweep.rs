//! Forgets what nobody needs, in small steps: everybody's moves go through the same writer.

use std::time::{Duration, Instant};

use serde_json::Value;
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::writer::{Doing, Statements};
use crate::{StoreError, Swept};

/// So many rows are looked at by one question.
const PAGE: i64 = 1000;

/// A guest without a session who never sat down anywhere.
const IS_IDLE: &str = "claimed IS NULL \
    AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id) \
    AND NOT EXISTS (SELECT 1 FROM bot_token WHERE bot_token.player = player.id) \
    AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id)";

impl Store {
    /// Drops sessions that have expired, and guests without a session who never sat down anywhere.
    pub async fn sweep_players(&self, now: u64) -> Result<Swept, StoreError> {
        let mut pace = Pace::default();
        loop {
            let most = pace.step;
            let gone = self.sweep_step(&mut pace, move |c| Box::pin(end_sessions(c, now, most))).await?;
            if gone < most {
                break;
            }
        }
        let mut last = String::new();
        loop {
            let sql = format!(
                "SELECT id, ({IS_IDLE}) AS idle FROM \
                 (SELECT id, claimed FROM player WHERE id > ? ORDER BY id LIMIT ?) AS player ORDER BY id"
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&last).bind(PAGE);
            let rows = query.fetch_all(&self.readers).await?;
            let Some(row) = rows.last() else { return Ok(pace.swept) };
            last = row.try_get("id")?;
            let mut idle = Vec::new();
            for row in &rows {
                if row.try_get("idle")? {
                    idle.push(row.try_get::<String, _>("id")?);
                }
            }
            self.sweep_all(&mut pace, idle, |c, ids| Box::pin(remove_guests(c, ids))).await?;
        }
    }

    /// Removes open tables nobody has touched since `before`, and closed ones with them.
    pub async fn sweep_tables(&self, before: u64) -> Result<Swept, StoreError> {
        let mut pace = Pace::default();
        loop {
            let sql = "SELECT id FROM game_table WHERE status IN (0, 3) AND updated_at < ? LIMIT ?";
            let query = sqlx::query(sql).bind(before as i64).bind(PAGE);
            let rows = query.fetch_all(&self.readers).await?;
            let idle = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
            let gone = self
                .sweep_all(&mut pace, idle, move |c, ids| Box::pin(remove_tables(c, ids, before)))
                .await?;
            if gone == 0 {
                return Ok(pace.swept);
            }
        }
    }

    /// Sweeps these rows, so many at a time as the pace allows, and tells how many went.
    async fn sweep_all<F>(&self, pace: &mut Pace, ids: Vec<String>, sweep: F) -> Result<usize, StoreError>
    where
        F: for<'c> Fn(&'c mut SqliteConnection, String) -> Doing<'c, usize> + Clone + Send + 'static,
    {
        let mut gone = 0;
        let mut left = ids.as_slice();
        while !left.is_empty() {
            let (now, later) = left.split_at(pace.step.min(left.len()));
            left = later;
            let (ids, sweep) = (Value::from(now).to_string(), sweep.clone());
            gone += self.sweep_step(pace, move |c| sweep(c, ids)).await?;
        }
        Ok(gone)
    }

    /// One step, and then at least as long a pause in which others write.
    async fn sweep_step<F>(&self, pace: &mut Pace, step: F) -> Result<usize, StoreError>
    where
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, usize> + Send + 'static,
    {
        let (gone, took) = self
            .writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let begun = Instant::now();
                    let gone = step(c).await?;
                    Ok((gone, begun.elapsed()))
                })
            })
            .await?;
        pace.adapt(took);
        tracing::debug!(
            event = "sweep.stepped",
            gone,
            took_us = took.as_micros() as u64,
            "a step of the sweep"
        );
        let Swept { rows, steps, longest } = &mut pace.swept;
        (*rows, *steps, *longest) = (*rows + gone as u64, *steps + 1, took.max(*longest));
        tokio::time::sleep(took).await;
        Ok(gone)
    }
}

/// How many rows a step takes, by how long the last one took.
struct Pace {
    step: usize,
    swept: Swept,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { step: 4, swept: Swept::default() }
    }
}

impl Pace {
    /// A step should take about so long.
    const AIM: Duration = Duration::from_millis(4);

    /// On a cold disk every row is several reads.
    const MOST: usize = 16;

    fn adapt(&mut self, took: Duration) {
        if took > Pace::AIM {
            self.step = (self.step / 2).max(1);
        } else if took < Pace::AIM / 4 {
            self.step = (self.step * 2).min(Pace::MOST);
        }
    }
}

async fn end_sessions(connection: &mut SqliteConnection, now: u64, most: usize) -> Result<usize, StoreError> {
    let sql = "DELETE FROM session WHERE token IN (SELECT token FROM session WHERE expires_at <= ? LIMIT ?)";
    let done = sqlx::query(sql).bind(now as i64).bind(most as i64).execute(connection).await?;
    Ok(done.rows_affected() as usize)
}

/// Looks again whether they are idle: somebody may have come back since.
async fn remove_guests(connection: &mut SqliteConnection, ids: String) -> Result<usize, StoreError> {
    let sql = format!("DELETE FROM player WHERE id IN (SELECT value FROM json_each(?)) AND {IS_IDLE}");
    let done = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(ids).execute(connection).await?;
    Ok(done.rows_affected() as usize)
}

/// Looks again whether they are idle: somebody may have come back since.
async fn remove_tables(
    connection: &mut SqliteConnection,
    ids: String,
    before: u64,
) -> Result<usize, StoreError> {
    let sql = "DELETE FROM game_table WHERE id IN (SELECT value FROM json_each(?)) \
        AND status IN (0, 3) AND updated_at < ? RETURNING id";
    let rows = sqlx::query(sql).bind(ids).bind(before as i64).fetch_all(&mut *connection).await?;
    let gone = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    let ids = Value::from(gone.as_slice()).to_string();
    let sql = "DELETE FROM chat WHERE game_table IN (SELECT value FROM json_each(?))";
    sqlx::query(sql).bind(ids).execute(connection).await?;
    Ok(gone.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_grow_while_they_are_quick_and_shrink_when_they_are_not() {
        let mut pace = Pace::default();
        for _ in 0..20 {
            pace.adapt(Duration::from_micros(100));
        }
        assert_eq!(pace.step, Pace::MOST);
        for _ in 0..20 {
            pace.adapt(Duration::from_millis(15));
        }
        assert_eq!(pace.step, 1);
        pace.adapt(Duration::from_millis(2));
        assert_eq!(pace.step, 1, "about right");
    }
}
