use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Seat, Seed, StateHash};

/// The version of the log's own form, not of any game's rules.
pub const LOG_FORMAT: u32 = 1;

/// A whole game as text: a header, one entry a line, and an end if there was one. Every line is JSON.
///
/// Setup, seed and moves are enough to rebuild every state; hashes and end are there to be checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// The first line.
    pub header: Header,
    /// One line per decision or undo, `seq` counting from 1.
    pub entries: Vec<Entry>,
    /// The last line of a finished game.
    pub end: Option<End>,
}

/// The first line of a log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// [`LOG_FORMAT`] when the log was written.
    pub format: u32,
    /// Which game.
    pub game: String,
    /// The game's rules version when the log was written.
    pub rules: u32,
    /// The game's setup in its JSON form.
    pub setup: Value,
    /// Where chance came from.
    #[serde(rename = "chance")]
    pub seed: SeedLine,
    /// Names of the players by seat; may be empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

/// The seed, or only its commitment while the game runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedLine {
    /// SHA-256 of the seed, as shown before the first decision.
    pub commitment: String,
    /// The seed itself, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

impl From<Seed> for SeedLine {
    fn from(seed: Seed) -> SeedLine {
        SeedLine { commitment: seed.commitment(), seed: Some(seed) }
    }
}

/// One line of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Counts from 1 without gaps.
    pub seq: u32,
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
    /// When, in milliseconds since 1970; 0 in games nobody timed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub at: u64,
    /// The hash of the state after it.
    pub hash: StateHash,
}

/// What one line of a log did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A decision, in the game's notation.
    Move(String),
    /// Everything from the entry with this `seq` on was taken back.
    Undo(u32),
}

/// The last line of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Why it ended.
    pub reason: String,
    /// Final points by seat.
    pub totals: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<Seat>,
}

/// Why a text is not a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct BadLog {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: LogFault,
}

/// What can be wrong with a line of a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogFault {
    /// There is nothing at all.
    #[error("a log begins with a header line, but the text is empty")]
    Empty,
    /// The first line is no header.
    #[error("not a log header: {0}")]
    Header(String),
    /// The log's form is of a version unknown here.
    #[error("log format {given} is not known; this program reads format {LOG_FORMAT}")]
    Format {
        /// The version it names.
        given: u32,
    },
    /// Something stands behind the end.
    #[error("nothing may follow the end of the game")]
    AfterEnd,
    /// The line is neither an entry nor an end.
    #[error("neither an entry nor an end: {0}")]
    Entry(String),
    /// An entry is missing or stands twice.
    #[error("entry {given} stands where entry {expected} should")]
    Order {
        /// The number it has.
        given: u32,
        /// The number that comes next.
        expected: u32,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    end: End,
}

impl Log {
    /// Reads a log. Whether its moves are legal is for the game to say.
    pub fn parse(text: &str) -> Result<Log, BadLog> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (_, first) = lines.next().ok_or(BadLog { line: 1, fault: LogFault::Empty })?;
        let header: Header = serde_json::from_str(first)
            .map_err(|e| BadLog { line: 1, fault: LogFault::Header(e.to_string()) })?;
        if header.format != LOG_FORMAT {
            return Err(BadLog { line: 1, fault: LogFault::Format { given: header.format } });
        }
        let mut log = Log { header, entries: Vec::new(), end: None };
        for (n, line) in lines {
            log.take_line(line).map_err(|fault| BadLog { line: n + 1, fault })?;
        }
        Ok(log)
    }

    fn take_line(&mut self, line: &str) -> Result<(), LogFault> {
        if self.end.is_some() {
            return Err(LogFault::AfterEnd);
        }
        if let Ok(EndLine { end }) = serde_json::from_str(line) {
            self.end = Some(end);
            return Ok(());
        }
        let entry: Entry = serde_json::from_str(line).map_err(|e| LogFault::Entry(e.to_string()))?;
        let expected = self.entries.len() as u32 + 1;
        if entry.seq != expected {
            return Err(LogFault::Order { given: entry.seq, expected });
        }
        self.entries.push(entry);
        Ok(())
    }
}

/// The log as text, ready for a file.
impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", json(&self.header)?)?;
        for entry in &self.entries {
            writeln!(f, "{}", json(entry)?)?;
        }
        if let Some(end) = &self.end {
            writeln!(f, "{}", json(&EndLine { end: end.clone() })?)?;
        }
        Ok(())
    }
}

fn json(value: &impl Serialize) -> Result<String, fmt::Error> {
    serde_json::to_string(value).map_err(|_| fmt::Error)
}

fn is_zero(at: &u64) -> bool {
    *at == 0
}
