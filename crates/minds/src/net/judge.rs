use table::MAX_SEATS;

use super::{Layer, MOST_HIDDEN, ONE, POINTS, Provenance, Sizes, exp};

/// What a net says about one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judgement {
    /// Expected final points.
    pub points: f32,
    /// The chance to win, from 0 to 1; all seats together 1.
    pub win: f32,
}

/// A trained net. See [`Net::read`](Net::read) for its file.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) sizes: Sizes,
    /// Where it comes from.
    pub(crate) provenance: Provenance,
    pub(crate) features: u64,
    /// Points added to the points' head, in hundredths.
    pub(crate) centre: i32,
    /// How far sums are shifted down after the codes, the first, the second and the last layer.
    pub(crate) shifts: [u8; 4],
    pub(crate) code_seat: Layer,
    pub(crate) code_table: Layer,
    pub(crate) first_own: Layer,
    pub(crate) first_others: Layer,
    pub(crate) first_codes: Layer,
    pub(crate) first_table: Layer,
    pub(crate) second: Layer,
    pub(crate) last: Layer,
    pub(crate) last_own: Layer,
    pub(crate) last_others: Layer,
    pub(crate) last_table: Layer,
    pub(crate) biases: [Vec<i32>; 4],
}

/// Room for the largest layer.
const ROOM: usize = 128;

impl Net {
    /// Where it comes from.
    #[must_use]
    pub fn provenance(&self) -> &Provenance {
        &self.provenance
    }

    /// The version of the list of features it knows.
    #[must_use]
    pub fn features(&self) -> u64 {
        self.features
    }

    /// What it says of every seat; `told` holds a block for each and one for the table.
    #[must_use]
    pub fn judge(&self, told: &[i16], players: usize) -> [Judgement; MAX_SEATS] {
        let Sizes { seat, table, code, first, second } = self.sizes;
        debug_assert_eq!(told.len(), players * seat + table, "inputs");
        let mut wide = [0i32; ROOM * (MAX_SEATS + 1)];
        let wide = &mut wide[..told.len()];
        wide.iter_mut().zip(told).for_each(|(wide, narrow)| *wide = i32::from(*narrow));
        let (seats, at_table) = wide.split_at(players * seat);
        let mut shared = [0i32; ROOM];
        shared[..code].copy_from_slice(&self.biases[0]);
        self.code_table.add(at_table, &mut shared[..code]);
        let mut codes = [[0i32; ROOM]; MAX_SEATS];
        let (mut all, mut all_codes) = ([0i32; ROOM], [0i32; ROOM]);
        for (own, codes) in seats.chunks_exact(seat).zip(&mut codes) {
            codes[..code].copy_from_slice(&shared[..code]);
            self.code_seat.add(own, &mut codes[..code]);
            hidden(&mut codes[..code], self.shifts[0]);
            all_codes.iter_mut().zip(&codes[..code]).for_each(|(all, one)| *all += one);
            all.iter_mut().zip(own).for_each(|(all, one)| *all += one);
        }
        let mut base = [0i32; ROOM];
        base[..first].copy_from_slice(&self.biases[1]);
        self.first_table.add(at_table, &mut base[..first]);
        let mut base_last = [self.biases[3][0], self.biases[3][1]];
        self.last_table.add(at_table, &mut base_last);
        let mut said = [Judgement::default(); MAX_SEATS];
        let scale = (ONE as f32) * (1u32 << self.shifts[3]) as f32;
        for (n, own) in seats.chunks_exact(seat).enumerate() {
            let mut others = all;
            others.iter_mut().zip(own).for_each(|(others, one)| *others -= one);
            let mut other_codes = all_codes;
            other_codes.iter_mut().zip(&codes[n][..code]).for_each(|(others, one)| *others -= one);
            let mut one = base;
            self.first_own.add(own, &mut one[..first]);
            self.first_others.add(&others[..seat], &mut one[..first]);
            self.first_codes.add(&other_codes[..code], &mut one[..first]);
            hidden(&mut one[..first], self.shifts[1]);
            let mut two = [0i32; ROOM];
            two[..second].copy_from_slice(&self.biases[2]);
            self.second.add(&one[..first], &mut two[..second]);
            hidden(&mut two[..second], self.shifts[2]);
            let mut heads = base_last;
            self.last.add(&two[..second], &mut heads);
            self.last_own.add(own, &mut heads);
            self.last_others.add(&others[..seat], &mut heads);
            let [points, win] = heads.map(|head| head as f32 / scale);
            said[n] = Judgement { points: points * POINTS + self.centre as f32 / 100.0, win };
        }
        share(&mut said[..players]);
        said
    }
}

/// Sums become units of a hidden layer.
#[inline]
fn hidden(sums: &mut [i32], shift: u8) {
    sums.iter_mut().for_each(|sum| *sum = (*sum >> shift).clamp(0, MOST_HIDDEN));
}

/// Makes chances of what the win head says: they add up to 1.
fn share(said: &mut [Judgement]) {
    let top = said.iter().map(|one| one.win).fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for one in said.iter_mut() {
        one.win = exp(one.win - top);
        sum += one.win;
    }
    said.iter_mut().for_each(|one| one.win /= sum);
}
