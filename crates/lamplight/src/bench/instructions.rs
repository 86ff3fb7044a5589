use std::hint::black_box;
use std::io::{Write, stdout};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use shelf::{Shelved, Visitor};
use table::sim::random_game;
use table::{Moves, Seed, presets, setup_from_choices};

use super::measure::{SAMPLES, samples};

/// What is counted.
#[derive(Clone, Copy)]
pub enum Job<'a> {
    /// Whole random games; a unit is a decision.
    Play,
    /// Clones of states; a unit is a clone.
    Clone,
    /// One of the game's tallies in a few states; a unit is what it counts.
    Tally(&'a str),
}

impl Job<'_> {
    fn word(self) -> String {
        match self {
            Job::Play => "play".to_owned(),
            Job::Clone => "clone".to_owned(),
            Job::Tally(name) => format!("tally:{name}"),
        }
    }
}

/// Instructions of some repeats of a job, without the program's start.
pub struct Counted {
    instructions: f64,
    repeats: f64,
    units: f64,
}

impl Counted {
    pub fn per_repeat(&self) -> f64 {
        self.instructions / self.repeats
    }

    pub fn per_unit(&self) -> f64 {
        self.instructions / self.units.max(1.0)
    }
}

/// Runs this program under callgrind twice, with `repeats` and with twice as many: the difference is the work
/// alone. `None` if valgrind is not installed.
pub fn count_instructions(
    game: &str,
    preset: &str,
    players: u8,
    job: Job<'_>,
    repeats: u64,
) -> Result<Option<Counted>> {
    let found =
        Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !found.is_ok_and(|status| status.success()) {
        return Ok(None);
    }
    let run = |repeats: u64| -> Result<(f64, f64)> {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(std::env::current_exe()?)
            .args(["workload", game, preset, &players.to_string(), &job.word(), &repeats.to_string()])
            .output()
            .context("cannot start valgrind")?;
        let (told, report) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        let collected = report.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
        let units = told.trim().parse().ok();
        let both = collected.zip(units);
        both.ok_or_else(|| anyhow!("callgrind failed: {}", report.lines().last().unwrap_or_default()))
    };
    let (less, more) = (run(repeats)?, run(2 * repeats)?);
    let (instructions, units) = (more.0 - less.0, more.1 - less.1);
    Ok(Some(Counted { instructions, repeats: repeats as f64, units }))
}

/// A small fixed amount of work, for `bench` to count under callgrind
#[derive(Args)]
pub struct Workload {
    game: String,
    preset: String,
    players: u8,
    job: String,
    repeats: u64,
}

impl Workload {
    pub fn run(self) -> Result<()> {
        let game = self.game.clone();
        shelf::visit(&game, self)?
    }
}

impl Visitor for Workload {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let presets = presets::<G>();
        let preset = presets.iter().find(|(name, _)| *name == self.preset);
        let (_, choices) = preset.ok_or_else(|| anyhow!("there is no preset {:?}", self.preset))?;
        let setup = setup_from_choices::<G>(self.players, choices)?;
        let mut units = 0;
        match self.job.strip_prefix("tally:") {
            Some(name) => {
                let tally = G::tallies().iter().find(|tally| tally.name == name);
                let tally = tally.ok_or_else(|| anyhow!("{} counts no {name:?}", G::NAME))?;
                let states = samples::<G>(&setup, SAMPLES)?;
                for state in (0..self.repeats).flat_map(|_| &states) {
                    units += (tally.count)(black_box(state));
                }
            }
            None if self.job == "clone" => {
                let states = samples::<G>(&setup, 16)?;
                for state in states.iter().cycle().take(self.repeats as usize) {
                    black_box(black_box(state).clone());
                    units += 1;
                }
            }
            None => {
                let mut moves = Moves::new();
                for number in 0..self.repeats {
                    let game = random_game::<G>(&setup, &Seed::from_number(1), number, &mut moves)?;
                    units += u64::from(game.1);
                }
            }
        }
        writeln!(stdout(), "{units}")?;
        Ok(())
    }
}
