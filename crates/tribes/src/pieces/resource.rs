use std::fmt;

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize};

/// A resource card: one of nine goods, or a Fakir.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[repr(u8)]
pub enum Resource {
    /// 2 in the deck.
    Ivory,
    /// 2 in the deck.
    Jewels,
    /// 2 in the deck. The good, not the coins.
    Gold,
    /// 4 in the deck.
    Papyrus,
    /// 4 in the deck.
    Silk,
    /// 4 in the deck.
    Spice,
    /// 6 in the deck.
    Fish,
    /// 6 in the deck.
    Wheat,
    /// 6 in the deck.
    Pottery,
    /// 18 in the deck. Helps tribes and pays djinns; never part of a set.
    Fakir,
}

impl Resource {
    /// The nine goods, rarest first.
    pub const GOODS: [Resource; 9] = [
        Resource::Ivory,
        Resource::Jewels,
        Resource::Gold,
        Resource::Papyrus,
        Resource::Silk,
        Resource::Spice,
        Resource::Fish,
        Resource::Wheat,
        Resource::Pottery,
    ];

    /// The nine goods and the Fakir.
    pub const ALL: [Resource; 10] = [
        Resource::Ivory,
        Resource::Jewels,
        Resource::Gold,
        Resource::Papyrus,
        Resource::Silk,
        Resource::Spice,
        Resource::Fish,
        Resource::Wheat,
        Resource::Pottery,
        Resource::Fakir,
    ];

    /// The card as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The card's name in code, wire, log and locale keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir"]
            [self as usize]
    }

    /// The card with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|card| card.name() == name)
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Resource cards in one place, counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "index.ts", type = "Partial<Record<Resource, number>>")
)]
pub struct Cards(pub(crate) [u8; 10]);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards([0; 10]);

    /// How many of one kind.
    #[must_use]
    pub const fn count(&self, card: Resource) -> u8 {
        self.0[card as usize]
    }

    /// Is at least one of this kind there?
    #[must_use]
    pub const fn has(&self, card: Resource) -> bool {
        self.0[card as usize] > 0
    }

    /// How many Fakirs.
    #[must_use]
    pub const fn fakirs(&self) -> u8 {
        self.0[Resource::Fakir as usize]
    }

    /// How many cards in all.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Adds cards of one kind.
    pub fn add(&mut self, card: Resource, count: u8) {
        self.0[card as usize] += count;
    }

    /// Takes cards of one kind away; there must be that many.
    pub fn take(&mut self, card: Resource, count: u8) {
        debug_assert!(self.count(card) >= count, "{count} {card} taken from {self:?}");
        self.0[card as usize] -= count;
    }

    /// Takes away as many as there are, up to `count`.
    pub fn take_up_to(&mut self, card: Resource, count: u8) {
        let held = &mut self.0[card as usize];
        *held = held.saturating_sub(count);
    }

    /// The kinds that are there, rarest first.
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// Every card, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }
}

impl FromIterator<Resource> for Cards {
    fn from_iter<I: IntoIterator<Item = Resource>>(cards: I) -> Cards {
        let mut counted = Cards::NONE;
        cards.into_iter().for_each(|card| counted.add(card, 1));
        counted
    }
}

/// `{"fish": 2, "fakir": 1}`; kinds that are not there are left out.
impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for card in self.kinds() {
            map.serialize_entry(&card, &self.count(card))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let counts = std::collections::BTreeMap::<Resource, u8>::deserialize(deserializer)?;
        let mut cards = Cards::NONE;
        for (card, count) in counts {
            if count > 18 {
                return Err(serde::de::Error::custom(format!(
                    "{count} {card}; the deck holds at most 18 of a kind"
                )));
            }
            cards.add(card, count);
        }
        Ok(cards)
    }
}
