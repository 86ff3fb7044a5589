//! A table that other machines serve, too: what they have written is read from the store and told to who is here.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use store::{Status, StoreError, TableRow};

use super::clock::Clock;
use super::keep::NotLoaded;
use super::show::chat_line;
use super::{CHAT_SHOWN, Flow, LiveTable, Request};
use crate::bus::News;
use crate::problem::Problem;
use crate::wire::{Ask, Message, TableSettings};

/// Who was said to be here so long ago, and not since, is here no longer.
const FORGOTTEN: Duration = Duration::from_secs(15);

/// Who is here by way of other machines.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(HashMap<String, Others>);

#[derive(Debug)]
struct Others {
    people: Vec<String>,
    watchers: u32,
    told: Instant,
}

impl Elsewhere {
    pub(super) fn has(&self, player: &str) -> bool {
        self.0.values().any(|others| others.people.iter().any(|one| one == player))
    }

    pub(super) fn watchers(&self) -> u32 {
        self.0.values().map(|others| others.watchers).sum()
    }
}

impl LiveTable {
    /// Whoever asks how things stand must see what was acknowledged on any machine; whoever has seen more than we know
    /// is right.
    pub(super) async fn look_first(&mut self, request: &Request) -> Flow {
        let wants_to_know = match request {
            Request::Command { command, .. } => match &command.ask {
                Ask::Resync
                | Ask::TakeBack { .. }
                | Ask::Resign { .. }
                | Ask::CallOff { .. }
                | Ask::Ready => true,
                Ask::Play { version, .. } | Ask::Undo { version, .. } => *version > self.version(),
                _ => false,
            },
            Request::Connect { .. }
            | Request::Lobby { .. }
            | Request::Rematch { .. }
            | Request::Log { .. }
            | Request::Forget { .. }
            | Request::Close { .. }
            | Request::ShowOut { .. }
            | Request::Remove { .. } => true,
            _ => false,
        };
        if !wants_to_know || !self.hall.store.is_shared() { Flow::Go } else { self.catch_up().await }
    }

    /// Somebody says how far the table is.
    pub(super) async fn on_mark(&mut self, revision: u32, talk: u32) -> Flow {
        self.elsewhere.0.retain(|_, others| others.told.elapsed() < FORGOTTEN);
        let said = self.chat.last().map_or(0, |line| line.n);
        let mut flow = Flow::Go;
        if revision > self.row.revision || talk > said {
            match self.try_to_catch_up().await {
                Ok(found) => flow = found,
                // Nobody has asked; whoever does is told.
                Err(error) => {
                    tracing::warn!(event = "table.not_followed", table = self.row.id, %error, "a table cannot be followed now");
                }
            }
        }
        self.tell_others_who_is_here();
        self.tell_presence();
        flow
    }

    /// Reads what was written elsewhere since we looked, and tells it to who is here.
    pub(super) async fn catch_up(&mut self) -> Flow {
        match self.try_to_catch_up().await {
            Ok(flow) => flow,
            Err(error) => {
                tracing::error!(event = "table.not_read", table = self.row.id, %error, "a table cannot be read now");
                // Rather nobody is told anything than something old.
                Flow::Reload
            }
        }
    }

    async fn try_to_catch_up(&mut self) -> Result<Flow, StoreError> {
        let Some(row) = self.hall.store.table(&self.row.id).await? else { return Ok(Flow::Gone) };
        if row.revision != self.row.revision {
            self.told.forget_snapshots();
            if self.game.is_none() && row.seed.is_some() {
                return Ok(self.begin_again().await);
            }
            let tail = self.hall.store.tail(&self.row.id, self.version()).await?;
            // Somebody may have written between the two questions; the row must not be older than the log.
            let row = match (self.hall.store.table(&self.row.id).await?, tail.is_empty()) {
                (None, _) => return Ok(Flow::Gone),
                (Some(_), true) => row,
                (Some(after), false) if after.revision == row.revision => row,
                (Some(_), false) => return Ok(self.begin_again().await),
            };
            let was = self.take_row(row);
            for entry in tail {
                let Some(game) = &mut self.game else { break };
                match game.follow(&entry) {
                    Ok(outcome) => self.tell_step(&outcome),
                    Err(why) => {
                        tracing::warn!(
                            event = "table.off_track",
                            table = self.row.id,
                            why,
                            "a table is read again"
                        );
                        return Ok(self.begin_again().await);
                    }
                }
            }
            self.tell_what_changed(&was);
            self.note_people();
            self.consider_bots();
        }
        self.hear_talk().await?;
        Ok(Flow::Go)
    }

