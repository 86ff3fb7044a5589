mod instructions;
mod measure;
mod stopwatch;
mod table_text;
mod thinking;

use std::io::{Write, stdout};
use std::num::NonZero;
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Map, Value};
use shelf::{Shelved, Visitor};
use table::{presets, setup_from_choices};

pub use self::instructions::Workload;
use self::instructions::{Job, count_instructions};
use crate::chosen::usual_players;
use crate::progress;

/// Measure how fast the rules are, and the minds
///
/// Whole random games and decisions per second for each number of players, on one thread (in processor time) and on
/// all (by the clock, with the ratio to one thread by the clock); size and clone time of a state; how often the
/// strongest mind plays a plan out and how many decisions (nodes) it plays in thought, the same two ways; what else each
/// game counts; the same in instructions if valgrind is installed, which no other load on the machine can
/// disturb. Build with --release first.
#[derive(Args)]
pub struct Bench {
    /// Which game; all of them when not given
    game: Option<String>,

    /// How long each measurement takes
    #[arg(long, default_value_t = 1.0, value_name = "S")]
    seconds: f64,

    /// Do not count instructions
    #[arg(long)]
    no_instructions: bool,

    /// Print one flat JSON object
    #[arg(long)]
    json: bool,
}

/// All figures found so far, by key: `tribes.base.2.games_per_s`.
#[derive(Default)]
pub struct Figures(Map<String, Value>);

impl Figures {
    fn put(&mut self, key: String, value: impl Into<Value>) {
        self.0.insert(key, value.into());
    }

    fn get(&self, key: &str) -> Option<f64> {
        self.0.get(key).and_then(Value::as_f64)
    }
}

impl Bench {
    pub fn run(self) -> Result<()> {
        if !(0.01..=600.0).contains(&self.seconds) {
            return Err(anyhow!("--seconds {}; 0.01 to 600 are possible", self.seconds));
        }
        let games: Vec<&str> = match &self.game {
            Some(game) => vec![game.as_str()],
            None => shelf::names().to_vec(),
        };
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let mut figures = Figures::default();
        figures.put("threads".into(), threads);
        figures.put("optimised".into(), !cfg!(debug_assertions));
        let bar = progress::spinner();
        for game in &games {
            let time = Duration::from_secs_f64(self.seconds);
            let all = BenchGame { time, threads, bar: &bar, figures: &mut figures };
            shelf::visit(game, all)??;
            if !self.no_instructions {
                shelf::visit(game, CountGame { bar: &bar, figures: &mut figures })??;
            }
        }
        bar.finish_and_clear();
        if self.json {
            writeln!(stdout(), "{}", serde_json::to_string_pretty(&figures.0)?)?;
        } else {
            for game in &games {
                shelf::visit(game, table_text::Print { figures: &figures, threads })??;
            }
        }
        Ok(())
    }
}

struct BenchGame<'a> {
    time: Duration,
    threads: usize,
    bar: &'a ProgressBar,
    figures: &'a mut Figures,
}

impl Visitor for BenchGame<'_> {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let (game, figures) = (G::NAME, self.figures);
        for (preset, choices) in presets::<G>() {
            for players in G::PLAYERS {
                self.bar.set_message(format!("{game}, {preset}, players: {players}"));
                let setup = setup_from_choices::<G>(players, &choices)?;
                let pace = measure::pace::<G>(&setup, self.time, self.threads)?;
                let key = format!("{game}.{preset}.{players}");
                figures.put(format!("{key}.games_per_s"), pace.one.games.round() as u64);
                figures.put(format!("{key}.decisions_per_s"), pace.one.decisions.round() as u64);
                figures.put(format!("{key}.threads.games_per_s"), pace.all.games.round() as u64);
                figures.put(format!("{key}.threads.decisions_per_s"), pace.all.decisions.round() as u64);
                figures.put(format!("{key}.threads.ratio"), (pace.ratio() * 1000.0).round() / 1000.0);
            }
        }
        let setup = setup_from_choices::<G>(usual_players::<G>(), &[])?;
        let states = measure::samples::<G>(&setup, measure::SAMPLES)?;
        figures.put(format!("{game}.state_bytes"), size_of::<G>());
        self.bar.set_message(format!("{game}, clone"));
        let nanoseconds = measure::clone_nanoseconds(&states, self.time);
        figures.put(format!("{game}.clone_ns"), (nanoseconds * 10.0).round() / 10.0);
        for (name, threads) in [("", 1), ("threads.", self.threads)] {
            self.bar.set_message(format!("{game}, thinking, threads: {threads}"));
            let pace = thinking::pace(&states, self.time, threads);
            figures.put(format!("minds.{game}.{name}simulations_per_s"), pace.simulations.round() as u64);
            figures.put(format!("minds.{game}.{name}nodes_per_s"), pace.nodes.round() as u64);
        }
        for tally in G::tallies() {
            self.bar.set_message(format!("{game}, {}", tally.name));
            let per_second = measure::tally_per_second(&states, tally, self.time);
            figures.put(format!("{game}.{}_per_s", tally.name), per_second.round() as u64);
        }
        Ok(())
    }
}

/// Counts the instructions of the same work.
struct CountGame<'a> {
    bar: &'a ProgressBar,
    figures: &'a mut Figures,
}

impl Visitor for CountGame<'_> {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let game = G::NAME;
        for (preset, _) in presets::<G>() {
            for players in G::PLAYERS {
                self.bar.set_message(format!("{game}, {preset}, players: {players}, instructions"));
                let Some(counted) = count_instructions(game, preset, players, Job::Play, 10)? else {
                    return Ok(());
                };
                let key = format!("{game}.{preset}.{players}");
                self.figures.put(format!("{key}.instructions_per_game"), counted.per_repeat().round() as u64);
                self.figures
                    .put(format!("{key}.instructions_per_decision"), counted.per_unit().round() as u64);
            }
        }
        let players = usual_players::<G>();
        self.bar.set_message(format!("{game}, other instructions"));
        if let Some(counted) = count_instructions(game, "base", players, Job::Clone, 1000)? {
            self.figures.put(format!("{game}.clone_instructions"), counted.per_repeat().round() as u64);
        }
        for tally in G::tallies() {
            if let Some(counted) = count_instructions(game, "base", players, Job::Tally(tally.name), 1)? {
                let figure = (counted.per_unit() * 100.0).round() / 100.0;
                self.figures.put(format!("{game}.{}_instructions", tally.name), figure);
            }
        }
        Ok(())
    }
}
