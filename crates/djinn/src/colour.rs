use std::fmt;
use std::str::FromStr;

use table::UnknownWord;

table::words! {
    /// The colour of a normal djinn, of a bottle, of a deck of mages.
    pub enum Colour as "colour" {
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
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "Djinn", export_to = "index.ts", type = "Colour | \"master\"")
)]
pub enum DjinnKind {
    /// A normal djinn.
    Normal(Colour),
    /// A master.
    Master,
}

impl fmt::Display for DjinnKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DjinnKind::Normal(colour) => write!(f, "{colour}"),
            DjinnKind::Master => f.write_str("master"),
        }
    }
}

impl FromStr for DjinnKind {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<DjinnKind, UnknownWord> {
        if text == "master" {
            return Ok(DjinnKind::Master);
        }
        let unknown = |_| UnknownWord::new("djinn", text, &["red", "blue", "yellow", "violet", "master"]);
        text.parse().map(DjinnKind::Normal).map_err(unknown)
    }
}

table::text_form!(DjinnKind);

/// One number for each colour, in the order of [`Colour::ALL`]; in JSON `[red, blue, yellow, violet]`.
pub type ByColour = [u8; 4];

/// All of them together.
#[inline]
pub(crate) fn sum(counts: ByColour) -> u8 {
    counts[0] + counts[1] + counts[2] + counts[3]
}
