use table::Sink;

use super::Play;
use crate::Event;
use crate::colour::Colour;
use crate::data::{TROPHY_DJINNS, Trophy};

impl<S: Sink<Event>> Play<'_, S> {
    /// Normal djinns go into the bag, masters into the box, bottles and corks to the supply.
    pub(super) fn gain_trophy(&mut self, trophy: Trophy, colour: Colour, masters: u8) {
        let seat = self.seat();
        let normal = TROPHY_DJINNS - masters;
        let c = colour.index();
        self.state.bag[c] += normal;
        self.state.bottles[c] += TROPHY_DJINNS;
        self.state.corks += TROPHY_DJINNS;
        let me = self.state.me_mut();
        me.bottled[c] -= normal;
        me.bottled_masters[c] -= masters;
        me.trophies.insert(trophy);
        self.tell(Event::TrophyGained { seat, trophy, colour, masters });
        self.give(trophy.bonus());
    }
}
