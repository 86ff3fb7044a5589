use serde::Serialize;

use crate::{
    Act, End, Entry, Eyes, Game, Header, LOG_FORMAT, Log, Moves, Refusal, Reveal, Seat, Seed, SeedLine, Sink,
    StateHash, ToMove,
};

/// A game being played, with its history: what turns decisions into log entries and takes them back.
///
/// Knows neither clock nor store: `at` comes from the caller, and entries are the caller's to keep.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    seed: Seed,
    state: G,
    entries: Vec<Entry>,
    /// States before the decisions that may still be taken back, oldest first, with the `seq` of each.
    undoable: Vec<(u32, G)>,
}

/// What a decision or an undo left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The new line of the log.
    pub entry: Entry,
    /// Can it be taken back?
    pub reveal: Reveal,
}

/// Why a recorded game refused to go on. Serialised, it is the facts of a [`Refusal`].
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(untagged)]
pub enum RecordError<R: Refusal> {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another seat decides now.
    #[error("seat {given} cannot decide now; seat {expected} does")]
    NotYourDecision {
        /// Who tried.
        given: Seat,
        /// Who may.
        expected: Seat,
    },
    /// The game refused the move.
    #[error(transparent)]
    Illegal(R),
    /// The decision cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoRefused),
}

impl<R: Refusal> RecordError<R> {
    /// A stable name such as `bid/spot-taken`.
    pub fn code(&self) -> &'static str {
        match self {
            RecordError::Over => "table/over",
            RecordError::NotYourDecision { .. } => "table/not-your-decision",
            RecordError::Illegal(refusal) => refusal.code(),
            RecordError::Undo(refused) => refused.code(),
        }
    }
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(untagged)]
pub enum UndoRefused {
    /// There is none of that seat's, or it is too long ago.
    #[error("seat {seat} has no decision to take back")]
    Nothing {
        /// Who asked.
        seat: Seat,
    },
    /// Somebody else has decided since.
    #[error("seat {seat} has decided since; only your own last decision can be taken back")]
    OthersDecided {
        /// Who decided.
        seat: Seat,
    },
    /// Something was revealed.
    #[error("the last decision revealed something and cannot be taken back")]
    Revealed,
}

impl UndoRefused {
    /// A stable name such as `undo/revealed`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            UndoRefused::Nothing { .. } => "undo/nothing",
            UndoRefused::OthersDecided { .. } => "undo/others-decided",
            UndoRefused::Revealed => "undo/revealed",
        }
    }
}

impl<G: Game> Record<G> {
    /// A record that begins with this state.
    pub fn new(state: G, seed: Seed) -> Record<G> {
        Record { seed, state, entries: Vec::new(), undoable: Vec::new() }
    }

    /// A record that goes on from a snapshot: `state` is what the entries so far led to. What was decided
    /// before can no longer be taken back.
    pub fn resume(state: G, seed: Seed, entries: Vec<Entry>) -> Record<G> {
        Record { seed, state, entries, undoable: Vec::new() }
    }

    /// Rebuilds a game from its log and checks every move, hash and the end.
    pub fn replay(log: &Log) -> Result<Record<G>, String> {
        Record::replay_with(log, |_, _| {})
    }

    /// As [`Record::replay`], and shows each state with the act about to be applied to it.
    pub fn replay_with(log: &Log, mut before: impl FnMut(&Record<G>, &Entry)) -> Result<Record<G>, String> {
        let header = &log.header;
        if header.game != G::NAME {
            return Err(format!("the log is of the game {:?}, not {:?}", header.game, G::NAME));
        }
        if header.rules > G::RULES_VERSION {
            let known = G::RULES_VERSION;
            return Err(format!(
                "the log follows rules version {}; this program knows up to {known}",
                header.rules
            ));
        }
        let seed =
            header.seed.seed.ok_or("the log holds no seed yet: the game it tells of is still running")?;
        if seed.commitment() != header.seed.commitment {
            return Err(format!("the seed does not match its commitment {}", header.seed.commitment));
        }
        let setup = serde_json::from_value(header.setup.clone()).map_err(|e| format!("bad setup: {e}"))?;
        let mut record = Record::new(G::new(&setup, seed).map_err(|e| format!("bad setup: {e}"))?, seed);
        for entry in &log.entries {
            before(&record, entry);
            record.apply(entry).map_err(|e| format!("entry {}: {e}", entry.seq))?;
        }
        match (&log.end, record.end()) {
            (Some(told), Some(found)) if *told != found => {
                Err(format!("the log tells of the end {told:?}, but the game ends {found:?}"))
            }
            (Some(_), None) => Err("the log tells of an end, but the game is not over".into()),
            _ => Ok(record),
        }
    }

