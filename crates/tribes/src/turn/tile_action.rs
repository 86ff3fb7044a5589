//! What the final tile offers.

use table::{Moves, Sink};

use crate::Refused;
use crate::state::{Phase, Tribes, Window};
use crate::turn::Play;
use crate::{Djinn, Event, Ground, Move, Payment, Piece, Tile, Tribe};

/// How a djinn is bought.
pub(crate) const DJINN_PRICES: [Payment; 2] = [Payment::Elders, Payment::ElderFakir];

impl Tribes {
    /// The tile this turn's move ended on.
    pub(crate) fn final_tile(&self) -> Tile {
        self.collected().2
    }

    pub(crate) fn final_ground(&self) -> Ground {
        self.board.ground(self.final_tile())
    }

    /// The piece that has to be placed here, if the supply still has one.
    pub(crate) fn compulsory_piece(&self) -> Option<Piece> {
        let piece = match self.final_ground() {
            Ground::Oasis => Piece::Palm,
            Ground::Village => Piece::Palace,
            _ => return None,
        };
        (self.supply(piece) > 0).then_some(piece)
    }

    /// Might the optional action of this tile be done, as far as the others can tell?
    fn may_have_tile_action(&self) -> bool {
        let fakirs = self.actor().possible_fakirs();
        match self.market() {
            Some((price, _)) => self.actor().gold >= price && !self.resources.row.is_empty(),
            None => {
                self.may_craft(fakirs)
                    || self.final_ground().is_sacred()
                        && !(self.djinns.row.is_empty() && self.thieves.open.is_none())
                        && DJINN_PRICES.iter().any(|payment| self.actor().can_pay_with(*payment, fakirs))
            }
        }
    }

    /// Price of this market, and how many cards from the front can be chosen from.
    fn market(&self) -> Option<(u16, u8)> {
        self.final_ground().market()
    }

    /// How many cards from the front the decision that is due is about.
    pub(crate) fn row_in_reach(&self) -> u8 {
        let among = match self.phase {
            Phase::Act => match self.collected() {
                (Tribe::Merchant, count, _) => count,
                _ => 0,
            },
            Phase::Tile => self.market().map_or(0, |(_, among)| among),
            Phase::SecondCard { among } => among,
            _ => 0,
        };
        among.min(self.resources.row.len() as u8)
    }

    pub(crate) fn list_tile_actions(&self, into: &mut Moves<Move>) {
        self.list_powers(into);
        if let Some(piece) = self.compulsory_piece() {
            self.list_settling(piece, into);
            return;
        }
        if let Some((price, among)) = self.market() {
            if self.actor().gold >= price {
                self.list_cards(among, into);
            }
        } else if self.final_ground().is_sacred() {
            for djinn in self.djinns.row.iter() {
                let payments = DJINN_PRICES.iter().filter(|payment| self.actor().can_pay(**payment));
                into.extend(payments.map(|payment| Move::Buy { djinn: *djinn, payment: *payment }));
            }
            self.list_hiring(into);
        } else if self.final_ground() == Ground::Workshop {
            self.list_crafting(into);
        }
        into.push(Move::Skip);
    }

    pub(crate) fn list_cards(&self, among: u8, into: &mut Moves<Move>) {
        into.extend((1..=among.min(self.resources.row.len() as u8)).map(|position| Move::Take { position }));
    }

    pub(crate) fn refuse_take(&self, position: u8) -> Refused {
        let among = match (self.phase, self.market()) {
            (Phase::SecondCard { among }, _) => among,
            (_, Some((price, _))) if self.actor().gold < price => {
                return Refused::TooPoor { price, gold: self.actor().gold };
            }
            (_, Some((_, among))) => among,
            _ => return self.not_now(Move::Take { position }),
        };
        Refused::NoSuchCard { position, among: among.min(self.resources.row.len() as u8) }
    }

    pub(crate) fn refuse_buy(&self, djinn: Djinn, payment: Payment) -> Refused {
        if !self.final_ground().is_sacred() {
            return self.not_now(Move::Buy { djinn, payment });
        }
        if !self.djinns.row.contains(&djinn) {
            return Refused::NotOnOffer { djinn };
        }
        Refused::CannotPay { payment }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Asks what there is to choose before or in the tile's action, or does it if there is nothing.
    pub(crate) fn enter_tile(&mut self) {
        let choice = match self.game.compulsory_piece() {
            Some(piece) => self.game.may_shift(piece),
            None => self.game.may_have_tile_action(),
        };
        if choice || self.game.may_have_power() {
            self.game.phase = Phase::Tile;
        } else if let Some(piece) = self.game.compulsory_piece() {
            self.play_place(piece);
        } else {
            self.leave_tile();
        }
    }

    pub(crate) fn play_take(&mut self, position: u8) {
        let seat = self.game.activation.seat;
        let (price, among) = self.game.market().expect("cards are taken in markets");
        self.game.players[seat].gold -= price;
        self.tell(Event::GoldPaid { seat, amount: price });
        self.take_from_row(position);
        if self.game.final_ground() == Ground::LargeMarket && !self.game.resources.row.is_empty() {
            self.game.phase = Phase::SecondCard { among: among - 1 };
        } else {
            self.leave_tile();
        }
    }

    pub(crate) fn play_second_card(&mut self, position: u8) {
        self.take_from_row(position);
        self.leave_tile();
    }

    fn take_from_row(&mut self, position: u8) {
        let seat = self.game.activation.seat;
        let card = self.game.resources.row.remove(position as usize - 1);
        self.game.players[seat].take_open(card);
        self.tell(Event::CardTaken { seat, card });
    }

    pub(crate) fn play_buy(&mut self, djinn: Djinn, payment: Payment) {
        self.pay(payment);
        if let Some(index) = self.game.djinns.row.iter().position(|open| *open == djinn) {
            self.game.djinns.row.remove(index);
        }
        self.gain_djinn(djinn);
        self.leave_tile();
    }

    /// The tile's action is done or declined: powers, sale and end remain.
    pub(crate) fn leave_tile(&mut self) {
        self.game.activation.window = Window::Close;
        self.resume();
    }
}
