//! What every game at our table must keep to, tried on random games.
//!
//! A game's tests need a few lines:
//!
//! ```
//! use lamplight_table::conformance::{Effort, run};
//! use lamplight_table::toy::{Toy, ToySetup};
//!
//! let setup = ToySetup { players: 3, hand: 2, open: false, expansions: vec![] };
//! let report = run::<Toy>(&setup, &Effort { games: 20, ..Effort::default() })?;
//! assert!(report.decisions > 100);
//! # Ok::<(), lamplight_table::conformance::Breach>(())
//! ```
//!
//! Each [`Law`] says what is checked. The walk through a game is random but repeatable: a [`Breach`]
//! names the setup, the seed and the decision, and running the same effort again finds it again.

mod breach;
mod history;
pub mod input;
mod list;
mod secrecy;
mod walk;
mod written;

use std::collections::BTreeSet;

pub use self::breach::{Breach, Law};
use self::walk::Walk;
use crate::{Game, Seed};

/// How hard to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The version of the rules to play under; the newest if none is named.
    pub rules: Option<u32>,
    /// The number all random choices come from.
    pub seed: u64,
    /// How many games to play.
    pub games: u64,
    /// A game longer than this many decisions does not end.
    pub longest: u32,
    /// How many unlisted moves to try at each decision.
    pub strangers: usize,
    /// What is dear (worlds, written positions) is checked once in this many decisions; 1 is always.
    pub dear_once_in: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { rules: None, seed: 1, games: 100, longest: 20_000, strangers: 8, dear_once_in: 1 }
    }
}

/// What a run without a breach has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Decisions made, those taken back later included.
    pub decisions: u64,
    /// Decisions taken back.
    pub undos: u64,
    /// Worlds compared with the true one.
    pub worlds: u64,
    /// Moves that were tried though not listed.
    pub strangers: u64,
    /// Every refusal's code that was met.
    pub refusals: BTreeSet<&'static str>,
    /// Every reason games ended for.
    pub endings: BTreeSet<&'static str>,
}

/// Plays random games of this setup, [bounded](Game::bounded) so that they end, and checks every law at every decision.
pub fn run<G: Game>(setup: &G::Setup, effort: &Effort) -> Result<Report, Breach> {
    let setup = &G::bounded(setup);
    let mut report = Report::default();
    let mut met = Vec::new();
    let series = Seed::from_number(effort.seed);
    for game in 0..effort.games {
        let seed = series.derive(game);
        Walk::<G>::new(setup, seed, effort, &mut met, &mut report)
            .and_then(|mut walk| walk.play_out())
            .map_err(|breach| breach.in_game::<G>(setup, effort.seed, game))?;
        report.games += 1;
    }
    Ok(report)
}
