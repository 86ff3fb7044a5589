//! Holds what everybody was told against what is kept: the promises of `docs/machines.md`, one rule each.

mod decisions;
mod lines;
mod reads;
mod sights;
mod talk;

use std::collections::HashMap;
use std::fmt;

use crate::history::{Event, History, What, Wish};
use crate::truth::{TableTruth, Truth};

/// What is promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// An acknowledged decision stands in the log, in its place.
    Kept,
    /// It stands there once: no two acknowledgements for one entry, no entry that nobody asked for.
    Once,
    /// What was refused is not in the log.
    Refused,
    /// An acknowledgement tells the version after the decision.
    Numbered,
    /// Versions never go back, on no connection and for nobody who changes machines.
    Forward,
    /// Step follows step without a gap.
    Gapless,
    /// Everybody is told the same entries.
    Same,
    /// Who looks after an acknowledgement sees it, on any machine.
    Seen,
    /// Nobody sees what their seat may not know.
    Secret,
    /// Every game can be played again.
    Played,
    /// A bot decides once, whichever machine it thinks on.
    BotOnce,
    /// What was said and acknowledged is kept, once, and told to everybody alike.
    Talk,
    /// Times in a log do not go back, whatever clocks machines have.
    Clock,
    /// After a fault everybody is answered again. Held by whoever makes the faults.
    Served,
}

/// A promise that was broken.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Which.
    pub rule: Rule,
    /// At which table.
    pub table: String,
    /// How.
    pub text: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at table {}: {}", self.rule, self.table, self.text)
    }
}

/// Everything about one table.
struct Case<'a> {
    id: &'a str,
    people: &'a [String],
    /// In the order in which they happened.
    events: Vec<&'a Event>,
    truth: &'a TableTruth,
    /// What was asked by person, connection and number.
    asked: HashMap<(usize, u64, u32), &'a Event>,
}

impl<'a> Case<'a> {
    fn new(id: &'a str, people: &'a [String], events: Vec<&'a Event>, truth: &'a TableTruth) -> Case<'a> {
        let mut asked = HashMap::new();
        for event in &events {
            if let What::Asks { id, .. } = &event.what {
                asked.insert((event.person, event.line, *id), *event);
            }
        }
        Case { id, people, events, truth, asked }
    }

    /// What an answer is about, and when it was asked.
    fn wish(&self, answer: &Event, id: u32) -> Option<(&'a Wish, &'a Event)> {
        let asked = self.asked.get(&(answer.person, answer.line, id))?;
        match &asked.what {
            What::Asks { wish, .. } => Some((wish, asked)),
            _ => None,
        }
    }

    fn is_bots(&self, seat: u8) -> bool {
        self.truth.seats.get(seat as usize).is_none_or(Option::is_none)
    }

    fn broken(&self, rule: Rule, text: String) -> Violation {
        Violation { rule, table: self.id.to_owned(), text }
    }
}

/// All promises that were broken.
#[must_use]
pub fn check(history: &History, truth: &Truth) -> Vec<Violation> {
    let mut by_table: HashMap<&str, Vec<&Event>> = HashMap::new();
    for event in &history.events {
        by_table.entry(&event.table).or_default().push(event);
    }
    let mut found = Vec::new();
    let nothing = TableTruth::default();
    for (id, table) in &truth.tables {
        if let Some(why) = &table.fault {
            found.push(Violation { rule: Rule::Played, table: id.clone(), text: why.clone() });
        }
    }
    for (id, events) in by_table {
        // A table without a log is one that never began; whatever was told of it must be nothing.
        let truth = truth.tables.get(id).unwrap_or(&nothing);
        if truth.fault.is_some() {
            continue;
        }
        let case = Case::new(id, &history.people, events, truth);
        for rule in [decisions::check, lines::check, reads::check, sights::check, talk::check] {
            found.extend(rule(&case));
        }
    }
    found.sort_by(|a, b| (a.rule, &a.table).cmp(&(b.rule, &b.table)));
    found
}
