#![doc = include_str!("../README.md")]

mod bid;
mod finish;
mod goods;
mod lens;
mod outlook;
mod results;
mod sow;
mod survey;
mod turn;

use minds::{Desk, Plan, Temptation};
use serde_json::Value;
use table::{Game, PerSeat, Seat, ToMove};
use tribes::{Moment, Tribes};

/// How minds judge Five Tribes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judge;

impl minds::Judge for Judge {
    type Game = Tribes;

    const HAS_LENS: bool = true;
    const GLANCE: u64 = 2000;

    fn outlook(&self, game: &Tribes) -> PerSeat<f32> {
        outlook::outlook(game)
    }

    fn plans(game: &Tribes, desk: &mut Desk<Judge>) -> Vec<Plan<tribes::Move>> {
        match game.moment() {
            Moment::Bid => bid::plans(game, desk),
            Moment::Start => turn::plans(game, desk),
            Moment::Sow => sow::plans(game, desk),
            Moment::Turn | Moment::Over => finish::plans(game, desk),
        }
    }

    fn play_turn(game: &mut Tribes, desk: &mut Desk<Judge>) {
        if game.to_move() != ToMove::Over {
            turn::play(game, desk);
        }
    }

    fn temptation(&self, game: &Tribes) -> Option<Temptation> {
        survey::temptation(game)
    }

    fn temptation_of(&self, game: &Tribes, seat: Seat) -> Option<f32> {
        survey::Survey::new(game, seat).best().map(|(_, points)| points)
    }

    fn lens(&self, game: &Tribes, question: &Value) -> Option<Value> {
        lens::answer(game, question)
    }

    fn is_even(&self, game: &Tribes) -> bool {
        game.moment() == Moment::Bid && game.to_act().next().is_none()
    }

    fn horizon(&self, _: &Tribes) -> u32 {
        2
    }
}
