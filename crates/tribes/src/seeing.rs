//! What some eyes may see.

use table::{Eyes, Seat};

use crate::sets::set_value;
use crate::state::{Phase, Tribes};
use crate::{COLUMNS, Collected, DropView, Meeples, PhaseView, SeatView, SowingView, Tile, TileView, View};

impl Tribes {
    pub(crate) fn seen(&self, eyes: Eyes) -> View {
        let bidding = matches!(self.phase, Phase::Bid | Phase::Over);
        View {
            setup: self.rules,
            round: self.round,
            phase: self.phase_seen(eyes),
            deciding: self.deciding().seat(),
            active: (!bidding).then_some(self.activation.seat),
            rows: self.board.size / COLUMNS,
            tiles: self.board.all().map(|tile| self.tile_seen(tile)).collect(),
            mountains: Vec::new(),
            sowing: if bidding { None } else { self.sowing_seen() },
            collected: if bidding { None } else { self.collected_seen() },
            bag: self.bag,
            to_bid: self.track.to_bid().collect(),
            track: self.track.spots().to_vec(),
            acted: self.track.acted.to_vec(),
            row: self.resources.row.to_vec(),
            pile: self.resources.pile.len() as u8,
            discard: self.resources.discard,
            djinns: self.djinns.row.to_vec(),
            djinn_pile: self.djinns.pile.len() as u8,
            djinn_discard: self.djinns.discard,
            palms_left: self.palms_left,
            palaces_left: self.palaces_left,
            seats: Seat::first(self.rules.players).map(|seat| self.seat_seen(eyes, seat)).collect(),
            thieves: None,
            items: None,
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
            tent: false,
            palms: self.board.pieces(crate::Piece::Palm, at),
            palaces: self.board.pieces(crate::Piece::Palace, at),
        }
    }

    fn seat_seen(&self, eyes: Eyes, seat: Seat) -> SeatView {
        let player = &self.players[seat];
        SeatView {
            gold: self.sees_gold(eyes, seat).then_some(player.gold),
            camels: player.camels,
            tents: 0,
            viziers: player.viziers(),
            elders: player.elders(),
            artisans: player.artisans(),
            cards: player.hand.total(),
            hand: self.sees_hand(eyes, seat).then_some(player.hand),
            djinns: player.djinns,
            used: self.used[seat],
            thieves: Vec::new(),
            item_count: 0,
            items: None,
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

    fn collected_seen(&self) -> Option<Collected> {
        let (tribe, count, tile) = self.activation.collected?;
        Some(Collected { tribe, count, tile })
    }

    fn phase_seen(&self, eyes: Eyes) -> PhaseView {
        match self.phase {
            Phase::Bid => PhaseView::Bid,
            Phase::Start => PhaseView::Start,
            Phase::Sow(_) => PhaseView::Sow,
            Phase::Act => {
                let (tribe, count, _) = self.collected();
                PhaseView::Act { tribe, count }
            }
            Phase::SecondVictim(_) => PhaseView::SecondVictim,
            Phase::Tile => PhaseView::Tile { tile: self.final_tile(), ground: self.final_ground() },
            Phase::SecondCard { .. } => PhaseView::SecondCard,
            Phase::Aim(djinn) => PhaseView::Aim { djinn },
            Phase::Settle(piece, tile) => PhaseView::Settle { piece, tile },
            Phase::Shift(piece, tile) => PhaseView::Shift { piece, tile },
            Phase::KeepDjinn(shown) => {
                PhaseView::KeepDjinn { djinns: eyes.see(self.activation.seat).then(|| shown.to_vec()) }
            }
            Phase::Close => PhaseView::Close,
            Phase::Sale(set) => PhaseView::Sale {
                set: Tribes::goods_in(set).collect(),
                gold: set_value(set.count_ones() as u8),
            },
            Phase::Over => PhaseView::Over,
        }
    }
}
