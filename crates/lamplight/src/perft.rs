use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use serde_json::{Value, json};
use shelf::{Shelved, Visitor};
use table::perft::{Case, Count, parse};

use crate::chosen::{Chosen, options_help};
use crate::start::{Start, play_all};
use crate::{file, progress};

/// Count lines of play from a position, and what else the game can count there
///
/// With --file, the counts kept in a perft file are checked instead (the game is the name of the folder it
/// lies in), or written anew with --update.
#[derive(Args)]
#[command(after_help = options_help())]
pub struct Perft {
    /// Which game; not needed with --file
    game: Option<String>,

    #[command(flatten)]
    chosen: Chosen,

    #[command(flatten)]
    start: Start,

    /// Count lines of up to this many decisions
    #[arg(short, long, default_value_t = 3)]
    depth: u32,

    /// A decision to make before counting, such as --play "bid 3"; may be given more than once
    #[arg(long, value_name = "MOVE")]
    play: Vec<String>,

    /// Check the counts in this perft file
    #[arg(long, conflicts_with_all = ["game", "players", "expansions", "set", "seed", "depth", "play", "position"])]
    file: Option<PathBuf>,

    /// Write the counts found into the file
    #[arg(long, requires = "file")]
    update: bool,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub fn run(self) -> Result<()> {
        if let Some(path) = &self.file {
            let cases = parse(&file::read(path)?).with_context(|| path.display().to_string())?;
            let game = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
            return shelf::visit(&game, Recount { path, cases, update: self.update, json: self.json })?;
        }
        let Some(game) = self.game.clone() else {
            bail!("say which game to count in ({}), or --file FILE", shelf::names().join(", "))
        };
        shelf::visit(&game, self)?
    }
}

impl Visitor for Perft {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let (game, mut json) = match self.start.game::<G>()? {
            Some(start) => {
                let position = start.position();
                let json = json!({ "game": G::NAME, "position": position, "plays": self.play });
                (play_all(start, &self.play)?, json)
            }
            None => {
                let case = Case {
                    comments: Vec::new(),
                    setup: serde_json::to_value(self.chosen.setup::<G>()?)?,
                    seed: self.chosen.seed,
                    seed_text: self.chosen.seed.to_string(),
                    plays: self.play,
                    counts: Vec::new(),
                };
                let json = json!({ "game": G::NAME, "setup": case.setup, "plays": case.plays });
                (case.game::<G>().map_err(|text| anyhow!(text))?, json)
            }
        };
        let tallies = G::tallies().iter().map(|tally| Count::Tally(tally.name.to_owned()));
        let counts: Vec<Count> = (1..=self.depth).map(Count::Perft).chain(tallies).collect();
        let bar = progress::spinner();
        for count in counts {
            bar.set_message(format!("counting {count}"));
            let start = Instant::now();
            let number = count.of(&game).map_err(|text| anyhow!(text))?;
            let seconds = start.elapsed().as_secs_f64();
            let (group, key) = match &count {
                Count::Perft(depth) => ("perft", depth.to_string()),
                Count::Tally(name) => ("tallies", name.clone()),
            };
            json[group][key] = Value::from(number);
            if !self.json {
                bar.suspend(|| {
                    writeln!(stdout(), "{:<20} {number:>16} {seconds:>9.3} s", count.to_string())
                })?;
            }
        }
        bar.finish_and_clear();
        if self.json {
            writeln!(stdout(), "{json}")?;
        }
        Ok(())
    }
}

struct Recount<'a> {
    path: &'a Path,
    cases: Vec<Case>,
    update: bool,
    json: bool,
}

impl Visitor for Recount<'_> {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let bar = progress::bar(self.cases.len() as u64, "cases");
        let (mut found, mut wrong) = (Vec::new(), Vec::new());
        for case in &self.cases {
            let recounted = case.recount::<G>().map_err(|text| anyhow!(text))?;
            for ((count, told), (_, number)) in case.counts.iter().zip(&recounted.counts) {
                if told != number {
                    wrong.push(format!("{count} is {number}, but the file tells {told}"));
                }
            }
            found.push(recounted);
            bar.inc(1);
        }
        bar.finish_and_clear();
        if self.update {
            let text: Vec<String> = found.iter().map(ToString::to_string).collect();
            fs::write(self.path, text.join("\n"))
                .with_context(|| format!("cannot write {}", self.path.display()))?;
        } else if !wrong.is_empty() {
            bail!("{}: {}", self.path.display(), wrong.join("; "));
        }
        let counts: usize = found.iter().map(|case| case.counts.len()).sum();
        if self.json {
            writeln!(stdout(), "{}", json!({ "file": self.path, "cases": found.len(), "counts": counts }))?;
        } else {
            writeln!(stdout(), "{}: {} cases, {counts} counts are right", self.path.display(), found.len())?;
        }
        Ok(())
    }
}
