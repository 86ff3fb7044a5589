//! What some eyes may see.

use table::{Eyes, Seat};

use crate::artisans::ItemPhase;
use crate::pieces::goods::{best_sets, set_value};
use crate::state::{Phase, Tribes};
use crate::thieves::Robbery;
use crate::{
    COLUMNS, Collected, DropView, Item, ItemsView, Meeples, Mountain, PhaseView, SeatView, Side, SowingView,
    ThievesView, Tile, TileView, Tribe, View,
};

impl Tribes {
    pub(crate) fn seen(&self, eyes: Eyes) -> View {
        let bidding = matches!(self.phase, Phase::Bid | Phase::Over);
        View {
            setup: self.rules.setup,
            round: self.round,
            phase: self.phase_seen(eyes),
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
            thieves: self
                .rules
                .expansions
                .thieves
                .then(|| ThievesView { open: self.thieves.open, pile: self.thieves.pile.len() as u8 }),
            items: self
                .rules
                .expansions
                .artisans
                .then(|| ItemsView { pile: self.artisans.pile.len() as u8, discard: self.artisans.discard }),
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
                let (tribe, count, tile) = self.collected();
                let wage = if tribe == Tribe::Builder { self.wage(tile) } else { 0 };
                PhaseView::Act { tribe, count, wage }
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
            Phase::Mark(tile) => PhaseView::Mark { tile },
            Phase::Thief(robbery) => robbery_seen(&robbery),
            Phase::Item(phase) => self.item_phase_seen(&phase, eyes),
            Phase::Over => PhaseView::Over,
        }
    }

    fn item_phase_seen(&self, phase: &ItemPhase, eyes: Eyes) -> PhaseView {
        match *phase {
            ItemPhase::Keep(shown) => {
                PhaseView::KeepItem { items: eyes.see(self.activation.seat).then(|| shown.to_vec()) }
            }
            ItemPhase::Lamp => PhaseView::Magic { item: Item::FabulousLamp },
            ItemPhase::FluteTile => PhaseView::Magic { item: Item::EnchantingFlute },
            ItemPhase::Flute { tile, left } => PhaseView::Flute { tile, left },
            ItemPhase::Scimitar { .. } => PhaseView::Magic { item: Item::BurningScimitar },
            ItemPhase::TalismanFrom => PhaseView::Magic { item: Item::TempestTalisman },
            ItemPhase::TalismanTo(from) => PhaseView::Talisman { from },
            ItemPhase::Horn(cards) => PhaseView::Horn { cards },
            ItemPhase::Ring => PhaseView::Magic { item: Item::RebirthRing },
        }
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

fn robbery_seen(robbery: &Robbery) -> PhaseView {
    match *robbery {
        Robbery::Offer(thief) => PhaseView::Thief { thief },
        Robbery::Give { thief, pool, .. } => PhaseView::Give { thief, pool: pool.to_vec() },
        Robbery::Claim { thief, pool, .. } => PhaseView::Claim { thief, pool: pool.to_vec() },
        Robbery::ClaimAt { piece, .. } => PhaseView::ClaimAt { piece },
    }
}
