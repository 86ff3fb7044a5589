use serde::Serialize;

/// One thing that can be chosen before a game, besides the number of players.
///
/// The `key` is a field of the setup's JSON form, so `{"players": 2, "open_gold": true}` chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The field's name in the setup.
    pub key: &'static str,
    /// What may stand there.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// One English sentence for `--help`; clients translate by key.
    pub about: &'static str,
}

/// What an option's value may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Toggle {
        /// Taken when nothing is said.
        default: bool,
    },
    /// One of some words.
    OneOf {
        /// All words, in the order to show them.
        choices: &'static [&'static str],
        /// Taken when nothing is said.
        default: &'static str,
    },
    /// Any of some words, as a list; none when nothing is said.
    AnyOf {
        /// All words, in the order to show them.
        choices: &'static [&'static str],
    },
    /// A whole number, or no limit at all: `null`, taken when nothing is said.
    Limit {
        /// Smallest allowed.
        min: u32,
        /// Largest allowed.
        max: u32,
    },
    /// A whole number.
    Number {
        /// Smallest allowed.
        min: u32,
        /// Largest allowed.
        max: u32,
        /// Taken when nothing is said.
        default: u32,
    },
}
