table::words! {
    /// A resource card: one of nine goods, or a Fakir.
    #[repr(u8)]
    pub enum Resource as "resource" {
        /// 2 in the deck.
        Ivory = "ivory",
        /// 2 in the deck.
        Jewels = "jewels",
        /// 2 in the deck. The good, not the coins.
        Gold = "gold",
        /// 4 in the deck.
        Papyrus = "papyrus",
        /// 4 in the deck.
        Silk = "silk",
        /// 4 in the deck.
        Spice = "spice",
        /// 6 in the deck.
        Fish = "fish",
        /// 6 in the deck.
        Wheat = "wheat",
        /// 6 in the deck.
        Pottery = "pottery",
        /// 18 in the deck. Helps tribes and pays djinns; never part of a set.
        Fakir = "fakir",
    }
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
}

table::counts! {
    /// Resource cards in one place, counted by kind.
    #[cfg_attr(
        feature = "ts",
        derive(ts_rs::TS),
        ts(export_to = "index.ts", type = "Partial<Record<Resource, number>>")
    )]
    pub struct Cards of Resource, at most 18;
}

impl Cards {
    /// How many Fakirs.
    #[must_use]
    pub const fn fakirs(&self) -> u8 {
        self.count(Resource::Fakir)
    }

    /// Takes away as many as there are, up to `count`.
    pub fn take_up_to(&mut self, card: Resource, count: u8) {
        let held = &mut self.0[card.index()];
        *held = held.saturating_sub(count);
    }
}
