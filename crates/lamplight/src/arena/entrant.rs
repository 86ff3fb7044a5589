use std::fmt;
use std::str::FromStr;

use minds::Budget;
use minds::arena::{BadContender, Contender};

/// The name under which somebody else's program takes part.
const PROGRAM: &str = "program";

/// Who takes part in a match of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A mind of the house.
    Mind(Contender),
    /// The program given with `--program`.
    Program,
}

impl Entrant {
    /// What it may spend on a turn, if it has a budget of its own.
    pub fn budget(&self) -> Option<Budget> {
        match self {
            Entrant::Mind(contender) => contender.budget,
            Entrant::Program => None,
        }
    }

    /// Its level, or that it is a program.
    pub fn level(&self) -> &'static str {
        match self {
            Entrant::Mind(contender) => contender.level.name(),
            Entrant::Program => PROGRAM,
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Mind(contender) => contender.fmt(f),
            Entrant::Program => f.write_str(PROGRAM),
        }
    }
}

impl FromStr for Entrant {
    type Err = BadContender;

    fn from_str(text: &str) -> Result<Entrant, BadContender> {
        if text.trim() == PROGRAM {
            return Ok(Entrant::Program);
        }
        text.parse().map(Entrant::Mind)
    }
}
