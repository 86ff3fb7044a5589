//! How fast minds think.

use std::time::Duration;

use minds::{Budget, Level, Mind};
use shelf::Shelved;
use table::{Knowledge, Seed};

use super::stopwatch::Stopwatch;

/// Decisions played in thought and plans played out, per second.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    pub nodes: f64,
    pub simulations: f64,
}

/// The strongest mind's pace over some positions, on so many threads: by the clock, or on a single one in
/// processor time.
pub fn pace<G: Shelved>(states: &[G], time: Duration, threads: usize) -> Pace {
    let each = Budget::Millis((time.as_millis() as u32 / POSITIONS).max(1));
    let (mut nodes, mut simulations) = (0, 0);
    let watch = Stopwatch::start();
    for (number, game) in states.iter().step_by(states.len().div_ceil(POSITIONS as usize).max(1)).enumerate()
    {
        let Some(seat) = game.to_move().seat() else { continue };
        let seed = Seed::from_number(number as u64);
        let mut mind = Mind::new(G::Judge::default(), Level::BEST, each, seed).on_threads(threads);
        if let Some(decision) = mind.decide(&Knowledge::of(game, seat, seed.derive(1))) {
            nodes += decision.cost.nodes;
            simulations += decision.cost.simulations;
        }
    }
    let taken = if threads == 1 { watch.worked() } else { watch.elapsed() };
    let seconds = taken.as_secs_f64().max(1e-9);
    Pace { nodes: nodes as f64 / seconds, simulations: simulations as f64 / seconds }
}

/// Positions a measurement is spread over.
const POSITIONS: u32 = 16;
