//! The analysis board: any position and the moves since, without a table of its own. Nothing is kept: every call tells all of it.

use std::sync::Arc;

use ::minds::{Budget, Level, Mind};
use axum::http::StatusCode;
use review::Choice;
use serde_json::Value;
use shelf::{Shelved, Visitor};
use table::{Eyes, Faults, Knowledge, Log, Record, ReplayError, Reveal, Seat, Seed};

use crate::hall::Hall;
use crate::identity::Person;
use crate::live::{Imagined, Request};
use crate::play::{self, end, events_seen_by, legal_moves, line, raw, read_move, scores, turn};
use crate::problem::Problem;
use crate::wire::{self, AnalysisAsk, AnalysisFrom, AnalysisNow, Now, Raw};

/// No analysis goes further, and none deals more often.
const MOST_MOVES: usize = 1000;
const MOST_DEALS: usize = 50;
/// What judging a choice may cost, as in every review of this server.
const JUDGED: Budget = Budget::Nodes(60_000);
/// What a line may cost.
const NODES: std::ops::RangeInclusive<u32> = 1_000..=1_000_000;

/// Where an analysis begins, without anything it must not know.
#[derive(Clone, Debug)]
pub struct Start {
    game: String,
    at: At,
    names: Vec<String>,
    /// In a trial only this seat's eyes look.
    eyes: Option<Seat>,
    may_ask: bool,
}

#[derive(Clone, Debug)]
enum At {
    Position(Value),
    Log(Box<Log>, u32),
    Puzzle(&'static puzzles::Puzzle),
}

/// Finds out where an analysis begins. Running games are closed to it, but for trials of those who play.
pub async fn start(hall: &Arc<Hall>, from: AnalysisFrom, who: Option<&Person>) -> Result<Start, Problem> {
    let open = |game: String, at, names| Start { game, at, names, eyes: None, may_ask: true };
    match from {
        AnalysisFrom::Position { game, position } => Ok(open(game, At::Position(position), Vec::new())),
        AnalysisFrom::Table { id, entry } => {
            let log = hall.ask(&id, |reply| Request::Log { reply }).await?;
            let (game, names) = (log.header.game.clone(), log.header.names.clone());
            Ok(open(game, At::Log(Box::new(log), entry), names))
        }
        AnalysisFrom::Log { log, entry } => {
            let log = Log::parse(&log)?;
            let (game, names) = (log.header.game.clone(), log.header.names.clone());
            Ok(open(game, At::Log(Box::new(log), entry), names))
        }
        AnalysisFrom::Puzzle { game, id } => {
            let none = || {
                let id: String = id.chars().take(40).collect();
                Problem::new(StatusCode::NOT_FOUND, "puzzle/not-found", format!("there is no puzzle {id:?}"))
            };
            let puzzle = puzzles::shipped(&game).and_then(|all| all.find(&id)).ok_or_else(none)?;
            Ok(open(game, At::Puzzle(puzzle), Vec::new()))
        }
        AnalysisFrom::Trial { id, version, deal } => {
            let who = who.ok_or_else(Problem::nobody)?;
            let seed = Seed::from_number(deal.into());
            let Imagined { game, position, seat, names, may_ask } =
                hall.ask(&id, |reply| Request::Imagine { who: who.clone(), version, seed, reply }).await?;
            Ok(Start { game, at: At::Position(position), names, eyes: Some(seat), may_ask })
        }
    }
}

/// The game after the moves that were asked for.
pub fn show(start: &Start, ask: &AnalysisAsk) -> Result<AnalysisNow, Problem> {
    visit(start, ask, Show)
}

/// What the strongest mind would do there, and why.
pub fn lines(start: &Start, ask: &AnalysisAsk) -> Result<Raw, Problem> {
    if !start.may_ask {
        return Err(Problem::forbidden("assist/not-allowed", "this table does not allow such help"));
    }
    let nodes = ask.nodes.unwrap_or(*NODES.start());
    if !NODES.contains(&nodes) {
        let (least, most) = (NODES.start(), NODES.end());
        let text = format!("{nodes} decisions in thought were asked for; from {least} to {most} are allowed");
        return Err(Problem::bad("analysis/nodes", text).with("least", *least).with("most", *most));
    }
    visit(start, ask, Lines(nodes))
}

/// Judges what the first seat decided, by what it knew.
pub fn judge(start: &Start, ask: &AnalysisAsk) -> Result<Raw, Problem> {
    if !start.may_ask {
        return Err(Problem::forbidden("assist/not-allowed", "this table does not allow such help"));
    }
    visit(start, ask, Judge)
}

/// A game with what was played since the analysis began.
struct Board<G: Shelved> {
    first: G,
    record: Record<G>,
    /// The turn each entry was decided in, and what happened.
    told: Vec<(u32, Vec<G::Event>)>,
    is_settled: bool,
    eyes: Eyes,
}

trait Look {
    type Out;
    fn look<G: Shelved>(self, start: &Start, board: &Board<G>) -> Result<Self::Out, Problem>;
}

fn visit<L: Look>(start: &Start, ask: &AnalysisAsk, look: L) -> Result<L::Out, Problem> {
    if ask.moves.len() > MOST_MOVES || ask.deals.len() > MOST_DEALS {
        let text = format!("an analysis has at most {MOST_MOVES} moves and {MOST_DEALS} deals");
        return Err(Problem::bad("analysis/too-long", text).with("most", MOST_MOVES));
    }
    play::visit(&start.game, Visit { start, ask, look })
}

struct Visit<'a, L> {
    start: &'a Start,
    ask: &'a AnalysisAsk,
    look: L,
}

