//! Five Tribes for 2 to 4 players, with The Thieves and The Artisans of Naqala.

mod artisans;
mod board;
pub mod data;
mod game;
mod moves;
mod pieces;
mod state;
mod thieves;
mod told;
mod turn;
#[cfg(feature = "ts")]
mod typescript;

pub use artisans::{Item, Items};
pub use moves::{Loot, Marker, Move, Payment, Piece};
pub use pieces::goods::{self, GoodsSet};
// The old name of `goods`.
#[doc(hidden)]
pub use pieces::goods as sets;
pub use pieces::{
    COLUMNS, Cards, Colour, Cost, Djinn, Djinns, Ground, MAX_TILES, Meeples, Resource, Side, Tile, TileSet,
    Tribe,
};
pub use state::setup::{ArtisanTie, DjinnLimit, Expansions, Neighbourhood, Setup};
pub use state::{Sale, Tribes, Window};
pub use thieves::{THIEF_POINTS, Thief};
pub use told::notation;
pub use told::position::{
    BadPosition, ChancePosition, ItemsPosition, PhasePosition, Position, SeatPosition, ThievesPosition,
    TilePosition, TurnPosition,
};
pub use told::{
    Collected, Draws, DropView, Ending, Event, Facts, Gift, GoldFrom, ItemsView, Kept, Lost, Moment,
    Mountain, Offer, PhaseView, Pile, Placed, Refused, Robbed, SeatView, SowingView, ThievesView, TileView,
    Victim, View, Walk, Won,
};
