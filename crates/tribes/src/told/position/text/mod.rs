//! The short text form of a position: what FEN is to chess. Described in `docs/position.md`.
//!
//! One line for each thing; what is left out follows as in the JSON form.

mod phase;
mod read;
mod write;

use thiserror::Error;

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, {given:?}: {expected}")]
pub struct BadPosition {
    /// Which line, from 1.
    pub line: usize,
    /// The line, cut to a readable length.
    pub given: String,
    /// What was expected there.
    pub expected: String,
}

impl BadPosition {
    fn new(line: usize, given: &str, expected: String) -> BadPosition {
        BadPosition { line, given: given.chars().take(80).collect(), expected }
    }
}

/// Words of lists that are empty.
const NOTHING: &str = "-";