impl<L: Look> Visitor for Visit<'_, L> {
    type Out = Result<L::Out, Problem>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let board = Board::<G>::new(self.start, self.ask)?;
        self.look.look(self.start, &board)
    }
}

impl<G: Shelved> Board<G> {
    fn new(start: &Start, ask: &AnalysisAsk) -> Result<Board<G>, Problem> {
        let first = begin::<G>(&start.at)?;
        let asked = match ask.seat {
            Some(number) => {
                Some(Seat::new(number).filter(|seat| seat.number() < first.players()).ok_or_else(|| {
                    let text = format!("there is no seat {number}; {} play", first.players());
                    Problem::bad("seat/unknown", text).with("seat", number)
                })?)
            }
            None => None,
        };
        let eyes = start.eyes.or(asked).map_or(Eyes::Everything, Eyes::Seat);
        let dealt = |state: &G, after: usize| {
            let deal = ask.deals.iter().rev().find(|deal| deal.after as usize == after)?;
            Some(state.imagine(state.to_move().seat()?, Seed::from_number(deal.number.into())))
        };
        let first = dealt(&first, 0).unwrap_or(first);
        // The seed only names a game after its end; chance comes from the position.
        let mut record = Record::new(first.clone(), Seed([0; 32]));
        let (turn, seat) = (first.turn().number, first.to_move().seat());
        let mut board = Vec::with_capacity(ask.moves.len());
        let mut is_settled = false;
        for (number, given) in ask.moves.iter().enumerate() {
            let m = read_move::<G>(given)?;
            let over = || Problem::conflict("table/over", "the game is over");
            let decider = record.state().to_move().seat().ok_or_else(over)?;
            let at = record.state().turn().number;
            let mut events = Vec::new();
            let played = record.play(decider, m, 0, &mut events)?;
            board.push((at, events));
            let state = record.state();
            is_settled |= played.reveal == Reveal::Something
                || state.turn().number != turn
                || state.to_move().seat() != seat;
            if let Some(state) = dealt(record.state(), number + 1) {
                let entries = record.entries().to_vec();
                record = Record::resume(state, Seed([0; 32]), entries);
            }
        }
        Ok(Board { first, record, told: board, is_settled, eyes })
    }
}

