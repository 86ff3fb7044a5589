//! Marking tiles with a camel or the one tent.

use table::{Moves, Seat, Sink};

use crate::state::{Phase, Tribes};
use crate::turn::Play;
use crate::{Ending, Event, Marker, Move, Tile};

impl Tribes {
    /// Does a player still have a tent to place?
    pub(crate) fn has_tent(&self, seat: Seat) -> bool {
        self.rules.expansions.artisans && self.artisans.tents[seat].is_none()
    }

    /// Does a player have anything left to mark a tile with?
    pub(crate) fn has_marker(&self, seat: Seat) -> bool {
        self.players[seat].camels > 0 || self.has_tent(seat)
    }

    pub(crate) fn list_marks(&self, into: &mut Moves<Move>) {
        into.extend([Marker::Camel, Marker::Tent].map(|marker| Move::Mark { marker }));
    }

    /// What a tent adds: a point for each red tile in the block around it.
    pub(crate) fn tent_points(&self, seat: Seat) -> i32 {
        self.artisans.tents[seat].map_or(0, |tile| self.tent_worth(tile))
    }

    /// What a tent on this tile would add.
    pub(crate) fn tent_worth(&self, tile: Tile) -> i32 {
        (tile.set().block() & self.artisans.red).len() as i32
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// The active player wins a tile. With camel and tent at hand the choice is asked before the turn goes on.
    pub(crate) fn take_control(&mut self, tile: Tile) {
        let seat = self.game.activation.seat;
        let camels = usize::from(self.game.players[seat].camels);
        if !self.game.has_tent(seat) {
            if camels > 0 {
                self.mark(tile, Marker::Camel);
            }
        } else if camels == 0 {
            self.mark(tile, Marker::Tent);
        } else {
            self.game.artisans.to_mark.push(tile);
        }
    }

    /// Asks for the next tile that waits for its mark. Says if there was one.
    #[inline]
    pub(crate) fn ask_mark(&mut self) -> bool {
        while !self.game.artisans.to_mark.is_empty() {
            let tile = self.game.artisans.to_mark[0];
            let seat = self.game.activation.seat;
            if self.game.has_tent(seat) && self.game.players[seat].camels > 0 {
                self.game.phase = Phase::Mark { tile };
                return true;
            }
            self.game.artisans.to_mark.remove(0);
            self.take_control(tile);
        }
        false
    }

    pub(crate) fn play_mark(&mut self, tile: Tile, marker: Marker) {
        self.game.artisans.to_mark.remove(0);
        self.mark(tile, marker);
        self.resume();
    }

    /// Puts a camel or the tent on a tile. The last piece of a player ends the game.
    fn mark(&mut self, tile: Tile, marker: Marker) {
        let seat = self.game.activation.seat;
        match marker {
            Marker::Camel => self.game.players[seat].camels -= 1,
            Marker::Tent => self.game.artisans.tents[seat] = Some(tile),
        }
        self.game.board.control(tile, seat);
        self.tell(Event::Controlled { seat, tile, marker });
        if !self.game.has_marker(seat) {
            self.trigger_end(Ending::LastCamel);
        }
    }

    /// A tile loses its owner; the camel or tent goes back.
    pub(crate) fn free_tile(&mut self, tile: Tile) {
        let Some(seat) = self.game.board.owner(tile) else { return };
        let marker = if self.game.artisans.tents[seat] == Some(tile) { Marker::Tent } else { Marker::Camel };
        match marker {
            Marker::Camel => self.game.players[seat].camels += 1,
            Marker::Tent => self.game.artisans.tents[seat] = None,
        }
        self.game.board.free(tile);
        self.tell(Event::Freed { seat, tile, marker });
    }
}
