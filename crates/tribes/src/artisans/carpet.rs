//! The Flying Carpet: the last meeple of a move may fly to any tile with its own tribe.

use table::{Moves, Reveal, Sink};

use crate::state::{Sowing, Tribes};
use crate::telling::Telling;
use crate::{Ending, Event, Item, Meeples, Move, Side, Tile, TileSet, Tribe};

impl Tribes {
    /// Can the active player fly this turn?
    #[inline]
    pub(crate) fn has_carpet(&self) -> bool {
        self.can_use_magic() && self.artisans.held[self.activation.seat].has(Item::FlyingCarpet)
    }

    /// Might the active player fly this turn, as far as the others can tell?
    pub(crate) fn may_have_carpet(&self) -> bool {
        let seat = self.activation.seat;
        self.can_use_magic()
            && (self.artisans.unseen(seat) > 0 || self.artisans.seen[seat].has(Item::FlyingCarpet))
    }

    /// Can a move with these meeples in hand end with a flight? All but the last must find their way on foot.
    #[cold]
    pub(crate) fn can_finish_flying(
        &self,
        hand: Meeples,
        at: Tile,
        came: Option<Side>,
        targets: &[TileSet; 6],
    ) -> bool {
        let meets = |tribe: Tribe| {
            !targets[tribe.index()].is_empty() || self.rules.match_dropped_this_move && hand.count(tribe) >= 2
        };
        hand.tribes().any(meets) && !self.board.terrain.reach(hand.total() as usize - 1, at, came).is_empty()
    }

    /// Flights of the last meeple, to where it cannot walk.
    pub(crate) fn list_flights(&self, sowing: &Sowing, into: &mut Moves<Move>) {
        if sowing.hand.total() != 1 || !self.has_carpet() {
            return;
        }
        let Some(tribe) = sowing.hand.tribes().next() else { return };
        let walking: TileSet =
            Side::ALL.into_iter().filter_map(|side| self.step_from(sowing, side)).collect();
        let targets = self.targets(sowing)[tribe.index()] & !walking;
        into.extend(targets.iter().map(|tile| Move::Fly { tribe, tile }));
    }

    pub(crate) fn play_flight<S: Sink<Event>>(
        &mut self,
        tribe: Tribe,
        tile: Tile,
        telling: &mut Telling<'_, S>,
    ) {
        let seat = self.activation.seat;
        self.spend_magic(Item::FlyingCarpet, telling);
        telling.tell(Event::Flew { seat, tribe, tile });
        self.drop_meeple(tribe, tile, telling);
        self.collect(tribe, tile, telling);
    }

    /// A pick-up made possible by the carpet alone still ends the game, and shows that there is one.
    #[cold]
    pub(crate) fn note_carpet_start<S: Sink<Event>>(&mut self, tile: Tile, telling: &mut Telling<'_, S>) {
        if !self.can_sow_on_foot() {
            self.trigger_end(Ending::NoLegalMove, telling);
        }
        if !self.can_sow_on_foot_from(tile) {
            self.show_carpet(telling);
        }
    }

    /// A drop after which only the carpet can finish the move shows that there is one.
    #[cold]
    pub(crate) fn note_carpet_drop<S: Sink<Event>>(&mut self, sowing: &Sowing, telling: &mut Telling<'_, S>) {
        if !self.can_finish_on_foot(sowing.hand, sowing.at, sowing.came, self.targets(sowing)) {
            self.show_carpet(telling);
        }
    }

    fn show_carpet<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        let seat = self.activation.seat;
        if !self.artisans.seen[seat].has(Item::FlyingCarpet)
            && self.artisans.held[seat].has(Item::FlyingCarpet)
        {
            self.artisans.seen[seat].add(Item::FlyingCarpet);
            telling.reveal = Reveal::Something;
        }
    }
}
