use std::collections::HashSet;
use std::time::{Duration, Instant};

use sqlx::Row;
use sqlx::postgres::PgPool;
use table::Act;

use super::Store;
use super::server::is_broken_line;
use super::snapshots::read_snapshot;
use crate::log::{check_end, read_entries};
use crate::rows::number;
use crate::{Append, History, StoreError};

/// After a broken line it is tried for so long to find out what became of what was sent.
const PATIENCE: Duration = Duration::from_secs(5);

/// Between two tries.
const PAUSE: Duration = Duration::from_millis(50);

impl Store {
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    pub(crate) async fn history(&self, table: &str) -> Result<History, StoreError> {
        read_history(&self.readers, table).await
    }
}

pub(super) async fn read_history(readers: &PgPool, table: &str) -> Result<History, StoreError> {
    // One statement for the log and its end: between two, an entry might come.
    let sql = "SELECT last_seq, last_hash, seq, seat, move, undo, at, hash FROM (SELECT $1::text AS id) AS asked \
        LEFT JOIN game_table ON game_table.id = asked.id LEFT JOIN entry ON entry.game_table = asked.id ORDER BY seq";
    let rows = sqlx::query(sql).bind(table).fetch_all(readers).await?;
    let mut kept = Vec::with_capacity(rows.len());
    for row in &rows {
        if let Some(seq) = row.try_get::<Option<i64>, _>("seq")? {
            let (text, undo) = (row.try_get("move")?, row.try_get("undo")?);
            kept.push((seq, row.try_get("seat")?, text, undo, row.try_get("at")?, row.try_get("hash")?));
        }
    }
    let entries = read_entries(table, kept)?;
    if let Some(row) = rows.first()
        && let Some(last) = row.try_get::<Option<i64>, _>("last_seq")?
    {
        check_end(table, &entries, (number(last, "game_table.last_seq")?, row.try_get("last_hash")?))?;
    }
    Ok(History { entries, snapshot: read_snapshot(readers, table).await? })
}

/// An entry with a number that nobody else gives, by which it is known again.
#[derive(Debug)]
pub(super) struct Stamped {
    pub(super) append: Append,
    pub(super) stamp: i64,
}

/// Adds entries to their logs and tells what became of each, and how many commits it took.
///
/// A statement sees each log as it was before, so entries of one log go in one after the other, while those of
/// different logs share one statement.
pub(super) async fn keep_all(pool: &PgPool, appends: &[Stamped]) -> (Vec<Result<(), StoreError>>, u64) {
    let mut results: Vec<Result<(), StoreError>> = appends.iter().map(|_| Ok(())).collect();
    let mut left: Vec<usize> = (0..appends.len()).collect();
    let mut commits = 0;
    while !left.is_empty() {
        let mut tables = HashSet::new();
        let (now, later): (Vec<usize>, Vec<usize>) =
            left.into_iter().partition(|n| tables.insert(appends[*n].append.table.as_str()));
        let together: Vec<&Stamped> = now.iter().map(|n| &appends[*n]).collect();
        commits += 1;
        match keep_surely(pool, &together).await {
            Ok(kept) => {
                for (n, is_kept) in now.iter().zip(kept) {
                    results[*n] = answer(&appends[*n], is_kept);
                }
            }
            // One that cannot be kept must not take others along.
            Err(_) if now.len() > 1 => {
                for n in &now {
                    commits += 1;
                    let kept = keep_surely(pool, &[&appends[*n]]).await;
                    results[*n] = kept.and_then(|kept| answer(&appends[*n], kept[0]));
                }
            }
            Err(error) => results[now[0]] = Err(error),
        }
        left = later;
    }
    (results, commits)
}

fn answer(stamped: &Stamped, is_kept: bool) -> Result<(), StoreError> {
    let Append { table, entry, .. } = &stamped.append;
    if is_kept { Ok(()) } else { Err(StoreError::OutOfOrder { table: table.clone(), given: entry.seq }) }
}

/// As [`keep`]; if the line breaks, it is done again, which finds whatever had been done already.
async fn keep_surely(pool: &PgPool, appends: &[&Stamped]) -> Result<Vec<bool>, StoreError> {
    let begun = Instant::now();
    let mut error = match keep(pool, appends).await {
        Ok(kept) => return Ok(kept),
        Err(error) => error,
    };
    while is_broken_line(&error) && begun.elapsed() < PATIENCE {
        tokio::time::sleep(PAUSE).await;
        let again = async {
            let mut kept = keep(pool, appends).await?;
            for (n, is_ours) in are_ours(pool, appends).await?.into_iter().enumerate() {
                kept[n] |= is_ours;
            }
            Ok::<_, sqlx::Error>(kept)
        };
        match again.await {
            Ok(kept) => return Ok(kept),
            Err(other) => error = other,
        }
    }
    tracing::error!(event = "decisions.not_kept", %error, writes = appends.len(), "decisions could not be kept");
    Err(error.into())
}

