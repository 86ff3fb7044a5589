//! The store on a PostgreSQL server, which several machines may share.
//!
//! Decisions are gathered: what has come while the last statement was under way goes into the next one, so many
//! tables share one commit. All other writes are transactions of their own; the server lets them share its disk.

mod archive;
mod bus;
mod copying;
mod dialect;
mod entries;
mod migrate;
mod pulse;
mod server;
mod writer;

// What both kinds say alike.
#[path = "../sql/blocks.rs"]
mod blocks;
#[path = "../sql/chat.rs"]
mod chat;
#[path = "../sql/follow.rs"]
mod follow;
#[path = "../sql/games.rs"]
mod games;
#[path = "../sql/house.rs"]
mod house;
#[path = "../sql/letters.rs"]
mod letters;
#[path = "../sql/names.rs"]
mod names;
#[path = "../sql/pages.rs"]
mod pages;
#[path = "../sql/players.rs"]
mod players;
#[path = "../sql/recovery.rs"]
mod recovery;
#[path = "../sql/reports.rs"]
mod reports;
#[path = "../sql/reviews.rs"]
mod reviews;
#[path = "../sql/sessions.rs"]
mod sessions;
#[path = "../sql/snapshots.rs"]
mod snapshots;
#[path = "../sql/sweep.rs"]
mod sweep;
#[path = "../sql/tables.rs"]
mod tables;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnection, PgPool, PgRow};

use crate::rows::number;
use crate::{OpenError, Writes};
use dialect::one_at_a_time;
use pulse::Pulse;
use server::Server;
use writer::Writer;

pub(crate) use archive::Archive;
pub(crate) use copying::finish_copy;
pub(crate) use server::{is_address, meaning, shown};

type Db = sqlx::Postgres;
type Connection = PgConnection;
type Pool = PgPool;
type DbRow = PgRow;

/// An open house. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    readers: PgPool,
    writer: Writer,
    pulse: Arc<Pulse>,
    server: Server,
    /// Whoever asks how we are asks the server one after the other.
    trying: Arc<tokio::sync::Mutex<()>>,
}

/// So many questions are answered at a time.
const READERS: u32 = 6;

/// So many writes besides decisions go on at a time.
const WRITERS: u32 = 6;

/// No question takes longer: all others would wait for the few who answer.
const LONGEST_QUESTION: Duration = Duration::from_secs(2);

/// No write takes longer.
const LONGEST_WRITE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens a house at this address, making it if the database is empty and bringing an older one up to date.
    pub(crate) async fn open(data: &Path) -> Result<Store, OpenError> {
        let server = Server::new(data)?;
        let pool = server.pool(WRITERS, LONGEST_WRITE);
        migrate::bring_up_to_date(&pool, &server, migrate::Purpose::Use).await?;
        let pulse = Arc::new(Pulse::default());
        Ok(Store {
            readers: server.pool(READERS, LONGEST_QUESTION),
            writer: Writer::start(pool, server.pool(2, LONGEST_WRITE), Arc::clone(&pulse)),
            pulse,
            server,
            trying: Arc::default(),
        })
    }

    /// How many writes and commits there have been.
    pub(crate) fn writes(&self) -> Writes {
        self.writer.writes()
    }

    /// Finishes all writes and lets the server go. Later writes are refused.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.stop().await;
    }
}
