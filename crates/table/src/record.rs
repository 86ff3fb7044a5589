use std::sync::Arc;

use serde::Serialize;

use crate::{
    Act, ApplyError, End, Entry, Eyes, Game, Header, LOG_FORMAT, Log, Moves, Refusal, Reveal, Seat, Seed,
    SeedLine, Sink, ToMove,
};

/// A game being played, with its history: what turns decisions into log entries and takes them back.
///
/// Knows neither clock nor store: `at` comes from the caller, and entries are the caller's to keep.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    seed: Seed,
    state: G,
    entries: Vec<Entry>,
    /// Where the turn being played began.
    turn: Arc<Began<G>>,
    /// The decisions that may still be taken back, oldest first.
    undoable: Vec<Undoable<G>>,
}

/// The beginning of a turn.
#[derive(Clone, Debug)]
struct Began<G> {
    /// The number of the last entry before it.
    seq: u32,
    state: G,
}

/// A decision that may still be taken back.
#[derive(Clone, Debug)]
struct Undoable<G> {
    /// The number of its entry.
    seq: u32,
    before: G,
    /// The turn it was made in.
    turn: Arc<Began<G>>,
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
    /// What was decided before it cannot be played again: the record is damaged.
    #[error("entry {seq} cannot be played again")]
    Broken {
        /// The number of the entry that fails.
        seq: u32,
    },
}

impl UndoRefused {
    /// A stable name such as `undo/revealed`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            UndoRefused::Nothing { .. } => "undo/nothing",
            UndoRefused::OthersDecided { .. } => "undo/others-decided",
            UndoRefused::Revealed => "undo/revealed",
            UndoRefused::Broken { .. } => "undo/broken",
        }
    }
}

impl<G: Game> Record<G> {
    /// A record that begins with this state.
    pub fn new(state: G, seed: Seed) -> Record<G> {
        Record::resume(state, seed, Vec::new())
    }

    /// A record that goes on from a snapshot: `state` is what the entries so far led to, and stands at the
    /// beginning of a turn. What was decided before can no longer be taken back.
    pub fn resume(state: G, seed: Seed, entries: Vec<Entry>) -> Record<G> {
        let turn = Arc::new(Began { seq: entries.len() as u32, state: state.clone() });
        Record { seed, state, entries, turn, undoable: Vec::new() }
    }

    /// The game now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The beginning of the turn being played: what every gain of the turn is measured from.
    pub fn turn_began(&self) -> &G {
        &self.turn.state
    }

    /// The last beginning of a turn that no undo goes behind (free undo aside), and the number of the entry before
    /// it. Whoever keeps this state and plays the entries after it again can take back whatever could be taken back
    /// before.
    pub fn settled(&self) -> (u32, &G) {
        let turn = self.undoable.first().map_or(&self.turn, |oldest| &oldest.turn);
        (turn.seq, &turn.state)
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
        let began = before.turn().number != self.state.turn().number;
        match reveal {
            Reveal::Nothing => {
                self.undoable.push(Undoable { seq: entry.seq, before, turn: Arc::clone(&self.turn) });
            }
            Reveal::Something => self.undoable.clear(),
        }
        if began {
            self.turn = Arc::new(Began { seq: entry.seq, state: self.state.clone() });
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
        self.go_back_to_last_undoable();
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
        self.rewind(to).map_err(|seq| UndoRefused::Broken { seq })?;
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
                rules: self.state.rules(),
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
            Some(last) => match self.entries[last.seq as usize - 1].seat {
                decider if decider == seat => Ok(last.seq),
                decider => Err(UndoRefused::OthersDecided { seat: decider }),
            },
            None => match self.standing().last() {
                Some(last) if last.seat == seat => Err(UndoRefused::Revealed),
                Some(last) => Err(UndoRefused::OthersDecided { seat: last.seat }),
                None => Err(UndoRefused::Nothing { seat }),
            },
        }
    }

    /// Plays an undo of a log again, whichever rule allowed it then.
    pub(crate) fn undo_to(&mut self, seat: Seat, to: u32, at: u64) -> Result<(), ApplyError<G::Refusal>> {
        if to == 0 || to > self.seq() {
            return Err(ApplyError::Undo { to, last: self.seq() });
        }
        match self.undoable.iter().rposition(|undoable| undoable.seq == to) {
            Some(index) => {
                self.undoable.truncate(index + 1);
                self.go_back_to_last_undoable();
            }
            None => self.rewind(to).map_err(|seq| ApplyError::History { seq })?,
        }
        self.push(seat, Act::Undo(to), at);
        Ok(())
    }

    fn go_back_to_last_undoable(&mut self) {
        if let Some(Undoable { before, turn, .. }) = self.undoable.pop() {
            self.state = before;
            self.turn = turn;
        }
    }

    /// Goes back to the state before entry `to` by playing the standing decisions before it again. Fails, and changes
    /// nothing, with the number of an entry that cannot be played.
    fn rewind(&mut self, to: u32) -> Result<(), u32> {
        let setup = self.state.setup();
        let mut state = G::under(self.state.rules(), &setup, self.seed).map_err(|_| 0_u32)?;
        let mut turn = Began { seq: 0, state: state.clone() };
        for entry in self.standing().into_iter().take_while(|entry| entry.seq < to) {
            let Act::Move(text) = &entry.act else { continue };
            let m = text.parse().map_err(|_| entry.seq)?;
            let _ = state.play(m, &mut ()).map_err(|_| entry.seq)?;
            if state.turn().number != turn.state.turn().number {
                turn = Began { seq: entry.seq, state: state.clone() };
            }
        }
        self.state = state;
        self.turn = Arc::new(turn);
        self.undoable.clear();
        Ok(())
    }

    fn push(&mut self, seat: Seat, act: Act, at: u64) -> Entry {
        let entry = Entry { seq: self.seq() + 1, seat, act, at, hash: self.state.hash() };
        self.entries.push(entry.clone());
        entry
    }
}
