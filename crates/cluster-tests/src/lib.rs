//! Three machines of the program serve one house on PostgreSQL while machines, database, bus and lines fail. People of the
//! test play, and a checker compares everything they were told with what is kept in the end.
//!
//! `tests/cluster.rs` plays two short rounds; `cargo xtask cluster --minutes 60` plays on and keeps a tally.

mod checker;
mod cluster;
mod disk;
mod faults;
mod history;
mod line;
mod machine;
mod people;
mod proxy;
mod round;
mod tally;
mod truth;

pub use checker::{Rule, Violation, check};
pub use history::{Event, History, LogLine, Moment, Sight, Talk, What, Wish};
pub use round::{Ended, Plan, play};
pub use tally::{Figures, Tally};
pub use truth::{Decision, TableTruth, Truth, World, eyes_index};
