//! Plain facts of a game for those who judge positions: minds, coaches, statistics.
//!
//! Whoever reads them holds a state already, true or imagined; what a seat may see of a true one is
//! [`View`](crate::View)'s business.

use table::Seat;

use crate::state::{Phase, Tribes};
use crate::{
    Cards, Djinn, Djinns, Ground, Items, Meeples, Piece, Resource, Side, Thief, Tile, TileSet, Tribe,
};

/// What kind of decision stands open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A turn marker bids.
    Bid,
    /// Meeples are picked up, or a power is used before.
    Start,
    /// Meeples are dropped.
    Sow,
    /// Anything else in a turn.
    Turn,
    /// Nothing: the game is over.
    Over,
}

/// Meeples in hand on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Where they are.
    pub at: Tile,
    /// The direction of the last step; none before the first.
    pub came: Option<Side>,
    /// Who is still in hand.
    pub hand: Meeples,
}

impl Tribes {
    /// What kind of decision stands open.
    #[must_use]
    pub fn moment(&self) -> Moment {
        match self.phase {
            Phase::Bid => Moment::Bid,
            Phase::Start => Moment::Start,
            Phase::Sow(_) => Moment::Sow,
            Phase::Over => Moment::Over,
            _ => Moment::Turn,
        }
    }

    /// Meeples in hand, while they are dropped.
    #[must_use]
    pub fn walk(&self) -> Option<Walk> {
        match &self.phase {
            Phase::Sow(sowing) => Some(Walk { at: sowing.at, came: sowing.came, hand: sowing.hand }),
            _ => None,
        }
    }

    /// Whose turn it is. While bidding, whose turn was last.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.activation.seat
    }

    /// Markers that wait for their turn this round, next one first.
    pub fn to_act(&self) -> impl Iterator<Item = Seat> {
        self.track.spots().iter().rev().filter_map(|spot| *spot)
    }

    /// Markers that still have to bid, next one first.
    pub fn to_bid(&self) -> impl Iterator<Item = Seat> {
        self.track.waiting()
    }

    /// Markers that have acted this round, in order.
    #[must_use]
    pub fn acted(&self) -> &[Seat] {
        &self.track.acted
    }

    /// How many markers will act before one that goes to the spot of this price now, by what is bid already.
    #[must_use]
    pub fn markers_before(&self, price: u8) -> usize {
        let spots = self.track.spots().iter().zip(crate::data::SPOTS);
        spots.filter(|(marker, spot)| marker.is_some() && *spot > price).count()
    }

    /// What a tile is.
    #[must_use]
    pub fn ground(&self, tile: Tile) -> Ground {
        self.board.ground(tile)
    }

    /// Who stands on a tile.
    #[must_use]
    pub fn meeples(&self, tile: Tile) -> Meeples {
        self.board.meeples(tile)
    }

    /// Tiles that hold at least one of this tribe.
    #[must_use]
    pub fn standing(&self, tribe: Tribe) -> TileSet {
        self.board.here(tribe)
    }

    /// Tiles with at least one meeple.
    #[must_use]
    pub fn peopled(&self) -> TileSet {
        self.board.peopled()
    }

    /// All tiles one can walk on.
    #[must_use]
    pub fn tiles(&self) -> TileSet {
        self.board.paths.tiles()
    }

    /// Tiles controlled by anybody.
    #[must_use]
    pub fn owned(&self) -> TileSet {
        self.board.owned()
    }

    /// Tiles controlled by a seat.
    #[must_use]
    pub fn owned_by(&self, seat: Seat) -> TileSet {
        self.board.owned_by(seat)
    }

    /// Palm trees or palaces on a tile.
    #[must_use]
    pub fn pieces(&self, piece: Piece, tile: Tile) -> u8 {
        self.board.pieces(piece, tile)
    }

    /// Tiles with a palm tree or palace.
    #[must_use]
    pub fn built(&self) -> TileSet {
        self.board.built()
    }

    /// Blue tiles in the block of nine around a tile.
    #[must_use]
    pub fn blue_around(&self, tile: Tile) -> u16 {
        self.board.blue_around(tile)
    }

    /// Tiles where a walk of exactly `steps` steps can end that begins at `tile`.
    #[must_use]
    pub fn reach(&self, steps: usize, tile: Tile, came: Option<Side>) -> TileSet {
        self.board.paths.reach(steps, tile, came)
    }

    /// Tiles where a walk of exactly `steps` steps can end that has come by them before, if meeples of the same
    /// move may be joined.
    #[must_use]
    pub fn loops(&self, steps: usize, tile: Tile, came: Option<Side>) -> TileSet {
        if self.rules.match_dropped_this_move {
            self.board.paths.loops(steps, tile, came)
        } else {
            TileSet::NONE
        }
    }

    /// Can the active player end this move with the Flying Carpet? Whoever looks at somebody else's turn can
    /// only guess.
    #[must_use]
    pub fn can_fly(&self) -> bool {
        self.has_carpet()
    }

    /// The tile next to this one, if one can go there.
    #[must_use]
    pub fn step(&self, tile: Tile, side: Side) -> Option<Tile> {
        self.board.paths.next(tile, side)
    }

    /// A seat's gold.
    #[must_use]
    pub fn gold(&self, seat: Seat) -> u16 {
        self.players[seat].gold
    }

    /// A seat's camels in stock.
    #[must_use]
    pub fn camels(&self, seat: Seat) -> u8 {
        self.players[seat].camels
    }

    /// Meeples in front of a seat.
    #[must_use]
    pub fn held(&self, seat: Seat) -> Meeples {
        self.players[seat].held
    }

    /// A seat's resource cards.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.players[seat].hand
    }

    /// A seat's djinns.
    #[must_use]
    pub fn djinns(&self, seat: Seat) -> Djinns {
        self.players[seat].djinns
    }

    /// Open resource cards, front first.
    #[must_use]
    pub fn row(&self) -> &[Resource] {
        &self.resources.row
    }

    /// Open djinns.
    #[must_use]
    pub fn djinn_row(&self) -> &[Djinn] {
        &self.djinns.row
    }

    /// The thief on offer.
    #[must_use]
    pub fn open_thief(&self) -> Option<Thief> {
        self.thieves.open
    }

    /// Thieves in front of a seat.
    pub fn thieves(&self, seat: Seat) -> impl Iterator<Item = Thief> {
        self.thieves.held(seat)
    }

    /// A seat's items.
    #[must_use]
    pub fn items(&self, seat: Seat) -> &Items {
        &self.artisans.held[seat]
    }

    /// Has a seat a tent to mark a tile with?
    #[must_use]
    pub fn tent_left(&self, seat: Seat) -> bool {
        self.has_tent(seat)
    }

    /// Pieces of a kind in the supply.
    #[must_use]
    pub fn pieces_left(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Palm => self.palms_left,
            Piece::Palace => self.palaces_left,
        }
    }

    /// Will this round be the last, or is the game over?
    #[must_use]
    pub fn is_ending(&self) -> bool {
        self.ending.is_some()
    }
}
