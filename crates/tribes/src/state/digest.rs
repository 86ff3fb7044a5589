//! The canonical bytes of a state. Their order is part of the log format; see the golden games.

use table::{Digest, Seat};

use crate::artisans::ItemPhase;
use crate::data::SPOTS;
use crate::state::{Activation, Phase, Place, Sowing, Tribes};
use crate::thieves::Robbery;
use crate::{Loot, Piece, Resource, Side, Tile, TileSet};

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
            self.feed_thieves(digest);
        }
        if self.rules.expansions.artisans {
            self.feed_artisans(digest);
        }
    }

    fn feed_thieves(&self, digest: &mut Digest) {
        digest.u8(self.thieves.open.map_or(u8::MAX, |thief| thief as u8));
        digest.u8(self.thieves.pile.len() as u8);
        self.thieves.pile.iter().for_each(|thief| digest.u8(*thief as u8));
        for seat in Seat::first(self.rules.players) {
            self.thieves.held(seat).for_each(|thief| digest.u8(thief as u8));
            digest.u8(u8::MAX);
        }
    }

    fn feed_artisans(&self, digest: &mut Digest) {
        for side in Side::ALL {
            let open: TileSet =
                self.board.all().filter(|tile| self.board.paths.next(*tile, side).is_some()).collect();
            digest.u64(open.0);
        }
        digest.u8(self.artisans.pile.len() as u8);
        self.artisans.pile.iter().for_each(|item| digest.u8(*item as u8));
        digest.bytes(&self.artisans.discard.0);
        for seat in Seat::first(self.rules.players) {
            digest.bytes(&self.artisans.held[seat].0);
            digest.bytes(&self.artisans.seen[seat].0);
            digest.u8(tile_byte(self.artisans.tents[seat]));
        }
        digest.u8(u8::from(self.artisans.magic_used));
        digest.u8(self.artisans.to_mark.len() as u8);
        self.artisans.to_mark.iter().for_each(|tile| digest.u8(tile.index() as u8));
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
        Phase::Aim(djinn) => digest.bytes(&[7, *djinn as u8]),
        Phase::Settle(piece, tile) => digest.bytes(&[8, *piece as u8, tile.index() as u8]),
        Phase::Shift(piece, tile) => digest.bytes(&[9, *piece as u8, tile.index() as u8]),
        Phase::KeepDjinn(shown) => {
            digest.bytes(&[10, shown.len() as u8]);
            shown.iter().for_each(|djinn| digest.u8(*djinn as u8));
        }
        Phase::Close => digest.u8(11),
        Phase::Sale(set) => {
            digest.u8(12);
            digest.u16(*set);
        }
        Phase::Over => digest.u8(13),
        Phase::Mark(tile) => digest.bytes(&[14, tile.index() as u8]),
        Phase::Thief(robbery) => feed_robbery(robbery, digest),
        Phase::Item(phase) => feed_items(phase, digest),
    }
}

fn feed_robbery(robbery: &Robbery, digest: &mut Digest) {
    match robbery {
        Robbery::Offer(thief) => digest.bytes(&[15, 0, *thief as u8]),
        Robbery::Give { thief, victim, given, .. } => {
            digest.bytes(&[15, 1, *thief as u8, victim.number(), *given]);
        }
        Robbery::Claim { thief, taken, .. } => digest.bytes(&[15, 2, *thief as u8, *taken]),
        Robbery::ClaimAt { piece, .. } => digest.bytes(&[15, 3, *piece as u8]),
    }
    digest.u8(robbery.pool().len() as u8);
    for loot in robbery.pool() {
        digest.bytes(&match *loot {
            Loot::Resource { card } => [0, card as u8, 0],
            Loot::Djinn { djinn } => [1, djinn as u8, 0],
            Loot::Tile { tile } => [2, tile.index() as u8, 0],
            Loot::Piece { piece, tile } => [3, piece as u8, tile.index() as u8],
            Loot::Item { item } => [4, item as u8, 0],
        });
    }
}

fn feed_items(phase: &ItemPhase, digest: &mut Digest) {
    match phase {
        ItemPhase::Keep(shown) => {
            digest.bytes(&[16, 0, shown.len() as u8]);
            shown.iter().for_each(|item| digest.u8(*item as u8));
        }
        ItemPhase::Lamp => digest.bytes(&[16, 1]),
        ItemPhase::FluteTile => digest.bytes(&[16, 2]),
        ItemPhase::Flute { tile, left } => digest.bytes(&[16, 3, tile.index() as u8, *left]),
        ItemPhase::Scimitar { first } => digest.bytes(&[16, 4, tile_byte(*first)]),
        ItemPhase::TalismanFrom => digest.bytes(&[16, 5]),
        ItemPhase::TalismanTo(tile) => digest.bytes(&[16, 6, tile.index() as u8]),
        ItemPhase::Horn(cards) => {
            digest.bytes(&[16, 7]);
            digest.bytes(&cards.0);
        }
        ItemPhase::Ring => digest.bytes(&[16, 8]),
    }
}

fn feed_cards(cards: &[Resource], digest: &mut Digest) {
    digest.u8(cards.len() as u8);
    cards.iter().for_each(|card| digest.u8(*card as u8));
}

fn seat_byte(seat: Option<Seat>) -> u8 {
    seat.map_or(u8::MAX, Seat::number)
}

fn tile_byte(tile: Option<Tile>) -> u8 {
    tile.map_or(u8::MAX, |tile| tile.index() as u8)
}
