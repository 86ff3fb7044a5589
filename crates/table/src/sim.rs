//! Random play in bulk: one game at a time, and what many games add up to.
//!
//! Game number `n` of a series depends on the series' seed and on `n` alone, so it does not matter how
//! many threads share the work or in which order. Only whole numbers are kept; means are the reader's.

use std::collections::BTreeMap;

use crate::{BadSetup, Chooser, Eyes, Game, MAX_SEATS, Moves, PerSeat, Seat, Seed};

/// Plays random legal moves until the game is over. Says how many.
pub fn play_out<G: Game>(game: &mut G, chooser: &mut Chooser, moves: &mut Moves<G::Move>) -> u32 {
    let mut decisions = 0;
    loop {
        game.legal_moves(moves);
        let Some(m) = chooser.pick(moves) else { return decisions };
        let _ = game.play_silently(m);
        decisions += 1;
    }
}

/// Plays game number `number` of a series to its end, [bounded](Game::bounded) so that it has one. Says how it ended and after how many decisions.
pub fn random_game<G: Game>(
    setup: &G::Setup,
    series: &Seed,
    number: u64,
    moves: &mut Moves<G::Move>,
) -> Result<(G, u32), BadSetup> {
    let seed = series.derive(number);
    let mut game = G::new(&G::bounded(setup), seed)?;
    let decisions = play_out(&mut game, &mut Chooser::new(&seed), moves);
    Ok((game, decisions))
}

/// What many games add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// Their length in decisions.
    pub decisions: Span,
    /// Their length in rounds.
    pub rounds: Span,
    /// Points by source, summed over all games, in the order of the score pad.
    pub sources: Vec<(&'static str, PerSeat<i64>)>,
    /// Final points, summed over all games.
    pub totals: PerSeat<i64>,
    /// Games won, alone or together with others.
    pub wins: PerSeat<u64>,
    /// Games with more than one winner.
    pub shared_wins: u64,
    /// How many games ended for each reason.
    pub endings: BTreeMap<&'static str, u64>,
}

/// Smallest, largest and sum of some numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The smallest; `u64::MAX` if there was none.
    pub min: u64,
    /// The largest.
    pub max: u64,
    /// All together.
    pub sum: u64,
}

impl Default for Span {
    fn default() -> Span {
        Span { min: u64::MAX, max: 0, sum: 0 }
    }
}

impl Span {
    fn add(&mut self, number: u64) {
        self.merge(&Span { min: number, max: number, sum: number });
    }

    fn merge(&mut self, other: &Span) {
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
        self.sum += other.sum;
    }
}

impl Summary {
    /// Adds a game that has ended.
    pub fn add<G: Game>(&mut self, game: &G, decisions: u32) {
        self.games += 1;
        self.decisions.add(u64::from(decisions));
        self.rounds.add(u64::from(game.round()));
        let scores = game.scores(Eyes::Everything);
        for line in &scores.lines {
            let sums = self.source(line.source);
            for (seat, points) in Seat::ALL.into_iter().zip(&line.points) {
                sums[seat] += i64::from(points.unwrap_or(0));
            }
        }
        let totals = scores.totals();
        Seat::first(game.players()).for_each(|seat| self.totals[seat] += i64::from(totals[seat]));
        let winners = game.winners();
        winners.iter().for_each(|seat| self.wins[seat] += 1);
        self.shared_wins += u64::from(winners.len() > 1);
        *self.endings.entry(game.ending().unwrap_or("over")).or_default() += 1;
    }

    /// Adds what another part of the series came to.
    pub fn merge(&mut self, other: &Summary) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        self.rounds.merge(&other.rounds);
        for (source, sums) in &other.sources {
            let own = self.source(source);
            (0..MAX_SEATS).for_each(|n| own.0[n] += sums.0[n]);
        }
        (0..MAX_SEATS).for_each(|n| self.totals.0[n] += other.totals.0[n]);
        (0..MAX_SEATS).for_each(|n| self.wins.0[n] += other.wins.0[n]);
        self.shared_wins += other.shared_wins;
        other.endings.iter().for_each(|(reason, games)| *self.endings.entry(reason).or_default() += games);
    }

    fn source(&mut self, name: &'static str) -> &mut PerSeat<i64> {
        let known = self.sources.iter().position(|(source, _)| *source == name);
        let index = known.unwrap_or_else(|| {
            self.sources.push((name, PerSeat::default()));
            self.sources.len() - 1
        });
        &mut self.sources[index].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToySetup};

    fn series(numbers: impl Iterator<Item = u64>) -> Summary {
        let setup = ToySetup { players: 3, hand: 2, open: false, expansions: vec![] };
        let (seed, mut moves, mut summary) = (Seed::from_number(1), Moves::new(), Summary::default());
        for number in numbers {
            let (game, decisions) = random_game::<Toy>(&setup, &seed, number, &mut moves).unwrap();
            summary.add(&game, decisions);
        }
        summary
    }

    #[test]
    fn the_parts_of_a_series_add_up_to_the_whole() {
        let mut halves = series((0..100).filter(|n| n % 2 == 1));
        halves.merge(&series((0..100).filter(|n| n % 2 == 0)));
        assert_eq!(halves, series(0..100));
    }

    #[test]
    fn a_summary_counts_what_happened() {
        let summary = series(0..200);
        assert_eq!(summary.games, 200);
        assert_eq!(summary.endings.values().sum::<u64>(), 200);
        assert_eq!(summary.sources, [("points", summary.totals)]);
        assert!(summary.wins.0.iter().sum::<u64>() >= 200 + summary.shared_wins);
        assert!(summary.decisions.min > 0 && summary.decisions.min < summary.decisions.max);
        assert_eq!(summary.wins.0[3], 0, "nobody sits there");
    }
}
