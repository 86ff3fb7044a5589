use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, bail};
use clap::{Args, Subcommand};
use serde_json::json;
use server::archive;
use shelf::{Shelved, Visitor};
use store::{Archive, Status};
use table::{Log, Record};

use crate::data::Data;
use crate::file;
use crate::games::{self, log_of};
use crate::progress;
use crate::span::Span;

/// Keep finished games as files: compressed logs that anybody can replay and verify
///
/// Each lies in a folder by the month it ended in, as `2026-11/tribes-<table>.jsonl.gz`. `lamplight replay` and
/// `lamplight verify` read them, too.
#[derive(Args)]
pub struct Archived {
    /// Print one JSON object
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Write the finished games of a data file that are not there yet; people may play meanwhile
    Write {
        #[command(flatten)]
        data: Data,

        /// The folder of the archive
        #[arg(long, value_name = "DIR")]
        to: PathBuf,

        /// Only games that ended so long ago, such as 30d
        #[arg(long, value_name = "TIME")]
        older: Option<Span>,
    },
    /// List the games of an archive
    List {
        /// The folder of the archive
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Play every game of an archive again from its seed; ends with 1 if one is not in order
    Verify {
        /// The folder of the archive
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
}

impl Archived {
    pub fn run(self) -> Result<()> {
        match &self.what {
            What::Write { data, to, older } => self.write(&data.path()?, to, *older),
            What::List { folder } => self.list(folder),
            What::Verify { folder } => self.verify(folder),
        }
    }

    fn write(&self, data: &Path, to: &Path, older: Option<Span>) -> Result<()> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let before = older.map_or(u64::MAX, |span| now.saturating_sub(span.duration()).as_millis() as u64);
        let (written, known) = tokio::runtime::Runtime::new()?.block_on(async {
            let from = Arc::new(Archive::open(data).await?);
            let written = write_all(&from, to, before).await;
            from.close().await;
            written
        })?;
        if self.json {
            writeln!(stdout(), "{}", json!({"folder": to, "written": written, "known": known}))?;
        } else {
            writeln!(stdout(), "{}: {written} games were written, {known} were there already", to.display())?;
        }
        Ok(())
    }

    fn list(&self, folder: &Path) -> Result<()> {
        let found = found_in(folder)?;
        if self.json {
            writeln!(stdout(), "{}", json!({"folder": folder, "games": found}))?;
            return Ok(());
        }
        for path in found {
            writeln!(stdout(), "{}", path.display())?;
        }
        Ok(())
    }

    fn verify(&self, folder: &Path) -> Result<()> {
        let found = found_in(folder)?;
        let bar = progress::bar(found.len() as u64, "playing games again");
        let mut faults = Vec::new();
        for path in &found {
            if let Err(error) = verify_one(path) {
                bar.suspend(|| eprintln!("{}: {error:#}", path.display()));
                faults.push(json!({"file": path, "why": format!("{error:#}")}));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        let (games, bad) = (found.len(), faults.len());
        if self.json {
            writeln!(
                stdout(),
                "{}",
                json!({"folder": folder, "games": games, "verified": bad == 0, "faults": faults})
            )?;
        }
        if bad > 0 {
            bail!("{} is not in order: {bad} of {games} games cannot be played again", folder.display());
        }
        if !self.json {
            writeln!(stdout(), "{}: in order. {games} games were played again", folder.display())?;
        }
        Ok(())
    }
}

fn found_in(folder: &Path) -> Result<Vec<PathBuf>> {
    archive::list(folder).with_context(|| format!("cannot read {}", folder.display()))
}

/// So many tables are looked at by one question.
const PAGE: u32 = 500;

async fn write_all(from: &Arc<Archive>, to: &Path, before: u64) -> Result<(u64, u64)> {
    let bar = progress::bar(from.count_games().await?, "archiving games");
    let (mut written, mut known, mut last) = (0, 0, String::new());
    loop {
        let ids = from.games_after(&last, PAGE).await?;
        let Some(end) = ids.last() else { break };
        last.clone_from(end);
        for id in ids {
            bar.inc(1);
            let Some((row, history)) = games::read(from, &id).await? else { continue };
            if row.status != Status::Over || row.updated_at >= before {
                continue;
            }
            let log = log_of(&row, history).with_context(|| format!("table {id}"))?;
            if archive::place(to, &id, &log).exists() {
                known += 1;
                continue;
            }
            // What is written here may be all that is left one day, so it must tell the whole game.
            let log = shelf::visit(&row.game, Finish { log })?.with_context(|| format!("table {id}"))?;
            archive::write(to, &id, &log)?;
            written += 1;
        }
    }
    bar.finish_and_clear();
    Ok((written, known))
}

/// The log with its seed told and its end.
struct Finish {
    log: Log,
}

impl Visitor for Finish {
    type Out = Result<Log>;

    fn visit<G: Shelved>(self) -> Result<Log> {
        let record = Record::<G>::replay(&self.log).map_err(|why| anyhow!(why))?;
        if record.end().is_none() {
            bail!("the game is not over");
        }
        Ok(record.log(self.log.header.names))
    }
}

fn verify_one(path: &Path) -> Result<()> {
    let log = file::read_log(path)?;
    if log.end.is_none() {
        bail!("the log tells no end");
    }
    let game = log.header.game.clone();
    shelf::visit(&game, Finish { log })?.map(|_| ())
}
