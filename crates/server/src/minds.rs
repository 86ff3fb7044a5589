//! The one place where the server asks a mind.

use std::sync::{Arc, Mutex, PoisonError};

use ::minds::{Budget, Decision, Level, Mind};
use serde::Serialize;
use shelf::Shelved;
use table::{Knowledge, Seed};

use crate::play::{Advice, raw};
use crate::wire::LevelInfo;

/// What a bot may think about one turn, in milliseconds.
const TURN_MS: u32 = 1000;

/// What a hint may take, in milliseconds.
const HINT_MS: u32 = 1500;

/// So many candidates of a hint are told.
const TOLD: usize = 5;

/// The levels of the bots, weakest first.
pub fn levels() -> Vec<LevelInfo> {
    let info = |level: Level| LevelInfo { name: level.name().to_owned(), about: level.about().to_owned() };
    Level::ALL.into_iter().map(info).collect()
}

/// A bot at a seat. It remembers what it has in mind for its turn, so it is one and the same all game long.
#[derive(Clone)]
pub struct Bot<G: Shelved> {
    level: Level,
    mind: Arc<Mutex<Mind<G>>>,
}

impl<G: Shelved> Bot<G> {
    /// A bot of this level; one that knows any legal move if there is no such level any more.
    pub fn new(level: &str, seed: Seed) -> Bot<G> {
        let level = level.parse().unwrap_or(Level::Random);
        Bot { level, mind: Arc::new(Mutex::new(Mind::new(level, Budget::Millis(TURN_MS), seed))) }
    }

    /// Its level.
    pub fn level(&self) -> &'static str {
        self.level.name()
    }

    /// What it decides, from its seat's knowledge alone.
    pub fn decide(&self, knowledge: &Knowledge<G>) -> Option<Advice> {
        let mut mind = self.mind.lock().unwrap_or_else(PoisonError::into_inner);
        mind.decide(knowledge).map(|decision| advice::<G>(&decision))
    }
}

/// What the strongest mind would do in this seat's place.
pub fn advise<G: Shelved>(knowledge: &Knowledge<G>, seed: Seed) -> Option<Advice> {
    let decision = ::minds::decide(knowledge, Level::BEST, Budget::Millis(HINT_MS), seed)?;
    Some(advice::<G>(&decision))
}

/// What a mind tells of its thoughts.
#[derive(Serialize)]
struct Told {
    plan: Vec<String>,
    candidates: Vec<ToldCandidate>,
}

#[derive(Serialize)]
struct ToldCandidate {
    moves: Vec<String>,
    /// Expected lead in points.
    mean: f32,
    spread: f32,
    visits: u32,
}

fn advice<G: Shelved>(decision: &Decision<G::Move>) -> Advice {
    let texts = |moves: &[G::Move]| moves.iter().map(ToString::to_string).collect();
    let candidates = (decision.candidates.iter().take(TOLD))
        .map(|candidate| ToldCandidate {
            moves: texts(&candidate.moves),
            mean: candidate.mean,
            spread: candidate.spread,
            visits: candidate.visits,
        })
        .collect();
    let told = Told { plan: texts(&decision.plan), candidates };
    Advice { text: decision.chosen.to_string(), detail: raw(&told) }
}
