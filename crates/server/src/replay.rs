//! Finished games, state by state.

use shelf::{Shelved, Visitor};
use table::{ApplyError, BadLog, Eyes, Log, Record, Refusal, ReplayError, Seat};

use crate::play::{self, events_seen_by, line, raw, scores, turn};
use crate::problem::Problem;
use crate::wire::{Frame, Points, Replay};

/// So many frames at a time.
pub const MOST_FRAMES: u32 = 100;

/// No game of ours is longer, taking back included, and no stranger's log may cost us more.
const MOST_ENTRIES: usize = 10_000;

/// The frames `from` to `from + count` of a log, which is checked as it is replayed.
pub fn frames(log: &Log, from: u32, count: u32) -> Result<Replay, Problem> {
    let entries = log.entries.len();
    if entries > MOST_ENTRIES {
        return Err(Problem::bad(
            "log/too-large",
            format!("the log has {entries} entries; up to {MOST_ENTRIES} are replayed"),
        ));
    }
    play::visit(&log.header.game, Frames { log, from, count: count.min(MOST_FRAMES) })
}

struct Frames<'a> {
    log: &'a Log,
    from: u32,
    count: u32,
}

impl Visitor for Frames<'_> {
    type Out = Result<Replay, Problem>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let Frames { log, from, count } = self;
        let header = Log { header: log.header.clone(), entries: Vec::new(), end: None };
        let mut record = Record::<G>::replay(&header)?;
        let wanted = |seq: u32| seq >= from && seq - from < count;
        let mut frames = Vec::new();
        if wanted(0) {
            frames.push(frame(&record, None, &[], Eyes::Everything));
        }
        for entry in &log.entries {
            let mut events = Vec::new();
            let turn = record.state().turn().number;
            let failed = |error| ReplayError::Entry { seq: entry.seq, error };
            record.apply_with(entry, &mut events).map_err(failed)?;
            if wanted(entry.seq) {
                frames.push(frame(&record, Some((entry, turn)), &events, Eyes::Everything));
            }
        }
        match (&log.end, record.end()) {
            (Some(told), Some(found)) if *told != found => {
                return Err(bad_end("the log tells of another end than its moves lead to"));
            }
            (Some(_), None) => return Err(bad_end("the log tells of an end, but the game is not over")),
            _ => {}
        }
        Ok(Replay {
            game: log.header.game.clone(),
            rules: log.header.rules,
            setup: log.header.setup.clone(),
            names: log.header.names.clone(),
            entries: log.entries.len() as u32,
            frames,
            commitment: log.header.seed.commitment.clone(),
            end: play::end(&record),
        })
    }
}

/// The points of every seat after each entry of a log, beginning with the game before the first.
pub fn points(log: &Log) -> Result<Points, Problem> {
    play::visit(&log.header.game, PointsOf(log))
}

struct PointsOf<'a>(&'a Log);

impl Visitor for PointsOf<'_> {
    type Out = Result<Points, Problem>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let header = Log { header: self.0.header.clone(), entries: Vec::new(), end: None };
        let mut record = Record::<G>::replay(&header)?;
        let mut points = vec![totals(record.state())];
        for entry in &self.0.entries {
            let failed = |error| ReplayError::Entry { seq: entry.seq, error };
            record.apply(entry).map_err(failed)?;
            points.push(totals(record.state()));
        }
        Ok(Points { points })
    }
}

fn totals<G: Shelved>(state: &G) -> Vec<i32> {
    let lines = state.scores(Eyes::Everything).lines;
    let of =
        |seat: Seat| lines.iter().filter_map(|line| line.points.get(seat.index()).copied().flatten()).sum();
    Seat::first(state.players()).map(of).collect()
}

/// The game after one entry, as these eyes may know it.
pub fn frame<G: Shelved>(
    record: &Record<G>,
    decided: Option<(&table::Entry, u32)>,
    events: &[G::Event],
    eyes: Eyes,
) -> Frame {
    let state = record.state();
    Frame {
        entry: decided.map(|(entry, turn)| line::<G>(entry, turn, eyes)),
        events: events_seen_by(events, eyes),
        round: state.round(),
        turn: turn(record, eyes),
        to_move: state.to_move().seat().map(Seat::number),
        view: raw(&state.view(eyes)),
        scores: scores(state, eyes),
    }
}

fn bad_end(text: &str) -> Problem {
    Problem::bad("log/end", text)
}

impl From<BadLog> for Problem {
    fn from(error: BadLog) -> Problem {
        Problem::bad("log/bad", error.to_string()).with("line", error.line)
    }
}

impl<R: Refusal> From<ReplayError<R>> for Problem {
    fn from(error: ReplayError<R>) -> Problem {
        let text = error.to_string();
        match error {
            ReplayError::Game { given, expected } => {
                Problem::bad("log/game", text).with("given", given).with("expected", expected)
            }
            ReplayError::NoSeed => Problem::bad("log/no-seed", text),
            ReplayError::Seed { commitment } => Problem::bad("log/seed", text).with("commitment", commitment),
            ReplayError::Setup(error) => error.into(),
            ReplayError::Entry { seq, error } => why_not_applied(error, text).with("entry", seq),
            ReplayError::End { .. } | ReplayError::NotOver => bad_end(&text),
        }
    }
}

/// What is wrong with an entry: `why` is a code of its own, whose facts stand beside it.
fn why_not_applied<R: Refusal>(error: ApplyError<R>, text: String) -> Problem {
    let problem = Problem::bad("log/entry", text);
    match error {
        ApplyError::Order { expected } => problem.with("why", "log/order").with("expected", expected),
        ApplyError::Notation(_) => problem.with("why", "move/not-a-move"),
        ApplyError::Refused(error) => problem.with_facts_of(&error).with("why", error.code()),
        ApplyError::Undo { to, last } => problem.with("why", "log/undo").with("to", to).with("last", last),
        ApplyError::History { seq } => problem.with("why", "log/history").with("before", seq),
        ApplyError::Hash { found, told } => {
            problem.with("why", "log/hash").with("found", found.to_string()).with("told", told.to_string())
        }
    }
}
