use table::{Chance, Seed};

use crate::state::State;

impl State {
    /// A world nobody at the table can tell from this one.
    ///
    /// Everything that lies on the table is public, and piles are sets whose next card is drawn when it comes: bag,
    /// chests and decks are dealt anew by giving future chance another seed. All seats know the same.
    #[must_use]
    pub(crate) fn imagined(&self, seed: Seed) -> State {
        State { chance: Chance::new(seed), ..*self }
    }
}
