//! What some eyes may see.

use table::{Eyes, Seat};

use crate::pieces::goods::{best_sets, set_value};
use crate::state::{Phase, Tribes};
use crate::{
    COLUMNS, CollectedView, DropView, Meeples, Mountain, SeatView, Side, SowingView, Tile, TileView, Tribe,
    View,
};

impl Tribes {
    pub(crate) fn seen(&self, eyes: Eyes) -> View {
        let bidding = matches!(self.phase, Phase::Bid | Phase::Over);
        View {
            setup: self.rules.setup,
            round: self.round,
            phase: self.phase.seen(eyes.see(self.activation.seat)),
            deciding: self.deciding().seat(),
            active: (!bidding).then_some(self.activation.seat),
            rows: self.board.size / COLUMNS,
            tiles: self.board.all().map(|tile| self.tile_seen(tile)).collect(),
            mountains: self.mountains(),
            sowing: if bidding { None } else { self.sowing_seen() },
            collected: if bidding { None } else { self.collected_seen() },
            bag: self.bag,
            to_bid: self.track.waiting().collect(),
            track: self.track.spots().to_vec(),
            acted: self.track.acted.to_vec(),
            row: self.resources.row.to_vec(),
            reach: self.row_in_reach(),
            pile: self.resources.pile.len() as u8,
            discard: self.resources.discard,
            djinns: self.djinns.row.to_vec(),
            djinn_pile: self.djinns.pile.len() as u8,
            djinn_discard: self.djinns.discard,
            palms_left: self.palms_left,
            palaces_left: self.palaces_left,
            seats: Seat::first(self.rules.players).map(|seat| self.seat_seen(eyes, seat)).collect(),
            sale: match self.phase {
                Phase::Sale { set } => Some(set_value(set.count_ones() as u8)),
                _ => None,
            },
            magic: match self.phase {
                Phase::Item(phase) => phase.item(),
                _ => None,
            },
            thieves: self.rules.expansions.thieves.then(|| self.thieves.view()),
            items: self.rules.expansions.artisans.then(|| self.artisans.view()),
            ending: self.ending,
        }
    }

    fn tile_seen(&self, at: Tile) -> TileView {
        let ground = self.board.ground(at);
        TileView {
            at,
            ground,
            value: ground.value(),
            colour: ground.colour(),
            meeples: self.board.meeples(at),
            owner: self.board.owner(at),
            tent: self.artisans.tents.0.contains(&Some(at)),
            palms: self.board.pieces(crate::Piece::Palm, at),
            palaces: self.board.pieces(crate::Piece::Palace, at),
        }
    }

    fn seat_seen(&self, eyes: Eyes, seat: Seat) -> SeatView {
        let player = &self.players[seat];
        SeatView {
            gold: self.sees_gold(eyes, seat).then_some(player.gold),
            camels: player.camels,
            tents: u8::from(self.has_tent(seat)),
            viziers: player.viziers(),
            elders: player.elders(),
            artisans: player.artisans(),
            cards: player.hand.total(),
            hand: self.sees_hand(eyes, seat).then_some(player.hand),
            sets: self.sees_hand(eyes, seat).then(|| best_sets(&player.hand, self.wilds(seat))),
            djinns: player.djinns,
            used: self.used[seat],
            thieves: self.thieves.held(seat).collect(),
            item_count: self.artisans.held[seat].total(),
            items: eyes.see(seat).then_some(self.artisans.held[seat]),
        }
    }

    fn sowing_seen(&self) -> Option<SowingView> {
        let start = self.activation.start?;
        let path: Vec<DropView> = self
            .activation
            .path
            .iter()
            .map(|(tribe, tile)| DropView { tribe: *tribe, tile: *tile })
            .collect();
        let (at, hand) = match self.phase {
            Phase::Sow(sowing) => (sowing.at, sowing.hand),
            _ => (path.last().map_or(start, |drop| drop.tile), Meeples::NONE),
        };
        Some(SowingView { start, at, hand, path })
    }

    fn collected_seen(&self) -> Option<CollectedView> {
        let (tribe, count, tile) = self.activation.collected?;
        let wage = if tribe == Tribe::Builder { self.wage(tile) } else { 0 };
        Some(CollectedView { tribe, count, tile, ground: self.board.ground(tile), wage })
    }

    /// Sides that cannot be crossed, each told once.
    pub(crate) fn mountains(&self) -> Vec<Mountain> {
        let tiles = self.board.paths.tiles();
        let closed = |from: Tile, side| {
            let to = (from.set().step(side) & tiles).iter().next()?;
            self.board.paths.next(from, side).is_none().then_some(Mountain { from, to })
        };
        let sides = [Side::East, Side::South];
        tiles.iter().flat_map(|from| sides.into_iter().filter_map(move |side| closed(from, side))).collect()
    }
}
