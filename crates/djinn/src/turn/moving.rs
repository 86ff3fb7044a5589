//! Where a figure goes, what it skips, and who is paid for a stop.

use table::{Seat, Sink};

use super::Play;
use crate::data::{Bad, Cloak, Equipment, EquipmentKind, Field, Good, Hat, Spot, Staff, Stop};
use crate::moves::Unit;
use crate::state::State;
use crate::{Duties, Effect, Event, Move, Payment, Phase, Refused};

impl State {
    pub(super) fn list_placements(&self, tell: &mut impl FnMut(Move)) {
        for to in Field::ALL.into_iter().filter(|field| field.is_square()) {
            for from in to.neighbours() {
                let spot = Spot { from: *from, to };
                if !self.setup.first_placement_pays || self.can_pay_for(spot) {
                    tell(Move::Place { spot });
                }
            }
        }
    }

    pub(super) fn list_steps(&self, from: Field, at: Field, tell: &mut impl FnMut(Move)) {
        for field in at.neighbours().iter().copied().filter(|field| *field != from) {
            let spot = Spot { from: at, to: field };
            if self.occupants(spot).is_empty() {
                tell(Move::Go { field });
            } else {
                if self.can_pay_for(spot) {
                    tell(Move::Go { field });
                }
                tell(Move::Skip { field });
            }
        }
    }

    pub(super) fn list_payments(&self, payment: &Payment, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        let seat = payment.seat();
        if me.coins > 0 {
            tell(Move::Pay { seat, unit: Unit::Coin });
        }
        if me.scrolls > 0 {
            tell(Move::Pay { seat, unit: Unit::Scroll });
        }
        if payment.spared > 0 && payment.paid == 0 {
            tell(Move::Spare { seat });
        }
    }

    /// Can the figures at this spot be paid?
    fn can_pay_for(&self, spot: Spot) -> bool {
        let me = self.me();
        u16::from(self.toll(spot)) <= me.coins.saturating_add(me.scrolls)
    }

    /// Coins or scrolls a stop at this spot costs.
    pub(crate) fn toll(&self, spot: Spot) -> u8 {
        let figures = self.occupants(spot).len() as u8;
        figures.saturating_sub(self.figures_spared()) * self.units_per_figure()
    }

    /// What the deciding seat's hat gives for a stop at this field.
    pub(crate) fn hat_gifts(&self, field: Field) -> &'static [Effect] {
        let hat = self.me().wears(EquipmentKind::Hat).and_then(Equipment::hat);
        let fires = |hat: &&Hat| match hat.stop {
            Stop::At(place) => self.place(field) == place,
            Stop::EmptyRound => field.round_index().is_some() && self.djinns_at(field).is_empty(),
        };
        hat.filter(fires).map_or(&[], |hat| hat.gives)
    }

    /// Figures that need not be paid at a stop.
    pub(crate) fn figures_spared(&self) -> u8 {
        let me = self.me();
        u8::from(me.has_cloak(Cloak::SpareOneFigure)) + u8::from(me.has_good(Good::SpareOneFigure))
    }

    /// Coins or scrolls owed to each figure at a stop.
    pub(crate) fn units_per_figure(&self) -> u8 {
        if self.me().has_bad(Bad::DearStops) { 2 } else { 1 }
    }

    pub(super) fn refuse_step(&self, m: Move) -> Option<Refused> {
        Some(match (self.phase, m) {
            (Phase::Place, Move::Place { spot }) if !spot.to.is_square() => {
                Refused::NotSquare { field: spot.to }
            }
            (Phase::Place, Move::Place { spot }) => self.refuse_stop(spot),
            (Phase::Move { from, at }, Move::Go { field } | Move::Skip { field }) => {
                if !at.is_joined_to(field) {
                    Refused::NoPath { from: at, to: field }
                } else if field == from {
                    Refused::Backwards { field }
                } else if matches!(m, Move::Skip { .. }) {
                    Refused::FreeFieldSkipped { field }
                } else {
                    self.refuse_stop(Spot { from: at, to: field })
                }
            }
            (_, Move::UseStaff) => self.refuse_refilling_staff(),
            _ => return None,
        })
    }

    fn refuse_stop(&self, spot: Spot) -> Refused {
        if !spot.from.is_joined_to(spot.to) {
            return Refused::NoPath { from: spot.from, to: spot.to };
        }
        let me = self.me();
        let (owed, have) = (self.toll(spot).into(), me.coins.saturating_add(me.scrolls));
        Refused::StopTooDear { spot, owed, have }
    }

    pub(super) fn refuse_refilling_staff(&self) -> Refused {
        match self.me().staff() {
            Some(Staff::OnceRefill) => Refused::MagicFull,
            _ => Refused::NoStaff,
        }
    }

    pub(super) fn refuse_payment(&self, payment: &Payment, m: Move) -> Option<Refused> {
        let expected = payment.seat();
        Some(match m {
            Move::Pay { seat: given, .. } | Move::Spare { seat: given } if given != expected => {
                Refused::WrongPayee { given, expected }
            }
            Move::Pay { unit, .. } => Refused::NothingToPay { unit },
            Move::Spare { .. } => Refused::NobodySpared,
            _ => return None,
        })
    }
}

impl Payment {
    /// The seat to be paid now.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.left.lowest().unwrap_or(Seat::ALL[0])
    }
}

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
