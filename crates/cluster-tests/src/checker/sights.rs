//! What was seen: the entries everybody sees, and of the game what each pair of eyes may know.

use table::Eyes;

use super::{Case, Rule, Violation};
use crate::history::{Event, LogLine, Sight, What};
use crate::truth::eyes_index;

pub(super) fn check(case: &Case<'_>) -> Vec<Violation> {
    let mut found = Vec::new();
    for event in &case.events {
        match &event.what {
            What::Snapshot(sight) => {
                if sight.eyes.is_some() && sight.lines.len() != sight.version as usize {
                    let text =
                        format!("{} entries were told at version {}", sight.lines.len(), sight.version);
                    found.push(case.broken(Rule::Same, text));
                }
                found.extend(one(case, event, sight));
            }
            What::Step(sight) => found.extend(one(case, event, sight)),
            _ => {}
        }
    }
    found
}

fn one(case: &Case<'_>, event: &Event, sight: &Sight) -> Option<Violation> {
    let eyes = sight.eyes?;
    let Some(world) = case.truth.worlds.get(sight.version as usize) else {
        let text = format!("version {} was told, but the log ends before", sight.version);
        return Some(case.broken(Rule::Same, text));
    };
    let who = case.people.get(event.person).map(String::as_str).unwrap_or_default();
    let own = case.truth.seats.iter().position(|seat| seat.as_deref() == Some(who));
    let secret = |text: String| Some(case.broken(Rule::Secret, format!("person {}: {text}", event.person)));
    match eyes {
        Eyes::Spectator => {}
        Eyes::Seat(seat) if own == Some(seat.index()) => {}
        Eyes::Seat(seat) => return secret(format!("saw with the eyes of seat {seat}")),
        Eyes::Everything if is_over_by(case, event) => {}
        Eyes::Everything => return secret(format!("saw everything at version {}", sight.version)),
    }
    let index = eyes_index(eyes);
    if let Some(violation) = sight.lines.iter().find_map(|line| read_wrongly(case, line, index)) {
        return Some(violation);
    }
    if world.seen.get(index) != Some(&sight.view) {
        return secret(format!("at version {} {eyes:?} saw something else than they may", sight.version));
    }
    if sight.moves > 0 && (world.to_move.map(usize::from) != own || own.is_none()) {
        return secret(format!("was offered moves of another seat at version {}", sight.version));
    }
    for (line, events) in sight.lines.iter().zip(&sight.events) {
        let entry = &case.truth.entries[line.seq as usize - 1];
        if entry.events.get(index) != Some(events) {
            return secret(format!("of entry {} {eyes:?} was told something else than they may", line.seq));
        }
    }
    None
}

/// Was the game over when this was told? Its last decision must have been asked for, unless a bot made it.
fn is_over_by(case: &Case<'_>, event: &Event) -> bool {
    let Some((before, last)) = case.truth.entries.iter().enumerate().next_back() else { return false };
    if case.truth.worlds.last().is_some_and(|world| world.to_move.is_some()) {
        return false;
    }
    case.is_bots(last.seat)
        || case.asked.values().any(|asked| {
            asked.at < event.at
                && matches!(&asked.what, What::Asks { wish: crate::Wish::Play { version, .. }, .. } if *version as usize == before)
        })
}

fn read_wrongly(case: &Case<'_>, line: &LogLine, eyes: usize) -> Option<Violation> {
    let entry = (line.seq as usize).checked_sub(1).and_then(|index| case.truth.entries.get(index));
    let rule = if case.is_bots(line.seat) { Rule::BotOnce } else { Rule::Same };
    let Some(entry) = entry else {
        return Some(case.broken(rule, format!("{line:?} was told, but is not in the log")));
    };
    if (line.seat, line.undo) != (entry.seat, entry.undo) {
        return Some(case.broken(rule, format!("{line:?} was told, but the log says {entry:?}")));
    }
    if entry.shown.get(eyes) != Some(&line.text) {
        // The truth itself is a secret where something else should have been shown.
        let rule = if line.text == entry.text { Rule::Secret } else { rule };
        return Some(case.broken(rule, format!("{line:?} was told, but the log says {entry:?}")));
    }
    None
}
