use table::MAX_SEATS;

use super::packed::{Columns, Rows, blocks};
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
    pub(super) packed: Packed,
}

/// Room for the largest layer.
const ROOM: usize = 128;
/// Room for all that one input adds to.
const WIDE: usize = 3 * ROOM + 32;

/// The same weights in the order they are used.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    columns: Columns,
    seat: Rows,
    table: Rows,
    codes: Rows,
    second: Rows,
}

impl Packed {
    pub fn new(sizes: Sizes, layers: &[Layer; 11]) -> Packed {
        let [code, code_table, own, others, codes, table, second, _, last_own, last_others, last_table] =
            layers;
        let columns = Columns::of(sizes);
        let Columns { first, own_heads, others_heads, .. } = columns;
        let seat = [(0, code), (first, own), (own_heads, last_own), (others_heads, last_others)];
        let seat = [seat.as_slice(), &[(columns.others, others)]].concat();
        let at_table = [(0, code_table), (first, table), (own_heads, last_table)];
        Packed {
            columns,
            seat: Rows::new(sizes.seat, columns.seat_width, &seat),
            table: Rows::new(sizes.table, columns.table_width, &at_table),
            codes: Rows::new(sizes.code, blocks(sizes.first), &[(0, codes)]),
            second: Rows::new(sizes.first, blocks(sizes.second), &[(0, second)]),
        }
    }
}

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
        let Packed { columns, .. } = self.packed;
        let (seats, at_table) = told.split_at(players * seat);
        let mut base = [0i32; WIDE];
        base[..code].copy_from_slice(&self.biases[0]);
        base[columns.first..columns.first + first].copy_from_slice(&self.biases[1]);
        base[columns.own_heads..columns.own_heads + 2].copy_from_slice(&self.biases[3]);
        self.packed.table.add(at_table, &mut base[..columns.table_width]);
        // What a seat brings to itself and to the others, in one go; then its code. Three times the most a hidden
        // unit can be fits into 16 bits.
        let mut sums = [base; MAX_SEATS];
        let mut codes = [[0i16; ROOM]; MAX_SEATS];
        let mut all_codes = [0i16; ROOM];
        for ((own, sums), codes) in seats.chunks_exact(seat).zip(&mut sums).zip(&mut codes) {
            self.packed.seat.add(own, &mut sums[..columns.seat_width]);
            hidden(&sums[..code], self.shifts[0], codes);
            all_codes.iter_mut().zip(&codes[..code]).for_each(|(all, one)| *all += one);
        }
        let mut said = [Judgement::default(); MAX_SEATS];
        let scale = (ONE as f32) * (1u32 << self.shifts[3]) as f32;
        for n in 0..players {
            let mut one = [0i32; ROOM];
            one[..first].copy_from_slice(&sums[n][columns.first..columns.first + first]);
            let mut heads = [sums[n][columns.own_heads], sums[n][columns.own_heads + 1]];
            for other in (0..players).filter(|other| *other != n) {
                let brought = &sums[other][columns.others..columns.others + first];
                one.iter_mut().zip(brought).for_each(|(sum, brought)| *sum += brought);
                let brought = &sums[other][columns.others_heads..columns.others_heads + 2];
                heads.iter_mut().zip(brought).for_each(|(head, brought)| *head += brought);
            }
            let mut other_codes = all_codes;
            other_codes.iter_mut().zip(&codes[n][..code]).for_each(|(others, one)| *others -= one);
            self.packed.codes.add(&other_codes[..code], &mut one[..blocks(first)]);
            let mut units = [0i16; ROOM];
            hidden(&one[..first], self.shifts[1], &mut units);
            let mut two = [0i32; ROOM];
            two[..second].copy_from_slice(&self.biases[2]);
            self.packed.second.add(&units[..first], &mut two[..blocks(second)]);
            hidden(&two[..second], self.shifts[2], &mut units);
            self.last.add(&units[..second], &mut heads);
            let [points, win] = heads.map(|head| head as f32 / scale);
            said[n] = Judgement { points: points * POINTS + self.centre as f32 / 100.0, win };
        }
        share(&mut said[..players]);
        said
    }
}

/// Sums become units of a hidden layer.
#[inline]
fn hidden(sums: &[i32], shift: u8, units: &mut [i16]) {
    let half = (1 << shift) / 2;
    for (sum, unit) in sums.iter().zip(units) {
        *unit = ((*sum + half) >> shift).clamp(0, MOST_HIDDEN) as i16;
    }
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
