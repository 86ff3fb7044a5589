/// e to the power of `x`, by sums and products alone.
///
/// `f32::exp` may differ in its last bit from one platform to the next, and thoughts must not.
#[must_use]
pub fn exp(x: f32) -> f32 {
    const LN_2: f32 = std::f32::consts::LN_2;
    let x = x.clamp(-80.0, 80.0);
    let whole = (x / LN_2).round();
    let part = x - whole * LN_2;
    let series = 1.0
        + part
            * (1.0
                + part
                    * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0 + part / 720.0)))));
    // 2 to a whole power, written as a float: the exponent has a bias of 127.
    let power = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    series * power
}

/// From 0 to 1, a half at nothing.
#[must_use]
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for n in -800..=800 {
            let x = n as f32 / 20.0;
            let (ours, theirs) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / theirs - 1.0).abs() < 4e-6, "{x}: {ours} {theirs}");
        }
        assert!((logistic(0.0) - 0.5).abs() < 1e-7);
        assert!(exp(1e9).is_finite() && exp(-1e9) > 0.0);
    }

    #[test]
    fn its_bits_are_known() {
        assert_eq!(
            [0.0, 1.0, -2.5, 10.0].map(|x| exp(x).to_bits()),
            [0x3f80_0000, 0x402d_f854, 0x3da8_1c2e, 0x46ac_14ee]
        );
    }
}
