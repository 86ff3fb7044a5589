use std::fmt;

use serde::{Serialize, Serializer};

/// A move as some eyes may read it: whole, or only of what kind it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown<M> {
    /// All of it.
    Whole(M),
    /// What kind of move it was; the rest is its player's secret.
    Kind {
        /// The move's `kind` in its structured form.
        kind: &'static str,
        /// Its notation without the secret.
        text: &'static str,
    },
}

/// The notation, as far as it may be read.
impl<M: fmt::Display> fmt::Display for Shown<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shown::Whole(m) => m.fmt(f),
            Shown::Kind { text, .. } => f.write_str(text),
        }
    }
}

/// The structured form; `{"kind": ...}` alone if the rest is secret.
impl<M: Serialize> Serialize for Shown<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Shown::Whole(m) => m.serialize(serializer),
            Shown::Kind { kind, .. } => serializer.collect_map([("kind", kind)]),
        }
    }
}
