//! Homes for what was caught, the free djinn that comes with a master, and the end of a catch.

use table::Sink;

use super::{Play, can_house};
use crate::colour::sum;
use crate::state::State;
use crate::{Caught, Colour, DjinnKind, Event, Move, Phase, Refused};

impl State {
    /// Homes of the next caught djinn, as long as the others can be housed too; or the free djinn.
    pub(super) fn list_homes(&self, caught: &Caught, tell: &mut impl FnMut(Move)) {
        let Some(djinn) = caught.next() else {
            let here = self.djinns_at(self.here());
            for colour in Colour::ALL {
                if here.djinns[colour.index()] > 0 && self.can_house_free(colour) {
                    tell(Move::Free { colour });
                }
            }
            if self.setup.free_djinn_optional {
                tell(Move::Pass);
            }
            return;
        };
        let rest = caught.without(djinn);
        let me = self.me();
        if me.free_circles() > 0 {
            let mut after = *me;
            after.circles -= 1;
            if can_house(&after, rest.normal, rest.master) {
                tell(Move::HouseCircle);
            }
        }
        for colour in Colour::ALL {
            let fits = djinn == DjinnKind::Master || djinn == DjinnKind::Normal(colour);
            if fits && me.corks > 0 && me.bottles[colour.index()] > 0 {
                let mut after = *me;
                after.corks -= 1;
                after.bottles[colour.index()] -= 1;
                if can_house(&after, rest.normal, rest.master) {
                    tell(Move::HouseBottle { colour });
                }
            }
        }
    }

    fn can_house_free(&self, colour: Colour) -> bool {
        let mut one = [0; 4];
        one[colour.index()] = 1;
        can_house(self.me(), one, false)
    }

    pub(super) fn refuse_home(&self, caught: &Caught, m: Move) -> Option<Refused> {
        Some(match (caught.next(), m) {
            (Some(_), Move::HouseCircle) => Refused::NoCircle,
            (Some(djinn), Move::HouseBottle { colour }) => match djinn {
                DjinnKind::Normal(own) if own != colour => Refused::WrongBottle { djinn, colour },
                _ => Refused::NoBottle { colour },
            },
            (None, Move::Free { colour }) => Refused::NoFreeDjinn { colour },
            (None, Move::Pass) => Refused::FreeDjinnRequired,
            _ => return None,
        })
    }
}

impl Caught {
    /// The djinn to be housed next.
    #[must_use]
    pub fn next(&self) -> Option<DjinnKind> {
        if sum(self.normal) > 0 {
            return Colour::ALL.into_iter().find(|c| self.normal[c.index()] > 0).map(DjinnKind::Normal);
        }
        self.master.then_some(DjinnKind::Master)
    }

    /// The same with this djinn housed.
    #[must_use]
    fn without(mut self, djinn: DjinnKind) -> Caught {
        match djinn {
            DjinnKind::Normal(colour) => self.normal[colour.index()] -= 1,
            DjinnKind::Master => self.master = false,
        }
        self
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn house(&mut self, bottle: Option<Colour>) {
        self.house_next(bottle);
        self.go_on_housing();
    }

    pub(super) fn take_free(&mut self, colour: Colour) {
        let Phase::House(caught) = &mut self.state.phase else { return };
        caught.free = false;
        caught.normal[colour.index()] = 1;
        let seat = self.seat();
        let field = self.state.here();
        if let Some(n) = field.round_index() {
            self.state.fields[n].djinns[colour.index()] -= 1;
        }
        self.tell(Event::FreeTaken { seat, field, colour });
        self.go_on_housing();
    }

    pub(super) fn leave_free(&mut self) {
        if let Phase::House(caught) = &mut self.state.phase {
            caught.free = false;
        }
        self.go_on_housing();
    }

    fn house_next(&mut self, bottle: Option<Colour>) {
        let Phase::House(caught) = self.state.phase else { return };
        let Some(djinn) = caught.next() else { return };
        let seat = self.seat();
        match (bottle, djinn) {
            (Some(colour), _) => self.put_in_bottle(djinn, colour),
            (None, DjinnKind::Normal(colour)) => self.state.me_mut().circled[colour.index()] += 1,
            (None, DjinnKind::Master) => self.state.me_mut().circled_masters += 1,
        }
        self.tell(Event::Housed { seat, djinn, bottle });
        self.state.phase = Phase::House(caught.without(djinn));
    }

    /// Houses djinns that have only one way to go, and finishes the catch when all is done.
    pub(super) fn go_on_housing(&mut self) {
        loop {
            let Phase::House(caught) = self.state.phase else { return };
            if caught.next().is_none() {
                let here = self.state.djinns_at(self.state.here());
                let can_take =
                    |colour: &Colour| here.djinns[colour.index()] > 0 && self.state.can_house_free(*colour);
                if caught.free && Colour::ALL.iter().any(can_take) {
                    return;
                }
                return self.finish_catch(caught.with_master);
            }
            let me = self.state.me();
            debug_assert!(can_house(me, caught.normal, caught.master), "what was caught can be housed");
            let mut only = None;
            let mut ways = 0;
            self.state.each_legal(&mut |m| {
                only = Some(m);
                ways += 1;
            });
            match only {
                Some(Move::HouseCircle) if ways == 1 => self.house_next(None),
                Some(Move::HouseBottle { colour }) if ways == 1 => self.house_next(Some(colour)),
                _ => return,
            }
        }
    }

    /// A master left alone is driven off; for a master that is gone, djinns are drawn.
    fn finish_catch(&mut self, with_master: bool) {
        self.state.phase = Phase::Act;
        self.state.duties.catch = false;
        let Some(n) = self.state.here().round_index() else { return };
        if with_master {
            self.master_gone(n);
        } else if self.state.fields[n].master && self.state.fields[n].normal() == 0 {
            self.drive_off(n);
            self.master_gone(n);
        }
    }
}
