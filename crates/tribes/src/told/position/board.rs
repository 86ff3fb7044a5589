//! Building the board of a position.

use table::Faults;

use crate::artisans::layout;
use crate::board::{Board, Paths};
use crate::data::{BASE_TILES, PALACES, PALMS};
use crate::{Ground, MAX_TILES, Piece, Position, Side, Tile, Tribe};

impl Position {
    /// The board with everything on it. Grounds that are not named are filled with the tiles left over; new
    /// tiles of the Artisans go to the heart of the board.
    pub(crate) fn board(&self, faults: &mut Faults) -> Board {
        let size = if self.setup.expansions.artisans { MAX_TILES } else { BASE_TILES };
        let ground = self.grounds(size);
        let mut paths = Paths::plain(layout::enterable(&ground));
        for (from, to) in &self.mountains {
            match Side::ALL.into_iter().find(|side| from.set().step(*side) == to.set()) {
                Some(side) if self.setup.expansions.artisans => paths.close(*from, side),
                _ => faults.add("mountains", format!("no mountain can stand between {from} and {to}")),
            }
        }
        let mut board = Board::new(&ground, paths);
        for (tile, position) in &self.tiles {
            let at = format!("tiles.{tile}");
            if tile.index() >= size {
                faults.add(at, "the board has no such tile");
                continue;
            }
            if ground[tile.index()] == Ground::Chasm
                && (!position.meeples.is_empty()
                    || position.owner.is_some()
                    || (position.palms, position.palaces) != (0, 0))
            {
                faults.add(at, "nothing ever stands on the chasm");
                continue;
            }
            Tribe::ALL.iter().for_each(|tribe| board.add(*tile, *tribe, position.meeples.count(*tribe)));
            match position.owner {
                Some(seat) if seat.number() < self.setup.players => board.control(*tile, seat),
                Some(seat) => faults.add(format!("{at}.owner"), format!("seat {seat} does not play")),
                None => {}
            }
            if position.palms > PALMS || position.palaces > PALACES {
                faults.add(at, format!("at most {PALMS} palm trees and {PALACES} palaces exist"));
                continue;
            }
            (0..position.palms).for_each(|_| board.build(Piece::Palm, *tile));
            (0..position.palaces).for_each(|_| board.build(Piece::Palace, *tile));
        }
        board
    }

    fn grounds(&self, size: usize) -> Vec<Ground> {
        let mut base = Vec::new();
        let mut new = Vec::new();
        for ground in Ground::ALL {
            let named = self.tiles.values().filter(|tile| tile.ground == Some(ground)).count();
            let left = self.setup.copies(ground).saturating_sub(named);
            let is_new = matches!(ground, Ground::Workshop | Ground::SpecializedMarket | Ground::Chasm);
            let pile = if is_new { &mut new } else { &mut base };
            pile.extend(std::iter::repeat_n(ground, left));
        }
        base.reverse();
        new.reverse();
        Tile::first(size)
            .map(|tile| {
                let named = self.tiles.get(&tile).and_then(|tile| tile.ground);
                let piles =
                    if layout::is_heart(tile) { [&mut new, &mut base] } else { [&mut base, &mut new] };
                named.or_else(|| piles.into_iter().find_map(Vec::pop)).unwrap_or(Ground::Oasis)
            })
            .collect()
    }
}
