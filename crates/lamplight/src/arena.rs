use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write, stdout};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use minds::Budget;
use minds::arena::{Contender, Outcome, Standing, Standings, play_game};
use serde_json::{Value, json};
use shelf::{Shelved, Visitor};

use crate::chosen::{Chosen, options_help};
use crate::progress;

/// Let minds play against each other and see who is stronger
///
/// Every deal is played once from every seat. Minds are random, novice, greedy, planner and search; name@budget
/// gives one a budget of its own. With more minds than seats everybody meets everybody.
#[derive(Args)]
#[command(after_help = options_help())]
pub struct Arena {
    /// Which game
    game: String,

    #[command(flatten)]
    chosen: Chosen,

    /// Who plays, separated by commas: greedy,search or search@100ms,search@1s
    #[arg(short, long, value_delimiter = ',', required = true)]
    minds: Vec<Contender>,

    /// How many games; of each pairing, if there are more minds than seats
    #[arg(short = 'n', long, default_value_t = 100)]
    games: u64,

    /// What a mind may spend on a whole turn: a time such as 1s or 100ms, or decisions in thought such as 20000n
    #[arg(short, long, default_value = "100ms")]
    budget: Budget,

    /// How many games at a time; all cores when not given
    #[arg(short = 'j', long)]
    threads: Option<NonZero<usize>>,

    /// Keep finished games in this file, and go on from it if it exists
    #[arg(short, long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub fn run(self) -> Result<()> {
        let game = self.game.clone();
        shelf::visit(&game, self)?
    }
}

impl Visitor for Arena {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let setup = self.chosen.setup::<G>()?;
        let players = G::new(&setup, self.chosen.seed)?.players();
        let groups = groups(self.minds.len(), usize::from(players));
        if groups.len() > 1 && self.file.is_some() {
            bail!("--file keeps one match; {} minds at {players} seats are several", self.minds.len());
        }
        let header = json!({
            "game": G::NAME, "rules": G::RULES_VERSION, "setup": serde_json::to_value(&setup)?,
            "seed": self.chosen.seed, "budget": self.budget.to_string(),
            "minds": self.minds.iter().map(ToString::to_string).collect::<Vec<_>>(),
        });
        let mut outcomes = Vec::new();
        for group in &groups {
            let contenders: Vec<Contender> = group.iter().map(|who| self.minds[*who]).collect();
            let played = self.play::<G>(&setup, &contenders, &header)?;
            // Back from the numbers within a pairing to those of the whole match.
            outcomes.extend(played.into_iter().map(|mut outcome| {
                outcome.seats.iter_mut().for_each(|who| *who = group[*who]);
                outcome
            }));
        }
        let standings = Standings::new(&outcomes, self.minds.len());
        if self.json {
            writeln!(
                stdout(),
                "{}",
                serde_json::to_string_pretty(&self.report(header, &standings, &outcomes))?
            )?;
        } else {
            write!(stdout(), "{}", self.table(&standings, outcomes.len()))?;
        }
        Ok(())
    }
}

