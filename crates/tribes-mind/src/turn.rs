//! A turn from its beginning: which result, which way, and what follows.

use minds::{Desk, Plan};
use table::{Game, Reveal, Seat};
use tribes::{Moment, Move, Tile, Tribes};

use crate::results::{TribeResult, each_result};
use crate::survey::{Survey, temptation};
use crate::{Judge, bid, finish, sow};

/// Results that are looked at closely.
const RESULTS: usize = 40;

/// Plans for a whole turn: the best results, each in its best way.
pub fn plans(game: &Tribes, desk: &mut Desk<Judge>) -> Vec<Plan<Move>> {
    let seat = game.active();
    let survey = Survey::new(game, seat);
    let mut results: Vec<(TribeResult, f32)> = Vec::new();
    each_result(game, game.can_fly(), |result| results.push((result, survey.price(&result))));
    results.sort_by(|a, b| b.1.total_cmp(&a.1));
    results.truncate(RESULTS);
    let mut plans = Vec::new();
    for (n, (result, _)) in results.iter().enumerate() {
        if n > 0 && desk.effort.is_over() {
            break;
        }
        let ways = desk.style.ways as usize;
        if let Some(shape) = desk.shape.filter(|shape| shape.spread > 0) {
            let most = if n < shape.spread as usize { ways } else { 1 };
            for way in sow::ways(game, result, most, &mut desk.chooser) {
                // What is left is for playing plans out.
                if !plans.is_empty() && desk.effort.used() > 0.5 {
                    break;
                }
                plans.extend(plan_of(game, vec![Move::Sow { tile: result.start }], &way, desk));
            }
            continue;
        }
        let most = if n < RESULTS / 2 { ways } else { ways.div_ceil(3) };
        let mut best: Option<(f32, sow::Way)> = None;
        for way in sow::ways(game, result, most, &mut desk.chooser) {
            if best.is_some() && desk.effort.is_over() {
                break;
            }
            let left = left_behind(game, result.start, &way, seat, desk);
            if best.as_ref().is_none_or(|(most, _)| left >= *most) {
                best = Some((left, way));
            }
        }
        let Some((_, way)) = best else { continue };
        plans.extend(plan_of(game, vec![Move::Sow { tile: result.start }], &way, desk));
    }
    plans.extend(powers(game, desk));
    if plans.is_empty() {
        plans = finish::plans(game, desk);
    }
    plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
    plans
}

/// Powers used before meeples are picked up; the move is chosen afterwards.
fn powers(game: &Tribes, desk: &mut Desk<Judge>) -> Vec<Plan<Move>> {
    let mut moves = desk.list();
    game.legal_moves(&mut moves);
    let firsts: Vec<Move> = moves.iter().copied().filter(|m| !matches!(m, Move::Sow { .. })).collect();
    desk.put_back(moves);
    let mut plans = Vec::new();
    for first in firsts {
        if desk.effort.is_over() {
            break;
        }
        let mut after = *game;
        let reveal = desk.play(&mut after, first);
        let lines = match after.moment() {
            Moment::Turn if reveal == Reveal::Nothing => finish::plans(&after, desk),
            _ => vec![Plan { moves: Vec::new(), guess: desk.lead(&after, game.active()) }],
        };
        for line in lines.into_iter().take(3) {
            let open = temptation(&after).map_or(0.0, |open| open.points);
            let mut moves = vec![first];
            moves.extend(line.moves);
            plans.push(Plan { moves, guess: line.guess + open - gift(desk) * open });
        }
    }
    plans
}

/// How much of what is left to the next player counts.
fn gift(desk: &Desk<Judge>) -> f32 {
    desk.style.gift as f32 / 100.0
}

/// How good the board is that a way leaves behind, for `seat`.
fn left_behind(game: &Tribes, start: Tile, way: &[Move], seat: Seat, desk: &mut Desk<Judge>) -> f32 {
    let mut after = *game;
    let _ = desk.play(&mut after, Move::Sow { tile: start });
    for m in way {
        let _ = desk.play(&mut after, *m);
    }
    prospect(&after, seat, desk)
}

/// What the board offers to whoever comes next, as `seat` sees it.
pub fn prospect(game: &Tribes, seat: Seat, desk: &Desk<Judge>) -> f32 {
    let Some(open) = next_chance(game) else { return 0.0 };
    if open.0 == seat { gift(desk) * open.1 } else { -gift(desk) * open.1 }
}

fn next_chance(game: &Tribes) -> Option<(Seat, f32)> {
    // With nobody left to act, anybody may buy the first turn of the next round.
    let seat = game.to_act().next()?;
    Survey::new(game, seat).best().map(|(_, points)| (seat, points))
}

