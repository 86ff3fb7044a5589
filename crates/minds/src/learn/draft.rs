use table::{Chooser, MAX_SEATS, Seed};

use super::positions::End;
use crate::net::{BadNet, GROUPS, Layer, Net, ONE, POINTS, Provenance, Sizes, fits, shapes, units};

/// A net while it learns: the same form as [`Net`], in floats.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub(super) sizes: Sizes,
    /// Mean points, which the points' head adds to.
    pub(super) centre: f32,
    /// All layers and then all biases, in the order of a net's file.
    pub(super) weights: Vec<f32>,
}

/// Room for the largest layer.
const ROOM: usize = 128;

/// Where layers and biases begin among all weights.
#[derive(Clone, Copy, Debug)]
struct Places {
    layers: [usize; 11],
    biases: [usize; 4],
    all: usize,
}

fn places(sizes: Sizes) -> Places {
    let mut all = 0;
    let mut place = |size: usize| {
        all += size;
        all - size
    };
    let layers = shapes(sizes).map(|(inputs, units)| place(inputs * units));
    let biases = units(sizes).map(&mut place);
    Places { layers, biases, all }
}

/// Sums of units by inputs.
#[inline]
fn forward(weights: &[f32], inputs: &[f32], sums: &mut [f32]) {
    for (input, weights) in inputs.iter().zip(weights.chunks_exact(sums.len())) {
        if *input != 0.0 {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
        }
    }
}

/// The slope of weights by inputs and the slope of their sums.
#[inline]
fn backward(slope: &mut [f32], inputs: &[f32], sums: &[f32]) {
    for (input, slope) in inputs.iter().zip(slope.chunks_exact_mut(sums.len())) {
        if *input != 0.0 {
            slope.iter_mut().zip(sums).for_each(|(slope, sum)| *slope += input * sum);
        }
    }
}

/// The slope of inputs.
#[inline]
fn through(weights: &[f32], sums: &[f32], inputs: &mut [f32]) {
    for (input, weights) in inputs.iter_mut().zip(weights.chunks_exact(sums.len())) {
        *input += weights.iter().zip(sums).map(|(weight, sum)| weight * sum).sum::<f32>();
    }
}

#[inline]
fn rectify(sums: &mut [f32]) {
    sums.iter_mut().for_each(|sum| *sum = sum.max(0.0));
}

/// No slope where a unit was off.
#[inline]
fn mask(slope: &mut [f32], units: &[f32]) {
    slope.iter_mut().zip(units).for_each(|(slope, unit)| {
        if *unit <= 0.0 {
            *slope = 0.0;
        }
    });
}

/// What a draft says of a position: points in units of the points' head, and chances to win.
#[derive(Clone, Copy, Debug, Default)]
pub struct Said {
    pub points: [f32; MAX_SEATS],
    pub wins: [f32; MAX_SEATS],
}

impl Draft {
    /// A draft that knows nothing.
    #[must_use]
    pub fn new(sizes: Sizes, centre: f32, seed: &Seed) -> Draft {
        let places = places(sizes);
        let mut weights = vec![0.0; places.all];
        let mut chooser = Chooser::new(seed);
        let mut fan = [0usize; 4];
        for ((inputs, _), (group, _)) in shapes(sizes).iter().zip(GROUPS) {
            fan[group] += inputs;
        }
        for (n, ((inputs, units), (group, _))) in shapes(sizes).iter().zip(GROUPS).enumerate() {
            // Paths past the hidden layers begin as nothing.
            let spread = if n >= 8 { 0.0 } else { (2.0 / fan[group] as f32).sqrt() };
            for weight in &mut weights[places.layers[n]..places.layers[n] + inputs * units] {
                // The sum of a few even throws is nearly a bell curve.
                let sum: usize = (0..4).map(|_| chooser.below(20_001)).sum();
                *weight = spread * (sum as f32 - 40_000.0) / 11_547.0;
            }
        }
        Draft { sizes, centre, weights }
    }

