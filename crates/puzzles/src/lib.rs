//! Puzzles: positions of real games in which one plan is clearly the best.
//!
//! A [`Puzzle`] is a game (setup, seed, moves) and the plan to be found. [`mine()`] plays games between minds and keeps what [`prove()`] confirms:
//! with ten times the thought, and again in other worlds. Its rating comes from how often minds of each level find the plan. What a game's
//! puzzles are about is told by the first line of its file: themes, each with the events that make it.
//!
//! Everything comes from seeds and budgets in decisions, so the same puzzles come out on every machine.
//!
//! Deliberately absent: files, clocks and the rules of any game.

mod mine;
mod prove;
mod puzzle;
mod rate;
mod shipped;
mod start;
mod theme;

pub use mine::{Vein, mine};
pub use prove::{Doubt, Proof, prove};
pub use puzzle::{BadPuzzle, Collection, Puzzle};
pub use rate::{TRIES, rating};
pub use shipped::{of, shipped};
pub use start::{Unplayable, start};
pub use theme::Theme;
