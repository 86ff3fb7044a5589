use std::io::{BufWriter, Write, stdout};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use shelf::{Shelved, Visitor};
use table::{Chooser, Entry, Eyes, Log, Moves, Record, Reveal, Seed, ToMove};

use crate::chosen::{Chosen, options_help};
use crate::file;
use crate::start::{Start, bounded};

/// Print a whole game as JSON lines that anybody can check
///
/// The position before each decision, the seat, all legal moves in order, the move, its events, and at the
/// end the score by source. docs/trace.md documents every field.
#[derive(Args)]
#[command(after_help = options_help())]
pub struct Trace {
    /// Which game to play at random; not needed with --from
    game: Option<String>,

    #[command(flatten)]
    chosen: Chosen,

    #[command(flatten)]
    start: Start,

    /// Which game of the seed's series, as counted by `lamplight sim`
    #[arg(long, default_value_t = 0)]
    number: u64,

    /// Trace the game in this log instead of a random one
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "expansions", "set", "seed", "number", "position"])]
    from: Option<PathBuf>,

    /// What to print: the trace, or the game's log as `replay` and `verify` read it
    #[arg(long, value_enum, default_value_t = Format::Trace)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Trace,
    Log,
}

impl Trace {
    pub fn run(self) -> Result<()> {
        if let Some(path) = &self.from {
            let log = file::read_log(path)?;
            return shelf::visit(&log.header.game.clone(), TraceLog { log, format: self.format })?;
        }
        let Some(game) = self.game.clone() else {
            bail!("say which game to trace ({}), or --from FILE", shelf::names().join(", "))
        };
        shelf::visit(&game, self)?
    }
}

impl Visitor for Trace {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let seed = self.chosen.seed.derive(self.number);
        if let Some(start) = self.start.game::<G>()? {
            if self.format == Format::Log {
                bail!(
                    "a log begins with a setup and a seed, so a game from a position has none; leave out --format log"
                );
            }
            return print_from(&bounded(start)?, &seed);
        }
        let setup = self.chosen.setup::<G>()?;
        let log = random_log(Record::new(G::new(&setup, seed)?, seed), &seed);
        print::<G>(&log, self.format)
    }
}

/// Plays a recorded game to its end with the same choices as `sim`.
fn random_log<G: Shelved>(mut record: Record<G>, seed: &Seed) -> Log {
    let mut chooser = Chooser::new(seed);
    let mut moves = Moves::new();
    while let ToMove::Decide(seat) = record.state().to_move() {
        record.state().legal_moves(&mut moves);
        let Some(m) = chooser.pick(&moves) else { break };
        if record.play(seat, m, 0, &mut ()).is_err() {
            break;
        }
    }
    record.log(Vec::new())
}

struct TraceLog {
    log: Log,
    format: Format,
}

impl Visitor for TraceLog {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        print::<G>(&self.log, self.format)
    }
}

fn print<G: Shelved>(log: &Log, format: Format) -> Result<()> {
    let mut out = BufWriter::new(stdout().lock());
    if format == Format::Log {
        write!(out, "{log}")?;
        return Ok(out.flush()?);
    }
    let header = json!({
        "trace": 1,
        "game": G::NAME,
        "rules": log.header.rules,
        "setup": log.header.setup,
        "chance": log.header.seed,
    });
    writeln!(out, "{header}")?;
    let mut lines = Vec::new();
    let record = Record::<G>::replay_with(log, |record, entry| lines.push(line(record, entry)));
    for line in lines {
        writeln!(out, "{line}")?;
    }
    let record = record.map_err(|e| anyhow::anyhow!("{e}"))?;
    writeln!(out, "{}", end(&record))?;
    Ok(out.flush()?)
}

/// A random game from a position. Chance has nothing to commit itself to: what is to come lies in the position.
fn print_from<G: Shelved>(start: &G, seed: &Seed) -> Result<()> {
    let mut out = BufWriter::new(stdout().lock());
    let header = json!({
        "trace": 1,
        "game": G::NAME,
        "rules": start.rules(),
        "setup": start.setup(),
        "position": start.position(),
    });
    writeln!(out, "{header}")?;
    let mut record = Record::new(start.clone(), *seed);
    let (mut chooser, mut moves) = (Chooser::new(seed), Moves::new());
    while let ToMove::Decide(seat) = record.state().to_move() {
        record.state().legal_moves(&mut moves);
        let Some(m) = chooser.pick(&moves) else { break };
        let before = record.clone();
        record.play(seat, m, 0, &mut ()).map_err(|error| anyhow::anyhow!("{error}"))?;
        if let Some(entry) = record.entries().last() {
            writeln!(out, "{}", line(&before, entry))?;
        }
    }
    writeln!(out, "{}", end(&record))?;
    Ok(out.flush()?)
}

fn end<G: Shelved>(record: &Record<G>) -> Value {
    json!({
        "end": record.end(),
        "scores": record.state().scores(Eyes::Everything).lines,
        "position": record.state().position(),
        "hash": record.state().hash(),
    })
}

/// One decision: the state before it, and what it led to.
fn line<G: Shelved>(record: &Record<G>, entry: &Entry) -> Value {
    let state = record.state();
    let list = |m: &G::Move| {
        let (facts, ends_turn) = (state.facts(*m), state.ends_turn(*m));
        json!({ "text": m.to_string(), "move": m, "facts": facts, "ends_turn": ends_turn })
    };
    let mut line = json!({
        "n": entry.seq,
        "seat": entry.seat,
        "round": state.round(),
        "turn": state.turn(),
        "position": state.position(),
        "hash": state.hash(),
        "legal": record.legal_moves().iter().map(list).collect::<Vec<_>>(),
    });
    match &entry.act {
        table::Act::Undo(to) => line["undo"] = json!(to),
        table::Act::Move(text) => {
            let mut events = Vec::new();
            let reveal = text.parse().ok().and_then(|m| state.clone().play(m, &mut events).ok());
            line["move"] = json!(text);
            line["events"] = json!(events);
            line["reveals"] = json!(reveal == Some(Reveal::Something));
        }
    }
    line
}
