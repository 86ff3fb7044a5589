//! Opponents for any game at our table, from a first game to a real fight.
//!
//! A mind is given its seat's [`Knowledge`](table::Knowledge), a seed and a [`Budget`], and nothing else: it cannot
//! be handed the true state of a game. Worlds to think in come from that knowledge.
//!
//! ```
//! use lamplight_minds::{Budget, Level, Mind};
//! use table::{Game, Knowledge, Seed, ToMove};
//! use tribes::{Setup, Tribes};
//!
//! let mut game = Tribes::new(&Setup::new(2), Seed::from_number(1)).unwrap();
//! let mut mind = Mind::new(Level::Greedy, Budget::Nodes(1000), Seed::from_number(2));
//! let ToMove::Decide(seat) = game.to_move() else { unreachable!() };
//! let decision = mind.decide(&Knowledge::of(&game, seat, Seed::from_number(3))).unwrap();
//! game.play(decision.chosen, &mut ()).unwrap();
//! ```
//!
//! What a game brings to be played well is [`Mindful`]; all else here is the same for every game.

pub mod arena;
mod budget;
mod decision;
mod desk;
mod djinn;
mod hint;
mod level;
mod lines;
mod mind;
mod mindful;
mod search;
mod style;
mod tribes;

pub use budget::{BadBudget, Budget, Effort};
pub use decision::{Candidate, Cost, Decision};
pub use desk::Desk;
pub use hint::{Explained, Gift, Hint, SourcePoints, hint, lens};
pub use level::{Level, UnknownLevel};
pub use mind::{Mind, decide};
pub use mindful::{Mindful, Plan, Temptation, margin};
pub use style::Style;
