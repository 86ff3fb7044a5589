//! The people of a round: some play, some look on. They go to whichever machine answers.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use client::{Answer as Reply, Client};
use serde_json::{Value, json};
use table::{Chooser, Seed};

use crate::history::{Book, Wish};
use crate::line::{Answer, Line, PATIENCE};

/// People who play together. The first of them makes the tables.
#[derive(Debug)]
pub(crate) struct Group {
    game: &'static str,
    doors: Vec<SocketAddr>,
    book: Arc<Book>,
    /// Where they play now.
    table: Mutex<Option<Arc<str>>>,
    /// Games that are over.
    pub(crate) finished: AtomicU64,
}

impl Group {
    pub(crate) fn new(game: &'static str, doors: Vec<SocketAddr>, book: Arc<Book>) -> Group {
        Group { game, doors, book, table: Mutex::default(), finished: AtomicU64::new(0) }
    }

    fn table(&self) -> Option<Arc<str>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, table: Option<Arc<str>>) {
        *self.table.lock().unwrap_or_else(PoisonError::into_inner) = table;
    }
}

/// What somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Makes tables and plays at them.
    Host,
    /// Plays at the host's tables.
    Guest,
    /// Looks on.
    Watcher,
}

pub(crate) struct Person {
    number: usize,
    part: Part,
    headers: Vec<(&'static str, String)>,
    machine: usize,
    chooser: Chooser,
    group: Arc<Group>,
    said: u32,
}

impl Person {
    pub(crate) fn new(number: usize, part: Part, client: &Client, seed: Seed, group: Arc<Group>) -> Person {
        let (mut chooser, headers) = (Chooser::new(&seed), client.headers.clone());
        let machine = chooser.below(group.doors.len());
        Person { number, part, headers, machine, chooser, group, said: 0 }
    }

    fn client(&self) -> Client {
        Client { address: self.group.doors[self.machine], headers: self.headers.clone() }
    }

    /// Goes to another machine.
    fn move_on(&mut self) {
        self.machine =
            (self.machine + 1 + self.chooser.below(self.group.doors.len() - 1)) % self.group.doors.len();
    }

    async fn call(&mut self, method: &str, path: &str, body: Option<&Value>) -> Option<Reply> {
        let client = self.client();
        match tokio::time::timeout(PATIENCE, client.call(method, path, body)).await {
            Ok(Ok(answer)) if answer.status < 500 => {
                self.group.book.serve(self.number);
                Some(answer)
            }
            _ => {
                self.move_on();
                None
            }
        }
    }

    async fn rest(&mut self, least: u64, most: u64) {
        let pause = least + self.chooser.below((most - least) as usize) as u64;
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }

    /// Does what this person does until the round is over.
    pub(crate) async fn live(mut self, stop: Arc<AtomicBool>) {
        while !stop.load(Ordering::Relaxed) {
            let Some(table) = self.group.table() else {
                if self.part == Part::Host {
                    self.make_table().await;
                } else {
                    // Whoever waits for a table sees at least whether somebody is there.
                    self.call("GET", "/api/games", None).await;
                }
                self.rest(50, 150).await;
                continue;
            };
            let client = self.client();
            match Line::open(&self.group.book, self.number, &client, self.machine, &table).await {
                Some(line) => self.stay(line, &stop).await,
                None => self.rest(30, 100).await,
            }
            self.move_on();
        }
    }

    async fn make_table(&mut self) {
        let body = json!({
            "game": self.group.game,
            "setup": {"players": 3},
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
            "natural_pause": false,
        });
        let answer = self.call("POST", "/api/tables", Some(&body)).await;
        if let Some(id) = answer.and_then(|answer| answer.json()["id"].as_str().map(Arc::from)) {
            self.group.set(Some(id));
        }
    }

    /// Stays at a table until the line breaks, the game is over, or out of a whim.
    async fn stay(&mut self, mut line: Line, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            if line.is_over {
                return self.leave_finished();
            }
            if self.part == Part::Guest && line.seats.is_empty() {
                let Some(table) = self.group.table() else { return };
                self.call("POST", &format!("/api/tables/{table}/join"), Some(&json!({}))).await;
                // Our own message about it may come late; we look again.
                if line.ask(Wish::Look).await == Answer::Nothing {
                    return;
                }
                continue;
            }
            if self.chooser.once_in(if self.part == Part::Watcher { 8 } else { 60 }) {
                return;
            }
            let answer = match self.wish(&line) {
                Some(wish) => line.ask(wish).await,
                None => match line.next(Duration::from_millis(400)).await {
                    Ok(_) => continue,
                    Err(true) => line.ask(Wish::Look).await,
                    Err(false) => Answer::Nothing,
                },
            };
            if answer == Answer::Nothing {
                return;
            }
            self.rest(10, 60).await;
        }
    }

    fn leave_finished(&mut self) {
        if self.part == Part::Host {
            self.group.finished.fetch_add(1, Ordering::Relaxed);
            self.group.set(None);
        }
    }

    fn wish(&mut self, line: &Line) -> Option<Wish> {
        let seat = *line.seats.first()?;
        let version = line.version;
        if self.chooser.once_in(40) {
            self.said += 1;
            return Some(Wish::Say { text: format!("{} says {}", self.number, self.said) });
        }
        if line.now["can_undo"] == seat && self.chooser.once_in(6) {
            return Some(Wish::Undo { seat, version });
        }
        let moves = line.now["moves"].as_array().filter(|_| line.now["to_move"] == seat)?;
        let chosen = moves.get(self.chooser.below(moves.len().max(1)))?;
        Some(Wish::Play { seat, text: chosen["text"].as_str()?.to_owned(), version })
    }
}
