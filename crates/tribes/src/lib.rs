//! The board game Five Tribes for 2 to 4 players, with The Thieves and The Artisans of Naqala, as a sequence of small
//! decisions.
//!
//! Deal, list, play, look:
//!
//! ```
//! use lamplight_tribes::table::{Eyes, Game, Moves, Seed, ToMove};
//! use lamplight_tribes::{Setup, Tribes};
//!
//! let mut game = Tribes::new(&Setup::new(3), Seed::from_number(1))?;
//! let ToMove::Decide(seat) = game.to_move() else { unreachable!("somebody bids first") };
//!
//! // What may be done now, and what it costs.
//! let mut moves = Moves::new();
//! game.legal_moves(&mut moves);
//! assert_eq!(moves[4].to_string(), "bid 8");
//! let facts = game.facts(moves[4]);
//! assert_eq!((facts.price, facts.gold_left), (Some(8), Some(42)));
//!
//! // A move is checked; what happened is told.
//! let mut events = Vec::new();
//! game.play("bid 8".parse()?, &mut events)?;
//! assert_eq!(events.len(), 1);
//!
//! // Everybody sees what their eyes may see.
//! assert_eq!(game.view(Eyes::Seat(seat)).seats[seat.index()].gold, Some(42));
//! assert_eq!(game.view(Eyes::Spectator).seats[seat.index()].gold, None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A position is written by hand in a few lines; what is left out follows (`docs/position.md`):
//!
//! ```
//! use lamplight_tribes::table::Game;
//! use lamplight_tribes::{Position, Tribes};
//!
//! let position: Position = "b2 g\nb3 gg small_market\nrow fish fakir silk gold\nA gold=3\nturn A".parse()?;
//! let mut game = Tribes::from_position(&position)?;
//! game.play("sow b2".parse()?, &mut ())?;
//! let facts = game.facts("g>b3".parse()?);
//! assert_eq!(facts.cards.len(), 3, "three Merchants take three cards");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where to read on: `turn` holds the rules, one file a decision; [`data`] the printed numbers; [`notation`] the text of moves.

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

pub use table;

pub use artisans::{Item, ItemPhase, Items, ItemsPosition, ItemsView};
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
pub use state::{Phase, Place, Sale, Sowing, Tribes, Window};
pub use thieves::{Robbery, THIEF_POINTS, Thief, ThievesPosition, ThievesView};
pub use told::notation;
pub use told::position::{ChancePosition, Position, SeatPosition, TilePosition, TurnPosition};
pub use told::{
    Collected, CollectedView, Draws, DropView, Ending, Event, Facts, Gift, GoldFrom, Kept, Lost, Moment,
    Mountain, Offer, Pile, Placed, Refused, Robbed, SeatView, SowingView, TileView, Victim, View, Walk, Won,
};

/// Lessons of the game as a TOML file: positions in the text form, goals over events. The crate `lessons` reads it.
pub const LESSONS: &str = include_str!("../lessons.toml");
