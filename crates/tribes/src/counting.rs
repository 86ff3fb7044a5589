//! Counting complete sowing moves, for perft and bench.

use crate::state::{Phase, Sowing, Tribes};
use crate::{Side, Tribe};

impl Tribes {
    /// Complete sowing moves of the active player: every start, path and order of drops.
    #[must_use]
    pub fn count_sowings(&self) -> u64 {
        match self.phase {
            Phase::Sow(sowing) => { *self }.count_from(&sowing),
            Phase::Over => 0,
            _ => self.board.peopled().iter().map(|tile| self.count_from_tile(tile)).sum(),
        }
    }

    fn count_from_tile(&self, tile: crate::Tile) -> u64 {
        if !self.can_sow_from(tile) {
            return 0;
        }
        let mut game = *self;
        let hand = game.board.pick_up(tile);
        let before = *game.board.all_here();
        game.count_from(&Sowing { at: tile, came: None, hand, before })
    }

    /// Drops are made and taken back on one board; the last ones are only counted.
    fn count_from(&mut self, sowing: &Sowing) -> u64 {
        let last = sowing.hand.total() == 1;
        let mut count = 0;
        for side in Side::ALL {
            let Some(tile) = self.step_from(sowing, side) else { continue };
            for tribe in Tribe::ALL.into_iter().filter(|tribe| sowing.hand.has(*tribe)) {
                if !self.may_drop(sowing, tribe, tile, side) {
                    continue;
                }
                if last {
                    count += 1;
                    continue;
                }
                self.board.add(tile, tribe, 1);
                let next = Sowing { at: tile, came: Some(side), hand: sowing.hand.without(tribe), ..*sowing };
                count += self.count_from(&next);
                self.board.take(tile, tribe, 1);
            }
        }
        count
    }
}
