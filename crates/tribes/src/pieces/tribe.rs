use std::fmt;

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize};

table::words! {
    /// The colour of a meeple.
    #[repr(u8)]
    pub enum Tribe as "tribe" {
        /// Yellow: kept, scored by majority.
        Vizier = "vizier",
        /// White: kept, pays djinns.
        Elder = "elder",
        /// Green: takes goods.
        Merchant = "merchant",
        /// Blue: earns gold.
        Builder = "builder",
        /// Red: kills.
        Assassin = "assassin",
        /// Purple: makes items. Only with the Artisans.
        Artisan = "artisan",
    }
}

impl Tribe {
    /// The letter of the tribe's colour in notation: `y w g b r p`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['y', 'w', 'g', 'b', 'r', 'p'][self as usize]
    }

    /// The tribe with this letter.
    #[must_use]
    pub fn from_letter(letter: &str) -> Option<Tribe> {
        Tribe::ALL.into_iter().find(|tribe| letter.len() == 1 && letter.starts_with(tribe.letter()))
    }
}

/// Meeples in one place, counted by tribe: five bits each in one word. No tribe has more than 20.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "index.ts", type = "Partial<Record<Tribe, number>>")
)]
pub struct Meeples(u32);

/// Bits of one count.
const BITS: u32 = 5;
const COUNT: u32 = (1 << BITS) - 1;
/// All bits that make a count 2 or more.
const PAIRS: u32 = 0b11110_11110_11110_11110_11110_11110;
/// Every second count.
const EVEN: u32 = 0b11111_00000_11111_00000_11111;

impl Meeples {
    /// None.
    pub const NONE: Meeples = Meeples(0);

    /// How many of one tribe.
    #[must_use]
    pub const fn count(self, tribe: Tribe) -> u8 {
        (self.0 >> (BITS * tribe as u32) & COUNT) as u8
    }

    /// How many of one tribe.
    pub fn set(&mut self, tribe: Tribe, count: u8) {
        debug_assert!(u32::from(count) <= COUNT, "{count} {tribe} in one place");
        let shift = BITS * tribe as u32;
        self.0 = self.0 & !(COUNT << shift) | u32::from(count) << shift;
    }

    /// How many in all.
    #[must_use]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & EVEN) + (self.0 >> BITS & EVEN);
        ((pairs & 0x3ff) + (pairs >> 10 & 0x3ff) + (pairs >> 20)) as u8
    }

    /// Is nobody there?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is at least one of this tribe there?
    #[must_use]
    pub const fn has(self, tribe: Tribe) -> bool {
        self.count(tribe) > 0
    }

    /// Are two of the same tribe there?
    #[must_use]
    pub const fn has_pair(self) -> bool {
        self.0 & PAIRS != 0
    }

    /// Adds meeples of one tribe.
    pub fn add(&mut self, tribe: Tribe, count: u8) {
        debug_assert!(u32::from(self.count(tribe) + count) <= COUNT, "{count} {tribe} added to {self:?}");
        self.0 += u32::from(count) << (BITS * tribe as u32);
    }

    /// Takes meeples of one tribe away; there must be that many.
    pub fn take(&mut self, tribe: Tribe, count: u8) {
        debug_assert!(self.count(tribe) >= count, "{count} {tribe} taken from {self:?}");
        self.0 -= u32::from(count) << (BITS * tribe as u32);
    }

    /// One meeple of this tribe less.
    #[must_use]
    pub const fn without(self, tribe: Tribe) -> Meeples {
        Meeples(self.0 - (1 << (BITS * tribe as u32)))
    }

    /// The tribes that are there, in the order of the rulebook.
    pub fn tribes(self) -> impl Iterator<Item = Tribe> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let tribe = rest.trailing_zeros() / BITS;
                rest &= !(COUNT << (BITS * tribe));
                Tribe::ALL[tribe as usize]
            })
        })
    }

    /// The counts as one word of eight bits each, for a state's hash.
    pub(crate) fn word(self) -> u64 {
        Tribe::ALL.iter().map(|tribe| u64::from(self.count(*tribe)) << (8 * *tribe as u32)).sum()
    }
}

/// `2y 1g`, or `-` for nobody.
impl fmt::Debug for Meeples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let words: Vec<String> = self.tribes().map(|t| format!("{}{}", self.count(t), t.letter())).collect();
        f.write_str(&words.join(" "))
    }
}

impl FromIterator<Tribe> for Meeples {
    fn from_iter<I: IntoIterator<Item = Tribe>>(tribes: I) -> Meeples {
        let mut meeples = Meeples::NONE;
        tribes.into_iter().for_each(|tribe| meeples.add(tribe, 1));
        meeples
    }
}

/// `{"vizier": 2, "merchant": 1}`; tribes that are not there are left out.
impl Serialize for Meeples {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for tribe in self.tribes() {
            map.serialize_entry(&tribe, &self.count(tribe))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Meeples {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Meeples, D::Error> {
        let counts = std::collections::BTreeMap::<Tribe, u8>::deserialize(deserializer)?;
        let mut meeples = Meeples::NONE;
        for (tribe, count) in counts {
            if count > 20 {
                return Err(serde::de::Error::custom(format!("{count} {tribe}s; there are no more than 20")));
            }
            meeples.set(tribe, count);
        }
        Ok(meeples)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_two_of_one_tribe() {
        use Tribe::*;
        assert!(!Meeples::from_iter([Vizier, Elder, Merchant, Builder, Assassin, Artisan]).has_pair());
        for tribe in Tribe::ALL {
            assert!(Meeples::from_iter([tribe, Vizier, tribe]).has_pair());
        }
    }

    #[test]
    fn totals_add_up() {
        let mut meeples = Meeples::NONE;
        for (n, tribe) in Tribe::ALL.into_iter().enumerate() {
            meeples.add(tribe, n as u8 + 1);
        }
        assert_eq!(meeples.total(), 21);
        assert_eq!(format!("{meeples:?}"), "1y 2w 3g 4b 5r 6p");
    }
}
