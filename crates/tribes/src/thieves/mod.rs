//! The Thieves of Naqala.

mod thief;

pub use thief::Thief;
