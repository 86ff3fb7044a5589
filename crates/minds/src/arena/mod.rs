//! Matches between minds: paired deals, every mind in every seat.

mod play;
mod standing;

pub use play::{BadContender, Contender, Outcome, play_game, seating};
pub use standing::{Interval, Standing, Standings};
