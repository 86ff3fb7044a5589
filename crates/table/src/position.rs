//! Reading a position that somebody has written: in the text form of its game or as JSON.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Faults, Game, UnknownWord};

/// Something in a line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWord {
    /// The word, or the whole line if no single word is at fault; cut to a readable length.
    pub given: String,
    /// What could have stood there.
    pub expected: String,
}

impl BadWord {
    /// A complaint about `given`, which is cut to 80 characters.
    pub fn new(given: &str, expected: impl Into<String>) -> BadWord {
        BadWord { given: given.chars().take(80).collect(), expected: expected.into() }
    }
}

impl From<UnknownWord> for BadWord {
    fn from(unknown: UnknownWord) -> BadWord {
        BadWord::new(&unknown.given, format!("expected {}", unknown.allowed.join(", ")))
    }
}

/// One line of a text that is no line of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("line {line}, {given:?}: {expected}")]
pub struct BadLine {
    /// Which line, from 1.
    pub line: usize,
    /// The word, or the whole line if no single word is at fault; cut to a readable length.
    pub given: String,
    /// What could have stood there.
    pub expected: String,
}

/// Why a text is not a position: every line that cannot be read. Never empty when returned as an error.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BadPosition(pub Vec<BadLine>);

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, line) in self.0.iter().enumerate() {
            write!(f, "{}{line}", if n > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for BadPosition {}

impl From<BadPosition> for Faults {
    fn from(bad: BadPosition) -> Faults {
        let mut faults = Faults::default();
        for BadLine { line, given, expected } in bad.0 {
            faults.add(format!("line {line}"), format!("{given:?}: {expected}"));
        }
        faults
    }
}

/// How many bad lines are told; a text with more of them is something else altogether.
const TOLD: usize = 20;

/// Reads a text line by line with `each`, without blank lines and remarks (`#`), and tells all lines it refuses.
pub fn read_lines(text: &str, mut each: impl FnMut(&str) -> Result<(), BadWord>) -> Result<(), BadPosition> {
    let mut bad = BadPosition::default();
    for (n, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(BadWord { given, expected }) = each(line) {
            bad.0.push(BadLine { line: n + 1, given, expected });
            if bad.0.len() == TOLD {
                break;
            }
        }
    }
    if bad.0.is_empty() { Ok(()) } else { Err(bad) }
}

/// A legal game from a position in the text form of the game or as JSON, or all that is wrong with it. A line of
/// `lamplight trace` will do as well: it holds the position under a key of its own.
///
/// ```
/// use lamplight_table::toy::Toy;
/// use lamplight_table::{Game, read_position};
///
/// let game: Toy = read_position("toy 2\nA hand=4 points=3\nB hand=7")?;
/// let again: Toy = read_position(&serde_json::to_string(&game.position()).unwrap())?;
/// assert_eq!(game, again);
///
/// let faults = read_position::<Toy>("toy 2\nA hand=13\nC points=3\nround 0").unwrap_err();
/// assert_eq!(faults.0.len(), 3);
/// # Ok::<(), lamplight_table::Faults>(())
/// ```
pub fn read_position<G: Game>(text: &str) -> Result<G, Faults> {
    let position = if text.trim_start().starts_with('{') { from_json::<G>(text)? } else { text.parse()? };
    G::from_position(&position)
}

fn from_json<G: Game>(text: &str) -> Result<G::Position, Faults> {
    // Told before the position is looked at: an error of ours then names its line and column.
    let value: Value = serde_json::from_str(text).map_err(|error| fault(&error))?;
    match value.get("position") {
        Some(position) => G::Position::deserialize(position).map_err(|error| fault(&error)),
        None => serde_json::from_str(text).map_err(|error| fault(&error)),
    }
}

fn fault(error: &serde_json::Error) -> Faults {
    let mut faults = Faults::default();
    faults.add("JSON", error.to_string());
    faults
}
