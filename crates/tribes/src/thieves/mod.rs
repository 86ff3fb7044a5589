//! The Thieves of Naqala: who they are, how they are hired, what they take.

mod check;
mod digest;
mod hiring;
mod imagine;
mod pool;
mod position;
mod robbery;
mod thief;
mod view;

pub(crate) use hiring::Thieves;
pub use position::ThievesPosition;
pub use robbery::Robbery;
pub use thief::Thief;
pub use view::ThievesView;

/// Points of a thief that was never used. PLACEHOLDER: only one source gives a figure. Source: ZT of `docs/rules/sources.md`.
pub const THIEF_POINTS: i32 = 6;
