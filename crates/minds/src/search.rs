//! Playing on in thought: every plan in the same imagined worlds, the worse half dropped again and again.

use std::thread;

use table::{Chooser, Game, Knowledge, Seat, Seed, ToMove};

use crate::budget::{Budget, Effort};
use crate::decision::{Candidate, Cost, Decision};
use crate::desk::{Desk, Weighed};
use crate::estimate::Estimate;
use crate::judge::{Judge, MoveOf, Plan};
use crate::style::{Shape, Style};

/// The part of the effort that looking at every plan once may take, and how many are looked at in any case.
const FIRST_PASS: f32 = 0.3;
const FEWEST: usize = 4;
/// Plans that are played out without a net.
const WIDTH: u32 = 32;
/// How many points winning itself is worth, when a game is played out to its end.
const WIN: f32 = 12.0;

/// The outcomes of a plan so far.
#[derive(Clone, Copy, Debug, Default)]
struct Outcomes {
    visits: u32,
    sum: f64,
    squares: f64,
    /// Chances to win, where a net tells them, and their squares.
    wins: f64,
    win_squares: f64,
    told: u32,
}

impl Outcomes {
    fn add(&mut self, outcome: Weighed) {
        let value = f64::from(outcome.value);
        self.visits += 1;
        self.sum += value;
        self.squares += value * value;
        if let Some(win) = outcome.win.map(f64::from) {
            self.told += 1;
            self.wins += win;
            self.win_squares += win * win;
        }
    }

    fn merge(&mut self, other: &Outcomes) {
        self.visits += other.visits;
        self.sum += other.sum;
        self.squares += other.squares;
        self.wins += other.wins;
        self.win_squares += other.win_squares;
        self.told += other.told;
    }

    fn win(&self) -> Option<Estimate> {
        (self.told > 0).then(|| Estimate::of(self.wins, self.win_squares, self.told))
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }

    fn spread(&self) -> f64 {
        let mean = self.mean();
        (self.squares / f64::from(self.visits.max(1)) - mean * mean).max(0.0).sqrt()
    }
}

/// Searches for the best plan on some threads.
pub fn search<J: Judge>(
    knowledge: &Knowledge<J::Game>,
    judge: &J,
    effort: Effort,
    style: Style,
    threads: usize,
    seed: &Seed,
) -> Decision<MoveOf<J>> {
    let mut desk = Desk::new(judge.clone(), effort, style, seed);
    let world = knowledge.world(seed.derive(0));
    desk.shape = shape_for(&desk, &world);
    let mut plans = desk.plans(&world);
    let width = desk.shape.map_or(style.width.unwrap_or(WIDTH), |shape| shape.width);
    plans.truncate(width as usize);
    let listed = desk.effort.nodes();
    let mut outcomes = vec![Outcomes::default(); plans.len()];
    let mut nodes = listed;
    if plans.len() > 1 && threads <= 1 {
        halve(knowledge, &plans, &mut outcomes, &mut desk, &seed.derive(1));
        nodes = desk.effort.nodes();
    } else if plans.len() > 1 {
        desk.effort.divide(threads as u64);
        let parts = thread::scope(|scope| {
            let work = |n: usize| {
                let (mut desk, mut outcomes, plans) = (desk.clone(), outcomes.clone(), &plans);
                desk.chooser = Chooser::new(&seed.derive(1 + n as u64));
                move || {
                    halve(knowledge, plans, &mut outcomes, &mut desk, &seed.derive(1 + n as u64));
                    (outcomes, desk.effort.nodes())
                }
            };
            let workers: Vec<_> = (0..threads).map(|n| scope.spawn(work(n))).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).collect::<Vec<_>>()
        });
        for (part, spent) in parts {
            nodes += spent - listed.min(spent);
            outcomes.iter_mut().zip(&part).for_each(|(whole, part)| whole.merge(part));
        }
    }
    decision(plans, &outcomes, nodes)
}

/// Judges these plans, and no others, in the same worlds: at least one world, then as many as the effort allows. They
/// stay in the order given.
pub fn compare<J: Judge>(
    knowledge: &Knowledge<J::Game>,
    judge: &J,
    plans: &[Vec<MoveOf<J>>],
    budget: Budget,
    seed: &Seed,
) -> Vec<Candidate<MoveOf<J>>> {
    let mut desk = Desk::new(judge.clone(), Effort::new(budget), Style::BEST, seed);
    desk.shape = shape_for(&desk, &knowledge.world(seed.derive(0)));
    let plans: Vec<_> = plans.iter().map(|moves| Plan { moves: moves.clone(), guess: 0.0 }).collect();
    let mut outcomes = vec![Outcomes::default(); plans.len()];
    for number in 0.. {
        let world_seed = seed.derive(1).derive(number);
        let world = knowledge.world(world_seed);
        let mut round = outcomes.clone();
        for (plan, outcomes) in plans.iter().zip(&mut round) {
            desk.chooser = Chooser::new(&world_seed);
            let spent = desk.effort;
            if number == 0 {
                desk.effort = Effort::new(Budget::Nodes(u64::MAX));
            }
            let outcome = play_out(world.clone(), plan, knowledge.seat(), &mut desk);
            if number == 0 {
                desk.effort = spent.after(desk.effort.nodes());
            }
            if let Some(outcome) = outcome {
                outcomes.add(outcome);
            }
        }
        // A world counts for all plans or for none.
        let all = round.iter().zip(&outcomes).all(|(after, before)| after.visits > before.visits);
        if all {
            outcomes = round;
        }
        if !all || desk.effort.is_over() {
            break;
        }
    }
    (plans.into_iter().zip(outcomes)).map(|(plan, outcomes)| candidate(plan, &outcomes)).collect()
}

