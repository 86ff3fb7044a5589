//! Notices from machine to machine by the server's own means, and work that only one of them does at a time.

use std::time::Duration;

use sqlx::Row;
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use super::{LONGEST_QUESTION, Store};
use crate::{Heard, StoreError};

/// Everybody listens to this.
const CHANNEL: &str = "lamplight";

/// So many notices wait to be read. Who is slower misses some, and finds out by looking.
const MOST_WAITING: usize = 4096;

/// After a broken line it is listened again so soon.
const AGAIN: Duration = Duration::from_millis(500);

impl Store {
    pub(crate) async fn notify(&self, notices: Vec<String>) -> Result<(), StoreError> {
        let sql = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice";
        sqlx::query(sql).bind(CHANNEL).bind(notices).execute(&self.readers).await?;
        Ok(())
    }

    pub(crate) fn listen(&self) -> mpsc::Receiver<Heard> {
        let (out, heard) = mpsc::channel(MOST_WAITING);
        tokio::spawn(listen_on(self.clone(), out));
        heard
    }

    pub(crate) async fn time(&self) -> Result<u64, StoreError> {
        let sql = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
        let row = sqlx::query(sql).fetch_one(&self.readers).await?;
        crate::rows::number(row.try_get(0)?, "the server's time")
    }

    pub(crate) async fn take_turn(
        &self,
        table: &str,
        who: &str,
        lasting: Duration,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO lease (game_table, holder, until) VALUES ($1, $2, now() + $3 * interval '1 millisecond') \
            ON CONFLICT (game_table) DO UPDATE SET holder = excluded.holder, until = excluded.until \
            WHERE lease.holder = excluded.holder OR lease.until <= now()";
        let lease = sqlx::query(sql).bind(table).bind(who).bind(lasting.as_millis() as f64);
        Ok(lease.execute(&self.readers).await?.rows_affected() == 1)
    }

    pub(crate) async fn is_taken(&self, table: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM lease WHERE game_table = $1 AND until > now()";
        Ok(sqlx::query(sql).bind(table).fetch_optional(&self.readers).await?.is_some())
    }

    pub(crate) async fn claim_due(
        &self,
        who: &str,
        now: u64,
        lasting: Duration,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "WITH due AS (SELECT id FROM game_table LEFT JOIN lease ON lease.game_table = id \
                WHERE due_at <= $1 AND (until IS NULL OR until <= now() OR holder = $2) \
                ORDER BY due_at LIMIT $3 FOR UPDATE OF game_table SKIP LOCKED) \
            INSERT INTO lease (game_table, holder, until) \
                SELECT id, $2, now() + $4 * interval '1 millisecond' FROM due ORDER BY id \
            ON CONFLICT (game_table) DO UPDATE SET holder = excluded.holder, until = excluded.until \
            WHERE lease.holder = excluded.holder OR lease.until <= now() RETURNING game_table";
        let rows = sqlx::query(sql)
            .bind(now as i64)
            .bind(who)
            .bind(i64::from(limit))
            .bind(lasting.as_millis() as f64)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

async fn listen_on(store: Store, out: mpsc::Sender<Heard>) {
    while !out.is_closed() && !store.readers.is_closed() {
        if let Err(error) = listen_once(&store, &out).await {
            tracing::warn!(event = "notices.broken", %error, "the line on which notices come is broken; it is tried again");
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn listen_once(store: &Store, out: &mpsc::Sender<Heard>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(&store.server.pool(1, LONGEST_QUESTION)).await?;
    listener.listen(CHANNEL).await?;
    // Whatever was said before is lost.
    if out.send(Heard::Gap).await.is_err() {
        return Ok(());
    }
    loop {
        tokio::select! {
            notice = listener.try_recv() => {
                let heard = match notice? {
                    Some(notice) => Heard::Notice(notice.payload().to_owned()),
                    None => Heard::Gap,
                };
                // Who reads too slowly looks for themselves.
                if let Err(mpsc::error::TrySendError::Closed(_)) = out.try_send(heard) {
                    return Ok(());
                }
            }
            () = out.closed() => return Ok(()),
        }
    }
}
