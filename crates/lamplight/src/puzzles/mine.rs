use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use ::puzzles::{Collection, Vein, mine};
use anyhow::{Context, Result, bail};
use clap::Args;
use shelf::{Shelved, Visitor};

use crate::chosen::{Chosen, options_help};
use crate::progress;

/// What a file says of how far it is.
const MINED: &str = "# mined";

/// Play games between minds and keep the positions that make puzzles
///
/// Each is proved with ten times the thought it was found with, and again in other worlds. What is found is added to FILE at once, with
/// the number of the last game looked at: the same call goes on from there after an interruption. The same seed gives the same
/// puzzles on every machine.
#[derive(Args)]
#[command(after_help = options_help())]
pub struct Mine {
    /// Which game
    game: String,

    #[command(flatten)]
    chosen: Chosen,

    /// Where puzzles are kept; made if it is not there
    #[arg(short, long, value_name = "FILE")]
    file: PathBuf,

    /// Look at so many games in all
    #[arg(short = 'n', long, default_value_t = 100)]
    games: u64,

    /// Keep at most so many puzzles of one game, each about something else
    #[arg(long, default_value_t = 4)]
    most: usize,
}

impl Mine {
    pub fn run(self) -> Result<()> {
        let game = self.game.clone();
        shelf::visit(&game, Mined(self))?
    }
}

struct Mined(Mine);

impl Visitor for Mined {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let Mined(Mine { chosen, file: path, games, most, .. }) = self;
        let setup = G::bounded(&chosen.setup::<G>()?);
        let themes = puzzles::of::<G>().themes.clone();
        if themes.is_empty() {
            bail!("{} has no themes yet: they are the first line of its file of puzzles", G::NAME);
        }
        let about = || format!("cannot keep puzzles in {}", path.display());
        let text = if path.exists() { fs::read_to_string(&path).with_context(about)? } else { String::new() };
        let known = Collection::read(&text).with_context(about)?;
        let mut file = OpenOptions::new().create(true).append(true).open(&path).with_context(about)?;
        if text.is_empty() {
            let head = Collection { themes: themes.clone(), puzzles: Vec::new() }.head();
            writeln!(file, "{head}").with_context(about)?;
        } else if !text.ends_with('\n') {
            bail!("the last line of {} was cut off: remove it and call again", path.display());
        }
        let done = mined(&text);
        let bar = progress::bar(games, "games looked at");
        bar.inc(done);
        let vein = Vein::<G> { setup, series: chosen.seed, themes, most };
        let mut found = known.puzzles.len();
        for number in done..games {
            let puzzles = mine(&vein, number)?;
            found += puzzles.len();
            let mut lines = String::new();
            for puzzle in &puzzles {
                lines += &serde_json::to_string(puzzle)?;
                lines.push('\n');
            }
            // One write, so that a kill leaves all of a game's puzzles or none.
            lines += &format!("{MINED} {}\n", number + 1);
            file.write_all(lines.as_bytes()).with_context(about)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        println!("{found} puzzles in {}, from {} games", path.display(), done.max(games));
        Ok(())
    }
}

/// How many games a file has behind it.
fn mined(text: &str) -> u64 {
    let last = text.lines().rev().find_map(|line| line.strip_prefix(MINED));
    last.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_how_far_it_is() {
        assert_eq!(mined(""), 0);
        assert_eq!(mined("{\"themes\":[]}\n# mined 4\n{}\n# mined 5\n"), 5);
    }
}
