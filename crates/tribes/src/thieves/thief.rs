use crate::{Expansions, Tribe};

table::words! {
    /// A thief card. There is one of each.
    #[repr(u8)]
    pub enum Thief as "thief" {
        /// Merchants': resource cards.
        Houssain = "houssain",
        /// Viziers': a Vizier.
        Ziad = "ziad",
        /// Elders': a djinn.
        Ouafat = "ouafat",
        /// Assassins': control of a tile.
        Kohdjah = "kohdjah",
        /// Builders': a palm tree or palace.
        Shalim = "shalim",
        /// Artisans': an item.
        Madjaar = "madjaar",
    }
}

impl Thief {
    /// The thieves that play with these expansions: Madjaar needs the Artisans.
    pub fn box_of(expansions: Expansions) -> impl Iterator<Item = Thief> {
        Thief::ALL.into_iter().filter(move |thief| *thief != Thief::Madjaar || expansions.artisans)
    }

    /// The tribe after whose action the thief can be used.
    #[must_use]
    pub const fn tribe(self) -> Tribe {
        match self {
            Thief::Houssain => Tribe::Merchant,
            Thief::Ziad => Tribe::Vizier,
            Thief::Ouafat => Tribe::Elder,
            Thief::Kohdjah => Tribe::Assassin,
            Thief::Shalim => Tribe::Builder,
            Thief::Madjaar => Tribe::Artisan,
        }
    }
}
