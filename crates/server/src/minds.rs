//! The one place where the server asks a mind.

use std::sync::{Arc, Mutex, PoisonError};

use ::minds::{Budget, Level, Mind};
use serde_json::Value;
use shelf::Shelved;
use table::{Knowledge, Seed};

use crate::play::{Advice, raw};
use crate::wire::{LevelInfo, Raw};

/// What a bot may think about one turn, in milliseconds.
const TURN_MS: u32 = 1000;

/// What a hint may take, in milliseconds.
const HINT_MS: u32 = 1500;

/// The levels of the bots, weakest first.
pub fn levels() -> Vec<LevelInfo> {
    let info = |level: Level| LevelInfo { name: level.name().to_owned(), about: level.about().to_owned() };
    Level::ALL.into_iter().map(info).collect()
}

/// A bot at a seat. It remembers what it has in mind for its turn, so it is one and the same all game long.
#[derive(Clone)]
pub struct Bot<G: Shelved> {
    level: Level,
    mind: Arc<Mutex<Mind<G::Judge>>>,
}

impl<G: Shelved> Bot<G> {
    /// A bot of this level; one that knows any legal move if there is no such level any more.
    pub fn new(level: &str, seed: Seed) -> Bot<G> {
        let level = level.parse().unwrap_or(Level::Random);
        let mind = Mind::new(G::Judge::default(), level, Budget::Millis(TURN_MS), seed);
        Bot { level, mind: Arc::new(Mutex::new(mind)) }
    }

    /// Its level.
    pub fn level(&self) -> &'static str {
        self.level.name()
    }

    /// What it decides, from its seat's knowledge alone.
    pub fn decide(&self, knowledge: &Knowledge<G>) -> Option<String> {
        let mut mind = self.mind.lock().unwrap_or_else(PoisonError::into_inner);
        mind.decide(knowledge).map(|decision| decision.chosen.to_string())
    }
}

/// The name of a bot in the log of a game: its level, with the versions of its search and its net.
pub fn name_in_log<G: Shelved>(level: &str, game: &G) -> String {
    let known = level.parse().map(|level| ::minds::name_in_logs(&G::Judge::default(), level, game));
    known.unwrap_or_else(|_| level.to_owned())
}

/// What the strongest mind would do in this seat's place, and why.
pub fn advise<G: Shelved>(knowledge: &Knowledge<G>, seed: Seed) -> Option<Advice> {
    let mut mind = Mind::new(G::Judge::default(), Level::BEST, Budget::Millis(HINT_MS), seed);
    let hint = ::minds::hint(&mut mind, knowledge, &seed.derive(0))?;
    Some(Advice { text: hint.chosen.to_string(), detail: raw(&hint) })
}

/// What the game's lens answers this seat.
pub fn lens<G: Shelved>(knowledge: &Knowledge<G>, question: &Value, seed: Seed) -> Option<Raw> {
    ::minds::lens(&G::Judge::default(), knowledge, question, seed).map(|answer| raw(&answer))
}
