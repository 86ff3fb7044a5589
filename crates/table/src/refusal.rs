use std::fmt;

use serde::{Serialize, Serializer};

/// Why a game refused a move. The state is unchanged.
///
/// The text says what was given and what was allowed, in lower case and without a final stop; the
/// code is stable, and clients translate it. Serialised, a refusal is the facts such a translation
/// needs: a flat map by name, or nothing.
pub trait Refusal: std::error::Error + Serialize + Clone + PartialEq + Send + Sync + 'static {
    /// A stable name such as `bid/spot-taken`.
    fn code(&self) -> &'static str;
}

/// Serialises a value as the text it displays as, so that the facts of a [`Refusal`] stay flat.
pub fn as_text<S: Serializer>(value: &impl fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{given:?} is not a move: {expected}")]
pub struct BadNotation {
    /// The text, cut to a readable length.
    pub given: String,
    /// What could have stood there.
    pub expected: String,
}

impl BadNotation {
    /// A complaint about `given`, which is cut to 80 characters.
    pub fn new(given: &str, expected: impl Into<String>) -> BadNotation {
        BadNotation { given: given.chars().take(80).collect(), expected: expected.into() }
    }
}

/// One thing that is wrong with a hand-made position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Where it is, such as `tiles.c3.meeples`.
    pub at: String,
    /// What was given and what is allowed.
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.text)
    }
}

/// All that is wrong with a hand-made position, never empty when returned as an error.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Adds a fault.
    pub fn add(&mut self, at: impl Into<String>, text: impl Into<String>) {
        self.0.push(Fault { at: at.into(), text: text.into() });
    }

    /// The value, if no fault was found; otherwise all faults.
    pub fn or<T>(self, value: T) -> Result<T, Faults> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.0.iter().enumerate() {
            if n > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
