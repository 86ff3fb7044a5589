//! What holds in every state with the Thieves.

use table::{Faults, Seat};

use super::Robbery;
use crate::state::{Phase, Tribes};
use crate::{Loot, Thief};

impl Tribes {
    /// What victims of a thief have given up and nobody has taken yet.
    pub(crate) fn pool(&self) -> &[Loot] {
        match &self.phase {
            Phase::Thief(robbery) => robbery.pool(),
            _ => &[],
        }
    }

    pub(crate) fn check_thieves(&self, faults: &mut Faults) {
        for thief in Thief::ALL {
            let held = Seat::ALL.into_iter().filter(|seat| self.thieves.has(*seat, thief)).count();
            let piled = self.thieves.pile.iter().filter(|other| **other == thief).count();
            let given = held + piled + usize::from(self.thieves.open == Some(thief));
            let plays = self.rules.expansions.thieves
                && Thief::box_of(self.rules.expansions).any(|other| other == thief);
            if given > usize::from(plays) {
                faults.add("thieves", format!("{thief} is in {given} places; there are {}", u8::from(plays)));
            }
        }
    }

    pub(crate) fn check_robbery(&self, robbery: &Robbery, faults: &mut Faults) {
        let seat = self.activation.seat;
        let (thief, victim, done) = match *robbery {
            Robbery::Offer { thief } => {
                if !self.thieves.has(seat, thief) {
                    faults.add("phase.thief", format!("{thief} is not the active player's"));
                }
                (thief, None, 0)
            }
            Robbery::Give { thief, victim, given, .. } => (thief, Some(victim), given),
            Robbery::Claim { thief, taken, .. } => (thief, None, taken),
            Robbery::ClaimAt { .. } => (Thief::Shalim, None, 0),
        };
        let acted = self.activation.collected.is_some_and(|(tribe, ..)| tribe == thief.tribe());
        let most = if thief == Thief::Houssain { 1 } else { 0 };
        if !self.rules.expansions.thieves || !acted || done > most {
            faults.add("phase.thief", format!("{thief} cannot be at work now"));
        }
        let plays = |other: Seat| other != seat && other.number() < self.rules.players;
        if victim.is_some_and(|victim| !plays(victim)) {
            faults.add("phase.victim", "a victim is one of the other players");
        }
        let fits = |loot: &Loot| match (thief, *loot) {
            (Thief::Houssain, Loot::Resource { .. })
            | (Thief::Ouafat, Loot::Djinn { .. })
            | (Thief::Madjaar, Loot::Item { .. })
            | (Thief::Shalim, Loot::Piece { .. }) => true,
            (Thief::Kohdjah, Loot::Tile { tile }) => self.board.owner(tile).is_some_and(plays),
            _ => false,
        };
        if !robbery.pool().iter().all(fits) {
            faults.add("phase.pool", format!("things were given up that {thief} is not after"));
        }
    }
}
