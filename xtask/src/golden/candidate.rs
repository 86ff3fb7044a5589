use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, anyhow};
use serde_json::Value;
use shelf::Shelved;
use table::{Chooser, Moves, Packed, Record, Seed, ToMove};

/// Something that happened in a game: `djinn_used djinn=jaafar`.
pub type Happened = String;

/// One game that may be kept.
pub struct Candidate {
    pub game: Packed,
    pub happened: BTreeSet<Happened>,
}

impl Candidate {
    /// A random game to its end. Now and then a decision is taken back, where it may be.
    pub fn play<G: Shelved>(rules: u32, setup: &G::Setup, seed: Seed) -> Result<Candidate> {
        let mut record = Record::new(G::under(rules, setup, seed)?, seed);
        let (mut chooser, mut moves, mut happened) = (Chooser::new(&seed), Moves::new(), BTreeSet::new());
        while let ToMove::Decide(seat) = record.state().to_move() {
            record.state().legal_moves(&mut moves);
            let m =
                chooser.pick(&moves).ok_or_else(|| anyhow!("{} lists no moves before its end", G::NAME))?;
            let mut events = Vec::new();
            record.play(seat, m, 0, &mut events)?;
            if chooser.once_in(64) && record.undo(seat, 0).is_ok() {
                continue;
            }
            for event in events {
                collect(&serde_json::to_value(event)?, &mut happened);
            }
        }
        happened.extend(record.state().ending().map(|reason| format!("ended by {reason}")));
        let game = Packed::of(&record.log(Vec::new())).ok_or_else(|| anyhow!("a game without an end"))?;
        Ok(Candidate { game, happened })
    }
}

/// The candidate with most that was not shown yet; what is rare counts more.
pub fn most_new(candidates: &[Candidate], shown: &BTreeSet<Happened>) -> Option<usize> {
    let mut frequency: BTreeMap<&str, u64> = BTreeMap::new();
    for happened in candidates.iter().flat_map(|candidate| &candidate.happened) {
        *frequency.entry(happened).or_default() += 1;
    }
    let worth = |candidate: &Candidate| -> u64 {
        candidate.happened.difference(shown).map(|happened| 1_000_000 / frequency[happened.as_str()]).sum()
    };
    (0..candidates.len()).max_by_key(|index| worth(&candidates[*index]))
}

/// The event's kind, alone and with each word in it. Places on a board are left out.
fn collect(event: &Value, happened: &mut BTreeSet<Happened>) {
    let kind = event["kind"].as_str().unwrap_or_default();
    happened.insert(kind.to_owned());
    for (field, value) in event.as_object().into_iter().flatten().filter(|(field, _)| *field != "kind") {
        let words = value.as_array().map_or_else(|| vec![value], |list| list.iter().collect());
        for word in words.iter().filter_map(|word| word.as_str()) {
            if !word.contains(|c: char| c.is_ascii_digit()) {
                happened.insert(format!("{kind} {field}={word}"));
            }
        }
    }
}
