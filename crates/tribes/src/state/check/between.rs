//! What lies between the players: given up to a thief, or waiting to be laid.

use crate::artisans::ItemPhase;
use crate::state::{Phase, Tribes};
use crate::thieves::Robbery;
use crate::{Loot, Piece, Resource};

impl Tribes {
    /// Cards that lie between the players: given up to a thief, or waiting to be laid.
    pub(crate) fn cards_between(&self, card: Resource) -> u8 {
        let given_up = self.pool().iter().filter(|loot| **loot == Loot::Resource { card }).count() as u8;
        match self.phase {
            Phase::Item(ItemPhase::Horn { cards }) => given_up + cards.count(card),
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
}
