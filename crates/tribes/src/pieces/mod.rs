//! What is in the boxes: tiles, meeples, cards, and what is printed on them.

mod djinn;
pub mod goods;
mod ground;
mod resource;
mod tile;
pub(crate) mod track;
mod tribe;

pub use djinn::{Cost, Djinn, Djinns};
pub use ground::{Colour, Ground};
pub use resource::{Cards, Resource};
pub use tile::{COLUMNS, MAX_TILES, Side, Tile, TileSet};
pub use tribe::{Meeples, Tribe};
