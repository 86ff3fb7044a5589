//! Rebuilding a game from its log, and why that can fail.

use crate::{
    Act, BadNotation, BadSetup, End, Entry, Game, Log, Record, RecordError, Refusal, Sink, StateHash,
};

/// Why a log does not give its game again.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError<R: Refusal> {
    /// It is of another game.
    #[error("the log is of the game {given:?}, not {expected:?}")]
    Game {
        /// The game it names.
        given: String,
        /// The game it was replayed as.
        expected: &'static str,
    },
    /// It holds no seed.
    #[error("the log holds no seed yet: the game it tells of is still running")]
    NoSeed,
    /// Its seed is not the one that was promised.
    #[error("the seed does not match its commitment {commitment}")]
    Seed {
        /// What was promised.
        commitment: String,
    },
    /// Its setup is not one, or names rules that nobody here knows.
    #[error("bad setup: {0}")]
    Setup(#[from] BadSetup),
    /// One entry fails.
    #[error("entry {seq}: {error}")]
    Entry {
        /// The entry's number.
        seq: u32,
        /// Why.
        error: ApplyError<R>,
    },
    /// The game ends otherwise.
    #[error("the log tells of the end {told:?}, but the game ends {found:?}")]
    End {
        /// What the log says.
        told: Box<End>,
        /// What came of its moves.
        found: Box<End>,
    },
    /// The game does not end.
    #[error("the log tells of an end, but the game is not over")]
    NotOver,
}

/// Why an entry of a log cannot be applied.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ApplyError<R: Refusal> {
    /// It is not the next one.
    #[error("expected entry {expected}")]
    Order {
        /// The number that comes next.
        expected: u32,
    },
    /// It is no move.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// The game refuses it.
    #[error(transparent)]
    Refused(#[from] RecordError<R>),
    /// It takes back what was never done.
    #[error("undo of entry {to}, but there are entries 1 to {last}")]
    Undo {
        /// The entry to be taken back.
        to: u32,
        /// The last one there is.
        last: u32,
    },
    /// What came before an undo cannot be played again.
    #[error("entry {seq} before it cannot be played again")]
    History {
        /// The entry that fails.
        seq: u32,
    },
    /// It leads to another state than it says.
    #[error("the state's hash is {found}, but the log tells {told}")]
    Hash {
        /// The hash of the state it led to.
        found: StateHash,
        /// The hash the log tells.
        told: StateHash,
    },
}

impl<G: Game> Record<G> {
    /// Rebuilds a game from its log, under the rules the log names, and checks every move, hash and the end.
    pub fn replay(log: &Log) -> Result<Record<G>, ReplayError<G::Refusal>> {
        Record::replay_with(log, |_, _| {})
    }

    /// As [`Record::replay`], and shows each state with the act about to be applied to it.
    pub fn replay_with(
        log: &Log,
        mut before: impl FnMut(&Record<G>, &Entry),
    ) -> Result<Record<G>, ReplayError<G::Refusal>> {
        let mut record = Record::begin(log)?;
        for entry in &log.entries {
            before(&record, entry);
            record.apply(entry).map_err(|error| ReplayError::Entry { seq: entry.seq, error })?;
        }
        match (&log.end, record.end()) {
            (Some(told), Some(found)) if *told != found => {
                Err(ReplayError::End { told: Box::new(told.clone()), found: Box::new(found) })
            }
            (Some(_), None) => Err(ReplayError::NotOver),
            _ => Ok(record),
        }
    }

    /// The game a log tells of, before its first entry.
    fn begin(log: &Log) -> Result<Record<G>, ReplayError<G::Refusal>> {
        let header = &log.header;
        if header.game != G::NAME {
            let given = header.game.chars().take(40).collect();
            return Err(ReplayError::Game { given, expected: G::NAME });
        }
        let seed = header.seed.seed.ok_or(ReplayError::NoSeed)?;
        if seed.commitment() != header.seed.commitment {
            return Err(ReplayError::Seed { commitment: header.seed.commitment.clone() });
        }
        BadSetup::rules::<G>(header.rules)?;
        let setup = serde_json::from_value(header.setup.clone())
            .map_err(|e| BadSetup::Unreadable { reason: e.to_string() })?;
        Ok(Record::new(G::under(header.rules, &setup, seed)?, seed))
    }

    /// Applies an entry of a log: the act must be legal and lead to the hash it tells.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), ApplyError<G::Refusal>> {
        self.apply_with(entry, &mut ())
    }

    /// As [`Record::apply`], and tells what happens.
    pub fn apply_with(
        &mut self,
        entry: &Entry,
        out: &mut impl Sink<G::Event>,
    ) -> Result<(), ApplyError<G::Refusal>> {
        if entry.seq != self.seq() + 1 {
            return Err(ApplyError::Order { expected: self.seq() + 1 });
        }
        match &entry.act {
            Act::Move(text) => {
                let m = text.parse()?;
                self.play(entry.seat, m, entry.at, out)?;
            }
            Act::Undo(to) => self.undo_to(entry.seat, *to, entry.at)?,
        }
        let found = self.state().hash();
        if found != entry.hash {
            return Err(ApplyError::Hash { found, told: entry.hash });
        }
        Ok(())
    }
}
