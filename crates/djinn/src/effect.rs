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

/// Makes an effect that gives so many of something.
type Making = fn(u8) -> Effect;

/// Effects that give so many of something, by the word for it.
const COUNTED: [(&str, Making); 15] = [
    ("coin", Effect::Coin),
    ("scroll", Effect::Scroll),
    ("key", Effect::Key),
    ("magic", Effect::Magic),
    ("limit", Effect::Limit),
    ("bottle", Effect::Bottle),
    ("cork", Effect::Cork),
    ("mage", Effect::Mage),
    ("equip", Effect::Equip),
    ("circle", Effect::Circle),
    ("passage", Effect::Passage),
    ("wake", Effect::Wake),
    ("chest", Effect::Chest),
    ("unlocked_chest", Effect::UnlockedChest),
    ("bottling", Effect::Bottling),
];

impl Effect {
    /// The effect that gives so many of what a word names.
    pub(crate) fn of(word: &str, count: u8) -> Option<Effect> {
        COUNTED.iter().find(|(known, _)| *known == word).map(|(_, effect)| effect(count))
    }

    /// `coin=2`, `refill`: the word, and how many unless it is all.
    pub(crate) fn told(self) -> (&'static str, Option<u8>) {
        match self {
            Effect::WakeAll => ("wake_all", None),
            Effect::Refill => ("refill", None),
            Effect::Coin(n)
            | Effect::Scroll(n)
            | Effect::Key(n)
            | Effect::Magic(n)
            | Effect::Limit(n)
            | Effect::Bottle(n)
            | Effect::Cork(n)
            | Effect::Mage(n)
            | Effect::Equip(n)
            | Effect::Circle(n)
            | Effect::Passage(n)
            | Effect::Wake(n)
            | Effect::Chest(n)
            | Effect::UnlockedChest(n)
            | Effect::Bottling(n) => {
                let word = COUNTED.iter().find(|(_, effect)| effect(n) == self).map_or("", |(word, _)| word);
                (word, Some(n))
            }
        }
    }
}
