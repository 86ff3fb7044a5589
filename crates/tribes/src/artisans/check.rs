//! What holds in every state with the Artisans.

use table::{Faults, Seat};

use super::{FLUTE_CALLS, ItemPhase};
use crate::data::ROW;
use crate::state::{Phase, Tribes};
use crate::{Item, Loot};

impl Tribes {
    pub(crate) fn check_artisans(&self, faults: &mut Faults) {
        let shown: &[Item] = match &self.phase {
            Phase::Item(ItemPhase::Keep { items: shown }) => shown,
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

    /// Tiles that wait for camel or tent were just won, and belong to nobody yet.
    pub(crate) fn check_marks(&self, faults: &mut Faults) {
        let to_mark = &self.artisans.to_mark;
        let waits = matches!(self.phase, Phase::Mark { tile } if to_mark.first() == Some(&tile));
        if waits == to_mark.is_empty()
            || to_mark.iter().any(|tile| !self.is_here(*tile) || self.board.owned().contains(*tile))
        {
            faults.add("items.to_mark", "tiles wait for their mark that were not just won");
        }
    }

    pub(crate) fn check_item(&self, phase: &ItemPhase, faults: &mut Faults) {
        let seat = self.activation.seat;
        let right = match *phase {
            ItemPhase::Flute { tile, left } => self.is_here(tile) && (1..=FLUTE_CALLS).contains(&left),
            ItemPhase::Scimitar { first: Some(tile) } => self.is_here(tile),
            ItemPhase::TalismanTo { from } => {
                self.board.owner(from) == Some(seat) && self.artisans.tents[seat] != Some(from)
            }
            ItemPhase::Horn { cards } => self.resources.row.len() + cards.total() as usize <= ROW,
            _ => true,
        };
        if !right || !self.rules.expansions.artisans {
            faults.add("phase", "no item is being used like this");
        }
    }
}
