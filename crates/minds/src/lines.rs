//! The rest of a turn as lines of small decisions, the more promising ones followed further.

use table::{Reveal, Seat};

use crate::desk::Desk;
use crate::mindful::{Mindful, Plan, margin};

/// Decisions of one turn that are looked ahead.
const STEPS: usize = 24;
/// Finished lines that are kept.
const KEPT: usize = 64;

/// A line on its way.
#[derive(Clone)]
struct Line<G: Mindful> {
    game: G,
    moves: Vec<G::Move>,
    /// Which first move it began with.
    root: usize,
    guess: f32,
    /// What it looks like from outside: lines that look the same are the same thing in another order.
    look: u64,
}

/// Lines to the end of the turn, best first. Of those that begin with the same move `quota` are followed at a time.
pub fn best_lines<G: Mindful>(game: &G, quota: usize, desk: &mut Desk<G>) -> Vec<Plan<G::Move>> {
    let Some(seat) = game.to_move().seat() else { return Vec::new() };
    let turn = game.turn_number();
    let mut done: Vec<Plan<G::Move>> = Vec::new();
    let start = Line { game: game.clone(), moves: Vec::new(), root: 0, guess: 0.0, look: 0 };
    let mut front = vec![start];
    let mut moves = desk.list();
    for step in 0..STEPS {
        let mut next: Vec<Line<G>> = Vec::new();
        for line in &front {
            if step > 0 && desk.effort.is_over() {
                done.push(Plan { moves: line.moves.clone(), guess: line.guess });
                continue;
            }
            line.game.legal_moves(&mut moves);
            for (n, m) in moves.iter().enumerate() {
                let mut after = line.game.clone();
                let reveal = desk.play(&mut after, *m);
                let (guess, look) = judge(&after, seat, desk);
                let root = if step == 0 { n } else { line.root };
                let mut path = Vec::with_capacity(line.moves.len() + 1);
                path.extend_from_slice(&line.moves);
                path.push(*m);
                let ended = after.turn_number() != turn || after.to_move().seat() != Some(seat);
                if ended || reveal == Reveal::Something || step + 1 == STEPS {
                    done.push(Plan { moves: path, guess });
                } else if !next.iter().any(|other| other.root == root && other.look == look) {
                    next.push(Line { game: after, moves: path, root, guess, look });
                }
            }
        }
        next.sort_by(|a, b| a.root.cmp(&b.root).then(b.guess.total_cmp(&a.guess)));
        let mut of_root = (usize::MAX, 0);
        next.retain(|line| {
            of_root = if of_root.0 == line.root { (line.root, of_root.1 + 1) } else { (line.root, 1) };
            of_root.1 <= quota
        });
        front = next;
        if front.is_empty() {
            break;
        }
    }
    desk.put_back(moves);
    done.sort_by(|a, b| b.guess.total_cmp(&a.guess));
    done.truncate(KEPT);
    done
}

fn judge<G: Mindful>(game: &G, seat: Seat, desk: &Desk<G>) -> (f32, u64) {
    let outlook = game.outlook();
    let look = outlook.0.iter().fold(u64::from(game.turn_number()), |look, points| {
        (look ^ u64::from(points.to_bits())).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
    });
    (margin(&outlook, seat, game.players(), desk.style.rivals), look)
}

/// Plays a good line until the turn has passed on.
pub fn play_line<G: Mindful>(game: &mut G, quota: usize, desk: &mut Desk<G>) {
    let turn = game.turn_number();
    while let Some(seat) = game.to_move().seat() {
        let Some(best) = best_lines(game, quota, desk).into_iter().next() else { return };
        for m in best.moves {
            let _ = desk.play(game, m);
        }
        if game.turn_number() != turn || game.to_move().seat() != Some(seat) {
            return;
        }
    }
}
