//! The rest of a turn as paths of small decisions, the more promising ones followed further.

use table::{Game, PerSeat, Reveal, Seat};

use crate::desk::Desk;
use crate::judge::{Judge, MoveOf, Plan, margin};

/// Decisions of one turn that are looked ahead.
const STEPS: usize = 24;
/// Finished paths that are kept.
const KEPT: usize = 64;

/// A path on its way.
#[derive(Clone)]
struct Path<J: Judge> {
    game: J::Game,
    moves: Vec<MoveOf<J>>,
    /// Which first move it began with.
    root: usize,
    guess: f32,
    /// What it is worth to everybody: paths that are worth the same are the same thing in another order.
    worth: Worth,
}

/// What each seat can expect, in whole 256ths of a point.
type Worth = PerSeat<i32>;

/// Paths to the end of the turn, best first. Of those that begin with the same move `quota` are followed at a time.
pub fn best_paths<J: Judge>(game: &J::Game, quota: usize, desk: &mut Desk<J>) -> Vec<Plan<MoveOf<J>>> {
    let Some(seat) = game.to_move().seat() else { return Vec::new() };
    let turn = game.turn().number;
    let mut done: Vec<Plan<MoveOf<J>>> = Vec::new();
    let start =
        Path::<J> { game: game.clone(), moves: Vec::new(), root: 0, guess: 0.0, worth: Worth::default() };
    let mut front = vec![start];
    let mut moves = desk.list();
    for step in 0..STEPS {
        let mut next: Vec<Path<J>> = Vec::new();
        for path in &front {
            if step > 0 && desk.effort.is_over() {
                done.push(Plan { moves: path.moves.clone(), guess: path.guess });
                continue;
            }
            path.game.legal_moves(&mut moves);
            for (n, m) in moves.iter().enumerate() {
                let mut after = path.game.clone();
                let reveal = desk.play(&mut after, *m);
                let (guess, worth) = judge(&after, seat, desk);
                let root = if step == 0 { n } else { path.root };
                let mut walked = Vec::with_capacity(path.moves.len() + 1);
                walked.extend_from_slice(&path.moves);
                walked.push(*m);
                if ends_plan(&after, turn, seat, reveal) || step + 1 == STEPS {
                    done.push(Plan { moves: walked, guess });
                } else if !next.iter().any(|other| other.root == root && other.worth == worth) {
                    next.push(Path { game: after, moves: walked, root, guess, worth });
                }
            }
        }
        next.sort_by(|a, b| a.root.cmp(&b.root).then(b.guess.total_cmp(&a.guess)));
        let mut of_root = (usize::MAX, 0);
        next.retain(|path| {
            of_root = if of_root.0 == path.root { (path.root, of_root.1 + 1) } else { (path.root, 1) };
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

fn judge<J: Judge>(game: &J::Game, seat: Seat, desk: &Desk<J>) -> (f32, Worth) {
    let outlook = desk.judge.outlook(game);
    let worth = PerSeat(outlook.0.map(|points| (points * 256.0) as i32));
    (margin(&outlook, seat, game.players(), desk.style.rivals), worth)
}

/// Plays a good path until the turn has passed on.
pub fn play_best_path<J: Judge>(game: &mut J::Game, quota: usize, desk: &mut Desk<J>) {
    let turn = game.turn().number;
    while let Some(seat) = game.to_move().seat() {
        let Some(best) = best_paths(game, quota, desk).into_iter().next() else { return };
        for m in best.moves {
            let _ = desk.play(game, m);
        }
        if ends_plan(game, turn, seat, Reveal::Nothing) {
            return;
        }
    }
}

/// Did a decision end the turn, ask somebody else, or show something new?
#[must_use]
pub(crate) fn ends_plan<G: Game>(game: &G, turn: u32, seat: Seat, reveal: Reveal) -> bool {
    reveal == Reveal::Something || game.turn().number != turn || game.to_move().seat() != Some(seat)
}
