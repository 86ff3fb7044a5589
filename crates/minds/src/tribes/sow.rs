//! Ways to drop meeples: the same result leaves many different boards behind.

use table::{Chooser, Game};
use tribes::{Meeples, Move, Side, Tile, Tribe, Tribes};

use super::results::TribeResult;
use super::turn;
use crate::desk::Desk;
use crate::mindful::Plan;

/// A way to drop the meeples in hand, the last one last.
pub type Way = Vec<(Tribe, Tile)>;

/// Some random way of a result.
pub fn random_way(game: &Tribes, result: &TribeResult, chooser: &mut Chooser) -> Way {
    walk_to(game, result.start, None, game.meeples(result.start), result.end, result.tribe, chooser)
}

/// A random walk that ends there with that tribe; the end must be in reach.
fn walk_to(
    game: &Tribes,
    mut at: Tile,
    mut came: Option<Side>,
    mut hand: Meeples,
    end: Tile,
    last: Tribe,
    chooser: &mut Chooser,
) -> Way {
    let mut way = Way::with_capacity(hand.total() as usize);
    hand.take(last, 1);
    loop {
        let steps = hand.total() as usize;
        let from = chooser.below(4);
        let next = (0..4).map(|n| Side::ALL[(from + n) % 4]).find_map(|side| {
            let closed = came == Some(side.opposite());
            let tile = game.step(at, side).filter(|_| !closed)?;
            game.reach(steps, tile, Some(side)).contains(end).then_some((tile, side))
        });
        let Some((tile, side)) = next else { return way };
        (at, came) = (tile, Some(side));
        let mut pick = chooser.below(steps.max(1)) as u8;
        let tribe = hand.tribes().find(|tribe| {
            let found = pick < hand.count(*tribe);
            pick = pick.wrapping_sub(hand.count(*tribe));
            found
        });
        match tribe {
            Some(tribe) => {
                hand.take(tribe, 1);
                way.push((tribe, tile));
            }
            None => {
                way.push((last, tile));
                return way;
            }
        }
    }
}

/// Distinct ways of a result, at most so many, found by chance.
pub fn ways(game: &Tribes, result: &TribeResult, most: usize, chooser: &mut Chooser) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    let mut seen: Vec<Vec<(Tile, Tribe)>> = Vec::new();
    for _ in 0..most * 2 {
        let way = random_way(game, result, chooser);
        let mut lies: Vec<(Tile, Tribe)> = way.iter().map(|(tribe, tile)| (*tile, *tribe)).collect();
        lies.sort_unstable();
        if !seen.contains(&lies) {
            seen.push(lies);
            ways.push(way);
            if ways.len() >= most {
                break;
            }
        }
    }
    ways
}

/// Plans for meeples that are already in hand.
pub fn plans(game: &Tribes, desk: &mut Desk<Tribes>) -> Vec<Plan<Move>> {
    let mut plans = Vec::new();
    let mut tried: Vec<Way> = Vec::new();
    if let Some(walk) = game.walk() {
        let reach = game.reach(walk.hand.total() as usize, walk.at, walk.came);
        for last in walk.hand.tribes() {
            for end in (reach & game.standing(last)).iter() {
                for _ in 0..6 {
                    if !plans.is_empty() && desk.effort.is_over() {
                        break;
                    }
                    let way = walk_to(game, walk.at, walk.came, walk.hand, end, last, &mut desk.chooser);
                    let is_new = !tried.contains(&way);
                    if is_new && way.len() == walk.hand.total() as usize {
                        tried.push(way.clone());
                        plans.extend(turn::plan_of(game, Vec::new(), &way, desk));
                    }
                }
            }
        }
    }
    // The rare move that only ends where its own meeples stand: one drop at a time.
    if plans.is_empty() {
        let mut moves = desk.list();
        game.legal_moves(&mut moves);
        plans.extend(moves.iter().map(|m| Plan { moves: vec![*m], guess: 0.0 }));
        desk.put_back(moves);
    }
    plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
    plans
}
