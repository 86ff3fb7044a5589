//! Trophies: three djinns out of bottles of one colour, between any two steps of a turn.

use table::Sink;

use super::Play;
use crate::data::{TROPHY_DJINNS, Trophy, TrophySet};
use crate::state::State;
use crate::{Colour, Event, Move, Phase, Refused};

impl State {
    /// Trophies that can be gained now, for each colour of bottles and each number of masters handed in.
    pub(super) fn list_trophies(&self, tell: &mut impl FnMut(Move)) {
        if !self.can_gain_trophy() {
            return;
        }
        let me = self.me();
        let open = self.trophies_to_choose_from();
        for colour in Colour::ALL {
            let (normal, masters) = (me.bottled[colour.index()], me.bottled_masters[colour.index()]);
            let least = TROPHY_DJINNS.saturating_sub(normal);
            for masters in least..=masters.min(TROPHY_DJINNS) {
                open.iter().for_each(|trophy| tell(Move::Trophy { trophy, colour, masters }));
            }
        }
    }

    /// Are there three djinns to hand in, a trophy for them, and is it not too late?
    pub(super) fn can_gain_trophy(&self) -> bool {
        let me = self.me();
        Colour::ALL.iter().any(|colour| me.in_bottles_of(*colour) >= TROPHY_DJINNS)
            && self.trophies_open()
            && !self.trophies_left().is_empty()
    }

    /// The first trophy comes from row 1, the second from row 2, the third from row 3, later ones from any. An
    /// empty row is replaced by the lowest that is not.
    fn trophies_to_choose_from(&self) -> TrophySet {
        let left = self.trophies_left();
        let nth = self.me().trophies.len() + 1;
        if nth > Trophy::ROWS {
            return left;
        }
        let row = |row| TrophySet(left.0 & TrophySet::row(row).0);
        let own = row(nth);
        if !own.is_empty() {
            return own;
        }
        (1..=Trophy::ROWS).map(row).find(|row| !row.is_empty()).unwrap_or(TrophySet::NONE)
    }

    pub(super) fn refuse_trophy(&self, m: Move) -> Option<Refused> {
        let Move::Trophy { trophy, colour, masters } = m else { return None };
        let between_steps = matches!(
            self.phase,
            Phase::Place
                | Phase::Move { .. }
                | Phase::Act
                | Phase::Market { .. }
                | Phase::Manufactory { .. }
                | Phase::Archives { .. }
                | Phase::Source { .. }
        );
        if !between_steps {
            return None;
        }
        if !self.trophies_open() {
            return Some(Refused::TrophiesClosed);
        }
        let me = self.me();
        let (have, have_masters) = (me.in_bottles_of(colour), me.bottled_masters[colour.index()]);
        let normal = TROPHY_DJINNS.saturating_sub(masters);
        if masters > have_masters || normal > me.bottled[colour.index()] {
            return Some(Refused::NotThree { colour, masters, have, have_masters });
        }
        if !self.trophies_left().contains(trophy) {
            return Some(Refused::TrophyGone { trophy });
        }
        let row = (self.trophies_to_choose_from().iter().next()).map_or(1, Trophy::row);
        Some(Refused::WrongRow { trophy, row })
    }
}

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
