use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Expansions;

/// A djinn card. There is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[repr(u8)]
pub enum Djinn {
    /// Every two Fakirs are a wild good at the end.
    AlAmin,
    /// Three meeples from the bag onto an empty tile.
    AnunNak,
    /// Gold whenever somebody gains a djinn.
    Baal,
    /// Your Viziers and Elders are safe from Assassins.
    Boaz,
    /// A palace on any Village.
    Bouraq,
    /// Your Builders earn double.
    Echidna,
    /// A palm tree on any Oasis.
    Enki,
    /// Your palace goes to a neighbouring tile.
    Hagis,
    /// Your palm trees are worth 5.
    Haurvatat,
    /// Your Assassins kill two in one place.
    Iblis,
    /// Your Viziers are worth 3.
    Jafaar,
    /// A reward for every victim of your Assassins.
    Kandicha,
    /// Fakirs make your bids cheaper.
    Kumarbi,
    /// Your palm tree goes to a neighbouring tile.
    Lamia,
    /// A camel on a bare tile.
    Leta,
    /// Gold for every meeple dropped on your tiles.
    Marid,
    /// Gold for every palace placed.
    Monkir,
    /// Gold whenever Assassins kill.
    Nekir,
    /// Your Elders are worth 4.
    Shamhat,
    /// Three djinns from the pile, one of them yours.
    Sibittis,
    /// The top card of the resource pile.
    Sloar,
    /// A camel on a tile with meeples.
    Utug,
    /// Thieves of others do not touch you. With the Thieves.
    Morgiane,
    /// Precious items are worth more. With the Artisans.
    Geb,
    /// Artisans are worth more. With the Artisans.
    Ptah,
}

/// What a djinn's power costs each time it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub enum Cost {
    /// Nothing: the djinn works by itself.
    Passive,
    /// One Elder or one Fakir.
    ElderOrFakir,
    /// One Elder, and one Elder or Fakir.
    ElderAndMore,
    /// One Fakir.
    Fakir,
    /// One Fakir or more, when bidding.
    Fakirs,
}

struct Card {
    name: &'static str,
    value: u8,
    cost: Cost,
}

/// The deck in the order of [`Djinn::ALL`]: name in code, value, cost.
const CARDS: [Card; Djinn::COUNT] = [
    Card { name: "al_amin", value: 5, cost: Cost::Passive },
    Card { name: "anun_nak", value: 8, cost: Cost::ElderOrFakir },
    Card { name: "baal", value: 6, cost: Cost::Passive },
    Card { name: "boaz", value: 6, cost: Cost::Passive },
    Card { name: "bouraq", value: 6, cost: Cost::ElderOrFakir },
    Card { name: "echidna", value: 4, cost: Cost::ElderAndMore },
    Card { name: "enki", value: 8, cost: Cost::ElderOrFakir },
    Card { name: "hagis", value: 10, cost: Cost::ElderOrFakir },
    Card { name: "haurvatat", value: 8, cost: Cost::Passive },
    Card { name: "iblis", value: 8, cost: Cost::ElderOrFakir },
    Card { name: "jafaar", value: 6, cost: Cost::Passive },
    Card { name: "kandicha", value: 6, cost: Cost::Passive },
    Card { name: "kumarbi", value: 6, cost: Cost::Fakirs },
    Card { name: "lamia", value: 10, cost: Cost::ElderOrFakir },
    Card { name: "leta", value: 4, cost: Cost::ElderAndMore },
    Card { name: "marid", value: 6, cost: Cost::Passive },
    Card { name: "monkir", value: 6, cost: Cost::Passive },
    Card { name: "nekir", value: 6, cost: Cost::Passive },
    Card { name: "shamhat", value: 6, cost: Cost::Passive },
    Card { name: "sibittis", value: 4, cost: Cost::ElderAndMore },
    Card { name: "sloar", value: 8, cost: Cost::Fakir },
    Card { name: "utug", value: 4, cost: Cost::ElderAndMore },
    // PLACEHOLDERS: no source gives the values of these three; 6 is that of their closest relatives.
    Card { name: "morgiane", value: 6, cost: Cost::Passive },
    Card { name: "geb", value: 6, cost: Cost::Passive },
    Card { name: "ptah", value: 6, cost: Cost::Passive },
];

impl Djinn {
    /// How many djinns there are.
    pub const COUNT: usize = 25;

