use serde::Serialize;

/// A mean of samples, and how far it may lie from the truth by the luck of sampling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error; nothing if there was no luck, or only one sample.
    pub error: f64,
}

impl Estimate {
    /// Of something that is known.
    #[must_use]
    pub const fn certain(value: f64) -> Estimate {
        Estimate { mean: value, error: 0.0 }
    }

    /// Of samples with this sum and this sum of squares.
    #[must_use]
    pub fn of(sum: f64, squares: f64, samples: u32) -> Estimate {
        let n = f64::from(samples.max(1));
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
        // Rounding leaves crumbs where all samples are the same.
        let variance = if variance < 1e-12 * (1.0 + mean * mean) { 0.0 } else { variance };
        Estimate { mean, error: if samples > 1 { (variance / n).sqrt() } else { 0.0 } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_the_mean() {
        let estimate = Estimate::of(6.0, 14.0, 3);
        assert_eq!(estimate.mean, 2.0);
        // The deviation of 1, 2, 3 is 1.
        assert!((estimate.error - 1.0 / 3.0f64.sqrt()).abs() < 1e-12);
        assert_eq!(Estimate::of(0.3 * 3.0, 0.09 * 3.0, 3).error, 0.0);
        assert_eq!(Estimate::of(5.0, 25.0, 1), Estimate::certain(5.0));
    }
}
