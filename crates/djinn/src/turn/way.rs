//! The way to pay for a catch with the fewest mages. For those who look; play itself asks only whether there is one.

use super::reckoning::{DECK_SUMS, Reckoning};
use crate::data::{Mage, MageSet};
use crate::moves::Unit;

/// How a catch can be paid, or how far one would get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// Mages to use, in this order.
    pub mages: Vec<Mage>,
    /// The unit of the first one's cost that a cloak saves.
    pub saves: Option<Unit>,
    /// What they cost together.
    pub coins: u16,
    pub scrolls: u16,
    /// Is a staff discarded for it?
    pub staff: bool,
    /// Magic the rest costs.
    pub magic: u16,
    /// Magic missing in spite of all help; 0 if the catch can be paid.
    pub missing: u16,
}

/// Mages of all four decks, and what they bring up.
#[derive(Clone, Copy)]
struct Helpers {
    help: u16,
    decks: [u8; 4],
}

/// The best helpers for every number of mages, coins and scrolls, and, where only the greatest green counts, for
/// every greatest green.
struct Table {
    best: Vec<Option<Helpers>>,
    most: [usize; 4],
}

impl Reckoning {
    /// The fewest mages, and among them the cheapest; a staff is discarded only if it must be.
    pub(crate) fn best_way(&self) -> Way {
        let kept = self.way_without_staff();
        if kept.missing == 0 || self.staff == 0 {
            return kept;
        }
        let without = Reckoning { strength: self.strength + self.staff, staff: 0, ..*self };
        Way { staff: true, ..without.way_without_staff() }
    }

    fn way_without_staff(&self) -> Way {
        let short = self.need().saturating_sub(self.magic);
        let table = self.helpers(short);
        let mut best: Option<((u16, usize, u16), [u8; 4])> = None;
        for at in table.places() {
            let Some(helpers) = table.best[table.index(at)] else { continue };
            let [count, coins, scrolls, green] = at;
            let Some((coins, scrolls, _)) = self.afford(coins as u16, scrolls as u16) else { continue };
            let green =
                if self.green_per_card { 0 } else { (green as u16).saturating_sub(self.best_green.into()) };
            let missing = short.saturating_sub(helpers.help + green);
            let key = (missing, count, coins + scrolls);
            if best.is_none_or(|(least, _)| key < least) {
                best = Some((key, helpers.decks));
            }
        }
        // nobody is always affordable
        let decks = best.map_or([0; 4], |(_, decks)| decks);
        self.way_of(MageSet(u32::from_le_bytes(decks)))
    }

    /// What one would really pay for mages that cost so much together, if one can; and the unit a cloak saves.
    fn afford(&self, coins: u16, scrolls: u16) -> Option<(u16, u16, Option<Unit>)> {
        let ways = [
            (self.discount && coins > 0, coins.saturating_sub(1), scrolls, Some(Unit::Coin)),
            (self.discount && scrolls > 0, coins, scrolls.saturating_sub(1), Some(Unit::Scroll)),
            (!self.discount || coins + scrolls == 0, coins, scrolls, None),
        ];
        let way = ways.into_iter().find(|(open, c, s, _)| *open && *c <= self.coins && *s <= self.scrolls)?;
        Some((way.1, way.2, way.3))
    }

    fn way_of(&self, set: MageSet) -> Way {
        let cost = |of: fn((u8, u8)) -> u8| set.iter().map(|mage| u16::from(of(mage.cost()))).sum();
        let (coins, scrolls, saves) = self.afford(cost(|c| c.0), cost(|c| c.1)).unwrap_or((0, 0, None));
        let first = |mage: &Mage| match saves {
            Some(Unit::Coin) => mage.cost().0 > 0,
            Some(Unit::Scroll) => mage.cost().1 > 0,
            None => true,
        };
        let first = set.iter().find(first);
        let mages: Vec<Mage> =
            first.into_iter().chain(set.iter().filter(|mage| Some(*mage) != first)).collect();
        let after = mages.iter().fold(*self, |mut after, mage| {
            after.count_in(*mage);
            after
        });
        Way {
            mages,
            saves,
            coins,
            scrolls,
            staff: false,
            magic: after.need(),
            missing: after.need().saturating_sub(self.magic),
        }
    }

    /// No mage that brings up nothing is needed, so never more mages than strength is short.
    fn helpers(&self, short: u16) -> Table {
        let all = |of: fn(Mage) -> u8| self.awake.iter().map(|mage| usize::from(of(mage))).sum::<usize>();
        let saved = u16::from(self.discount);
        let most = [
            usize::from(self.mages_left.min(self.awake.len())).min(usize::from(short)),
            all(|mage| mage.cost().0).min(usize::from(self.coins.saturating_add(saved))),
            all(|mage| mage.cost().1).min(usize::from(self.scrolls.saturating_add(saved))),
            if self.green_per_card { 0 } else { usize::from(Mage::MOST_GREEN) },
        ];
        let mut table = Table::new(most);
        for colour in 0..4 {
            table = self.with_deck(&table, colour);
        }
        table
    }

