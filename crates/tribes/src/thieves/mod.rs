//! The Thieves of Naqala: who they are, how they are hired, what they take.

mod hiring;
mod pool;
mod robbery;
mod thief;

pub(crate) use hiring::Thieves;
pub(crate) use pool::Pool;
pub(crate) use robbery::Robbery;
pub use thief::Thief;

/// Points of a thief that was never used. PLACEHOLDER: only one source gives a figure.
pub const THIEF_POINTS: i32 = 6;
