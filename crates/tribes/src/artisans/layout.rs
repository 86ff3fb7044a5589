//! The larger board: a heart of 4 x 4 with the new tiles, the rest around it.

use crate::board::Board;
use crate::board::Paths;
use crate::data::TILES;
use crate::state::decks::{Luck, stream};
use crate::{Ground, MAX_TILES, Side, Tile, TileSet};

/// Sides of each Workshop that carry a mountain. PLACEHOLDER: one source only (RT); check against real tiles.
pub(crate) const MOUNTAIN_SIDES: [[Side; 2]; 3] =
    [[Side::North, Side::West], [Side::South, Side::East], [Side::South, Side::East]];

/// Specialized Markets in the box. Source: FD, UB.
pub(crate) const SPECIALIZED_MARKETS: usize = 2;

/// First and last column of the heart of the board, and its first and last row.
pub(crate) const HEART: [u8; 2] = [1, 4];

/// Kinds of tiles that come with this expansion.
#[cfg(feature = "ts")]
pub(crate) const NEW_TILES: [Ground; 3] = [Ground::Workshop, Ground::SpecializedMarket, Ground::Chasm];

/// Copies of each kind of tile with this expansion.
pub(crate) fn copies(ground: Ground) -> usize {
    match ground {
        Ground::Workshop => MOUNTAIN_SIDES.len(),
        Ground::SpecializedMarket => SPECIALIZED_MARKETS,
        Ground::Chasm => 1,
        _ => TILES.iter().find(|(kind, _)| *kind == ground).map_or(0, |(_, copies)| *copies),
    }
}

/// A tile to be laid; Workshops know their mountains.
#[derive(Clone, Copy)]
enum Piece {
    Plain(Ground),
    Workshop([Side; 2]),
}

/// Lays the 36 tiles; again, until all 35 that can be entered hang together.
pub(crate) fn lay(luck: &mut Luck) -> Board {
    luck.stream(stream::LAYOUT, |s| {
        loop {
            let mut base: Vec<Piece> = TILES
                .iter()
                .flat_map(|(kind, copies)| std::iter::repeat_n(Piece::Plain(*kind), *copies))
                .collect();
            s.shuffle(&mut base);
            let mut heart = base.split_off(20);
            heart.extend(MOUNTAIN_SIDES.map(Piece::Workshop));
            heart.extend([Piece::Plain(Ground::SpecializedMarket); SPECIALIZED_MARKETS]);
            heart.push(Piece::Plain(Ground::Chasm));
            s.shuffle(&mut heart);
            let board = build(&base, &heart);
            if board.paths.is_connected() {
                return board;
            }
        }
    })
}

fn build(around: &[Piece], heart: &[Piece]) -> Board {
    let mut around = around.iter();
    let mut heart = heart.iter();
    let mut ground = [Ground::Chasm; MAX_TILES];
    let mut mountains = Vec::new();
    for tile in Tile::first(MAX_TILES) {
        let piece = if is_heart(tile) { heart.next() } else { around.next() };
        match piece.expect("36 tiles for 36 places") {
            Piece::Plain(kind) => ground[tile.index()] = *kind,
            Piece::Workshop(sides) => {
                ground[tile.index()] = Ground::Workshop;
                mountains.extend(sides.map(|side| (tile, side)));
            }
        }
    }
    let mut paths = Paths::plain(enterable(&ground));
    mountains.into_iter().for_each(|(tile, side)| paths.close(tile, side));
    Board::new(&ground, paths)
}

/// Tiles that are not the chasm.
pub(crate) fn enterable(ground: &[Ground]) -> TileSet {
    Tile::first(ground.len()).filter(|tile| ground[tile.index()] != Ground::Chasm).collect()
}

/// Does this place belong to the 4 x 4 heart?
pub(crate) fn is_heart(tile: Tile) -> bool {
    let [from, to] = HEART;
    (from..=to).contains(&tile.column()) && (from..=to).contains(&tile.row())
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    #[test]
    fn every_layout_hangs_together_and_keeps_new_tiles_in_the_heart() {
        for seed in 0..300 {
            let board = lay(&mut Luck::new(Seed::from_number(seed)));
            assert!(board.paths.is_connected());
            assert_eq!(board.paths.tiles().len(), 35);
            for tile in board.all() {
                let new = matches!(
                    board.ground(tile),
                    Ground::Workshop | Ground::SpecializedMarket | Ground::Chasm
                );
                assert!(!new || is_heart(tile), "{tile}");
            }
        }
    }
}