/// Adds entries of different logs, each if it follows its log and nobody else is faster, with all that changes with
/// it: one statement, so all of an entry is there or nothing.
async fn keep(pool: &PgPool, appends: &[&Stamped]) -> Result<Vec<bool>, sqlx::Error> {
    // A table is held from the look at its log until the end, in the order of the tables: two machines never wait for
    // each other, and the slower one finds that the log has moved on.
    let sql = "WITH given AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], \
            $6::bigint[], $7::text[], $8::bigint[], $9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::bigint[]) \
            AS given (game_table, seq, seat, move, undo, at, hash, stamp, clocks, progress, status, due_at, revision)), \
        next AS (SELECT given.* FROM given JOIN game_table ON game_table.id = given.game_table \
            AND last_seq = seq - 1 AND game_table.revision = given.revision \
            ORDER BY game_table.id FOR UPDATE OF game_table), \
        kept AS (INSERT INTO entry (game_table, seq, seat, move, undo, at, hash, stamp) \
            SELECT game_table, seq, seat, move, undo, at, hash, stamp FROM next \
            ON CONFLICT DO NOTHING RETURNING game_table) \
        UPDATE game_table SET updated_at = at, clocks = next.clocks, due_at = next.due_at, status = next.status, \
            last_seq = seq, last_hash = hash, progress = next.progress, revision = next.revision + 1 \
        FROM next JOIN kept ON kept.game_table = next.game_table WHERE game_table.id = next.game_table \
        RETURNING game_table.id";
    let of = |act: &Act| match act {
        Act::Move(text) => (Some(text.clone()), None),
        Act::Undo(to) => (None, Some(i64::from(*to))),
    };
    let entries = || appends.iter().map(|one| &one.append.entry);
    let each = || appends.iter().map(|one| &one.append);
    let rows = sqlx::query(sql)
        .bind(each().map(|a| a.table.clone()).collect::<Vec<_>>())
        .bind(entries().map(|e| i64::from(e.seq)).collect::<Vec<_>>())
        .bind(entries().map(|e| i64::from(e.seat.number())).collect::<Vec<_>>())
        .bind(entries().map(|e| of(&e.act).0).collect::<Vec<_>>())
        .bind(entries().map(|e| of(&e.act).1).collect::<Vec<_>>())
        .bind(entries().map(|e| e.at as i64).collect::<Vec<_>>())
        .bind(entries().map(|e| e.hash.to_string()).collect::<Vec<_>>())
        .bind(appends.iter().map(|one| one.stamp).collect::<Vec<_>>())
        .bind(each().map(|a| a.clocks.clone()).collect::<Vec<_>>())
        .bind(each().map(|a| a.progress.clone()).collect::<Vec<_>>())
        .bind(each().map(|a| a.status.number()).collect::<Vec<_>>())
        .bind(each().map(|a| a.due_at.map(|at| at as i64)).collect::<Vec<_>>())
        .bind(each().map(|a| i64::from(a.revision)).collect::<Vec<_>>())
        .fetch_all(pool)
        .await?;
    let mut tables = HashSet::new();
    for row in rows {
        tables.insert(row.try_get::<String, _>(0)?);
    }
    Ok(appends.iter().map(|one| tables.contains(&one.append.table)).collect())
}

/// Which of these are in their logs already, sent by us?
async fn are_ours(pool: &PgPool, appends: &[&Stamped]) -> Result<Vec<bool>, sqlx::Error> {
    let sql = "SELECT game_table, stamp FROM entry JOIN unnest($1::text[], $2::bigint[]) AS given (id, number) \
        ON game_table = id AND seq = number";
    let rows = sqlx::query(sql)
        .bind(appends.iter().map(|one| one.append.table.clone()).collect::<Vec<_>>())
        .bind(appends.iter().map(|one| i64::from(one.append.entry.seq)).collect::<Vec<_>>())
        .fetch_all(pool)
        .await?;
    let mut found = HashSet::new();
    for row in rows {
        found.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
    }
    Ok(appends.iter().map(|one| found.contains(&(one.append.table.clone(), one.stamp))).collect())
}
