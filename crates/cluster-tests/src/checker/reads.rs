//! Who looks after an acknowledgement sees it, whoever got it and wherever they look.

use std::collections::HashMap;

use super::{Case, Rule, Violation};
use crate::history::{Moment, What, Wish};

pub(super) fn check(case: &Case<'_>) -> Vec<Violation> {
    // The newest acknowledged version by time.
    let mut acknowledged: Vec<(Moment, u32)> = Vec::new();
    let mut said: Vec<(Moment, &str)> = Vec::new();
    for event in &case.events {
        let What::Done { id, version } = event.what else { continue };
        match case.wish(event, id) {
            Some((Wish::Play { .. } | Wish::Undo { .. }, _)) => {
                let newest = acknowledged.last().map_or(0, |(_, newest)| *newest);
                acknowledged.push((event.at, newest.max(version)));
            }
            Some((Wish::Say { text }, _)) => said.push((event.at, text)),
            _ => {}
        }
    }
    let newest_before = |at: Moment| {
        let known = acknowledged.partition_point(|(when, _)| *when < at);
        known.checked_sub(1).map_or(0, |last| acknowledged[last].1)
    };
    let mut found = Vec::new();
    // Since when each connection waits to be told everything.
    let mut waiting: HashMap<u64, Moment> = HashMap::new();
    for event in &case.events {
        match &event.what {
            What::Opens | What::Asks { wish: Wish::Look, .. } => {
                waiting.insert(event.line, event.at);
            }
            What::Done { id, version } => {
                let Some((Wish::Look, asked)) = case.wish(event, *id) else { continue };
                let newest = newest_before(asked.at);
                if *version < newest {
                    found.push(stale(case, event.machine, *version, newest));
                }
                if waiting.remove(&event.line).is_some() {
                    let text = format!("machine {} answered a look without telling anything", event.machine);
                    found.push(case.broken(Rule::Seen, text));
                }
            }
            What::Snapshot(sight) => {
                let Some(since) = waiting.remove(&event.line) else { continue };
                let newest = newest_before(since);
                if sight.version < newest {
                    found.push(stale(case, event.machine, sight.version, newest));
                }
                let is_told = |text: &str| sight.talk.iter().any(|line| line.text == text);
                let missing = said.iter().find(|(at, text)| *at < since && !is_told(text));
                // Only the last lines are told.
                if let Some((_, text)) = missing.filter(|_| case.truth.talk.len() <= 50) {
                    let text = format!("machine {} did not tell what was said: {text:?}", event.machine);
                    found.push(case.broken(Rule::Seen, text));
                }
            }
            _ => {}
        }
    }
    found
}

fn stale(case: &Case<'_>, machine: usize, told: u32, newest: u32) -> Violation {
    let text = format!("machine {machine} told version {told} when {newest} had been acknowledged");
    case.broken(Rule::Seen, text)
}
