use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// How well a mind plays. The same five for every game, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Sees what a turn brings, and mistakes poor ones for good ones. (The name is older than its manners.)
    Random,
    /// Sees what a turn brings, but not always which turn brings most.
    Novice,
    /// Thinks a little, and errs now and then.
    Greedy,
    /// Plays its best turns out a few times before it chooses.
    Planner,
    /// Thinks as far as its time allows.
    Search,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Novice, Level::Greedy, Level::Planner, Level::Search];

    /// The strongest.
    pub const BEST: Level = Level::Search;

    /// The level's name on the command line, on the wire and in logs; also its translation key.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Search => "search",
        }
    }

    /// What to expect of it, in a player's words.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Level::Random => "Wanderer: sees what brings points, and misses much of it. For a first game.",
            Level::Novice => "Apprentice: knows what brings points, but often takes the second best.",
            Level::Greedy => "Trader: looks a little ahead and errs now and then.",
            Level::Planner => "Vizier: weighs its best turns with a trained eye, but not for long.",
            Level::Search => "Sultan: plays on in its head for as long as it is given. The real fight.",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no level with that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no mind {given:?}; minds are: {}", Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel {
    /// What was given, cut to a readable length.
    pub given: String,
}

impl UnknownLevel {
    /// A stable name for clients.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        "minds/unknown-level"
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let known = Level::ALL.into_iter().find(|level| level.name() == text);
        known.ok_or_else(|| UnknownLevel { given: text.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_read_what_they_print_and_an_unknown_one_is_told_which_there_are() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let text = "genius".parse::<Level>().unwrap_err().to_string();
        assert_eq!(
            text,
            format!("there is no mind \"genius\"; minds are: {}", Level::ALL.map(Level::name).join(", "))
        );
    }
}
