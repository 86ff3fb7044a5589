use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A kind of item. Precious ones score, magic ones are used once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[repr(u8)]
pub enum Item {
    /// Precious.
    Jewellery,
    /// Precious.
    TreasureChest,
    /// Precious.
    Crown,
    /// Magic: the last meeple flies.
    FlyingCarpet,
    /// Magic: a djinn for nothing.
    FabulousLamp,
    /// Magic: meeples come from the neighbours.
    EnchantingFlute,
    /// Magic: two meeples die.
    BurningScimitar,
    /// Magic: one of your camels moves.
    TempestTalisman,
    /// Magic: a new row of resources.
    HornOfPlenty,
    /// Magic: an item comes back from the discard.
    RebirthRing,
}

/// One kind of item: name, copies, points.
struct Kind {
    name: &'static str,
    copies: u8,
    value: u8,
}

/// All 18 items. Copies of the first two are PLACEHOLDERS: only their sum (9) follows from the sources; the
/// two crowns are attested, one copy of each magic item is deduced. Correct them here.
const KINDS: [Kind; Item::COUNT] = [
    Kind { name: "jewellery", copies: 5, value: 5 },
    Kind { name: "treasure_chest", copies: 4, value: 7 },
    Kind { name: "crown", copies: 2, value: 9 },
    Kind { name: "flying_carpet", copies: 1, value: 0 },
    Kind { name: "fabulous_lamp", copies: 1, value: 0 },
    Kind { name: "enchanting_flute", copies: 1, value: 0 },
    Kind { name: "burning_scimitar", copies: 1, value: 0 },
    Kind { name: "tempest_talisman", copies: 1, value: 0 },
    Kind { name: "horn_of_plenty", copies: 1, value: 0 },
    Kind { name: "rebirth_ring", copies: 1, value: 0 },
];

impl Item {
    /// How many kinds there are.
    pub const COUNT: usize = 10;

    /// All kinds.
    pub const ALL: [Item; Item::COUNT] = [
        Item::Jewellery,
        Item::TreasureChest,
        Item::Crown,
        Item::FlyingCarpet,
        Item::FabulousLamp,
        Item::EnchantingFlute,
        Item::BurningScimitar,
        Item::TempestTalisman,
        Item::HornOfPlenty,
        Item::RebirthRing,
    ];

    /// How many markers of this kind there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        KINDS[self as usize].copies
    }

    /// Points at the end; 0 for magic items.
    #[must_use]
    pub const fn value(self) -> u8 {
        KINDS[self as usize].value
    }

    /// Does it score, rather than do something?
    #[must_use]
    pub const fn is_precious(self) -> bool {
        self.value() > 0
    }

    /// The name in code, wire, log and locale keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        KINDS[self as usize].name
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Item {
    type Err = String;

    fn from_str(text: &str) -> Result<Item, String> {
        Item::ALL
            .into_iter()
            .find(|item| item.name() == text)
            .ok_or_else(|| format!("{text:?} is not an item"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_eighteen_items() {
        assert_eq!(Item::ALL.iter().map(|item| item.copies()).sum::<u8>(), 18);
    }
}
