//! How a table comes out of the store, and how what happens to it is kept there.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use serde_json::Value;
use store::{Append, History, Status, StoreError, TableRow};
use table::{Entry, Seat, Seed};
use tokio::sync::mpsc;

use super::bots::Bots;
use super::clock::Clock;
use super::follow::Elsewhere;
use super::lobby::is_open;
use super::tell::Broadcast;
use super::{CHAT_SHOWN, Flow, LiveTable, Request};
use crate::bus::News;
use crate::hall::{Hall, People};
use crate::play::{self, Play};
use crate::problem::Problem;
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
        let (row, history) = read_at_one_moment(&hall, id).await?;
        let chat = hall.store.chat(id, CHAT_SHOWN).await?;
        let turned_away = hall.store.turned_away(id).await?;
        let settings = TableSettings::read(&row);
        let mut snapshot_at = 0;
        let game = match &row.seed {
            None => None,
            Some(seed) => {
                let seed: Seed =
                    seed.parse().map_err(|_| NotLoaded::Broken("the seed cannot be read".into()))?;
                let setup: Value =
                    serde_json::from_str(&row.setup).map_err(|e| NotLoaded::Broken(format!("setup: {e}")))?;
                let history = history.unwrap_or(History { entries: Vec::new(), snapshot: None });
                snapshot_at = history.snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
                Some(resume(&row.game, row.rules, &setup, seed, history).map_err(NotLoaded::Broken)?)
            }
        };
        let clock = match &row.clocks {
            Some(kept) => {
                Clock::resume(settings.clock, row.seats.len(), kept, hall.awake_since(), hall.time.now_ms())
            }
            None => Clock::new(settings.clock, row.seats.len()),
        };
        let progress = row.progress.as_deref().and_then(|kept| serde_json::from_str(kept).ok());
        let mut table = LiveTable {
            hall,
            mailbox,
            row,
            settings,
            game,
            clock,
            progress: progress.unwrap_or_default(),
            chat,
            turned_away,
            connections: Vec::new(),
            people,
            last_connection: 0,
            bots: Bots::default(),
            ran_out_at: None,
            snapshot_at,
            happened: Vec::new(),
            is_past_reported: false,
            told: Broadcast::default(),
            quiet_since: Instant::now(),
            elsewhere: Elsewhere::default(),
        };
        table.fill_lost_seats();
        table.note_progress();
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
        self.note_progress();
        let append = Append {
            table: self.row.id.clone(),
            entry,
            clocks: self.clock.keep(),
            progress: self.row.progress.clone(),
            status: self.row.status,
            due_at: self.due_at(),
            revision: self.row.revision,
        };
        if let Err(error) = self.hall.store.append(append).await {
            return Err(self.not_kept(&error));
        }
        self.was_written();
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
        self.row.updated_at = self.hall.now_ms();
        self.save_row().await
    }

    /// The same, for what does not count as something that happened at the table.
    pub(super) async fn save_row(&mut self) -> Result<(), Flow> {
        self.row.clocks = self.clock.keep();
        self.row.due_at = self.due_at();
        self.note_progress();
        if let Err(error) = self.hall.store.save_table(self.row.clone()).await {
            return Err(self.not_kept(&error));
        }
        self.was_written();
        Ok(())
    }

    /// What is to be done when something could not be kept.
    fn not_kept(&self, error: &StoreError) -> Flow {
        match error {
            StoreError::OutOfOrder { .. } | StoreError::Stale(_) => {
                tracing::debug!(event = "table.behind", table = self.row.id, "another machine was faster");
                Flow::Behind
            }
            error => {
                tracing::error!(event = "table.not_kept", table = self.row.id, %error, "what happened at a table could not be kept");
                Flow::Reload
            }
        }
    }

    /// The table was written: other machines should know.
    pub(super) fn was_written(&mut self) {
        self.row.revision += 1;
        self.hall.bus.tell(News::Table { id: self.row.id.clone(), revision: self.row.revision });
    }

    /// Makes a table durable that starts without people, unless its owner has too many of those.
    pub(super) async fn keep_bot_table(&mut self) -> Result<(), Problem> {
        self.row.updated_at = self.hall.now_ms();
        self.row.clocks = self.clock.keep();
        self.row.due_at = self.due_at();
        self.note_progress();
        let most = self.hall.config.limits.bot_tables;
        self.hall.store.start_bot_table(self.row.clone(), most).await.map_err(|error| match error {
            StoreError::TooMany(most) => {
                let text = format!("{most} of your tables run without people; no more are allowed");
                Problem::limit("bot-tables", text, None).with("most", most)
            }
            error => error.into(),
        })?;
        self.was_written();
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

/// A table and its log. Other machines may write between two questions; then both are asked again.
async fn read_at_one_moment(hall: &Hall, id: &str) -> Result<(TableRow, Option<History>), StoreError> {
    let read = async || hall.store.table(id).await?.ok_or(StoreError::NotFound("table"));
    let mut row = read().await?;
    loop {
        if row.seed.is_none() {
            return Ok((row, None));
        }
        let history = hall.store.history(id).await?;
        if !hall.store.is_shared() {
            return Ok((row, Some(history)));
        }
        let again = read().await?;
        if again.revision == row.revision {
            return Ok((row, Some(history)));
        }
        row = again;
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