/// How a desk shares out its effort if there is a net for such a game.
fn shape_for<J: Judge>(desk: &Desk<J>, world: &J::Game) -> Option<Shape> {
    let asks = desk.style.net > 0 && desk.judge.net(world).is_some();
    asks.then(|| desk.style.shape(desk.judge.shape(world, desk.effort.about())))
}

/// Plays every plan that is still alive in one imagined world after the other, and drops the worse half at
/// even parts of the effort.
fn halve<J: Judge>(
    knowledge: &Knowledge<J::Game>,
    plans: &[Plan<MoveOf<J>>],
    outcomes: &mut [Outcomes],
    desk: &mut Desk<J>,
    seed: &Seed,
) {
    let mut alive: Vec<usize> = (0..plans.len()).collect();
    let rounds = plans.len().next_power_of_two().trailing_zeros().max(1);
    let start = desk.effort.used();
    let mut round = 1;
    for number in 0.. {
        let world_seed = seed.derive(number);
        let world = knowledge.world(world_seed);
        for (n, index) in alive.clone().iter().enumerate() {
            if desk.effort.is_over() {
                return;
            }
            // A small budget is better spent on few plans: the best guesses come first.
            if number == 0 && n >= FEWEST && desk.effort.used() >= start + (1.0 - start) * FIRST_PASS {
                alive.truncate(n);
                break;
            }
            // The same world and the same dice for all: plans differ by what they do, not by luck.
            desk.chooser = Chooser::new(&world_seed);
            if let Some(outcome) = play_out(world.clone(), &plans[*index], knowledge.seat(), desk) {
                outcomes[*index].add(outcome);
            }
        }
        let due = start + (1.0 - start) * round as f32 / rounds as f32;
        if alive.len() > 2 && desk.effort.used() >= due {
            round += 1;
            alive.sort_by(|a, b| outcomes[*b].mean().total_cmp(&outcomes[*a].mean()));
            alive.truncate(alive.len().div_ceil(2));
        }
    }
}

/// Plays a plan and then on, and says how far the seat is ahead; nothing if the effort ends before that.
fn play_out<J: Judge>(
    mut world: J::Game,
    plan: &Plan<MoveOf<J>>,
    seat: Seat,
    desk: &mut Desk<J>,
) -> Option<Weighed> {
    let turn = world.turn().number;
    let horizon = desk.style.horizon.unwrap_or_else(|| desk.judge.horizon(&world));
    desk.follow(&mut world, &plan.moves);
    if world.turn().number == turn && world.to_move() != ToMove::Over {
        desk.play_turn(&mut world);
    }
    let mut turns = 0;
    if let Some(shape) = desk.shape {
        // The last round is played out: how the game ends is better known than guessed.
        while world.to_move() != ToMove::Over
            && (turns < shape.replies || !desk.judge.is_calm(&world) || world.ending().is_some())
        {
            if desk.effort.is_over() {
                return None;
            }
            if turns < shape.replies {
                J::reply(&mut world, shape.breadth, desk);
            } else {
                desk.play_turn(&mut world);
            }
            turns += 1;
        }
        // The last turn may have been cut short.
        return if desk.effort.is_over() { None } else { Some(desk.weigh(&world, seat)) };
    }
    while world.to_move() != ToMove::Over && (turns < horizon || !desk.judge.is_even(&world)) {
        if desk.effort.is_over() {
            return None;
        }
        desk.play_turn(&mut world);
        turns += 1;
    }
    // The last turn may have been cut short.
    if desk.effort.is_over() {
        return None;
    }
    let lead = desk.lead(&world, seat);
    let winners = world.winners();
    let value = match winners.len() {
        0 => lead,
        shared if winners.contains(seat) => lead + WIN / shared as f32,
        _ => lead - WIN,
    };
    Some(Weighed { value, win: None })
}

fn decision<M: Copy>(plans: Vec<Plan<M>>, outcomes: &[Outcomes], nodes: u64) -> Decision<M> {
    let simulations = outcomes.iter().map(|outcomes| u64::from(outcomes.visits)).sum();
    let most = outcomes.iter().map(|outcomes| outcomes.visits).max().unwrap_or(0);
    let mut ranked: Vec<(Plan<M>, Outcomes)> = plans.into_iter().zip(outcomes.iter().copied()).collect();
    // Those that lived longest first, the best mean among them; never played out, the best guess stays first.
    ranked.sort_by(|(_, a), (_, b)| {
        let lived = |outcomes: &Outcomes| outcomes.visits * 2 > most;
        lived(b).cmp(&lived(a)).then(b.mean().total_cmp(&a.mean()))
    });
    let candidates: Vec<Candidate<M>> =
        (ranked.into_iter()).map(|(plan, outcomes)| candidate(plan, &outcomes)).collect();
    let plan = candidates[0].moves.clone();
    Decision { chosen: plan[0], plan, candidates, cost: Cost { nodes, simulations } }
}

fn candidate<M>(plan: Plan<M>, outcomes: &Outcomes) -> Candidate<M> {
    Candidate {
        moves: plan.moves,
        guess: plan.guess,
        visits: outcomes.visits,
        mean: if outcomes.visits == 0 { plan.guess } else { outcomes.mean() as f32 },
        spread: outcomes.spread() as f32,
        win: outcomes.win(),
    }
}
