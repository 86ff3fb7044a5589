use serde::{Deserialize, Serialize};

/// How much a choice gave away.
///
/// The steps are those of lichess (drops of 0.1, 0.2 and 0.3 on a scale from -1 to 1), told as win chances from 0 to 1. Alone at a table
/// nobody can be beaten, so there points are counted instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Five of a hundred games.
    Inaccuracy,
    /// Ten of a hundred games.
    Mistake,
    /// Fifteen of a hundred games, or more.
    Blunder,
}

impl Mark {
    /// All of them, mildest first.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The win chance a choice must give away to get this mark.
    #[must_use]
    pub const fn least(self) -> f64 {
        match self {
            Mark::Inaccuracy => 0.05,
            Mark::Mistake => 0.10,
            Mark::Blunder => 0.15,
        }
    }

    /// What it must give away in points, alone at the table.
    #[must_use]
    pub const fn least_alone(self) -> f64 {
        match self {
            Mark::Inaccuracy => 4.0,
            Mark::Mistake => 8.0,
            Mark::Blunder => 14.0,
        }
    }

    /// The mark for a loss, if it gets one. A loss that may be chance, being within twice its error, gets none.
    #[must_use]
    pub fn of(win: f64, error: f64) -> Option<Mark> {
        Mark::ALL.into_iter().rev().find(|mark| win >= mark.least() && win >= 2.0 * error)
    }

    /// The same for points lost alone at the table.
    #[must_use]
    pub fn alone(points: f64, error: f64) -> Option<Mark> {
        Mark::ALL.into_iter().rev().find(|mark| points >= mark.least_alone() && points >= 2.0 * error)
    }
}

/// How well somebody chose, from 0 to 100: a mean over choices, each told as what it gave away and how open the game was. A choice
/// that gives nothing away counts 100, one that gives away ten of a hundred games counts half.
///
/// Where a game is as good as decided nobody can lose much, so such choices weigh little: see [`openness`].
#[must_use]
pub fn accuracy(choices: impl Iterator<Item = (f64, f64)>) -> Option<f64> {
    let (mut sum, mut weights) = (0.0, 0.0);
    for (loss, weight) in choices {
        // A fraction, because an exponential function may differ in its last bit from one machine to the next.
        sum += weight * 100.0 / (1.0 + 10.0 * loss.max(0.0));
        weights += weight;
    }
    (weights > 0.0).then(|| sum / weights)
}

/// How open a game is for a seat with this win chance: 1 in an even game, a twentieth in one that is decided.
#[must_use]
pub fn openness(win: f64) -> f64 {
    0.05 + 0.95 * 4.0 * win * (1.0 - win)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_gets_the_worst_mark_it_has_earned() {
        let marks = [0.049, 0.05, 0.1, 0.149, 0.15, 0.9].map(|loss| Mark::of(loss, 0.01));
        use Mark::{Blunder, Inaccuracy, Mistake};
        assert_eq!(
            marks,
            [None, Some(Inaccuracy), Some(Mistake), Some(Mistake), Some(Blunder), Some(Blunder)]
        );
    }

    #[test]
    fn a_loss_that_may_be_chance_gets_no_mark() {
        assert_eq!(Mark::of(0.2, 0.11), None);
        assert_eq!(Mark::alone(9.0, 5.0), None);
        assert_eq!(Mark::alone(9.0, 4.0), Some(Mark::Mistake));
    }

    #[test]
    fn accuracy_is_whole_without_losses_and_halved_by_ten_games_of_a_hundred() {
        assert_eq!(accuracy([(0.0, 1.0), (0.0, 0.2)].into_iter()), Some(100.0));
        assert_eq!(accuracy([(0.1, 0.7)].into_iter()), Some(50.0));
        assert_eq!(accuracy([(0.0, 1.0), (0.1, 1.0)].into_iter()), Some(75.0));
        assert_eq!(accuracy(std::iter::empty()), None);
    }

    #[test]
    fn choices_of_a_decided_game_weigh_little() {
        assert!((openness(0.5) - 1.0).abs() < 1e-12);
        assert!(openness(1.0) < 0.06 && openness(0.0) < 0.06);
        let of = |win: f64| accuracy([(0.0, 1.0), (0.1, openness(win))].into_iter()).unwrap();
        assert!(of(0.99) > 90.0 && of(0.5) < 76.0);
    }
}
