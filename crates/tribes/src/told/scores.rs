//! Points by source, at any moment.

use table::{Eyes, Scores, Seat, Seats};

use crate::data::{
    ELDER_POINTS, ELDER_POINTS_SHAMHAT, PALACE_POINTS, PALM_POINTS, PALM_POINTS_HAURVATAT, VIZIER_MAJORITY,
    VIZIER_POINTS, VIZIER_POINTS_JAFAAR,
};
use crate::pieces::goods::hand_value;
use crate::state::{Phase, Tribes};
use crate::thieves::THIEF_POINTS;
use crate::{Djinn, Piece};

impl Tribes {
    /// Points by source as far as these eyes may know; covered gold and hands are unknown.
    pub(crate) fn score_lines(&self, eyes: Eyes) -> Scores {
        let players = self.rules.players;
        let mut scores = Scores::new();
        scores.push("gold", players, |seat| {
            self.sees_gold(eyes, seat).then(|| i32::from(self.players[seat].gold))
        });
        scores.push("viziers", players, |seat| Some(self.vizier_points(seat)));
        scores.push("vizier_majority", players, |seat| Some(self.majority_points(seat)));
        scores.push("elders", players, |seat| Some(self.elder_points(seat)));
        scores.push("djinns", players, |seat| Some(self.djinn_points(seat)));
        scores.push("tiles", players, |seat| Some(self.tile_points(seat)));
        scores.push("palms", players, |seat| Some(self.palm_points(seat)));
        scores.push("palaces", players, |seat| Some(self.palace_points(seat)));
        scores
            .push("merchandise", players, |seat| self.sees_hand(eyes, seat).then(|| self.hand_points(seat)));
        if self.rules.expansions.artisans {
            scores.push("artisans", players, |seat| Some(self.artisan_points(seat)));
            scores.push("items", players, |seat| eyes.see(seat).then(|| self.item_points(seat)));
            scores.push("tent", players, |seat| Some(self.tent_points(seat)));
        }
        scores
    }

    /// Final points of a seat if the game ended now.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        i32::from(self.players[seat].gold)
            + self.vizier_points(seat)
            + self.majority_points(seat)
            + self.elder_points(seat)
            + self.djinn_points(seat)
            + self.tile_points(seat)
            + self.palm_points(seat)
            + self.palace_points(seat)
            + self.hand_points(seat)
            + self.artisan_points(seat)
            + self.item_points(seat)
            + self.tent_points(seat)
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
        if player.has(Djinn::AlAmin) { player.fakirs() / 2 } else { 0 }
    }
}
