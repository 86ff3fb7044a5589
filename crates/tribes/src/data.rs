//! Numbers of the rulebook, in its order. Djinns, thieves and items keep theirs with their names.
//!
//! Behind each stands where it was read; the letters are told in `docs/rules/sources.md`.

use crate::{Ground, Resource, Tribe};

/// Tiles of the base box: kind and copies; 30 in all, worth 198 points together. Source: RB, GT, UA, SD, KV, RH, CBF.
pub const TILES: [(Ground, usize); 8] = [
    (Ground::LargeMarket, 4),
    (Ground::SmallMarket, 8),
    (Ground::Oasis, 6),
    (Ground::Village, 5),
    (Ground::SacredPlace6, 4),
    (Ground::SacredPlace10, 1),
    (Ground::SacredPlace12, 1),
    (Ground::SacredPlace15, 1),
];

/// Tiles of the base board: 6 columns, 5 rows. Source: RB.
pub const BASE_TILES: usize = 30;

/// Meeples of the base box by tribe; 90 in all. Source: RB, RB2, GT, CBF, SD, SP.
pub const MEEPLES: [(Tribe, u8); 5] = [
    (Tribe::Vizier, 16),
    (Tribe::Elder, 20),
    (Tribe::Merchant, 18),
    (Tribe::Builder, 18),
    (Tribe::Assassin, 18),
];

/// Meeples on every tile at the start. Source: rulebook or player aid, mark A.
pub const MEEPLES_PER_TILE: usize = 3;

/// The resource deck: kind and copies; 54 in all. Source: RB2, GT, CBF, SD, SP, UA.
pub const RESOURCES: [(Resource, u8); 10] = [
    (Resource::Ivory, 2),
    (Resource::Jewels, 2),
    (Resource::Gold, 2),
    (Resource::Papyrus, 4),
    (Resource::Silk, 4),
    (Resource::Spice, 4),
    (Resource::Fish, 6),
    (Resource::Wheat, 6),
    (Resource::Pottery, 6),
    (Resource::Fakir, 18),
];

/// Resource cards in all. Source: RB.
pub const RESOURCE_CARDS: usize = 54;

/// Prices of the turn order track, cheapest spot first. Source: RB, GT, CBF.
pub const SPOTS: [u8; 9] = [0, 0, 0, 1, 3, 5, 8, 12, 18];

/// The steps of the track's prices, which Kumarbi goes down. Source: the same.
pub const PRICES: [u8; 7] = [0, 1, 3, 5, 8, 12, 18];

/// What a set of so many different goods is worth. Source: AID, RB, BGA, GT, SP, BD.
pub const SET_VALUES: [u8; 10] = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60];

/// Palm trees in the supply. Source: RB, CBF.
pub const PALMS: u8 = 12;

/// Palaces in the supply. Source: RB, CBF.
pub const PALACES: u8 = 10;

/// Gold every player starts with. Source: rulebook or player aid, mark A.
pub const START_GOLD: u16 = 50;

/// Resources that lie open. Source: rulebook or player aid, mark A.
pub const ROW: usize = 9;

/// Djinns that lie open. Source: rulebook or player aid, mark A.
pub const DJINN_ROW: usize = 3;

/// Camels of each player. Source: RB.
#[must_use]
pub const fn camels(players: u8) -> u8 {
    if players == 2 { 11 } else { 8 }
}

/// Turn markers on the track: one each, or two each with two players. Source: RB.
#[must_use]
pub const fn markers(players: u8) -> usize {
    if players == 2 { 4 } else { players as usize }
}

/// Small Market: price, and how many cards from the front can be chosen from. Source: rulebook or player aid, mark A.
pub const SMALL_MARKET: (u16, u8) = (3, 3);

/// Large Market: price, and how many cards from the front can be chosen from. Source: RB, mark A.
pub const LARGE_MARKET: (u16, u8) = (6, 6);

/// Fakirs that stand for one good at the end with Al-Amin. Source: rulebook or player aid, mark A.
pub const FAKIRS_PER_WILD: u8 = 2;

/// Points of a palm tree. Source: rulebook or player aid, mark A.
pub const PALM_POINTS: i32 = 3;
/// Points of a palm tree with Haurvatat. Source: rulebook or player aid, mark A.
pub const PALM_POINTS_HAURVATAT: i32 = 5;
/// Points of a palace. Source: rulebook or player aid, mark A.
pub const PALACE_POINTS: i32 = 5;
/// Points of an Elder. Source: rulebook or player aid, mark A.
pub const ELDER_POINTS: i32 = 2;
/// Points of an Elder with Shamhat. Source: rulebook or player aid, mark A.
pub const ELDER_POINTS_SHAMHAT: i32 = 4;
/// Points of a Vizier. Source: rulebook or player aid, mark A.
pub const VIZIER_POINTS: i32 = 1;
/// Points of a Vizier with Jafaar. Source: rulebook or player aid, mark A.
pub const VIZIER_POINTS_JAFAAR: i32 = 3;
/// Points for each opponent with fewer Viziers. Source: rulebook or player aid, mark A.
pub const VIZIER_MAJORITY: i32 = 10;

/// What a passive djinn pays its owner for the owner's own deed, and for an opponent's. Source: rulebook or player aid, mark A.
pub const TRIGGER_GOLD: (u16, u16) = (1, 2);