    /// How many of them are in the base box.
    pub const BASE: usize = 22;

    /// All djinns, those of the base box first.
    pub const ALL: [Djinn; Djinn::COUNT] = [
        Djinn::AlAmin,
        Djinn::AnunNak,
        Djinn::Baal,
        Djinn::Boaz,
        Djinn::Bouraq,
        Djinn::Echidna,
        Djinn::Enki,
        Djinn::Hagis,
        Djinn::Haurvatat,
        Djinn::Iblis,
        Djinn::Jafaar,
        Djinn::Kandicha,
        Djinn::Kumarbi,
        Djinn::Lamia,
        Djinn::Leta,
        Djinn::Marid,
        Djinn::Monkir,
        Djinn::Nekir,
        Djinn::Shamhat,
        Djinn::Sibittis,
        Djinn::Sloar,
        Djinn::Utug,
        Djinn::Morgiane,
        Djinn::Geb,
        Djinn::Ptah,
    ];

    /// The djinns that are in the deck with these expansions.
    pub fn deck(expansions: Expansions) -> impl Iterator<Item = Djinn> {
        Djinn::ALL.into_iter().filter(move |djinn| match djinn {
            Djinn::Morgiane => expansions.thieves,
            Djinn::Geb | Djinn::Ptah => expansions.artisans,
            _ => true,
        })
    }

    /// The name in code, wire, log and locale keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        CARDS[self as usize].name
    }

    /// Points at the end.
    #[must_use]
    pub const fn value(self) -> u8 {
        CARDS[self as usize].value
    }

    /// What using it costs.
    #[must_use]
    pub const fn cost(self) -> Cost {
        CARDS[self as usize].cost
    }

    /// The set of this djinn alone.
    #[must_use]
    pub const fn set(self) -> Djinns {
        Djinns(1 << self as u32)
    }
}

impl fmt::Display for Djinn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Djinn {
    type Err = String;

    fn from_str(text: &str) -> Result<Djinn, String> {
        Djinn::ALL
            .into_iter()
            .find(|djinn| djinn.name() == text)
            .ok_or_else(|| format!("{text:?} is not a djinn"))
    }
}

/// A set of djinns: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Djinn[]"))]
pub struct Djinns(pub(crate) u32);

impl Djinns {
    /// None.
    pub const NONE: Djinns = Djinns(0);

    /// Is this djinn in the set?
    #[must_use]
    pub const fn contains(self, djinn: Djinn) -> bool {
        self.0 >> djinn as u32 & 1 != 0
    }

    /// Is the set empty?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many djinns are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a djinn.
    pub fn insert(&mut self, djinn: Djinn) {
        self.0 |= 1 << djinn as u32;
    }

    /// Takes a djinn out.
    pub fn remove(&mut self, djinn: Djinn) {
        self.0 &= !(1 << djinn as u32);
    }

    /// Those that are in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Djinns) -> Djinns {
        Djinns(self.0 & !other.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Djinns) -> Djinns {
        Djinns(self.0 & other.0)
    }

    /// The djinns, by name.
    pub fn iter(self) -> impl Iterator<Item = Djinn> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let djinn = Djinn::ALL[rest.trailing_zeros() as usize];
                rest &= rest - 1;
                djinn
            })
        })
    }
}

impl FromIterator<Djinn> for Djinns {
    fn from_iter<I: IntoIterator<Item = Djinn>>(djinns: I) -> Djinns {
        djinns.into_iter().fold(Djinns::NONE, |set, djinn| Djinns(set.0 | djinn.set().0))
    }
}

impl Serialize for Djinns {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Djinns {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Djinns, D::Error> {
        Ok(Vec::<Djinn>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_is_the_rulebooks() {
        let base = &Djinn::ALL[..Djinn::BASE];
        assert_eq!(base.iter().map(|d| u32::from(d.value())).sum::<u32>(), 141);
        let of = |cost| base.iter().filter(|d| d.cost() == cost).count();
        assert_eq!(
            [Cost::Passive, Cost::ElderOrFakir, Cost::ElderAndMore, Cost::Fakir, Cost::Fakirs].map(of),
            [10, 6, 4, 1, 1]
        );
        for djinn in Djinn::ALL {
            assert_eq!(djinn.name().parse(), Ok(djinn));
        }
    }
}
