//! The board: tiles, the ways between them, and everything that stands on them.

mod paths;

pub(crate) use paths::Paths;

use table::{PerSeat, Seat};

use crate::{Colour, Ground, MAX_TILES, Meeples, Piece, Tile, TileSet, Tribe};

/// The tiles and everything that stands on them.
///
/// Sets of tiles are kept beside the counts they follow from, because the look-ahead asks for sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) paths: Paths,
    pub(crate) ground: [Ground; MAX_TILES],
    pub(crate) size: u8,
    meeples: [Meeples; MAX_TILES],
    /// For each tribe, the tiles that hold at least one of it.
    here: [TileSet; 6],
    /// Tiles with a camel or tent, by owner.
    owned: PerSeat<TileSet>,
    /// Palm trees in the lower four bits, palaces in the upper four: there are 12 and 10 in all.
    pieces: [u8; MAX_TILES],
    /// Tiles with a palm tree or palace.
    built: TileSet,
    blue: TileSet,
}

impl Board {
    /// The board before anything stands on it.
    pub fn new(ground: &[Ground], paths: Paths) -> Board {
        let mut all = [Ground::Chasm; MAX_TILES];
        all[..ground.len()].copy_from_slice(ground);
        let mut board = Board {
            paths,
            ground: all,
            size: ground.len() as u8,
            meeples: [Meeples::NONE; MAX_TILES],
            here: [TileSet::NONE; 6],
            owned: PerSeat::default(),
            pieces: [0; MAX_TILES],
            built: TileSet::NONE,
            blue: TileSet::NONE,
        };
        board.blue = board.tiles_coloured(Colour::Blue);
        board
    }

    /// Tiles whose value is printed in this colour.
    pub fn tiles_coloured(&self, colour: Colour) -> TileSet {
        self.all().filter(|tile| self.ground(*tile).colour() == colour).collect()
    }

    /// All places of the board, row by row; with the Artisans the chasm is one of them.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        Tile::first(self.size as usize)
    }

    /// What a tile is.
    pub fn ground(&self, tile: Tile) -> Ground {
        self.ground[tile.index()]
    }

    /// Who stands on a tile.
    #[inline]
    pub fn meeples(&self, tile: Tile) -> Meeples {
        self.meeples[tile.index()]
    }

    /// Tiles that hold at least one of this tribe.
    #[inline]
    pub fn here(&self, tribe: Tribe) -> TileSet {
        self.here[tribe.index()]
    }

    /// For each tribe, the tiles that hold at least one of it.
    #[inline]
    pub fn all_here(&self) -> &[TileSet; 6] {
        &self.here
    }

    /// Tiles with at least one meeple.
    pub fn peopled(&self) -> TileSet {
        self.here.iter().fold(TileSet::NONE, |all, tiles| all | *tiles)
    }

    /// Tiles controlled by a player.
    pub fn owned_by(&self, seat: Seat) -> TileSet {
        self.owned[seat]
    }

    /// Tiles controlled by anybody.
    pub fn owned(&self) -> TileSet {
        self.owned.0.iter().fold(TileSet::NONE, |all, tiles| all | *tiles)
    }

    /// Who controls a tile.
    pub fn owner(&self, tile: Tile) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.owned[*seat].contains(tile))
    }

    /// Palm trees or palaces on a tile.
    pub fn pieces(&self, piece: Piece, tile: Tile) -> u8 {
        match piece {
            Piece::Palm => self.pieces[tile.index()] & 0x0f,
            Piece::Palace => self.pieces[tile.index()] >> 4,
        }
    }

    /// Tiles with a palm tree or palace.
    pub fn built(&self) -> TileSet {
        self.built
    }

    /// Tiles without camel, tent, meeple, palm tree and palace.
    pub fn bare(&self) -> TileSet {
        self.paths.tiles() & !(self.owned() | self.peopled() | self.built)
    }

    /// Blue tiles in the block of nine around a tile, itself included.
    pub fn blue_around(&self, tile: Tile) -> u16 {
        (tile.set().block() & self.blue).len() as u16
    }

    /// Tiles of one kind.
    pub fn tiles_of(&self, ground: Ground) -> TileSet {
        self.all().filter(|tile| self.ground(*tile) == ground).collect()
    }

    /// Puts meeples on a tile.
    #[inline]
    pub fn add(&mut self, tile: Tile, tribe: Tribe, count: u8) {
        if count > 0 {
            self.meeples[tile.index()].add(tribe, count);
            self.here[tribe.index()].insert(tile);
        }
    }

    /// Takes meeples of one tribe from a tile.
    pub fn take(&mut self, tile: Tile, tribe: Tribe, count: u8) {
        let meeples = &mut self.meeples[tile.index()];
        meeples.take(tribe, count);
        if !meeples.has(tribe) {
            self.here[tribe.index()].remove(tile);
        }
    }

    /// Picks up everybody on a tile.
    pub fn pick_up(&mut self, tile: Tile) -> Meeples {
        self.here.iter_mut().for_each(|tiles| tiles.remove(tile));
        std::mem::replace(&mut self.meeples[tile.index()], Meeples::NONE)
    }

    /// Gives a tile to a player.
    pub fn control(&mut self, tile: Tile, seat: Seat) {
        debug_assert!(!self.owned().contains(tile), "{tile} has an owner already");
        self.owned[seat].insert(tile);
    }

    /// Takes a tile from its owner.
    pub fn free(&mut self, tile: Tile) {
        self.owned.0.iter_mut().for_each(|tiles| tiles.remove(tile));
    }

    /// Puts a palm tree or palace on a tile.
    pub fn build(&mut self, piece: Piece, tile: Tile) {
        self.pieces[tile.index()] += one(piece);
        self.built.insert(tile);
    }

    /// Takes a palm tree or palace from a tile; there must be one.
    pub fn unbuild(&mut self, piece: Piece, tile: Tile) {
        self.pieces[tile.index()] -= one(piece);
        if self.pieces[tile.index()] == 0 {
            self.built.remove(tile);
        }
    }
}

/// One piece of a kind in [`Board::pieces`].
const fn one(piece: Piece) -> u8 {
    match piece {
        Piece::Palm => 1,
        Piece::Palace => 1 << 4,
    }
}
