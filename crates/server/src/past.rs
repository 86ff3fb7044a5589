//! What happened in a game so far, for somebody who comes late.

use shelf::Shelved;
use table::{Eyes, Record};

use crate::play::events_seen_by;
use crate::wire::Raw;

/// What happened in each entry of the log, as far as these eyes may know. Only decisions are kept, so they are
/// played again.
pub fn happened<G: Shelved>(record: &Record<G>, eyes: Eyes) -> Vec<Raw> {
    let Ok(start) = G::new(&record.state().setup(), record.seed()) else { return Vec::new() };
    let mut past = Record::new(start, record.seed());
    let mut events = Vec::new();
    record
        .entries()
        .iter()
        .map_while(|entry| {
            events.clear();
            past.apply_with(entry, &mut events).ok()?;
            Some(events_seen_by(&events, eyes))
        })
        .collect()
}

/// The number of the turn each entry of the log was decided in.
pub fn turns<G: Shelved>(record: &Record<G>) -> Vec<u32> {
    let Ok(start) = G::under(record.state().rules(), &record.state().setup(), record.seed()) else {
        return Vec::new();
    };
    let mut past = Record::new(start, record.seed());
    record
        .entries()
        .iter()
        .map_while(|entry| {
            let turn = past.state().turn().number;
            past.apply(entry).ok()?;
            Some(turn)
        })
        .collect()
}
