#![doc = include_str!("../README.md")]

mod features;
mod nets;
mod outlook;
mod temptation;

use std::sync::Arc;

use djinn::{Djinn, Move, Phase};
use minds::net::{Inputs, Net};
use minds::{Desk, Plan, Rung, Shape, Temptation, best_paths, play_best_path};
use table::{Game, PerSeat, Seat, ToMove};

/// Paths of the same beginning that are followed in a real decision, and in thought.
const QUOTA: usize = 6;
const QUICK_QUOTA: usize = 1;

/// How minds judge Djinn. `Default` knows the nets that come with this crate.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    /// A net of its own, asked instead of those that come with this crate.
    own: Option<Arc<Net>>,
}

impl minds::Judge for Judge {
    type Game = Djinn;

    const RUNGS: [Rung; 4] =
        [Rung::quick(1.2), Rung::quick(0.3), Rung::thinking(1000, 5.4), Rung::thinking(1500, 1.5)];

    fn outlook(&self, game: &Djinn) -> PerSeat<f32> {
        outlook::outlook(game)
    }

    fn plans(game: &Djinn, desk: &mut Desk<Judge>) -> Vec<Plan<Move>> {
        let mut plans = best_paths(game, QUOTA, desk);
        if desk.shape.is_some() {
            order_by_net(game, &mut plans, desk);
        }
        plans
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

    fn is_calm(&self, game: &Djinn) -> bool {
        matches!(game.state().phase, Phase::Place | Phase::Move { .. } | Phase::Over)
    }

    fn tell(&self, game: &Djinn, into: &mut impl Inputs) {
        features::tell(game, into);
    }

    fn net(&self, game: &Djinn) -> Option<&Net> {
        self.own.as_deref().filter(|net| nets::fits(net, game)).or_else(|| nets::embedded(game))
    }

    fn with_net(net: Net) -> Judge {
        Judge { own: Some(Arc::new(net)) }
    }

    fn shape(&self, _: &Djinn, nodes: u64) -> Shape {
        nets::shape(nodes)
    }

    fn reply(game: &mut Djinn, breadth: u32, desk: &mut Desk<Judge>) {
        let Some(seat) = game.to_move().seat() else { return };
        let mut best: Option<(f32, Djinn)> = None;
        for path in best_paths(game, QUICK_QUOTA, desk).into_iter().take(breadth as usize) {
            let (after, worth) = after(game, &path.moves, seat, desk);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, after));
            }
            if desk.effort.is_over() {
                break;
            }
        }
        if let Some((_, after)) = best {
            *game = after;
        }
    }
}

/// Sorts plans by what the net says after each of them, as far as the effort goes; the others follow.
fn order_by_net(game: &Djinn, plans: &mut [Plan<Move>], desk: &mut Desk<Judge>) {
    let Some(seat) = game.to_move().seat() else { return };
    let mut judged = 0;
    for plan in plans.iter_mut() {
        // What is left is for playing plans out.
        if judged > 0 && desk.effort.used() > 0.5 {
            break;
        }
        plan.guess = after(game, &plan.moves, seat, desk).1;
        judged += 1;
    }
    plans[..judged].sort_by(|a, b| b.guess.total_cmp(&a.guess));
    // Guesses of the outlook are of another scale: none may look better than what the net has seen.
    let least = plans[..judged].last().map_or(0.0, |plan| plan.guess);
    plans[judged..].iter_mut().for_each(|plan| plan.guess = plan.guess.min(least));
}

/// The position after a plan and what is usually good until somebody's turn begins, and what it is worth to a seat.
fn after(game: &Djinn, plan: &[Move], seat: Seat, desk: &mut Desk<Judge>) -> (Djinn, f32) {
    let (mut after, turn) = (*game, game.turn().number);
    for m in plan {
        let _ = desk.play(&mut after, *m);
    }
    if after.turn().number == turn && after.to_move() != ToMove::Over {
        desk.play_turn(&mut after);
    }
    let worth = desk.value(&after, seat);
    (after, worth)
}
