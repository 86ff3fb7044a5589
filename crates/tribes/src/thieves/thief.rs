use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Expansions, Tribe};

/// A thief card. There is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[repr(u8)]
pub enum Thief {
    /// Merchants': resource cards.
    Houssain,
    /// Viziers': a Vizier.
    Ziad,
    /// Elders': a djinn.
    Ouafat,
    /// Assassins': control of a tile.
    Kohdjah,
    /// Builders': a palm tree or palace.
    Shalim,
    /// Artisans': an item.
    Madjaar,
}

impl Thief {
    /// All thieves, in the order of the leaflet.
    pub const ALL: [Thief; 6] =
        [Thief::Houssain, Thief::Ziad, Thief::Ouafat, Thief::Kohdjah, Thief::Shalim, Thief::Madjaar];

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

    /// The thief's name in code, wire, log and locale keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["houssain", "ziad", "ouafat", "kohdjah", "shalim", "madjaar"][self as usize]
    }
}

impl fmt::Display for Thief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Thief {
    type Err = String;

    fn from_str(text: &str) -> Result<Thief, String> {
        Thief::ALL
            .into_iter()
            .find(|thief| thief.name() == text)
            .ok_or_else(|| format!("{text:?} is not a thief"))
    }
}
