use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{BadSetup, Eyes, Game, Knowledge, Seat, Seed, ToMove};

use crate::budget::{BadBudget, Budget};
use crate::judge::Judge;
use crate::level::{Level, UnknownLevel};
use crate::mind::Mind;
use crate::style::{BadStyle, Style};

/// What stands behind `search` for the search of version 1, which asks no net.
const FIRST: &str = "/1";

/// Somebody who takes part in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    /// How well it plays.
    pub level: Level,
    /// What it may spend on a turn; the match's own budget if it has none of its own.
    pub budget: Option<Budget>,
    /// How it thinks.
    pub style: Style,
}

/// `search`, `search@100ms` with a budget of its own, `search@100ms+horizon=8` with a style of its own.
impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.is_first_search();
        let style = Style { net: if first { Style::BEST.net } else { self.style.net }, ..self.style };
        write!(f, "{}{}", self.level, if first { FIRST } else { "" })?;
        if let Some(budget) = self.budget {
            write!(f, "@{budget}")?;
        }
        write!(f, "{style}")
    }
}

impl Contender {
    /// A mind that plays as this contender does.
    #[must_use]
    pub fn mind<J: Judge>(&self, judge: J, budget: Budget, seed: Seed) -> Mind<J> {
        Mind::new(judge, self.level, self.budget.unwrap_or(budget), seed).in_style(self.style)
    }

    /// Is it the search as it was before it had nets?
    fn is_first_search(&self) -> bool {
        self.level == Level::Search && self.style.net == 0
    }
}

/// Why a text is not a contender.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadContender {
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// What stands behind `@` is no budget.
    #[error(transparent)]
    Budget(#[from] BadBudget),
    /// What stands behind `+` is no style.
    #[error(transparent)]
    Style(#[from] BadStyle),
}

impl FromStr for Contender {
    type Err = BadContender;

    fn from_str(text: &str) -> Result<Contender, BadContender> {
        let mut parts = text.split('+');
        let text = parts.next().unwrap_or_default();
        let mut style = Style::BEST;
        parts.try_for_each(|knob| style.turn(knob))?;
        let (level, budget) = match text.split_once('@') {
            Some((level, budget)) => (level, Some(budget.parse()?)),
            None => (text, None),
        };
        let level = level.trim();
        if let Some("search") = level.strip_suffix(FIRST) {
            style.net = 0;
            return Ok(Contender { level: Level::Search, budget, style });
        }
        Ok(Contender { level: level.parse()?, budget, style })
    }
}

/// How one game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The game's number in its match.
    pub number: u64,
    /// Which contender sat where.
    pub seats: Vec<usize>,
    /// Final points by seat.
    pub totals: Vec<i32>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// Decisions made.
    pub decisions: u32,
}

impl Outcome {
    /// A contender's part of the victory: all of it, a share, or nothing.
    #[must_use]
    pub fn part(&self, contender: usize) -> f64 {
        let won = self.winners.iter().filter(|seat| self.seats[seat.index()] == contender).count();
        won as f64 / self.winners.len().max(1) as f64
    }

    /// A contender's points, averaged over its seats.
    #[must_use]
    pub fn points(&self, contender: usize) -> Option<f64> {
        let own = || self.seats.iter().zip(&self.totals).filter(|(who, _)| **who == contender);
        let count = own().count();
        (count > 0).then(|| own().map(|(_, total)| f64::from(*total)).sum::<f64>() / count as f64)
    }
}

/// The deal of game number `number`, and which contender sits where.
///
/// Every deal is played as often as there are seats, everybody moving on by one seat each time. Where there are more
/// seats than contenders they sit in turn, and who sits twice changes from deal to deal.
#[must_use]
pub fn seating(number: u64, contenders: usize, players: u8) -> (u64, Vec<usize>) {
    let players = u64::from(players);
    let (deal, turn) = (number / players, number % players);
    let at = |seat: u64| ((((seat + turn) % players) + deal) % contenders.max(1) as u64) as usize;
    (deal, (0..players).map(at).collect())
}

