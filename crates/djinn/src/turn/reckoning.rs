//! What a catch costs, and whether it can still be paid and housed.

use crate::colour::sum;
use crate::data::{Cloak, DJINN_COST, MASTER_SURCHARGE, Mage, MageSet, Staff};
use crate::moves::Unit;
use crate::state::State;
use crate::{ByColour, Chosen, Player};

/// A catch being worked out: what is still to be brought up, and what it may be brought up from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reckoning {
    /// Chosen normal djinns, and what one of each colour costs now.
    pub chosen: ByColour,
    pub cost: ByColour,
    pub master: u16,
    pub strength: u16,
    /// Green of the strongest mage used, and do the others count too?
    pub best_green: u8,
    pub green_per_card: bool,
    pub magic: u16,
    pub coins: u16,
    pub scrolls: u16,
    /// Does the first mage cost a unit less?
    pub discount: bool,
    pub mages_left: u8,
    pub awake: MageSet,
    /// Green strength of a staff that could still be discarded.
    pub staff: u16,
}

/// Costs and strengths of every set of mages of one colour.
pub(crate) struct DeckSum {
    pub coins: u8,
    pub scrolls: u8,
    pub green: u8,
    pub bonus: u8,
}

pub(crate) static DECK_SUMS: [DeckSum; 256] = {
    let mut sums = [const { DeckSum { coins: 0, scrolls: 0, green: 0, bonus: 0 } }; 256];
    let mut set: usize = 1;
    while set < 256 {
        let lowest = set & set.wrapping_neg();
        let rest = set & (set - 1);
        let figures = Mage(lowest.trailing_zeros() as u8).figures();
        sums[set] = DeckSum {
            coins: sums[rest].coins + figures.coins,
            scrolls: sums[rest].scrolls + figures.scrolls,
            green: sums[rest].green + figures.green,
            bonus: sums[rest].bonus + figures.bonus,
        };
        set += 1;
    }
    sums
};

/// The mages of a deck that cost nothing to use.
const FREE_TO_USE: u8 = {
    let mut free = 0;
    let mut n = 0;
    while n < 8 {
        let figures = Mage(n).figures();
        if figures.coins + figures.scrolls == 0 {
            free |= 1 << n;
        }
        n += 1;
    }
    free
};

/// Most coins and scrolls all mages together can cost.
const MOST_COINS: usize = 4 * DECK_SUMS_ALL.0 as usize;
const MOST_SCROLLS: usize = 4 * DECK_SUMS_ALL.1 as usize;
const DECK_SUMS_ALL: (u8, u8) = {
    let (mut coins, mut scrolls, mut n) = (0, 0, 0);
    while n < 8 {
        coins += Mage(n).figures().coins;
        scrolls += Mage(n).figures().scrolls;
        n += 1;
    }
    (coins, scrolls)
};

impl State {
    /// The reckoning of a catch at the deciding seat's field.
    pub(crate) fn reckon(&self, chosen: &Chosen) -> Reckoning {
        let me = self.me();
        let mut reckoning = Reckoning {
            chosen: chosen.normal,
            cost: [DJINN_COST as u8; 4],
            master: if chosen.master { master_cost(self.counted_beside_master(chosen)) } else { 0 },
            strength: 0,
            best_green: 0,
            green_per_card: self.setup.green_per_card,
            magic: u16::from(me.magic),
            coins: me.coins,
            scrolls: me.scrolls,
            discount: chosen.used.is_empty() && me.has_cloak(Cloak::CheaperFirstMage),
            mages_left: me.mages_per_catch().saturating_sub(chosen.used.len()),
            awake: me.awake,
            staff: 0,
        };
        match me.staff() {
            Some(Staff::Strength(n)) => reckoning.strength += u16::from(n),
            Some(Staff::Colour(colour)) => reckoning.cost[colour.index()] -= 1,
            Some(Staff::Masters(n)) => reckoning.master = reckoning.master.saturating_sub(u16::from(n)),
            Some(Staff::OnceStrength(n)) => reckoning.staff = u16::from(n),
            Some(Staff::OnceRefill) | None => {}
        }
        if chosen.staff {
            reckoning.strength += crate::data::ONCE_STRENGTH;
        }
        chosen.used.iter().for_each(|mage| reckoning.count_in(mage));
        reckoning
    }

