use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use table::Seat;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::identity::Person;

/// A reader that stays behind for so long is given up.
const MOST_BEHIND: Duration = Duration::from_secs(60);

/// Which of a table's connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ConnectionId(pub(super) u64);

/// What a table hands to a socket.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// The last one.
    Bye(Utf8Bytes),
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
    pub(super) screen: Screen,
    pub(super) is_helped: bool,
    out: mpsc::Sender<Outgoing>,
    behind_since: Option<Instant>,
}

impl Connection {
    pub(super) fn new(
        id: ConnectionId,
        who: Option<Person>,
        screen: Screen,
        out: mpsc::Sender<Outgoing>,
    ) -> Connection {
        Connection { id, who, screen, is_helped: false, out, behind_since: None }
    }

    /// Hands a message to the socket. A reader too slow for it will get a new snapshot instead.
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        if self.is_behind() {
            return;
        }
        if let Err(TrySendError::Full(_)) = self.out.try_send(Outgoing::Text(text)) {
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

    pub(super) fn is(&self, player: &str) -> bool {
        self.who.as_ref().is_some_and(|who| who.id == player)
    }
}
