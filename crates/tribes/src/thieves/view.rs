use serde::Serialize;

use super::{Thief, Thieves};

/// The thieves beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct ThievesView {
    /// The one on offer.
    pub open: Option<Thief>,
    /// Thieves in the pile.
    pub pile: u8,
}

impl Thieves {
    /// What everybody sees.
    pub fn view(&self) -> ThievesView {
        ThievesView { open: self.open, pile: self.pile.len() as u8 }
    }
}
