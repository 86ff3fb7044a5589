use table::{Reveal, Sink};

use crate::Event;

/// Collects what a decision leads to: its events, and whether anything unknown came to light.
pub(crate) struct Telling<'a, S> {
    out: &'a mut S,
    pub reveal: Reveal,
}

impl<'a, S: Sink<Event>> Telling<'a, S> {
    pub fn new(out: &'a mut S) -> Telling<'a, S> {
        Telling { out, reveal: Reveal::Nothing }
    }

    /// Tells an event.
    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.out.put(event);
    }

    /// Tells an event that shows what could not be foreseen.
    pub fn reveal(&mut self, event: Event) {
        self.reveal = Reveal::Something;
        self.out.put(event);
    }
}
