//! Any game, behind one face: what a live table needs of a [`Record`], whatever game it is of.

mod open;

pub use open::{begin, check_rules, check_setup, games, resume, visit};

use std::cell::OnceCell;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::to_raw_value;
use shelf::Shelved;
use store::SnapshotRow;
use table::{Act, Entry, Eyes, Happening, Knowledge, Log, PerSeat, Record, Seat, Seed};

use crate::minds;
use crate::past::{Past, past, recall, turns};
use crate::problem::Problem;
use crate::wire::{self, End, Frame, LegalMove, LogLine, MoveGiven, Raw, ScoreLine};

/// A thought that can be had on another thread: it owns its seat's knowledge and nothing else.
pub type Thought<T> = Box<dyn FnOnce() -> Option<T> + Send>;

/// What a mind has decided.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The move in the game's notation.
    pub text: String,
    /// What it says about it.
    pub detail: Raw,
}

/// A game being played.
pub trait Play: Send {
    /// The number of entries in the log.
    fn version(&self) -> u32;
    /// The round, from 1.
    fn round(&self) -> u16;
    /// The turn being played.
    fn turn(&self) -> table::Turn;
    /// Who decides.
    fn to_move(&self) -> Option<Seat>;
    /// Plays a move given in notation or in its structured form.
    fn play(&mut self, seat: Seat, given: &MoveGiven, at: u64) -> Result<Outcome, Problem>;
    /// Takes back the last decision of a seat, by the engine's rule or freely.
    fn undo(&mut self, seat: Seat, at: u64, freely: bool) -> Result<Outcome, Problem>;
    /// Would [`Play::undo`] do something?
    fn can_undo(&self, seat: Seat, freely: bool) -> bool;
    /// What these eyes see.
    fn seen_by(&self, eyes: Eyes) -> SeenGame;
    /// The legal moves of the deciding seat.
    fn legal_moves(&self) -> Vec<LegalMove>;
    /// The log as these eyes may read it.
    fn lines(&self, eyes: Eyes) -> Vec<LogLine>;
    /// What happened in each entry of the log, as these eyes may know it.
    fn past(&self, eyes: Eyes) -> Past;
    /// The game after each entry from this one on, as these eyes may know it.
    fn recall(&self, eyes: Eyes, from: u32) -> Vec<Frame>;
    /// Why the game is over or will be soon.
    fn ending(&self) -> Option<&'static str>;
    /// How it ended.
    fn end(&self) -> Option<End>;
    /// Points by seat as far as everybody may know them, and whether that is all.
    fn points(&self) -> (Vec<i32>, bool);
    /// Takes an entry that was made elsewhere: it must be legal and lead to the hash it tells.
    fn follow(&mut self, entry: &Entry) -> Result<Outcome, String>;
    /// A state written out in full from which the game can go on: the last one that no undo goes behind.
    fn snapshot(&self) -> SnapshotRow;
    /// A world that a seat cannot tell from the true one, written out in full.
    fn imagined(&self, seat: Seat, seed: Seed) -> Value;
    /// The whole log.
    fn log(&self, names: Vec<String>) -> Log;
    /// How the log names a bot of this level.
    fn bot_name(&self, level: &str) -> String;
    /// What the bot of this level at this seat decides. It remembers what it has in mind for its turn.
    fn think(&mut self, seat: Seat, level: &str, seed: Seed) -> Thought<String>;
    /// What the strongest mind would advise a seat, and the structured form of the move.
    fn advise(&self, seat: Seat, seed: Seed) -> Thought<(Raw, Advice)>;
    /// What the game's lens answers a seat.
    fn lens(&self, seat: Seat, question: Value, seed: Seed) -> Thought<Raw>;
}

/// What a decision or an undo left behind.
pub struct Outcome {
    /// The new line of the log.
    pub entry: Entry,
    /// The turn it was decided in.
    turn: u32,
    events: Box<dyn ErasedEvents>,
}

impl Outcome {
    /// The entry as these eyes may read it.
    pub fn line(&self, eyes: Eyes) -> LogLine {
        self.events.line(&self.entry, self.turn, eyes)
    }

    /// The events as these eyes may know them.
    pub fn events(&self, eyes: Eyes) -> Raw {
        self.events.seen_by(eyes)
    }
}

/// A recorded game, and the bots that play in it.
struct RecordedGame<G: Shelved> {
    record: Record<G>,
    bots: PerSeat<Option<minds::Bot<G>>>,
    /// The turn each entry was decided in, once somebody has asked for the log.
    turns: OnceCell<Vec<u32>>,
}

impl<G: Shelved> RecordedGame<G> {
    fn boxed(record: Record<G>) -> Box<dyn Play> {
        Box::new(RecordedGame { record, bots: PerSeat::default(), turns: OnceCell::new() })
    }

