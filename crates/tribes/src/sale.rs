//! Selling sets of goods, one good after the other.

use table::{Moves, Reveal, Sink};

use crate::refusal::Refused;
use crate::sets::set_value;
use crate::state::{Phase, Sale, Tribes};
use crate::telling::Telling;
use crate::{Event, Move, Resource};

impl Tribes {
    pub(crate) fn list_close(&self, into: &mut Moves<Move>) {
        self.list_powers(into);
        if self.activation.sale != Sale::Closed {
            self.list_goods(0, into);
        }
        into.push(Move::End);
    }

    pub(crate) fn list_sale(&self, set: u16, into: &mut Moves<Move>) {
        self.list_goods(set, into);
        into.push(Move::Done);
    }

    /// Goods in hand that are not in the set yet.
    fn list_goods(&self, set: u16, into: &mut Moves<Move>) {
        let hand = &self.actor().hand;
        let goods =
            Resource::GOODS.into_iter().filter(|good| hand.has(*good) && set >> good.index() & 1 == 0);
        into.extend(goods.map(|good| Move::Sell { good }));
    }

    /// Lays a good on the table. Everybody sees it there, so one drawn unseen cannot be taken back.
    pub(crate) fn play_sell<S: Sink<Event>>(
        &mut self,
        set: u16,
        good: Resource,
        telling: &mut Telling<'_, S>,
    ) {
        let player = self.actor_mut();
        if !player.known.has(good) {
            player.known.add(good, 1);
            telling.reveal = Reveal::Something;
        }
        self.phase = Phase::Sale(set | 1 << good.index());
    }

    pub(crate) fn play_sold<S: Sink<Event>>(&mut self, set: u16, telling: &mut Telling<'_, S>) {
        let seat = self.activation.seat;
        for good in Tribes::goods_in(set) {
            self.players[seat].give(good, 1);
            self.resources.discard.add(good, 1);
        }
        let gold = u16::from(set_value(set.count_ones() as u8));
        self.players[seat].gold += gold;
        self.activation.sale = Sale::Begun;
        self.phase = Phase::Close;
        telling.tell(Event::Sold { seat, goods: Tribes::goods_in(set).collect(), gold });
    }

    pub(crate) fn refuse_sell(&self, set: u16, good: Resource) -> Refused {
        if good == Resource::Fakir {
            return Refused::FakirsDoNotSell;
        }
        if self.activation.sale == Sale::Closed {
            return Refused::SaleOver;
        }
        if set >> good.index() & 1 == 1 {
            return Refused::InSetAlready { good };
        }
        Refused::NotHeld { good }
    }
}
