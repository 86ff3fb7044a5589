//! The thieves' part of the canonical bytes of a state.

use table::{Digest, Seat};

use super::{Robbery, Thieves};
use crate::Loot;

impl Thieves {
    pub fn feed(&self, players: u8, digest: &mut Digest) {
        digest.u8(self.open.map_or(u8::MAX, |thief| thief as u8));
        digest.u8(self.pile.len() as u8);
        self.pile.iter().for_each(|thief| digest.u8(*thief as u8));
        for seat in Seat::first(players) {
            self.held(seat).for_each(|thief| digest.u8(thief as u8));
            digest.u8(u8::MAX);
        }
    }
}

impl Robbery {
    pub(crate) fn feed(&self, digest: &mut Digest) {
        match self {
            Robbery::Offer { thief } => digest.bytes(&[15, 0, *thief as u8]),
            Robbery::Give { thief, victim, given, .. } => {
                digest.bytes(&[15, 1, *thief as u8, victim.number(), *given]);
            }
            Robbery::Claim { thief, taken, .. } => digest.bytes(&[15, 2, *thief as u8, *taken]),
            Robbery::ClaimAt { piece, .. } => digest.bytes(&[15, 3, *piece as u8]),
        }
        digest.u8(self.pool().len() as u8);
        for loot in self.pool() {
            digest.bytes(&match *loot {
                Loot::Resource { card } => [0, card as u8, 0],
                Loot::Djinn { djinn } => [1, djinn as u8, 0],
                Loot::Tile { tile } => [2, tile.index() as u8, 0],
                Loot::Piece { piece, tile } => [3, piece as u8, tile.index() as u8],
                Loot::Item { item } => [4, item as u8, 0],
            });
        }
    }
}
