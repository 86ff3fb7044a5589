//! How minds look at Djinn.

mod outlook;
mod temptation;

use djinn::{Djinn, Move, Phase};
use table::{Game, PerSeat, Seat};

use crate::desk::Desk;
use crate::lines::{best_lines, play_line};
use crate::mindful::{Mindful, Plan, Temptation};

/// Lines of the same beginning that are followed in a real decision, and in thought.
const QUOTA: usize = 6;
const QUICK_QUOTA: usize = 1;

impl Mindful for Djinn {
    const GLANCE: u64 = 2500;

    fn turn_number(&self) -> u32 {
        let step = match self.state().phase {
            Phase::Draft { step } => u32::from(step),
            Phase::Gifts { turn } => 16 + u32::from(turn),
            Phase::Source { closing: true, .. } => 32 + u32::from(self.state().turn),
            Phase::Over => 63,
            _ => 24 + u32::from(self.state().turn),
        };
        u32::from(self.round()) * 64 + step
    }

    fn outlook(&self) -> PerSeat<f32> {
        outlook::outlook(self)
    }

    fn plans(&self, desk: &mut Desk<Djinn>) -> Vec<Plan<Move>> {
        best_lines(self, QUOTA, desk)
    }

    fn play_turn(&mut self, desk: &mut Desk<Djinn>) {
        play_line(self, QUICK_QUOTA, desk);
    }

    fn temptation(&self) -> Option<Temptation> {
        let seat = temptation::next_seat(self)?;
        Some(Temptation { seat, points: temptation::open_to(self, seat)? })
    }

    fn temptation_of(&self, seat: Seat) -> Option<f32> {
        temptation::open_to(self, seat)
    }

    fn is_even(&self) -> bool {
        let state = self.state();
        state.turn == 0 && matches!(state.phase, Phase::Place | Phase::Move { .. })
    }

    fn horizon(&self) -> u32 {
        u32::from(self.players())
    }
}
