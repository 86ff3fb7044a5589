//! Who owns which tile, and what passive djinns pay.

use table::{Seat, Sink};

use crate::data::TRIGGER_GOLD;
use crate::state::Tribes;
use crate::telling::Telling;
use crate::{Djinn, Ending, Event, GoldFrom, Tile};

impl Tribes {
    /// The active player wins an emptied tile that nobody owns. Without a camel left it stays free.
    pub(crate) fn control_if_emptied<S: Sink<Event>>(&mut self, tile: Tile, telling: &mut Telling<'_, S>) {
        if self.board.meeples(tile).is_empty() && self.board.owner(tile).is_none() {
            self.take_control(tile, telling);
        }
    }

    /// The game will be over at the end of this round; the first reason stands.
    pub(crate) fn trigger_end<S: Sink<Event>>(&mut self, ending: Ending, telling: &mut Telling<'_, S>) {
        if self.ending.is_none() {
            self.ending = Some(ending);
            telling.tell(Event::EndTriggered { ending });
        }
    }

    /// Pays the owner of a passive djinn for a deed of the active player.
    pub(crate) fn pay_trigger<S: Sink<Event>>(
        &mut self,
        owner: Seat,
        from: GoldFrom,
        telling: &mut Telling<'_, S>,
    ) {
        let amount = if owner == self.activation.seat { TRIGGER_GOLD.0 } else { TRIGGER_GOLD.1 };
        self.earn(owner, amount, from, telling);
    }

    /// Pays the owner of a passive djinn, whoever that is.
    pub(crate) fn trigger<S: Sink<Event>>(
        &mut self,
        djinn: Djinn,
        from: GoldFrom,
        telling: &mut Telling<'_, S>,
    ) {
        if let Some(owner) = self.owner_of(djinn) {
            self.pay_trigger(owner, from, telling);
        }
    }

    pub(crate) fn earn<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        amount: u16,
        from: GoldFrom,
        telling: &mut Telling<'_, S>,
    ) {
        if amount > 0 {
            self.players[seat].gold += amount;
            telling.tell(Event::GoldGained { seat, amount, from });
        }
    }
}
