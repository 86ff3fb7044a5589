//! What a move can lead to: where it begins, where it ends and with which tribe.

use serde::Serialize;
use tribes::{Tile, TileSet, Tribe, Tribes, Walk};

/// The end of a move, whatever way leads there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct TribeResult {
    /// Where the meeples are picked up.
    pub start: Tile,
    /// Where the last one is dropped.
    pub end: Tile,
    /// Which tribe is collected.
    pub tribe: Tribe,
}

/// Calls `found` with every result on the board for somebody who `flies` with the Flying Carpet, or does not.
pub fn each_result(game: &Tribes, flies: bool, mut found: impl FnMut(TribeResult)) {
    for start in game.peopled().iter() {
        let walk = Walk { at: start, came: None, hand: game.meeples(start) };
        each_end(game, &walk, flies, |tribe, end| found(TribeResult { start, end, tribe }));
    }
}

/// Calls `found` with every tribe and tile a walk can end with.
pub fn each_end(game: &Tribes, walk: &Walk, flies: bool, mut found: impl FnMut(Tribe, Tile)) {
    ends_by_tribe(game, walk, flies, |tribe, ends| ends.iter().for_each(|end| found(tribe, end)));
}

/// Calls `found` with every tribe a walk can end with, and all tiles where.
///
/// The last meeple joins one that stands there, or one of its tribe that the same walk has left there in passing.
fn ends_by_tribe(game: &Tribes, walk: &Walk, flies: bool, mut found: impl FnMut(Tribe, TileSet)) {
    let steps = walk.hand.total() as usize;
    let lifts_off = flies && !game.reach(steps - 1, walk.at, walk.came).is_empty();
    let reach = if lifts_off { game.tiles() } else { game.reach(steps, walk.at, walk.came) };
    let loops = if walk.hand.has_pair() { game.loops(steps, walk.at, walk.came) } else { TileSet::NONE };
    for tribe in walk.hand.tribes() {
        let mut ends = reach & waiting(game, walk, tribe);
        if walk.hand.count(tribe) > 1 {
            ends |= loops;
        }
        found(tribe, ends);
    }
}

/// All ends of moves on the board, wherever the moves begin: what they bring does not depend on it, but for those that
/// come back to where they began.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ends([Reached; Tribe::ALL.len()]);

/// Where moves end with some tribe.
#[derive(Clone, Copy, Debug, Default)]
struct Reached {
    /// Away from where they began.
    away: TileSet,
    /// Where they began.
    back: TileSet,
}

impl Ends {
    /// All of a board, nobody flying.
    pub fn of(game: &Tribes) -> Ends {
        let mut all = Ends::default();
        for start in game.peopled().iter() {
            let walk = Walk { at: start, came: None, hand: game.meeples(start) };
            ends_by_tribe(game, &walk, false, |tribe, ends| {
                let reached = &mut all.0[tribe as usize];
                reached.back |= ends & start.set();
                reached.away |= ends & !start.set();
            });
        }
        all
    }

    /// Calls `found` with each: tribe, tile, and whether the move came back.
    #[inline]
    pub fn each(&self, mut found: impl FnMut(Tribe, Tile, bool)) {
        for (tribe, reached) in Tribe::ALL.into_iter().zip(&self.0) {
            reached.away.iter().for_each(|end| found(tribe, end, false));
            reached.back.iter().for_each(|end| found(tribe, end, true));
        }
    }

    /// Adds one.
    pub fn insert(&mut self, tribe: Tribe, end: Tile, back: bool) {
        let reached = &mut self.0[tribe as usize];
        let tiles = if back { &mut reached.back } else { &mut reached.away };
        tiles.insert(end);
    }

    /// The first result on the board that ends with one of these.
    pub fn first_result(&self, game: &Tribes) -> Option<TribeResult> {
        for start in game.peopled().iter() {
            let walk = Walk { at: start, came: None, hand: game.meeples(start) };
            let mut first = None;
            ends_by_tribe(game, &walk, false, |tribe, ends| {
                let Reached { away, back } = self.0[tribe as usize];
                let these = ends & (away & !start.set() | back & start.set());
                first = first.or_else(|| these.iter().next().map(|end| TribeResult { start, end, tribe }));
            });
            if first.is_some() {
                return first;
            }
        }
        None
    }
}

/// Tiles where one of a tribe stands that a walk could join: those it picks up do not.
pub fn waiting(game: &Tribes, walk: &Walk, tribe: Tribe) -> TileSet {
    let mut tiles = game.standing(tribe);
    if walk.came.is_none() {
        tiles.remove(walk.at);
    }
    tiles
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use table::{Chooser, Game, Moves, Seed};
    use tribes::{Expansions, Move, Setup};

    use super::*;
    use crate::sow::random_way;

    /// Adds all ends of the walk that is under way, found by playing every drop.
    fn walk_on(game: &Tribes, start: Tile, ends: &mut BTreeSet<TribeResult>) {
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        let last = game.walk().is_some_and(|walk| walk.hand.total() == 1);
        for m in &moves {
            let Move::Drop { tribe, tile } = *m else { continue };
            if last {
                ends.insert(TribeResult { start, end: tile, tribe });
            } else {
                let mut after = *game;
                let _ = after.play_silently(*m);
                walk_on(&after, start, ends);
            }
        }
    }

    /// Boards of games played at random, when meeples may be picked up.
    fn boards(setup: &Setup, seed: u64) -> Vec<Tribes> {
        let mut game = Tribes::new(setup, Seed::from_number(seed)).unwrap();
        let mut chooser = Chooser::new(&Seed::from_number(seed));
        let mut moves = Moves::new();
        let mut boards = Vec::new();
        loop {
            game.legal_moves(&mut moves);
            if moves.iter().any(|m| matches!(m, Move::Sow { .. })) {
                boards.push(game);
            }
            let Some(m) = chooser.pick(&moves) else { return boards };
            let _ = game.play_silently(m);
        }
    }

    #[test]
    fn every_result_of_a_small_hand_is_listed_and_has_a_way() {
        let mut round = 0;
        for (expansions, seed) in
            [(Expansions::default(), 1), (Expansions::default(), 2), (Expansions::ALL, 3)]
        {
            let setup = Setup { expansions, ..Setup::new(2) };
            let mut chooser = Chooser::new(&Seed::from_number(seed));
            for game in boards(&setup, seed) {
                let mut listed = BTreeSet::new();
                each_result(&game, false, |result| assert!(listed.insert(result), "{result:?} twice"));
                for result in &listed {
                    let mut after = game;
                    let _ = after.play(Move::Sow { tile: result.start }, &mut ()).unwrap();
                    for m in random_way(&game, result, &mut chooser) {
                        let _ = after.play(m, &mut ()).unwrap();
                    }
                    assert!(after.walk().is_none(), "{result:?} has not ended");
                    round += usize::from(!game.meeples(result.end).has(result.tribe));
                }
                // Larger hands have too many ways to try them all.
                listed.retain(|result| game.meeples(result.start).total() <= 5);
                let mut found = BTreeSet::new();
                for start in game.peopled().iter().filter(|tile| game.meeples(*tile).total() <= 5) {
                    let mut after = game;
                    if after.play(Move::Sow { tile: start }, &mut ()).is_ok() {
                        walk_on(&after, start, &mut found);
                    }
                }
                assert_eq!(listed, found);
            }
        }
        assert!(round > 100, "only {round} results join a meeple of the same move");
    }
}
