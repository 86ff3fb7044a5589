//! What all rounds have shown, of earlier runs too.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

/// Figures of one round, or of many.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// Rounds.
    pub rounds: u64,
    /// Seconds of play.
    pub seconds: u64,
    /// By kind.
    pub faults: BTreeMap<String, Count>,
    /// Decisions and undos that were acknowledged.
    pub acknowledged: u64,
    /// Lines of talk that were acknowledged.
    pub said: u64,
    /// Everything else that was asked or told.
    pub events: u64,
    /// Decisions of bots.
    pub bots: u64,
    /// Tables with a log.
    pub tables: u64,
    /// Games that were played to their end.
    pub finished: u64,
    /// Promises that were broken.
    pub violations: u64,
}

/// Faults of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// How many.
    pub times: u64,
    /// The longest time anybody had no answer while it lasted or until all were answered again.
    pub longest_ms: u64,
    /// The longest time from its end until everybody was answered.
    pub after_ms: u64,
}

impl Figures {
    /// One more fault.
    pub(crate) fn fault(&mut self, kind: &str, longest_ms: u64, after_ms: u64) {
        let one = Count { times: 1, longest_ms, after_ms };
        self.faults.entry(kind.to_owned()).or_default().add(&one);
    }

    /// Adds another round's.
    pub fn add(&mut self, other: &Figures) {
        self.rounds += other.rounds;
        self.seconds += other.seconds;
        self.acknowledged += other.acknowledged;
        self.said += other.said;
        self.events += other.events;
        self.bots += other.bots;
        self.tables += other.tables;
        self.finished += other.finished;
        self.violations += other.violations;
        for (kind, count) in &other.faults {
            self.faults.entry(kind.clone()).or_default().add(count);
        }
    }

    /// For people to read.
    #[must_use]
    pub fn text(&self) -> String {
        let Figures {
            rounds, seconds, acknowledged, said, events, bots, tables, finished, violations, ..
        } = self;
        let all: u64 = self.faults.values().map(|count| count.times).sum();
        let mut text = format!(
            "{rounds} rounds, {} min {} s of play, {all} faults, {tables} tables, {finished} games finished, \
             {acknowledged} decisions acknowledged, {bots} decisions of bots, {said} lines of talk, {events} messages; \
             violations: {violations}\n\n| fault | times | longest without an answer | until all were answered after its end |\n|---|---|---|---|\n",
            seconds / 60,
            seconds % 60,
        );
        for (kind, Count { times, longest_ms, after_ms }) in &self.faults {
            let seconds = |ms: &u64| *ms as f64 / 1000.0;
            // Writing into a text cannot fail.
            let _ = writeln!(
                text,
                "| {kind} | {times} | {:.1} s | {:.1} s |",
                seconds(longest_ms),
                seconds(after_ms)
            );
        }
        text
    }
}

impl Count {
    fn add(&mut self, other: &Count) {
        self.times += other.times;
        self.longest_ms = self.longest_ms.max(other.longest_ms);
        self.after_ms = self.after_ms.max(other.after_ms);
    }
}

/// Figures that are written down, a line a round, so that a later run goes on from them.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Of all rounds.
    pub all: Figures,
    place: Option<PathBuf>,
}

impl Tally {
    /// With what earlier runs wrote into this file, if there is one.
    pub fn open(place: Option<&Path>) -> Result<Tally> {
        let mut tally = Tally { all: Figures::default(), place: place.map(Path::to_owned) };
        let known = place.and_then(|place| std::fs::read_to_string(place).ok()).unwrap_or_default();
        for line in known.lines() {
            tally.all.add(&serde_json::from_str(line).context("a tally is made of our own lines")?);
        }
        Ok(tally)
    }

    /// One more round.
    pub fn add(&mut self, round: &Figures) -> Result<()> {
        self.all.add(round);
        if let Some(place) = &self.place {
            let mut file = std::fs::OpenOptions::new().create(true).append(true).open(place)?;
            writeln!(file, "{}", serde_json::to_string(round)?)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_goes_on_where_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("tally");
        let mut round = Figures { rounds: 1, seconds: 30, acknowledged: 7, ..Figures::default() };
        round.fault("machine killed", 1200, 300);
        for _ in 0..2 {
            Tally::open(Some(&place)).expect("it opens").add(&round).expect("it is written");
        }
        let all = Tally::open(Some(&place)).expect("it opens").all;
        assert_eq!((all.rounds, all.seconds, all.acknowledged), (2, 60, 14));
        assert_eq!(all.faults["machine killed"], Count { times: 2, longest_ms: 1200, after_ms: 300 });
        assert!(all.text().contains("| machine killed | 2 | 1.2 s | 0.3 s |"), "{}", all.text());
    }
}
