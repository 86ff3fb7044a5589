use serde::Serialize;

/// Why a game cannot be set up as asked. Serialised, it is the facts a translation needs, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(untagged)]
pub enum BadSetup {
    /// Too few or too many people.
    #[error("{game} cannot be played by {given}; {min} to {max} can play")]
    Players {
        /// The game's name.
        game: &'static str,
        /// How many were asked for.
        given: u8,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// The game has no such option.
    #[error("{game} has no option {given:?}; options are: {allowed}")]
    Option {
        /// The game's name.
        game: &'static str,
        /// The option asked for.
        given: String,
        /// All there are.
        allowed: String,
    },
    /// An option cannot have this value.
    #[error("{key} cannot be {given}; allowed: {allowed}")]
    Value {
        /// The option.
        key: &'static str,
        /// The value asked for.
        given: String,
        /// What may stand there.
        allowed: String,
    },
    /// Nobody here knows these rules.
    #[error("{game} has no rules version {given}; known are 1 to {newest}")]
    Rules {
        /// The game's name.
        game: &'static str,
        /// The version asked for.
        given: u32,
        /// The newest.
        newest: u32,
    },
    /// It is no setup at all.
    #[error("not a setup: {reason}")]
    Unreadable {
        /// What the reader stumbled over.
        reason: String,
    },
}

impl BadSetup {
    /// A stable name such as `setup/players`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            BadSetup::Players { .. } => "setup/players",
            BadSetup::Option { .. } => "setup/option",
            BadSetup::Value { .. } => "setup/value",
            BadSetup::Rules { .. } => "setup/rules",
            BadSetup::Unreadable { .. } => "setup/unreadable",
        }
    }

    /// Refuses a number of players the game `G` is not for.
    pub fn players<G: crate::Game>(given: u8) -> Result<(), BadSetup> {
        let (min, max) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        if (min..=max).contains(&given) {
            Ok(())
        } else {
            Err(BadSetup::Players { game: G::NAME, given, min, max })
        }
    }

    /// Refuses a rules version the game `G` never had.
    pub fn rules<G: crate::Game>(given: u32) -> Result<(), BadSetup> {
        if (1..=G::RULES_VERSION).contains(&given) {
            Ok(())
        } else {
            Err(BadSetup::Rules { game: G::NAME, given, newest: G::RULES_VERSION })
        }
    }
}
