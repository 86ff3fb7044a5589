//! Is one plan clearly better than all others?

use minds::{Budget, Judge, Level, MoveOf, decide};
use table::{Game, Knowledge, Seed, StateHash};

use crate::compare::compare;
use crate::verdict::{Line, SEARCH, desk, end_of, line};

/// Plans that are compared at most.
const PLANS: usize = 5;

/// The best plan of a standing game, and how far it is ahead of the next one.
#[derive(Clone, Debug)]
pub struct Ranked<M> {
    /// The best plan's decisions.
    pub best: Vec<M>,
    /// The plan that comes closest to it; nothing if there is only one.
    pub second: Option<Vec<M>>,
    /// How much more win chance the best one has than that; alone at a table a hundredth for every point.
    pub gap: f64,
    /// The standard error of that.
    pub error: f64,
    /// The deciding seat's win chance with the best plan.
    pub win: f64,
    /// What is to be said for the best plan and for the second.
    pub lines: Vec<Line>,
}

/// Looks for the best plan of the seat that decides, by what it knows, and compares it with the next best in the same fresh worlds. Nothing if
/// nobody decides or no plan was found.
pub fn rank<J: Judge>(game: &J::Game, judge: &J, budget: Budget, seed: &Seed) -> Option<Ranked<MoveOf<J>>> {
    let seat = game.to_move().seat()?;
    let knowledge = Knowledge::of(game, seat, seed.derive(0));
    let found = decide(&knowledge, judge.clone(), Level::BEST, budget.part(SEARCH), seed.derive(2))?;
    let world = knowledge.world(seed.derive(6));
    let mut plans: Vec<Vec<MoveOf<J>>> = Vec::new();
    let mut ends: Vec<StateHash> = Vec::new();
    for plan in std::iter::once(found.plan).chain(found.candidates.into_iter().map(|one| one.moves)) {
        let end = end_of(&world, seat, &plan);
        if !ends.contains(&end) && plans.len() < PLANS {
            ends.push(end);
            plans.push(plan);
        }
    }
    let mut desk = desk(judge, game, budget, seed);
    let compared = compare(&knowledge, &plans, &mut desk, &seed.derive(3));
    let alone = game.players() == 1;
    let behind = |plan: usize| {
        let [win, (points, error)] = compared.better(plan);
        let (better, error) = if alone { (points / 100.0, error / 100.0) } else { win };
        (plan, -better, error)
    };
    let next = (1..plans.len()).map(behind).min_by(|a, b| a.1.total_cmp(&b.1));
    let (second, gap, error) = next.map_or((None, 0.0, 0.0), |(plan, gap, error)| (Some(plan), gap, error));
    let players = usize::from(game.players());
    let told = |plan: usize| {
        line(&plans[plan], &compared.plans[plan].prospect()[..players], judge, &knowledge, seed)
    };
    let lines = std::iter::once(0).chain(second).map(told).collect();
    Some(Ranked {
        win: compared.plans[0].prospect()[seat.index()].win,
        second: second.map(|plan| plans[plan].clone()),
        best: plans.swap_remove(0),
        gap,
        error,
        lines,
    })
}

/// Do two plans of the deciding seat come to the same, as far as it can know?
pub fn same_end<G: Game>(game: &G, one: &[G::Move], other: &[G::Move]) -> bool {
    let Some(seat) = game.to_move().seat() else { return false };
    let world = game.imagine(seat, Seed::from_number(6));
    end_of(&world, seat, one) == end_of(&world, seat, other)
}
