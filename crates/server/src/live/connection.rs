use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use table::Seat;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::identity::Person;

/// A reader for whom so many bytes wait has fallen behind, however few messages they are.
const MOST_BYTES_WAITING: usize = 256 << 10;

/// A reader that stays behind for so long is given up.
const MOST_BEHIND: Duration = Duration::from_secs(60);

/// Which of a table's connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ConnectionId(pub(super) u64);

/// What a table hands to a socket.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A message, and the bytes it takes in the queue until it is sent.
    Text(Utf8Bytes, QueuedBytes),
    /// The last one.
    Bye(Utf8Bytes),
}

/// Bytes that wait for a reader, until they are dropped.
#[derive(Debug)]
pub(crate) struct QueuedBytes {
    bytes: usize,
    waiting: Arc<AtomicUsize>,
}

impl Drop for QueuedBytes {
    fn drop(&mut self) {
        self.waiting.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// Who looks at what a socket brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// One person or program, who may see what all their seats may see.
    Open,
    /// Several people in turn, with a curtain between them: only the seat that was looked for is shown its secrets.
    Curtained(Option<Seat>),
}

/// Somebody's open socket, as the table sees it.
pub(super) struct Connection {
    pub(super) id: ConnectionId,
    pub(super) who: Option<Person>,
    pub(super) address: String,
    pub(super) screen: Screen,
    pub(super) is_helped: bool,
    /// Whom its person does not want to hear, by public id.
    pub(super) unheard: Arc<[String]>,
    out: mpsc::Sender<Outgoing>,
    bytes_waiting: Arc<AtomicUsize>,
    behind_since: Option<Instant>,
}

impl Connection {
    pub(super) fn new(
        id: ConnectionId,
        who: Option<Person>,
        address: String,
        screen: Screen,
        unheard: Arc<[String]>,
        out: mpsc::Sender<Outgoing>,
    ) -> Connection {
        Connection {
            id,
            who,
            address,
            screen,
            is_helped: false,
            unheard,
            out,
            bytes_waiting: Arc::default(),
            behind_since: None,
        }
    }

    /// Hands a message to the socket. A reader too slow for it will get a new snapshot instead.
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        if self.is_behind() {
            return;
        }
        if self.bytes_waiting.load(Ordering::Relaxed) > MOST_BYTES_WAITING {
            self.behind_since = Some(Instant::now());
            return;
        }
        let queued = QueuedBytes { bytes: text.len(), waiting: Arc::clone(&self.bytes_waiting) };
        self.bytes_waiting.fetch_add(queued.bytes, Ordering::Relaxed);
        if let Err(TrySendError::Full(_)) = self.out.try_send(Outgoing::Text(text, queued)) {
            self.behind_since = Some(Instant::now());
        }
    }

    /// The last message.
    pub(super) fn bye(&self, text: Utf8Bytes) {
        // A full or closed queue means that nobody is reading; the socket ends when its queue does.
        let _ = self.out.try_send(Outgoing::Bye(text));
    }

    pub(super) fn is_behind(&self) -> bool {
        self.behind_since.is_some()
    }

    /// Has a slow reader read everything, so that a snapshot makes sense?
    pub(super) fn has_caught_up(&mut self) -> bool {
        let caught_up = self.is_behind() && self.out.capacity() == self.out.max_capacity();
        if caught_up {
            self.behind_since = None;
        }
        caught_up
    }

    pub(super) fn is_lost(&self) -> bool {
        self.out.is_closed() || self.behind_since.is_some_and(|since| since.elapsed() > MOST_BEHIND)
    }

    /// Somebody sits down before a shared screen.
    pub(super) fn lift(&mut self, seat: Seat) {
        if let Screen::Curtained(before) = &mut self.screen {
            *before = Some(seat);
        }
    }

    /// Does its person want to hear what somebody says?
    pub(super) fn hears(&self, speaker: Option<&str>) -> bool {
        !speaker.is_some_and(|speaker| self.unheard.iter().any(|one| one == speaker))
    }

    pub(super) fn is(&self, player: &str) -> bool {
        self.who.as_ref().is_some_and(|who| who.id == player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_is_behind_by_messages_or_by_bytes_until_all_is_read() {
        for (length, most) in [(10, 8), (100 << 10, 3)] {
            let (out, mut outgoing) = mpsc::channel(8);
            let mut connection =
                Connection::new(ConnectionId(1), None, String::new(), Screen::Open, Arc::default(), out);
            let mut sent = 0;
            while !connection.is_behind() {
                connection.send("x".repeat(length).into());
                sent += 1;
            }
            assert_eq!(sent, most + 1, "the last one did not fit");
            assert!(!connection.has_caught_up());
            while outgoing.try_recv().is_ok() {}
            assert!(connection.has_caught_up() && !connection.is_behind());
            assert_eq!(connection.bytes_waiting.load(Ordering::Relaxed), 0);
        }
    }
}
