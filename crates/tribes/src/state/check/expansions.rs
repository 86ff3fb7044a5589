//! What holds in every state with the Thieves or the Artisans.

use table::{Faults, Seat};

use crate::artisans::ItemPhase;
use crate::state::{Phase, Tribes};
use crate::thieves::Robbery;
use crate::{Item, Loot, Piece, Resource, Thief};

impl Tribes {
    /// What victims of a thief have given up and nobody has taken yet.
    pub(crate) fn pool(&self) -> &[Loot] {
        match &self.phase {
            Phase::Thief(robbery) => robbery.pool(),
            _ => &[],
        }
    }

    /// Cards that lie between the players: given up to a thief, or waiting to be laid.
    pub(crate) fn cards_between(&self, card: Resource) -> u8 {
        let given_up = self.pool().iter().filter(|loot| **loot == Loot::Resource { card }).count() as u8;
        match self.phase {
            Phase::Item(ItemPhase::Horn(cards)) => given_up + cards.count(card),
            _ => given_up,
        }
    }

    /// Palm trees or palaces that lie between the players.
    pub(crate) fn pieces_between(&self, piece: Piece) -> u32 {
        let given_up = self
            .pool()
            .iter()
            .filter(|loot| matches!(loot, Loot::Piece { piece: p, .. } if *p == piece))
            .count();
        let claimed = matches!(self.phase, Phase::Thief(Robbery::ClaimAt { piece: p, .. }) if p == piece);
        given_up as u32 + u32::from(claimed)
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

    pub(crate) fn check_artisans(&self, faults: &mut Faults) {
        let shown: &[Item] = match &self.phase {
            Phase::Item(ItemPhase::Keep(shown)) => shown,
            _ => &[],
        };
        for item in Item::ALL {
            let count = |items: &[Item]| items.iter().filter(|other| **other == item).count() as u8;
            let held: u8 = self.artisans.held.0.iter().map(|items| items.count(item)).sum();
            let given_up = self.pool().iter().filter(|loot| **loot == Loot::Item { item }).count() as u8;
            let given = held
                + count(&self.artisans.pile)
                + count(shown)
                + self.artisans.discard.count(item)
                + given_up;
            let allowed = if self.rules.expansions.artisans { item.copies() } else { 0 };
            if given != allowed {
                faults.add("items", format!("{given} items are {item}; there are {allowed}"));
            }
        }
        for seat in Seat::ALL {
            let (held, seen) = (self.artisans.held[seat], self.artisans.seen[seat]);
            if Item::ALL.iter().any(|item| seen.count(*item) > held.count(*item)) {
                faults.add(format!("seats.{seat}.items"), "items were seen that are not held");
            }
            if let Some(tile) = self.artisans.tents[seat]
                && (!self.rules.expansions.artisans || !self.board.owned_by(seat).contains(tile))
            {
                faults.add(
                    format!("seats.{seat}.tent"),
                    format!("a tent stands on {tile}, which is not its owner's"),
                );
            }
        }
        if !self.board.paths.is_connected() {
            faults.add("mountains", "some tiles cannot be reached");
        }
    }
}
