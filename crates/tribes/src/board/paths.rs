use crate::data::BASE_TILES;
use crate::{MAX_TILES, Side, Tile, TileSet};

/// Where meeples can walk: which tiles there are, and which sides can be crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paths {
    tiles: TileSet,
    /// For each side, the tiles that can be left that way.
    open: [TileSet; 4],
}

/// The farthest walk kept in [`REACH`]. With five tribes six meeples always hold a pair, and a pair with five
/// or more steps can always be brought together, so nothing farther is ever looked up on the base board.
const TABLE_STEPS: usize = 5;

/// `REACH[k][tile][side]`: tiles reached in exactly `k` steps from `tile` without stepping back, having
/// arrived there in the direction `side`; index 4 stands for "picked up here".
static REACH: [[[u64; 5]; BASE_TILES]; TABLE_STEPS + 1] = reach_table();

impl Paths {
    /// The base board: 6 x 5 tiles, nothing in the way.
    pub const BASE: Paths = Paths::plain(TileSet::first(BASE_TILES));

    /// A board of these tiles with nothing in the way.
    pub const fn plain(tiles: TileSet) -> Paths {
        let mut open = [TileSet::NONE; 4];
        let mut n = 0;
        while n < 4 {
            let side = Side::ALL[n];
            // A tile can be left to one side if its neighbour there exists, seen from the neighbour.
            open[n] = TileSet(tiles.0 & tiles.step(side.opposite()).0);
            n += 1;
        }
        Paths { tiles, open }
    }

    /// Closes one side of a tile, in both directions.
    pub fn close(&mut self, tile: Tile, side: Side) {
        self.open[side as usize].remove(tile);
        for beyond in (tile.set().step(side) & self.tiles).iter() {
            self.open[side.opposite() as usize].remove(beyond);
        }
    }

    /// All tiles that can be entered.
    pub const fn tiles(&self) -> TileSet {
        self.tiles
    }

    /// The tile next to this one, if one can go there.
    #[inline]
    pub fn next(&self, tile: Tile, side: Side) -> Option<Tile> {
        if !self.open[side as usize].contains(tile) {
            return None;
        }
        Tile::new((tile.set().step(side)).0.trailing_zeros() as usize)
    }

    /// Tiles reached in exactly `steps` steps without stepping back, having come to `tile` in direction `came`.
    #[inline(always)]
    pub fn reach(&self, steps: usize, tile: Tile, came: Option<Side>) -> TileSet {
        if steps <= TABLE_STEPS && self.is_base() {
            return TileSet(REACH[steps][tile.index()][came.map_or(4, |side| side as usize)]);
        }
        self.walk(steps, Walkers::start(tile, came)).tiles()
    }

    /// Can a walk of exactly `steps` steps end where it has been at an earlier step (not at its start)?
    /// Then two meeples of one tribe can always be brought together.
    pub fn can_loop(&self, steps: usize, tile: Tile, came: Option<Side>) -> bool {
        if self.is_base() { steps >= 5 } else { self.meetings(steps, tile, came).next().is_some() }
    }

    /// Tiles where a walk of exactly `steps` steps can end that it has come by at an earlier step (not at its start).
    pub fn loops(&self, steps: usize, tile: Tile, came: Option<Side>) -> TileSet {
        if steps < 5 {
            TileSet::NONE
        } else if self.is_base() {
            // A walk can always go round a block of tiles, in four steps, in six, in eight ...
            (1..=steps - 4)
                .rev()
                .step_by(2)
                .fold(TileSet::NONE, |met, steps| met | self.reach(steps, tile, came))
        } else {
            self.meetings(steps, tile, came).collect()
        }
    }

    /// The same one by one, some of them more than once.
    fn meetings(&self, steps: usize, tile: Tile, came: Option<Side>) -> impl Iterator<Item = Tile> {
        let mut walkers = Walkers::start(tile, came);
        (4..steps).rev().flat_map(move |rest| {
            walkers = self.step(walkers);
            let arrived = walkers.arrived;
            Side::ALL.into_iter().flat_map(move |side| {
                arrived[side as usize].iter().filter(move |meeting| {
                    self.walk(rest, Walkers::start(*meeting, Some(side))).tiles().contains(*meeting)
                })
            })
        })
    }

    /// Is this the base board? Only boards of another size have anything in the way.
    pub const fn is_base(&self) -> bool {
        self.tiles.0 == Paths::BASE.tiles.0
    }

    /// Do all tiles hang together?
    pub fn is_connected(&self) -> bool {
        let mut reached = TileSet(self.tiles.0 & self.tiles.0.wrapping_neg());
        loop {
            let mut next = reached;
            for side in Side::ALL {
                next |= (reached & self.open[side as usize]).step(side);
            }
            if next == reached {
                return reached == self.tiles;
            }
            reached = next;
        }
    }

