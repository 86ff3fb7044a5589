use table::{Seat, Sink};

use super::Play;
use crate::data::{Field, Spot};
use crate::moves::Unit;
use crate::{Duties, Event, Payment, Phase};

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn place(&mut self, spot: Spot) {
        let seat = self.seat();
        self.tell(Event::Placed { seat, spot });
        if self.state.setup.first_placement_pays {
            self.begin_payment(spot);
        } else {
            self.stop(spot);
        }
    }

    pub(super) fn go(&mut self, field: Field) {
        let Phase::Move { at, .. } = self.state.phase else { return };
        self.begin_payment(Spot { from: at, to: field });
    }

    pub(super) fn skip(&mut self, field: Field) {
        let Phase::Move { at, .. } = self.state.phase else { return };
        let seat = self.seat();
        self.tell(Event::Skipped { seat, field });
        self.state.phase = Phase::Move { from: at, at: field };
    }

    fn begin_payment(&mut self, spot: Spot) {
        let left = self.state.occupants(spot);
        let spared = self.state.figures_spared();
        self.go_on_paying(Payment { from: spot.from, to: spot.to, left, paid: 0, spared });
    }

    /// Figures that need not be paid are not asked about once they are the only ones left.
    fn go_on_paying(&mut self, payment: Payment) {
        if payment.left.len() as u8 <= payment.spared {
            self.stop(Spot { from: payment.from, to: payment.to });
        } else {
            self.state.phase = Phase::Pay(payment);
        }
    }

    pub(super) fn pay(&mut self, to: Seat, unit: Unit) {
        let Phase::Pay(mut payment) = self.state.phase else { return };
        let seat = self.seat();
        let (me, owner) = (seat, to);
        match unit {
            Unit::Coin => {
                self.state.players[me].coins -= 1;
                self.state.players[owner].coins = self.state.players[owner].coins.saturating_add(1);
            }
            Unit::Scroll => {
                self.state.players[me].scrolls -= 1;
                self.state.players[owner].scrolls = self.state.players[owner].scrolls.saturating_add(1);
            }
        }
        self.tell(Event::Paid { seat, to, unit });
        payment.paid += 1;
        if payment.paid == self.state.units_per_figure() {
            payment.left.remove(payment.seat());
            payment.paid = 0;
        }
        self.go_on_paying(payment);
    }

    pub(super) fn spare(&mut self, to: Seat) {
        let Phase::Pay(mut payment) = self.state.phase else { return };
        let seat = self.seat();
        self.tell(Event::Spared { seat, to });
        payment.left.remove(payment.seat());
        payment.spared -= 1;
        self.go_on_paying(payment);
    }

    /// The figure stops; a hat may pay, then actions begin.
    fn stop(&mut self, spot: Spot) {
        let seat = self.seat();
        if !matches!(self.state.phase, Phase::Place) {
            self.tell(Event::Stopped { seat, spot });
        }
        let here = self.state.djinns_at(spot.to);
        let me = self.state.me_mut();
        me.spot = Some(spot);
        self.state.duties = Duties {
            action: true,
            passage: self.state.me().passage_at(spot.to),
            passage_used: false,
            catch: !here.is_empty(),
        };
        self.state.phase = Phase::Act;
        let gifts = self.state.hat_gifts(spot.to);
        if !gifts.is_empty() {
            self.state.pending.push_all(gifts);
            self.settle();
        }
    }
}
