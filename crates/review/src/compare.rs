//! Plans side by side: all in the same worlds with the same dice, so that they differ by what they do.

use minds::{Desk, Judge, MoveOf};
use table::{Chooser, Game, Knowledge, Seat, Seed, ToMove};

use crate::prospect::{Mean, Prospect, error, foresee, rounded};

/// Worlds in which plans are compared, at least and at most.
const FEWEST: u64 = 6;
const MOST: u64 = 96;

/// What came of plans.
#[derive(Clone, Debug)]
pub struct Compared {
    /// One for every plan.
    pub plans: Vec<Mean>,
    /// The first plan judged right after it, without replies: what was to be expected of what it brings to light.
    pub expected: Mean,
    /// For every plan how much better than the first it is for the seat: sums and squares of win and points.
    differences: Vec<[f64; 4]>,
}

impl Compared {
    /// How much better than the first a plan is: win chance and its error, points and their error.
    pub fn better(&self, plan: usize) -> [(f64, f64); 2] {
        let worlds = self.plans[0].worlds;
        let [win, win_squares, points, points_squares] = self.differences[plan];
        let mean = |sum: f64| rounded(sum / f64::from(worlds.max(1)));
        [(mean(win), error(worlds, win, win_squares)), (mean(points), error(worlds, points, points_squares))]
    }
}

/// Plays every plan in one imagined world after the other, until the desk's effort is over. Every world counts for all plans or for
/// none.
pub fn compare<J: Judge>(
    knowledge: &Knowledge<J::Game>,
    plans: &[Vec<MoveOf<J>>],
    desk: &mut Desk<J>,
    seed: &Seed,
) -> Compared {
    let mut compared = Compared {
        plans: vec![Mean::default(); plans.len()],
        expected: Mean::default(),
        differences: vec![[0.0; 4]; plans.len()],
    };
    let own = knowledge.seat().index();
    for number in 0..MOST {
        if number >= FEWEST && desk.effort.is_over() {
            break;
        }
        // The few worlds that are always looked at may cost what they cost.
        let effort = desk.effort;
        if number < FEWEST {
            desk.effort = minds::Effort::new(minds::Budget::Nodes(u64::MAX));
        }
        let seed = seed.derive(number);
        let world = knowledge.world(seed);
        let mut outcomes: Vec<Prospect> = Vec::with_capacity(plans.len());
        let mut expected = None;
        for (n, plan) in plans.iter().enumerate() {
            desk.chooser = Chooser::new(&seed);
            let mut world = world.clone();
            desk.follow(&mut world, plan);
            if n == 0 {
                expected = foresee(world.clone(), desk);
                desk.chooser = Chooser::new(&seed);
            }
            outcomes.extend(play_on(world, knowledge.seat(), desk));
        }
        if number < FEWEST {
            let spent = desk.effort.nodes();
            desk.effort = effort;
            desk.effort.spend(spent);
        }
        let Some(expected) = expected.filter(|_| outcomes.len() == plans.len()) else { break };
        compared.expected.add(&expected);
        let first = outcomes[0][own];
        for (n, outcome) in outcomes.iter().enumerate() {
            compared.plans[n].add(outcome);
            let (win, points) = (outcome[own].win - first.win, outcome[own].points - first.points);
            let sums = &mut compared.differences[n];
            for (sum, part) in sums.iter_mut().zip([win, win * win, points, points * points]) {
                *sum += part;
            }
        }
    }
    compared
}

/// What every seat can hope for after a plan and the replies to it.
fn play_on<J: Judge>(mut world: J::Game, seat: Seat, desk: &mut Desk<J>) -> Option<Prospect> {
    let over = |world: &J::Game| world.to_move() == ToMove::Over;
    if !over(&world) && world.turn().seat == Some(seat) && !desk.judge.is_calm(&world) {
        // The plan ended where something came to light: the rest of the turn is still to be chosen.
        desk.play_turn(&mut world);
    }
    if let Some(shape) = desk.shape {
        for _ in 0..shape.replies {
            if over(&world) {
                break;
            }
            J::reply(&mut world, shape.breadth, desk);
            if desk.effort.is_over() {
                return None;
            }
        }
    }
    foresee(world, desk)
}