    fn with_deck(&self, before: &Table, colour: usize) -> Table {
        let mut after = Table::new(before.most);
        let deck = self.deck(colour);
        let mut set = deck;
        loop {
            let sums = &DECK_SUMS[usize::from(set)];
            let top = if self.green_per_card { 0 } else { greatest_green(set) };
            let help = self.help_of(colour, set, self.green_per_card);
            for at in before.places() {
                let Some(mut helpers) = before.best[before.index(at)] else { continue };
                let to = [
                    at[0] + set.count_ones() as usize,
                    at[1] + usize::from(sums.coins),
                    at[2] + usize::from(sums.scrolls),
                    at[3].max(top),
                ];
                if to.iter().zip(after.most).any(|(n, most)| *n > most) {
                    continue;
                }
                helpers.help += help;
                helpers.decks[colour] = set;
                let index = after.index(to);
                if after.best[index].is_none_or(|best| best.help < helpers.help) {
                    after.best[index] = Some(helpers);
                }
            }
            if set == 0 {
                return after;
            }
            set = (set - 1) & deck;
        }
    }
}

impl Table {
    /// Nobody helps yet.
    fn new(most: [usize; 4]) -> Table {
        let size = most.iter().map(|n| n + 1).product();
        let mut best = vec![None; size];
        best[0] = Some(Helpers { help: 0, decks: [0; 4] });
        Table { best, most }
    }

    fn index(&self, at: [usize; 4]) -> usize {
        at.iter().zip(self.most).fold(0, |index, (n, most)| index * (most + 1) + n)
    }

    fn places(&self) -> impl Iterator<Item = [usize; 4]> + use<> {
        let [a, b, c, d] = self.most;
        (0..=a).flat_map(move |a| {
            (0..=b).flat_map(move |b| (0..=c).flat_map(move |c| (0..=d).map(move |d| [a, b, c, d])))
        })
    }
}

fn greatest_green(deck: u8) -> usize {
    MageSet(deck.into()).iter().map(|mage| usize::from(mage.green())).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use table::{Chooser, Seed};

    use super::*;
    use crate::turn::reckoning::tests::any_catch;

    /// The fewest mages with which some order pays for the catch, tried by hand.
    fn fewest(catch: &Reckoning, used: usize) -> Option<usize> {
        if catch.is_paid() {
            return Some(used);
        }
        let ways = catch.awake.iter().flat_map(|mage| {
            catch.savings(mage).iter().filter_map(move |saving| catch.after_using(mage, *saving))
        });
        ways.filter_map(|after| fewest(&after, used + 1)).min()
    }

    #[test]
    fn the_way_uses_the_fewest_mages_and_no_staff_that_is_not_needed() {
        let mut chooser = Chooser::new(&Seed::from_number(3));
        let (mut by_mages, mut by_staff, mut saved) = (0, 0, 0);
        for _ in 0..4_000 {
            let catch = any_catch(&mut chooser);
            let way = catch.best_way();
            assert_eq!(way.missing == 0, catch.can_be_paid(), "{catch:?} {way:?}");
            let plain = fewest(&catch, 0);
            let discarded = Reckoning { strength: catch.strength + catch.staff, ..catch };
            match plain {
                Some(count) => assert_eq!((way.mages.len(), way.staff), (count, false), "{catch:?} {way:?}"),
                None => {
                    assert_eq!(way.staff, catch.staff > 0, "{catch:?} {way:?}");
                    if way.missing == 0 {
                        assert_eq!(Some(way.mages.len()), fewest(&discarded, 0), "{catch:?} {way:?}");
                        by_staff += 1;
                    }
                }
            }
            by_mages += u32::from(way.missing == 0 && !way.mages.is_empty());
            saved += u32::from(way.saves.is_some());
        }
        assert!(by_mages > 200 && by_staff > 20 && saved > 50, "{by_mages} {by_staff} {saved}");
    }

    #[test]
    fn the_way_can_be_gone_step_by_step_at_the_price_it_names() {
        let mut chooser = Chooser::new(&Seed::from_number(4));
        for _ in 0..4_000 {
            let catch = any_catch(&mut chooser);
            let way = catch.best_way();
            let mut now =
                Reckoning { strength: catch.strength + if way.staff { catch.staff } else { 0 }, ..catch };
            for (n, mage) in way.mages.iter().enumerate() {
                let both = mage.cost().0 > 0 && mage.cost().1 > 0;
                let saving = way.saves.filter(|_| n == 0 && both);
                let need = now.need();
                now = now.after_using(*mage, saving).unwrap_or_else(|| panic!("{catch:?} {way:?}"));
                assert!(now.need() < need, "{mage} does not help: {catch:?} {way:?}");
            }
            assert_eq!((catch.coins - now.coins, catch.scrolls - now.scrolls), (way.coins, way.scrolls));
            assert_eq!(now.need(), way.magic, "{catch:?} {way:?}");
            assert_eq!(now.need().saturating_sub(now.magic), way.missing, "{catch:?} {way:?}");
        }
    }
}
