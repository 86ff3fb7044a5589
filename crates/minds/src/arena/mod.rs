//! Matches between minds: paired deals, every mind in every seat.

mod play;
mod standing;

pub use play::{Asked, BadContender, Contender, Outcome, mind_at, play_deal, play_game, seating};
pub use standing::{Interval, Standing, Standings};
