use table::Sink;

use super::Play;
use crate::catching::can_house;
use crate::colour::{Colour, Djinn};
use crate::data::Mage;
use crate::events::Goods;
use crate::moves::Unit;
use crate::{Caught, Chosen, Event, Move, Phase};

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn catch(&mut self, djinn: Djinn) {
        let chosen = if let Phase::Catch(chosen) = self.state.phase { chosen } else { Chosen::default() };
        self.state.phase = Phase::Catch(chosen.and(djinn));
    }

    /// Catches nothing. Magic never drops below 0.
    pub(super) fn refuse(&mut self) {
        let seat = self.seat();
        let price = self.state.refusal_cost();
        self.tell(Event::Refused { seat });
        self.lose(Goods::Magic, u16::from(price));
        self.state.duties.catch = false;
    }

    pub(super) fn use_mage(&mut self, mage: Mage, saving: Option<Unit>) {
        let Phase::Catch(mut chosen) = self.state.phase else { return };
        let seat = self.seat();
        let (coins, scrolls) = self.state.reckon(&chosen).price(mage, saving);
        chosen.used.insert(mage);
        self.state.phase = Phase::Catch(chosen);
        self.state.me_mut().awake.remove(mage);
        self.tell(Event::Used { seat, mage });
        self.lose(Goods::Coin, coins);
        self.lose(Goods::Scroll, scrolls);
    }

    /// Pays the rest with magic; the djinns leave their field.
    pub(super) fn bind(&mut self) {
        let Phase::Catch(chosen) = self.state.phase else { return };
        let seat = self.seat();
        let field = self.state.here();
        let magic = self.state.reckon(&chosen).need() as u8;
        self.tell(Event::Bound { seat, field, djinns: chosen.normal, master: chosen.master, magic });
        self.lose(Goods::Magic, u16::from(magic));
        if let Some(n) = field.round_index() {
            let here = &mut self.state.fields[n];
            (0..4).for_each(|c| here.djinns[c] -= chosen.normal[c]);
            here.master &= !chosen.master;
        }
        let me = self.state.me_mut();
        me.masters_caught += u8::from(chosen.master);
        self.state.phase = Phase::House(Caught {
            normal: chosen.normal,
            master: chosen.master,
            with_master: chosen.master,
            free: chosen.master,
        });
        self.go_on_housing();
    }

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
            (None, Djinn::Normal(colour)) => self.state.me_mut().circled[colour.index()] += 1,
            (None, Djinn::Master) => self.state.me_mut().circled_masters += 1,
        }
        self.tell(Event::Housed { seat, djinn, bottle });
        self.state.phase = Phase::House(caught.without(djinn));
    }

    /// Houses djinns that have only one way to go, and finishes the catch when all is done.
    fn go_on_housing(&mut self) {
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
