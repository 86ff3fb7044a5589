//! The Artisans of Naqala.

mod item;
mod items;

pub use item::Item;
pub use items::Items;
