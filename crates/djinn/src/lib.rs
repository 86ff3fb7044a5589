//! The board game Djinn (2023), for 1 to 4 players, as a sequence of small decisions.
//!
//! Figures walk through a city of 13 fields, gather magic, mages and bottles, and catch the djinns that live at its
//! round fields. The rules as we read them stand in `docs/rules/djinn.md`; every figure stands in [`data`].
//!
//! Deal, list, play, look:
//!
//! ```
//! use lamplight_djinn::table::{Eyes, Game, Moves, Seed, ToMove};
//! use lamplight_djinn::{Djinn, Event, Setup};
//!
//! let setup = Setup { round_cap: Some(10), ..Setup::new(2) };
//! let mut game = Djinn::new(&setup, Seed::from_number(1)).unwrap();
//! let mut moves = Moves::new();
//! let mut events: Vec<Event> = Vec::new();
//! while let ToMove::Decide(seat) = game.to_move() {
//!     game.legal_moves(&mut moves);
//!     let last = moves[moves.len() - 1];
//!     let facts = game.facts(last); // what it costs and gives
//!     assert!(facts.toll.is_none() || !facts.to.is_empty());
//!     game.play(last, &mut events).unwrap();
//!     let view = game.view(Eyes::Seat(seat)); // what this seat may see, with its route board
//!     assert_eq!(view.players.len(), 2);
//! }
//! assert_eq!(game.ending(), Some("round-cap"));
//! ```
//!
//! A position is a short text, and every text that fits is a game:
//!
//! ```
//! use lamplight_djinn::table::{Game, Refusal};
//! use lamplight_djinn::{Djinn, State};
//!
//! let position: State = "djinn 2\nfields master violet\nA R1>S1 magic=4\nB R2>S2".parse().unwrap();
//! let mut game = Djinn::from_position(&position).unwrap();
//! game.play("go R4".parse().unwrap(), &mut ()).unwrap();
//! game.play("catch violet".parse().unwrap(), &mut ()).unwrap();
//! let refused = game.play("end".parse().unwrap(), &mut ()).unwrap_err();
//! assert_eq!(refused.code(), "game/not-now");
//! ```
//!
//! [`table`] is what any game here is made of; it is re-exported, so that this crate is enough.

pub use table;

mod aid;
mod appraise;
mod check;
mod colour;
pub mod data;
mod deal;
mod digest;
mod effect;
mod events;
mod facts;
mod game;
mod imagine;
mod moves;
mod notation;
mod outlook;
mod pad;
mod phase;
mod player;
mod position;
mod refusal;
mod routes;
mod scores;
mod setup;
mod state;
mod text;
mod turn;
#[cfg(feature = "ts")]
mod typescript;
mod view;

pub use colour::{ByColour, Colour, DjinnKind};
pub use data::{
    Character, CharacterSet, Chest, ChestSet, Equipment, EquipmentKind, EquipmentSet, Field, Mage, MageSet,
    Passage, Place, ScoringCard, Spot, Trophy, TrophySet,
};
pub use effect::Effect;
pub use events::{Event, Goods};
pub use facts::Facts;
pub use game::Djinn;
pub use moves::{Move, Opener, Unit};
pub use outlook::{Hindrance, Outlook};
pub use phase::{Caught, Chosen, Duties, Payment, Pending, Phase, Task};
pub use player::Player;
pub use refusal::Refused;
pub use routes::Route;
pub use scores::{SOURCES, rank};
pub use setup::{BottlingTime, Draws, Occupancy, RANDOM_ROUND_CAP, Setup};
pub use state::{DjinnChance, Ending, Players, RoundField, State};
pub use view::{CardView, CatchView, FieldView, PlayerView, View};

/// Lessons of the game as a TOML file: positions in the text form, goals over events. The crate `lessons` reads it.
pub const LESSONS: &str = include_str!("../lessons.toml");
