use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Store;
use super::writer::Statements;
use crate::{Health, StoreError};

/// A write that succeeded so lately says enough.
const FRESH: Duration = Duration::from_secs(10);

/// While writes fail, one is tried so often.
const AGAIN: Duration = Duration::from_secs(1);

/// A write that has not ended after so long counts as failed.
const PATIENCE: Duration = Duration::from_secs(2);

/// Do writes succeed?
#[derive(Debug, Default)]
pub(super) struct Pulse(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    failure: Option<String>,
    tried_at: Option<Instant>,
}

impl Pulse {
    /// A write has succeeded, or the server has failed. What it refuses for good reason says nothing of its health.
    pub(super) fn note<T>(&self, written: &Result<T, StoreError>) {
        let failure = match written {
            Err(StoreError::Unavailable(why)) => Some(why.clone()),
            _ => None,
        };
        let mut known = self.lock();
        known.tried_at = Some(Instant::now());
        match (&known.failure, &failure) {
            (Some(_), None) => tracing::info!(event = "database.back", "writes succeed again"),
            (None, Some(why)) => tracing::error!(event = "database.fails", why, "writes fail"),
            _ => {}
        }
        known.failure = failure;
    }

    fn wants_a_try(&self) -> bool {
        let known = self.lock();
        let pause = if known.failure.is_some() { AGAIN } else { FRESH };
        known.tried_at.is_none_or(|at| at.elapsed() >= pause)
    }

    fn health(&self) -> Health {
        self.lock().failure.clone().map_or(Health::Good, Health::Failing)
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// Can everything be kept at this moment? Asks the server, unless something was written just now.
    pub(crate) async fn health(&self) -> Health {
        let _turn = self.trying.lock().await;
        if self.pulse.wants_a_try() {
            // Says what is there already, but has to be written all the same.
            let same = sqlx::query("UPDATE lamplight SET version = version");
            let trying = self.writer.write(Statements::One, move |c| {
                Box::pin(async move { Ok(same.execute(c).await.map(|_| ())?) })
            });
            if tokio::time::timeout(PATIENCE, trying).await.is_err() {
                let why = format!("no write has ended for {} s", PATIENCE.as_secs());
                self.pulse.note::<()>(&Err(StoreError::Unavailable(why)));
            }
        }
        self.pulse.health()
    }
}
