use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use table::sim::random_game;
use table::{BadSetup, Chooser, Game, Moves, Seed, Tally};

/// A measurement is the median of so many slices of its time, so that one hiccup of the machine does not count.
const SLICES: u32 = 5;

/// Whole games and decisions per second.
#[derive(Clone, Copy)]
pub struct Rate {
    pub games: f64,
    pub decisions: f64,
}

/// The pace on one thread and on all.
pub struct Pace {
    pub one: Rate,
    pub all: Rate,
}

impl Pace {
    /// How much faster all threads together are.
    pub fn ratio(&self) -> f64 {
        self.all.games / self.one.games
    }
}

/// Plays random games, in turns on one thread and on all.
pub fn pace<G: Game>(setup: &G::Setup, time: Duration, threads: usize) -> Result<Pace, BadSetup> {
    let next = AtomicU64::new(0);
    let (mut one, mut all) = (Vec::new(), Vec::new());
    slice::<G>(setup, &next, time / (2 * SLICES), 1)?;
    for _ in 0..SLICES {
        one.push(slice::<G>(setup, &next, time / SLICES, 1)?);
        all.push(slice::<G>(setup, &next, time / SLICES, threads)?);
    }
    Ok(Pace { one: median(one), all: median(all) })
}

fn slice<G: Game>(
    setup: &G::Setup,
    next: &AtomicU64,
    time: Duration,
    threads: usize,
) -> Result<Rate, BadSetup> {
    let series = Seed::from_number(1);
    let start = Instant::now();
    let work = || {
        let (mut games, mut decisions, mut moves) = (0, 0, Moves::new());
        while start.elapsed() < time {
            let number = next.fetch_add(1, Ordering::Relaxed);
            decisions += u64::from(random_game::<G>(setup, &series, number, &mut moves)?.1);
            games += 1;
        }
        // Each worker's own pace: the last game of one must not count as idleness of another.
        let seconds = start.elapsed().as_secs_f64();
        Ok(Rate { games: f64::from(games) / seconds, decisions: decisions as f64 / seconds })
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut sum = Rate { games: 0.0, decisions: 0.0 };
        for worker in workers {
            let rate = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            sum.games += rate.games;
            sum.decisions += rate.decisions;
        }
        Ok(sum)
    })
}

fn median(mut rates: Vec<Rate>) -> Rate {
    rates.sort_by(|a, b| a.games.total_cmp(&b.games));
    rates[rates.len() / 2]
}

/// States from all over random games, always the same.
pub fn samples<G: Game>(setup: &G::Setup, count: usize) -> Result<Vec<G>, BadSetup> {
    let (mut states, mut moves) = (Vec::new(), Moves::new());
    for number in 0.. {
        let seed = Seed::from_number(number);
        let mut chooser = Chooser::new(&seed);
        let mut game = G::new(setup, seed)?;
        loop {
            game.legal_moves(&mut moves);
            let Some(m) = chooser.pick(&moves) else { break };
            if chooser.once_in(16) {
                states.push(game.clone());
            }
            if states.len() == count {
                return Ok(states);
            }
            let _ = game.play_listed(m, &mut ());
        }
    }
    Ok(states)
}

pub fn clone_nanoseconds<G: Game>(states: &[G], time: Duration) -> f64 {
    let (start, mut clones) = (Instant::now(), 0);
    while start.elapsed() < time {
        for state in states {
            black_box(black_box(state).clone());
        }
        clones += states.len();
    }
    start.elapsed().as_nanos() as f64 / clones as f64
}

/// How many of the things a tally counts it counts in a second, in states where there are any.
pub fn tally_per_second<G: Game>(states: &[G], tally: &Tally<G>, time: Duration) -> f64 {
    let states: Vec<&G> = states.iter().filter(|state| (tally.count)(state) > 0).collect();
    let (start, mut counted) = (Instant::now(), 0);
    for state in states.iter().cycle() {
        counted += (tally.count)(black_box(state));
        if start.elapsed() >= time {
            break;
        }
    }
    counted as f64 / start.elapsed().as_secs_f64()
}
