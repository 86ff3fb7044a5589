use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Seed};

use crate::prove::Proof;
use crate::theme::Theme;

/// A position with one clearly best plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The first digits of the position's hash.
    pub id: String,
    /// The rules the game followed.
    pub rules: u32,
    /// How the game was set up.
    pub setup: Value,
    /// The game's seed.
    pub seed: Seed,
    /// Every decision up to the position.
    pub moves: Vec<String>,
    /// Who is to find the plan.
    pub seat: Seat,
    /// The plan.
    pub best: Vec<String>,
    /// What it is about, the most telling first.
    pub themes: Vec<String>,
    /// How hard it is: 600 if every level finds it, 2200 if none does.
    pub rating: u16,
    /// How many of [`crate::TRIES`] tries of each level found it, weakest first.
    pub solved: [u8; 5],
    /// Why it is one: each time with more thought, or in other worlds.
    pub proofs: Vec<Proof>,
}

/// The puzzles of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    /// What its puzzles can be about.
    pub themes: Vec<Theme>,
    /// In the order of the file.
    pub puzzles: Vec<Puzzle>,
}

/// The first line of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    themes: Vec<Theme>,
}

/// What is wrong with a file of puzzles.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct BadPuzzle {
    /// Counted from 1.
    pub line: usize,
    /// Why it cannot be read.
    pub error: serde_json::Error,
}

impl Collection {
    /// Reads a file: a line with the themes, then one puzzle a line. Lines that begin with `#` say something else.
    pub fn read(text: &str) -> Result<Collection, BadPuzzle> {
        let mut lines =
            text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let bad = |line: usize| move |error| BadPuzzle { line: line + 1, error };
        let Some((number, head)) = lines.next() else { return Ok(Collection::default()) };
        let Head { themes } = serde_json::from_str(head).map_err(bad(number))?;
        let puzzles =
            lines.map(|(n, line)| serde_json::from_str(line).map_err(bad(n))).collect::<Result<_, _>>()?;
        Ok(Collection { themes, puzzles })
    }

    /// The first line of its file.
    #[must_use]
    pub fn head(&self) -> String {
        serde_json::to_string(&Head { themes: self.themes.clone() }).expect("plain data")
    }

    /// The puzzle with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}
