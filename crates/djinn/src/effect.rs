use serde::{Deserialize, Serialize};

/// Something a place, card, chest or tile gives. What cannot be given is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Coins.
    Coin(u8),
    /// Scrolls.
    Scroll(u8),
    /// Keys.
    Key(u8),
    /// Magic, up to the limit.
    Magic(u8),
    /// A higher storage limit, up to the end of the track.
    Limit(u8),
    /// Bottles, each of a colour of choice.
    Bottle(u8),
    /// Corks.
    Cork(u8),
    /// Face-up mages; they arrive awake.
    Mage(u8),
    /// Displayed equipment cards, free of charge.
    Equip(u8),
    /// Inactive circles become active.
    Circle(u8),
    /// Own passages are placed on the map.
    Passage(u8),
    /// Up to so many sleeping mages wake.
    Wake(u8),
    /// All sleeping mages wake.
    WakeAll,
    /// Magic up to the limit.
    Refill,
    /// Chests are opened; a compartment asks for a key.
    Chest(u8),
    /// Chests are opened, compartments free of charge.
    UnlockedChest(u8),
    /// Up to so many djinns go from circles into fitting bottles, one cork each.
    Bottling(u8),
}
