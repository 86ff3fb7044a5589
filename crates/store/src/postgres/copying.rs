//! A database that a house is being moved into, or out of.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection, Executor, Row};

use super::migrate::{self, Purpose};
use super::pulse::Pulse;
use super::server::Server;
use super::writer::Writer;
use super::{LONGEST_WRITE, READERS, Store, WRITERS};
use crate::OpenError;
use crate::copying::ALL;

/// To read a page of a large house through takes longer than any question of a player.
const LONGEST_QUESTION: Duration = Duration::from_secs(120);

impl Store {
    /// Opens a house that no machine serves at this moment.
    pub(crate) async fn open_alone(data: &Path) -> Result<Store, OpenError> {
        let server = Server::new(data)?;
        nobody_else_is_there(&server).await?;
        Store::open_for(server.to_copy(), Purpose::Use).await
    }

    /// Opens an empty database, or one that an earlier call has begun to fill.
    pub(crate) async fn open_to_copy_into(data: &Path) -> Result<Store, OpenError> {
        let server = Server::new(data)?;
        nobody_else_is_there(&server).await?;
        Store::open_for(server.to_copy(), Purpose::CopyInto).await
    }

    async fn open_for(server: Server, purpose: Purpose) -> Result<Store, OpenError> {
        let pool = server.pool(WRITERS, LONGEST_WRITE.max(LONGEST_QUESTION));
        migrate::bring_up_to_date(&pool, &server, purpose).await?;
        let pulse = Arc::new(Pulse::default());
        Ok(Store {
            readers: server.pool(READERS, LONGEST_QUESTION),
            writer: Writer::start(pool, server.pool(1, LONGEST_WRITE), Arc::clone(&pulse)),
            pulse,
            server,
            trying: Arc::default(),
        })
    }
}

/// Machines that serve the house write at any moment. One that has just stopped is given a second to leave the server's list.
async fn nobody_else_is_there(server: &Server) -> Result<(), OpenError> {
    for wait in [50, 150, 300, 500] {
        if machines(server).await? == 0 {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }
    match machines(server).await? {
        0 => Ok(()),
        _ => Err(OpenError::Served(server.shown().to_owned())),
    }
}

/// Connections of machines that serve this database.
async fn machines(server: &Server) -> Result<i64, OpenError> {
    let asked = async {
        let mut connection = server.to_copy().pool(1, LONGEST_QUESTION).acquire().await?;
        let sql = "SELECT count(*) FROM pg_stat_activity \
            WHERE datname = current_database() AND application_name = 'lamplight'";
        connection.fetch_one(sql).await?.try_get(0)
    };
    asked.await.map_err(|error: sqlx::Error| server.explain(&error))
}

/// From now on the house can be opened. What the server counts goes on after what has arrived.
pub(crate) async fn finish_copy(data: &Path) -> Result<(), OpenError> {
    let server = Server::new(data)?;
    let done = async {
        let mut connection = server.to_copy().pool(1, LONGEST_QUESTION).acquire().await?;
        let mut transaction = connection.begin().await?;
        for table in ALL.iter().filter(|table| table.is_counted) {
            let sql = format!(
                "SELECT setval(pg_get_serial_sequence('{0}', 'id'), coalesce(max(id), 0) + 1, false) FROM {0}",
                table.name
            );
            transaction.execute(sqlx::AssertSqlSafe(sql)).await?;
        }
        migrate::mark_finished(&mut transaction).await?;
        transaction.commit().await
    };
    done.await.map_err(|error: sqlx::Error| server.explain(&error))
}
