#![doc = include_str!("../README.md")]

mod bid;
mod features;
mod finish;
mod goods;
mod lens;
mod nets;
mod outlook;
mod results;
mod sow;
mod survey;
mod turn;

use std::sync::Arc;

use minds::net::{Inputs, Net};
use minds::{Desk, Plan, Rung, Shape, Temptation};
use serde_json::Value;
use table::{Game, PerSeat, Seat, ToMove};
use tribes::{Moment, Tribes};

/// How minds judge Five Tribes. `Default` knows the nets that come with this crate.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    /// A net of its own, asked instead of those that come with this crate.
    own: Option<Arc<Net>>,
}

impl minds::Judge for Judge {
    type Game = Tribes;

    const HAS_LENS: bool = true;
    const RUNGS: [Rung; 4] =
        [Rung::quick(1.8), Rung::quick(0.8), Rung::thinking(800, 3.5), Rung::thinking(1500, 1.5)];

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
        survey::Survey::new(game, seat).most()
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

    fn is_calm(&self, game: &Tribes) -> bool {
        self.is_even(game) || matches!(game.moment(), Moment::Start | Moment::Over)
    }

    fn tell(&self, game: &Tribes, into: &mut impl Inputs) {
        features::tell(game, into);
    }

    fn net(&self, game: &Tribes) -> Option<&Net> {
        self.own.as_deref().filter(|net| nets::fits(net, game)).or_else(|| nets::embedded(game))
    }

    fn with_net(net: Net) -> Judge {
        Judge { own: Some(Arc::new(net)) }
    }

    fn shape(&self, game: &Tribes, nodes: u64) -> Shape {
        nets::shape(game.players(), nodes)
    }

    fn reply(game: &mut Tribes, breadth: u32, desk: &mut Desk<Judge>) {
        turn::reply(game, breadth, desk);
    }
}
