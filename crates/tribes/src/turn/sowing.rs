//! Moving meeples: pick up a tile, drop one meeple on each step, the last one with its own tribe.

use table::{Moves, Sink};

use crate::Refused;
use crate::state::{Phase, Sowing, Tribes, Window};
use crate::turn::Play;
use crate::{Djinn, Event, GoldFrom, Meeples, Move, Side, Tile, TileSet, Tribe};

/// One step on in a move, and what all drops on that tile have in common.
pub(crate) struct StepOn {
    tile: Tile,
    came: Side,
    /// A bit for each tribe in hand whose last meeple could join one that stands there now; two are enough.
    joined: u8,
    /// Can the walk end on this tile, with whoever is dropped here?
    returns: bool,
    /// Can the walk end where it has been at a later step, with whoever is dropped there?
    loops: bool,
}

impl Tribes {
    /// Tiles from which a legal move can be made.
    pub(crate) fn list_pick_ups(&self, into: &mut Moves<Move>) {
        for tile in self.board.peopled().iter() {
            if self.can_sow_from(tile) {
                into.push(Move::Sow { tile });
            }
        }
    }

    /// Is there any legal move on the board, items aside?
    pub(crate) fn can_sow_on_foot(&self) -> bool {
        self.board.peopled().iter().any(|tile| self.can_sow_on_foot_from(tile))
    }

    pub(crate) fn can_sow_on_foot_from(&self, tile: Tile) -> bool {
        let hand = self.board.meeples(tile);
        if hand.is_empty() {
            return false;
        }
        // Everybody here is picked up, so nobody is left to be joined.
        let mut ends = self.board.paths.reach(hand.total().into(), tile, None);
        ends.remove(tile);
        self.can_end(hand, tile, None, ends, self.board.all_here())
    }

    /// Can the active player make a move from this tile?
    pub(crate) fn can_sow_from(&self, tile: Tile) -> bool {
        self.can_sow_on_foot_from(tile) || self.has_carpet() && self.can_sow_flying_from(tile)
    }

    #[cold]
    fn can_sow_flying_from(&self, tile: Tile) -> bool {
        let hand = self.board.meeples(tile);
        !hand.is_empty() && self.can_finish_flying(hand, tile, None, &self.targets_without(tile))
    }

    /// Where each tribe stands once everybody on `tile` has been picked up.
    fn targets_without(&self, tile: Tile) -> [TileSet; 6] {
        let mut targets = *self.board.all_here();
        targets.iter_mut().for_each(|tiles| tiles.remove(tile));
        targets
    }

    /// For each tribe, where its last meeple may be dropped in the current move.
    pub(crate) fn targets<'a>(&'a self, sowing: &'a Sowing) -> &'a [TileSet; 6] {
        if self.rules.match_dropped_this_move { self.board.all_here() } else { &sowing.before }
    }

    /// Can the move still be finished legally, with these meeples in hand on this tile? `targets` says for
    /// each tribe where one stands that its last meeple could join.
    pub(crate) fn can_finish_on_foot(
        &self,
        hand: Meeples,
        at: Tile,
        came: Option<Side>,
        targets: &[TileSet; 6],
    ) -> bool {
        self.can_end(hand, at, came, self.board.paths.reach(hand.total().into(), at, came), targets)
    }

    /// Can a walk that ends on one of these tiles end legally? Drops on the way are free, so only the last one
    /// counts: it joins a meeple that stands there now, or one of the same tribe dropped on the way if the walk can
    /// come by the same tile twice.
    #[inline(always)]
    fn can_end(
        &self,
        hand: Meeples,
        at: Tile,
        came: Option<Side>,
        ends: TileSet,
        targets: &[TileSet; 6],
    ) -> bool {
        let steps = usize::from(hand.total());
        hand.tribes().any(|tribe| ends.meets(targets[tribe.index()]))
            || self.rules.match_dropped_this_move
                && steps >= 5
                && hand.has_pair()
                && self.board.paths.can_loop(steps, at, came)
    }

    pub(crate) fn list_drops(&self, sowing: &Sowing, into: &mut Moves<Move>) {
        if sowing.hand.total() == 1 {
            return self.list_last_drops(sowing, into);
        }
        for side in Side::ALL {
            let Some(tile) = self.step_from(sowing, side) else { continue };
            let step = self.look_on(sowing, tile, side);
            for tribe in sowing.hand.tribes() {
                if self.may_drop(sowing, tribe, &step) {
                    into.push(Move::Drop { tribe, tile });
                }
            }
        }
    }

    /// The last meeple joins its own tribe, on foot or on the carpet.
    fn list_last_drops(&self, sowing: &Sowing, into: &mut Moves<Move>) {
        let Some(tribe) = sowing.hand.tribes().next() else { return };
        let targets = self.targets(sowing)[tribe.index()];
        let tiles = Side::ALL.into_iter().filter_map(|side| self.step_from(sowing, side));
        into.extend(tiles.filter(|tile| targets.contains(*tile)).map(|tile| Move::Drop { tribe, tile }));
        self.list_flights(sowing, into);
    }

    /// The tile one step on, unless the way is closed or leads straight back.
    pub(crate) fn step_from(&self, sowing: &Sowing, side: Side) -> Option<Tile> {
        if sowing.came == Some(side.opposite()) {
            return None;
        }
        self.board.paths.next(sowing.at, side)
    }

