use minds::{Budget, Judge, MoveOf};
use review::{Ranked, rank, same_end};
use serde::{Deserialize, Serialize};
use table::{Game, Seed};

/// What the first look may cost: enough to see replies coming.
pub const LOOK: Budget = Budget::Nodes(65_000);
/// What each confirmation may cost: ten times as much.
pub const CONFIRM: Budget = Budget::Nodes(650_000);
/// The seeds of the confirmations: the first look's own, and another one.
pub const SEEDS: [u64; 2] = [1, 2];

/// The win chance by which the best plan must be ahead, at the first look and when it is confirmed.
const CLEAR: [f64; 2] = [0.05, 0.05];
/// So many standard errors at least.
const SURE: f64 = 3.0;

/// One time that the plan was found and was clearly ahead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// What the thought could cost.
    pub budget: String,
    /// Where its worlds came from.
    pub seed: u64,
    /// The seat's win chance with the plan.
    pub win: f64,
    /// How much more that is than with the second best plan; alone at a table a hundredth for every point.
    pub gap: f64,
    /// The standard error of the gap.
    pub error: f64,
    /// The second best plan.
    pub second: Vec<String>,
}

/// Why a position is no puzzle.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Doubt {
    /// Nobody decides, or there is no choice.
    #[error("there is nothing to choose")]
    Forced,
    /// The best plan is not far enough ahead.
    #[error("with {budget} and seed {seed} the best plan is only {gap:.3} ahead (error {error:.3})")]
    Unclear {
        /// Of the thought.
        budget: String,
        /// Of the thought.
        seed: u64,
        /// By how much it is ahead.
        gap: f64,
        /// The standard error of that.
        error: f64,
    },
    /// More thought finds another plan.
    #[error("with {budget} and seed {seed} another plan is best: {}", .best.join(" "))]
    Other {
        /// Of the thought.
        budget: String,
        /// Of the thought.
        seed: u64,
        /// The other plan.
        best: Vec<String>,
    },
}

/// A first look: the plan, if one is clearly ahead.
pub fn look<J: Judge>(game: &J::Game, judge: &J) -> Result<Ranked<MoveOf<J>>, Doubt> {
    let ranked = rank(game, judge, LOOK, &Seed::from_number(SEEDS[0])).ok_or(Doubt::Forced)?;
    clear(&ranked, LOOK, SEEDS[0], CLEAR[0])?;
    Ok(ranked)
}

/// Confirms that a plan is the best of this position, with ten times the thought of the first look and in two sets of worlds.
pub fn prove<J: Judge>(game: &J::Game, judge: &J, best: &[MoveOf<J>]) -> Result<Vec<Proof>, Doubt> {
    SEEDS.into_iter().map(|seed| confirm(game, judge, best, seed)).collect()
}

fn confirm<J: Judge>(game: &J::Game, judge: &J, best: &[MoveOf<J>], seed: u64) -> Result<Proof, Doubt> {
    let ranked = rank(game, judge, CONFIRM, &Seed::from_number(seed)).ok_or(Doubt::Forced)?;
    if !same_end(game, &ranked.best, best) {
        let best = ranked.best.iter().map(ToString::to_string).collect();
        return Err(Doubt::Other { budget: CONFIRM.to_string(), seed, best });
    }
    clear(&ranked, CONFIRM, seed, CLEAR[1])?;
    Ok(Proof {
        budget: CONFIRM.to_string(),
        seed,
        win: ranked.win,
        gap: ranked.gap,
        error: ranked.error,
        second: ranked.second.iter().flatten().map(ToString::to_string).collect(),
    })
}

fn clear<M>(ranked: &Ranked<M>, budget: Budget, seed: u64, least: f64) -> Result<(), Doubt> {
    let Ranked { gap, error, .. } = *ranked;
    if ranked.second.is_none() {
        return Err(Doubt::Forced);
    }
    if gap < least || gap < SURE * error {
        return Err(Doubt::Unclear { budget: budget.to_string(), seed, gap, error });
    }
    Ok(())
}

/// How much less the best plan leaves to the next seat than the second best.
pub fn spoiled<G: Game>(ranked: &Ranked<G::Move>) -> Option<f64> {
    let [best, second] = &ranked.lines[..] else { return None };
    Some(second.gift?.after - best.gift?.after)
}
