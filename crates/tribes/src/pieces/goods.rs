//! What goods are worth.

use serde::Serialize;

use crate::data::SET_VALUES;
use crate::{Cards, Resource};

/// The worth of one set of so many different goods.
#[must_use]
pub const fn set_value(kinds: u8) -> u8 {
    SET_VALUES[kinds as usize]
}

/// The best worth of a hand at the end, with `wilds` cards that stand for any good.
///
/// Each further good adds at least as much to a set as the one before, so the largest sets are best: set k
/// holds every kind there are at least k of, and wilds enlarge the largest set that is not full.
#[must_use]
pub fn hand_value(hand: &Cards, wilds: u8) -> u16 {
    let mut value = 0;
    split(hand, wilds, |kinds, wild, _| value += u16::from(set_value(kinds + wild)));
    value
}

/// One set of a hand that is split for the most points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct GoodsSet {
    /// The goods in it, rarest first.
    pub goods: Vec<Resource>,
    /// Wild cards that stand for further goods.
    pub wilds: u8,
    /// What it is worth.
    pub value: u8,
}

/// A hand split into the sets that are worth most together, largest first.
#[must_use]
pub fn best_sets(hand: &Cards, wilds: u8) -> Vec<GoodsSet> {
    let mut sets = Vec::new();
    split(hand, wilds, |kinds, wilds, depth| {
        let goods = Resource::GOODS.into_iter().filter(|good| hand.count(*good) >= depth).collect();
        sets.push(GoodsSet { goods, wilds, value: set_value(kinds + wilds) });
    });
    sets
}

/// Tells each set of the best split: how many kinds and wilds are in it, and that it holds every kind there are so
/// many of.
#[inline]
fn split(hand: &Cards, wilds: u8, mut each: impl FnMut(u8, u8, u8)) {
    let mut left = wilds;
    let mut depth = 1;
    loop {
        let kinds = Resource::GOODS.iter().filter(|good| hand.count(**good) >= depth).count() as u8;
        let wild = left.min(9 - kinds);
        if kinds + wild == 0 {
            return;
        }
        left -= wild;
        each(kinds, wild, depth);
        depth += 1;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Tries every way to split a hand: either leave one card of the first kind left alone in some set.
    fn exhaustive(counts: &mut [u8], wilds: u8) -> u16 {
        // The best first set over all subsets of kinds and any number of wilds, then the rest.
        let kinds: Vec<usize> = (0..counts.len()).filter(|k| counts[*k] > 0).collect();
        let mut best = 0;
        for subset in 0u32..1 << kinds.len() {
            for wild in 0..=wilds {
                let size = subset.count_ones() as u8 + wild;
                if size == 0 || size > 9 {
                    continue;
                }
                let chosen: Vec<usize> =
                    kinds.iter().enumerate().filter(|(n, _)| subset >> n & 1 == 1).map(|(_, k)| *k).collect();
                chosen.iter().for_each(|k| counts[*k] -= 1);
                best = best.max(u16::from(set_value(size)) + exhaustive(counts, wilds - wild));
                chosen.iter().for_each(|k| counts[*k] += 1);
            }
        }
        best
    }

    proptest! {
        /// The greedy split is never worse than trying everything, with and without Al-Amin's wilds.
        #[test]
        fn the_greedy_split_is_the_best(counts in prop::collection::vec(0u8..3, 4), wilds in 0u8..3) {
            let mut hand = Cards::NONE;
            for (good, count) in Resource::GOODS.into_iter().zip(&counts) {
                hand.add(good, *count);
            }
            prop_assert_eq!(hand_value(&hand, wilds), exhaustive(&mut counts.clone(), wilds));
            let sets = best_sets(&hand, wilds);
            prop_assert_eq!(sets.iter().map(|set| u16::from(set.value)).sum::<u16>(), hand_value(&hand, wilds));
            let cards: usize = sets.iter().map(|set| set.goods.len()).sum();
            prop_assert_eq!(cards, usize::from(hand.total()), "every good is in one set");
            prop_assert_eq!(sets.iter().map(|set| set.wilds).sum::<u8>(), wilds);
        }
    }

    #[test]
    fn leftovers_of_a_hand_form_smaller_sets() {
        let mut hand = Cards::NONE;
        hand.add(Resource::Fish, 3);
        hand.add(Resource::Wheat, 2);
        hand.add(Resource::Silk, 1);
        assert_eq!(hand_value(&hand, 0), 11);
        assert_eq!(hand_value(&hand, 2), 25);
    }

    #[test]
    fn a_full_set_takes_no_wild() {
        let hand = Resource::GOODS.into_iter().collect();
        assert_eq!(hand_value(&hand, 0), 60);
        assert_eq!(hand_value(&hand, 2), 63);
    }
}