    /// Normal djinns that make the master here dearer.
    pub(crate) fn counted_beside_master(&self, chosen: &Chosen) -> u8 {
        let here = self.djinns_at(self.here()).normal();
        if self.setup.master_surcharge_counts_chosen { here } else { here - sum(chosen.normal) }
    }
}

impl Reckoning {
    /// Magic still needed with what has been used so far.
    pub(crate) fn need(&self) -> u16 {
        let normal: u16 = (0..4).map(|c| u16::from(self.chosen[c]) * u16::from(self.cost[c])).sum();
        (normal + self.master).saturating_sub(self.strength)
    }

    /// Can magic alone bring up the rest?
    pub(crate) fn is_paid(&self) -> bool {
        self.need() <= self.magic
    }

    /// The ways to pay for a mage: with a cloak that saves a unit there may be two.
    pub(crate) fn savings(&self, mage: Mage) -> &'static [Option<Unit>] {
        match mage.cost() {
            (1.., 1..) if self.discount => &[Some(Unit::Coin), Some(Unit::Scroll)],
            _ => &[None],
        }
    }

    /// Coins and scrolls to pay for a mage now.
    pub(crate) fn price(&self, mage: Mage, saving: Option<Unit>) -> (u16, u16) {
        let (coins, scrolls) = mage.cost();
        let (coins, scrolls) = (u16::from(coins), u16::from(scrolls));
        match saving {
            _ if !self.discount => (coins, scrolls),
            Some(Unit::Coin) => (coins.saturating_sub(1), scrolls),
            Some(Unit::Scroll) => (coins, scrolls.saturating_sub(1)),
            None if coins > 0 => (coins - 1, scrolls),
            None => (coins, scrolls.saturating_sub(1)),
        }
    }

    /// The reckoning after using a mage, if it can be paid.
    pub(crate) fn after_using(&self, mage: Mage, saving: Option<Unit>) -> Option<Reckoning> {
        let (coins, scrolls) = self.price(mage, saving);
        let mut after = *self;
        after.coins = self.coins.checked_sub(coins)?;
        after.scrolls = self.scrolls.checked_sub(scrolls)?;
        after.mages_left = self.mages_left.checked_sub(1)?;
        after.discount = false;
        after.awake.remove(mage);
        after.count_in(mage);
        Some(after)
    }

    pub(crate) fn count_in(&mut self, mage: Mage) {
        let colour = mage.colour().index();
        self.cost[colour] = self.cost[colour].saturating_sub(mage.bonus());
        self.strength += u16::from(if self.green_per_card {
            mage.green()
        } else {
            mage.green().saturating_sub(self.best_green)
        });
        self.best_green = self.best_green.max(mage.green());
    }

    /// Can this catch be paid, by any mages that are still awake?
    pub(crate) fn can_be_paid(&self) -> bool {
        let short = self.need().saturating_sub(self.staff).saturating_sub(self.magic);
        if short == 0 {
            return true;
        }
        if self.awake.is_empty() || self.mages_left == 0 {
            return false;
        }
        if self.mages_left <= 2 {
            return self.some_mage_leads_on(Reckoning::can_be_paid);
        }
        if self.green_per_card { self.best_help(true) >= short } else { self.one_green_pays() }
    }

    fn some_mage_leads_on(&self, leads_on: impl Fn(&Reckoning) -> bool) -> bool {
        self.awake.iter().any(|mage| {
            let ways = self.savings(mage).iter();
            ways.filter_map(|saving| self.after_using(mage, *saving)).any(|after| leads_on(&after))
        })
    }

    /// As `can_be_paid`, if only the greatest green counts: tries every mage as that one.
    fn one_green_pays(&self) -> bool {
        let enough = |r: &Reckoning| {
            let short = r.need().saturating_sub(r.staff).saturating_sub(r.magic);
            short == 0 || r.best_help(false) >= short
        };
        // the mage may also be used later, when the saved unit has gone to another
        let later = |mage: &Mage| {
            let undiscounted = Reckoning { discount: false, ..*self };
            undiscounted.after_using(*mage, None).map(|after| Reckoning { discount: self.discount, ..after })
        };
        enough(self)
            || self.some_mage_leads_on(enough)
            || (self.discount
                && self.awake.iter().filter_map(|mage| later(&mage)).any(|after| enough(&after)))
    }

    /// The most that awake mages can bring up with the coins and scrolls at hand.
    fn best_help(&self, with_green: bool) -> u16 {
        let (mut coins, mut scrolls, mut help) = (0, 0, 0);
        for c in 0..4 {
            let all = &DECK_SUMS[usize::from(self.deck(c))];
            coins += u16::from(all.coins);
            scrolls += u16::from(all.scrolls);
            help += self.help_of(c, self.deck(c), with_green);
        }
        if coins <= self.coins && scrolls <= self.scrolls {
            return help;
        }
        let limits = |coins: u16, scrolls: u16| {
            (usize::from(coins).min(MOST_COINS), usize::from(scrolls).min(MOST_SCROLLS))
        };
        if self.discount {
            let one_coin = self.best_within(limits(self.coins.saturating_add(1), self.scrolls), with_green);
            let one_scroll = self.best_within(limits(self.coins, self.scrolls.saturating_add(1)), with_green);
            return one_coin.max(one_scroll);
        }
        self.best_within(limits(self.coins, self.scrolls), with_green)
    }

    /// A knapsack over the four decks: of each, any set of its mages.
    fn best_within(&self, (coins, scrolls): (usize, usize), with_green: bool) -> u16 {
        let mut best = [[0u16; MOST_SCROLLS + 1]; MOST_COINS + 1];
        for c in 0..4 {
            let deck = self.deck(c);
            if deck == 0 {
                continue;
            }
            let free = deck & FREE_TO_USE;
            let paid = deck & !FREE_TO_USE;
            for have_coins in (0..=coins).rev() {
                for have_scrolls in (0..=scrolls).rev() {
                    let mut most = 0;
                    let mut set = paid;
                    loop {
                        let sums = &DECK_SUMS[usize::from(set)];
                        let (pay_coins, pay_scrolls) = (usize::from(sums.coins), usize::from(sums.scrolls));
                        if pay_coins <= have_coins && pay_scrolls <= have_scrolls {
                            let rest = best[have_coins - pay_coins][have_scrolls - pay_scrolls];
                            most = most.max(rest + self.help_of(c, set | free, with_green));
                        }
                        if set == 0 {
                            break;
                        }
                        set = (set - 1) & paid;
                    }
                    best[have_coins][have_scrolls] = most;
                }
            }
        }
        best[coins][scrolls]
    }

    pub(crate) fn deck(&self, colour: usize) -> u8 {
        (self.awake.0 >> (8 * colour)) as u8
    }

    /// What a set of mages of one colour brings up.
    pub(crate) fn help_of(&self, colour: usize, set: u8, with_green: bool) -> u16 {
        let sums = &DECK_SUMS[usize::from(set)];
        let green = if with_green { u16::from(sums.green) } else { 0 };
        green + u16::from(self.chosen[colour]) * u16::from(sums.bonus.min(self.cost[colour]))
    }
}

