//! How a table comes out of the store, and how what happens to it is kept there.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use serde_json::Value;
use store::{Append, History, Status, StoreError};
use table::{Entry, Seat, Seed};
use tokio::sync::mpsc;

use super::bots::Bots;
use super::clock::Clock;
use super::lobby::is_open;
use super::{CHAT_SHOWN, Flow, LiveTable, Request};
use crate::hall::{Hall, People, now_ms};
use crate::play::{self, Play};
use crate::wire::TableSettings;

/// Snapshots are written after so many entries.
const ENTRIES_A_SNAPSHOT: u32 = 64;

/// Why a table could not be brought back.
#[derive(Debug)]
pub(super) enum NotLoaded {
    /// The store cannot be used now.
    Unavailable(StoreError),
    /// The store has it, but it makes no sense.
    Broken(String),
}

impl From<StoreError> for NotLoaded {
    fn from(error: StoreError) -> NotLoaded {
        match error {
            StoreError::Damaged(why) => NotLoaded::Broken(why),
            error => NotLoaded::Unavailable(error),
        }
    }
}

impl NotLoaded {
    pub(super) fn report(self, hall: &Hall, table: &str) {
        match self {
            NotLoaded::Unavailable(error) => {
                tracing::error!(event = "table.unreadable", table, %error, "a table cannot be read now");
            }
            NotLoaded::Broken(why) => {
                let rest = hall.broken.add(table, Instant::now());
                let again_in_s = rest.as_secs();
                tracing::error!(
                    event = "table.broken",
                    table,
                    why,
                    again_in_s,
                    "a table is broken; its data is left as it is"
                );
            }
        }
    }
}

impl LiveTable {
    pub(super) async fn load(
        hall: Arc<Hall>,
        id: &str,
        mailbox: mpsc::WeakSender<Request>,
        people: People,
    ) -> Result<LiveTable, NotLoaded> {
        let row = hall.store.table(id).await?.ok_or(StoreError::NotFound("table"))?;
        let chat = hall.store.chat(id, CHAT_SHOWN).await?;
        let settings = TableSettings::read(&row);
        let mut snapshot_at = 0;
        let game = match &row.seed {
            None => None,
            Some(seed) => {
                let seed: Seed =
                    seed.parse().map_err(|_| NotLoaded::Broken("the seed cannot be read".into()))?;
                let setup: Value =
                    serde_json::from_str(&row.setup).map_err(|e| NotLoaded::Broken(format!("setup: {e}")))?;
                let history = hall.store.history(id).await?;
                snapshot_at = history.snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
                Some(resume(&row.game, row.rules, &setup, seed, history).map_err(NotLoaded::Broken)?)
            }
        };
        let clock = match &row.clocks {
            Some(kept) => {
                Clock::resume(settings.clock, row.seats.len(), kept, hall.time.began_ms(), hall.time.now_ms())
            }
            None => Clock::new(settings.clock, row.seats.len()),
        };
        let mut table = LiveTable {
            hall,
            mailbox,
            row,
            settings,
            game,
            clock,
            chat,
            connections: Vec::new(),
            people,
            last_connection: 0,
            bots: Bots::default(),
            ran_out_at: None,
            snapshot_at,
            happened: Vec::new(),
            is_past_reported: false,
            quiet_since: Instant::now(),
        };
        table.fill_lost_seats();
        table.note_people();
        Ok(table)
    }

    /// Somebody may have deleted their account while this table could not be told; a bot decides for them now.
    fn fill_lost_seats(&mut self) {
        let lost: Vec<Seat> = Seat::first(self.row.seats.len() as u8)
            .filter(|seat| self.row.status == Status::Playing && is_open(&self.row.seats[seat.index()]))
            .collect();
        self.leave_to_bots(&lost);
    }

    /// Makes an entry durable that the game has already taken.
    pub(super) async fn keep_entry(&mut self, entry: Entry) -> Result<(), Flow> {
        if self.game.as_ref().is_some_and(|game| game.to_move().is_none()) {
            self.row.status = Status::Over;
            tracing::debug!(event = "table.finished", table = self.row.id, "a game is over");
        }
        self.row.updated_at = entry.at;
        let append = Append {
            table: self.row.id.clone(),
            entry,
            clocks: self.clock.keep(),
            status: self.row.status,
            due_at: self.due_at(),
        };
        if let Err(error) = self.hall.store.append(append).await {
            tracing::error!(event = "table.entry_lost", table = self.row.id, %error, "a decision could not be kept");
            return Err(Flow::Reload);
        }
        self.hall.meters.entries.fetch_add(1, Ordering::Relaxed);
        if self.version() >= self.snapshot_at + ENTRIES_A_SNAPSHOT
            && let Some(saving) = self.snapshot()
        {
            // Nobody has to wait for it: the log holds everything.
            tokio::spawn(saving);
        }
        Ok(())
    }

    /// Makes seats, status and settings durable.
    pub(super) async fn keep_row(&mut self) -> Result<(), Flow> {
        self.row.updated_at = now_ms();
        self.row.clocks = self.clock.keep();
        self.row.due_at = self.due_at();
        if let Err(error) = self.hall.store.save_table(self.row.clone()).await {
            tracing::error!(event = "table.not_saved", table = self.row.id, %error, "a table could not be kept");
            return Err(Flow::Reload);
        }
        Ok(())
    }

    pub(super) async fn save_snapshot(&mut self) {
        if let Some(saving) = self.snapshot() {
            saving.await;
        }
    }

    /// Writes the state out in full, unless that was done already.
    fn snapshot(&mut self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let snapshot = self.game.as_ref().map(|game| game.snapshot())?;
        if snapshot.seq <= self.snapshot_at {
            return None;
        }
        self.snapshot_at = snapshot.seq;
        let (store, table) = (self.hall.store.clone(), self.row.id.clone());
        Some(async move {
            if let Err(error) = store.save_snapshot(&table, snapshot).await {
                // It only saves time; the table comes back without it.
                tracing::warn!(event = "table.no_snapshot", table, %error, "a snapshot could not be written");
            }
        })
    }
}

/// A game that goes on where its history ends. A history that brings the rules down is only broken.
fn resume(
    game: &str,
    rules: u32,
    setup: &Value,
    seed: Seed,
    history: History,
) -> Result<Box<dyn Play>, String> {
    catch_unwind(AssertUnwindSafe(|| play::resume(game, rules, setup, seed, history)))
        .unwrap_or_else(|_| Err("the game failed on it".to_owned()))
}
