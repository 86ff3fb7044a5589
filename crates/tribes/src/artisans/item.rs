table::words! {
    /// A kind of item. Precious ones score, magic ones are used once.
    #[repr(u8)]
    pub enum Item as "item" {
        /// Precious.
        Jewellery = "jewellery",
        /// Precious.
        TreasureChest = "treasure_chest",
        /// Precious.
        Crown = "crown",
        /// Magic: the last meeple flies.
        FlyingCarpet = "flying_carpet",
        /// Magic: a djinn for nothing.
        FabulousLamp = "fabulous_lamp",
        /// Magic: meeples come from the neighbours.
        EnchantingFlute = "enchanting_flute",
        /// Magic: two meeples die.
        BurningScimitar = "burning_scimitar",
        /// Magic: one of your camels moves.
        TempestTalisman = "tempest_talisman",
        /// Magic: a new row of resources.
        HornOfPlenty = "horn_of_plenty",
        /// Magic: an item comes back from the discard.
        RebirthRing = "rebirth_ring",
    }
}

/// Copies and points of each kind; 18 items in all. Copies of the first two are PLACEHOLDERS: only their sum (9) follows from the sources; the
/// two crowns are attested, one copy of each magic item is deduced. Correct them here. Sources of `docs/rules/sources.md`: KV, KH for
/// the points, WB for the crowns.
const KINDS: [(u8, u8); Item::COUNT] = [
    (5, 5), // jewellery
    (4, 7), // treasure_chest
    (2, 9), // crown
    (1, 0), // flying_carpet
    (1, 0), // fabulous_lamp
    (1, 0), // enchanting_flute
    (1, 0), // burning_scimitar
    (1, 0), // tempest_talisman
    (1, 0), // horn_of_plenty
    (1, 0), // rebirth_ring
];

impl Item {
    /// How many kinds there are.
    pub const COUNT: usize = Item::ALL.len();

    /// How many markers of this kind there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        KINDS[self as usize].0
    }

    /// Points at the end; 0 for magic items.
    #[must_use]
    pub const fn value(self) -> u8 {
        KINDS[self as usize].1
    }

    /// Does it score, rather than do something?
    #[must_use]
    pub const fn is_precious(self) -> bool {
        self.value() > 0
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