    /// Takes the row as it is kept, and gives back what it was.
    fn take_row(&mut self, row: TableRow) -> TableRow {
        self.settings = TableSettings::read(&row);
        let (players, now) = (row.seats.len(), self.now());
        self.clock = match &row.clocks {
            Some(kept) => Clock::resume(self.settings.clock, players, kept, self.hall.awake_since(), now),
            None => Clock::new(self.settings.clock, players),
        };
        let progress = row.progress.as_deref().and_then(|kept| serde_json::from_str(kept).ok());
        self.progress = progress.unwrap_or_default();
        std::mem::replace(&mut self.row, row)
    }

    fn tell_what_changed(&mut self, was: &TableRow) {
        let now = &self.row;
        if was.seats != now.seats || was.status != now.status && now.status != Status::Over {
            self.tell_everything();
            self.tell_clocks();
        } else if was.status != now.status
            || was.rematch != now.rematch
            || was.owner != now.owner
            || was.progress != now.progress
        {
            self.tell_table();
            self.tell_clocks();
        }
    }

    async fn hear_talk(&mut self) -> Result<(), StoreError> {
        let last = self.chat.last().map_or(0, |line| line.n);
        for line in self.hall.store.chat(&self.row.id, CHAT_SHOWN).await? {
            if line.n > last {
                self.told.forget_snapshots();
                let message = Message::Chat { version: self.version(), line: chat_line(&line) };
                if self.chat.len() >= CHAT_SHOWN as usize {
                    self.chat.remove(0);
                }
                let speaker = line.player.clone().unwrap_or_default();
                self.chat.push(line);
                self.tell_line(&message, &speaker);
            }
        }
        Ok(())
    }

    /// Forgets all that is in memory, reads the table again and tells everybody how it stands.
    pub(super) async fn begin_again(&mut self) -> Flow {
        let id = self.row.id.clone();
        let loaded = LiveTable::load(self.hall.clone(), &id, self.mailbox.clone(), self.people.clone()).await;
        match loaded {
            Ok(fresh) => {
                let before = std::mem::replace(self, fresh);
                self.connections = before.connections;
                self.last_connection = before.last_connection;
                self.elsewhere = before.elsewhere;
                self.ran_out_at = before.ran_out_at;
                self.bots.go_on_from(before.bots);
                self.note_people();
                self.tell_everything();
                self.consider_bots();
                Flow::Go
            }
            Err(NotLoaded::Unavailable(StoreError::NotFound(_))) => Flow::Gone,
            Err(error) => {
                error.report(&self.hall, &id);
                Flow::Reload
            }
        }
    }

    /// What somebody is told whose wish came too late.
    pub(super) fn too_late(&self) -> Problem {
        let now = self.version();
        let text = format!("somebody else was faster; the table is at version {now}");
        Problem::conflict("table/stale", text).with("now", now)
    }

    pub(super) fn on_elsewhere(&mut self, machine: String, people: Vec<String>, watchers: u32) {
        if people.is_empty() && watchers == 0 {
            self.elsewhere.0.remove(&machine);
        } else {
            self.elsewhere.0.insert(machine, Others { people, watchers, told: Instant::now() });
        }
        self.tell_presence();
    }

    /// Tells other machines who is here by way of this one.
    pub(super) fn tell_others_who_is_here(&self) {
        if !self.hall.store.is_shared() {
            return;
        }
        let (playing, watching): (Vec<_>, Vec<_>) =
            self.connections.iter().partition(|connection| self.plays(connection));
        let people =
            playing.iter().filter_map(|connection| connection.who.as_ref()).map(|who| who.id.clone());
        let (id, mut people): (_, Vec<String>) = (self.row.id.clone(), people.collect());
        people.sort();
        people.dedup();
        self.hall.bus.tell(News::Here { id, people, watchers: watching.len() as u32 });
    }
}
