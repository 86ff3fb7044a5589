use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use table::UnknownWord;

/// Columns of every board. Rows are 5, or 6 with the Artisans.
pub const COLUMNS: u8 = 6;
/// The most tiles a board has.
pub const MAX_TILES: usize = 36;

/// A place on the board, such as `c3`: column `a` to `f`, row 1 to 5 (6 with the Artisans).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct Tile(u8);

impl Tile {
    /// The first tile of every board.
    pub const A1: Tile = Tile(0);

    /// The tile in this column and row, both from 0.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Option<Tile> {
        if column < COLUMNS && row < MAX_TILES as u8 / COLUMNS {
            Some(Tile(row * COLUMNS + column))
        } else {
            None
        }
    }

    /// The tile with this index, row by row from `a1`.
    #[must_use]
    pub const fn new(index: usize) -> Option<Tile> {
        if index < MAX_TILES { Some(Tile(index as u8)) } else { None }
    }

    /// The first `count` tiles, row by row.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..count.min(MAX_TILES) as u8).map(Tile)
    }

    /// The tile's index, row by row from `a1`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Steps between two tiles, never diagonal.
    #[must_use]
    pub const fn distance(self, other: Tile) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The set of this tile alone.
    #[must_use]
    pub const fn set(self) -> TileSet {
        TileSet(1 << self.0)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl FromStr for Tile {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Tile, UnknownWord> {
        match text.as_bytes() {
            [column @ b'a'..=b'f', row @ b'1'..=b'6'] => Ok(Tile((row - b'1') * COLUMNS + (column - b'a'))),
            _ => Err(UnknownWord::new("tile", text, &["a1 to f6"])),
        }
    }
}

table::text_form!(Tile);

/// A direction in which a meeple can step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Towards row 1.
    North,
    /// Towards column `f`.
    East,
    /// Towards the last row.
    South,
    /// Towards column `a`.
    West,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }
}

/// A set of tiles: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(pub u64);

const FIRST_COLUMN: u64 = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30;
const LAST_COLUMN: u64 = FIRST_COLUMN << 5;

impl TileSet {
    /// No tile.
    pub const NONE: TileSet = TileSet(0);

    /// The first `count` tiles, row by row.
    #[must_use]
    pub const fn first(count: usize) -> TileSet {
        TileSet((1 << count) - 1)
    }

    /// Is this tile in the set?
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// Is the set empty?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Do the two sets share a tile?
    #[must_use]
    pub const fn meets(self, other: TileSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a tile.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// All tiles of the set moved one step; what would leave the largest board is lost.
    #[must_use]
    pub const fn step(self, side: Side) -> TileSet {
        TileSet(match side {
            Side::North => self.0 >> COLUMNS,
            Side::South => self.0 << COLUMNS & TileSet::first(MAX_TILES).0,
            Side::East => (self.0 & !LAST_COLUMN) << 1,
            Side::West => (self.0 & !FIRST_COLUMN) >> 1,
        })
    }

    /// The set and everything around it, diagonals included, clipped at the columns' edge.
    #[must_use]
    pub const fn block(self) -> TileSet {
        let row = TileSet(self.0 | self.step(Side::East).0 | self.step(Side::West).0);
        TileSet(row.0 | row.step(Side::North).0 | row.step(Side::South).0)
    }

    /// The set and its orthogonal neighbours.
    #[must_use]
    pub const fn cross(self) -> TileSet {
        TileSet(
            self.0
                | self.step(Side::East).0
                | self.step(Side::West).0
                | self.step(Side::North).0
                | self.step(Side::South).0,
        )
    }

    /// The tiles, row by row.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let tile = Tile(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                tile
            })
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::NONE, |set, tile| set | tile.set())
    }
}

impl BitAnd for TileSet {
    type Output = TileSet;

    fn bitand(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }
}

impl BitOr for TileSet {
    type Output = TileSet;

    fn bitor(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }
}

impl BitAndAssign for TileSet {
    fn bitand_assign(&mut self, other: TileSet) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for TileSet {
    fn bitor_assign(&mut self, other: TileSet) {
        self.0 |= other.0;
    }
}

impl Not for TileSet {
    type Output = TileSet;

    fn not(self) -> TileSet {
        TileSet(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    #[test]
    fn a_tile_reads_what_it_prints() {
        for tile in Tile::first(MAX_TILES) {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        assert!(
            "g1".parse::<Tile>().is_err() && "a7".parse::<Tile>().is_err() && "a".parse::<Tile>().is_err()
        );
    }

    #[test]
    fn steps_never_wrap_around_the_edge() {
        for from in Tile::first(MAX_TILES) {
            for side in Side::ALL {
                for to in (from.set().step(side) & TileSet::first(MAX_TILES)).iter() {
                    assert_eq!(from.distance(to), 1, "{from} {side:?} {to}");
                }
            }
        }
    }

    #[test]
    fn a_corner_block_has_four_tiles() {
        assert_eq!((tile("a1").set().block() & TileSet::first(30)).len(), 4);
        assert_eq!(tile("c3").set().block().len(), 9);
        assert_eq!(tile("c3").set().cross().len(), 5);
    }
}
