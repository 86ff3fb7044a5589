//! Connections: versions only grow, and step follows step.

use std::collections::HashMap;

use super::{Case, Rule, Violation};
use crate::history::What;

pub(super) fn check(case: &Case<'_>) -> Vec<Violation> {
    let mut found = Vec::new();
    // By connection, and by person over all of theirs.
    let mut on_line: HashMap<u64, u32> = HashMap::new();
    let mut of_person: HashMap<usize, u32> = HashMap::new();
    let mut known_before: HashMap<u64, u32> = HashMap::new();
    for event in &case.events {
        let (version, is_step) = match &event.what {
            What::Opens => {
                let known = of_person.get(&event.person).copied().unwrap_or_default();
                known_before.insert(event.line, known);
                continue;
            }
            What::Asks { .. } => continue,
            What::Step(sight) => (sight.version, true),
            What::Snapshot(sight) => (sight.version, false),
            What::Done { version, .. }
            | What::Refused { version, .. }
            | What::Said { version, .. }
            | What::Told { version } => (*version, false),
        };
        let who = format!("person {} on connection {}", event.person, event.line);
        let before = known_before.get(&event.line).copied().unwrap_or_default();
        match on_line.get(&event.line) {
            Some(last) if version < *last => {
                let text = format!("{who} was told version {version} after {last}");
                found.push(case.broken(Rule::Forward, text));
            }
            Some(last) if is_step && version != last + 1 => {
                let text = format!("{who} was told step {version} after version {last}");
                found.push(case.broken(Rule::Gapless, text));
            }
            None if version < before => {
                let text = format!(
                    "{who}, by machine {}, began with version {version} after {before}",
                    event.machine
                );
                found.push(case.broken(Rule::Forward, text));
            }
            _ => {}
        }
        on_line.insert(event.line, version);
        let known = of_person.entry(event.person).or_default();
        *known = version.max(*known);
    }
    found
}
