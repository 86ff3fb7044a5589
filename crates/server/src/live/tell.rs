//! How what happens at a table reaches its sockets: encoded once for each pair of eyes, however many look on.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::Map;

use super::LiveTable;
use super::connection::{ConnectionId, Screen};
use super::show::{SeenCache, chat_line};
use crate::identity::Person;
use crate::play::Outcome;
use crate::problem::Problem;
use crate::wire::live::{OwnSnapshot, OwnTable, SharedTable};
use crate::wire::{self, ChatLine, Message, Presence, Snapshot, Step};

/// An encoded snapshot is good for others who come so soon after: the clocks in it go on meanwhile.
const FRESH: Duration = Duration::from_millis(100);

/// If only watchers come and go, that is told at most so often.
const PRESENCE_PAUSE: Duration = Duration::from_millis(500);

/// Who sees the same as whom.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Viewer {
    /// Everybody without a seat.
    Watcher,
    /// All connections of one person who plays, as long as their screens show the same.
    Player(String, Screen),
}

/// What was told already.
#[derive(Default)]
pub(super) struct Broadcast {
    /// The shared parts of snapshots, until something happens.
    snapshots: Vec<(Viewer, Instant, String)>,
    presence: Presence,
    presence_at: Option<Instant>,
    presence_due: Option<Instant>,
}

impl Broadcast {
    /// When there is something to tell even if nothing happens.
    pub(super) fn due_at(&self) -> Option<Instant> {
        self.presence_due
    }

    /// Something happens now.
    pub(super) fn forget_snapshots(&mut self) {
        self.snapshots.clear();
    }
}

impl LiveTable {
    /// Every message is encoded here, and counted.
    pub(super) fn encode(&self, message: &impl Serialize) -> String {
        self.hall.meters.encoded.fetch_add(1, Ordering::Relaxed);
        // Messages are plain data with string keys, which JSON can always hold.
        serde_json::to_string(message).unwrap_or_default()
    }

    fn viewer(&self, who: Option<&Person>, screen: Screen) -> Viewer {
        match who.filter(|who| self.has_seat(&who.id)) {
            Some(who) => Viewer::Player(who.id.clone(), screen),
            None => Viewer::Watcher,
        }
    }

    pub(super) fn send_snapshot(&mut self, to: ConnectionId) {
        if let Some(index) = self.connections.iter().position(|connection| connection.id == to)
            && !self.connections[index].is_behind()
        {
            let presence = self.presence();
            let text = self.snapshot_for(index, presence);
            self.connections[index].send(text);
        }
    }

    fn snapshot_for(&mut self, index: usize, presence: Presence) -> Utf8Bytes {
        let (who, screen) = (self.connections[index].who.clone(), self.connections[index].screen);
        let (viewer, you) = (self.viewer(who.as_ref(), screen), self.you(who.as_ref()));
        self.told.snapshots.retain(|(_, made, _)| made.elapsed() < FRESH);
        let heard = self.heard_by(index);
        let hears_all = heard.len() == self.chat.len();
        let known = self.told.snapshots.iter().find(|(known, ..)| hears_all && *known == viewer);
        if let Some((.., shared)) = known {
            return joined(shared, &OwnSnapshot { you, presence });
        }
        let eyes = self.log_eyes_of(who.as_ref(), screen);
        let snapshot = Snapshot {
            protocol: wire::PROTOCOL,
            version: self.version(),
            table: self.info(),
            you: you.clone(),
            now: self.now_for(who.as_ref(), screen, &mut SeenCache::default()),
            log: self.game.as_ref().map(|game| game.lines(eyes)).unwrap_or_default(),
            happened: self.happened(eyes),
            chat: heard,
            presence: presence.clone(),
        };
        let shared = self.encode(&snapshot.shared());
        let text = joined(&shared, &OwnSnapshot { you, presence });
        if hears_all {
            self.told.snapshots.push((viewer, Instant::now(), shared));
        }
        text
    }

    /// What was said, as far as the person of this connection wants to hear it.
    fn heard_by(&self, index: usize) -> Vec<ChatLine> {
        let connection = &self.connections[index];
        let heard = self.chat.iter().filter(|line| connection.hears(line.player.as_deref()));
        heard.map(chat_line).collect()
    }

    /// Tells everybody what a decision or an undo brought.
    pub(super) fn tell_step(&mut self, outcome: &Outcome) {
        self.happened.clear();
        let mut cache = SeenCache::default();
        let mut made: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        for index in 0..self.connections.len() {
            let (who, screen) = (self.connections[index].who.as_ref(), self.connections[index].screen);
            let viewer = self.viewer(who, screen);
            let text = match made.iter().find(|(known, _)| *known == viewer) {
                Some((_, text)) => text.clone(),
                None => {
                    let Some(now) = self.now_for(who, screen, &mut cache) else { return };
                    let eyes = self.log_eyes_of(who, screen);
                    let step = Step {
                        version: outcome.entry.seq,
                        entry: outcome.line(eyes),
                        events: outcome.events(eyes),
                        now,
                    };
                    let text = Utf8Bytes::from(self.encode(&Message::Step(Box::new(step))));
                    made.push((viewer, text.clone()));
                    text
                }
            };
            self.connections[index].send(text);
        }
    }