    fn outcome_of(&mut self, turn: u32, entry: Entry, events: Vec<G::Event>) -> Outcome {
        if let Some(turns) = self.turns.get_mut() {
            turns.push(turn);
        }
        Outcome { entry, turn, events: Box::new(Events::<G>(events)) }
    }
}

/// What some eyes see of a game.
#[derive(Clone, Debug)]
pub struct SeenGame {
    /// In the game's own form.
    pub view: Raw,
    /// Points by source.
    pub scores: Vec<ScoreLine>,
    /// The turn being played.
    pub turn: wire::Turn,
}

trait ErasedEvents: Send {
    fn line(&self, entry: &Entry, turn: u32, eyes: Eyes) -> LogLine;
    fn seen_by(&self, eyes: Eyes) -> Raw;
}

struct Events<G: Shelved>(Vec<G::Event>);

impl<G: Shelved> ErasedEvents for Events<G> {
    fn line(&self, entry: &Entry, turn: u32, eyes: Eyes) -> LogLine {
        line::<G>(entry, turn, eyes)
    }

    fn seen_by(&self, eyes: Eyes) -> Raw {
        events_seen_by(&self.0, eyes)
    }
}

/// The events these eyes may know, as JSON.
pub fn events_seen_by<E: Happening>(events: &[E], eyes: Eyes) -> Raw {
    raw(&events.iter().filter_map(|event| event.seen_by(eyes)).collect::<Vec<_>>())
}

/// An entry, decided in this turn, as these eyes may read it.
pub fn line<G: Shelved>(entry: &Entry, turn: u32, eyes: Eyes) -> LogLine {
    let (shown, undo) = match &entry.act {
        Act::Move(text) => {
            let m: Result<G::Move, _> = text.parse();
            (m.ok().map(|m| G::shown(m, entry.seat, eyes)), None)
        }
        Act::Undo(to) => (None, Some(*to)),
    };
    LogLine {
        seq: entry.seq,
        seat: entry.seat.number(),
        turn,
        text: shown.map(|shown| shown.to_string()),
        form: shown.map(|shown| raw(&shown)),
        undo,
        at: entry.at,
    }
}

/// The turn being played, as these eyes may know it.
pub fn turn<G: Shelved>(record: &Record<G>, eyes: Eyes) -> wire::Turn {
    let table::Turn { number, seat } = record.state().turn();
    wire::Turn { number, seat: seat.map(Seat::number), before: scores(record.turn_began(), eyes) }
}

/// A move as somebody sent it. Whether it is legal is for the game to say.
pub fn read_move<G: Shelved>(given: &MoveGiven) -> Result<G::Move, Problem> {
    let read = match given {
        MoveGiven::Text(text) => text.parse().map_err(|e: table::BadNotation| e.to_string()),
        MoveGiven::Form(form) => {
            G::Move::deserialize(form).map_err(|e| format!("the move cannot be read: {e}"))
        }
    };
    read.map_err(|why| Problem::bad("move/not-a-move", why))
}

/// The legal moves of the deciding seat, each with what is known of it.
pub fn legal_moves<G: Shelved>(record: &Record<G>) -> Vec<LegalMove> {
    let (state, moves) = (record.state(), record.legal_moves());
    let listed = |m: &G::Move| LegalMove {
        text: m.to_string(),
        form: raw(m),
        facts: raw(&state.facts(*m)),
        ends_turn: state.ends_turn(*m),
    };
    moves.iter().map(listed).collect()
}

/// How the game ended, if it has.
pub fn end<G: Shelved>(record: &Record<G>) -> Option<End> {
    record.end().map(|end| End {
        reason: end.reason,
        totals: end.totals,
        winners: end.winners.iter().map(|seat| seat.number()).collect(),
        seed: record.seed().to_string(),
    })
}

/// Points by source as these eyes may know them.
pub fn scores<G: Shelved>(game: &G, eyes: Eyes) -> Vec<ScoreLine> {
    let lines = game.scores(eyes).lines;
    lines
        .iter()
        .map(|line| ScoreLine { source: line.source.to_owned(), points: line.points.to_vec() })
        .collect()
}

/// Plain data as JSON text.
pub fn raw(value: &impl Serialize) -> Raw {
    // Views, events and moves are plain data with string keys, which JSON can always hold.
    Arc::from(to_raw_value(value).unwrap_or_default())
}

impl<G: Shelved> Play for RecordedGame<G> {
    fn version(&self) -> u32 {
        self.record.seq()
    }

    fn round(&self) -> u16 {
        self.record.state().round()
    }

