//! What a move can lead to: where it begins, where it ends and with which tribe.

use serde::Serialize;
use tribes::{Tile, Tribe, Tribes};

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

/// Calls `found` with every result that joins meeples which stand on the board now.
///
/// Left out are the rare ends at a tile where only meeples of the same move stand.
pub fn each_result(game: &Tribes, mut found: impl FnMut(TribeResult)) {
    for start in game.peopled().iter() {
        let hand = game.meeples(start);
        let reach = game.reach(hand.total() as usize, start, None);
        for tribe in hand.tribes() {
            let mut ends = reach & game.standing(tribe);
            ends.remove(start);
            ends.iter().for_each(|end| found(TribeResult { start, end, tribe }));
        }
    }
}
