//! Counting complete sowing moves, for perft and bench.

use crate::Side;
use crate::state::{Phase, Sowing, Tribes};

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

    /// Drops are made and taken back on one board. The last two are only counted: where the last one may go
    /// does not depend on the one before, which lies elsewhere.
    fn count_from(&mut self, sowing: &Sowing) -> u64 {
        let left = sowing.hand.total();
        let mut count = 0;
        for side in Side::ALL {
            let Some(tile) = self.step_from(sowing, side) else { continue };
            if left == 1 {
                let last = sowing.hand.tribes().next();
                count +=
                    u64::from(last.is_some_and(|tribe| self.targets(sowing)[tribe.index()].contains(tile)));
                continue;
            }
            let next_tiles = self.board.paths.reach(1, tile, Some(side));
            let step = (left > 2).then(|| self.look_on(sowing, tile, side));
            for tribe in sowing.hand.tribes() {
                let hand = sowing.hand.without(tribe);
                if left == 2 {
                    let last = hand.tribes().next();
                    count += last
                        .map_or(0, |tribe| (next_tiles & self.targets(sowing)[tribe.index()]).len().into());
                } else if step.as_ref().is_some_and(|step| self.may_drop(sowing, tribe, step)) {
                    self.board.add(tile, tribe, 1);
                    count += self.count_from(&Sowing { at: tile, came: Some(side), hand, ..*sowing });
                    self.board.take(tile, tribe, 1);
                }
            }
        }
        count
    }
}
