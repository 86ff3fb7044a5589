use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MAX_SEATS, PerSeat, Seat};

/// Points by source, at any moment of a game.
///
/// `None` stands for points the asking eyes may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scores {
    /// One line per source, in the order of the score pad.
    pub lines: ArrayVec<ScoreLine, 20>,
}

/// The points all seats have from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// The source's name, also its translation key: `gold`, `viziers` ...
    pub source: &'static str,
    /// One number per player.
    pub points: ArrayVec<Option<i32>, MAX_SEATS>,
}

impl Scores {
    /// No lines yet.
    #[must_use]
    pub fn new() -> Scores {
        Scores { lines: ArrayVec::new() }
    }

    /// Adds the line of one source for the first `players` seats.
    pub fn push(&mut self, source: &'static str, players: u8, points: impl Fn(Seat) -> Option<i32>) {
        self.lines.push(ScoreLine { source, points: Seat::first(players).map(points).collect() });
    }

    /// A seat's points from all sources, or `None` if some of them may not be known.
    #[must_use]
    pub fn total(&self, seat: Seat) -> Option<i32> {
        self.lines.iter().map(|line| line.points.get(seat.index()).copied().flatten()).sum()
    }

    /// A seat's points from all sources that may be known.
    #[must_use]
    pub fn known_total(&self, seat: Seat) -> i32 {
        self.lines.iter().filter_map(|line| line.points.get(seat.index()).copied().flatten()).sum()
    }

    /// Totals of all seats; unknown parts count 0, seats nobody holds count 0.
    #[must_use]
    pub fn totals(&self) -> PerSeat<i32> {
        PerSeat(Seat::ALL.map(|seat| self.known_total(seat)))
    }
}

impl Default for Scores {
    fn default() -> Scores {
        Scores::new()
    }
}
