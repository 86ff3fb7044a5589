//! Bidding: what a place in the order is worth.

use table::{Game, PerSeat, Seat, ToMove};
use tribes::data::PRICES;
use tribes::{Moment, Move, Tribes};

use minds::{Desk, Plan};

use crate::Judge;
use crate::outlook::FAKIR;
use crate::results::each_result;
use crate::survey::Survey;

/// How much of the difference between two results on the board is really lost by going later: others may
/// take something else, and new chances come up.
const LOSS: f32 = 0.6;

/// Somebody who bids later surely goes before a bid below this, and ever less likely before higher ones.
const OUTBID: f32 = 6.0;

/// The worth of the best results that do not share their end, best first.
pub fn best_results(game: &Tribes, seat: Seat) -> [f32; 4] {
    let survey = Survey::new(game, seat);
    let mut best = [(None, 0.0f32); 4];
    each_result(game, false, |result| {
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
fn judge(game: &Tribes, best: &[f32; 4], spot: u8, fakirs: u8) -> f32 {
    let steps = PRICES.iter().position(|price| *price == spot).unwrap_or(0);
    let paid = f32::from(PRICES[steps.saturating_sub(fakirs as usize)]) + f32::from(fakirs) * FAKIR;
    let outbid = (OUTBID / (1.0 + f32::from(spot))).min(1.0);
    let later = (game.to_bid().count() - 1) as f32;
    let place = (game.markers_before(spot) as f32 + outbid * later).min(3.0);
    let (before, part) = (place as usize, place.fract());
    let left = best[before] + part * (best[(before + 1).min(3)] - best[before]);
    // What I take at two nobody else has.
    let share = if game.players() == 2 { 2.0 } else { 1.3 };
    share * LOSS * left - paid
}

/// Every bid, best first.
pub fn plans(game: &Tribes, desk: &mut Desk<Judge>) -> Vec<Plan<Move>> {
    let ToMove::Decide(seat) = game.to_move() else { return Vec::new() };
    let best = best_results(game, seat);
    let mut moves = desk.list();
    game.legal_moves(&mut moves);
    let judged = |m: &Move| match *m {
        Move::Bid { spot, fakirs } => judge(game, &best, spot, fakirs),
        _ => 0.0,
    };
    let mut plans: Vec<_> = moves.iter().map(|m| Plan { moves: vec![*m], guess: judged(m) }).collect();
    desk.put_back(moves);
    plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
    plans
}

/// Plays all bids of the round by judgement alone; nothing on the board changes meanwhile.
pub fn play(game: &mut Tribes, desk: &mut Desk<Judge>) {
    let mut known: PerSeat<Option<[f32; 4]>> = PerSeat::default();
    let mut moves = desk.list();
    while let (Moment::Bid, ToMove::Decide(seat)) = (game.moment(), game.to_move()) {
        let best = *known[seat].get_or_insert_with(|| best_results(game, seat));
        game.legal_moves(&mut moves);
        let judged = |m: &Move| match *m {
            Move::Bid { spot, fakirs } => judge(game, &best, spot, fakirs),
            _ => 0.0,
        };
        let Some(m) = moves.iter().max_by(|a, b| judged(a).total_cmp(&judged(b))) else { break };
        let _ = desk.play(game, *m);
    }
    desk.put_back(moves);
}