/// The game where the analysis begins.
fn begin<G: Shelved>(at: &At) -> Result<G, Problem> {
    match at {
        At::Position(position) => {
            let text = position.as_str().map_or_else(|| position.to_string(), str::to_owned);
            Ok(table::read_position(&text)?)
        }
        At::Log(log, entry) => {
            let header = Log { header: log.header.clone(), entries: Vec::new(), end: None };
            let mut record = Record::<G>::replay(&header)?;
            for one in log.entries.iter().take(*entry as usize) {
                let failed = |error| ReplayError::Entry { seq: one.seq, error };
                record.apply(one).map_err(failed)?;
            }
            Ok(record.state().clone())
        }
        At::Puzzle(puzzle) => match puzzles::start::<G>(puzzle) {
            Ok((game, _)) => Ok(game),
            Err(error) => {
                tracing::error!(event = "puzzle.broken", %error, "a puzzle cannot be set up");
                Err(Problem::unavailable("this puzzle cannot be set up; take another one"))
            }
        },
    }
}

struct Show;

impl Look for Show {
    type Out = AnalysisNow;

    fn look<G: Shelved>(self, start: &Start, board: &Board<G>) -> Result<AnalysisNow, Problem> {
        let Board { record, told, eyes, .. } = board;
        let (state, eyes) = (record.state(), *eyes);
        let to_move = state.to_move().seat();
        let entries = record.entries().iter().zip(told);
        Ok(AnalysisNow {
            game: start.game.clone(),
            players: state.players(),
            names: start.names.clone(),
            log: entries.map(|(entry, (turn, _))| line::<G>(entry, *turn, eyes)).collect(),
            happened: told.iter().map(|(_, events)| events_seen_by(events, eyes)).collect(),
            now: Now {
                round: state.round(),
                turn: turn(record, eyes),
                to_move: to_move.map(Seat::number),
                eyes: match eyes {
                    Eyes::Seat(seat) => wire::Eyes::Seat { seat: seat.number() },
                    _ => wire::Eyes::Everything,
                },
                view: raw(&state.view(eyes)),
                moves: Arc::new(legal_moves(record)),
                can_undo: None,
                scores: scores(state, eyes),
                ending: state.ending().map(str::to_owned),
                clocks: None,
                end: end(record),
            },
            is_settled: board.is_settled,
            // What was dealt in a trial is no secret of anybody's, but it is also nothing to go on from.
            position: start.eyes.is_none().then(|| raw(&state.position())),
            text: start.eyes.is_none().then(|| state.position().to_string()),
            may_ask: start.may_ask,
        })
    }
}

struct Lines(u32);

impl Look for Lines {
    type Out = Raw;

    fn look<G: Shelved>(self, _: &Start, board: &Board<G>) -> Result<Raw, Problem> {
        let none = || Problem::conflict("hint/none", "the mind has no advice here");
        let state = board.record.state();
        let seat = state.to_move().seat().ok_or_else(none)?;
        let seed = Seed::from_number(1);
        let knowledge = Knowledge::of(state, seat, seed.derive(0));
        let budget = Budget::Nodes(self.0.into());
        let mut mind = Mind::new(G::Judge::default(), Level::BEST, budget, seed.derive(1));
        let hint = ::minds::hint(&mut mind, &knowledge, &seed.derive(2)).ok_or_else(none)?;
        Ok(raw(&hint))
    }
}

struct Judge;

impl Look for Judge {
    type Out = Raw;

    fn look<G: Shelved>(self, _: &Start, board: &Board<G>) -> Result<Raw, Problem> {
        let moves = board.record.entries().iter().filter_map(|entry| match &entry.act {
            table::Act::Move(text) => text.parse().ok(),
            table::Act::Undo(_) => None,
        });
        let none =
            || Problem::conflict("analysis/nothing-played", "nothing was decided that could be judged");
        let choice = Choice::first(&board.first, moves).ok_or_else(none)?;
        Ok(raw(&review::judge(&choice, &G::Judge::default(), JUDGED, &Seed::from_number(1))))
    }
}

impl From<Faults> for Problem {
    fn from(faults: Faults) -> Problem {
        // One a line, each with its place first: facts are plain words.
        let lines: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
        Problem::bad("position/impossible", faults.to_string()).with("faults", lines.join("\n"))
    }
}
