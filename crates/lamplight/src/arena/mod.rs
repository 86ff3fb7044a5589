mod entrant;
mod keeper;
mod program;

use std::collections::BTreeSet;
use std::fs;
use std::io::{Write, stdout};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use minds::arena::{Outcome, Standing, Standings, mind_at, play_deal, seating};
use minds::net::{FeatureList, Net};
use minds::{Budget, Judge, Mind};
use serde_json::{Value, json};
use shelf::{Shelved, Visitor};
use table::{Knowledge, Seat};

use self::entrant::Entrant;
pub use self::keeper::Keeper;
use self::keeper::Kept;
use self::program::Program;
use crate::chosen::{Chosen, options_help};
use crate::progress;
use crate::span::Span;

/// Most minds that can meet each other in one match.
const MOST_MINDS: usize = 12;

/// Let minds play against each other and see who is stronger
///
/// Every deal is played once from every seat. Minds are random, novice, greedy, planner and search; name@budget
/// gives one a budget of its own; program is the one given with --program. With more minds than seats everybody meets everybody, as in a ladder; with fewer
/// they share the seats evenly, and a single one plays against itself.
///
/// Wins: games won, a shared victory counting in parts. Lead: mean points ahead of the other seats. 95 %: where the
/// true value lies. With a budget in decisions (20000n) the same seed gives the same games on every machine.
#[derive(Args)]
#[command(after_help = options_help())]
pub struct Arena {
    /// Which game
    game: String,

    #[command(flatten)]
    chosen: Chosen,

    /// Who plays, separated by commas: greedy,search or search@100ms,search@1s
    #[arg(short, long, value_delimiter = ',', required = true)]
    minds: Vec<Entrant>,

    /// Let this program play as `program` among the minds: JSON lines over its standard input and output, see
    /// docs/challenge.md
    #[arg(long, value_name = "CMD")]
    program: Option<String>,

    /// How long the program may take for an answer
    #[arg(long, default_value = "1m", value_name = "TIME")]
    patience: Span,

    /// How many games; of each pairing, if there are more minds than seats
    #[arg(short = 'n', long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// What a mind may spend on a whole turn: a time such as 1s or 100ms, or decisions in thought such as 20000n
    #[arg(short, long, default_value = "100ms")]
    budget: Budget,

    /// How many games at a time; all cores when not given
    #[arg(short = 'j', long)]
    threads: Option<NonZero<usize>>,

    /// Keep finished games in this file, and go on from it if it exists; --games may grow
    #[arg(short, long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Let search ask this net, as `learn` writes it, instead of those that come with the program
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

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
        let mut header = json!({
            "game": G::NAME, "rules": G::RULES_VERSION, "setup": serde_json::to_value(&setup)?,
            "seed": self.chosen.seed, "budget": self.budget.to_string(),
            "minds": self.minds.iter().map(ToString::to_string).collect::<Vec<_>>(),
        });
        if let Some(path) = &self.net {
            header["net"] = path.display().to_string().into();
        }
        if let Some(program) = &self.program {
            header["program"] = program.as_str().into();
        }
        match (&self.program, self.minds.contains(&Entrant::Program)) {
            (None, true) => bail!("program is among the minds; --program says which one"),
            (Some(_), false) => bail!("--program is given, but program is not among --minds"),
            _ => {}
        }
        let groups = groups(self.minds.len(), usize::from(players))?;
        let outcomes = self.play::<G>(&setup, players, &groups, &header)?;
        let standings = Standings::new(&outcomes, self.minds.len());
        if self.json {
            let report = self.report(header, &standings, &outcomes);
            writeln!(stdout(), "{}", serde_json::to_string_pretty(&report)?)?;
        } else {
            write!(stdout(), "{}", self.table(&standings, outcomes.len()))?;
        }
        Ok(())
    }
}

impl Arena {
    fn judge<G: Shelved>(&self, setup: &G::Setup) -> Result<G::Judge> {
        let judge = G::Judge::default();
        let Some(path) = &self.net else { return Ok(judge) };
        let list = FeatureList::of(&judge, &G::new(setup, self.chosen.seed)?);
        let list = list.with_context(|| format!("the judge of {} tells nothing to a net", G::NAME))?;
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let net = Net::read(&bytes, &list).with_context(|| path.display().to_string())?;
        Ok(G::Judge::with_net(net))
    }

