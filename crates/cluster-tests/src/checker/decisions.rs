//! Decisions: what was acknowledged is in the log, once, and nothing else is.

use std::collections::HashSet;

use super::{Case, Rule, Violation};
use crate::history::{What, Wish};
use crate::truth::Decision;

/// Clocks of machines may be apart by minutes; what they agree on may be this much apart.
const TOLERATED_MS: u64 = 3000;

pub(super) fn check(case: &Case<'_>) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut acknowledged = HashSet::new();
    let mut refused = HashSet::new();
    for event in &case.events {
        let (id, told, is_done) = match event.what {
            What::Done { id, version } => (id, version, true),
            What::Refused { id, version } => (id, version, false),
            _ => continue,
        };
        let Some((wish, _)) = case.wish(event, id) else { continue };
        let (Wish::Play { version, .. } | Wish::Undo { version, .. }) = wish else { continue };
        if !is_done {
            refused.insert((event.person, event.line, id));
            continue;
        }
        let seq = version + 1;
        if told != seq {
            let text = format!("{wish:?} was acknowledged with version {told}");
            found.push(case.broken(Rule::Numbered, text));
        }
        match case.truth.entries.get(*version as usize) {
            Some(entry) if is_asked_for(wish, entry) => {
                if !acknowledged.insert(seq) {
                    found.push(case.broken(Rule::Once, format!("entry {seq} was acknowledged twice")));
                }
            }
            Some(entry) => {
                let text = format!("{wish:?} was acknowledged, but entry {seq} is {entry:?}");
                found.push(case.broken(Rule::Kept, text));
            }
            None => {
                let text =
                    format!("{wish:?} was acknowledged, but the log ends with {}", case.truth.entries.len());
                found.push(case.broken(Rule::Kept, text));
            }
        }
    }
    found.extend(every_entry_was_asked_for(case, &refused));
    for pair in case.truth.entries.windows(2) {
        if pair[1].at + TOLERATED_MS < pair[0].at {
            let text = format!("after {} ms comes {} ms", pair[0].at, pair[1].at);
            found.push(case.broken(Rule::Clock, text));
        }
    }
    found
}

fn every_entry_was_asked_for(case: &Case<'_>, refused: &HashSet<(usize, u64, u32)>) -> Vec<Violation> {
    let mut found = Vec::new();
    for (before, entry) in case.truth.entries.iter().enumerate() {
        let Some(Some(holder)) = case.truth.seats.get(entry.seat as usize) else { continue };
        let is_it = |wish: &Wish| {
            let (Wish::Play { version, .. } | Wish::Undo { version, .. }) = wish else { return false };
            *version as usize == before && is_asked_for(wish, entry)
        };
        let mut wishes = case.asked.iter().filter(|((person, ..), event)| {
            case.people.get(*person) == Some(holder)
                && matches!(&event.what, What::Asks { wish, .. } if is_it(wish))
        });
        let seq = before + 1;
        let Some((first, _)) = wishes.next() else {
            found.push(case.broken(Rule::Once, format!("nobody asked for entry {seq}: {entry:?}")));
            continue;
        };
        if refused.contains(first) && wishes.all(|(wish, _)| refused.contains(wish)) {
            let text = format!("entry {seq} was refused and is in the log: {entry:?}");
            found.push(case.broken(Rule::Refused, text));
        }
    }
    found
}

fn is_asked_for(wish: &Wish, entry: &Decision) -> bool {
    match wish {
        Wish::Play { seat, text, .. } => entry.seat == *seat && entry.text.as_ref() == Some(text),
        Wish::Undo { seat, .. } => entry.seat == *seat && entry.undo.is_some(),
        Wish::Say { .. } | Wish::Look => false,
    }
}