/// The plan that goes this way and then on as seems best.
pub fn plan_of(
    game: &Tribes,
    mut moves: Vec<Move>,
    way: &[Move],
    desk: &mut Desk<Judge>,
) -> Option<Plan<Move>> {
    let seat = game.to_move().seat()?;
    moves.extend_from_slice(way);
    let mut after = *game;
    for m in &moves {
        let _ = desk.play(&mut after, *m);
    }
    if let Some(shape) = desk.shape {
        let (rest, guess) = best_end(&after, seat, game.turn().number, shape.lines as usize, desk);
        moves.extend(rest);
        return Some(Plan { moves, guess });
    }
    let mut guess = None;
    if after.moment() == Moment::Turn {
        let (line, worth) = finish::best(&after, desk);
        guess = Some(worth);
        for m in line {
            moves.push(m);
            if desk.play(&mut after, m) == Reveal::Something {
                break;
            }
        }
    }
    let guess = guess.unwrap_or_else(|| desk.lead(&after, seat)) + prospect(&after, seat, desk);
    Some(Plan { moves, guess })
}

/// The end of the turn that the net finds best among some that the outlook likes, and what it says of it.
fn best_end(game: &Tribes, seat: Seat, turn: u32, lines: usize, desk: &mut Desk<Judge>) -> (Vec<Move>, f32) {
    let ends = match game.moment() {
        Moment::Turn if lines > 1 => finish::plans(game, desk).into_iter().map(|plan| plan.moves).collect(),
        Moment::Turn => vec![finish::best(game, desk).0],
        _ => vec![Vec::new()],
    };
    let mut best: Option<(Vec<Move>, f32)> = None;
    for end in ends.into_iter().take(lines) {
        if best.is_some() && desk.effort.is_over() {
            break;
        }
        let mut after = *game;
        let mut path = Vec::new();
        for m in end {
            path.push(m);
            if desk.play(&mut after, m) == Reveal::Something {
                break;
            }
        }
        end_turn(&mut after, turn, desk);
        let worth = desk.value(&after, seat);
        if best.as_ref().is_none_or(|(_, most)| worth > *most) {
            best = Some((path, worth));
        }
    }
    best.unwrap_or_default()
}

/// Plays on in thought until the turn is over.
fn end_turn(game: &mut Tribes, turn: u32, desk: &mut Desk<Judge>) {
    while game.turn().number == turn && game.moment() != Moment::Over {
        if game.moment() == Moment::Turn {
            finish::play(game, desk);
        } else {
            any_step(game, desk);
        }
    }
}

/// Plays the turn that is best for its own player by the net, among so many results, each in some way.
pub fn reply(game: &mut Tribes, breadth: u32, desk: &mut Desk<Judge>) {
    if game.moment() != Moment::Start {
        play(game, desk);
        return;
    }
    let (seat, turn) = (game.active(), game.turn().number);
    let survey = Survey::new(game, seat);
    let mut results: Vec<(TribeResult, f32)> = Vec::new();
    each_result(game, false, |result| results.push((result, survey.price(&result))));
    results.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut best: Option<(f32, Tribes)> = None;
    for (result, _) in results.iter().take(breadth as usize) {
        let mut after = *game;
        let way = sow::random_way(game, result, &mut desk.chooser);
        let _ = desk.play(&mut after, Move::Sow { tile: result.start });
        for m in way {
            let _ = desk.play(&mut after, m);
        }
        end_turn(&mut after, turn, desk);
        let worth = desk.value(&after, seat);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, after));
        }
        if desk.effort.is_over() {
            break;
        }
    }
    match best {
        Some((_, after)) => *game = after,
        None => play(game, desk),
    }
}

/// Plays a turn or a bid in thought.
pub fn play(game: &mut Tribes, desk: &mut Desk<Judge>) {
    let turn = game.turn().number;
    if game.moment() == Moment::Bid {
        bid::play(game, desk);
        return;
    }
    if game.moment() == Moment::Start
        && let Some((result, _)) = Survey::new(game, game.active()).best()
    {
        let way = sow::random_way(game, &result, &mut desk.chooser);
        let _ = desk.play(game, Move::Sow { tile: result.start });
        for m in way {
            let _ = desk.play(game, m);
        }
    }
    end_turn(game, turn, desk);
}

/// A step where no result could be named: only the Flying Carpet can end the move.
fn any_step(game: &mut Tribes, desk: &mut Desk<Judge>) {
    let mut moves = desk.list();
    game.legal_moves(&mut moves);
    let sowing = |m: &&Move| matches!(m, Move::Sow { .. } | Move::Drop { .. });
    let steps: Vec<Move> = moves.iter().filter(sowing).copied().collect();
    let m = desk.chooser.pick(&steps).or_else(|| desk.chooser.pick(&moves));
    if let Some(m) = m {
        let _ = desk.play(game, m);
    }
    desk.put_back(moves);
}
