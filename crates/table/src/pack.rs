//! Whole games on one line each, for keeping hundreds of them: moves in full, only some of the hashes.

use serde::{Deserialize, Serialize};

use crate::{Act, ApplyError, BadNotation, End, Game, Header, Log, Record, ReplayError, Seat, StateHash};

/// The hash after every so many entries is kept, and after the last.
const EVERY: usize = 16;

/// A finished game, packed. As text it is one line of JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Packed {
    /// The header of its log.
    pub header: Header,
    /// Every entry: `A bid 8;B bid 12;bid 1`. A letter says who decides from here on, `!4` takes back everything from
    /// entry 4 on.
    pub moves: String,
    /// The state's hash after entries 16, 32 and so on, and after the last.
    pub hashes: Vec<StateHash>,
    /// How it ended.
    pub end: End,
}

impl Packed {
    /// Packs the log of a finished game; nothing if it is still running.
    #[must_use]
    pub fn of(log: &Log) -> Option<Packed> {
        let mut moves = String::new();
        let mut decides = None;
        for entry in &log.entries {
            if !moves.is_empty() {
                moves.push(';');
            }
            if decides != Some(entry.seat) {
                moves.push_str(&format!("{} ", entry.seat));
                decides = Some(entry.seat);
            }
            match &entry.act {
                Act::Move(text) => moves.push_str(text),
                Act::Undo(to) => moves.push_str(&format!("!{to}")),
            }
        }
        let last = log.entries.len();
        let kept = log.entries.iter().filter(|entry| is_kept(entry.seq as usize, last));
        let hashes = kept.map(|entry| entry.hash).collect();
        Some(Packed { header: log.header.clone(), moves, hashes, end: log.end.clone()? })
    }

    /// Plays the game again under the rules it names, and checks every move, the hashes that were kept, and the end.
    pub fn replay<G: Game>(&self) -> Result<Record<G>, ReplayError<G::Refusal>> {
        let header = Log { header: self.header.clone(), entries: Vec::new(), end: None };
        let mut record = Record::<G>::replay(&header)?;
        let texts: Vec<&str> = self.moves.split(';').filter(|text| !text.is_empty()).collect();
        let mut hashes = self.hashes.iter();
        let mut decides = None;
        for (n, text) in texts.iter().enumerate() {
            let wrong = |error| ReplayError::Entry { seq: n as u32 + 1, error };
            let (seat, text) =
                match text.split_once(' ').and_then(|(letter, text)| Some((seat(letter)?, text))) {
                    Some((seat, text)) => (Some(seat), text),
                    None => (decides, *text),
                };
            decides = seat;
            let seat = seat.ok_or_else(|| wrong(no_move(text, "who decides first is not told")))?;
            apply(&mut record, seat, text).map_err(wrong)?;
            if is_kept(n + 1, texts.len()) {
                let found = record.state().hash();
                let told = hashes.next().copied().unwrap_or(StateHash(0));
                if found != told {
                    return Err(wrong(ApplyError::Hash { found, told }));
                }
            }
        }
        match record.end() {
            Some(found) if found != self.end => {
                Err(ReplayError::End { told: Box::new(self.end.clone()), found: Box::new(found) })
            }
            Some(_) => Ok(record),
            None => Err(ReplayError::NotOver),
        }
    }
}

fn is_kept(seq: usize, last: usize) -> bool {
    seq.is_multiple_of(EVERY) || seq == last
}

fn seat(letter: &str) -> Option<Seat> {
    match letter.as_bytes() {
        [letter @ b'A'..=b'D'] => Seat::new(letter - b'A'),
        _ => None,
    }
}

fn apply<G: Game>(record: &mut Record<G>, seat: Seat, text: &str) -> Result<(), ApplyError<G::Refusal>> {
    match text.strip_prefix('!') {
        Some(to) => {
            let to = to.parse().map_err(|_| no_move(text, "an undo is ! and the number of an entry"))?;
            record.undo_to(seat, to, 0)
        }
        None => {
            record.play(seat, text.parse()?, 0, &mut ())?;
            Ok(())
        }
    }
}

fn no_move<R: crate::Refusal>(text: &str, expected: &str) -> ApplyError<R> {
    ApplyError::Notation(BadNotation::new(text, expected))
}