    /// Tells everybody that seats, status or settings have changed.
    pub(super) fn tell_table(&mut self) {
        let shared = self.encode(&SharedTable { version: self.version(), table: self.info() });
        let mut for_nobody: Option<Utf8Bytes> = None;
        for index in 0..self.connections.len() {
            let who = self.connections[index].who.as_ref();
            let make = || joined(&shared, &OwnTable { you: self.you(who) });
            let text = match who {
                Some(_) => make(),
                None => for_nobody.get_or_insert_with(make).clone(),
            };
            self.connections[index].send(text);
        }
    }

    /// Sends everybody a new snapshot: the start, or a seat changing hands, changes more than one message tells.
    pub(super) fn tell_everything(&mut self) {
        self.told.forget_snapshots();
        let presence = self.presence();
        let mut for_nobody: Option<Utf8Bytes> = None;
        for index in 0..self.connections.len() {
            if self.connections[index].is_behind() {
                continue;
            }
            let is_nobody = self.connections[index].who.is_none();
            let text = match for_nobody.as_ref().filter(|_| is_nobody) {
                Some(text) => text.clone(),
                None => self.snapshot_for(index, presence.clone()),
            };
            if is_nobody {
                for_nobody.get_or_insert_with(|| text.clone());
            }
            self.connections[index].send(text);
        }
    }

    /// Tells who is here, at once if players came or went.
    pub(super) fn tell_presence(&mut self) {
        let presence = self.presence();
        if presence == self.told.presence {
            self.told.presence_due = None;
            return;
        }
        let again_at = self.told.presence_at.map(|told| told + PRESENCE_PAUSE);
        if presence.seats == self.told.presence.seats
            && let Some(again_at) = again_at.filter(|again_at| *again_at > Instant::now())
        {
            self.told.presence_due = Some(again_at);
            return;
        }
        self.told.presence = presence.clone();
        (self.told.presence_at, self.told.presence_due) = (Some(Instant::now()), None);
        self.tell(&Message::Presence { version: self.version(), presence });
    }

    pub(super) fn tell_clocks(&mut self) {
        if let Some(clocks) = self.clock.show(self.now()) {
            let message = Message::Clock { version: self.version(), clocks };
            self.tell(&message);
        }
    }

    pub(super) fn tell(&mut self, message: &Message) {
        let text = Utf8Bytes::from(self.encode(message));
        self.connections.iter_mut().for_each(|connection| connection.send(text.clone()));
    }

    /// Tells everybody who wants to hear them what somebody said.
    pub(super) fn tell_line(&mut self, message: &Message, speaker: &str) {
        let text = Utf8Bytes::from(self.encode(message));
        let hearers = self.connections.iter_mut().filter(|connection| connection.hears(Some(speaker)));
        hearers.for_each(|connection| connection.send(text.clone()));
    }

    pub(super) fn answer(&mut self, to: ConnectionId, message: &Message) {
        let text = self.encode(message);
        if let Some(connection) = self.connections.iter_mut().find(|connection| connection.id == to) {
            connection.send(text.into());
        }
    }

    pub(super) fn refuse(&mut self, to: ConnectionId, command: Option<u32>, problem: &Problem) {
        self.hall.meters.refused.fetch_add(1, Ordering::Relaxed);
        let message = Message::Refused {
            version: self.version(),
            command,
            code: problem.code.to_string(),
            text: problem.text.clone(),
            args: Map::clone(&problem.args),
            retry_after_ms: problem.limit.as_ref().and_then(|limit| limit.retry_after_ms),
        };
        self.answer(to, &message);
    }

    pub(super) fn bye(&self, code: &str, text: &str) -> Message {
        let (code, text) = (code.to_owned(), text.to_owned());
        Message::Bye { version: self.version(), code, text, args: Map::new() }
    }

    pub(super) fn say_bye(&self, code: &str, text: &str) {
        let text = Utf8Bytes::from(self.encode(&self.bye(code, text)));
        self.connections.iter().for_each(|connection| connection.bye(text.clone()));
    }

    /// Gives slow readers a new snapshot once they have read what they had, and gives up on lost ones.
    pub(super) fn catch_up_slow_readers(&mut self) {
        self.connections.retain(|connection| !connection.is_lost());
        let ready: Vec<_> = (self.connections.iter_mut())
            .filter_map(|connection| connection.has_caught_up().then_some(connection.id))
            .collect();
        self.hall.meters.slow_readers.fetch_add(ready.len() as u64, Ordering::Relaxed);
        ready.into_iter().for_each(|id| self.send_snapshot(id));
        self.tell_presence();
    }
}

/// One object of two, each with at least one field.
pub(crate) fn joined(shared: &str, own: &impl Serialize) -> Utf8Bytes {
    let own = serde_json::to_string(own).unwrap_or_default();
    let mut text = String::with_capacity(shared.len() + own.len());
    text.push_str(shared.strip_suffix('}').unwrap_or_default());
    text.push(',');
    text.push_str(own.strip_prefix('{').unwrap_or_default());
    text.into()
}
