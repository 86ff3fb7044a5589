//! Points by source, at any moment.

use table::{Eyes, Scores, Seat, Seats};

use crate::data::{
    ELDER_POINTS, ELDER_POINTS_SHAMHAT, FAKIRS_PER_WILD, PALACE_POINTS, PALM_POINTS, PALM_POINTS_HAURVATAT,
    VIZIER_MAJORITY, VIZIER_POINTS, VIZIER_POINTS_JAFAAR,
};
use crate::pieces::goods::hand_value;
use crate::state::{Phase, Tribes};
use crate::thieves::THIEF_POINTS;
use crate::{Djinn, Piece};

/// Where points come from.
struct Source {
    /// Its line of the score pad.
    name: &'static str,
    /// Is it part of the game that is played?
    is_ours: fn(&Tribes) -> bool,
    /// May these eyes know the points of a seat?
    knows: fn(&Tribes, Eyes, Seat) -> bool,
    points: fn(&Tribes, Seat) -> i32,
}

/// All of them, in the order of the score pad.
const SOURCES: [Source; 12] = [
    Source { knows: Tribes::sees_gold, ..open("gold", |game, seat| i32::from(game.players[seat].gold)) },
    open("viziers", Tribes::vizier_points),
    open("vizier_majority", Tribes::majority_points),
    open("elders", Tribes::elder_points),
    open("djinns", Tribes::djinn_points),
    open("tiles", Tribes::tile_points),
    open("palms", Tribes::palm_points),
    open("palaces", Tribes::palace_points),
    Source { knows: Tribes::sees_hand, ..open("merchandise", Tribes::hand_points) },
    Source { is_ours: has_artisans, ..open("artisans", Tribes::artisan_points) },
    Source {
        is_ours: has_artisans,
        knows: |_, eyes, seat| eyes.see(seat),
        ..open("items", Tribes::item_points)
    },
    Source { is_ours: has_artisans, ..open("tent", Tribes::tent_points) },
];

/// A source of the base game that lies open.
const fn open(name: &'static str, points: fn(&Tribes, Seat) -> i32) -> Source {
    Source { name, is_ours: |_| true, knows: |_, _, _| true, points }
}

fn has_artisans(game: &Tribes) -> bool {
    game.rules.expansions.artisans
}

impl Tribes {
    /// Points by source as far as these eyes may know; covered gold, hands and items are unknown.
    pub(crate) fn score_lines(&self, eyes: Eyes) -> Scores {
        let mut scores = Scores::new();
        for Source { name, knows, points, .. } in SOURCES.iter().filter(|source| (source.is_ours)(self)) {
            scores.push(name, self.rules.players, |seat| knows(self, eyes, seat).then(|| points(self, seat)));
        }
        scores
    }

    /// Final points of a seat if the game ended now.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        SOURCES.iter().map(|source| (source.points)(self, seat)).sum()
    }

    pub(crate) fn sees_gold(&self, eyes: Eyes, seat: Seat) -> bool {
        self.rules.open_gold || eyes.see(seat)
    }

    pub(crate) fn sees_hand(&self, eyes: Eyes, seat: Seat) -> bool {
        self.rules.open_hands || eyes.see(seat)
    }

    pub(crate) fn leaders_at_end(&self) -> Seats {
        if self.phase != Phase::Over {
            return Seats::NONE;
        }
        let best = Seat::first(self.rules.players).map(|seat| self.points(seat)).max();
        Seat::first(self.rules.players).filter(|seat| Some(self.points(*seat)) == best).collect()
    }

    fn vizier_points(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let each = if player.has(Djinn::Jafaar) { VIZIER_POINTS_JAFAAR } else { VIZIER_POINTS };
        i32::from(player.viziers()) * each
    }

    fn majority_points(&self, seat: Seat) -> i32 {
        let own = self.players[seat].viziers();
        let weaker = seat.others(self.rules.players).filter(|other| self.players[*other].viziers() < own);
        weaker.count() as i32 * VIZIER_MAJORITY
    }

    fn elder_points(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let each = if player.has(Djinn::Shamhat) { ELDER_POINTS_SHAMHAT } else { ELDER_POINTS };
        i32::from(player.elders()) * each
    }

    fn djinn_points(&self, seat: Seat) -> i32 {
        let djinns: i32 = self.players[seat].djinns.iter().map(|djinn| i32::from(djinn.value())).sum();
        djinns + self.thieves.held(seat).count() as i32 * THIEF_POINTS
    }

    fn tile_points(&self, seat: Seat) -> i32 {
        self.board.owned_by(seat).iter().map(|tile| i32::from(self.board.ground(tile).value())).sum()
    }

    fn palm_points(&self, seat: Seat) -> i32 {
        self.pieces_of(seat, Piece::Palm) * self.palm_value(seat)
    }

    /// What one palm tree is worth to a seat.
    pub(crate) fn palm_value(&self, seat: Seat) -> i32 {
        if self.players[seat].has(Djinn::Haurvatat) { PALM_POINTS_HAURVATAT } else { PALM_POINTS }
    }

    fn palace_points(&self, seat: Seat) -> i32 {
        self.pieces_of(seat, Piece::Palace) * PALACE_POINTS
    }

    fn pieces_of(&self, seat: Seat, piece: Piece) -> i32 {
        let tiles = self.board.owned_by(seat) & self.board.built();
        tiles.iter().map(|tile| i32::from(self.board.pieces(piece, tile))).sum()
    }

    fn hand_points(&self, seat: Seat) -> i32 {
        i32::from(hand_value(&self.players[seat].hand, self.wilds(seat)))
    }

    /// Wild goods at the end: pairs of Fakirs with Al-Amin.
    pub(crate) fn wilds(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        if player.has(Djinn::AlAmin) { player.fakirs() / FAKIRS_PER_WILD } else { 0 }
    }
}
