use table::Seat;

use crate::data::{Bad, Cloak, Field, Good, Spot};
use crate::moves::Unit;
use crate::state::State;
use crate::{Move, Payment};

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
        let figures = self.occupants(spot).len() as u16;
        let owed =
            figures.saturating_sub(u16::from(self.figures_spared())) * u16::from(self.units_per_figure());
        let me = self.me();
        owed <= me.coins.saturating_add(me.scrolls)
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
        Seat::ALL[self.left.trailing_zeros() as usize & 3]
    }
}
