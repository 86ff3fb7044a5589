//! Bidding: what a place in the order is worth.

use table::{Game, Moves, Seat, Turn};
use tribes::{Move, Tribes};

use super::results::each_result;
use super::survey::Survey;
use crate::desk::Desk;
use crate::mindful::Plan;

/// How much of the difference between two results on the board is really lost by going later: others may
/// take something else, and new chances come up.
const LOSS: f32 = 0.6;

/// The worth of the best results that do not share their end, best first.
fn best_results(game: &Tribes, seat: Seat) -> [f32; 4] {
    let survey = Survey::new(game, seat);
    let mut best = [(None, 0.0f32); 4];
    each_result(game, |result| {
        let price = survey.price(&result);
        // A better price for an end that is listed takes its place; otherwise the list moves down.
        let from = best.iter().position(|(end, _)| *end == Some(result.end)).unwrap_or(3);
        if price > best[from].1 {
            let to = best.iter().position(|(_, worth)| price > *worth).unwrap_or(from).min(from);
            best.copy_within(to..from, to + 1);
            best[to] = (Some(result.end), price);
        }
    });
    best.map(|(_, worth)| worth)
}

/// What a bid is worth: the result that is left at that place in the order, less the price.
fn judge(game: &Tribes, seat: Seat, best: &[f32; 4], spot: u8, paid: f32) -> f32 {
    let waiting = game.to_bid().count() - 1;
    // Those who bid later go before a zero, and seldom before anything that costs.
    let later = if spot == 0 { waiting } else { 0 };
    let place = (game.markers_before(spot) + later).min(3);
    let share = if game.players() == 2 { 2.0 } else { 1.3 };
    let _ = seat;
    share * LOSS * best[place] - paid
}

pub fn plans(game: &Tribes, desk: &mut Desk<Tribes>) -> Vec<Plan<Move>> {
    let mut moves = desk.list();
    let mut plans = judged(game, &mut moves);
    desk.put_back(moves);
    plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
    plans
}

/// The best bid by judgement alone.
pub fn best(game: &Tribes, desk: &mut Desk<Tribes>) -> Option<Move> {
    let mut moves = desk.list();
    let plans = judged(game, &mut moves);
    desk.put_back(moves);
    plans.iter().max_by(|a, b| a.guess.total_cmp(&b.guess)).map(|plan| plan.moves[0])
}

fn judged(game: &Tribes, moves: &mut Moves<Move>) -> Vec<Plan<Move>> {
    let Turn::Decide(seat) = game.to_move() else { return Vec::new() };
    let best = best_results(game, seat);
    game.legal_moves(moves);
    (moves.iter())
        .filter_map(|m| match m {
            Move::Bid { spot, fakirs } => {
                let steps = tribes::data::PRICES.iter().position(|price| price == spot).unwrap_or(0);
                let paid = tribes::data::PRICES[steps.saturating_sub(*fakirs as usize)];
                let paid = f32::from(paid) + f32::from(*fakirs) * super::outlook::FAKIR;
                Some(Plan { moves: vec![*m], guess: judge(game, seat, &best, *spot, paid) })
            }
            _ => None,
        })
        .collect()
}
