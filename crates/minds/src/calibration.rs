//! Whether a forecast can be believed: what was foretold at seventy in a hundred should come true as often.
//!
//! A net is trained with games of minds. Where players make larger mistakes, less can be foretold: one number for a kind
//! of players, their temperature, flattens the chances, and is fitted to games such players have played.

use table::MAX_SEATS;

use crate::net::{Judgement, exp};

/// What was foretold of a game, and how it ended.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Forecast {
    /// Chances to win by seat, as the net gave them.
    pub chances: [f32; MAX_SEATS],
    /// Parts of the victory by seat.
    pub won: [f32; MAX_SEATS],
    /// How many players.
    pub players: usize,
}

/// How far forecasts were from what came true.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Trust {
    /// Cross-entropy of who won.
    pub loss: f64,
    /// Mean difference between forecast and truth, by tenths of the chance.
    pub error: f64,
    /// Of each tenth: the mean forecast, how often it came true, how many.
    pub tenths: [(f64, f64, u64); 10],
}

/// Flattens chances: at a temperature of 1 they stay, above they come nearer to each other, below they part.
pub fn tempered(said: &mut [Judgement], temperature: f64) {
    let power = 1.0 / temperature.max(1e-3) as f32;
    if power == 1.0 {
        return;
    }
    let logs: Vec<f32> = said.iter().map(|one| one.win.max(1e-6).ln() * power).collect();
    let top = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    said.iter_mut().zip(&logs).for_each(|(one, log)| one.win = exp(log - top));
    let sum: f32 = said.iter().map(|one| one.win).sum();
    said.iter_mut().for_each(|one| one.win /= sum);
}

/// How far these forecasts were from the truth at this temperature.
#[must_use]
pub fn trust(forecasts: &[Forecast], temperature: f64) -> Trust {
    let mut trust = Trust::default();
    let mut seats = 0u64;
    for forecast in forecasts {
        let mut said = [Judgement::default(); MAX_SEATS];
        let said = &mut said[..forecast.players];
        said.iter_mut().zip(forecast.chances).for_each(|(said, win)| said.win = win);
        tempered(said, temperature);
        for (said, won) in said.iter().zip(forecast.won) {
            let (chance, won) = (f64::from(said.win), f64::from(won));
            trust.loss -= won * chance.max(1e-9).ln();
            let tenth = &mut trust.tenths[((chance * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + chance, tenth.1 + won, tenth.2 + 1);
            seats += 1;
        }
    }
    trust.loss /= forecasts.len().max(1) as f64;
    trust.error =
        trust.tenths.iter().map(|(chance, won, _)| (chance - won).abs()).sum::<f64>() / seats.max(1) as f64;
    for tenth in &mut trust.tenths {
        let count = tenth.2.max(1) as f64;
        *tenth = (tenth.0 / count, tenth.1 / count, tenth.2);
    }
    trust
}

/// The temperature at which these forecasts are least surprised by what happened, from 0.25 to 8.
#[must_use]
pub fn fit_temperature(forecasts: &[Forecast]) -> f64 {
    // The loss has one valley over the temperature: golden section finds its floor.
    let loss = |log: f64| trust(forecasts, log.exp2()).loss;
    let golden = (5.0f64.sqrt() - 1.0) / 2.0;
    let (mut low, mut high) = (-2.0f64, 3.0f64);
    let (mut a, mut b) = (high - golden * (high - low), low + golden * (high - low));
    let (mut at_a, mut at_b) = (loss(a), loss(b));
    while high - low > 0.005 {
        if at_a < at_b {
            (high, b, at_b) = (b, a, at_a);
            a = high - golden * (high - low);
            at_a = loss(a);
        } else {
            (low, a, at_a) = (a, b, at_b);
            b = low + golden * (high - low);
            at_b = loss(b);
        }
    }
    ((low + high) / 2.0).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Forecasts of nine in ten of which only so many in a hundred come true.
    fn forecasts(true_of_100: u32) -> Vec<Forecast> {
        let one = |n: u32| {
            let won = if n < true_of_100 { [1.0, 0.0, 0.0, 0.0] } else { [0.0, 1.0, 0.0, 0.0] };
            Forecast { chances: [0.9, 0.1, 0.0, 0.0], won, players: 2 }
        };
        (0..100).map(one).collect()
    }

    #[test]
    fn forecasts_that_come_true_are_left_alone() {
        let sure = forecasts(90);
        assert!((fit_temperature(&sure) - 1.0).abs() < 0.02);
        assert!(trust(&sure, 1.0).error < 1e-6);
    }

    #[test]
    fn forecasts_that_were_too_sure_are_flattened() {
        let unsure = forecasts(70);
        assert!((trust(&unsure, 1.0).error - 0.2).abs() < 1e-6);
        let temperature = fit_temperature(&unsure);
        // ln(9) divided by ln(7/3).
        assert!((temperature - 2.593).abs() < 0.05, "{temperature}");
        assert!(trust(&unsure, temperature).error < 0.005);
        assert!(trust(&unsure, temperature).loss < trust(&unsure, 1.0).loss);
    }
}
