//! The Flying Carpet: the last meeple of a move may fly to any tile with its own tribe.

use table::{Moves, Reveal, Sink};

use crate::state::{Sowing, Tribes};
use crate::turn::Play;
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
        hand.tribes().any(meets) && !self.board.paths.reach(hand.total() as usize - 1, at, came).is_empty()
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
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn play_flight(&mut self, tribe: Tribe, tile: Tile) {
        let seat = self.game.activation.seat;
        self.spend_magic(Item::FlyingCarpet);
        self.tell(Event::Flew { seat, tribe, tile });
        self.drop_meeple(tribe, tile);
        self.collect(tribe, tile);
    }

    /// A pick-up made possible by the carpet alone still ends the game, and shows that there is one.
    #[cold]
    pub(crate) fn note_carpet_start(&mut self, tile: Tile) {
        if !self.game.can_sow_on_foot() {
            self.trigger_end(Ending::NoLegalMove);
        }
        if !self.game.can_sow_on_foot_from(tile) {
            self.show_carpet();
        }
    }

    /// A drop after which only the carpet can finish the move shows that there is one.
    #[cold]
    pub(crate) fn note_carpet_drop(&mut self, sowing: &Sowing) {
        if !self.game.can_finish_on_foot(sowing.hand, sowing.at, sowing.came, self.game.targets(sowing)) {
            self.show_carpet();
        }
    }

    fn show_carpet(&mut self) {
        let seat = self.game.activation.seat;
        if !self.game.artisans.seen[seat].has(Item::FlyingCarpet)
            && self.game.artisans.held[seat].has(Item::FlyingCarpet)
        {
            self.game.artisans.seen[seat].add(Item::FlyingCarpet, 1);
            self.reveal = Reveal::Something;
        }
    }
}
