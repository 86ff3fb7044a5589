use shelf::Shelved;
use table::{Game, ToMove};

use crate::puzzle::Puzzle;

/// Why a puzzle cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    /// The setup or the version of the rules is not known.
    #[error("puzzle {id} cannot be set up: {why}")]
    Setup {
        /// Which puzzle.
        id: String,
        /// Why.
        why: String,
    },
    /// A decision on the way is not legal.
    #[error("puzzle {id}: decision {number}, {text:?}, cannot be played: {why}")]
    Move {
        /// Which puzzle.
        id: String,
        /// Which decision, from 1.
        number: usize,
        /// As it stands there.
        text: String,
        /// Why.
        why: String,
    },
    /// Its decisions lead to another position than they once did, or to another seat.
    #[error("puzzle {id}: its decisions lead elsewhere")]
    Elsewhere {
        /// Which puzzle.
        id: String,
    },
}

/// The position of a puzzle, and the plan to be found in it, both checked.
pub fn start<G: Shelved>(puzzle: &Puzzle) -> Result<(G, Vec<G::Move>), Unplayable> {
    let id = || puzzle.id.clone();
    let setup = serde_json::from_value(puzzle.setup.clone())
        .map_err(|error| Unplayable::Setup { id: id(), why: error.to_string() })?;
    let mut game = G::under(puzzle.rules, &setup, puzzle.seed)
        .map_err(|error| Unplayable::Setup { id: id(), why: error.to_string() })?;
    let refused = |number: usize, text: &str, why: String| Unplayable::Move {
        id: id(),
        number: number + 1,
        text: text.to_owned(),
        why,
    };
    for (number, text) in puzzle.moves.iter().enumerate() {
        let m: G::Move = text.parse().map_err(|error| refused(number, text, format!("{error}")))?;
        let _ = game.play(m, &mut ()).map_err(|error| refused(number, text, error.to_string()))?;
    }
    if game.to_move() != ToMove::Decide(puzzle.seat) || id_of(&game) != puzzle.id {
        return Err(Unplayable::Elsewhere { id: id() });
    }
    let mut after = game.clone();
    let mut best = Vec::with_capacity(puzzle.best.len());
    for (number, text) in puzzle.best.iter().enumerate() {
        let number = puzzle.moves.len() + number;
        let m: G::Move = text.parse().map_err(|error| refused(number, text, format!("{error}")))?;
        let _ = after.play(m, &mut ()).map_err(|error| refused(number, text, error.to_string()))?;
        best.push(m);
    }
    Ok((game, best))
}

/// What a puzzle with this position is called.
pub fn id_of<G: Game>(game: &G) -> String {
    game.hash().to_string().chars().take(10).collect()
}
