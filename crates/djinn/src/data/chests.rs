use std::fmt;
use std::str::FromStr;

use table::UnknownWord;

use crate::Effect;
use crate::text::ordinal;

/// A treasure chest, `1` to `18`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct Chest(pub(crate) u8);

table::bit_set! {
    /// Some chests.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Array<string>"))]
    pub struct ChestSet(u32) of Chest;
}

use Effect::{Bottle, Coin, Cork, Equip, Key, Limit, Mage, Magic, Scroll};

/// OWN: what lies open in each chest, and what its compartment holds (nothing: no compartment).
const CONTENTS: [(&[Effect], &[Effect]); 18] = [
    (&[Coin(2)], &[]),                               // 1
    (&[Coin(2)], &[]),                               // 2
    (&[Coin(3)], &[]),                               // 3
    (&[Coin(1), Scroll(1)], &[]),                    // 4
    (&[Scroll(2)], &[]),                             // 5
    (&[Coin(1), Key(1)], &[]),                       // 6
    (&[Magic(3), Coin(1)], &[]),                     // 7
    (&[Key(1), Scroll(1)], &[]),                     // 8
    (&[Bottle(1)], &[]),                             // 9
    (&[Coin(2)], &[Cork(1)]),                        // 10
    (&[Coin(1), Scroll(1)], &[Cork(1)]),             // 11
    (&[Coin(1), Magic(2)], &[Bottle(1)]),            // 12
    (&[Coin(2)], &[Coin(2), Scroll(1)]),             // 13
    (&[Scroll(1), Magic(2)], &[Limit(1), Magic(2)]), // 14
    (&[Coin(2)], &[Mage(1)]),                        // 15
    (&[Coin(1), Scroll(1)], &[Cork(1), Bottle(1)]),  // 16
    (&[Magic(3)], &[Equip(1)]),                      // 17
    (&[Coin(1), Key(1)], &[Coin(3)]),                // 18
];

impl Chest {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// Its number among all, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Chest {
        Chest(index as u8)
    }

    /// What lies open in it.
    #[must_use]
    pub fn open(self) -> &'static [Effect] {
        CONTENTS[usize::from(self.0)].0
    }

    /// What its compartment holds; nothing if it has none.
    #[must_use]
    pub fn compartment(self) -> &'static [Effect] {
        CONTENTS[usize::from(self.0)].1
    }
}

impl fmt::Display for Chest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Chest {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Chest, UnknownWord> {
        ordinal(text, Chest::COUNT as u8)
            .map(Chest)
            .ok_or_else(|| UnknownWord::new("chest", text, &["1 to 18"]))
    }
}

table::text_form!(Chest);
