#![doc = include_str!("../README.md")]

mod outlook;
mod temptation;

use djinn::{Djinn, Move, Phase};
use minds::{Desk, Plan, Temptation, best_paths, play_best_path};
use table::{PerSeat, Seat};

/// Paths of the same beginning that are followed in a real decision, and in thought.
const QUOTA: usize = 6;
const QUICK_QUOTA: usize = 1;

/// How minds judge Djinn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judge;

impl minds::Judge for Judge {
    type Game = Djinn;

    const GLANCE: u64 = 2500;

    fn outlook(&self, game: &Djinn) -> PerSeat<f32> {
        outlook::outlook(game)
    }

    fn plans(game: &Djinn, desk: &mut Desk<Judge>) -> Vec<Plan<Move>> {
        best_paths(game, QUOTA, desk)
    }

    fn play_turn(game: &mut Djinn, desk: &mut Desk<Judge>) {
        play_best_path(game, QUICK_QUOTA, desk);
    }

    fn temptation(&self, game: &Djinn) -> Option<Temptation> {
        let seat = temptation::next_seat(game)?;
        Some(Temptation { seat, points: temptation::open_to(game, seat)? })
    }

    fn temptation_of(&self, game: &Djinn, seat: Seat) -> Option<f32> {
        temptation::open_to(game, seat)
    }

    fn is_even(&self, game: &Djinn) -> bool {
        let state = game.state();
        state.turn == 0 && matches!(state.phase, Phase::Place | Phase::Move { .. })
    }
}
