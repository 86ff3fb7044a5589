//! How the weaker levels fall short of the strongest: they think less, and see less clearly.

use table::Chooser;

use crate::net::exp;

/// What a level may think, and how clearly it sees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    /// Decisions in thought for a turn; with none it takes plans by quick judgement alone.
    pub nodes: u64,
    /// How far plans may lie apart, in points, for somebody to mistake one for the other now and then.
    pub haze: f32,
}

impl Rung {
    /// Quick judgement, seen through a haze.
    #[must_use]
    pub const fn quick(haze: f32) -> Rung {
        Rung { nodes: 0, haze }
    }

    /// So many decisions in thought, seen through a haze.
    #[must_use]
    pub const fn thinking(nodes: u64, haze: f32) -> Rung {
        Rung { nodes, haze }
    }
}

/// Plans somebody has in mind at the same time.
const IN_MIND: usize = 24;

/// One of these plans, by what each is worth: usually one of the best, ever less likely one that is plainly worse. That is how
/// people err, and dice do not. Without haze always the first.
pub(crate) fn through_haze(worths: impl Iterator<Item = f32>, haze: f32, chooser: &mut Chooser) -> usize {
    if haze <= 0.0 {
        return 0;
    }
    let worths: Vec<f32> = worths.take(IN_MIND).collect();
    let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    // Whole numbers, so that the choice is the same everywhere.
    let weight = |worth: &f32| (exp((worth - best) / haze) * 65_536.0) as usize;
    let weights: Vec<usize> = worths.iter().map(weight).collect();
    let mut at = chooser.below(weights.iter().sum::<usize>().max(1));
    for (n, weight) in weights.iter().enumerate() {
        match at.checked_sub(*weight) {
            Some(rest) => at = rest,
            None => return n,
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    fn counts(worths: &[f32], haze: f32) -> Vec<usize> {
        let mut counts = vec![0; worths.len()];
        let mut chooser = Chooser::new(&Seed::from_number(1));
        for _ in 0..2000 {
            counts[through_haze(worths.iter().copied(), haze, &mut chooser)] += 1;
        }
        counts
    }

    #[test]
    fn without_haze_the_first_is_taken() {
        assert_eq!(counts(&[3.0, 3.0, 9.0], 0.0), [2000, 0, 0]);
    }

    #[test]
    fn the_nearer_to_the_best_the_likelier_and_blunders_are_rare() {
        let seen = counts(&[10.0, 8.0, 5.0, -90.0], 3.0);
        assert!(seen[0] > seen[1] && seen[1] > seen[2] && seen[2] > 100, "{seen:?}");
        assert_eq!(seen[3], 0);
        // Half as likely at about two thirds of the haze below the best.
        let near = counts(&[10.0, 10.0 - 3.0 * std::f32::consts::LN_2], 3.0);
        assert!((near[0] as f32 / near[1] as f32 - 2.0).abs() < 0.3, "{near:?}");
    }
}
