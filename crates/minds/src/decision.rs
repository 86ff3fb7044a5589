use serde::Serialize;

use crate::estimate::Estimate;

/// What a mind decided, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<M> {
    /// The move to play now.
    pub chosen: M,
    /// The whole plan, `chosen` first: until the turn ends or something unknown comes to light.
    pub plan: Vec<M>,
    /// What else was looked at, best first; the chosen plan among them.
    pub candidates: Vec<Candidate<M>>,
    /// What the thought cost.
    pub cost: Cost,
}

/// A plan a mind has looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<M> {
    /// Decisions in order.
    pub moves: Vec<M>,
    /// The game's own quick judgement, in points ahead.
    pub guess: f32,
    /// How often it was played out in thought.
    pub visits: u32,
    /// Expected lead after playing on, in points; the guess if it was never played out.
    pub mean: f32,
    /// How far single outcomes lie from the mean: their standard deviation.
    pub spread: f32,
    /// The chance to win where its outcomes were judged by a net.
    pub win: Option<Estimate>,
}

/// What a thought cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Cost {
    /// Decisions played in thought.
    pub nodes: u64,
    /// Times a plan was played out.
    pub simulations: u64,
}
