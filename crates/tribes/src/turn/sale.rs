//! Selling sets of goods, one good after the other.

use table::{Moves, Reveal, Sink};

use crate::Refused;
use crate::pieces::goods::set_value;
use crate::state::{Phase, Sale, Tribes};
use crate::turn::Play;
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

impl<S: Sink<Event>> Play<'_, S> {
    /// Lays a good on the table. Everybody sees it there, so one drawn unseen cannot be taken back.
    pub(crate) fn play_sell(&mut self, set: u16, good: Resource) {
        let player = self.game.actor_mut();
        if !player.known.has(good) {
            player.known.add(good, 1);
            self.reveal = Reveal::Something;
        }
        self.game.phase = Phase::Sale { set: set | 1 << good.index() };
    }

    pub(crate) fn play_sold(&mut self, set: u16) {
        let seat = self.game.activation.seat;
        for good in Tribes::goods_in(set) {
            self.game.players[seat].give(good, 1);
            self.game.resources.discard.add(good, 1);
        }
        let gold = u16::from(set_value(set.count_ones() as u8));
        self.game.players[seat].gold += gold;
        self.game.activation.sale = Sale::Begun;
        self.game.phase = Phase::Close;
        self.tell(Event::Sold { seat, goods: Tribes::goods_in(set).collect(), gold });
    }
}
