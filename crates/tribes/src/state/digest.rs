//! The canonical bytes of a state. Their order is part of the log format; see the golden games.

use table::{Digest, Seat};

use crate::data::SPOTS;
use crate::state::{Activation, Phase, Place, Sowing, Tribes};
use crate::{Piece, Resource, Tile};

impl Tribes {
    pub(crate) fn feed(&self, digest: &mut Digest) {
        self.rules.feed(digest);
        digest.u16(self.round);
        self.feed_board(digest);
        for seat in Seat::first(self.rules.players) {
            self.feed_player(seat, digest);
        }
        digest.u64(self.bag.word());
        feed_cards(&self.resources.row, digest);
        feed_cards(&self.resources.pile, digest);
        digest.bytes(&self.resources.discard.0);
        for djinns in [&*self.djinns.row, &*self.djinns.pile] {
            digest.u8(djinns.len() as u8);
            djinns.iter().for_each(|djinn| digest.u8(*djinn as u8));
        }
        digest.u32(self.djinns.discard.0);
        self.feed_track(digest);
        feed_activation(&self.activation, digest);
        feed_phase(&self.phase, digest);
        digest.u8(self.ending.map_or(0, |ending| ending as u8 + 1));
        self.luck.digest(digest);
        if self.rules.expansions.thieves {
            self.thieves.feed(self.rules.players, digest);
        }
        if self.rules.expansions.artisans {
            self.artisans.feed(&self.board, self.rules.players, digest);
        }
    }

    fn feed_board(&self, digest: &mut Digest) {
        for tile in self.board.all() {
            digest.u8(self.board.ground(tile) as u8);
            digest.u64(self.board.meeples(tile).word());
            digest.u8(seat_byte(self.board.owner(tile)));
            digest.u8(self.board.pieces(Piece::Palm, tile));
            digest.u8(self.board.pieces(Piece::Palace, tile));
        }
    }

    fn feed_player(&self, seat: Seat, digest: &mut Digest) {
        let player = &self.players[seat];
        digest.u16(player.gold);
        digest.u8(player.camels);
        digest.u32(player.djinns.0);
        digest.u32(self.used[seat].0);
        digest.bytes(&player.hand.0);
        digest.bytes(&player.known.0);
        digest.u64(player.held.word());
    }

    fn feed_track(&self, digest: &mut Digest) {
        debug_assert_eq!(self.track.spots().len(), SPOTS.len());
        self.track.spots().iter().for_each(|marker| digest.u8(seat_byte(*marker)));
        digest.u8(self.track.waiting().count() as u8);
        self.track.waiting().for_each(|seat| digest.u8(seat.number()));
        digest.u8(self.track.acted.len() as u8);
        self.track.acted.iter().for_each(|seat| digest.u8(seat.number()));
    }
}

fn feed_activation(activation: &Activation, digest: &mut Digest) {
    digest.u8(activation.seat.number());
    digest.u8(activation.window as u8);
    digest.u8(tile_byte(activation.start));
    digest.u8(activation.path.len() as u8);
    for (tribe, tile) in activation.path.iter() {
        digest.u8(*tribe as u8);
        digest.u8(tile.index() as u8);
    }
    match activation.collected {
        Some((tribe, count, tile)) => digest.bytes(&[tribe as u8, count, tile.index() as u8]),
        None => digest.u8(u8::MAX),
    }
    digest.u8(u8::from(activation.doubled));
    digest.u8(u8::from(activation.two_victims));
    digest.u8(activation.sale as u8);
}

fn feed_phase(phase: &Phase, digest: &mut Digest) {
    match phase {
        Phase::Bid => digest.u8(0),
        Phase::Start => digest.u8(1),
        Phase::Sow(Sowing { at, came, hand, before }) => {
            digest.bytes(&[2, at.index() as u8, came.map_or(4, |side| side as u8)]);
            digest.u64(hand.word());
            before.iter().for_each(|tiles| digest.u64(tiles.0));
        }
        Phase::Act => digest.u8(3),
        Phase::SecondVictim(Place::Tile(tile)) => digest.bytes(&[4, 0, tile.index() as u8]),
        Phase::SecondVictim(Place::Player(seat)) => digest.bytes(&[4, 1, seat.number()]),
        Phase::Tile => digest.u8(5),
        Phase::SecondCard { among } => digest.bytes(&[6, *among]),
        Phase::Aim { djinn } => digest.bytes(&[7, *djinn as u8]),
        Phase::Settle { piece, tile } => digest.bytes(&[8, *piece as u8, tile.index() as u8]),
        Phase::Shift { piece, tile } => digest.bytes(&[9, *piece as u8, tile.index() as u8]),
        Phase::KeepDjinn { djinns: shown } => {
            digest.bytes(&[10, shown.len() as u8]);
            shown.iter().for_each(|djinn| digest.u8(*djinn as u8));
        }
        Phase::Close => digest.u8(11),
        Phase::Sale { set } => {
            digest.u8(12);
            digest.u16(*set);
        }
        Phase::Over => digest.u8(13),
        Phase::Mark { tile } => digest.bytes(&[14, tile.index() as u8]),
        Phase::Thief(robbery) => robbery.feed(digest),
        Phase::Item(phase) => phase.feed(digest),
    }
}

fn feed_cards(cards: &[Resource], digest: &mut Digest) {
    digest.u8(cards.len() as u8);
    cards.iter().for_each(|card| digest.u8(*card as u8));
}

fn seat_byte(seat: Option<Seat>) -> u8 {
    seat.map_or(u8::MAX, Seat::number)
}

pub(crate) fn tile_byte(tile: Option<Tile>) -> u8 {
    tile.map_or(u8::MAX, |tile| tile.index() as u8)
}
