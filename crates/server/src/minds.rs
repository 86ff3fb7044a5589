//! The one place where the server asks a mind.

use shelf::Shelved;
use table::{Chooser, Knowledge, Moves, Seed};

use crate::wire::LevelInfo;

/// The levels of a game's bots, weakest first.
pub fn levels<G: Shelved>() -> Vec<LevelInfo> {
    vec![LevelInfo { name: "random".to_owned(), about: "Chooses without thinking.".to_owned() }]
}

/// What a mind of this level decides, from its seat's knowledge alone.
pub fn decide<G: Shelved>(knowledge: &Knowledge<G>, level: &str, seed: Seed) -> Option<G::Move> {
    let _ = level;
    let mut moves = Moves::new();
    knowledge.legal_moves(&mut moves);
    Chooser::new(&seed).pick(&moves)
}
