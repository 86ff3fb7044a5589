use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::Seed;

/// Picks at random, fast and repeatably: for random play, never for what a player must not foresee.
#[derive(Clone, Debug)]
pub struct Chooser(Pcg32);

impl Chooser {
    /// A chooser that always picks the same for the same seed. It uses other bits of it than
    /// [`crate::Chance`] does, so picks tell nothing about deals.
    #[must_use]
    pub fn new(seed: &Seed) -> Chooser {
        let derived = seed.derive(u64::MAX);
        let mut head = [0; 16];
        head.copy_from_slice(&derived.0[..16]);
        Chooser(Pcg32::from_seed(head))
    }

    /// A number from 0 to `n - 1`. Uneven by at most `n` in 2^32, which no game we play can notice.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    /// One of the items, if there is any.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// A seed for something of its own.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_choose_equally_and_others_do_not() {
        let picks = |number| {
            let mut chooser = Chooser::new(&Seed::from_number(number));
            (0..20).map(|_| chooser.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(picks(1), picks(1));
        assert_ne!(picks(1), picks(2));
    }

    #[test]
    fn every_item_can_be_picked_and_none_from_nothing() {
        let mut chooser = Chooser::new(&Seed::from_number(1));
        let mut seen = [0u32; 5];
        (0..5000).filter_map(|_| chooser.pick(&[0, 1, 2, 3, 4])).for_each(|n: usize| seen[n] += 1);
        assert!(seen.iter().all(|n| (800..1200).contains(n)), "{seen:?}");
        assert_eq!(chooser.pick::<u8>(&[]), None);
    }
}
