//! Learned judgement: a small net of whole numbers.
//!
//! A game tells a net some [`Inputs`] for every seat and some for the table; the net answers with expected final
//! points and a chance to win for every seat. All seats go through the same columns, so nothing depends on where
//! somebody sits. Weights are `i16`, sums `i32`, and every sum is known to fit before a net is used, so the same
//! position is judged alike on every machine.

mod exp;
mod file;
mod inputs;
mod judge;
mod layer;
mod packed;

pub use exp::{exp, logistic};
pub use file::{BadNet, Provenance};
pub(crate) use file::{GROUPS, fits, shapes, units};
pub use inputs::{FeatureList, InputValues, Inputs};
pub use judge::{Judgement, Net};
pub(crate) use layer::Layer;

/// One unit of an input or of a hidden layer: whole numbers are that many parts of it.
pub const ONE: i32 = 128;
/// Inputs are kept between minus this and this.
pub const MOST_INPUT: i32 = 1023;
/// Hidden units are kept between nothing and this.
pub const MOST_HIDDEN: i32 = 4095;
/// Points for one unit of the points' head.
pub const POINTS: f32 = 20.0;

/// How large the parts of a net are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Sizes {
    /// Inputs of a seat.
    pub seat: usize,
    /// Inputs of the table.
    pub table: usize,
    /// Units that sum a seat up for the others.
    pub code: usize,
    /// Units of the first hidden layer.
    pub first: usize,
    /// Units of the second.
    pub second: usize,
}

impl Sizes {
    /// What the study of four players found good.
    #[must_use]
    pub fn usual(list: &FeatureList) -> Sizes {
        Sizes { seat: list.seat.len(), table: list.table.len(), code: 24, first: 64, second: 16 }
    }
}