/// Plays game number `number` of a match to its end. Contenders have a judge each, or one for all.
pub fn play_game<J: Judge>(
    setup: &<J::Game as Game>::Setup,
    judges: &[J],
    contenders: &[Contender],
    budget: Budget,
    series: &Seed,
    number: u64,
) -> Result<Outcome, BadSetup> {
    let mut minds: Vec<Option<Mind<J>>> = Vec::new();
    play_deal(setup, contenders.len(), series, number, |game: &J::Game, asked| {
        let mind = mind_at(&mut minds, asked.seat, || {
            let contender = contenders[asked.who];
            contender.mind(judges[asked.who % judges.len()].clone(), budget, asked.thoughts)
        });
        Ok(mind.decide(&Knowledge::of(game, asked.seat, asked.imagined)).map(|decision| decision.chosen))
    })
}

/// The mind of a seat, made when it is asked first.
pub fn mind_at<M>(minds: &mut Vec<Option<M>>, seat: Seat, make: impl FnOnce() -> M) -> &mut M {
    if minds.len() <= seat.index() {
        minds.resize_with(seat.index() + 1, || None);
    }
    minds[seat.index()].get_or_insert_with(make)
}

/// Who is asked for a decision in a game of a match.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// Which contender.
    pub who: usize,
    /// At which seat.
    pub seat: Seat,
    /// Where the thoughts of this seat come from, the whole game long.
    pub thoughts: Seed,
    /// Where what it cannot know is imagined from, in this decision.
    pub imagined: Seed,
}

/// Deals game number `number` of a match and asks for decisions until it is over, or until nobody answers.
pub fn play_deal<G: Game, E: From<BadSetup>>(
    setup: &G::Setup,
    contenders: usize,
    series: &Seed,
    number: u64,
    mut decide: impl FnMut(&G, Asked) -> Result<Option<G::Move>, E>,
) -> Result<Outcome, E> {
    let players = G::new(setup, *series)?.players();
    let (deal, seats) = seating(number, contenders, players);
    let mut game = G::new(setup, series.derive(deal))?;
    let thoughts = series.derive(u64::MAX).derive(number);
    let mut decisions = 0;
    while let ToMove::Decide(seat) = game.to_move() {
        let asked = Asked {
            who: seats[seat.index()],
            seat,
            thoughts: thoughts.derive(seat.index() as u64),
            imagined: thoughts.derive(1000 + u64::from(decisions)),
        };
        let Some(chosen) = decide(&game, asked)? else { break };
        let _ = game.play_silently(chosen);
        decisions += 1;
    }
    let totals = game.scores(Eyes::Everything).totals();
    Ok(Outcome {
        number,
        seats,
        totals: Seat::first(players).map(|seat| totals[seat]).collect(),
        winners: game.winners().iter().collect(),
        decisions,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_equally_often_on_the_same_deals() {
        for (contenders, players) in [(2, 2), (2, 3), (2, 4), (3, 4), (4, 4)] {
            let mut sat = vec![vec![0; usize::from(players)]; contenders];
            let games = u64::from(players) * contenders as u64 * 5;
            for number in 0..games {
                let (deal, seats) = seating(number, contenders, players);
                assert_eq!(deal, number / u64::from(players));
                seats.iter().enumerate().for_each(|(seat, who)| sat[*who][seat] += 1);
            }
            let all: Vec<i32> = sat.concat();
            assert!(all.iter().all(|times| *times == all[0]), "{contenders} in {players} seats: {sat:?}");
        }
    }

    #[test]
    fn a_contender_reads_what_it_prints() {
        for text in [
            "search",
            "search@100ms",
            "greedy@500n",
            "search@1s+horizon=8+gift=0",
            "search+width=8",
            "search/1@80n+ways=2",
        ] {
            assert_eq!(text.parse::<Contender>().unwrap().to_string(), text);
        }
        assert!("search@soon".parse::<Contender>().unwrap_err().to_string().contains("a budget is"));
        assert!("brute".parse::<Contender>().unwrap_err().to_string().contains("minds are: random"));
    }
}
