use table::{Scores, Seat, Seats};

use crate::colour::Colour;
use crate::data::{
    BOTTLED_POINTS, Bad, CIRCLE_POINTS, Condition, EquipmentKind, RANKS, ScoringCard, UNUSED_POINTS,
};
use crate::state::State;
use crate::{CardView, Player, colour::sum};

/// Where points come from, in the order of the score pad.
pub const SOURCES: [&str; 6] = ["trophies", "bottled", "circled", "bottles", "corks", "cards"];

impl State {
    /// Points of a player by source, in the order of [`SOURCES`].
    #[must_use]
    pub fn points(&self, seat: Seat) -> [i32; 6] {
        let player = &self.players[seat];
        let unused = if player.has_bad(Bad::NoUnusedPoints) { 0 } else { UNUSED_POINTS };
        [
            player.trophies.points(),
            i32::from(player.djinns_in_bottles()) * BOTTLED_POINTS,
            i32::from(player.djinns_in_circles()) * CIRCLE_POINTS,
            i32::from(sum(player.bottles)) * unused,
            i32::from(player.corks) * unused,
            self.scoring
                .iter()
                .flatten()
                .filter(|card| player.fulfils(**card))
                .map(|c| i32::from(c.points()))
                .sum(),
        ]
    }

    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.points(seat).iter().sum()
    }

    pub(crate) fn score_lines(&self) -> Scores {
        let mut scores = Scores::new();
        for (n, source) in SOURCES.into_iter().enumerate() {
            scores.push(source, self.setup.players, |seat| Some(self.points(seat)[n]));
        }
        scores
    }

    /// Most points; among equals, most coins, scrolls and keys together; among these, all.
    pub(crate) fn leaders(&self) -> Seats {
        let rank = |seat: Seat| {
            let player = &self.players[seat];
            let wealth = u32::from(player.coins) + u32::from(player.scrolls) + u32::from(player.keys);
            (self.total(seat), wealth)
        };
        let seats = || Seat::first(self.setup.players);
        let best = seats().map(rank).max();
        seats().filter(|seat| Some(rank(*seat)) == best).collect()
    }
}

impl Player {
    /// Is the card's condition met?
    #[must_use]
    pub fn fulfils(&self, card: ScoringCard) -> bool {
        let (have, goal) = self.measured(card.condition());
        have >= goal
    }

    /// How far the player is with a card.
    #[must_use]
    pub fn progress(&self, card: ScoringCard) -> CardView {
        let (have, goal) = self.measured(card.condition());
        CardView { card, have, goal }
    }

    /// How much there is of what is asked for, and how much is asked for.
    #[inline]
    fn measured(&self, condition: Condition) -> (u16, u16) {
        let (have, goal) = match condition {
            Condition::Coins(n) => return (self.coins, n),
            Condition::Scrolls(n) => return (self.scrolls, n),
            Condition::Keys(n) => (self.keys, n),
            Condition::Mages(n) => (self.mages.len(), n),
            Condition::ActiveCircles(n) => (self.circles, n),
            Condition::FullyEquipped => {
                (self.equipment.iter().flatten().count() as u8, EquipmentKind::ALL.len() as u8)
            }
            Condition::Limit(n) => (self.limit, n),
            Condition::AllPassages => {
                (self.passages.iter().flatten().count() as u8, self.own_passages().len() as u8)
            }
            Condition::BottleColours(n) => {
                (Colour::ALL.iter().filter(|colour| self.in_bottles_of(**colour) > 0).count() as u8, n)
            }
            Condition::MastersHeld(n) => (self.masters_held(), n),
            Condition::ActiveMages(n) => (self.awake.len(), n),
            Condition::DjinnsHeld(n) => (self.djinns_in_bottles() + self.djinns_in_circles(), n),
            Condition::Trophies(n) => (self.trophies.len(), n),
            Condition::Bottled(n) => (self.djinns_in_bottles(), n),
            Condition::MastersCaught(n) => (self.masters_caught, n),
        };
        (have.into(), goal.into())
    }
}

/// What so many points are called in a solo game.
#[must_use]
pub fn rank(points: i32) -> &'static str {
    RANKS.iter().rev().find(|(from, _)| points >= *from).map_or(RANKS[0].1, |(_, name)| name)
}
