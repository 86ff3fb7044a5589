mod text;

use std::fs::{self, File, OpenOptions};
use std::io::{Write, stdout};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use minds::Budget;
use review::{Review as Reviewed, Settings, Task, Verdict};
use serde::{Deserialize, Serialize};
use shelf::{Shelved, Visitor};
use table::{Log, Seed};

use crate::{file, progress};

/// Judge every decision of a finished game: what it cost, what would have been better, what was luck
///
/// Each choice is judged from what its player could know then. The same log, seed and budget in decisions (such as 60000n)
/// give the same review on every machine; a budget in time does not. See docs/review.md for what the figures mean.
#[derive(Args)]
pub struct Review {
    /// The log of a game, as `lamplight trace --format log` or a table's page gives it
    #[arg(required_unless_present = "position")]
    log: Option<PathBuf>,

    /// Judge decisions from a position on instead, in this file or, with -, in standard input: text, JSON, or a line of a trace
    #[arg(long, value_name = "FILE", conflicts_with_all = ["log", "file"], requires_all = ["game", "play"])]
    position: Option<PathBuf>,

    /// Which game the position is of
    #[arg(short, long, requires = "position")]
    game: Option<String>,

    /// A decision made from the position on, such as --play "bid 3"; may be given more than once
    #[arg(long, value_name = "MOVE", requires = "position")]
    play: Vec<String>,

    /// What each choice may cost: a time such as 200ms, or decisions in thought such as 60000n
    #[arg(short, long, default_value = "200ms")]
    budget: Budget,

    /// Where the imagined worlds come from
    #[arg(short, long, default_value = "1")]
    seed: Seed,

    /// How many choices are judged at the same time; all cores when 0 is given
    #[arg(short = 'j', long, default_value_t = 0)]
    threads: usize,

    /// Keep verdicts in this file as they come; the same call goes on from it if it was interrupted
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Print one JSON object: docs/review.md describes it
    #[arg(long)]
    json: bool,
}

impl Review {
    pub fn run(self) -> Result<()> {
        let review = match (&self.log, &self.position, &self.game) {
            (Some(path), ..) => {
                let log = file::read_log(path)?;
                let game = log.header.game.clone();
                shelf::visit(&game, Judged { review: &self, source: Source::Log(Box::new(log)) })??
            }
            (None, Some(path), Some(game)) => {
                let text = file::read_position(path)?;
                shelf::visit(game, Judged { review: &self, source: Source::Position(text) })??
            }
            _ => bail!("name the log of a game, or --game, --position and --play"),
        };
        let text = if self.json { serde_json::to_string(&review)? + "\n" } else { text::of(&review) };
        write!(stdout(), "{text}")?;
        match &review.broken {
            None => Ok(()),
            Some(broken) => {
                let place = broken.entry.map_or(String::new(), |entry| format!("entry {entry}: "));
                let path = self
                    .log
                    .as_ref()
                    .or(self.position.as_ref())
                    .map_or(String::new(), |path| path.display().to_string());
                bail!("{path}: {place}{}; everything before it was reviewed", broken.why)
            }
        }
    }

    fn settings(&self) -> Settings {
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads,
        };
        Settings { budget: self.budget, seed: self.seed, threads }
    }
}

struct Judged<'a> {
    review: &'a Review,
    source: Source,
}

/// What is reviewed.
enum Source {
    Log(Box<Log>),
    /// The text of a position; the decisions stand in the command.
    Position(String),
}

impl Visitor for Judged<'_> {
    type Out = Result<Reviewed>;

    fn visit<G: Shelved>(self) -> Result<Reviewed> {
        let settings = self.review.settings();
        let (mut task, mut kept) = match self.source {
            Source::Log(log) => {
                let mut kept = match &self.review.file {
                    Some(path) => Some(Kept::open(path, &Made::of(self.review, &log))?),
                    None => None,
                };
                let known = kept.as_mut().map_or(Vec::new(), |kept| std::mem::take(&mut kept.known));
                (Task::new(*log, G::Judge::default(), known).map_err(|error| anyhow!(error))?, kept)
            }
            Source::Position(text) => {
                let start = table::read_position::<G>(&text)
                    .map_err(|faults| anyhow!("this is no position of {}: {faults}", G::NAME))?;
                (Task::from_position(start, &self.review.play, G::Judge::default()), None)
            }
        };
        if task.is_empty() {
            bail!("there is nothing to review: no decision can be made so");
        }
        let bar = progress::bar(task.len() as u64, "choices judged");
        bar.inc(task.verdicts().iter().flatten().count() as u64);
        let failed = Mutex::new(None);
        let stop = AtomicBool::new(false);
        let file = Mutex::new(kept.as_mut().map(|kept| &mut kept.file));
        task.run(&settings, &stop, |verdict| {
            let mut file = file.lock().expect("nobody panics with it");
            if let Some(Err(error)) = file.as_mut().map(|file| write_line(file, verdict)) {
                stop.store(true, std::sync::atomic::Ordering::Relaxed);
                *failed.lock().expect("nobody panics with it") = Some(error);
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        if let Some(error) = failed.into_inner().expect("nobody panics with it") {
            return Err(error).context("cannot keep the verdicts");
        }
        task.finished(&settings).context("the review was stopped")
    }
}

/// What a file of verdicts belongs to: its first line.
#[derive(PartialEq, Serialize, Deserialize)]
struct Made {
    review: u32,
    /// The seed's commitment and the number of entries: enough to tell logs apart.
    game: String,
    chance: String,
    entries: usize,
    budget: String,
    seed: Seed,
}

impl Made {
    fn of(review: &Review, log: &Log) -> Made {
        Made {
            review: review::FORMAT,
            game: log.header.game.clone(),
            chance: log.header.seed.commitment.clone(),
            entries: log.entries.len(),
            budget: review.budget.to_string(),
            seed: review.seed,
        }
    }
}

/// Verdicts kept in a file, one a line.
struct Kept {
    file: File,
    known: Vec<Verdict>,
}

impl Kept {
    fn open(path: &Path, made: &Made) -> Result<Kept> {
        let about = || format!("cannot keep verdicts in {}", path.display());
        let text = if path.exists() { fs::read_to_string(path).with_context(about)? } else { String::new() };
        let mut lines = text.lines();
        let first = lines.next();
        if let Some(first) = first {
            let same = serde_json::from_str::<Made>(first).is_ok_and(|there| there == *made);
            if !same {
                bail!(
                    "{} holds verdicts of another game, budget or seed; name another file or remove it",
                    path.display()
                );
            }
        }
        // A last line that was cut off by a kill is made again.
        let known: Vec<Verdict> = lines.map_while(|line| serde_json::from_str(line).ok()).collect();
        let mut file =
            OpenOptions::new().create(true).write(true).truncate(true).open(path).with_context(about)?;
        write_line(&mut file, made).with_context(about)?;
        for verdict in &known {
            write_line(&mut file, verdict).with_context(about)?;
        }
        Ok(Kept { file, known })
    }
}

fn write_line(file: &mut File, line: &impl Serialize) -> Result<()> {
    let mut text = serde_json::to_string(line)?;
    text.push('\n');
    Ok(file.write_all(text.as_bytes())?)
}
