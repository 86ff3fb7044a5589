//! What Artisans and items are worth at the end.

use table::Seat;

use crate::state::Tribes;
use crate::{ArtisanTie, Djinn};

use super::{ARTISAN_POINTS, ARTISAN_POINTS_LEADER, GEB_POINTS, PTAH_POINTS};

impl Tribes {
    pub(crate) fn artisan_points(&self, seat: Seat) -> i32 {
        let own = self.players[seat].artisans();
        let mut each = if self.leads_in_artisans(seat) { ARTISAN_POINTS_LEADER } else { ARTISAN_POINTS };
        if self.players[seat].has(Djinn::Ptah) {
            each += PTAH_POINTS;
        }
        i32::from(own) * each
    }

    fn leads_in_artisans(&self, seat: Seat) -> bool {
        let own = self.players[seat].artisans();
        seat.others(self.rules.players).all(|other| match self.rules.artisan_tie {
            ArtisanTie::All => self.players[other].artisans() <= own,
            ArtisanTie::Nobody => self.players[other].artisans() < own,
        })
    }

    pub(crate) fn item_points(&self, seat: Seat) -> i32 {
        let extra = if self.players[seat].has(Djinn::Geb) { GEB_POINTS } else { 0 };
        let precious = self.artisans.held[seat].iter().filter(|item| item.is_precious());
        precious.map(|item| i32::from(item.value()) + extra).sum()
    }
}
