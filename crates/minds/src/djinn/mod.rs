//! How minds look at Djinn.

use djinn::Djinn;
use table::Game;

use crate::mindful::Mindful;

impl Mindful for Djinn {
    fn turn_number(&self) -> u32 {
        let seat = self.to_move().seat().map_or(0, |seat| u32::from(seat.number()) + 1);
        u32::from(self.round()) * 8 + seat
    }
}
