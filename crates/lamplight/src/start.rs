use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use shelf::Shelved;

use crate::file;

/// A position to begin at, as named on the command line.
#[derive(Args, Clone)]
pub struct Start {
    /// Begin at the position in this file, or in standard input with -: the game's short text form, JSON, or a line of a trace
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "expansions", "set"])]
    pub position: Option<PathBuf>,
}

impl Start {
    /// The game as it stands there, if a position is named.
    pub fn game<G: Shelved>(&self) -> Result<Option<G>> {
        let Some(path) = &self.position else { return Ok(None) };
        let game = table::read_position::<G>(&file::read_position(path)?);
        game.map(Some)
            .map_err(|faults| anyhow!("{}: this is no position of {}: {faults}", path.display(), G::NAME))
    }
}

/// The same state with a setup under which random play comes to an end.
pub fn bounded<G: Shelved>(game: G) -> Result<G> {
    let setup = G::bounded(&game.setup());
    if setup == game.setup() {
        return Ok(game);
    }
    let mut position = serde_json::to_value(game.position())?;
    position["setup"] = serde_json::to_value(setup)?;
    Ok(G::from_position(&serde_json::from_value(position)?)?)
}

/// Makes decisions, each in the game's notation.
pub fn play_all<G: Shelved>(mut game: G, plays: &[String]) -> Result<G> {
    for play in plays {
        let m: G::Move = play.parse().map_err(|error| anyhow!("play {play}: {error}"))?;
        let _ = game.play(m, &mut ()).map_err(|refusal| anyhow!("play {play}: {refusal}"))?;
    }
    Ok(game)
}
