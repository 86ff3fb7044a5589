//! What happened in a game so far, for somebody who comes late.

use shelf::Shelved;
use table::{Eyes, Record};

use crate::play::{events_seen_by, raw};
use crate::replay::{MOST_FRAMES, frame};
use crate::wire::{Frame, Raw};

/// What happened in each entry of a log, as far as some eyes may know.
#[derive(Clone, Debug)]
pub struct Past {
    /// One list of events for each entry.
    pub events: Vec<Raw>,
    /// Why nothing is told from some entry on.
    pub fault: Option<PastFault>,
}

/// An entry that cannot be played again.
#[derive(Clone, Debug)]
pub struct PastFault {
    /// Its number.
    pub seq: u32,
    /// Why.
    pub why: String,
}

/// Only decisions are kept, so they are played again under the rules the game follows.
pub fn past<G: Shelved>(record: &Record<G>, eyes: Eyes) -> Past {
    let mut told = Vec::with_capacity(record.entries().len());
    let fault = tell(record, eyes, &mut told).err();
    // Whoever pairs events with entries finds none rather than those of another entry.
    let nothing = raw(&[(); 0]);
    told.resize(record.entries().len(), nothing);
    Past { events: told, fault }
}

fn tell<G: Shelved>(record: &Record<G>, eyes: Eyes, told: &mut Vec<Raw>) -> Result<(), PastFault> {
    let state = record.state();
    let start = G::under(state.rules(), &state.setup(), record.seed())
        .map_err(|error| PastFault { seq: 0, why: error.to_string() })?;
    let mut past = Record::new(start, record.seed());
    let mut events = Vec::new();
    for entry in record.entries() {
        events.clear();
        past.apply_with(entry, &mut events)
            .map_err(|error| PastFault { seq: entry.seq, why: error.to_string() })?;
        told.push(events_seen_by(&events, eyes));
    }
    Ok(())
}

/// The game after each entry from this one on, the newest of them at most, as these eyes may know it. What cannot be
/// played again is left out.
pub fn recall<G: Shelved>(record: &Record<G>, eyes: Eyes, from: u32) -> Vec<Frame> {
    let state = record.state();
    let Ok(start) = G::under(state.rules(), &state.setup(), record.seed()) else { return Vec::new() };
    let mut past = Record::new(start, record.seed());
    let first = from.max(record.seq().saturating_sub(MOST_FRAMES));
    let (mut frames, mut events) = (Vec::new(), Vec::new());
    for entry in record.entries() {
        events.clear();
        let turn = past.state().turn().number;
        if past.apply_with(entry, &mut events).is_err() {
            break;
        }
        if entry.seq >= first {
            frames.push(frame(&past, Some((entry, turn)), &events, eyes));
        }
    }
    frames
}

/// The number of the turn each entry of the log was decided in; where the past cannot be played again, the last known.
pub fn turns<G: Shelved>(record: &Record<G>) -> Vec<u32> {
    let (state, mut turns) = (record.state(), Vec::with_capacity(record.entries().len()));
    if let Ok(start) = G::under(state.rules(), &state.setup(), record.seed()) {
        let mut past = Record::new(start, record.seed());
        for entry in record.entries() {
            turns.push(past.state().turn().number);
            if past.apply(entry).is_err() {
                break;
            }
        }
    }
    let last = turns.last().copied().unwrap_or_default();
    turns.resize(record.entries().len(), last);
    turns
}
