use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use table::sim::random_game;
use table::{BadSetup, Chooser, Game, Moves, Seed, Tally};

use super::stopwatch::Stopwatch;

/// A measurement is the median of so many slices of its time, so that one hiccup of the machine does not count.
const SLICES: u32 = 5;

/// In how many states clones and tallies are measured.
pub const SAMPLES: usize = 256;

/// Whole games and decisions per second.
#[derive(Clone, Copy, Default)]
pub struct Rate {
    pub games: f64,
    pub decisions: f64,
}

impl Rate {
    fn add(&mut self, other: Rate) {
        self.games += other.games;
        self.decisions += other.decisions;
    }
}

/// The pace on one thread and on all.
pub struct Pace {
    /// One thread, by the time the processor worked for it.
    pub one: Rate,
    /// All threads together, by the clock.
    pub all: Rate,
    /// One thread by the clock, to compare all threads with.
    one_by_the_clock: Rate,
}

impl Pace {
    /// How much faster all threads together are.
    pub fn ratio(&self) -> f64 {
        self.all.games / self.one_by_the_clock.games
    }
}

/// Plays random games, in turns on one thread and on all.
pub fn pace<G: Game>(setup: &G::Setup, time: Duration, threads: usize) -> Result<Pace, BadSetup> {
    let next = AtomicU64::new(0);
    let (mut one, mut one_by_the_clock, mut all) = (Vec::new(), Vec::new(), Vec::new());
    slice::<G>(setup, &next, time / (2 * SLICES), 1)?;
    for _ in 0..SLICES {
        let alone = slice::<G>(setup, &next, time / SLICES, 1)?;
        one.push(alone.worked);
        one_by_the_clock.push(alone.by_the_clock);
        all.push(slice::<G>(setup, &next, time / SLICES, threads)?.by_the_clock);
    }
    Ok(Pace { one: median(one), all: median(all), one_by_the_clock: median(one_by_the_clock) })
}

/// What some threads did in a slice of time, summed up.
#[derive(Clone, Copy, Default)]
struct Slice {
    worked: Rate,
    by_the_clock: Rate,
}

fn slice<G: Game>(
    setup: &G::Setup,
    next: &AtomicU64,
    time: Duration,
    threads: usize,
) -> Result<Slice, BadSetup> {
    let series = Seed::from_number(1);
    let work = || {
        let watch = Stopwatch::start();
        let (mut games, mut decisions, mut moves) = (0, 0, Moves::new());
        while watch.elapsed() < time {
            let number = next.fetch_add(1, Ordering::Relaxed);
            decisions += u64::from(random_game::<G>(setup, &series, number, &mut moves)?.1);
            games += 1;
        }
        // Each worker's own pace: the last game of one must not count as idleness of another.
        let in_time = |time: Duration| Rate {
            games: f64::from(games) / time.as_secs_f64(),
            decisions: decisions as f64 / time.as_secs_f64(),
        };
        Ok(Slice { worked: in_time(watch.worked()), by_the_clock: in_time(watch.elapsed()) })
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut sum = Slice::default();
        for worker in workers {
            let slice = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            sum.worked.add(slice.worked);
            sum.by_the_clock.add(slice.by_the_clock);
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
            let _ = game.play_silently(m);
        }
    }
    Ok(states)
}

pub fn clone_nanoseconds<G: Game>(states: &[G], time: Duration) -> f64 {
    let (watch, mut clones) = (Stopwatch::start(), 0);
    while watch.elapsed() < time {
        for state in states {
            black_box(black_box(state).clone());
        }
        clones += states.len();
    }
    watch.worked().as_nanos() as f64 / clones as f64
}

/// How many of the things a tally counts it counts in a second, in states where there are any.
pub fn tally_per_second<G: Game>(states: &[G], tally: &Tally<G>, time: Duration) -> f64 {
    let states: Vec<&G> = states.iter().filter(|state| (tally.count)(state) > 0).collect();
    let (watch, mut counted) = (Stopwatch::start(), 0);
    for state in states.iter().cycle() {
        counted += (tally.count)(black_box(state));
        if watch.elapsed() >= time {
            break;
        }
    }
    counted as f64 / watch.worked().as_secs_f64()
}
