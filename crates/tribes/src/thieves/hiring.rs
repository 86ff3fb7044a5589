//! The pile, the thief on offer, and who has hired whom.

use table::{Moves, PerSeat, Seat, Sink};

use crate::Refused;
use crate::state::decks::{Luck, stream};
use crate::state::{Phase, Tribes};
use crate::turn::Play;
use crate::turn::tile_action::DJINN_PRICES;
use crate::{Event, Expansions, Move, Payment, Thief};
use table::List;

use super::Robbery;

/// The thieves, wherever they are; those used are back in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thieves {
    /// The top is the last one.
    pub pile: List<Thief, 6>,
    /// The one on offer.
    pub open: Option<Thief>,
    /// Hired and not used yet, one bit each.
    held: PerSeat<u8>,
}

impl Thieves {
    /// No thieves: the expansion is off.
    pub const NONE: Thieves = Thieves { pile: List::new(Thief::Houssain), open: None, held: PerSeat([0; 4]) };

    pub fn deal(expansions: Expansions, luck: &mut Luck) -> Thieves {
        if !expansions.thieves {
            return Thieves::NONE;
        }
        let mut pile = List::of(Thief::Houssain, Thief::box_of(expansions));
        luck.stream(stream::THIEVES, |s| s.shuffle(pile.as_mut_slice()));
        let open = pile.pop();
        Thieves { pile, open, held: PerSeat::default() }
    }

    pub fn has(&self, seat: Seat, thief: Thief) -> bool {
        self.held[seat] >> thief as u8 & 1 == 1
    }

    pub fn held(&self, seat: Seat) -> impl Iterator<Item = Thief> {
        let bits = self.held[seat];
        Thief::ALL.into_iter().filter(move |thief| bits >> *thief as u8 & 1 == 1)
    }

    pub fn hire(&mut self, seat: Seat, thief: Thief) {
        self.held[seat] |= 1 << thief as u8;
    }

    pub fn dismiss(&mut self, seat: Seat, thief: Thief) {
        self.held[seat] &= !(1 << thief as u8);
    }
}

impl Tribes {
    /// The thief on offer can be bought wherever a djinn can.
    pub(crate) fn list_hiring(&self, into: &mut Moves<Move>) {
        let Some(thief) = self.thieves.open else { return };
        let payments = DJINN_PRICES.iter().filter(|payment| self.actor().can_pay(**payment));
        into.extend(payments.map(|payment| Move::Hire { thief, payment: *payment }));
    }

    pub(crate) fn refuse_hire(&self, thief: Thief, payment: Payment) -> Refused {
        if !self.final_ground().is_sacred() {
            return self.not_now(Move::Hire { thief, payment });
        }
        if self.thieves.open != Some(thief) {
            return Refused::ThiefNotOnOffer { thief };
        }
        Refused::CannotPay { payment }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn play_hire(&mut self, thief: Thief, payment: Payment) {
        let seat = self.game.activation.seat;
        self.pay(payment);
        self.game.thieves.open = None;
        self.game.thieves.hire(seat, thief);
        self.tell(Event::ThiefHired { seat, thief, payment });
        self.leave_tile();
    }

    /// Offers the active player the thief of the tribe that has just acted.
    pub(crate) fn enter_thief(&mut self) {
        let (tribe, _, _) = self.game.collected();
        let thief = self.game.thieves.held(self.game.activation.seat).find(|thief| thief.tribe() == tribe);
        match thief {
            Some(thief) => self.game.phase = Phase::Thief(Robbery::Offer { thief }),
            None => self.leave_thief(),
        }
    }

    /// At clean-up the next thief is turned up if none is on offer.
    pub(crate) fn turn_up_thief(&mut self) {
        if self.game.thieves.open.is_none()
            && let Some(thief) = self.game.thieves.pile.pop()
        {
            self.game.thieves.open = Some(thief);
            self.reveal(Event::ThiefRevealed { thief });
        }
    }
}
