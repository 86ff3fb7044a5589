use std::path::PathBuf;

use ::puzzles::{Collection, prove, start};
use anyhow::{Result, bail};
use clap::Args;
use shelf::{Shelved, Visitor};

use super::collection;
use crate::progress;

/// Play every puzzle's game again and prove its plan anew
///
/// Ends with 1 and says which puzzles no longer hold, and why.
#[derive(Args)]
pub struct Check {
    /// Which game
    game: String,

    /// A file of puzzles instead of those that come with the program
    #[arg(short, long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Only play the games again; prove nothing
    #[arg(long)]
    quick: bool,

    /// Check only this puzzle
    #[arg(long, value_name = "ID")]
    only: Option<String>,
}

impl Check {
    pub fn run(self) -> Result<()> {
        let collection = collection(&self.game, self.file.as_deref())?;
        let game = self.game.clone();
        shelf::visit(&game, Checked { check: self, collection })?
    }
}

struct Checked {
    check: Check,
    collection: Collection,
}

impl Visitor for Checked {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let only = self.check.only.as_deref();
        let mut puzzles = self.collection.puzzles;
        puzzles.retain(|puzzle| only.is_none_or(|id| puzzle.id == id));
        if puzzles.is_empty() {
            bail!("there is no such puzzle: {}", only.unwrap_or("the file is empty"));
        }
        let bar = progress::bar(puzzles.len() as u64, "puzzles checked");
        let judge = G::Judge::default();
        let mut faults = 0;
        for puzzle in &puzzles {
            let fault = match start::<G>(puzzle) {
                Err(error) => Some(error.to_string()),
                Ok(_) if self.check.quick => None,
                Ok((game, best)) => {
                    prove(&game, &judge, &best).err().map(|doubt| format!("puzzle {}: {doubt}", puzzle.id))
                }
            };
            if let Some(fault) = fault {
                faults += 1;
                bar.suspend(|| println!("{fault}"));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        println!("{} of {} puzzles hold", puzzles.len() - faults, puzzles.len());
        if faults > 0 {
            bail!("{faults} puzzles do not hold");
        }
        Ok(())
    }
}
