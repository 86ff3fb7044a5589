//! Five Tribes for 2 to 4 players, with The Thieves and The Artisans of Naqala.

mod appraise;
mod artisans;
mod assassins;
mod bidding;
mod board;
mod check;
mod check_expansions;
mod check_turn;
mod control;
mod counting;
pub mod data;
mod deal;
mod decks;
mod digesting;
mod djinn;
mod events;
mod facts;
mod game;
mod ground;
mod imagine;
mod list;
mod moves;
pub mod notation;
mod placing;
mod player;
mod position;
mod powers;
mod refusal;
mod resource;
mod round;
mod rules;
mod sale;
mod scores;
mod seeing;
pub mod sets;
mod setup;
mod sowing;
mod state;
mod telling;
mod terrain;
mod thieves;
mod tile;
mod tile_action;
mod track;
mod tribe;
mod tribe_action;
#[cfg(feature = "ts")]
pub mod typescript;
mod view;

pub use appraise::{Moment, Walk};
pub use artisans::{Item, Items};
pub use djinn::{Cost, Djinn, Djinns};
pub use events::{Ending, Event, GoldFrom, Pile};
pub use facts::{Draws, Facts, Gift, Kept, Lost, Offer, Placed, Robbed, Victim, Won};
pub use ground::{Colour, Ground};
pub use moves::{Loot, Marker, Move, Payment, Piece};
pub use position::{
    ChancePosition, ItemsPosition, PhasePosition, Position, SaleName, SeatPosition, ThievesPosition,
    TilePosition, TurnPosition, WindowName,
};
pub use refusal::Refused;
pub use resource::{Cards, Resource};
pub use sets::GoodsSet;
pub use setup::{ArtisanTie, DjinnLimit, Expansions, Neighbourhood, Setup};
pub use state::Tribes;
pub use thieves::{THIEF_POINTS, Thief};
pub use tile::{COLUMNS, MAX_TILES, Side, Tile, TileSet};
pub use tribe::{Meeples, Tribe};
pub use view::{
    Collected, DropView, ItemsView, Mountain, PhaseView, SeatView, SowingView, ThievesView, TileView, View,
};
