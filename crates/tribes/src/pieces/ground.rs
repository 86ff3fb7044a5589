use std::fmt;

use serde::{Deserialize, Serialize};

use crate::artisans::SPECIALIZED_MARKET;
use crate::data::{LARGE_MARKET, SMALL_MARKET};

/// What a tile is: its action, and with it its colour and value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[repr(u8)]
pub enum Ground {
    /// Pay 6, take 2 of the first 6 resources.
    LargeMarket,
    /// Pay 3, take 1 of the first 3 resources.
    SmallMarket,
    /// A palm tree grows here.
    Oasis,
    /// A palace is built here.
    Village,
    /// A djinn can be had here; worth 6.
    #[serde(rename = "sacred_place_6")]
    SacredPlace6,
    /// A djinn can be had here; worth 10.
    #[serde(rename = "sacred_place_10")]
    SacredPlace10,
    /// A djinn can be had here; worth 12.
    #[serde(rename = "sacred_place_12")]
    SacredPlace12,
    /// A djinn can be had here; worth 15.
    #[serde(rename = "sacred_place_15")]
    SacredPlace15,
    /// An item can be had here. Only with the Artisans.
    Workshop,
    /// Pay 4, take any one resource. Only with the Artisans.
    SpecializedMarket,
    /// Nothing ever stands here. Only with the Artisans.
    Chasm,
}

/// The colour a tile's value is printed in. Only Builders care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub enum Colour {
    /// Markets and oases.
    Red,
    /// Villages, sacred places and workshops.
    Blue,
    /// The chasm.
    Neutral,
}

impl Ground {
    /// Every kind of tile.
    pub const ALL: [Ground; 11] = [
        Ground::LargeMarket,
        Ground::SmallMarket,
        Ground::Oasis,
        Ground::Village,
        Ground::SacredPlace6,
        Ground::SacredPlace10,
        Ground::SacredPlace12,
        Ground::SacredPlace15,
        Ground::Workshop,
        Ground::SpecializedMarket,
        Ground::Chasm,
    ];

    /// Points for whoever controls the tile.
    #[must_use]
    pub const fn value(self) -> u8 {
        match self {
            Ground::LargeMarket => 4,
            Ground::SmallMarket | Ground::SacredPlace6 => 6,
            Ground::Oasis => 8,
            Ground::Village | Ground::Workshop => 5,
            Ground::SacredPlace10 | Ground::SpecializedMarket => 10,
            Ground::SacredPlace12 => 12,
            Ground::SacredPlace15 => 15,
            Ground::Chasm => 0,
        }
    }

    /// The colour of the value.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Ground::LargeMarket | Ground::SmallMarket | Ground::Oasis | Ground::SpecializedMarket => {
                Colour::Red
            }
            Ground::Chasm => Colour::Neutral,
            _ => Colour::Blue,
        }
    }

    /// Can a djinn be had here?
    #[must_use]
    pub const fn is_sacred(self) -> bool {
        matches!(
            self,
            Ground::SacredPlace6 | Ground::SacredPlace10 | Ground::SacredPlace12 | Ground::SacredPlace15
        )
    }

    /// A market's price, and how many cards from the front of the row it offers.
    #[must_use]
    pub const fn market(self) -> Option<(u16, u8)> {
        match self {
            Ground::SmallMarket => Some(SMALL_MARKET),
            Ground::LargeMarket => Some(LARGE_MARKET),
            Ground::SpecializedMarket => Some(SPECIALIZED_MARKET),
            _ => None,
        }
    }

    /// The kind's name in code, wire and log.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ground::LargeMarket => "large_market",
            Ground::SmallMarket => "small_market",
            Ground::Oasis => "oasis",
            Ground::Village => "village",
            Ground::SacredPlace6 => "sacred_place_6",
            Ground::SacredPlace10 => "sacred_place_10",
            Ground::SacredPlace12 => "sacred_place_12",
            Ground::SacredPlace15 => "sacred_place_15",
            Ground::Workshop => "workshop",
            Ground::SpecializedMarket => "specialized_market",
            Ground::Chasm => "chasm",
        }
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
