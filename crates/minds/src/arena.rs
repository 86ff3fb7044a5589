//! Matches between minds: paired deals, every mind in every seat.

use table::{BadSetup, Eyes, Knowledge, PerSeat, Seat, Seats, Seed, Turn};

use crate::budget::Budget;
use crate::level::Level;
use crate::mind::Mind;
use crate::mindful::Mindful;

/// How one game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Which mind sat where, by its number in the match.
    pub minds: Vec<usize>,
    /// Final points by seat.
    pub totals: PerSeat<i32>,
    /// Who won.
    pub winners: Seats,
    /// Decisions made.
    pub decisions: u32,
}

/// Which mind sits at which seat in game number `number` of a match of `minds` minds for `players` players.
///
/// Every deal is played as often as there are seats, the minds moving on by one seat each time. Fewer minds than
/// seats: the first sits alone against as many of the others as it needs.
#[must_use]
pub fn seating(number: u64, minds: usize, players: u8) -> (u64, Vec<usize>) {
    let players = u64::from(players);
    let (deal, turn) = (number / players, number % players);
    let at = |seat: u64| {
        let place = (seat + turn) % players;
        if minds as u64 == players {
            place as usize
        } else if place == 0 {
            0
        } else {
            // The others share the remaining seats, and change from deal to deal.
            1 + ((place - 1 + deal) % (minds as u64 - 1).max(1)) as usize
        }
    };
    (deal, (0..players).map(at).collect())
}

/// Plays game number `number` of a match to its end.
pub fn play_game<G: Mindful>(
    setup: &G::Setup,
    levels: &[(Level, Budget)],
    series: &Seed,
    number: u64,
) -> Result<Outcome, BadSetup> {
    let probe = G::new(setup, *series)?;
    let (deal, minds) = seating(number, levels.len(), probe.players());
    let seed = series.derive(deal);
    let mut game = G::new(setup, seed)?;
    let thoughts = series.derive(1 << 32).derive(number);
    let mut seats: Vec<Mind<G>> = (minds.iter().enumerate())
        .map(|(n, mind)| Mind::new(levels[*mind].0, levels[*mind].1, thoughts.derive(n as u64)))
        .collect();
    let mut decisions = 0;
    while let Turn::Decide(seat) = game.to_move() {
        let knowledge = Knowledge::of(&game, seat, thoughts.derive(1000 + u64::from(decisions)));
        let Some(decision) = seats[seat.index()].decide(&knowledge) else { break };
        let _ = game.play_listed(decision.chosen, &mut ());
        decisions += 1;
    }
    let totals = game.scores(Eyes::Everything).totals();
    Ok(Outcome { minds, totals, winners: game.winners(), decisions })
}

impl Outcome {
    /// A mind's share of the victory: 1 alone, a part of it if shared, 0 otherwise; for the first seat it holds.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / f64::from(self.winners.len()) } else { 0.0 }
    }
}
