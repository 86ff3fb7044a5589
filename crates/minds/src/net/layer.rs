/// Weights from some inputs to some units, input by input: inputs that are nothing cost nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    pub(crate) units: usize,
    pub(crate) weights: Vec<i16>,
}

impl Layer {
    /// Adds what these inputs bring to the units' sums. Factors of 16 bits are multiplied eight at a time by any
    /// processor.
    #[inline]
    pub(crate) fn add(&self, inputs: &[i16], sums: &mut [i32]) {
        for (input, weights) in inputs.iter().zip(self.weights.chunks_exact(self.units)) {
            if *input != 0 {
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += i32::from(*input) * i32::from(*weight);
                }
            }
        }
    }

    /// The most a unit's sum can become by inputs up to `most`.
    pub(crate) fn most(&self, unit: usize, most: i64) -> i64 {
        let of_unit = self.weights.iter().skip(unit).step_by(self.units);
        of_unit.map(|weight| i64::from(weight.unsigned_abs()) * most).sum()
    }
}
