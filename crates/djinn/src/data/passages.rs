use crate::Effect;

table::words! {
    /// One of a player's four secret passages.
    pub enum Passage as "passage" {
        /// Coins.
        A = "A",
        /// Magic.
        B = "B",
        /// A scroll and a mage awake.
        C = "C",
        /// A bottle or a cork for a coin.
        D = "D",
    }
}

/// What a passage does when its owner stops at its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassageEffect {
    /// Gives this.
    Give(&'static [Effect]),
    /// Sells one bottle or one cork for so many coins.
    Sell(u8),
}

/// OWN: the same four for every player.
const EFFECTS: [PassageEffect; 4] = [
    PassageEffect::Give(&[Effect::Coin(2)]),                    // A
    PassageEffect::Give(&[Effect::Magic(3)]),                   // B
    PassageEffect::Give(&[Effect::Scroll(1), Effect::Wake(1)]), // C
    PassageEffect::Sell(1),                                     // D
];

impl Passage {
    /// What it does.
    #[must_use]
    pub const fn effect(self) -> PassageEffect {
        EFFECTS[self as usize]
    }
}
