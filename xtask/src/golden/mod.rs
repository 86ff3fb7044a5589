//! Golden games: whole games with their ends, kept per version of the rules and replayed by every test run.

mod candidate;
mod plan;

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Shelved, Visitor};
use table::{Packed, Seed};

use self::candidate::{Candidate, most_new};
use self::plan::{Kind, plan};
use crate::shell::root;

/// Record golden games: whole random games with their ends, replayed by every test run
///
/// For each number of players many games are played with each box, and those are kept that together show most of what
/// can happen: every kind of event with every word in it, such as every djinn. Then each option is tried with each of
/// its values. All of them go to testdata/games/GAME/vRULES.pack, one game a line.
#[derive(Args)]
pub struct Golden {
    /// Which game
    #[arg(long)]
    game: String,

    /// Under which version of the rules [default: the newest]
    #[arg(long)]
    rules: Option<u32>,

    /// How many games to keep for each number of players and each choice of boxes
    #[arg(long, default_value_t = 12)]
    keep: usize,

    /// How many games to choose them from
    #[arg(long, default_value_t = 300)]
    from: u64,

    /// Where chance comes from
    #[arg(long, default_value = "1")]
    seed: Seed,
}

impl Golden {
    pub fn run(self) -> Result<()> {
        let game = self.game.clone();
        shelf::visit(&game, self)?
    }
}

impl Visitor for Golden {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let rules = self.rules.unwrap_or(G::RULES_VERSION);
        let setups = plan::<G>()?;
        let style = "{bar:30} {pos} of {len} set-ups, {msg}";
        let progress = ProgressBar::new(setups.len() as u64).with_style(ProgressStyle::with_template(style)?);
        let (mut shown, mut possible, mut kept) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
        for (n, (kind, setup)) in setups.iter().enumerate() {
            let (keep, from) = match kind {
                Kind::Boxes => (self.keep, self.from),
                Kind::Switch => (1, 1),
            };
            let seeds = (0..from).map(|number| self.seed.derive((n as u64) << 32 | number));
            let mut candidates = seeds
                .map(|seed| Candidate::play::<G>(rules, setup, seed))
                .collect::<Result<Vec<Candidate>>>()?;
            possible.extend(candidates.iter().flat_map(|candidate| candidate.happened.iter().cloned()));
            for _ in 0..keep {
                let Some(best) = most_new(&candidates, &shown) else { break };
                let candidate = candidates.swap_remove(best);
                shown.extend(candidate.happened);
                kept.push(candidate.game);
            }
            progress.set_message(format!("{} games kept", kept.len()));
            progress.inc(1);
        }
        progress.finish_and_clear();
        let path = root().join("testdata/games").join(G::NAME).join(format!("v{rules}.pack"));
        write(&path, &kept)?;
        println!("{}: {} games", path.display(), kept.len());
        println!("{} of {} things that happened are shown", shown.len(), possible.len());
        possible.difference(&shown).for_each(|missing| println!("not shown: {missing}"));
        Ok(())
    }
}

fn write(path: &std::path::Path, games: &[Packed]) -> Result<()> {
    let Some(folder) = path.parent() else { bail!("{} is no file", path.display()) };
    fs::create_dir_all(folder)?;
    let mut text = String::new();
    for game in games {
        text.push_str(&serde_json::to_string(game)?);
        text.push('\n');
    }
    fs::write(path, text)?;
    Ok(())
}
