//! The Artisans' part of the canonical bytes of a state.

use table::{Digest, Seat};

use super::{Artisans, ItemPhase};
use crate::board::Board;
use crate::state::digest::tile_byte;
use crate::{Side, TileSet};

impl Artisans {
    pub fn feed(&self, board: &Board, players: u8, digest: &mut Digest) {
        for side in Side::ALL {
            let open: TileSet = board.all().filter(|tile| board.paths.next(*tile, side).is_some()).collect();
            digest.u64(open.0);
        }
        digest.u8(self.pile.len() as u8);
        self.pile.iter().for_each(|item| digest.u8(*item as u8));
        digest.bytes(&self.discard.0);
        for seat in Seat::first(players) {
            digest.bytes(&self.held[seat].0);
            digest.bytes(&self.seen[seat].0);
            digest.u8(tile_byte(self.tents[seat]));
        }
        digest.u8(u8::from(self.magic_used));
        digest.u8(self.to_mark.len() as u8);
        self.to_mark.iter().for_each(|tile| digest.u8(tile.index() as u8));
    }
}

impl ItemPhase {
    pub(crate) fn feed(&self, digest: &mut Digest) {
        match self {
            ItemPhase::Keep { items } => {
                digest.bytes(&[16, 0, items.len() as u8]);
                items.iter().for_each(|item| digest.u8(*item as u8));
            }
            ItemPhase::Lamp => digest.bytes(&[16, 1]),
            ItemPhase::FluteTile => digest.bytes(&[16, 2]),
            ItemPhase::Flute { tile, left } => digest.bytes(&[16, 3, tile.index() as u8, *left]),
            ItemPhase::Scimitar { first } => digest.bytes(&[16, 4, tile_byte(*first)]),
            ItemPhase::TalismanFrom => digest.bytes(&[16, 5]),
            ItemPhase::TalismanTo { from } => digest.bytes(&[16, 6, from.index() as u8]),
            ItemPhase::Horn { cards } => {
                digest.bytes(&[16, 7]);
                digest.bytes(&cards.0);
            }
            ItemPhase::Ring => digest.bytes(&[16, 8]),
        }
    }
}
