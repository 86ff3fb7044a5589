//! How minds look at Five Tribes.

mod bid;
mod goods;
mod lens;
mod outlook;
mod rest;
mod results;
mod sow;
mod survey;
mod turn;

use serde_json::Value;
use table::{Game, PerSeat, Seat, ToMove};
use tribes::{Moment, Tribes};

use crate::desk::Desk;
use crate::mindful::{Mindful, Plan, Temptation};

impl Mindful for Tribes {
    const HAS_LENS: bool = true;
    const GLANCE: u64 = 2000;

    fn turn_number(&self) -> u32 {
        let within = match self.moment() {
            Moment::Bid => self.to_bid().count() as u32,
            Moment::Over => 31,
            _ => 8 + self.acted().len() as u32,
        };
        u32::from(self.round()) * 32 + within
    }

    fn outlook(&self) -> PerSeat<f32> {
        outlook::outlook(self)
    }

    fn plans(&self, desk: &mut Desk<Tribes>) -> Vec<Plan<tribes::Move>> {
        match self.moment() {
            Moment::Bid => bid::plans(self, desk),
            Moment::Start => turn::plans(self, desk),
            Moment::Sow => sow::plans(self, desk),
            Moment::Turn | Moment::Over => rest::plans(self, desk),
        }
    }

    fn play_turn(&mut self, desk: &mut Desk<Tribes>) {
        if self.to_move() != ToMove::Over {
            turn::play(self, desk);
        }
    }

    fn temptation(&self) -> Option<Temptation> {
        survey::temptation(self)
    }

    fn temptation_of(&self, seat: Seat) -> Option<f32> {
        survey::Survey::new(self, seat).best().map(|(_, points)| points)
    }

    fn lens(&self, question: &Value) -> Option<Value> {
        lens::answer(self, question)
    }

    fn is_even(&self) -> bool {
        self.moment() == Moment::Bid && self.to_act().next().is_none()
    }

    fn horizon(&self) -> u32 {
        2
    }
}
