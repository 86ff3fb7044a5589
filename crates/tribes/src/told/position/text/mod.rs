//! The short text form of a position: what FEN is to chess. Described in `docs/position.md`.
//!
//! One line for each thing; what is left out follows as in the JSON form.

pub(crate) mod phase;
mod read;
mod write;

pub(crate) use read::{Fields, Line, Wrong, listed, split};
pub(crate) use write::{joined, list, spaced};

/// Words of lists that are empty.
pub(crate) const NOTHING: &str = "-";