    /// Plays all games that are not in the file yet. In an outcome minds are counted as they were named.
    fn play<G: Shelved>(
        &self,
        setup: &G::Setup,
        players: u8,
        groups: &[Vec<usize>],
        header: &Value,
    ) -> Result<Vec<Outcome>> {
        let seats = |group: &[usize], number: u64| -> Vec<usize> {
            seating(number, group.len(), players).1.into_iter().map(|who| group[who]).collect()
        };
        // Who sits down together tells which pairing a game belongs to, its seats and number which game it is.
        let belongs = |outcome: &Outcome| {
            outcome.number < self.games
                && outcome.totals.len() == outcome.seats.len()
                && outcome.winners.iter().all(|seat| seat.index() < outcome.seats.len())
                && groups.iter().any(|group| seats(group, outcome.number) == outcome.seats)
        };
        let (keeper, kept) = match &self.file {
            Some(path) => {
                let (keeper, kept) = Keeper::open(path, header)?;
                (Some(keeper), kept)
            }
            None => (None, Kept::default()),
        };
        if kept.unreadable > 0 {
            eprintln!("{} lines of the file cannot be read; these games are played again", kept.unreadable);
        }
        let mut done: Vec<Outcome> = kept.outcomes.into_iter().filter(belongs).collect();
        done.sort_by(|a, b| (a.number, &a.seats).cmp(&(b.number, &b.seats)));
        done.dedup_by(|a, b| (a.number, &a.seats) == (b.number, &b.seats));
        let known: BTreeSet<(u64, &[usize])> =
            done.iter().map(|outcome| (outcome.number, outcome.seats.as_slice())).collect();
        let all = (0..self.games).flat_map(|number| groups.iter().map(move |group| (group, number)));
        let todo: Vec<(&Vec<usize>, u64)> = all
            .filter(|(group, number)| !known.contains(&(*number, seats(group, *number).as_slice())))
            .collect();
        let bar = progress::bar(self.games * groups.len() as u64, "games");
        bar.set_position(known.len() as u64);
        bar.reset_eta();
        let threads = self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let next = AtomicUsize::new(0);
        let judge = self.judge::<G>(setup)?;
        let shared = Mutex::new((done.clone(), keeper));
        let work = || -> Result<()> {
            let start = |command: &String| Program::start(command, self.patience.duration());
            let mut program = self.program.as_ref().map(start).transpose()?;
            while let Some((group, number)) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                let outcome = self.play_one::<G>(setup, &judge, group, *number, program.as_mut())?;
                let mut shared = shared.lock().map_err(|_| anyhow!("another game failed"))?;
                if let Some(keeper) = &mut shared.1 {
                    keeper.add(&outcome)?;
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
        outcomes.sort_by(|a, b| (a.number, &a.seats).cmp(&(b.number, &b.seats)));
        Ok(outcomes)
    }

    /// Plays one game. In its outcome minds are counted as they were named.
    fn play_one<G: Shelved>(
        &self,
        setup: &G::Setup,
        judge: &G::Judge,
        group: &[usize],
        number: u64,
        mut program: Option<&mut Program>,
    ) -> Result<Outcome> {
        let mut minds: Vec<Option<Mind<G::Judge>>> = Vec::new();
        let mut begun = false;
        let decide = |game: &G, asked: minds::arena::Asked| -> Result<Option<G::Move>> {
            let entrant = self.minds[group[asked.who]];
            if let (Some(program), false) = (program.as_deref_mut(), begun) {
                let seats = seating(number, group.len(), game.players()).1;
                let own = |seat: &Seat| self.minds[group[seats[seat.index()]]] == Entrant::Program;
                program.begin(game, number, &Seat::first(game.players()).filter(own).collect::<Vec<_>>())?;
                begun = true;
            }
            match (entrant, program.as_deref_mut()) {
                (Entrant::Mind(contender), _) => {
                    let make = || contender.mind(judge.clone(), self.budget, asked.thoughts);
                    let knowledge = Knowledge::of(game, asked.seat, asked.imagined);
                    let decision = mind_at(&mut minds, asked.seat, make).decide(&knowledge);
                    Ok(decision.map(|decision| decision.chosen))
                }
                (Entrant::Program, Some(program)) => program.decide(game, asked.seat, self.budget).map(Some),
                (Entrant::Program, None) => Ok(None),
            }
        };
        let mut outcome =
            play_deal::<G, anyhow::Error>(setup, group.len(), &self.chosen.seed, number, decide)?;
        if let Some(program) = program {
            program.end(&outcome)?;
        }
        outcome.seats.iter_mut().for_each(|who| *who = group[*who]);
        Ok(outcome)
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
                "level": mind.level(),
                "budget": mind.budget().unwrap_or(self.budget).to_string(),
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
        let names: Vec<String> = self.minds.iter().map(ToString::to_string).collect();
        let wide = names.iter().map(String::len).max().unwrap_or(0).max("mind".len());
        let mut text = format!(
            "{games} games of {}, {} a turn, mean winning score {:.1}\n\n{:<wide$}{:>8}{:>16}{:>9}{:>27}{:>7}\n",
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
        for (mind, s) in names.iter().zip(standings.all()) {
            let Standing { win_rate_95: (from, to), score_difference_95: (low, high), .. } = s;
            let rates = format!("{:.1} to {:.1}", from * 100.0, to * 100.0);
            let leads = format!("{:.1} ({low:.1} to {high:.1})", s.score_difference);
            let _ = writeln!(
                text,
                "{mind:<wide$}{:>8.1}{rates:>16}{:>9.1}{leads:>27}{:>7.0}",
                s.win_rate * 100.0,
                s.mean_score,
                s.elo
            );
        }
        text
    }
}

/// Who sits down together: all, or every choice of as many as there are seats.
fn groups(minds: usize, seats: usize) -> Result<Vec<Vec<usize>>> {
    if minds <= seats {
        return Ok(vec![(0..minds).collect()]);
    }
    if minds > MOST_MINDS {
        bail!("{minds} minds are too many for one match; at most {MOST_MINDS} can meet each other");
    }
    let all = (0u32..1 << minds).filter(|set| set.count_ones() as usize == seats);
    Ok(all.map(|set| (0..minds).filter(|who| set >> who & 1 == 1).collect()).collect())
}

fn thousandths(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_if_there_are_more_minds_than_seats() {
        assert_eq!(groups(2, 4).unwrap(), [[0, 1]]);
        assert_eq!(groups(3, 2).unwrap(), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(groups(5, 2).unwrap().len(), 10);
        assert!(groups(17, 2).unwrap_err().to_string().contains("17 minds are too many"));
    }
}