impl Arena {
    /// Plays the games of one pairing that are not in the file yet.
    fn play<G: Shelved>(
        &self,
        setup: &G::Setup,
        contenders: &[Contender],
        header: &Value,
    ) -> Result<Vec<Outcome>> {
        let mut done = Vec::new();
        let keeper = match &self.file {
            Some(path) => Some(open(path, header, &mut done)?),
            None => None,
        };
        done.retain(|outcome| outcome.number < self.games);
        let known: BTreeSet<u64> = done.iter().map(|outcome| outcome.number).collect();
        let todo: Vec<u64> = (0..self.games).filter(|number| !known.contains(number)).collect();
        let threads = self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let bar = progress::bar(self.games, "games");
        bar.set_position(known.len() as u64);
        let next = AtomicUsize::new(0);
        let shared = Mutex::new((done, keeper));
        let work = || -> Result<()> {
            while let Some(number) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                let outcome = play_game::<G>(setup, contenders, self.budget, &self.chosen.seed, *number)?;
                let mut shared = shared.lock().map_err(|_| anyhow!("another game failed"))?;
                if let Some(file) = &mut shared.1 {
                    writeln!(file, "{}", serde_json::to_string(&outcome)?)
                        .context("cannot keep a finished game")?;
                }
                shared.0.push(outcome);
                bar.inc(1);
            }
            Ok(())
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| match worker.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            })
        })?;
        bar.finish_and_clear();
        let (mut outcomes, _) = shared.into_inner().map_err(|_| anyhow!("a game failed"))?;
        outcomes.sort_by_key(|outcome| outcome.number);
        Ok(outcomes)
    }

    fn report(&self, mut report: Value, standings: &Standings<'_>, outcomes: &[Outcome]) -> Value {
        let decisions: u64 = outcomes.iter().map(|outcome| u64::from(outcome.decisions)).sum();
        report["games"] = outcomes.len().into();
        report["mean_decisions"] = thousandths(decisions as f64 / outcomes.len().max(1) as f64).into();
        report["mean_winning_score"] = thousandths(standings.mean_winning_score()).into();
        let minds = self.minds.iter().zip(standings.all()).map(|(mind, standing)| {
            let pair = |(from, to): (f64, f64)| json!([thousandths(from), thousandths(to)]);
            json!({
                "name": mind.to_string(),
                "level": mind.level.name(),
                "budget": mind.budget.unwrap_or(self.budget).to_string(),
                "games": standing.games,
                "wins": thousandths(standing.wins),
                "win_rate": thousandths(standing.win_rate),
                "win_rate_95": pair(standing.win_rate_95),
                "mean_score": thousandths(standing.mean_score),
                "score_difference": thousandths(standing.score_difference),
                "score_difference_95": pair(standing.score_difference_95),
                "elo": standing.elo.round(),
            })
        });
        report["minds"] = minds.collect();
        report
    }

    fn table(&self, standings: &Standings<'_>, games: usize) -> String {
        use std::fmt::Write;
        let mut text = format!(
            "{games} games of {}, {} a turn, mean winning score {:.1}\n\n{:<18}{:>8}{:>18}{:>9}{:>26}{:>7}\n",
            self.game,
            self.budget,
            standings.mean_winning_score(),
            "mind",
            "wins %",
            "95 %",
            "score",
            "lead (95 %)",
            "Elo",
        );
        for (mind, s) in self.minds.iter().zip(standings.all()) {
            let Standing { win_rate_95: (from, to), score_difference_95: (low, high), .. } = s;
            let rates = format!("{:.1} to {:.1}", from * 100.0, to * 100.0);
            let leads = format!("{:.1} ({low:.1} to {high:.1})", s.score_difference);
            let _ = writeln!(
                text,
                "{:<18}{:>8.1}{rates:>18}{:>9.1}{leads:>26}{:>7.0}",
                mind.to_string(),
                s.win_rate * 100.0,
                s.mean_score,
                s.elo
            );
        }
        text
    }
}

/// Who sits down together: all, or every choice of as many as there are seats.
fn groups(minds: usize, seats: usize) -> Vec<Vec<usize>> {
    if minds <= seats {
        return vec![(0..minds).collect()];
    }
    let all = (0u64..1 << minds.min(16)).filter(|set| set.count_ones() as usize == seats);
    all.map(|set| (0..minds).filter(|who| set >> who & 1 == 1).collect()).collect()
}

/// Reads the finished games of a file and opens it for more; its first line says which match it keeps.
fn open(path: &Path, header: &Value, done: &mut Vec<Outcome>) -> Result<File> {
    let name = || path.display().to_string();
    if path.exists() {
        let mut lines = BufReader::new(File::open(path).with_context(name)?).lines();
        let first = lines.next().transpose().with_context(name)?.unwrap_or_default();
        let kept: Value = serde_json::from_str(&first).with_context(|| format!("{}: line 1", name()))?;
        if kept != *header {
            bail!("{} keeps another match: {kept}", name());
        }
        for line in lines {
            // A line cut short by a crash is a game to be played again.
            done.extend(serde_json::from_str::<Outcome>(&line.with_context(name)?));
        }
    }
    let mut file = OpenOptions::new().create(true).append(true).open(path).with_context(name)?;
    if done.is_empty() && file.metadata().with_context(name)?.len() == 0 {
        writeln!(file, "{header}").with_context(name)?;
    }
    Ok(file)
}

fn thousandths(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_if_there_are_more_minds_than_seats() {
        assert_eq!(groups(2, 4), [[0, 1]]);
        assert_eq!(groups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(groups(5, 2).len(), 10);
    }
}
