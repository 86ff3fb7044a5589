//! Plain facts of a game for those who judge positions: minds, coaches, statistics.

use crate::{Djinn, Phase};

impl Djinn {
    /// Magic that the catch being worked out still asks for; 0 if none is.
    #[must_use]
    pub fn catch_need(&self) -> u16 {
        match &self.state().phase {
            Phase::Catch(chosen) => self.state().reckon(chosen).need(),
            _ => 0,
        }
    }
}
