use crate::artisans::SPECIALIZED_MARKET;
use crate::data::{LARGE_MARKET, SMALL_MARKET};

table::words! {
    /// What a tile is: its action, and with it its colour and value.
    #[repr(u8)]
    pub enum Ground as "kind of tile" {
        /// Pay 6, take 2 of the first 6 resources.
        LargeMarket = "large_market",
        /// Pay 3, take 1 of the first 3 resources.
        SmallMarket = "small_market",
        /// A palm tree grows here.
        Oasis = "oasis",
        /// A palace is built here.
        Village = "village",
        /// A djinn can be had here; worth 6.
        SacredPlace6 = "sacred_place_6",
        /// A djinn can be had here; worth 10.
        SacredPlace10 = "sacred_place_10",
        /// A djinn can be had here; worth 12.
        SacredPlace12 = "sacred_place_12",
        /// A djinn can be had here; worth 15.
        SacredPlace15 = "sacred_place_15",
        /// An item can be had here. Only with the Artisans.
        Workshop = "workshop",
        /// Pay 4, take any one resource. Only with the Artisans.
        SpecializedMarket = "specialized_market",
        /// Nothing ever stands here. Only with the Artisans.
        Chasm = "chasm",
    }
}

table::words! {
    /// The colour a tile's value is printed in. Only Builders care.
    pub enum Colour as "colour" {
        /// Markets and oases.
        Red = "red",
        /// Villages, sacred places and workshops.
        Blue = "blue",
        /// The chasm.
        Neutral = "neutral",
    }
}

impl Ground {
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
}
