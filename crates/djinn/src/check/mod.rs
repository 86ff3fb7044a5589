//! What must hold in every state. A hand-made position is told all that is wrong with it.

mod counts;
mod phase;
mod pieces;

use table::{Faults, Seat};

use crate::state::State;

impl State {
    /// Adds everything that is wrong. Later checks build on earlier ones, so they follow only if those found nothing.
    pub(crate) fn find_faults(&self, faults: &mut Faults) {
        let checks: [fn(&State, &mut Faults); 4] =
            [State::check_counts, State::check_pieces, State::check_players, State::check_phase];
        for check in checks {
            check(self, faults);
            if !faults.0.is_empty() {
                return;
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.setup.players)
    }
}

/// Adds a fault unless something holds; the text is made only if it is needed.
fn require(faults: &mut Faults, holds: bool, at: &str, text: impl FnOnce() -> String) {
    if !holds {
        faults.add(at, text());
    }
}
