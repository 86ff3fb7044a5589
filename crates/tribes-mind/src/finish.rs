//! The rest of a turn once the meeples lie: every line of decisions, judged where it ends.

use minds::{Desk, Plan};
use table::{Game, Reveal, Seat};
use tribes::{Moment, Move, Tribes};

use crate::Judge;

/// Lines looked at in a real decision, and in a turn played in thought.
const LINES: u32 = 400;
const QUICK_LINES: u32 = 24;

/// A walk through all that can still be done in a turn.
struct Walkthrough<'a> {
    seat: Seat,
    turn: u32,
    left: u32,
    /// Has any line been found? The first is followed to its end whatever it takes.
    any: bool,
    path: Vec<Move>,
    found: &'a mut dyn FnMut(&[Move], f32),
}

/// All lines to the end of the turn, best first.
pub fn plans(game: &Tribes, desk: &mut Desk<Judge>) -> Vec<Plan<Move>> {
    let mut plans = Vec::new();
    each_line(game, LINES, desk, &mut |moves, guess| plans.push(Plan { moves: moves.to_vec(), guess }));
    plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
    plans.truncate(64);
    plans
}

/// The best line to the end of the turn.
pub fn best(game: &Tribes, desk: &mut Desk<Judge>) -> (Vec<Move>, f32) {
    best_of(game, LINES, desk)
}

/// Plays a good line to the end of the turn.
pub fn play(game: &mut Tribes, desk: &mut Desk<Judge>) {
    let turn = game.turn().number;
    while game.turn().number == turn && game.moment() == Moment::Turn {
        let (line, _) = best_of(game, QUICK_LINES, desk);
        for m in line {
            let reveal = desk.play(game, m);
            if reveal == Reveal::Something {
                break;
            }
        }
    }
}

fn best_of(game: &Tribes, lines: u32, desk: &mut Desk<Judge>) -> (Vec<Move>, f32) {
    let mut best = (Vec::new(), f32::NEG_INFINITY);
    each_line(game, lines, desk, &mut |moves, guess| {
        if guess > best.1 {
            best.0.clear();
            best.0.extend_from_slice(moves);
            best.1 = guess;
        }
    });
    best
}

fn each_line(game: &Tribes, lines: u32, desk: &mut Desk<Judge>, found: &mut dyn FnMut(&[Move], f32)) {
    let Some(seat) = game.to_move().seat() else { return };
    let mut all =
        Walkthrough { seat, turn: game.turn().number, left: lines, any: false, path: Vec::new(), found };
    all.follow(game, desk);
}

impl Walkthrough<'_> {
    fn follow(&mut self, game: &Tribes, desk: &mut Desk<Judge>) {
        let mut moves = desk.list();
        game.legal_moves(&mut moves);
        let only = moves.len() == 1;
        // The last moves of a list decline or end: tried first, they are never cut off.
        for (n, m) in moves.iter().rev().enumerate() {
            if !only && !is_worth_trying(game, self.seat, *m) {
                continue;
            }
            if n > 0 && self.left == 0 || self.any && desk.effort.is_over() {
                break;
            }
            let mut after = *game;
            let reveal = desk.play(&mut after, *m);
            self.path.push(*m);
            let goes_on = after.turn().number == self.turn && after.moment() == Moment::Turn;
            let asks = goes_on && after.to_move().seat() != Some(self.seat);
            if goes_on && !asks && reveal == Reveal::Nothing && self.path.len() < 12 {
                self.follow(&after, desk);
            } else {
                self.left = self.left.saturating_sub(1);
                self.any = true;
                let guess = if asks { self.answered(after, desk) } else { desk.lead(&after, self.seat) };
                (self.found)(&self.path, guess);
            }
            self.path.pop();
        }
        desk.put_back(moves);
    }

    /// What the seat can expect when others have been asked: a thief's victims, or for one of them its user.
    fn answered(&self, mut game: Tribes, desk: &mut Desk<Judge>) -> f32 {
        while game.turn().number == self.turn && game.moment() == Moment::Turn {
            if game.to_move().seat() == Some(self.seat) {
                return best_of(&game, self.left.max(1), desk).1;
            }
            let Some((m, _)) = answer(&game, 1, desk) else { break };
            let _ = desk.play(&mut game, m);
        }
        desk.lead(&game, self.seat)
    }
}

/// The decision that looks best to whoever is asked, so many answers to it included.
fn answer(game: &Tribes, answers: u8, desk: &mut Desk<Judge>) -> Option<(Move, f32)> {
    let seat = game.to_move().seat()?;
    let mut moves = desk.list();
    game.legal_moves(&mut moves);
    let mut best: Option<(Move, f32)> = None;
    for m in moves.iter() {
        let mut after = *game;
        let _ = desk.play(&mut after, *m);
        let asks = after.turn().number == game.turn().number && after.to_move().seat() != Some(seat);
        if answers > 0
            && asks
            && let Some((reply, _)) = answer(&after, answers - 1, desk)
        {
            let _ = desk.play(&mut after, reply);
        }
        let guess = desk.lead(&after, seat);
        if best.is_none_or(|(_, most)| guess > most) {
            best = Some((*m, guess));
        }
    }
    desk.put_back(moves);
    best
}

/// Goods are worth the same at the end as now, and more if the set grows: they are sold only for gold to bid with.
fn is_worth_trying(game: &Tribes, seat: Seat, m: Move) -> bool {
    !matches!(m, Move::Sell { .. }) || game.gold(seat) < 9 && !game.is_ending()
}