/// What a master costs beside so many normal djinns, before anybody helps.
pub(crate) const fn master_cost(others: u8) -> u16 {
    DJINN_COST + MASTER_SURCHARGE * others as u16
}

/// Can all of these be housed in empty circles, and in bottles of their own colour with a cork? A master may go
/// into a bottle of any colour.
pub(crate) fn can_house(player: &Player, normal: ByColour, master: bool) -> bool {
    let (mut fitting, mut spare) = (0, 0);
    for (djinns, bottles) in normal.into_iter().zip(player.bottles) {
        let used = djinns.min(bottles);
        fitting += used;
        spare += bottles - used;
    }
    if master && spare > 0 {
        fitting += 1;
    }
    let djinns = sum(normal) + u8::from(master);
    djinns - fitting.min(player.corks) <= player.free_circles()
}

#[cfg(test)]
pub(crate) mod tests {
    use table::{Chooser, Seed};

    use super::*;

    /// Some catch with up to five mages awake and every rule that bends it now and then.
    pub(crate) fn any_catch(chooser: &mut Chooser) -> Reckoning {
        let mut small = |n| chooser.below(n) as u8;
        let mut awake = MageSet::NONE;
        for _ in 0..small(6) {
            awake.insert(Mage(small(32)));
        }
        Reckoning {
            chosen: [small(3), small(2), small(2), small(2)],
            cost: [4 - small(2), 4, 4, 4],
            master: u16::from(small(2)) * (4 + 2 * u16::from(small(4))),
            strength: u16::from(small(3)),
            best_green: 0,
            green_per_card: small(3) > 0,
            magic: u16::from(small(9)),
            coins: u16::from(small(3)),
            scrolls: u16::from(small(4)),
            discount: small(3) == 0,
            mages_left: if small(4) == 0 { 2 } else { Mage::COUNT as u8 },
            awake,
            staff: if small(6) == 0 { 5 } else { 0 },
        }
    }

