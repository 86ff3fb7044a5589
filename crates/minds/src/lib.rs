#![doc = include_str!("../README.md")]

pub mod arena;
mod budget;
mod decision;
mod desk;
mod hint;
mod judge;
pub mod learn;
mod level;
mod mind;
pub mod net;
mod paths;
mod search;
mod style;
pub mod trials;

pub use table;

pub use budget::{BadBudget, Budget, Effort};
pub use decision::{Candidate, Cost, Decision};
pub use desk::Desk;
pub use hint::{Explained, Gift, Hint, SourcePoints, Written, gained, hint, lens};
pub use judge::{Judge, MoveOf, Plain, Plan, Temptation, margin};
pub use level::{Level, UnknownLevel};
pub use mind::{Mind, decide};
pub use paths::{best_paths, play_best_path};
pub use style::{BadStyle, Shape, Style};
