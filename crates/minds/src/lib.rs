#![doc = include_str!("../README.md")]

mod appraise;
pub mod arena;
mod budget;
pub mod calibration;
mod decision;
mod desk;
mod estimate;
mod hint;
mod judge;
pub mod learn;
mod level;
mod mind;
mod named;
pub mod net;
mod paths;
mod rung;
mod search;
mod style;
pub mod trials;

pub use table;

pub use appraise::{Appraisal, Basis, Care, Expectation, appraise};
pub use budget::{BadBudget, Budget, Effort};
pub use decision::{Candidate, Cost, Decision};
pub use desk::Desk;
pub use estimate::Estimate;
pub use hint::{Explained, Gift, Hint, SourcePoints, Written, explain, gained, hint, lens};
pub use judge::{Judge, MoveOf, Plain, Plan, Temptation, margin};
pub use level::{Level, UnknownLevel};
pub use mind::{Mind, decide};
pub use named::name_in_logs;
pub use paths::{best_paths, play_best_path};
pub use rung::Rung;
pub use search::compare;
pub use style::{BadStyle, Shape, Style};