    /// Tries all mages in all orders.
    fn can_be_paid_somehow(catch: &Reckoning) -> bool {
        let with_staff = Reckoning { strength: catch.strength + catch.staff, ..*catch };
        with_staff.is_paid() || catch.some_mage_leads_on(can_be_paid_somehow)
    }

    #[test]
    fn a_catch_is_offered_exactly_if_some_mages_in_some_order_pay_for_it() {
        let mut chooser = Chooser::new(&Seed::from_number(1));
        let mut payable = 0;
        for _ in 0..20_000 {
            let catch = any_catch(&mut chooser);
            let expected = can_be_paid_somehow(&catch);
            assert_eq!(catch.can_be_paid(), expected, "{catch:?}");
            payable += u32::from(expected && !catch.is_paid());
        }
        assert!(payable > 1_000, "only {payable} catches needed mages");
    }

    /// Tries every home for every djinn.
    fn can_house_somehow(player: &Player, normal: ByColour, master: bool) -> bool {
        let next = normal.iter().position(|n| *n > 0);
        let rest = |c: usize| {
            let mut rest = normal;
            rest[c] -= 1;
            rest
        };
        let circle = Player { circles: player.circles.saturating_sub(1), ..*player };
        let bottle = |c: usize| {
            let mut after = *player;
            after.bottles[c] -= 1;
            after.corks -= 1;
            after
        };
        let can_bottle = |c: usize| player.corks > 0 && player.bottles[c] > 0;
        match next {
            Some(c) => {
                (player.free_circles() > 0 && can_house_somehow(&circle, rest(c), master))
                    || (can_bottle(c) && can_house_somehow(&bottle(c), rest(c), master))
            }
            None => !master || player.free_circles() > 0 || (0..4).any(can_bottle),
        }
    }

    #[test]
    fn djinns_have_a_home_exactly_if_some_order_finds_one() {
        let mut chooser = Chooser::new(&Seed::from_number(2));
        for _ in 0..20_000 {
            let mut small = |n| chooser.below(n) as u8;
            let player = Player {
                circles: small(4),
                bottles: [small(3), small(2), small(2), small(2)],
                corks: small(4),
                ..Player::START
            };
            let normal = [small(3), small(3), small(2), small(2)];
            let master = small(2) == 0;
            let expected = can_house_somehow(&player, normal, master);
            assert_eq!(can_house(&player, normal, master), expected, "{normal:?} {master} {player:?}");
        }
    }
}
