//! Five Tribes for 2 to 4 players, with The Thieves and The Artisans of Naqala.

mod artisans;
pub mod data;
mod djinn;
mod events;
mod ground;
mod list;
mod moves;
pub mod notation;
mod resource;
mod setup;
mod thieves;
mod tile;
mod tribe;
#[cfg(feature = "ts")]
pub mod typescript;
mod view;

pub use artisans::{Item, Items};
pub use djinn::{Cost, Djinn, Djinns};
pub use events::{Ending, Event, GoldFrom, Pile};
pub use ground::{Colour, Ground};
pub use moves::{Loot, Marker, Move, Payment, Piece};
pub use resource::{Cards, Resource};
pub use setup::{ArtisanTie, DjinnLimit, Expansions, Neighbourhood, Setup};
pub use thieves::Thief;
pub use tile::{COLUMNS, MAX_TILES, Side, Tile, TileSet};
pub use tribe::{Meeples, Tribe};
pub use view::{
    Collected, DropView, ItemsView, Mountain, PhaseView, SeatView, SowingView, ThievesView, TileView, View,
};
