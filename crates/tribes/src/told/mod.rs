//! What a game tells: events, views, facts of moves, refusals, points, positions, notation.

pub(crate) mod aid;
mod appraise;
mod count;
mod events;
mod facts;
pub mod notation;
pub(crate) mod pad;
pub(crate) mod position;
mod refusal;
mod scores;
mod seen;
mod view;

pub use appraise::{Moment, Walk};
pub use events::{Ending, Event, GoldFrom, Pile};
pub use facts::{Draws, Facts, Gift, Kept, Lost, Offer, Placed, Robbed, Victim, Won};
pub use refusal::Refused;
pub use view::{Collected, CollectedView, DropView, Mountain, SeatView, SowingView, TileView, View};