    fn turn(&self) -> table::Turn {
        self.record.state().turn()
    }

    fn to_move(&self) -> Option<Seat> {
        self.record.state().to_move().seat()
    }

    fn play(&mut self, seat: Seat, given: &MoveGiven, at: u64) -> Result<Outcome, Problem> {
        let m = read_move::<G>(given)?;
        let mut events = Vec::new();
        let turn = self.record.state().turn().number;
        let played = self.record.play(seat, m, at, &mut events)?;
        Ok(self.outcome_of(turn, played.entry, events))
    }

    fn undo(&mut self, seat: Seat, at: u64, freely: bool) -> Result<Outcome, Problem> {
        let turn = self.record.state().turn().number;
        let played = if freely { self.record.undo_freely(seat, at) } else { self.record.undo(seat, at) }?;
        Ok(self.outcome_of(turn, played.entry, Vec::new()))
    }

    fn follow(&mut self, entry: &Entry) -> Result<Outcome, String> {
        let mut events = Vec::new();
        let turn = self.record.state().turn().number;
        self.record.apply_with(entry, &mut events).map_err(|e| format!("entry {}: {e}", entry.seq))?;
        Ok(self.outcome_of(turn, entry.clone(), events))
    }

    fn can_undo(&self, seat: Seat, freely: bool) -> bool {
        self.record.can_undo(seat).is_ok()
            || freely && self.record.standing().iter().any(|entry| entry.seat == seat)
    }

    fn seen_by(&self, eyes: Eyes) -> SeenGame {
        let state = self.record.state();
        SeenGame { view: raw(&state.view(eyes)), scores: scores(state, eyes), turn: turn(&self.record, eyes) }
    }

    fn legal_moves(&self) -> Vec<LegalMove> {
        legal_moves(&self.record)
    }

    fn lines(&self, eyes: Eyes) -> Vec<LogLine> {
        let turns = self.turns.get_or_init(|| turns(&self.record));
        self.record.entries().iter().zip(turns).map(|(entry, turn)| line::<G>(entry, *turn, eyes)).collect()
    }

    fn past(&self, eyes: Eyes) -> Past {
        past(&self.record, eyes)
    }

    fn recall(&self, eyes: Eyes, from: u32) -> Vec<Frame> {
        recall(&self.record, eyes, from)
    }

    fn ending(&self) -> Option<&'static str> {
        self.record.state().ending()
    }

    fn end(&self) -> Option<End> {
        end(&self.record)
    }

    fn points(&self) -> (Vec<i32>, bool) {
        if let Some(end) = self.record.end() {
            return (end.totals, true);
        }
        let state = self.record.state();
        let lines = state.scores(Eyes::Spectator).lines;
        let is_whole = lines.iter().all(|line| line.points.iter().all(Option::is_some));
        let known =
            |seat: usize| lines.iter().filter_map(|line| line.points.get(seat).copied().flatten()).sum();
        (Seat::first(state.players()).map(|seat| known(seat.index())).collect(), is_whole)
    }

    fn snapshot(&self) -> SnapshotRow {
        let (seq, state) = self.record.settled();
        SnapshotRow { seq, position: serde_json::to_string(&state.position()).unwrap_or_default() }
    }

    fn imagined(&self, seat: Seat, seed: Seed) -> Value {
        serde_json::to_value(self.record.state().imagine(seat, seed).position()).unwrap_or_default()
    }

    fn log(&self, names: Vec<String>) -> Log {
        self.record.log(names)
    }

    fn bot_name(&self, level: &str) -> String {
        minds::name_in_log(level, self.record.state())
    }

    fn think(&mut self, seat: Seat, level: &str, seed: Seed) -> Thought<String> {
        let knowledge = Knowledge::of(self.record.state(), seat, seed.derive(1));
        let bot = match &self.bots[seat] {
            Some(bot) if bot.level() == level => bot.clone(),
            _ => minds::Bot::new(level, seed.derive(2)),
        };
        self.bots[seat] = Some(bot.clone());
        Box::new(move || bot.decide(&knowledge))
    }

    fn advise(&self, seat: Seat, seed: Seed) -> Thought<(Raw, Advice)> {
        let knowledge = Knowledge::of(self.record.state(), seat, seed.derive(1));
        Box::new(move || {
            let advice = minds::advise(&knowledge, seed.derive(2))?;
            let m: G::Move = advice.text.parse().ok()?;
            Some((raw(&m), advice))
        })
    }

    fn lens(&self, seat: Seat, question: Value, seed: Seed) -> Thought<Raw> {
        let knowledge = Knowledge::of(self.record.state(), seat, seed.derive(1));
        Box::new(move || minds::lens(&knowledge, &question, seed.derive(2)))
    }
}
