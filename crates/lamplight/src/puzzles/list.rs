use std::io::{Write, stdout};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;

use super::collection;

/// List puzzles: theme, rating, proof, plan
#[derive(Args)]
pub struct List {
    /// Which game
    game: String,

    /// A file of puzzles instead of those that come with the program
    #[arg(short, long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Only those about this
    #[arg(short, long)]
    theme: Option<String>,

    /// Only those rated at least so high
    #[arg(long, default_value_t = 0)]
    least: u16,

    /// Only those rated at most so high
    #[arg(long, default_value_t = u16::MAX)]
    most: u16,

    /// Print one JSON object a line, with everything the file holds
    #[arg(long)]
    json: bool,
}

impl List {
    pub fn run(self) -> Result<()> {
        let collection = collection(&self.game, self.file.as_deref())?;
        if let Some(theme) = &self.theme
            && !collection.themes.iter().any(|one| one.name == *theme)
        {
            let names: Vec<&str> = collection.themes.iter().map(|theme| theme.name.as_str()).collect();
            bail!("there is no theme {theme:?}; themes of {} are: {}", self.game, names.join(", "));
        }
        let wanted = |puzzle: &&puzzles::Puzzle| {
            (self.least..=self.most).contains(&puzzle.rating)
                && self.theme.as_ref().is_none_or(|theme| puzzle.themes.contains(theme))
        };
        let mut out = stdout().lock();
        for puzzle in collection.puzzles.iter().filter(wanted) {
            if self.json {
                writeln!(out, "{}", serde_json::to_string(puzzle)?)?;
                continue;
            }
            let gap = puzzle.proofs.iter().map(|proof| proof.gap).fold(f64::INFINITY, f64::min);
            writeln!(
                out,
                "{}  {:>4}  {:>4.0} % ahead  {:<28}  {}",
                puzzle.id,
                puzzle.rating,
                100.0 * gap,
                puzzle.themes.join(" "),
                puzzle.best.join(" "),
            )?;
        }
        Ok(())
    }
}
