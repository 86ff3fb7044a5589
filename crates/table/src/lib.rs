//! What any game at our table is.
//!
//! A game is a sequence of small decisions by one seat at a time. This crate says what a [`Game`]
//! must be able to do, and holds everything that is the same for all of them: seats, chance,
//! logs, undo, knowledge, and the conformance suite every game passes.
//!
//! ```
//! use lamplight_table::toy::{Toy, ToySetup};
//! use lamplight_table::{Eyes, Game, Moves, Seed, ToMove};
//!
//! let setup: ToySetup = serde_json::from_str(r#"{ "players": 2 }"#)?;
//! let mut game = Toy::new(&setup, Seed::from_number(7))?;
//! let mut moves = Moves::new();
//! while let ToMove::Decide(seat) = game.to_move() {
//!     game.legal_moves(&mut moves);
//!     println!("{seat} sees {:?} and plays {}", game.view(Eyes::Seat(seat)), moves[0]);
//!     let _ = game.play(moves[0], &mut ())?;
//! }
//! assert!(!game.winners().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Deliberately absent: input and output, clocks, threads, and any particular game but the [`toy`].

pub mod aid;
mod bits;
mod chacha;
mod chance;
mod choices;
mod chooser;
pub mod conformance;
mod counts;
mod digest;
mod game;
mod knowledge;
mod list;
mod log;
mod moves;
mod options;
mod pack;
pub mod pad;
pub mod perft;
mod position;
mod record;
mod refusal;
mod replay;
mod scores;
mod seat;
mod seed;
mod setup_error;
mod shown;
pub mod sim;
mod sink;
#[cfg(any(test, doc, feature = "toy"))]
pub mod toy;
#[cfg(feature = "ts")]
mod typescript;
mod words;

pub use chance::Chance;
pub use choices::{presets, setup_from_choices};
pub use chooser::Chooser;
pub use digest::{BadHash, Digest, StateHash};
pub use game::{Game, Happening, Reveal, Tally};
pub use knowledge::Knowledge;
pub use list::{List, TooMany};
pub use log::{Act, BadLog, End, Entry, Header, LOG_FORMAT, Log, LogFault, SeedLine};
pub use moves::Moves;
pub use options::{OptionKind, OptionSpec};
pub use pack::Packed;
pub use position::{BadLine, BadPosition, BadWord, read_lines, read_position};
pub use record::{Played, Record, RecordError, UndoRefused};
pub use refusal::{BadNotation, Fault, Faults, Refusal, as_text};
pub use replay::{ApplyError, ReplayError};
pub use scores::{ScoreLine, Scores};
pub use seat::{BadSeat, Eyes, MAX_SEATS, PerSeat, Seat, Seats, ToMove, Turn};
pub use seed::{BadSeed, Seed};
pub use setup_error::BadSetup;
pub use shown::Shown;
pub use sink::Sink;
#[cfg(feature = "ts")]
pub use typescript::TypeScript;
pub use words::UnknownWord;
