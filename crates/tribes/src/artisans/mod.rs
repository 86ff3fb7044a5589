//! The Artisans of Naqala: a larger board, a sixth tribe, workshops, tents and items.

pub(crate) mod carpet;
mod item;
mod items;
pub(crate) mod layout;
mod magic;
mod making;
mod points;
mod tents;

pub use item::Item;
pub use items::Items;
pub(crate) use making::{Artisans, ItemPhase};

/// Purple meeples in the box.
pub const ARTISANS: u8 = 15;
/// Points of an Artisan.
pub const ARTISAN_POINTS: i32 = 2;
/// Points of an Artisan of whoever has the most.
pub const ARTISAN_POINTS_LEADER: i32 = 3;
/// Points Ptah adds to each Artisan.
pub const PTAH_POINTS: i32 = 2;
/// Points Geb adds to each precious item.
pub const GEB_POINTS: i32 = 3;
/// Specialized Market: price, and how many cards from the front can be chosen from.
pub const SPECIALIZED_MARKET: (u16, u8) = (4, 9);
/// The most meeples the Enchanting Flute calls.
pub const FLUTE_CALLS: u8 = 5;