    fn walk(&self, steps: usize, mut walkers: Walkers) -> Walkers {
        for _ in 0..steps {
            walkers = self.step(walkers);
        }
        walkers
    }

    const fn step(&self, walkers: Walkers) -> Walkers {
        let mut next = Walkers { arrived: [TileSet::NONE; 4], picked_up: TileSet::NONE };
        let mut n = 0;
        while n < 4 {
            let side = Side::ALL[n];
            let back = side.opposite() as usize;
            let mut leaving = walkers.picked_up.0;
            let mut came = 0;
            while came < 4 {
                if came != back {
                    leaving |= walkers.arrived[came].0;
                }
                came += 1;
            }
            next.arrived[n] = TileSet(leaving & self.open[n].0).step(side);
            n += 1;
        }
        next
    }
}

/// Everywhere a walk can be, by the direction of its last step.
#[derive(Clone, Copy)]
struct Walkers {
    arrived: [TileSet; 4],
    picked_up: TileSet,
}

impl Walkers {
    const fn start(tile: Tile, came: Option<Side>) -> Walkers {
        let mut walkers = Walkers { arrived: [TileSet::NONE; 4], picked_up: TileSet::NONE };
        match came {
            Some(side) => walkers.arrived[side as usize] = tile.set(),
            None => walkers.picked_up = tile.set(),
        }
        walkers
    }

    const fn tiles(&self) -> TileSet {
        TileSet(
            self.arrived[0].0 | self.arrived[1].0 | self.arrived[2].0 | self.arrived[3].0 | self.picked_up.0,
        )
    }
}

const fn reach_table() -> [[[u64; 5]; BASE_TILES]; TABLE_STEPS + 1] {
    let mut table = [[[0; 5]; BASE_TILES]; TABLE_STEPS + 1];
    let mut tile = 0;
    while tile < BASE_TILES {
        let mut came = 0;
        while came < 5 {
            let Some(at) = Tile::new(tile) else { panic!("the base board has fewer tiles than the largest") };
            let mut walkers = Walkers::start(at, if came < 4 { Some(Side::ALL[came]) } else { None });
            let mut steps = 0;
            while steps <= TABLE_STEPS {
                table[steps][tile][came] = walkers.tiles().0;
                walkers = Paths::BASE.step(walkers);
                steps += 1;
            }
            came += 1;
        }
        tile += 1;
    }
    table
}

const _: () = assert!(BASE_TILES <= MAX_TILES);

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    #[test]
    fn the_table_agrees_with_walking() {
        for at in Tile::first(BASE_TILES) {
            for came in [None, Some(Side::North), Some(Side::East), Some(Side::South), Some(Side::West)] {
                for steps in 0..=TABLE_STEPS {
                    let walked = Paths::BASE.walk(steps, Walkers::start(at, came)).tiles();
                    assert_eq!(Paths::BASE.reach(steps, at, came), walked);
                }
            }
        }
    }

    #[test]
    fn two_steps_never_lead_back() {
        let reach = Paths::BASE.reach(2, tile("c3"), None);
        assert!(!reach.contains(tile("c3")));
        assert_eq!(reach.len(), 8);
    }

    #[test]
    fn four_steps_lead_round_to_the_start() {
        assert!(Paths::BASE.reach(4, tile("a1"), None).contains(tile("a1")));
    }

    #[test]
    fn a_closed_side_is_closed_from_both_tiles() {
        let mut paths = Paths::plain(TileSet::first(36));
        paths.close(tile("c3"), Side::East);
        assert_eq!(paths.next(tile("c3"), Side::East), None);
        assert_eq!(paths.next(tile("d3"), Side::West), None);
        assert_eq!(paths.next(tile("c3"), Side::South), Some(tile("c4")));
    }

    #[test]
    fn a_walk_can_come_by_its_end_wherever_it_goes_round_a_block() {
        for at in Tile::first(BASE_TILES) {
            for came in [None, Some(Side::North), Some(Side::East), Some(Side::South), Some(Side::West)] {
                for steps in 0..=9 {
                    let met: TileSet = Paths::BASE.meetings(steps, at, came).collect();
                    assert_eq!(Paths::BASE.loops(steps, at, came), met, "{steps} steps from {at}, {came:?}");
                    assert_eq!(Paths::BASE.can_loop(steps, at, came), !met.is_empty());
                }
            }
        }
    }

    #[test]
    fn a_loop_needs_five_steps_everywhere_on_an_open_board() {
        let paths = Paths::plain(TileSet::first(36));
        for at in Tile::first(36) {
            for came in Side::ALL {
                assert!(paths.can_loop(5, at, Some(came)), "{at} {came:?}");
                assert!(!paths.can_loop(4, at, Some(came)));
            }
        }
    }
}
