use std::fmt;
use std::str::FromStr;

use table::UnknownWord;

use crate::Effect;
use crate::text::ordinal;

/// A trophy: `1.3` is the third of row 1. Three rows of seven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct Trophy(pub(crate) u8);

table::bit_set! {
    /// Some trophies.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Array<string>"))]
    pub struct TrophySet(u32) of Trophy;
}

use Effect::{
    Bottle, Bottling, Circle, Coin, Cork, Equip, Key, Limit, Mage, Magic, Passage, Refill, Scroll,
    UnlockedChest, WakeAll,
};

/// OWN: points (30 or 36: quick reference) and one-off bonus, row by row.
const TROPHIES: [(u8, &[Effect]); 21] = [
    (30, &[Limit(3), Magic(4)]),          // 1.1
    (30, &[Coin(6)]),                     // 1.2
    (30, &[Bottle(1), Cork(1)]),          // 1.3
    (30, &[Circle(1), Scroll(4)]),        // 1.4
    (30, &[Mage(2), Key(1)]),             // 1.5
    (36, &[Coin(1)]),                     // 1.6
    (36, &[Scroll(1)]),                   // 1.7
    (30, &[Refill, WakeAll, Coin(3)]),    // 2.1
    (30, &[Equip(1), Coin(4)]),           // 2.2
    (30, &[Cork(2), Coin(1)]),            // 2.3
    (30, &[Bottle(2), Coin(2)]),          // 2.4
    (30, &[Passage(1), Coin(5)]),         // 2.5
    (36, &[Coin(1)]),                     // 2.6
    (36, &[Magic(1)]),                    // 2.7
    (30, &[Cork(2), Bottling(2)]),        // 3.1
    (30, &[Coin(6), Scroll(4)]),          // 3.2
    (30, &[UnlockedChest(3)]),            // 3.3
    (30, &[WakeAll, Refill, Coin(4)]),    // 3.4
    (30, &[Bottle(1), Cork(1), Coin(2)]), // 3.5
    (36, &[]),                            // 3.6
    (36, &[]),                            // 3.7
];

impl Trophy {
    /// How many there are.
    pub const COUNT: usize = 21;
    /// How many there are in each row.
    pub const PER_ROW: u8 = 7;
    /// How many rows there are.
    pub const ROWS: u8 = 3;

    /// Its number among all, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Trophy {
        Trophy(index as u8)
    }

    /// Its row, from 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / Trophy::PER_ROW + 1
    }

    /// What it is worth at the end.
    #[must_use]
    pub const fn points(self) -> u8 {
        TROPHIES[self.0 as usize].0
    }

    /// What it gives at once.
    #[must_use]
    pub const fn bonus(self) -> &'static [Effect] {
        TROPHIES[self.0 as usize].1
    }
}

impl TrophySet {
    /// All trophies of a row, from 1.
    #[must_use]
    pub const fn row(row: u8) -> TrophySet {
        TrophySet(0x7f << ((row - 1) * Trophy::PER_ROW))
    }

    /// What they are worth together.
    #[must_use]
    pub fn points(self) -> i32 {
        self.iter().map(|trophy| i32::from(trophy.points())).sum()
    }
}

impl fmt::Display for Trophy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row(), self.0 % Trophy::PER_ROW + 1)
    }
}

impl FromStr for Trophy {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Trophy, UnknownWord> {
        let found = text.split_once('.').and_then(|(row, number)| {
            Some(Trophy(ordinal(row, Trophy::ROWS)? * Trophy::PER_ROW + ordinal(number, Trophy::PER_ROW)?))
        });
        found.ok_or_else(|| UnknownWord::new("trophy", text, &["1.1 to 1.7", "2.1 to 2.7", "3.1 to 3.7"]))
    }
}

table::text_form!(Trophy);
