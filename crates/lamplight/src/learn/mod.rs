//! Training a net: games, a fit, a match. Every step keeps what it has done in one folder and goes on from there.

mod games;
mod plot;
mod trial;

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use minds::learn::{Course, Fit, Lesson, Positions, Teacher};
use minds::net::{FeatureList, Net, Provenance, Sizes};
use shelf::{Shelved, Visitor};
use table::Game;

use crate::chosen::{Chosen, options_help};
use crate::progress;

/// Train a net that judges a game
///
/// Plays games, fits a net to how they ended, and lets it play against the mind as it is. Everything is kept in
/// FOLDER, and the same call goes on from there if it was interrupted. Games are numbered and come from the seed alone: with
/// --from and --fit no, parts of them can be played on several machines into one folder, with the same result. The
/// net is written to FOLDER/GAME-PLAYERS.net. It is admitted if it wins its match.
#[derive(Args)]
#[command(after_help = options_help())]
pub struct Learn {
    /// Which game
    game: String,

    #[command(flatten)]
    chosen: Chosen,

    /// Where games, states and the net are kept
    #[arg(short, long)]
    folder: PathBuf,

    /// How many games to learn from
    #[arg(short = 'n', long, default_value_t = 100_000)]
    games: u64,

    /// The number of the first game
    #[arg(long, default_value_t = 0)]
    from: u64,

    /// Who plays them: the quick policy, or the search with so many nodes a turn when this is not 0
    #[arg(long, default_value_t = 0, value_name = "NODES")]
    searched: u64,

    /// Turns in a thousand that a novice plays
    #[arg(long, default_value_t = 50)]
    noise: usize,

    /// Fit a net to the games in the folder?
    #[arg(long, default_value_t = true, action = clap::ArgAction::Set, value_parser = clap::builder::BoolishValueParser::new())]
    fit: bool,

    /// Times to go through all positions
    #[arg(long, default_value_t = 6)]
    epochs: u32,

    /// Games of the match that admits the net; none when 0 is given
    #[arg(short, long, default_value_t = 200)]
    trial: u64,

    /// Nodes a turn in that match
    #[arg(long, default_value_t = 8000)]
    trial_nodes: u64,

    /// How many games at a time; all cores when not given
    #[arg(short = 'j', long)]
    threads: Option<NonZero<usize>>,
}

impl Learn {
    pub fn run(self) -> Result<()> {
        let game = self.game.clone();
        shelf::visit(&game, self)?
    }
}

impl Visitor for Learn {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        fs::create_dir_all(&self.folder).with_context(|| format!("cannot make {}", self.folder.display()))?;
        let teacher = match self.searched {
            0 => Teacher::Quick,
            nodes => Teacher::Search(nodes),
        };
        let lesson = Lesson {
            setup: self.chosen.setup::<G>()?,
            judge: G::Judge::default(),
            teacher,
            noise: self.noise,
            seed: self.chosen.seed,
        };
        let Some(list) = lesson.features()? else { bail!("the judge of {} tells nothing to a net", G::NAME) };
        games::play(&self, &lesson, &list)?;
        if !self.fit {
            return Ok(());
        }
        let positions = games::read(&self.folder, &list, &lesson)?;
        let net = self.fit_net::<G>(&lesson, &list, &positions)?;
        drop(positions);
        match self.trial {
            0 => Ok(()),
            games => trial::admit::<G>(&self, &lesson, net, games),
        }
    }
}

impl Learn {
    fn net_path<G: Game>(&self, players: u8) -> PathBuf {
        self.folder.join(format!("{}-{players}.net", G::NAME))
    }

    fn fit_net<G: Shelved>(
        &self,
        lesson: &Lesson<G::Judge>,
        list: &FeatureList,
        positions: &Positions,
    ) -> Result<Net> {
        let players = positions.players as u8;
        let course = Course { epochs: self.epochs, ..Course::default() };
        let seed = self.chosen.seed.derive(u64::MAX - 1);
        let mut fit = Fit::new(Sizes::usual(list), positions, course, seed);
        let state = self.folder.join("fit.state");
        if let Ok(bytes) = fs::read(&state)
            && !fit.resume(&bytes)
        {
            bail!("{} is of another fit; remove it to begin again", state.display());
        }
        let games: std::collections::BTreeSet<u32> = positions.games.iter().copied().collect();
        eprintln!("{} positions of {} games, {} epochs done", positions.len(), games.len(), fit.epoch());
        while fit.epoch() < self.epochs {
            let bar = progress::bar(positions.len() as u64, "positions");
            fit.go_through(positions, |done| bar.set_position(done as u64));
            bar.finish_and_clear();
            let measure = fit.measure(positions);
            eprintln!(
                "epoch {}: loss {:.4}, R2 {:.4}, calibration error {:.4} on {} positions held back",
                fit.epoch(),
                measure.loss,
                measure.r2,
                measure.calibration,
                measure.positions
            );
            plot::add(&self.folder, fit.epoch(), &measure)?;
            put(&state, &fit.write())?;
        }
        let measure = fit.measure(positions);
        let provenance = Provenance {
            game: G::NAME.to_owned(),
            players,
            setup: serde_json::to_string(&lesson.setup)?,
            seed: self.chosen.seed.to_string(),
            games: games.len() as u64,
            positions: positions.len() as u64,
            epochs: fit.epoch(),
            loss: measure.loss,
            r2: measure.r2,
            admitted: None,
        };
        let net = fit.draft().net(list.hash(), provenance)?;
        let path = self.net_path::<G>(players);
        put(&path, &net.write()?)?;
        eprintln!("{} written", path.display());
        Ok(net)
    }
}

/// Writes a file whole or not at all.
fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    let aside = path.with_extension("part");
    fs::write(&aside, bytes)
        .and_then(|()| fs::rename(&aside, path))
        .with_context(|| format!("cannot write {}", path.display()))
}
