//! What the people of a round asked and were told, with times.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use serde_json::Value;
use table::{Eyes, Seat};

/// Microseconds since a round began.
pub type Moment = u64;

/// Everything that was asked and told in one round.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// The public ids of its people, by number; empty for somebody without a name.
    pub people: Vec<String>,
    /// In the order in which it happened.
    pub events: Vec<Event>,
}

/// Something one person asked or was told.
#[derive(Clone, Debug)]
pub struct Event {
    /// When: before it was sent, or after it was read.
    pub at: Moment,
    /// Who, as a number of [`History::people`].
    pub person: usize,
    /// On which connection; no two have the same number.
    pub line: u64,
    /// By way of which machine.
    pub machine: usize,
    /// At which table.
    pub table: Arc<str>,
    /// What.
    pub what: What,
}

/// What was asked or told.
#[derive(Clone, Debug)]
pub enum What {
    /// A connection is about to be opened.
    Opens,
    /// A command is about to be sent.
    Asks {
        /// Its number on this connection.
        id: u32,
        /// What is wanted.
        wish: Wish,
    },
    /// A command was carried out.
    Done {
        /// Which.
        id: u32,
        /// The table's version.
        version: u32,
    },
    /// A command was refused.
    Refused {
        /// Which.
        id: u32,
        /// The table's version.
        version: u32,
    },
    /// Everything was told.
    Snapshot(Box<Sight>),
    /// One entry was told.
    Step(Box<Sight>),
    /// Something that was said was told.
    Said {
        /// The table's version.
        version: u32,
        /// What was said.
        talk: Talk,
    },
    /// Something else was told.
    Told {
        /// The table's version.
        version: u32,
    },
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To decide.
    Play {
        /// For which seat.
        seat: u8,
        /// What.
        text: String,
        /// Against which version.
        version: u32,
    },
    /// To take back.
    Undo {
        /// For which seat.
        seat: u8,
        /// Against which version.
        version: u32,
    },
    /// To say something nobody else says.
    Say {
        /// What.
        text: String,
    },
    /// To be told everything again.
    Look,
}

/// What somebody got to see of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    /// The table's version.
    pub version: u32,
    /// Whose eyes it was for; nobody's before the game began.
    pub eyes: Option<Eyes>,
    /// What was seen, as a hash.
    pub view: u64,
    /// How many moves were offered.
    pub moves: usize,
    /// Entries of the log: one for a step, all for everything.
    pub lines: Vec<LogLine>,
    /// What happened in each of them, as a hash.
    pub events: Vec<u64>,
    /// What was said; nothing for a step.
    pub talk: Vec<Talk>,
}

/// An entry of the log as somebody read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Its number.
    pub seq: u32,
    /// Who decided.
    pub seat: u8,
    /// What.
    pub text: Option<String>,
    /// From which entry on everything was taken back.
    pub undo: Option<u32>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    /// Its number.
    pub n: u32,
    /// What was said.
    pub text: String,
}

/// A hash of something as JSON.
pub(crate) fn hash(value: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.to_string().hash(&mut hasher);
    hasher.finish()
}

fn number(value: &Value) -> u32 {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or_default()
}

/// What a message tells; nothing if it tells nothing of the table.
pub(crate) fn read(message: &Value) -> Option<What> {
    let version = number(&message["version"]);
    let id = number(&message["command"]);
    Some(match message["type"].as_str()? {
        "snapshot" => What::Snapshot(Box::new(Sight {
            lines: list(&message["log"]).iter().map(line).collect(),
            events: list(&message["happened"]).iter().map(hash).collect(),
            talk: list(&message["chat"]).iter().map(talk).collect(),
            ..sight(version, &message["now"])
        })),
        "step" => What::Step(Box::new(Sight {
            lines: vec![line(&message["entry"])],
            events: vec![hash(&message["events"])],
            ..sight(version, &message["now"])
        })),
        "done" => What::Done { id, version },
        // What cannot be read is refused without its number; none of ours is of that kind.
        "refused" => What::Refused { id, version },
        "chat" => What::Said { version, talk: talk(&message["line"]) },
        // Said by the socket itself, which knows no version.
        "bye" => return None,
        _ => What::Told { version },
    })
}

fn sight(version: u32, now: &Value) -> Sight {
    let eyes = match now["eyes"]["kind"].as_str() {
        Some("seat") => Seat::try_from(number(&now["eyes"]["seat"]) as u8).ok().map(Eyes::Seat),
        Some("spectator") => Some(Eyes::Spectator),
        Some("everything") => Some(Eyes::Everything),
        _ => None,
    };
    let (view, moves) = (hash(&now["view"]), list(&now["moves"]).len());
    Sight { version, eyes, view, moves, lines: Vec::new(), events: Vec::new(), talk: Vec::new() }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn line(value: &Value) -> LogLine {
    LogLine {
        seq: number(&value["seq"]),
        seat: number(&value["seat"]) as u8,
        text: value["text"].as_str().map(str::to_owned),
        undo: value["undo"].as_u64().map(|undo| undo as u32),
    }
}

fn talk(value: &Value) -> Talk {
    Talk { n: number(&value["n"]), text: value["text"].as_str().unwrap_or_default().to_owned() }
}

/// Where everybody writes down what they ask and are told.
#[derive(Debug)]
pub(crate) struct Book {
    began: Instant,
    events: Mutex<Vec<Event>>,
    lines: AtomicU64,
    /// When each person was last answered.
    served: Vec<AtomicU64>,
    /// Every answer: who, and when.
    answers: Mutex<Vec<(usize, Moment)>>,
}

impl Book {
    pub(crate) fn new(people: usize) -> Book {
        Book {
            began: Instant::now(),
            events: Mutex::default(),
            lines: AtomicU64::new(0),
            served: (0..people).map(|_| AtomicU64::new(0)).collect(),
            answers: Mutex::default(),
        }
    }

    pub(crate) fn now(&self) -> Moment {
        self.began.elapsed().as_micros() as Moment
    }

    pub(crate) fn next_line(&self) -> u64 {
        self.lines.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn write(&self, event: Event) {
        self.events.lock().unwrap_or_else(PoisonError::into_inner).push(event);
    }

    /// Somebody got an answer.
    pub(crate) fn serve(&self, person: usize) {
        let now = self.now();
        self.served[person].store(now, Ordering::Relaxed);
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).push((person, now));
    }

    /// When the one who waits longest was last answered.
    pub(crate) fn served_since(&self) -> Moment {
        self.served.iter().map(|at| at.load(Ordering::Relaxed)).min().unwrap_or_default()
    }

    /// The longest time anybody had no answer, of those times that reach into this span.
    pub(crate) fn longest_silence(&self, from: Moment, to: Moment) -> Moment {
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let mut longest = 0;
        for person in 0..self.served.len() {
            let mut last = 0;
            for at in answers.iter().filter(|(who, _)| *who == person).map(|(_, at)| *at) {
                if at >= from && last <= to {
                    longest = longest.max(at - last);
                }
                last = at;
            }
        }
        longest
    }

    pub(crate) fn events(&self) -> Vec<Event> {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner).clone();
        // Whoever writes first need not have looked at the clock first.
        events.sort_by_key(|event| event.at);
        events
    }
}
