use std::fmt;
use std::str::FromStr;

use crate::text::{as_text, short, words};

words! {
    /// The colour of a normal djinn, of a bottle, of a deck of mages.
    pub enum Colour as "a colour" {
        /// Fire.
        Red = "red",
        /// Water.
        Blue = "blue",
        /// Air.
        Yellow = "yellow",
        /// Earth.
        Violet = "violet",
    }
}

impl Colour {
    /// `R`, `B`, `Y` or `V`: colours are told apart by letter too.
    #[must_use]
    pub const fn letter(self) -> char {
        ['R', 'B', 'Y', 'V'][self as usize]
    }
}

/// A djinn at a field: a normal one of some colour, or the master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Colour | \"master\""))]
pub enum Djinn {
    /// A normal djinn.
    Normal(Colour),
    /// A master.
    Master,
}

impl fmt::Display for Djinn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Djinn::Normal(colour) => write!(f, "{colour}"),
            Djinn::Master => f.write_str("master"),
        }
    }
}

impl FromStr for Djinn {
    type Err = String;

    fn from_str(text: &str) -> Result<Djinn, String> {
        if text == "master" {
            return Ok(Djinn::Master);
        }
        text.parse().map(Djinn::Normal).map_err(|_| {
            format!("a djinn is red, blue, yellow, violet or master, but {:?} was given", short(text))
        })
    }
}

as_text!(Djinn);

/// One number for each colour, in the order of [`Colour::ALL`]; in JSON `[red, blue, yellow, violet]`.
pub type ByColour = [u8; 4];

/// All of them together.
#[inline]
pub(crate) fn sum(counts: ByColour) -> u8 {
    counts[0] + counts[1] + counts[2] + counts[3]
}
