//! A connection to a table that writes down all it asks and is told.

use std::sync::Arc;
use std::time::Duration;

use client::{Client, Socket};
use serde_json::{Value, json};

use crate::history::{Book, Event, What, Wish, read};

/// Whoever gets no answer for so long tries another machine.
pub(crate) const PATIENCE: Duration = Duration::from_millis(2500);

/// What came of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Done,
    Refused,
    /// Nobody knows what became of it.
    Nothing,
}

pub(crate) struct Line {
    socket: Socket,
    book: Arc<Book>,
    person: usize,
    number: u64,
    machine: usize,
    table: Arc<str>,
    last_id: u32,
    /// The game as it was last told.
    pub(crate) now: Value,
    pub(crate) version: u32,
    /// Our seats.
    pub(crate) seats: Vec<u8>,
    /// Is the game over, or given up?
    pub(crate) is_over: bool,
}

impl Line {
    /// Opens a table by way of a machine and reads the first message.
    pub(crate) async fn open(
        book: &Arc<Book>,
        person: usize,
        client: &Client,
        machine: usize,
        table: &Arc<str>,
    ) -> Option<Line> {
        let number = book.next_line();
        let opens = Event {
            at: book.now(),
            person,
            line: number,
            machine,
            table: Arc::clone(table),
            what: What::Opens,
        };
        book.write(opens);
        let socket = tokio::time::timeout(PATIENCE, client.socket(table)).await.ok()?.ok()?;
        let mut line = Line {
            socket,
            book: Arc::clone(book),
            person,
            number,
            machine,
            table: Arc::clone(table),
            last_id: 0,
            now: Value::Null,
            version: 0,
            seats: Vec::new(),
            is_over: false,
        };
        let first = line.next(PATIENCE).await.ok()?;
        (first["type"] == "snapshot").then_some(line)
    }

    fn write(&self, what: What) {
        let (person, line, machine, table) =
            (self.person, self.number, self.machine, Arc::clone(&self.table));
        self.book.write(Event { at: self.book.now(), person, line, machine, table, what });
    }

    /// The next message. The error says whether the line still holds.
    pub(crate) async fn next(&mut self, patience: Duration) -> Result<Value, bool> {
        let text = tokio::time::timeout(patience, self.socket.next_text()).await.map_err(|_| true)?;
        let message: Value = serde_json::from_str(&text.ok_or(false)?).map_err(|_| false)?;
        if let Some(what) = read(&message) {
            if matches!(what, What::Snapshot(_) | What::Done { .. } | What::Refused { .. }) {
                self.book.serve(self.person);
            }
            self.write(what);
        }
        if message["type"] == "bye" {
            return Err(false);
        }
        if let Some(version) = message["version"].as_u64() {
            self.version = version as u32;
        }
        if message["now"].is_object() {
            self.now = message["now"].clone();
            self.is_over |= !self.now["end"].is_null();
        }
        if let Some(seats) = message["you"]["seats"].as_array() {
            self.seats = seats.iter().filter_map(Value::as_u64).map(|seat| seat as u8).collect();
        }
        Ok(message)
    }

    /// Sends a command and reads until its answer.
    pub(crate) async fn ask(&mut self, wish: Wish) -> Answer {
        self.last_id += 1;
        let id = self.last_id;
        let command = match &wish {
            Wish::Play { seat, text, version } => {
                json!({"id": id, "type": "play", "seat": seat, "move": text, "version": version})
            }
            Wish::Undo { seat, version } => {
                json!({"id": id, "type": "undo", "seat": seat, "version": version})
            }
            Wish::Say { text } => json!({"id": id, "type": "chat", "text": text}),
            Wish::Look => json!({"id": id, "type": "resync"}),
        };
        self.write(What::Asks { id, wish });
        let sent = tokio::time::timeout(PATIENCE, self.socket.send(&command)).await;
        if !matches!(sent, Ok(Ok(()))) {
            return Answer::Nothing;
        }
        let answer = async {
            loop {
                let Ok(message) = self.next(PATIENCE).await else { return Answer::Nothing };
                match message["type"].as_str() {
                    Some("done") if message["command"] == id => return Answer::Done,
                    Some("refused") if message["command"] == id => return Answer::Refused,
                    _ => {}
                }
            }
        };
        tokio::time::timeout(PATIENCE, answer).await.unwrap_or(Answer::Nothing)
    }
}
