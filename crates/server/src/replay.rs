//! Finished games, state by state.

use shelf::{Shelved, Visitor};
use table::{Eyes, Log, Record, Seat};

use crate::play::{self, events_seen_by, line, raw, scores, turn};
use crate::problem::Problem;
use crate::wire::{End, Frame, Replay};

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
        let mut record = Record::<G>::replay(&header).map_err(|e| bad(1, e.to_string()))?;
        let wanted = |seq: u32| seq >= from && seq - from < count;
        let mut frames = Vec::new();
        if wanted(0) {
            frames.push(frame(&record, None, &[]));
        }
        for entry in &log.entries {
            let mut events = Vec::new();
            let turn = record.state().turn().number;
            record
                .apply_with(entry, &mut events)
                .map_err(|e| bad(entry.seq + 1, format!("entry {}: {e}", entry.seq)))?;
            if wanted(entry.seq) {
                frames.push(frame(&record, Some((entry, turn)), &events));
            }
        }
        let seed = record.seed().to_string();
        Ok(Replay {
            game: log.header.game.clone(),
            setup: log.header.setup.clone(),
            names: log.header.names.clone(),
            entries: log.entries.len() as u32,
            frames,
            commitment: log.header.seed.commitment.clone(),
            end: record.end().map(|end| End {
                reason: end.reason,
                totals: end.totals,
                winners: end.winners.into_iter().map(Seat::number).collect(),
                seed,
            }),
        })
    }
}

fn frame<G: Shelved>(
    record: &Record<G>,
    decided: Option<(&table::Entry, u32)>,
    events: &[G::Event],
) -> Frame {
    let state = record.state();
    Frame {
        entry: decided.map(|(entry, turn)| line::<G>(entry, turn, Eyes::Everything)),
        events: events_seen_by(events, Eyes::Everything),
        round: state.round(),
        turn: turn(record, Eyes::Everything),
        to_move: state.to_move().seat().map(Seat::number),
        view: raw(&state.view(Eyes::Everything)),
        scores: scores(state, Eyes::Everything),
    }
}

/// What is wrong with a log, and in which of its lines: the header is the first.
pub fn bad(line: u32, text: String) -> Problem {
    Problem::bad("log/bad", text).with("line", line)
}
