mod check;
mod list;
mod mine;

use std::fs;
use std::path::Path;

use ::puzzles::Collection;
use anyhow::{Context, Result};
use clap::{Args, Subcommand};

/// Positions with one clearly best plan: find new ones, prove them again, list them
///
/// docs/puzzles.md tells what makes a puzzle and what its file holds.
#[derive(Args)]
pub struct Puzzles {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Mine(mine::Mine),
    Check(check::Check),
    List(list::List),
}

impl Puzzles {
    pub fn run(self) -> Result<()> {
        match self.command {
            Command::Mine(mine) => mine.run(),
            Command::Check(check) => check.run(),
            Command::List(list) => list.run(),
        }
    }
}

/// The puzzles of a file, or those of a game that come with the program.
fn collection(game: &str, file: Option<&Path>) -> Result<Collection> {
    let Some(path) = file else {
        let unknown = || shelf::UnknownGame { given: game.to_owned() };
        return Ok(puzzles::shipped(game).ok_or_else(unknown)?.clone());
    };
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Collection::read(&text).with_context(|| format!("{} holds no puzzles", path.display()))
}
