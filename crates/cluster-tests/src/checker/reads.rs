//! Who looks after an acknowledgement sees it, whoever got it and wherever they look.

use std::collections::HashMap;

use super::{Case, Rule, Violation};
use crate::history::{Event, Moment, Sight, What, Wish};

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
    // Since when each connection waits to be told everything, and what it was told since. Who opens a connection is told at once; who asks
    // again may be told for other reasons before their turn comes, so the last one before the answer counts.
    let mut opening: HashMap<u64, Moment> = HashMap::new();
    let mut looking: HashMap<u64, Option<&Sight>> = HashMap::new();
    for event in &case.events {
        match &event.what {
            What::Opens => {
                opening.insert(event.line, event.at);
            }
            What::Asks { wish: Wish::Look, .. } => {
                looking.insert(event.line, None);
            }
            What::Done { id, version } => {
                let Some((Wish::Look, asked)) = case.wish(event, *id) else { continue };
                let newest = newest_before(asked.at);
                if *version < newest {
                    found.push(stale(case, event, *version, newest));
                }
                match looking.remove(&event.line).flatten() {
                    Some(sight) => found.extend(seen(case, event, sight, newest, &said, asked.at)),
                    None => {
                        let text = format!("machine {} answered a look and told nothing", event.machine);
                        found.push(case.broken(Rule::Seen, text));
                    }
                }
            }
            What::Snapshot(sight) => {
                if let Some(since) = opening.remove(&event.line) {
                    found.extend(seen(case, event, sight, newest_before(since), &said, since));
                }
                if let Some(last) = looking.get_mut(&event.line) {
                    *last = Some(sight);
                }
            }
            _ => {}
        }
    }
    found
}

/// Does this show what had been acknowledged when it was asked for?
fn seen(
    case: &Case<'_>,
    event: &Event,
    sight: &Sight,
    newest: u32,
    said: &[(Moment, &str)],
    since: Moment,
) -> Option<Violation> {
    if sight.version < newest {
        return Some(stale(case, event, sight.version, newest));
    }
    let is_told = |text: &str| sight.talk.iter().any(|line| line.text == text);
    let missing = said.iter().find(|(at, text)| *at < since && !is_told(text));
    // Only the last lines are told.
    let (_, text) = missing.filter(|_| case.truth.talk.len() <= 50)?;
    let text = format!("machine {} did not tell what was said: {text:?}", event.machine);
    Some(case.broken(Rule::Seen, text))
}

fn stale(case: &Case<'_>, event: &Event, told: u32, newest: u32) -> Violation {
    let Event { at, person, line, machine, .. } = event;
    let text = format!(
        "machine {machine} told person {person} on connection {line} version {told} when {newest} had been acknowledged, at {at} µs"
    );
    case.broken(Rule::Seen, text)
}
