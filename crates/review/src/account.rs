use serde::{Deserialize, Serialize};
use table::Seat;

use crate::mark::{Mark, accuracy, openness};
use crate::prospect::rounded;
use crate::verdict::Verdict;

/// One seat's game added up: `start - lost + given + luck + rest = result`, all in win chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// Whose.
    pub seat: Seat,
    /// How well it chose, from 0 to 100; nothing if it never had a choice.
    pub accuracy: Option<f64>,
    /// Choices that were not forced.
    pub choices: u32,
    /// Marks: inaccuracies, mistakes, blunders.
    pub marks: [u32; 3],
    /// Its win chance before the first choice: the deal and the seat.
    pub start: f64,
    /// What its own choices gave away.
    pub lost: f64,
    /// What the choices of others gave it.
    pub given: f64,
    /// What came to light.
    pub luck: f64,
    /// What none of these explains: the error of judging by samples.
    pub rest: f64,
    /// How large such a rest usually is: its standard error.
    pub error: f64,
    /// What came of it in the end, or the last win chance if the game is not over.
    pub result: f64,
    /// Expected points given away, all choices together.
    pub points_lost: f64,
}

/// Adds up for every seat. `verdicts` are all choices in order; `result` is what came of the last one.
#[must_use]
pub fn accounts(verdicts: &[Verdict], result: &[f64]) -> Vec<Account> {
    (0..result.len()).filter_map(|index| account(verdicts, result, Seat::new(index as u8)?)).collect()
}

fn account(verdicts: &[Verdict], result: &[f64], seat: Seat) -> Option<Account> {
    let index = seat.index();
    let own = || verdicts.iter().filter(|verdict| verdict.seat == seat && !verdict.forced);
    let mut account = Account {
        seat,
        accuracy: accuracy(own().map(|verdict| verdict.given_away(result.len()))).map(rounded),
        choices: own().count() as u32,
        marks: Mark::ALL.map(|mark| own().filter(|verdict| verdict.mark == Some(mark)).count() as u32),
        start: verdicts.first()?.before.get(index)?.win,
        lost: 0.0,
        given: 0.0,
        luck: 0.0,
        rest: 0.0,
        error: 0.0,
        result: result[index],
        points_lost: own().map(|verdict| verdict.loss.points).sum(),
    };
    let mut squares = 0.0;
    for (n, verdict) in verdicts.iter().enumerate() {
        let next = verdicts.get(n + 1).map_or(result[index], |next| next.before[index].win);
        let luck = verdict.luck.as_ref().map_or(0.0, |luck| luck[index]);
        let effect = verdict.effect[index];
        if verdict.seat == seat {
            account.lost -= effect;
        } else {
            account.given += effect;
        }
        account.luck += luck;
        let rest = next - verdict.before[index].win - effect - luck;
        account.rest += rest;
        squares += rest * rest;
    }
    account.error = squares.sqrt();
    let Account { start, lost, given, luck, rest, error, result, points_lost, .. } = &mut account;
    for part in [start, lost, given, luck, rest, error, result, points_lost] {
        *part = rounded(*part);
    }
    Some(account)
}

impl Verdict {
    /// What counts against somebody's accuracy, and how open the game was: win chance, or alone at the table a hundredth
    /// for every point.
    fn given_away(&self, players: usize) -> (f64, f64) {
        match players {
            1 => (self.loss.points / 100.0, 1.0),
            _ => (self.loss.win, openness(self.before[self.seat.index()].win)),
        }
    }
}
