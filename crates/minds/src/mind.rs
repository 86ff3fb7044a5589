use std::time::Instant;

use table::{Chooser, Game, Knowledge, Moves, Seed};

use crate::budget::{Budget, Effort};
use crate::decision::{Candidate, Cost, Decision};
use crate::desk::Desk;
use crate::judge::{Judge, MoveOf, Plan};
use crate::level::Level;
use crate::paths::ends_plan;
use crate::rung::{Rung, through_haze};
use crate::search;
use crate::style::Style;

/// Somebody who plays: a level, what it may spend on each turn, and what it has in mind for this one.
///
/// Ask the same mind for all decisions of its seat: it keeps the plan of a turn and shares its budget out
/// over the turn's decisions.
#[derive(Clone, Debug)]
pub struct Mind<J: Judge> {
    judge: J,
    level: Level,
    budget: Budget,
    threads: usize,
    style: Style,
    seed: Seed,
    /// Thoughts so far: each has its own randomness.
    thoughts: u64,
    plan: Vec<Step<MoveOf<J>>>,
    turn: Option<Ledger>,
}

/// A decision to come, and the legal moves it was planned among.
#[derive(Clone, Debug)]
struct Step<M> {
    chosen: M,
    among: Vec<M>,
}

/// What is left for a turn.
#[derive(Clone, Copy, Debug)]
struct Ledger {
    number: u32,
    left: Budget,
    thoughts: u32,
}

impl<J: Judge> Mind<J> {
    /// A mind that may spend `budget` on each whole turn, on one thread.
    #[must_use]
    pub fn new(judge: J, level: Level, budget: Budget, seed: Seed) -> Mind<J> {
        Mind {
            judge,
            level,
            budget,
            threads: 1,
            style: Style::BEST,
            seed,
            thoughts: 0,
            plan: Vec::new(),
            turn: None,
        }
    }

