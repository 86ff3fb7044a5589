use std::collections::BTreeMap;

use serde::Serialize;

use super::Outcome;

/// Where a true value lies, with 95 % confidence: from, to.
pub type Interval = (f64, f64);

/// What a contender achieved in a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Games it sat in.
    pub games: u64,
    /// Games won; a shared victory counts in parts.
    pub wins: f64,
    /// Wins per game.
    pub win_rate: f64,
    /// Its interval.
    pub win_rate_95: Interval,
    /// Mean final points.
    pub mean_score: f64,
    /// Mean lead over the mean of the other seats in the same game.
    pub score_difference: f64,
    /// Its interval, deals taken as a whole.
    pub score_difference_95: Interval,
    /// Strength on the Elo scale, the mean of all contenders being 1500.
    pub elo: f64,
}

/// Sums up the outcomes of a match.
#[derive(Clone, Debug)]
pub struct Standings<'a> {
    outcomes: &'a [Outcome],
    contenders: usize,
}

impl<'a> Standings<'a> {
    /// The standings of so many contenders after these outcomes.
    #[must_use]
    pub fn new(outcomes: &'a [Outcome], contenders: usize) -> Standings<'a> {
        Standings { outcomes, contenders }
    }

    /// One standing per contender, in their order.
    #[must_use]
    pub fn all(&self) -> Vec<Standing> {
        let elo = self.elo();
        (0..self.contenders).map(|who| Standing { elo: elo[who], ..self.one(who) }).collect()
    }

    /// Mean points of the winner.
    #[must_use]
    pub fn mean_winning_score(&self) -> f64 {
        mean(self.outcomes.iter().filter_map(|o| o.totals.iter().max()).map(|total| f64::from(*total)))
    }

    fn one(&self, who: usize) -> Standing {
        let own: Vec<&Outcome> = self.outcomes.iter().filter(|o| o.seats.contains(&who)).collect();
        let wins: f64 = own.iter().map(|o| o.part(who)).sum();
        let mut deals: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
        for outcome in &own {
            let others: Vec<f64> = (outcome.seats.iter().zip(&outcome.totals))
                .filter(|(other, _)| **other != who)
                .map(|(_, total)| f64::from(*total))
                .collect();
            if let Some(points) = outcome.points(who).filter(|_| !others.is_empty()) {
                let deal = outcome.number / outcome.seats.len() as u64;
                deals.entry(deal).or_default().push(points - mean(others.into_iter()));
            }
        }
        let leads: Vec<f64> = deals.values().map(|leads| mean(leads.iter().copied())).collect();
        let lead = mean(leads.iter().copied());
        let off = 1.96 * deviation(&leads, lead) / (leads.len().max(1) as f64).sqrt();
        Standing {
            games: own.len() as u64,
            wins,
            win_rate: wins / own.len().max(1) as f64,
            win_rate_95: wilson(wins, own.len() as f64),
            mean_score: mean(own.iter().filter_map(|o| o.points(who))),
            score_difference: lead,
            score_difference_95: (lead - off, lead + off),
            elo: 0.0,
        }
    }

    /// Elo by pairs: in each game everybody is compared with everybody else by points.
    fn elo(&self) -> Vec<f64> {
        let n = self.contenders;
        // Half a point against everybody keeps whoever lost or won all games on the scale.
        let mut won = vec![vec![0.5; n]; n];
        for outcome in self.outcomes {
            for (a, won) in won.iter_mut().enumerate() {
                for b in (0..n).filter(|b| *b != a) {
                    if let (Some(mine), Some(theirs)) = (outcome.points(a), outcome.points(b)) {
                        won[b] += if mine > theirs { 1.0 } else { f64::from(mine == theirs) * 0.5 };
                    }
                }
            }
        }
        let mut strength = vec![1.0f64; n];
        for _ in 0..2000 {
            let next: Vec<f64> = (0..n)
                .map(|a| {
                    let others = || (0..n).filter(|b| *b != a);
                    let wins: f64 = others().map(|b| won[a][b]).sum();
                    let met: f64 =
                        others().map(|b| (won[a][b] + won[b][a]) / (strength[a] + strength[b])).sum();
                    if met > 0.0 { wins / met } else { 1.0 }
                })
                .collect();
            let scale = (next.iter().map(|s| s.ln()).sum::<f64>() / n.max(1) as f64).exp();
            strength = next.into_iter().map(|s| s / scale).collect();
        }
        strength.iter().map(|s| 1500.0 + 400.0 * s.log10()).collect()
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = values.fold((0u64, 0.0), |(count, sum), value| (count + 1, sum + value));
    sum / count.max(1) as f64
}

fn deviation(values: &[f64], mean: f64) -> f64 {
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (squares / (values.len().max(2) - 1) as f64).sqrt()
}

/// Wilson's interval for a rate.
fn wilson(wins: f64, games: f64) -> Interval {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let z = 1.96f64;
    let rate = wins / games;
    let middle = (rate + z * z / (2.0 * games)) / (1.0 + z * z / games);
    let off =
        z / (1.0 + z * z / games) * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt();
    ((middle - off).max(0.0), (middle + off).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    fn game(number: u64, totals: [i32; 2], swapped: bool) -> Outcome {
        let winner = usize::from(totals[1] > totals[0]);
        Outcome {
            number,
            seats: if swapped { vec![1, 0] } else { vec![0, 1] },
            totals: totals.to_vec(),
            winners: vec![Seat::ALL[winner]],
            decisions: 1,
        }
    }

    #[test]
    fn standings_follow_the_contender_not_the_seat() {
        let outcomes = [
            game(0, [10, 5], false),
            game(1, [5, 10], true),
            game(2, [10, 5], false),
            game(3, [10, 5], true),
        ];
        let all = Standings::new(&outcomes, 2).all();
        assert_eq!((all[0].wins, all[1].wins), (3.0, 1.0));
        assert_eq!(all[0].win_rate, 0.75);
        assert_eq!(all[0].score_difference, 2.5);
        assert!(all[0].win_rate_95.0 < 0.75 && all[0].win_rate_95.1 > 0.75);
        assert!(all[0].elo > 1500.0 && (all[0].elo + all[1].elo - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn wilson_is_wilsons() {
        let (low, high) = wilson(340.0, 400.0);
        assert!((low - 0.8117).abs() < 1e-3 && (high - 0.8817).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn even_players_are_equal_on_the_scale() {
        let outcomes = [game(0, [10, 5], false), game(1, [10, 5], true)];
        let all = Standings::new(&outcomes, 2).all();
        assert!((all[0].elo - all[1].elo).abs() < 1e-6);
        assert_eq!(Standings::new(&outcomes, 2).mean_winning_score(), 10.0);
    }
}
