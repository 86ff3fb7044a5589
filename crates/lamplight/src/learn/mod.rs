//! Training a net: games, a fit, a match. Every step keeps what it has done in one folder and goes on from there.

mod games;
mod measure;
mod plot;
mod trial;

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;
use minds::Level;
use minds::learn::{Course, Fit, Lesson, Positions, Teacher};
use minds::net::{FeatureList, Net, Provenance, Sizes};
use shelf::{Shelved, Visitor};
use table::Game;

use crate::chosen::{Chosen, option_and_value, options_help};
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

    /// Also learn from games with this choice, such as --also expansions=artisans; may be given more than once, and
    /// games take turns
    #[arg(long, value_name = "OPTION=VALUE", value_parser = option_and_value)]
    also: Vec<(String, String)>,

    /// Where games, states and the net are kept
    #[arg(short, long)]
    folder: PathBuf,

    /// How many games to learn from
    #[arg(short = 'n', long, default_value_t = 100_000)]
    games: u64,

    /// The number of the first game
    #[arg(long, default_value_t = 0)]
    from: u64,

    /// Who plays them: the quick policy, or a mind with so many nodes a turn when this is not 0
    #[arg(long, default_value_t = 0, value_name = "NODES")]
    searched: u64,

    /// Which mind plays them if --searched is given
    #[arg(long, default_value = "search")]
    level: Level,

    /// Turns in a thousand that somebody plays who sees little
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

    /// Fit nothing: tell how well the net there is foretells the games in the folder, and at which temperature best
    #[arg(long)]
    measure: bool,

    /// The net to measure instead of the one that comes with the program
    #[arg(long, value_name = "FILE", requires = "measure")]
    net: Option<PathBuf>,

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
            nodes => Teacher::Mind(self.level, nodes),
        };
        let lesson = Lesson {
            setups: self.setups::<G>()?,
            judge: G::Judge::default(),
            teacher,
            noise: self.noise,
            seed: self.chosen.seed,
        };
        let Some(list) = lesson.features()? else {
            bail!("the judge of {} tells nothing to a net, or not the same of all games asked for", G::NAME)
        };
        games::play(&self, &lesson, &list)?;
        if !self.fit {
            return Ok(());
        }
        let positions = games::read(&self.folder, &list, &lesson)?;
        if self.measure {
            return measure::tell::<G>(self.net.as_deref(), &lesson, &list, &positions);
        }
        let net = self.fit_net::<G>(&lesson, &list, &positions)?;
        drop(positions);
        match self.trial {
            0 => Ok(()),
            games => trial::admit::<G>(&self, &lesson, net, games),
        }
    }
}

impl Learn {
    fn setups<G: Shelved>(&self) -> Result<Vec<G::Setup>> {
        let others = self.also.iter().map(Some);
        std::iter::once(None).chain(others).map(|other| self.chosen.setup_with::<G>(other)).collect()
    }

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
        let best = self.folder.join("best.state");
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
            let losses = plot::add(&self.folder, fit.epoch(), &measure)?;
            if losses.iter().all(|loss| measure.loss <= loss + 1e-5) {
                put(&best, &fit.write())?;
            }
            put(&state, &fit.write())?;
        }
        // The epoch that foretold best: later ones may remember games instead of learning from them.
        if let Ok(bytes) = fs::read(&best)
            && !fit.resume(&bytes)
        {
            bail!("{} is of another fit; remove it to begin again", best.display());
        }
        let measure = fit.measure(positions);
        let provenance = Provenance {
            game: G::NAME.to_owned(),
            players,
            setup: match lesson.setups.as_slice() {
                [only] => serde_json::to_string(only)?,
                several => serde_json::to_string(several)?,
            },
            seed: self.chosen.seed.to_string(),
            games: games.len() as u64,
            positions: positions.len() as u64,
            epochs: fit.epoch(),
            loss: measure.loss,
            r2: measure.r2,
            commit: commit(),
            admitted: None,
        };
        let net = fit.draft().net(list.hash(), provenance)?;
        let path = self.net_path::<G>(players);
        put(&path, &net.write()?)?;
        eprintln!("{} written", path.display());
        Ok(net)
    }
}

/// The commit of the sources this is run from, if it is run from any.
fn commit() -> Option<String> {
    let told = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output().ok()?;
    told.status.success().then(|| String::from_utf8_lossy(&told.stdout).trim().to_owned())
}

/// Writes a file whole or not at all.
fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    let aside = path.with_extension("part");
    fs::write(&aside, bytes)
        .and_then(|()| fs::rename(&aside, path))
        .with_context(|| format!("cannot write {}", path.display()))
}