    /// Lets it think on so many threads. With a node budget each thread has its part of the nodes.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Mind<J> {
        self.threads = threads.max(1);
        self
    }

    /// Lets it think in another style.
    #[must_use]
    pub fn in_style(mut self, style: Style) -> Mind<J> {
        self.style = style;
        self
    }

    /// Who judges for it.
    #[must_use]
    pub fn judge(&self) -> &J {
        &self.judge
    }

    /// What it would play now; nothing if its seat does not decide.
    pub fn decide(&mut self, knowledge: &Knowledge<J::Game>) -> Option<Decision<MoveOf<J>>> {
        let mut legal = Moves::new();
        knowledge.legal_moves(&mut legal);
        let first = *legal.first()?;
        self.thoughts += 1;
        let seed = self.seed.derive(self.thoughts);
        if let Some(step) = self.next_step(&legal) {
            return Some(Decision {
                plan: std::iter::once(step).chain(self.plan.iter().rev().map(|step| step.chosen)).collect(),
                ..at_once(step)
            });
        }
        if legal.len() == 1 {
            return Some(at_once(first));
        }
        let decision = self.think(knowledge, &seed);
        self.remember(knowledge, &decision, &seed);
        Some(decision)
    }

    /// How it falls short of the strongest; nothing if it does not.
    fn rung(&self) -> Option<Rung> {
        let rung = match J::RUNGS.get(self.level as usize) {
            Some(rung) => *rung,
            None if self.style.haze.is_some() => Rung::thinking(u64::MAX, 0.0),
            None => return None,
        };
        Some(Rung {
            nodes: self.style.glance.map_or(rung.nodes, u64::from),
            haze: self.style.haze.map_or(rung.haze, |tenths| tenths as f32 / 10.0),
        })
    }

    fn next_step(&mut self, legal: &[MoveOf<J>]) -> Option<MoveOf<J>> {
        match self.plan.pop() {
            Some(step) if step.among == legal => Some(step.chosen),
            _ => {
                self.plan.clear();
                None
            }
        }
    }

    fn think(&mut self, knowledge: &Knowledge<J::Game>, seed: &Seed) -> Decision<MoveOf<J>> {
        let number = knowledge.world(*seed).turn().number;
        let ledger = match self.turn {
            Some(ledger) if ledger.number == number => ledger,
            _ => Ledger { number, left: self.budget, thoughts: 0 },
        };
        // Most of a turn is decided at its beginning; something is kept for what comes to light on the way.
        let allowance = ledger.left.part(if ledger.thoughts == 0 { 0.8 } else { 0.5 });
        let began = Instant::now();
        let effort = Effort::new(allowance);
        let decision = match self.rung() {
            None => search::search(knowledge, &self.judge, effort, self.style, self.threads, seed),
            Some(Rung { nodes: 0, haze }) => {
                let mut desk = Desk::new(self.judge.clone(), effort, self.style, seed);
                let plans = desk.plans(&knowledge.world(seed.derive(0)));
                let chosen = through_haze(plans.iter().map(|plan| plan.guess), haze, &mut desk.chooser);
                judged(plans, chosen, desk.effort.nodes())
            }
            Some(Rung { nodes, haze }) => {
                let effort = effort.at_most(nodes);
                let decision = search::search(knowledge, &self.judge, effort, self.style, 1, seed);
                blurred(decision, haze, &mut Chooser::new(&seed.derive(u64::MAX)))
            }
        };
        let left = match ledger.left {
            Budget::Millis(millis) => Budget::Millis(
                millis.saturating_sub(u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX)),
            ),
            Budget::Nodes(nodes) => Budget::Nodes(nodes.saturating_sub(decision.cost.nodes)),
        };
        self.turn = Some(Ledger { number, left, thoughts: ledger.thoughts + 1 });
        decision
    }

    /// Keeps the rest of the plan for the decisions to come.
    fn remember(&mut self, knowledge: &Knowledge<J::Game>, decision: &Decision<MoveOf<J>>, seed: &Seed) {
        let mut world = knowledge.world(*seed);
        let (turn, seat) = (world.turn().number, knowledge.seat());
        let mut legal = Moves::new();
        for (n, m) in decision.plan.iter().enumerate() {
            world.legal_moves(&mut legal);
            if n > 0 {
                self.plan.push(Step { chosen: *m, among: legal.to_vec() });
            }
            if !legal.contains(m) {
                break;
            }
            let reveal = world.play_silently(*m);
            if ends_plan(&world, turn, seat, reveal) {
                break;
            }
        }
        self.plan.reverse();
    }
}

/// What a mind of this level decides, without memory: the budget is for this decision alone.
pub fn decide<J: Judge>(
    knowledge: &Knowledge<J::Game>,
    judge: J,
    level: Level,
    budget: Budget,
    seed: Seed,
) -> Option<Decision<MoveOf<J>>> {
    Mind::new(judge, level, budget, seed).decide(knowledge)
}

fn at_once<M: Copy>(m: M) -> Decision<M> {
    Decision { chosen: m, plan: vec![m], candidates: Vec::new(), cost: Cost::default() }
}

/// Takes plans by quick judgement alone.
fn judged<M: Copy>(plans: Vec<Plan<M>>, chosen: usize, nodes: u64) -> Decision<M> {
    let plan = plans[chosen].moves.clone();
    let candidates = plans
        .into_iter()
        .map(|plan| Candidate {
            moves: plan.moves,
            guess: plan.guess,
            visits: 0,
            mean: plan.guess,
            spread: 0.0,
            win: None,
        })
        .collect();
    Decision { chosen: plan[0], plan, candidates, cost: Cost { nodes, simulations: 0 } }
}

/// Takes one of the plans that were thought through, as seen through a haze.
fn blurred<M: Copy>(mut decision: Decision<M>, haze: f32, chooser: &mut Chooser) -> Decision<M> {
    // What was never played out has only a guess, which is of another scale.
    let thought = decision.candidates.iter().take_while(|candidate| candidate.visits > 0);
    let chosen = through_haze(thought.map(|candidate| candidate.mean), haze, chooser);
    if let Some(candidate) = decision.candidates.get(chosen) {
        decision.plan.clone_from(&candidate.moves);
        decision.chosen = decision.plan[0];
    }
    decision
}
