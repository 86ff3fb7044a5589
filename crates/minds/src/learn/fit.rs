use table::{Chooser, Seed};

use super::adam::Adam;
use super::draft::Draft;
use super::positions::Positions;
use crate::net::{POINTS, Sizes};

/// Positions a step looks at.
const BATCH: usize = 256;
/// One game in so many is held back, to see whether something was learned and not only remembered.
const HELD_BACK: u32 = 25;

/// How long and how fast to learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// Times all positions are gone through.
    pub epochs: u32,
    /// How far each step goes at first; it falls to nothing at the end.
    pub rate: f32,
}

impl Default for Course {
    fn default() -> Course {
        Course { epochs: 6, rate: 0.002 }
    }
}

/// How well the end was foretold.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measure {
    /// Cross-entropy of who wins.
    pub loss: f64,
    /// Share of the variance of points, less the table's mean, that is explained.
    pub r2: f64,
    /// Mean difference between forecast and truth, by tenths of the chance to win.
    pub calibration: f64,
    /// Positions looked at.
    pub positions: u64,
}

/// A net being fitted, epoch by epoch.
#[derive(Clone, Debug)]
pub struct Fit {
    draft: Draft,
    adam: Adam,
    course: Course,
    epoch: u32,
    seed: Seed,
}

impl Fit {
    /// Begins with a draft that knows nothing.
    #[must_use]
    pub fn new(sizes: Sizes, positions: &Positions, course: Course, seed: Seed) -> Fit {
        let players = positions.players.max(1);
        let sum: i64 =
            positions.ends.iter().flat_map(|end| &end.totals[..players]).map(|p| i64::from(*p)).sum();
        let centre = sum as f32 / (positions.len() * players).max(1) as f32;
        let draft = Draft::new(sizes, centre, &seed);
        let adam = Adam::new(draft.len());
        Fit { draft, adam, course, epoch: 0, seed }
    }

    /// Epochs done.
    #[must_use]
    pub fn epoch(&self) -> u32 {
        self.epoch
    }

    /// What it has learned so far.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Goes through all positions once; `progress` is told how many are done.
    pub fn go_through(&mut self, positions: &Positions, mut progress: impl FnMut(usize)) {
        let mut order: Vec<u32> =
            (0..positions.len() as u32).filter(|n| !held_back(positions, *n as usize)).collect();
        let mut chooser = Chooser::new(&self.seed.derive(1 + u64::from(self.epoch)));
        for n in (1..order.len()).rev() {
            order.swap(n, chooser.below(n + 1));
        }
        let steps = order.len().div_ceil(BATCH).max(1);
        let mut slope = vec![0.0f32; self.draft.len()];
        for (step, batch) in order.chunks(BATCH).enumerate() {
            for n in batch {
                let n = *n as usize;
                let learn = Some((&positions.ends[n], slope.as_mut_slice()));
                let _ = self.draft.say(positions.told(n), positions.players, learn);
            }
            slope.iter_mut().for_each(|slope| *slope /= batch.len() as f32);
            let done =
                (f64::from(self.epoch) + step as f64 / steps as f64) / f64::from(self.course.epochs.max(1));
            let rate = self.course.rate * (1.0 - done as f32).max(0.01);
            self.adam.step(&mut self.draft.weights, &mut slope, rate);
            progress((step + 1) * BATCH);
        }
        self.epoch += 1;
    }

    /// How well it foretells the games held back.
    #[must_use]
    pub fn measure(&self, positions: &Positions) -> Measure {
        let players = positions.players;
        let (mut loss, mut off, mut all, mut count) = (0.0f64, 0.0f64, 0.0f64, 0u64);
        let mut tenths = [(0.0f64, 0.0f64, 0u64); 10];
        for n in (0..positions.len()).filter(|n| held_back(positions, *n)) {
            let said = self.draft.say(positions.told(n), players, None);
            let end = &positions.ends[n];
            let mean = |points: &mut dyn Iterator<Item = f64>| points.sum::<f64>() / players as f64;
            let foretold = |seat: usize| f64::from(said.points[seat] * POINTS + self.draft.centre);
            let foretold_mean = mean(&mut (0..players).map(foretold));
            let true_mean = mean(&mut (0..players).map(|seat| f64::from(end.totals[seat])));
            for seat in 0..players {
                let won = f64::from(end.wins[seat]) / 1000.0;
                let chance = f64::from(said.wins[seat]);
                loss -= won * chance.max(1e-9).ln();
                // Alone at the table there is no mean to be better than.
                let (expected, came) = if players == 1 {
                    (foretold(seat) - f64::from(self.draft.centre), true_mean - f64::from(self.draft.centre))
                } else {
                    (foretold(seat) - foretold_mean, f64::from(end.totals[seat]) - true_mean)
                };
                off += (expected - came) * (expected - came);
                all += came * came;
                let tenth = &mut tenths[((chance * 10.0) as usize).min(9)];
                *tenth = (tenth.0 + chance, tenth.1 + won, tenth.2 + 1);
            }
            count += 1;
        }
        let seats = (count * players as u64).max(1) as f64;
        Measure {
            loss: loss / count.max(1) as f64,
            r2: 1.0 - off / all.max(1e-9),
            calibration: tenths.iter().map(|(chance, won, _)| (chance - won).abs()).sum::<f64>() / seats,
            positions: count,
        }
    }

    /// Everything needed to go on later, as bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(self.epoch.to_le_bytes());
        bytes.extend(self.adam.steps.to_le_bytes());
        bytes.extend(self.draft.centre.to_le_bytes());
        let all = self.draft.weights.iter().chain(&self.adam.mean).chain(&self.adam.square);
        all.for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes
    }

    /// Goes on from what was written; `false`, and nothing changes, if it does not fit.
    pub fn resume(&mut self, bytes: &[u8]) -> bool {
        let weights = self.draft.len();
        if bytes.len() != 12 + 12 * weights {
            return false;
        }
        let four = |at: usize| [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
        self.epoch = u32::from_le_bytes(four(0));
        self.adam.steps = u32::from_le_bytes(four(4));
        self.draft.centre = f32::from_le_bytes(four(8));
        let number = |n: usize| f32::from_le_bytes(four(12 + 4 * n));
        let part = |n: usize| (n * weights..(n + 1) * weights).map(number).collect();
        (self.draft.weights, self.adam.mean, self.adam.square) = (part(0), part(1), part(2));
        true
    }
}

fn held_back(positions: &Positions, n: usize) -> bool {
    positions.games[n].is_multiple_of(HELD_BACK)
}
