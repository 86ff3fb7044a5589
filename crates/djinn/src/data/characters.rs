use std::fmt;
use std::str::FromStr;

use table::UnknownWord;

use crate::Effect;
use crate::text::ordinal;

/// A character tile: good ones `G1` to `G10`, bad ones `N1` to `N10`. Each player has one of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct Character(pub(crate) u8);

table::bit_set! {
    /// Some character tiles.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Array<string>"))]
    pub struct CharacterSet(u32) of Character;
}

/// What a good tile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Good {
    /// Given once, at the start.
    Start(&'static [Effect]),
    /// When stopping at an occupied field, one figure is not paid.
    SpareOneFigure,
    /// Forgoing gives one unit more.
    ForgoMore,
    /// At the Catacombs one chest more is drawn and one of the drawn is put away unopened.
    ChooseChests,
}

/// What a bad tile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bad {
    /// Coins lost at the start.
    LoseCoins(u8),
    /// Magic lost at the start.
    LoseMagic(u8),
    /// One active circle less at the start.
    LoseCircle,
    /// Not catching costs one magic more.
    DearRefusal,
    /// Stopping at an occupied field costs two units per figure.
    DearStops,
    /// Forgoing gives one unit less.
    ForgoLess,
    /// At most two mages per catch.
    TwoMages,
    /// Equipment costs one coin more.
    DearEquipment,
    /// Unused bottles and corks score nothing.
    NoUnusedPoints,
    /// Only passages A to C are yours.
    ThreePassages,
}

/// OWN: good tiles.
const GOOD: [Good; 10] = [
    Good::Start(&[Effect::Coin(3)]),                    // G1
    Good::Start(&[Effect::Scroll(2)]),                  // G2
    Good::Start(&[Effect::Limit(1), Effect::Magic(1)]), // G3
    Good::Start(&[Effect::Key(2)]),                     // G4
    Good::Start(&[Effect::Bottle(1)]),                  // G5
    Good::Start(&[Effect::Cork(1)]),                    // G6
    Good::Start(&[Effect::Mage(1)]),                    // G7
    Good::SpareOneFigure,                               // G8
    Good::ForgoMore,                                    // G9
    Good::ChooseChests,                                 // G10
];

/// OWN: bad tiles.
const BAD: [Bad; 10] = [
    Bad::LoseCoins(2),   // N1
    Bad::LoseMagic(2),   // N2
    Bad::LoseCircle,     // N3
    Bad::DearRefusal,    // N4
    Bad::DearStops,      // N5
    Bad::ForgoLess,      // N6
    Bad::TwoMages,       // N7
    Bad::DearEquipment,  // N8
    Bad::NoUnusedPoints, // N9
    Bad::ThreePassages,  // N10
];

impl Character {
    /// How many there are.
    pub const COUNT: usize = 20;
    /// How many good ones there are, and how many bad ones.
    pub const PER_KIND: u8 = 10;

    /// Its number among all, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Character {
        Character(index as u8)
    }

    /// What it does, if it is a good one.
    #[must_use]
    pub fn good(self) -> Option<Good> {
        GOOD.get(usize::from(self.0)).copied()
    }

    /// What it does, if it is a bad one.
    #[must_use]
    pub fn bad(self) -> Option<Bad> {
        self.0.checked_sub(Character::PER_KIND).map(|n| BAD[usize::from(n)])
    }

    /// Is it a good one?
    #[must_use]
    pub const fn is_good(self) -> bool {
        self.0 < Character::PER_KIND
    }
}

impl CharacterSet {
    /// All good tiles.
    pub const GOOD: CharacterSet = CharacterSet(0x3ff);
    /// All bad tiles.
    pub const BAD: CharacterSet = CharacterSet(0x3ff << Character::PER_KIND);
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = if self.is_good() { 'G' } else { 'N' };
        write!(f, "{letter}{}", self.0 % Character::PER_KIND + 1)
    }
}

impl FromStr for Character {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Character, UnknownWord> {
        let found = match text.split_at_checked(1) {
            Some(("G", number)) => ordinal(number, Character::PER_KIND),
            Some(("N", number)) => ordinal(number, Character::PER_KIND).map(|n| n + Character::PER_KIND),
            _ => None,
        };
        found.map(Character).ok_or_else(|| UnknownWord::new("character", text, &["G1 to G10", "N1 to N10"]))
    }
}

table::text_form!(Character);
