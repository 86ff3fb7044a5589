//! Forgets what nobody needs, now and then: expired sessions, guests who left, tables never started, and what the
//! operator does not want to keep for ever.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use store::StoreError;

use crate::archive;
use crate::hall::{Hall, now_ms};
use crate::live::Request;
use crate::names;
use crate::problem::Problem;

const EVERY: Duration = Duration::from_secs(6 * 3600);

/// A table that never started, or was closed, is kept so long after something happened at it.
const UNSTARTED: Duration = Duration::from_secs(7 * 24 * 3600);

/// Reviews of logs that somebody brought are kept so long; those of tables as long as the table.
const BROUGHT: Duration = Duration::from_secs(30 * 24 * 3600);

/// So many finished games are looked for at a time.
const GAMES: u32 = 50;

/// Between two games that go, everybody else has their turn.
const PAUSE: Duration = Duration::from_millis(20);

/// Sweeps as long as there is a hall.
pub(crate) async fn sweep(hall: Weak<Hall>) {
    let mut every = tokio::time::interval(EVERY);
    loop {
        every.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        match sweep_once(&hall).await {
            Ok(()) => hall.meters.sweeps.fetch_add(1, Ordering::Relaxed),
            Err(error) => {
                tracing::error!(event = "sweep.failed", error, "sweeping failed");
                hall.meters.sweeps_failed.fetch_add(1, Ordering::Relaxed)
            }
        };
    }
}

async fn sweep_once(hall: &Arc<Hall>) -> Result<(), String> {
    let (now, keep) = (now_ms(), hall.config.keep);
    let ago = |span: Duration| now.saturating_sub(span.as_millis() as u64);
    let failed = |error: StoreError| error.to_string();
    hall.store.sweep_players(now).await.map_err(failed)?;
    hall.store.sweep_promises(now).await.map_err(failed)?;
    hall.store.sweep_tables(ago(UNSTARTED)).await.map_err(failed)?;
    if let Some(talk) = keep.talk {
        hall.store.sweep_talk(ago(talk)).await.map_err(failed)?;
    }
    if let Some(guests) = keep.guests {
        hall.store.sweep_guests_away_since(ago(guests), names::GONE).await.map_err(failed)?;
    }
    if let Some(games) = keep.games {
        remove_games(hall, ago(games)).await?;
        hall.store.sweep_tables(ago(UNSTARTED)).await.map_err(failed)?;
    }
    hall.store.sweep_reviews(ago(BROUGHT)).await.map_err(failed)?;
    Ok(())
}

/// Removes finished games, each after it was put into the archive, if there is one.
async fn remove_games(hall: &Arc<Hall>, before: u64) -> Result<(), String> {
    let mut stay = HashSet::new();
    loop {
        if hall.is_stopping() {
            return Ok(());
        }
        let most = GAMES + stay.len() as u32;
        let mut found = hall.store.finished_before(before, most).await.map_err(|error| error.to_string())?;
        found.retain(|id| !stay.contains(id));
        if found.is_empty() {
            return Ok(());
        }
        for id in found {
            match remove_game(hall, &id).await {
                Ok(true) => {
                    hall.meters.games_removed.fetch_add(1, Ordering::Relaxed);
                }
                // Somebody looks at it; the next sweep will see.
                Ok(false) => {
                    stay.insert(id);
                }
                Err(RemoveError::Table(problem)) => {
                    tracing::warn!(event = "sweep.game_stays", table = id, code = %problem.code, "a finished game could not be removed");
                    stay.insert(id);
                }
                // No game goes that was to be kept there first.
                Err(RemoveError::Archive(why)) => return Err(why),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

enum RemoveError {
    Table(Problem),
    Archive(String),
}

async fn remove_game(hall: &Arc<Hall>, id: &str) -> Result<bool, RemoveError> {
    if let Some(folder) = &hall.config.archive {
        let log = hall.ask(id, |reply| Request::Log { reply }).await.map_err(RemoveError::Table)?;
        let (folder, table) = (folder.clone(), id.to_owned());
        let written = tokio::task::spawn_blocking(move || archive::write(&folder, &table, &log));
        let written = written.await.map_err(|error| RemoveError::Archive(error.to_string()))?;
        written.map_err(|error| RemoveError::Archive(error.to_string()))?;
    }
    hall.ask(id, |reply| Request::Remove { reply }).await.map_err(RemoveError::Table)
}
