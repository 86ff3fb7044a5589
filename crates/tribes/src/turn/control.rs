//! Who owns which tile, and what passive djinns pay.

use table::{Seat, Sink};

use crate::data::TRIGGER_GOLD;
use crate::turn::Play;
use crate::{Djinn, Ending, Event, GoldFrom, Tile};

impl<S: Sink<Event>> Play<'_, S> {
    /// The active player wins an emptied tile that nobody owns. Without a camel left it stays free.
    pub(crate) fn control_if_emptied(&mut self, tile: Tile) {
        if self.game.board.meeples(tile).is_empty() && self.game.board.owner(tile).is_none() {
            self.take_control(tile);
        }
    }

    /// The game will be over at the end of this round; the first reason stands.
    pub(crate) fn trigger_end(&mut self, ending: Ending) {
        if self.game.ending.is_none() {
            self.game.ending = Some(ending);
            self.tell(Event::EndTriggered { ending });
        }
    }

    /// Pays the owner of a passive djinn for a deed of the active player.
    pub(crate) fn pay_trigger(&mut self, owner: Seat, from: GoldFrom) {
        let amount = if owner == self.game.activation.seat { TRIGGER_GOLD.0 } else { TRIGGER_GOLD.1 };
        self.earn(owner, amount, from);
    }

    /// Pays the owner of a passive djinn, whoever that is.
    pub(crate) fn trigger(&mut self, djinn: Djinn, from: GoldFrom) {
        if let Some(owner) = self.game.owner_of(djinn) {
            self.pay_trigger(owner, from);
        }
    }

    pub(crate) fn earn(&mut self, seat: Seat, amount: u16, from: GoldFrom) {
        if amount > 0 {
            self.game.players[seat].gold += amount;
            self.tell(Event::GoldGained { seat, amount, from });
        }
    }
}
