//! A net's weights in the order they are used: everything that one input adds to stands side by side, in blocks that
//! stay in the processor's registers.

use super::{Layer, Sizes};

/// Units that are summed up at a time.
const BLOCK: usize = 16;
/// Most inputs of a part of a net.
const MOST: usize = 128;

/// Rows of weights, one for each input, as wide as some blocks.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows {
    width: usize,
    weights: Vec<i16>,
}

impl Rows {
    /// Puts layers with the same inputs side by side, each beginning at its column.
    pub fn new(inputs: usize, width: usize, parts: &[(usize, &Layer)]) -> Rows {
        let mut weights = vec![0; inputs * width];
        for (column, layer) in parts {
            let rows = weights.chunks_exact_mut(width).zip(layer.weights.chunks_exact(layer.units));
            rows.for_each(|(row, own)| row[*column..column + layer.units].copy_from_slice(own));
        }
        Rows { width, weights }
    }

    /// Adds what these inputs bring to the sums; inputs that are nothing cost nothing.
    #[inline]
    pub fn add(&self, inputs: &[i16], sums: &mut [i32]) {
        let mut some = [(0u32, 0i16); MOST];
        let mut count = 0;
        for (n, input) in inputs.iter().enumerate() {
            some[count] = ((n * self.width) as u32, *input);
            count += usize::from(*input != 0);
        }
        let some = &some[..count];
        for (block, sums) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
            let mut all = *sums;
            for (row, input) in some {
                let weights = &self.weights[*row as usize + block * BLOCK..][..BLOCK];
                for (sum, weight) in all.iter_mut().zip(weights) {
                    // Factors of 16 bits: any processor multiplies eight of them at a time.
                    *sum += i32::from(*input) * i32::from(*weight);
                }
            }
            *sums = all;
        }
    }
}

/// Where sums stand side by side.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Columns {
    /// The first hidden layer; codes come before it.
    pub first: usize,
    /// Heads from own inputs, and from those of others.
    pub own_heads: usize,
    pub others_heads: usize,
    /// What others bring to the first hidden layer.
    pub others: usize,
    /// Columns of the table's inputs, and of a seat's.
    pub table_width: usize,
    pub seat_width: usize,
}

impl Columns {
    pub fn of(sizes: Sizes) -> Columns {
        let heads = sizes.code + sizes.first;
        let table_width = (heads + 4).next_multiple_of(BLOCK);
        let seat_width = table_width + sizes.first.next_multiple_of(BLOCK);
        Columns {
            first: sizes.code,
            own_heads: heads,
            others_heads: heads + 2,
            others: table_width,
            table_width,
            seat_width,
        }
    }
}

/// So many units in whole blocks.
pub(super) fn blocks(units: usize) -> usize {
    units.next_multiple_of(BLOCK)
}
