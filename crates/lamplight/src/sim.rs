use std::io::{Write, stdout};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::Result;
use clap::Args;
use serde_json::{Map, Value, json};
use shelf::{Shelved, Visitor};
use table::sim::{Span, Summary, play_out, random_game};
use table::{BadSetup, Chooser, Game, Moves, PerSeat, Seat, Seed};

use crate::chosen::{Chosen, options_help};
use crate::progress;
use crate::start::{Start, bounded};

/// Play many random games and sum them up
///
/// Game number n of a seed is always the same, whatever the number of threads; `lamplight trace` with the
/// same seed and --number n shows it. With --position all games begin there and go on with piles as they lie.
#[derive(Args)]
#[command(after_help = options_help())]
pub struct Sim {
    /// Which game
    game: String,

    #[command(flatten)]
    chosen: Chosen,

    #[command(flatten)]
    start: Start,

    /// How many games
    #[arg(short = 'n', long, default_value_t = 1000)]
    games: u64,

    /// How many threads; all cores when not given
    #[arg(short = 'j', long)]
    threads: Option<NonZero<usize>>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Sim {
    pub fn run(self) -> Result<()> {
        let game = self.game.clone();
        shelf::visit(&game, self)?
    }
}

impl Visitor for Sim {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let start = self.start.game::<G>()?.map(bounded).transpose()?;
        let setup = match &start {
            Some(start) => start.setup(),
            None => G::bounded(&self.chosen.setup::<G>()?),
        };
        let threads = self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let summary = play::<G>(&setup, start.as_ref(), &self.chosen.seed, self.games, threads)?;
        let report = Report { setup: serde_json::to_value(&setup)?, game: G::NAME, summary };
        if self.json {
            let rules = start.as_ref().map_or(G::RULES_VERSION, Game::rules);
            let mut json = report.json(rules, &self.chosen.seed);
            if let Some(start) = &start {
                json["position"] = serde_json::to_value(start.position())?;
            }
            writeln!(stdout(), "{json}")?;
        } else {
            write!(stdout(), "{}", report.text())?;
        }
        Ok(())
    }
}

/// How many games a thread takes at a time.
const BATCH: u64 = 16;

/// Plays the first `games` games of a series on some threads, from a deal or from a state.
fn play<G: Shelved>(
    setup: &G::Setup,
    start: Option<&G>,
    seed: &Seed,
    games: u64,
    threads: usize,
) -> Result<Summary, BadSetup> {
    let next = AtomicU64::new(0);
    let bar = progress::bar(games, "games");
    let work = || -> Result<Summary, BadSetup> {
        let (mut summary, mut moves) = (Summary::default(), Moves::new());
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= games {
                return Ok(summary);
            }
            for number in first..(first + BATCH).min(games) {
                let (game, decisions) = match start {
                    None => random_game::<G>(setup, seed, number, &mut moves)?,
                    Some(start) => {
                        let mut game = start.clone();
                        let mut chooser = Chooser::new(&seed.derive(number));
                        let decisions = play_out(&mut game, &mut chooser, &mut moves);
                        (game, decisions)
                    }
                };
                summary.add(&game, decisions);
            }
            bar.inc(BATCH.min(games - first));
        }
    };
    let summary = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_fold(Summary::default(), |mut whole, worker| {
            match worker.join() {
                Ok(part) => whole.merge(&part?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
            Ok(whole)
        })
    });
    bar.finish_and_clear();
    summary
}

struct Report {
    game: &'static str,
    setup: Value,
    summary: Summary,
}

impl Report {
    fn players(&self) -> usize {
        self.setup["players"].as_u64().unwrap_or(0) as usize
    }

    fn means(&self, sums: &PerSeat<i64>) -> Vec<f64> {
        let games = self.summary.games.max(1) as f64;
        sums.0.iter().take(self.players()).map(|sum| round(*sum as f64 / games)).collect()
    }

    fn json(&self, rules: u32, seed: &Seed) -> Value {
        let summary = &self.summary;
        let span = |span: &Span| {
            let mean = round(span.sum as f64 / summary.games.max(1) as f64);
            let min = if summary.games == 0 { 0 } else { span.min };
            json!({ "total": span.sum, "min": min, "mean": mean, "max": span.max })
        };
        let sources: Map<String, Value> = (summary.sources.iter())
            .map(|(source, sums)| ((*source).to_owned(), self.means(sums).into()))
            .collect();
        json!({
            "game": self.game,
            "rules": rules,
            "setup": self.setup,
            "seed": seed,
            "games": summary.games,
            "decisions": span(&summary.decisions),
            "rounds": span(&summary.rounds),
            "mean_scores": { "total": self.means(&summary.totals), "by_source": sources },
            "wins": &summary.wins.0[..self.players()],
            "shared_wins": summary.shared_wins,
            "endings": summary.endings,
        })
    }

    fn text(&self) -> String {
        use std::fmt::Write;
        let summary = &self.summary;
        let games = summary.games.max(1);
        let mut text = format!("{} random games of {} {}\n\n", summary.games, self.game, self.setup);
        let mut line = |name: &str, cells: Vec<String>| {
            let cells: String = cells.iter().map(|cell| format!("{cell:>9}")).collect();
            let _ = writeln!(text, "{}", format!("{name:<18}{cells}").trim_end());
        };
        let numbers = |means: Vec<f64>| means.iter().map(|mean| format!("{mean:.2}")).collect();
        let seats = Seat::ALL.iter().take(self.players());
        line("mean points", seats.map(|seat| format!("seat {seat}")).collect());
        for (source, sums) in &summary.sources {
            line(source, numbers(self.means(sums)));
        }
        line("total", numbers(self.means(&summary.totals)));
        let wins = summary.wins.0.iter().take(self.players());
        line("wins %", wins.map(|wins| format!("{:.1}", *wins as f64 * 100.0 / games as f64)).collect());
        line("", vec![]);
        line("length", ["min", "mean", "max"].map(str::to_owned).to_vec());
        for (name, span) in [("decisions", &summary.decisions), ("rounds", &summary.rounds)] {
            let mean = format!("{:.1}", span.sum as f64 / games as f64);
            line(name, vec![span.min.min(span.max).to_string(), mean, span.max.to_string()]);
        }
        line("", vec![]);
        for (reason, count) in &summary.endings {
            line(&format!("ended by {reason}"), vec![count.to_string()]);
        }
        text
    }
}

fn round(mean: f64) -> f64 {
    (mean * 1000.0).round() / 1000.0
}
