//! Ways to drop meeples: the same result leaves many different boards behind.

use minds::{Desk, Plan};
use table::{Chooser, Game};
use tribes::{Move, Side, Tile, Tribe, Tribes, Walk};

use crate::results::{TribeResult, each_end, waiting};
use crate::{Judge, turn};

/// A way to drop the meeples in hand, the last one last.
pub type Way = Vec<Move>;

/// Some random way of a result.
pub fn random_way(game: &Tribes, result: &TribeResult, chooser: &mut Chooser) -> Way {
    let walk = Walk { at: result.start, came: None, hand: game.meeples(result.start) };
    way_to(game, walk, result.end, result.tribe, chooser)
}

/// A random way that ends there with that tribe, one of the ends of this walk.
fn way_to(game: &Tribes, walk: Walk, end: Tile, last: Tribe, chooser: &mut Chooser) -> Way {
    let Walk { mut at, mut came, mut hand } = walk;
    let mut way = Way::with_capacity(hand.total() as usize);
    // Kept in hand: the last one, and one to be left at the end in passing if nobody waits there.
    let mut waits = waiting(game, &walk, last).contains(end);
    let flies = waits && !game.reach(hand.total() as usize, at, came).contains(end);
    hand.take(last, if waits { 1 } else { 2 });
    loop {
        if flies && hand.is_empty() {
            way.push(Move::Fly { tribe: last, tile: end });
            return way;
        }
        let steps = hand.total() as usize + usize::from(!waits);
        let from = chooser.below(4);
        let next = (0..4).map(|n| Side::ALL[(from + n) % 4]).find_map(|side| {
            let closed = came == Some(side.opposite());
            let tile = game.step(at, side).filter(|_| !closed)?;
            let leads_there = if flies {
                !game.reach(steps - 1, tile, Some(side)).is_empty()
            } else if waits || tile == end {
                game.reach(steps, tile, Some(side)).contains(end)
            } else {
                game.loops(steps, tile, Some(side)).contains(end)
            };
            leads_there.then_some((tile, side))
        });
        let Some((tile, side)) = next else { return way };
        (at, came) = (tile, Some(side));
        if !waits && tile == end {
            waits = true;
            way.push(Move::Drop { tribe: last, tile });
            continue;
        }
        let mut pick = chooser.below((hand.total() as usize).max(1)) as u8;
        let tribe = hand.tribes().find(|tribe| {
            let found = pick < hand.count(*tribe);
            pick = pick.wrapping_sub(hand.count(*tribe));
            found
        });
        match tribe {
            Some(tribe) => {
                hand.take(tribe, 1);
                way.push(Move::Drop { tribe, tile });
            }
            None => {
                way.push(Move::Drop { tribe: last, tile });
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
        let mut lies: Vec<(Tile, Tribe)> = way.iter().filter_map(dropped).collect();
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

fn dropped(m: &Move) -> Option<(Tile, Tribe)> {
    match *m {
        Move::Drop { tribe, tile } | Move::Fly { tribe, tile } => Some((tile, tribe)),
        _ => None,
    }
}

/// Plans for meeples that are already in hand.
pub fn plans(game: &Tribes, desk: &mut Desk<Judge>) -> Vec<Plan<Move>> {
    let mut plans = Vec::new();
    let mut tried: Vec<Way> = Vec::new();
    if let Some(walk) = game.walk() {
        let mut ends = Vec::new();
        each_end(game, &walk, game.can_fly(), |tribe, end| ends.push((tribe, end)));
        for (last, end) in ends {
            for _ in 0..6 {
                if !plans.is_empty() && desk.effort.is_over() {
                    break;
                }
                let way = way_to(game, walk, end, last, &mut desk.chooser);
                if !tried.contains(&way) {
                    tried.push(way.clone());
                    plans.extend(turn::plan_of(game, Vec::new(), &way, desk));
                }
            }
        }
    }
    // A walk that can only end by flying to a meeple of the same move: one drop at a time.
    if plans.is_empty() {
        let mut moves = desk.list();
        game.legal_moves(&mut moves);
        plans.extend(moves.iter().map(|m| Plan { moves: vec![*m], guess: 0.0 }));
        desk.put_back(moves);
    }
    plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
    plans
}
