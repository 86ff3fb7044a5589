use table::Seat;

use crate::data::{Bad, Cloak, Equipment, EquipmentKind, Field, Good, Hat, Spot, Stop};
use crate::moves::Unit;
use crate::state::State;
use crate::{Effect, Move, Payment};

impl State {
    pub(super) fn legal_placements(&self, tell: &mut impl FnMut(Move)) {
        for to in Field::ALL.into_iter().filter(|field| field.is_square()) {
            for from in to.neighbours() {
                let spot = Spot { from: *from, to };
                if !self.setup.first_placement_pays || self.can_pay_for(spot) {
                    tell(Move::Place { spot });
                }
            }
        }
    }

    pub(super) fn legal_steps(&self, from: Field, at: Field, tell: &mut impl FnMut(Move)) {
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

    pub(super) fn legal_payments(&self, payment: &Payment, tell: &mut impl FnMut(Move)) {
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
    pub(crate) fn can_pay_for(&self, spot: Spot) -> bool {
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
}

impl Payment {
    /// The seat to be paid now.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.left.lowest().unwrap_or(Seat::ALL[0])
    }
}
