use std::fmt;
use std::str::FromStr;

use table::UnknownWord;

use crate::Colour;
use crate::text::ordinal;

/// A mage card: four decks of eight, one per colour. `R3` is the third red one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct Mage(pub(crate) u8);

table::bit_set! {
    /// Some mages.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Array<string>"))]
    pub struct MageSet(u32) of Mage;
}

/// What is printed on a mage.
#[derive(Clone, Copy)]
pub(crate) struct Figures {
    pub coins: u8,
    pub scrolls: u8,
    pub green: u8,
    pub bonus: u8,
}

/// OWN: the same eight in every deck. Cost in coins and scrolls on each use, green strength once per action,
/// colour bonus for each chosen djinn of the deck's colour.
const FIGURES: [Figures; 8] = [
    Figures { coins: 0, scrolls: 0, green: 1, bonus: 1 }, // 1
    Figures { coins: 0, scrolls: 0, green: 3, bonus: 0 }, // 2
    Figures { coins: 0, scrolls: 1, green: 2, bonus: 1 }, // 3
    Figures { coins: 1, scrolls: 0, green: 3, bonus: 1 }, // 4
    Figures { coins: 0, scrolls: 1, green: 1, bonus: 2 }, // 5
    Figures { coins: 1, scrolls: 0, green: 4, bonus: 0 }, // 6
    Figures { coins: 0, scrolls: 2, green: 3, bonus: 2 }, // 7
    Figures { coins: 1, scrolls: 1, green: 5, bonus: 1 }, // 8
];

impl Mage {
    /// How many there are.
    pub const COUNT: usize = 32;
    /// How many of each colour there are.
    pub const PER_DECK: u8 = 8;
    /// The greatest green strength there is.
    pub(crate) const MOST_GREEN: u8 = {
        let (mut most, mut n) = (0, 0);
        while n < FIGURES.len() {
            if FIGURES[n].green > most {
                most = FIGURES[n].green;
            }
            n += 1;
        }
        most
    };

    /// Its number among all, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Mage {
        Mage(index as u8)
    }

    /// The deck it comes from; also the colour of its bonus.
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / Mage::PER_DECK) as usize & 3]
    }

    pub(crate) const fn figures(self) -> Figures {
        FIGURES[(self.0 % Mage::PER_DECK) as usize]
    }

    /// Coins and scrolls to pay on each use.
    #[must_use]
    pub const fn cost(self) -> (u8, u8) {
        (self.figures().coins, self.figures().scrolls)
    }

    /// Strength that counts once per catch.
    #[must_use]
    pub const fn green(self) -> u8 {
        self.figures().green
    }

    /// Strength that counts for each chosen djinn of the mage's colour.
    #[must_use]
    pub const fn bonus(self) -> u8 {
        self.figures().bonus
    }
}

impl MageSet {
    /// All mages of one colour.
    #[must_use]
    pub const fn deck(colour: Colour) -> MageSet {
        MageSet(0xff << (colour as u8 * Mage::PER_DECK))
    }
}

impl fmt::Display for Mage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.0 % Mage::PER_DECK + 1)
    }
}

impl FromStr for Mage {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Mage, UnknownWord> {
        let found = text.split_at_checked(1).and_then(|(letter, number)| {
            let colour = Colour::ALL.into_iter().find(|colour| letter.starts_with(colour.letter()))?;
            Some(Mage(colour as u8 * Mage::PER_DECK + ordinal(number, Mage::PER_DECK)?))
        });
        found.ok_or_else(|| UnknownWord::new("mage", text, &["R1 to R8", "B1 to B8", "Y1 to Y8", "V1 to V8"]))
    }
}

table::text_form!(Mage);
