//! The board game Djinn (2023), for 1 to 4 players, as a sequence of small decisions.
//!
//! Figures walk through a city of 13 fields, gather magic, mages and bottles, and catch the djinns that live at its
//! round fields. The rules as we read them stand in `docs/rules/djinn.md`; every figure stands in [`data`].
//!
//! ```
//! use lamplight_djinn::{Djinn, Setup};
//! use table::{Game, Moves, Seed, ToMove};
//!
//! let setup = Setup { round_cap: Some(10), ..Setup::new(2) };
//! let mut game = Djinn::new(&setup, Seed::from_number(1)).unwrap();
//! let mut moves = Moves::new();
//! while game.to_move() != ToMove::Over {
//!     game.legal_moves(&mut moves);
//!     let _ = game.play_listed(moves[moves.len() - 1], &mut ());
//! }
//! assert_eq!(game.ending(), Some("round-cap"));
//! ```

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
#[cfg(feature = "ts")]
mod moments;
mod moves;
mod notation;
mod outlook;
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