    /// Applies an entry of a log: the act must be legal and lead to the hash it tells.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), String> {
        self.apply_with(entry, &mut ())
    }

    /// As [`Record::apply`], and tells what happens.
    pub fn apply_with(&mut self, entry: &Entry, out: &mut impl Sink<G::Event>) -> Result<(), String> {
        if entry.seq != self.seq() + 1 {
            return Err(format!("expected entry {}", self.seq() + 1));
        }
        match &entry.act {
            Act::Move(text) => {
                let m = text.parse().map_err(|e: crate::BadNotation| e.to_string())?;
                self.play(entry.seat, m, entry.at, out).map_err(|e| e.to_string())?;
            }
            Act::Undo(to) => {
                self.undo_to(entry.seat, *to, entry.at)?;
            }
        }
        let found = self.state.hash();
        if found != entry.hash {
            return Err(format!("the state's hash is {found}, but the log tells {}", entry.hash));
        }
        Ok(())
    }

    /// The game now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The last state that no undo goes behind (free undo aside), and the number of its entry. Whoever keeps this
    /// state and plays the entries after it again can take back whatever could be taken back before.
    pub fn settled(&self) -> (u32, &G) {
        match self.undoable.first() {
            Some((seq, before)) => (seq - 1, before),
            None => (self.seq(), &self.state),
        }
    }

    /// The seed of all its chance. Secret while the game runs.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// All that was done.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of the last entry; 0 before the first.
    pub fn seq(&self) -> u32 {
        self.entries.len() as u32
    }

    /// Plays a decision of `seat`. Refused moves change nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        m: G::Move,
        at: u64,
        out: &mut impl Sink<G::Event>,
    ) -> Result<Played, RecordError<G::Refusal>> {
        match self.state.to_move() {
            ToMove::Over => return Err(RecordError::Over),
            ToMove::Decide(expected) if expected != seat => {
                return Err(RecordError::NotYourDecision { given: seat, expected });
            }
            ToMove::Decide(_) => {}
        }
        let before = self.state.clone();
        let reveal = self.state.play(m, out).map_err(RecordError::Illegal)?;
        let entry = self.push(seat, Act::Move(m.to_string()), at);
        if self.entries.len() >= 2 && self.entries[self.entries.len() - 2].seat != seat {
            self.undoable.clear();
        }
        match reveal {
            Reveal::Nothing => self.undoable.push((entry.seq, before)),
            Reveal::Something => self.undoable.clear(),
        }
        Ok(Played { entry, reveal })
    }

    /// May `seat` take back its last decision?
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        self.undo_target(seat).map(|_| ())
    }

    /// Takes back the last decision of `seat`, as long as nothing was revealed and nobody else decided since.
    pub fn undo(&mut self, seat: Seat, at: u64) -> Result<Played, RecordError<G::Refusal>> {
        let to = self.undo_target(seat)?;
        let (_, state) = self.undoable.pop().expect("undo_target found it");
        self.state = state;
        Ok(Played { entry: self.push(seat, Act::Undo(to), at), reveal: Reveal::Nothing })
    }

    /// Takes back everything since the last decision of `seat`, whatever was revealed and whoever decided
    /// since. Only for tables that allow it: unrated, and against bots alone.
    pub fn undo_freely(&mut self, seat: Seat, at: u64) -> Result<Played, RecordError<G::Refusal>> {
        if self.can_undo(seat).is_ok() {
            return self.undo(seat, at);
        }
        let standing = self.standing();
        let to = standing.iter().rev().find(|entry| entry.seat == seat).map(|entry| entry.seq);
        let to = to.ok_or(UndoRefused::Nothing { seat })?;
        self.rewind(to);
        Ok(Played { entry: self.push(seat, Act::Undo(to), at), reveal: Reveal::Nothing })
    }

    /// The decisions that count: those not taken back, in order.
    pub fn standing(&self) -> Vec<&Entry> {
        let mut standing: Vec<&Entry> = Vec::new();
        for entry in &self.entries {
            match entry.act {
                Act::Move(_) => standing.push(entry),
                // In order, so that a log full of undos costs no more than its length.
                Act::Undo(to) => standing.truncate(standing.partition_point(|e| e.seq < to)),
            }
        }
        standing
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<End> {
        if self.state.to_move() != ToMove::Over {
            return None;
        }
        let totals = self.state.scores(Eyes::Everything).totals();
        Some(End {
            reason: self.state.ending().unwrap_or("over").to_owned(),
            totals: Seat::first(self.state.players()).map(|seat| totals[seat]).collect(),
            winners: self.state.winners().iter().collect(),
        })
    }

    /// The game as a log. Its seed is told only once the game is over.
    pub fn log(&self, names: Vec<String>) -> Log {
        let end = self.end();
        let seed = SeedLine { commitment: self.seed.commitment(), seed: end.is_some().then_some(self.seed) };
        Log {
            header: Header {
                format: LOG_FORMAT,
                game: G::NAME.to_owned(),
                rules: G::RULES_VERSION,
                setup: serde_json::to_value(self.state.setup()).expect("a setup is plain data"),
                seed,
                names,
            },
            entries: self.entries.clone(),
            end,
        }
    }

    /// The legal moves now, in a list of their own.
    pub fn legal_moves(&self) -> Moves<G::Move> {
        let mut moves = Moves::new();
        self.state.legal_moves(&mut moves);
        moves
    }

    fn undo_target(&self, seat: Seat) -> Result<u32, UndoRefused> {
        match self.undoable.last() {
            Some((seq, _)) if self.entries[*seq as usize - 1].seat == seat => Ok(*seq),
            Some((seq, _)) => Err(UndoRefused::OthersDecided { seat: self.entries[*seq as usize - 1].seat }),
            None => match self.standing().last() {
                Some(last) if last.seat == seat => Err(UndoRefused::Revealed),
                Some(last) => Err(UndoRefused::OthersDecided { seat: last.seat }),
                None => Err(UndoRefused::Nothing { seat }),
            },
        }
    }

    /// Replays an undo of a log, whichever rule allowed it then.
    fn undo_to(&mut self, seat: Seat, to: u32, at: u64) -> Result<(), String> {
        if to == 0 || to > self.seq() {
            return Err(format!("undo of entry {to}, but there are entries 1 to {}", self.seq()));
        }
        match self.undoable.iter().rposition(|(seq, _)| *seq == to) {
            Some(index) => {
                self.undoable.truncate(index + 1);
                self.state = self.undoable.pop().expect("just found").1;
            }
            None => self.rewind(to),
        }
        self.push(seat, Act::Undo(to), at);
        Ok(())
    }

    /// Goes back to the state before entry `to` by playing the standing decisions before it again.
    fn rewind(&mut self, to: u32) {
        let texts: Vec<String> = (self.standing().iter())
            .take_while(|entry| entry.seq < to)
            .filter_map(|entry| if let Act::Move(text) = &entry.act { Some(text.clone()) } else { None })
            .collect();
        let mut state = G::new(&self.state.setup(), self.seed).expect("this setup was accepted before");
        for text in texts {
            let m = text.parse().expect("this move was played before");
            let _ = state.play_listed(m, &mut ());
        }
        self.state = state;
        self.undoable.clear();
    }

    fn push(&mut self, seat: Seat, act: Act, at: u64) -> Entry {
        let entry = Entry { seq: self.seq() + 1, seat, act, at, hash: self.state_hash() };
        self.entries.push(entry.clone());
        entry
    }

    fn state_hash(&self) -> StateHash {
        self.state.hash()
    }
}
