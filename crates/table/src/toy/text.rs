//! The text form of a position of the toy game:
//!
//! ```text
//! toy 2 hand=2 open=true lamps=true rules=1
//! round 3 turn=B
//! A points=4 hand=1,2 covered=3
//! deck 5 6 7
//! turned 8
//! phase laid 4
//! chance 7 12 3
//! ```
//!
//! All lines but the first may be left out; cards that lie nowhere are the deck then, the lowest on top.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use super::position::{SeatPosition, ToyPhase, ToyPosition};
use super::{CARDS, Toy, ToyExpansion, ToySetup};
use crate::{BadLine, BadPosition, BadWord, Game, Seat, Seed, read_lines};

impl Display for ToyPosition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let ToySetup { players, hand, open, expansions } = &self.setup;
        let lamps = expansions.contains(&ToyExpansion::Lamps);
        writeln!(f, "toy {players} hand={hand} open={open} lamps={lamps} rules={}", self.rules)?;
        writeln!(f, "round {} turn={}", self.round, self.turn)?;
        for (seat, SeatPosition { points, hand, covered }) in Seat::ALL.iter().zip(&self.seats) {
            write!(f, "{seat} points={points}")?;
            for (name, cards) in [("hand", hand), ("covered", covered)] {
                if !cards.is_empty() {
                    write!(f, " {name}={}", joined(cards, ","))?;
                }
            }
            writeln!(f)?;
        }
        writeln!(f, "deck {}", joined(&self.deck, " "))?;
        writeln!(f, "turned {}", joined(&self.turned, " "))?;
        match self.phase {
            ToyPhase::Act => writeln!(f, "phase act")?,
            ToyPhase::Laid { card } => writeln!(f, "phase laid {card}")?,
            ToyPhase::Judge { card } => writeln!(f, "phase judge {card}")?,
            ToyPhase::Over => writeln!(f, "phase over")?,
        }
        writeln!(f, "chance {} {} {}", self.seed, self.used[0], self.used[1])
    }
}

fn joined(cards: &[u8], between: &str) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

impl FromStr for ToyPosition {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<ToyPosition, BadPosition> {
        let (mut begun, mut read) = (false, None);
        read_lines(text, |line| match &mut read {
            None if begun => Ok(()),
            None => {
                begun = true;
                read = Some((begin(line)?, false));
                Ok(())
            }
            Some((position, has_deck)) => position.line(line, has_deck),
        })?;
        let Some((mut position, has_deck)) = read else {
            let expected = FIRST.to_owned();
            return Err(BadPosition(vec![BadLine { line: 1, given: String::new(), expected }]));
        };
        if !has_deck {
            position.deck = position.lying_nowhere();
        }
        Ok(position)
    }
}

const FIRST: &str = "expected toy, the number of players, and hand=, open=, lamps= and rules=";

fn begin(line: &str) -> Result<ToyPosition, BadWord> {
    let mut words = line.split_whitespace();
    if words.next() != Some("toy") {
        return Err(BadWord::new(line, FIRST));
    }
    let players = number(words.next().unwrap_or(""), 2, 4)?;
    let mut setup = ToySetup { players, hand: 2, open: false, expansions: Vec::new() };
    let mut rules = Toy::RULES_VERSION;
    for word in words {
        match word.split_once('=') {
            Some(("hand", value)) => setup.hand = number(value, 0, CARDS)?,
            Some(("open", value)) => setup.open = truth(value)?,
            Some(("lamps", value)) => {
                setup.expansions = truth(value)?.then_some(ToyExpansion::Lamps).into_iter().collect();
            }
            Some(("rules", value)) => rules = number(value, 1, Toy::RULES_VERSION)?,
            _ => return Err(BadWord::new(word, "expected hand=, open=, lamps= or rules=")),
        }
    }
    Ok(ToyPosition {
        rules,
        seats: vec![SeatPosition::default(); usize::from(setup.players)],
        setup,
        seed: Seed::from_number(0),
        used: [0; 2],
        deck: Vec::new(),
        turned: Vec::new(),
        turn: Seat::ALL[0],
        round: 1,
        phase: ToyPhase::Act,
    })
}

impl ToyPosition {
    fn line(&mut self, line: &str, has_deck: &mut bool) -> Result<(), BadWord> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["round", number_of, rest @ ..] => {
                self.round = number(number_of, 1, 100)?;
                for word in rest {
                    let seat =
                        word.strip_prefix("turn=").ok_or_else(|| BadWord::new(word, "expected turn="))?;
                    self.turn = self.seat(seat)?;
                }
            }
            ["deck", cards @ ..] => {
                self.deck = cards.iter().map(|card| one_card(card)).collect::<Result<_, _>>()?;
                *has_deck = true;
            }
            ["turned", cards @ ..] => {
                self.turned = cards.iter().map(|card| one_card(card)).collect::<Result<_, _>>()?;
            }
            ["phase", "act"] => self.phase = ToyPhase::Act,
            ["phase", "laid", card] => self.phase = ToyPhase::Laid { card: one_card(card)? },
            ["phase", "judge", card] => self.phase = ToyPhase::Judge { card: one_card(card)? },
            ["phase", "over"] => self.phase = ToyPhase::Over,
            ["chance", seed, deal, die] => {
                self.seed =
                    seed.parse().map_err(|bad: crate::BadSeed| BadWord::new(seed, bad.to_string()))?;
                self.used = [number(deal, 0, u32::MAX)?, number(die, 0, u32::MAX)?];
            }
            [seat, words @ ..] if seat.len() == 1 => {
                let seat = self.seat(seat)?;
                self.seats[seat.index()] = read_seat(words)?;
            }
            _ => {
                let lines = "round N turn=A, A to D, deck, turned, phase (act, laid N, judge N, over) or chance SEED N N";
                return Err(BadWord::new(line, format!("expected {lines}")));
            }
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, BadWord> {
        let found = Seat::first(self.setup.players).find(|seat| seat.to_string() == text);
        found.ok_or_else(|| BadWord::new(text, format!("expected one of the {} seats", self.setup.players)))
    }

    fn lying_nowhere(&self) -> Vec<u8> {
        let lies = |card: &u8| {
            let held = self.seats.iter().any(|seat| seat.hand.contains(card) || seat.covered.contains(card));
            held || self.turned.contains(card) || self.phase.card() == Some(*card)
        };
        (1..=CARDS).rev().filter(|card| !lies(card)).collect()
    }
}

fn read_seat(words: &[&str]) -> Result<SeatPosition, BadWord> {
    let mut seat = SeatPosition::default();
    for word in words {
        match word.split_once('=') {
            Some(("points", value)) => seat.points = number(value, 0, u8::MAX)?,
            Some(("hand", value)) => seat.hand = value.split(',').map(one_card).collect::<Result<_, _>>()?,
            Some(("covered", value)) => {
                seat.covered = value.split(',').map(one_card).collect::<Result<_, _>>()?;
            }
            _ => return Err(BadWord::new(word, "expected points=, hand= or covered=")),
        }
    }
    Ok(seat)
}

fn one_card(text: &str) -> Result<u8, BadWord> {
    number(text, 1, CARDS)
}

fn truth(text: &str) -> Result<bool, BadWord> {
    text.parse().map_err(|_| BadWord::new(text, "expected true or false"))
}

fn number<T: FromStr + PartialOrd + Display>(text: &str, min: T, max: T) -> Result<T, BadWord> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let found = text.parse().ok().filter(|n| plain && (&min..=&max).contains(&n));
    found.ok_or_else(|| BadWord::new(text, format!("expected a number from {min} to {max}")))
}
