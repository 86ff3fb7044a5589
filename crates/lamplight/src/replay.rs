use std::io::{BufWriter, Write, stdout};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use serde_json::{Value, json};
use shelf::{Shelved, Visitor};
use table::{Act, Entry, Eyes, Log, Record, Seat, ToMove};

use crate::file;

/// Read a recorded game, move by move
#[derive(Args)]
pub struct Replay {
    /// The game's log
    file: PathBuf,

    /// Stop after this many entries and show the whole position and the legal moves there
    #[arg(long, value_name = "N")]
    at: Option<u32>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub fn run(self) -> Result<()> {
        let log = file::read_log(&self.file)?;
        shelf::visit(&log.header.game.clone(), Show { log, at: self.at, json: self.json })?
    }
}

struct Show {
    log: Log,
    at: Option<u32>,
    json: bool,
}

impl Visitor for Show {
    type Out = Result<()>;

    fn visit<G: Shelved>(mut self) -> Result<()> {
        if let Some(at) = self.at {
            let entries = self.log.entries.len();
            if at as usize > entries {
                bail!("--at {at}, but the log has entries 1 to {entries}");
            }
            self.log.entries.truncate(at as usize);
            self.log.end = self.log.end.filter(|_| at as usize == entries);
        }
        let mut rounds = Vec::new();
        let record = Record::<G>::replay_with(&self.log, |record, _| rounds.push(record.state().round()));
        let record = record.map_err(anyhow::Error::msg)?;
        let mut out = BufWriter::new(stdout().lock());
        if self.json {
            writeln!(out, "{}", self.whole_json(&record))?;
        } else {
            self.write_text(&record, &rounds, &mut out)?;
        }
        Ok(out.flush()?)
    }
}

impl Show {
    fn whole_json<G: Shelved>(&self, record: &Record<G>) -> Value {
        let state = record.state();
        let legal: Vec<String> = record.legal_moves().iter().map(ToString::to_string).collect();
        json!({
            "header": self.log.header,
            "entries": record.entries(),
            "position": state.position(),
            "hash": state.hash(),
            "seat": state.to_move().seat(),
            "legal": legal,
            "scores": state.scores(Eyes::Everything).lines,
            "end": record.end(),
        })
    }

    fn write_text<G: Shelved>(&self, record: &Record<G>, rounds: &[u16], out: &mut impl Write) -> Result<()> {
        let header = &self.log.header;
        writeln!(out, "{}, rules version {}, {}", header.game, header.rules, header.setup)?;
        writeln!(out, "seed commitment {}", header.seed.commitment)?;
        for (seat, name) in Seat::ALL.iter().zip(&header.names) {
            writeln!(out, "seat {seat}: {name}")?;
        }
        let standing: Vec<u32> = record.standing().iter().map(|entry| entry.seq).collect();
        let mut round = 0;
        for (entry, in_round) in record.entries().iter().zip(rounds) {
            if *in_round != round {
                round = *in_round;
                writeln!(out, "\nround {round}")?;
            }
            writeln!(out, "{:>5}  {}  {}", entry.seq, entry.seat, words(entry, &standing))?;
        }
        let state = record.state();
        if self.at.is_some() {
            writeln!(out, "\n{}", state.position().to_string().trim_end())?;
        }
        if let ToMove::Decide(seat) = state.to_move() {
            writeln!(out, "\nseat {seat} decides:")?;
            for m in &record.legal_moves() {
                writeln!(out, "       {m}")?;
            }
        }
        write_scores(state, out)?;
        if let Some(end) = record.end() {
            let winners: Vec<String> = end.winners.iter().map(ToString::to_string).collect();
            writeln!(out, "\nended by {}; won by {}", end.reason, winners.join(" and "))?;
        }
        Ok(())
    }
}

fn words(entry: &Entry, standing: &[u32]) -> String {
    match &entry.act {
        Act::Move(text) if standing.contains(&entry.seq) => text.clone(),
        Act::Move(text) => format!("{text}  (taken back)"),
        Act::Undo(to) => format!("takes back everything from {to} on"),
    }
}

fn write_scores<G: Shelved>(state: &G, out: &mut impl Write) -> Result<()> {
    let scores = state.scores(Eyes::Everything);
    let seats = || Seat::first(state.players());
    write!(out, "\n{:<18}", "points")?;
    seats().try_for_each(|seat| write!(out, "{:>8}", seat.to_string()))?;
    for line in &scores.lines {
        write!(out, "\n{:<18}", line.source)?;
        for points in &line.points {
            write!(out, "{:>8}", points.map_or("?".into(), |points| points.to_string()))?;
        }
    }
    write!(out, "\n{:<18}", "total")?;
    seats().try_for_each(|seat| write!(out, "{:>8}", scores.known_total(seat)))?;
    Ok(writeln!(out)?)
}
