//! Djinns go from circles into bottles.

use table::Sink;

use super::Play;
use crate::colour::sum;
use crate::state::State;
use crate::{Colour, DjinnKind, Event, Move, Phase, Refused};

impl State {
    /// Djinns that can go from circles into bottles.
    pub(super) fn list_bottlings(&self, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        if me.corks == 0 {
            return;
        }
        for colour in Colour::ALL {
            if me.circled[colour.index()] > 0 && me.bottles[colour.index()] > 0 {
                tell(Move::Bottle { colour });
            }
        }
        if me.circled_masters > 0 {
            for colour in Colour::ALL {
                if me.bottles[colour.index()] > 0 {
                    tell(Move::BottleMaster { colour });
                }
            }
        }
    }

    /// Can any djinn go from a circle into a bottle?
    pub(super) fn can_bottle(&self) -> bool {
        let mut any = false;
        self.list_bottlings(&mut |_| any = true);
        any
    }

    pub(super) fn refuse_bottling(&self, m: Move) -> Option<Refused> {
        let me = self.me();
        let (held, colour) = match m {
            Move::Bottle { colour } => (me.circled[colour.index()], colour),
            Move::BottleMaster { colour } => (me.circled_masters, colour),
            _ => return None,
        };
        Some(if held == 0 { Refused::NotInCircle } else { Refused::NoBottle { colour } })
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Moves a normal djinn from a circle into a bottle.
    pub(super) fn bottle(&mut self, colour: Colour) {
        self.state.me_mut().circled[colour.index()] -= 1;
        self.fill_bottle(DjinnKind::Normal(colour), colour);
    }

    /// Moves a master from a circle into a bottle.
    pub(super) fn bottle_master(&mut self, colour: Colour) {
        self.state.me_mut().circled_masters -= 1;
        self.fill_bottle(DjinnKind::Master, colour);
    }

    fn fill_bottle(&mut self, djinn: DjinnKind, colour: Colour) {
        let seat = self.seat();
        self.put_in_bottle(djinn, colour);
        self.tell(Event::Bottled { seat, djinn, bottle: colour });
        if !self.state.pending.is_empty() {
            return self.answered();
        }
        if let Phase::Source { bottled, .. } = &mut self.state.phase {
            *bottled = true;
        }
        self.close_if_spent();
    }

    pub(super) fn put_in_bottle(&mut self, djinn: DjinnKind, colour: Colour) {
        let me = self.state.me_mut();
        debug_assert!(me.corks > 0 && sum(me.bottles) > 0, "a djinn is bottled with a bottle and a cork");
        me.corks -= 1;
        me.bottles[colour.index()] -= 1;
        match djinn {
            DjinnKind::Normal(_) => me.bottled[colour.index()] += 1,
            DjinnKind::Master => me.bottled_masters[colour.index()] += 1,
        }
    }
}
