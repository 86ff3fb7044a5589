//! The Artisans of Naqala: a larger board, a sixth tribe, workshops, tents and items.
//!
//! Where numbers were read is told with the letters of `docs/rules/sources.md`.

pub(crate) mod carpet;
mod check;
mod digest;
mod imagine;
mod item;
mod items;
pub(crate) mod layout;
mod magic;
mod making;
mod points;
mod position;
mod tents;
mod view;

pub use item::Item;
pub use items::Items;
pub(crate) use making::Artisans;
pub use making::ItemPhase;
pub use position::ItemsPosition;
pub(crate) use position::counted_items;
pub use view::ItemsView;

/// Purple meeples in the box. Source: FD, UB.
pub const ARTISANS: u8 = 15;
/// Points of an Artisan. Source: PAD, KV, KH, TY, REV.
pub const ARTISAN_POINTS: i32 = 2;
/// Points of an Artisan of whoever has the most. Source: PAD, KV, KH, TY, REV.
pub const ARTISAN_POINTS_LEADER: i32 = 3;
/// Points Ptah adds to each Artisan. Source: KV, KH.
pub const PTAH_POINTS: i32 = 2;
/// Points Geb adds to each precious item. Source: KV, KH.
pub const GEB_POINTS: i32 = 3;
/// Specialized Market: price, and how many cards from the front can be chosen from. Source: REV, D7, ML.
pub const SPECIALIZED_MARKET: (u16, u8) = (4, 9);
/// The most meeples the Enchanting Flute calls. Source: TOK, D7.
pub const FLUTE_CALLS: u8 = 5;
