//! Reviews of games: every choice judged from what its seat could know then.
//!
//! A [`Choice`] is what a seat decided at once: a bid, or a turn up to the first thing that came to light. For each
//! one, [`judge`] looks for the best plan and compares it with the one played, in the same re-dealt worlds. What it cost is the
//! difference of the two win chances; what came to light is worth the win chance after it less what was to be expected before
//! it. [`Account`] adds it up for every seat: start, own losses, gifts of others, luck, and a rest that nobody can explain.
//!
//! Everything comes from the log, a seed and a budget. With a budget in nodes the same review comes out on every machine, on
//! any number of threads.
//!
//! Deliberately absent: clocks, files and the rules of any game.

mod account;
mod choice;
mod compare;
mod mark;
mod prospect;
mod rank;
mod review;
mod verdict;

pub use account::{Account, accounts};
pub use choice::{Break, Choice, Story, choices, choices_from};
pub use mark::{Mark, accuracy, openness};
pub use prospect::{Chance, foresee};
pub use rank::{Ranked, rank, same_end};
pub use review::{Review, Reviewable, Settings, Task, review};
pub use verdict::{Line, Loss, Step, Verdict, judge};

/// The version of a review's JSON form.
pub const FORMAT: u32 = 1;
