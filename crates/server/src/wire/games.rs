use serde::Serialize;
use table::{OptionKind, OptionSpec};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game one can play here.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct GameInfo {
    /// Its name in addresses and logs: `tribes`.
    pub name: String,
    /// The version of its rules.
    pub rules: u32,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// What can be chosen besides the number of players.
    pub options: Vec<GameOption>,
    /// The opponents one can seat, weakest first.
    pub levels: Vec<LevelInfo>,
    /// Does the game answer `lens` questions?
    pub lens: bool,
}

/// One thing that can be chosen before a game; `key` is a field of the setup.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct GameOption {
    /// The field's name in the setup.
    pub key: String,
    /// What may stand there.
    #[serde(flatten)]
    pub shape: OptionShape,
    /// One English sentence; clients translate by key.
    pub about: String,
}

/// What an option's value may be.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum OptionShape {
    /// `true` or `false`.
    Toggle {
        /// Taken when nothing is said.
        default: bool,
    },
    /// One of some words.
    OneOf {
        /// All words, in the order to show them.
        choices: Vec<String>,
        /// Taken when nothing is said.
        default: String,
    },
    /// Any of some words, as a list; none when nothing is said.
    AnyOf {
        /// All words, in the order to show them.
        choices: Vec<String>,
    },
    /// A whole number, or null for no limit, which is taken when nothing is said.
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

/// An opponent one can seat.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct LevelInfo {
    /// Its name, also its translation key.
    pub name: String,
    /// One English sentence.
    pub about: String,
}

impl From<&OptionSpec> for GameOption {
    fn from(spec: &OptionSpec) -> GameOption {
        let words = |choices: &[&str]| choices.iter().map(ToString::to_string).collect();
        let shape = match spec.kind {
            OptionKind::Toggle { default } => OptionShape::Toggle { default },
            OptionKind::OneOf { choices, default } => {
                OptionShape::OneOf { choices: words(choices), default: default.to_owned() }
            }
            OptionKind::AnyOf { choices } => OptionShape::AnyOf { choices: words(choices) },
            OptionKind::Limit { min, max } => OptionShape::Limit { min, max },
            OptionKind::Number { min, max, default } => OptionShape::Number { min, max, default },
        };
        GameOption { key: spec.key.to_owned(), shape, about: spec.about.to_owned() }
    }
}
