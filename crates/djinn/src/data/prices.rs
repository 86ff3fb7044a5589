//! What the places give and ask for. OWN unless a source is named.

use crate::Effect;

/// The Academy's standard action (source: a German review).
pub const ACADEMY_STANDARD: &[Effect] = &[Effect::Scroll(1), Effect::Magic(3)];
/// The Academy's special action.
pub const ACADEMY_SPECIAL: &[Effect] = &[Effect::Limit(2), Effect::Scroll(1), Effect::Magic(3)];
/// The Tavern's standard action.
pub const TAVERN_STANDARD: &[Effect] = &[Effect::Mage(1), Effect::Wake(1)];
/// The Tavern's special action.
pub const TAVERN_SPECIAL: &[Effect] = &[Effect::Mage(1), Effect::Key(1), Effect::Wake(2)];
/// Chests opened at the Catacombs: standard, special.
pub const CHESTS: [u8; 2] = [2, 3];
/// Trades at the Market: standard, special.
pub const TRADES: [u8; 2] = [3, 4];
/// Coins one trade of the Market's special action costs less.
pub const MARKET_DISCOUNT: u16 = 1;
/// Coins for a scroll at the Market.
pub const SCROLL_PRICE: u16 = 1;
/// Coins a scroll brings at the Market.
pub const SCROLL_SALE: u8 = 1;
/// Coins for a bottle at the Market.
pub const BOTTLE_PRICE: u16 = 2;
/// Coins for a cork at the Market.
pub const CORK_PRICE: u16 = 3;
/// Coins for an equipment card at the Manufactory: standard, special.
pub const EQUIPMENT_PRICE: [u16; 2] = [2, 1];
/// Coins for a cork at the Manufactory: standard, special.
pub const FACTORY_CORK_PRICE: [u16; 2] = [2, 1];
/// Corks one may buy with the Manufactory's special action.
pub const FACTORY_CORKS: u8 = 2;
/// Mages the Archives' standard action wakes; the special action wakes all.
pub const ARCHIVES_WAKES: u8 = 2;
/// Mages the Source wakes.
pub const SOURCE_WAKES: u8 = 2;
/// Scrolls for a circle or a passage with the Archives' standard action; free with the special action.
pub const ARCHIVES_PRICE: u16 = 1;
/// Things one may do with the Archives' action: standard, special.
pub const ARCHIVES_CHOICES: [u8; 2] = [1, 2];
/// Coins or magic for forgoing the action (quick reference).
pub const FORGO_UNITS: u8 = 2;
/// Magic lost for not catching (quick reference).
pub const REFUSAL: u8 = 1;
/// What a djinn costs (quick reference).
pub const DJINN_COST: u16 = 4;
/// What a master costs more for every other djinn at its field (quick reference).
pub const MASTER_SURCHARGE: u16 = 2;
/// Green strength of the staff that is discarded in a catch.
pub const ONCE_STRENGTH: u16 = 5;
