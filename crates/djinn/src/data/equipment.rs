use std::fmt;
use std::str::FromStr;

use table::UnknownWord;

use super::{ONCE_STRENGTH, Place};
use crate::text::ordinal;
use crate::{Colour, Effect};

table::words! {
    /// Hat, cloak or staff. A player wears at most one of each.
    pub enum EquipmentKind as "kind of equipment" {
        /// Pays when its owner stops at a place.
        Hat = "hat",
        /// Bends a rule for its owner.
        Cloak = "cloak",
        /// Helps to catch.
        Staff = "staff",
    }
}

/// An equipment card: `H1` to `H8`, `C1` to `C8`, `T1` to `T8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct Equipment(pub(crate) u8);

table::bit_set! {
    /// Some equipment cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Array<string>"))]
    pub struct EquipmentSet(u32) of Equipment;
}

/// Where a hat fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// At both tiles of this place.
    At(Place),
    /// At any round field without djinns.
    EmptyRound,
}

/// What a hat does: where it fires and what it gives, before any action.
#[derive(Clone, Copy, Debug)]
pub struct Hat {
    /// Where it fires.
    pub stop: Stop,
    /// What it gives.
    pub gives: &'static [Effect],
}

/// What a cloak does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cloak {
    /// When stopping at an occupied field, one figure of your choice is not paid.
    SpareOneFigure,
    /// Not catching costs no magic.
    RefuseFreely,
    /// When you get it, your limit grows by this much.
    RaiseLimit(u8),
    /// Forgoing gives one unit more.
    ForgoMore,
    /// Bottles cost one coin less.
    CheaperBottles,
    /// Corks cost one coin less.
    CheaperCorks,
    /// A coin may be paid in place of a key.
    CoinForKey,
    /// In each catch the first mage used costs one unit less.
    CheaperFirstMage,
}

/// What a staff does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Staff {
    /// Green strength in every catch.
    Strength(u8),
    /// Djinns of this colour cost one less.
    Colour(Colour),
    /// Masters cost this much less.
    Masters(u8),
    /// Discarded in a catch: this much green strength.
    OnceStrength(u8),
    /// Discarded between actions: magic up to the limit.
    OnceRefill,
}

/// OWN: hats.
const HATS: [Hat; 8] = [
    Hat { stop: Stop::At(Place::Academy), gives: &[Effect::Coin(1)] }, // H1
    Hat { stop: Stop::At(Place::Tavern), gives: &[Effect::Magic(2)] }, // H2
    Hat { stop: Stop::At(Place::Market), gives: &[Effect::Coin(1)] },  // H3
    Hat { stop: Stop::At(Place::Catacombs), gives: &[Effect::Magic(2)] }, // H4
    Hat { stop: Stop::At(Place::Manufactory), gives: &[Effect::Coin(1)] }, // H5
    Hat { stop: Stop::At(Place::Archives), gives: &[Effect::Magic(2)] }, // H6
    Hat { stop: Stop::At(Place::Source), gives: &[Effect::Coin(2)] },  // H7
    Hat { stop: Stop::EmptyRound, gives: &[Effect::Coin(1), Effect::Magic(2)] }, // H8
];

/// OWN: cloaks.
const CLOAKS: [Cloak; 8] = [
    Cloak::SpareOneFigure,   // C1
    Cloak::RefuseFreely,     // C2
    Cloak::RaiseLimit(2),    // C3
    Cloak::ForgoMore,        // C4
    Cloak::CheaperBottles,   // C5
    Cloak::CheaperCorks,     // C6
    Cloak::CoinForKey,       // C7
    Cloak::CheaperFirstMage, // C8
];

/// OWN: staffs.
const STAFFS: [Staff; 8] = [
    Staff::Strength(2),                       // T1
    Staff::Colour(Colour::Red),               // T2
    Staff::Colour(Colour::Blue),              // T3
    Staff::Colour(Colour::Yellow),            // T4
    Staff::Colour(Colour::Violet),            // T5
    Staff::Masters(3),                        // T6
    Staff::OnceStrength(ONCE_STRENGTH as u8), // T7
    Staff::OnceRefill,                        // T8
];

impl Equipment {
    /// How many there are.
    pub const COUNT: usize = 24;
    /// How many of each kind there are.
    pub const PER_KIND: u8 = 8;

    /// Its number among all, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Equipment {
        Equipment(index as u8)
    }

    /// Hat, cloak or staff.
    #[must_use]
    pub const fn kind(self) -> EquipmentKind {
        match self.0 / Equipment::PER_KIND {
            0 => EquipmentKind::Hat,
            1 => EquipmentKind::Cloak,
            _ => EquipmentKind::Staff,
        }
    }

    /// What it does, if it is a hat.
    #[must_use]
    pub fn hat(self) -> Option<&'static Hat> {
        (self.kind() == EquipmentKind::Hat).then(|| &HATS[self.number()])
    }

    /// What it does, if it is a cloak.
    #[must_use]
    pub fn cloak(self) -> Option<Cloak> {
        (self.kind() == EquipmentKind::Cloak).then(|| CLOAKS[self.number()])
    }

    /// What it does, if it is a staff.
    #[must_use]
    pub fn staff(self) -> Option<Staff> {
        (self.kind() == EquipmentKind::Staff).then(|| STAFFS[self.number()])
    }

    fn number(self) -> usize {
        usize::from(self.0 % Equipment::PER_KIND)
    }
}

impl EquipmentSet {
    /// All cards of one kind.
    #[must_use]
    pub const fn deck(kind: EquipmentKind) -> EquipmentSet {
        EquipmentSet(0xff << (kind as u8 * Equipment::PER_KIND))
    }
}

impl fmt::Display for Equipment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = ['H', 'C', 'T'][self.kind().index()];
        write!(f, "{letter}{}", self.number() + 1)
    }
}

impl FromStr for Equipment {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Equipment, UnknownWord> {
        let found = text.split_at_checked(1).and_then(|(letter, number)| {
            let kind = ["H", "C", "T"].iter().position(|l| *l == letter)?;
            Some(Equipment(kind as u8 * Equipment::PER_KIND + ordinal(number, Equipment::PER_KIND)?))
        });
        found.ok_or_else(|| UnknownWord::new("equipment", text, &["H1 to H8", "C1 to C8", "T1 to T8"]))
    }
}

table::text_form!(Equipment);