    /// How many weights.
    #[must_use]
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Never.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// What it says of a position; with `slope`, also adds how the weights should change to say what came of it.
    pub(super) fn say(&self, told: &[i16], players: usize, learn: Option<(&End, &mut [f32])>) -> Said {
        let Sizes { seat, table, code, first, second } = self.sizes;
        let places = places(self.sizes);
        let shapes = shapes(self.sizes);
        let layer = |n: usize| &self.weights[places.layers[n]..places.layers[n] + shapes[n].0 * shapes[n].1];
        let bias = |n: usize, units: usize| &self.weights[places.biases[n]..places.biases[n] + units];
        let mut inputs = [0.0f32; ROOM * (MAX_SEATS + 1)];
        let inputs = &mut inputs[..told.len()];
        inputs.iter_mut().zip(told).for_each(|(input, told)| *input = f32::from(*told) / ONE as f32);
        let (seats, at_table) = inputs.split_at(players * seat);
        let own = |n: usize| &seats[n * seat..(n + 1) * seat];
        debug_assert_eq!(at_table.len(), table);
        let mut codes = [[0.0f32; ROOM]; MAX_SEATS];
        let (mut all, mut all_codes) = ([0.0f32; ROOM], [0.0f32; ROOM]);
        for n in 0..players {
            let codes = &mut codes[n][..code];
            codes.copy_from_slice(bias(0, code));
            forward(layer(0), own(n), codes);
            forward(layer(1), at_table, codes);
            rectify(codes);
            all_codes.iter_mut().zip(codes).for_each(|(all, one)| *all += *one);
            all.iter_mut().zip(own(n)).for_each(|(all, one)| *all += one);
        }
        let mut base = [0.0f32; ROOM];
        base[..first].copy_from_slice(bias(1, first));
        forward(layer(5), at_table, &mut base[..first]);
        let mut base_last = [bias(3, 2)[0], bias(3, 2)[1]];
        forward(layer(10), at_table, &mut base_last);
        let mut others = [[0.0f32; ROOM]; MAX_SEATS];
        let mut other_codes = [[0.0f32; ROOM]; MAX_SEATS];
        let mut one = [[0.0f32; ROOM]; MAX_SEATS];
        let mut two = [[0.0f32; ROOM]; MAX_SEATS];
        let mut said = Said::default();
        for n in 0..players {
            others[n] = all;
            others[n].iter_mut().zip(own(n)).for_each(|(others, one)| *others -= one);
            other_codes[n] = all_codes;
            other_codes[n].iter_mut().zip(&codes[n]).for_each(|(others, one)| *others -= one);
            one[n] = base;
            forward(layer(2), own(n), &mut one[n][..first]);
            forward(layer(3), &others[n][..seat], &mut one[n][..first]);
            forward(layer(4), &other_codes[n][..code], &mut one[n][..first]);
            rectify(&mut one[n][..first]);
            two[n][..second].copy_from_slice(bias(2, second));
            forward(layer(6), &one[n][..first], &mut two[n][..second]);
            rectify(&mut two[n][..second]);
            let mut heads = base_last;
            forward(layer(7), &two[n][..second], &mut heads);
            forward(layer(8), own(n), &mut heads);
            forward(layer(9), &others[n][..seat], &mut heads);
            (said.points[n], said.wins[n]) = (heads[0], heads[1]);
        }
        let top = said.wins[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        said.wins[..players].iter_mut().for_each(|win| *win = crate::net::exp(*win - top));
        let sum: f32 = said.wins[..players].iter().sum();
        said.wins[..players].iter_mut().for_each(|win| *win /= sum);
        let Some((end, slope)) = learn else { return said };
        let mut code_slopes = [[0.0f32; ROOM]; MAX_SEATS];
        let mut all_first = [0.0f32; ROOM];
        let mut all_heads = [0.0f32; 2];
        let part = |n: usize| places.layers[n]..places.layers[n] + shapes[n].0 * shapes[n].1;
        let add = |into: &mut [f32], from: &[f32]| into.iter_mut().zip(from).for_each(|(a, b)| *a += b);
        for n in 0..players {
            let wanted = (f32::from(end.totals[n]) - self.centre) / POINTS;
            let heads =
                [(said.points[n] - wanted) / players as f32, said.wins[n] - f32::from(end.wins[n]) / 1000.0];
            add(&mut all_heads, &heads);
            backward(&mut slope[part(7)], &two[n][..second], &heads);
            backward(&mut slope[part(8)], own(n), &heads);
            backward(&mut slope[part(9)], &others[n][..seat], &heads);
            let mut of_two = [0.0f32; ROOM];
            through(layer(7), &heads, &mut of_two[..second]);
            mask(&mut of_two[..second], &two[n][..second]);
            backward(&mut slope[part(6)], &one[n][..first], &of_two[..second]);
            add(&mut slope[places.biases[2]..places.biases[2] + second], &of_two);
            let mut of_one = [0.0f32; ROOM];
            through(layer(6), &of_two[..second], &mut of_one[..first]);
            mask(&mut of_one[..first], &one[n][..first]);
            add(&mut all_first, &of_one);
            backward(&mut slope[part(2)], own(n), &of_one[..first]);
            backward(&mut slope[part(3)], &others[n][..seat], &of_one[..first]);
            backward(&mut slope[part(4)], &other_codes[n][..code], &of_one[..first]);
            let mut of_codes = [0.0f32; ROOM];
            through(layer(4), &of_one[..first], &mut of_codes[..code]);
            for other in (0..players).filter(|other| *other != n) {
                add(&mut code_slopes[other], &of_codes);
            }
        }
        backward(&mut slope[part(10)], at_table, &all_heads);
        add(&mut slope[places.biases[3]..places.biases[3] + 2], &all_heads);
        backward(&mut slope[part(5)], at_table, &all_first[..first]);
        add(&mut slope[places.biases[1]..places.biases[1] + first], &all_first);
        for n in 0..players {
            mask(&mut code_slopes[n][..code], &codes[n][..code]);
            backward(&mut slope[part(0)], own(n), &code_slopes[n][..code]);
            backward(&mut slope[part(1)], at_table, &code_slopes[n][..code]);
            add(&mut slope[places.biases[0]..places.biases[0] + code], &code_slopes[n]);
        }
        said
    }

    /// The net in whole numbers, as fine as its sums allow.
    pub fn net(&self, features: u64, provenance: Provenance) -> Result<Net, BadNet> {
        let places = places(self.sizes);
        let shapes = shapes(self.sizes);
        let mut shifts = [14u8; 4];
        loop {
            let whole = |weight: &f32, group: usize| weight * (1u32 << shifts[group]) as f32;
            let mut too_large = [false; 4];
            let layers: Vec<Layer> = (0..11)
                .map(|n| {
                    let (group, _) = GROUPS[n];
                    let (inputs, units) = shapes[n];
                    let own = &self.weights[places.layers[n]..places.layers[n] + inputs * units];
                    let weights = own.iter().map(|weight| {
                        let whole = whole(weight, group).round();
                        too_large[group] |= whole.abs() > f32::from(i16::MAX);
                        whole as i16
                    });
                    Layer { units, weights: weights.collect() }
                })
                .collect();
            let mut group = 0;
            let biases: [Vec<i32>; 4] = units(self.sizes).map(|units| {
                let own = &self.weights[places.biases[group]..places.biases[group] + units];
                let biases =
                    own.iter().map(|bias| (whole(bias, group) * ONE as f32).round() as i32).collect();
                group += 1;
                biases
            });
            for (group, own) in biases.iter().enumerate() {
                let mut alone = [const { Vec::new() }; 4];
                alone[group].clone_from(own);
                too_large[group] |= !fits(&layers, &alone);
            }
            if too_large.iter().any(|group| *group) && shifts.iter().all(|shift| *shift > 0) {
                too_large
                    .iter()
                    .zip(&mut shifts)
                    .for_each(|(too_large, shift)| *shift -= u8::from(*too_large));
                continue;
            }
            let centre = (self.centre * 100.0).round() as i32;
            return Net::build(self.sizes, features, centre, shifts, layers, biases, provenance);
        }
    }
}
