use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize};

use crate::Item;

/// Items in one place, counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "index.ts", type = "Partial<Record<Item, number>>")
)]
pub struct Items(pub(crate) [u8; Item::COUNT]);

impl Items {
    /// None.
    pub const NONE: Items = Items([0; Item::COUNT]);

    /// How many of one kind.
    #[must_use]
    pub const fn count(&self, item: Item) -> u8 {
        self.0[item as usize]
    }

    /// Is at least one of this kind there?
    #[must_use]
    pub const fn has(&self, item: Item) -> bool {
        self.0[item as usize] > 0
    }

    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Is nothing there?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Item::COUNT]
    }

    /// Adds one.
    pub fn add(&mut self, item: Item) {
        self.0[item as usize] += 1;
    }

    /// Takes one away; it must be there.
    pub fn take(&mut self, item: Item) {
        debug_assert!(self.has(item), "{item} taken from {self:?}");
        self.0[item as usize] -= 1;
    }

    /// The kinds that are there.
    pub fn kinds(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(move |item| self.has(*item))
    }

    /// Every item, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Item> {
        self.kinds().flat_map(move |item| std::iter::repeat_n(item, self.count(item) as usize))
    }
}

impl FromIterator<Item> for Items {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Items {
        let mut counted = Items::NONE;
        items.into_iter().for_each(|item| counted.add(item));
        counted
    }
}

/// `{"crown": 1}`; kinds that are not there are left out.
impl Serialize for Items {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for item in self.kinds() {
            map.serialize_entry(&item, &self.count(item))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Items {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Items, D::Error> {
        let counts = std::collections::BTreeMap::<Item, u8>::deserialize(deserializer)?;
        let mut items = Items::NONE;
        for (item, count) in counts {
            if count > 18 {
                return Err(serde::de::Error::custom(format!("{count} {item}; there are 18 items in all")));
            }
            items.0[item as usize] = count;
        }
        Ok(items)
    }
}
