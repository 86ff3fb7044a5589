use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use serde_json::{Value, json};
use shelf::{Shelved, Visitor};
use store::Archive;
use table::{Act, Log, Record};

use crate::file;
use crate::games::{self, Look};

/// Check recorded games: seed, every move, every hash, the end
///
/// Anybody can check offline that no shuffle was touched: the seed must match the commitment that was shown
/// before the first decision, and the game is played again from it.
#[derive(Args)]
pub struct Verify {
    /// Logs of games
    #[arg(required_unless_present = "data")]
    files: Vec<PathBuf>,

    /// Every game of a data file instead, whatever version it has: before an upgrade this tells whether all can
    /// go on
    #[arg(long, value_name = "FILE", conflicts_with = "files")]
    data: Option<PathBuf>,

    /// Print one JSON object per file
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub fn run(self) -> Result<()> {
        if let Some(data) = &self.data {
            return verify_data(data, self.json);
        }
        let mut faults = Vec::new();
        for path in &self.files {
            match check(path) {
                Ok(found) if self.json => writeln!(stdout(), "{}", found.json(path))?,
                Ok(found) => writeln!(stdout(), "{}: {}", path.display(), found.text())?,
                Err(error) => {
                    let why = format!("{error:#}");
                    if self.json {
                        writeln!(stdout(), "{}", json!({ "file": path, "verified": false, "why": why }))?;
                    }
                    faults.push(format!("{} is not in order: {why}", path.display()));
                }
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(anyhow!(faults.join("\n"))) }
    }
}

fn verify_data(path: &Path, as_json: bool) -> Result<()> {
    let found = tokio::runtime::Runtime::new()?.block_on(async {
        let archive = Arc::new(Archive::open(path).await?);
        let found = games::check_all(&archive, Look::Replay).await;
        archive.close().await;
        found
    })?;
    let faults = found.faults.len();
    if as_json {
        let mut told = json!(found);
        told["file"] = json!(path);
        told["verified"] = json!(faults == 0);
        writeln!(stdout(), "{told}")?;
    }
    if faults > 0 {
        bail!("{} is not in order: {faults} of {} games cannot be played again", path.display(), found.games);
    }
    if !as_json {
        let (path, games::Found { games, entries, .. }) = (path.display(), found);
        writeln!(
            stdout(),
            "{path}: in order. {games} games were played again, with {entries} decisions and undos"
        )?;
    }
    Ok(())
}

fn check(path: &Path) -> Result<Found> {
    let log = file::read_log(path)?;
    shelf::visit(&log.header.game.clone(), Check { log })?
}

struct Check {
    log: Log,
}

/// What was found in a log that is in order.
struct Found {
    log: Log,
    decisions: usize,
    undos: usize,
    free_undos: usize,
}

impl Visitor for Check {
    type Out = Result<Found>;

    fn visit<G: Shelved>(self) -> Result<Found> {
        let mut free_undos = 0;
        let replayed = Record::<G>::replay_with(&self.log, |record, entry| {
            let free = matches!(entry.act, Act::Undo(_)) && record.can_undo(entry.seat).is_err();
            free_undos += usize::from(free);
        });
        let record = replayed.map_err(|text| anyhow!(text))?;
        if record.end().is_some() && self.log.end.is_none() {
            return Err(anyhow!("the game is over, but the log tells no end"));
        }
        let undos = self.log.entries.iter().filter(|entry| matches!(entry.act, Act::Undo(_))).count();
        Ok(Found { decisions: self.log.entries.len() - undos, undos, free_undos, log: self.log })
    }
}

impl Found {
    fn json(&self, path: &Path) -> Value {
        json!({
            "file": path,
            "verified": true,
            "game": self.log.header.game,
            "rules": self.log.header.rules,
            "setup": self.log.header.setup,
            "commitment": self.log.header.seed.commitment,
            "decisions": self.decisions,
            "undos": self.undos,
            "free_undos": self.free_undos,
            "end": self.log.end,
        })
    }

    fn text(&self) -> String {
        let header = &self.log.header;
        let undone = match (self.undos, self.free_undos) {
            (0, _) => String::new(),
            (undos, 0) => format!(", {undos} taken back"),
            (undos, free) => format!(", {undos} taken back ({free} of them freely, as the table allowed)"),
        };
        let end = match &self.log.end {
            Some(end) => format!("the end ({}, {:?} points) is right", end.reason, end.totals),
            None => "the game is not over".to_owned(),
        };
        format!(
            "in order. {} under rules version {}: the seed matches its commitment {}..., {} decisions{undone} are legal and lead to the hashes told, {end}",
            header.game,
            header.rules,
            &header.seed.commitment.chars().take(16).collect::<String>(),
            self.decisions
        )
    }
}