    /// What dropping a meeple on this tile, one step on, leads to, whatever its tribe. It must not be the last one.
    #[inline(always)]
    pub(crate) fn look_on(&self, sowing: &Sowing, tile: Tile, side: Side) -> StepOn {
        let steps = usize::from(sowing.hand.total()) - 1;
        let reach = self.board.paths.reach(steps, tile, Some(side));
        let targets = self.targets(sowing);
        let mut joined = 0;
        // Whoever of two is dropped, the other is left: there is no need to look further.
        for tribe in sowing.hand.tribes().filter(|tribe| reach.meets(targets[tribe.index()])).take(2) {
            joined |= 1 << tribe.index();
        }
        let dropped_count = self.rules.match_dropped_this_move;
        StepOn {
            tile,
            came: side,
            joined,
            returns: dropped_count && reach.contains(tile),
            loops: dropped_count && steps >= 5 && self.board.paths.can_loop(steps, tile, Some(side)),
        }
    }

    /// Can the move still be finished legally after a meeple of this tribe is dropped there? As
    /// [`can_end`](Tribes::can_end) says it, with one look for all tribes.
    #[inline(always)]
    pub(crate) fn may_drop(&self, sowing: &Sowing, tribe: Tribe, step: &StepOn) -> bool {
        let rest = sowing.hand.without(tribe);
        let another = rest.has(tribe);
        let joined = if another { step.joined } else { step.joined & !(1 << tribe.index()) };
        joined != 0
            || another && step.returns
            || step.loops && rest.has_pair()
            || self.has_carpet() && self.may_drop_to_fly(sowing, tribe, step)
    }

    #[cold]
    fn may_drop_to_fly(&self, sowing: &Sowing, tribe: Tribe, step: &StepOn) -> bool {
        let mut targets = *self.targets(sowing);
        if self.rules.match_dropped_this_move {
            targets[tribe.index()].insert(step.tile);
        }
        self.can_finish_flying(sowing.hand.without(tribe), step.tile, Some(step.came), &targets)
    }

    pub(crate) fn refuse_pick_up(&self, tile: Tile) -> Refused {
        if !self.board.paths.tiles().contains(tile) {
            return Refused::NoSuchTile { tile };
        }
        if self.board.meeples(tile).is_empty() {
            return Refused::EmptyTile { tile };
        }
        Refused::NoWayToFinish { tile }
    }

    pub(crate) fn refuse_drop(&self, sowing: &Sowing, tribe: Tribe, tile: Tile) -> Refused {
        if !sowing.hand.has(tribe) {
            return Refused::NotInHand { tribe, hand: sowing.hand };
        }
        let Some(side) =
            Side::ALL.into_iter().find(|side| self.board.paths.next(sowing.at, *side) == Some(tile))
        else {
            return Refused::NotAdjacent { tile, at: sowing.at };
        };
        if sowing.came == Some(side.opposite()) {
            return Refused::StepBack { tile };
        }
        if sowing.hand.total() == 1 {
            return Refused::NoMatch { tribe, tile };
        }
        Refused::DeadEnd { tribe, tile }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn play_pick_up(&mut self, tile: Tile) {
        if self.game.can_use_magic() {
            self.note_carpet_start(tile);
        }
        let hand = self.game.board.pick_up(tile);
        self.tell(Event::PickedUp { seat: self.game.activation.seat, tile, meeples: hand });
        self.game.activation.start = Some(tile);
        self.game.phase =
            Phase::Sow(Sowing { at: tile, came: None, hand, before: *self.game.board.all_here() });
    }

    pub(crate) fn play_drop(&mut self, sowing: Sowing, tribe: Tribe, tile: Tile) {
        let came =
            Side::ALL.into_iter().find(|side| self.game.board.paths.next(sowing.at, *side) == Some(tile));
        self.tell(Event::Dropped { seat: self.game.activation.seat, tribe, tile });
        self.drop_meeple(tribe, tile);
        let hand = sowing.hand.without(tribe);
        if hand.is_empty() {
            self.collect(tribe, tile);
        } else {
            let sowing = Sowing { at: tile, came, hand, before: sowing.before };
            self.game.phase = Phase::Sow(sowing);
            if self.game.can_use_magic() {
                self.note_carpet_drop(&sowing);
            }
        }
    }

    /// Puts a meeple of the move on a tile; Marid's owner is paid for it.
    pub(crate) fn drop_meeple(&mut self, tribe: Tribe, tile: Tile) {
        self.game.board.add(tile, tribe, 1);
        if !self.game.activation.path.is_full() {
            self.game.activation.path.push((tribe, tile));
        }
        if let Some(owner) = self.game.board.owner(tile)
            && self.game.players[owner].has(Djinn::Marid)
        {
            self.pay_trigger(owner, GoldFrom::Marid);
        }
    }

    /// Takes all meeples of the last one's tribe, and the tile if it is empty and free.
    pub(crate) fn collect(&mut self, tribe: Tribe, tile: Tile) {
        let count = self.game.board.meeples(tile).count(tribe);
        self.game.board.take(tile, tribe, count);
        self.game.activation.collected = Some((tribe, count, tile));
        self.tell(Event::Collected { seat: self.game.activation.seat, tribe, count, tile });
        self.game.activation.window = Window::Act;
        self.control_if_emptied(tile);
        self.resume();
    }
}
