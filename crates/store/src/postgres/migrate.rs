use sqlx::postgres::PgPool;
use sqlx::{Connection, Executor, Row};

use super::server::Server;
use crate::OpenError;

/// A step that has been released never changes.
const STEPS: [Step; 2] = [
    Step { sql: include_str!("migrations/0001_house.sql"), oldest: 1 },
    Step { sql: include_str!("migrations/0002_people.sql"), oldest: 2 },
];

/// Step `n` brings a house of data version `n` to version `n + 1`.
struct Step {
    sql: &'static str,
    /// The oldest data version whose program can go on working with the house after it: machines are brought up to
    /// date one after the other.
    oldest: u32,
}

/// The data version this program writes.
const VERSION: u32 = STEPS.len() as u32;

/// What a house is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To be used.
    Use,
    /// To be filled with another house.
    CopyInto,
}

/// While a house is being filled, no program of any version may use it.
const UNFINISHED: i64 = 1 << 40;

/// A number of our own, for the lock under which one machine at a time brings a house up to date.
const LOCK: i64 = 0x6c61_6d70_6c69_6774;

/// Makes the house if there is none, and runs the steps it has not seen yet, all in one transaction.
pub(super) async fn bring_up_to_date(
    pool: &PgPool,
    server: &Server,
    purpose: Purpose,
) -> Result<(), OpenError> {
    let fail = |e: sqlx::Error| server.explain(&e);
    let mut connection = pool.acquire().await.map_err(fail)?;
    let mut transaction = connection.begin().await.map_err(fail)?;
    // Whoever migrates may take its time, and whoever waits for that must not give up.
    transaction.execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0").await.map_err(fail)?;
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
    lock.execute(&mut *transaction).await.map_err(fail)?;
    let tables: i64 = transaction
        .fetch_one("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()")
        .await
        .and_then(|row| row.try_get(0))
        .map_err(fail)?;
    let is_ours: bool = transaction
        .fetch_one("SELECT to_regclass('lamplight') IS NOT NULL")
        .await
        .and_then(|row| row.try_get(0))
        .map_err(fail)?;
    if !is_ours {
        if tables > 0 {
            let why = "there are tables of something else in it";
            return Err(OpenError::Foreign { path: server.shown().to_owned(), why });
        }
        let sql = "CREATE TABLE lamplight (one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one), \
            version BIGINT NOT NULL, oldest BIGINT NOT NULL); \
            INSERT INTO lamplight (version, oldest) VALUES (0, 0)";
        transaction.execute(sql).await.map_err(fail)?;
    }
    let (found, oldest) = versions(&mut transaction).await.map_err(fail)?;
    if oldest == UNFINISHED && purpose == Purpose::CopyInto {
        // One that was begun by another version would have to be begun again.
        let known = VERSION;
        let found = u32::try_from(found).unwrap_or(u32::MAX);
        let path = server.shown().to_owned();
        return if found == VERSION { Ok(()) } else { Err(OpenError::Newer { path, found, known }) };
    }
    if oldest == UNFINISHED {
        return Err(OpenError::HalfCopied(server.shown().to_owned()));
    }
    if purpose == Purpose::CopyInto && found > 0 {
        return Err(OpenError::Occupied(server.shown().to_owned()));
    }
    if oldest > i64::from(VERSION) {
        let found = u32::try_from(found).unwrap_or(u32::MAX);
        return Err(OpenError::Newer { path: server.shown().to_owned(), found, known: VERSION });
    }
    let from = usize::try_from(found).unwrap_or(usize::MAX).min(STEPS.len());
    for (n, step) in STEPS.iter().enumerate().skip(from) {
        tracing::info!(event = "house.migrating", from = n, to = n + 1, "bringing the house up to date");
        transaction.execute(step.sql).await.map_err(fail)?;
        let mark = sqlx::query("UPDATE lamplight SET version = $1, oldest = $2");
        let mark = mark.bind(n as i64 + 1).bind(i64::from(step.oldest));
        mark.execute(&mut *transaction).await.map_err(fail)?;
    }
    if purpose == Purpose::CopyInto {
        let mark = sqlx::query("UPDATE lamplight SET oldest = $1").bind(UNFINISHED);
        mark.execute(&mut *transaction).await.map_err(fail)?;
    }
    transaction.commit().await.map_err(fail)
}

/// A house that was filled may be used from now on.
pub(super) async fn mark_finished(connection: &mut sqlx::PgConnection) -> Result<(), sqlx::Error> {
    let oldest = STEPS.last().map_or(0, |step| step.oldest);
    let mark = sqlx::query("UPDATE lamplight SET oldest = $1").bind(i64::from(oldest));
    mark.execute(connection).await.map(|_| ())
}

/// Its data version; nothing if there is no house.
pub(super) async fn found(connection: &mut sqlx::PgConnection) -> Result<Option<u32>, sqlx::Error> {
    let row = connection.fetch_one("SELECT to_regclass('lamplight') IS NOT NULL").await?;
    if !row.try_get::<bool, _>(0)? {
        return Ok(None);
    }
    let (version, _) = versions(connection).await?;
    Ok(u32::try_from(version).ok())
}

/// Its data version, and the oldest one whose program may still work with it.
async fn versions(connection: &mut sqlx::PgConnection) -> Result<(i64, i64), sqlx::Error> {
    let row = connection.fetch_one("SELECT version, oldest FROM lamplight").await?;
    Ok((row.try_get(0)?, row.try_get(1)?))
}
