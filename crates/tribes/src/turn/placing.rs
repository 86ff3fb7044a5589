//! Placing palm trees and palaces, where the tile says or next to it.

use table::{Moves, Sink};

use crate::Refused;
use crate::state::{Phase, Tribes, Window};
use crate::turn::Play;
use crate::{Djinn, Event, GoldFrom, Move, Neighbourhood, Piece, Tile, TileSet};

impl Tribes {
    /// Pieces left in the supply.
    pub(crate) fn supply(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Palm => self.palms_left,
            Piece::Palace => self.palaces_left,
        }
    }

    /// The djinn that moves a piece to a neighbouring tile.
    const fn shifter(piece: Piece) -> Djinn {
        match piece {
            Piece::Palm => Djinn::Lamia,
            Piece::Palace => Djinn::Hagis,
        }
    }

    /// Might the active player place this piece on a neighbouring tile, as far as the others can tell?
    pub(crate) fn may_shift(&self, piece: Piece) -> bool {
        self.payments_with(Self::shifter(piece), self.actor().possible_fakirs()).next().is_some()
    }

    /// `place`, and the ways to pay for placing elsewhere.
    pub(crate) fn list_settling(&self, piece: Piece, into: &mut Moves<Move>) {
        into.push(Move::Place);
        let djinn = Self::shifter(piece);
        into.extend(self.payments_for(djinn).map(|payment| Move::Use { djinn, payment }));
    }

    pub(crate) fn neighbours(&self, tile: Tile) -> TileSet {
        let around = match self.rules.hagis_lamia_neighbourhood {
            Neighbourhood::Eight => tile.set().block(),
            Neighbourhood::Four => tile.set().cross(),
        };
        around & !tile.set() & self.board.paths.tiles()
    }

    /// Hagis or Lamia was paid: which neighbouring tile?
    pub(crate) fn begin_shift(&mut self) {
        self.phase = match self.phase {
            Phase::Settle { piece, tile } => Phase::Shift { piece, tile },
            _ => {
                let piece = self.compulsory_piece().expect("a piece is about to be placed");
                self.activation.window = Window::Close;
                Phase::Shift { piece, tile: self.final_tile() }
            }
        };
    }

    pub(crate) fn refuse_shift(&self, from: Tile, tile: Tile) -> Refused {
        Refused::NotNeighbouring { tile, of: from }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// The tile's own piece goes where it belongs; the tile's action is done.
    pub(crate) fn play_place(&mut self, piece: Piece) {
        self.game.activation.window = Window::Close;
        self.settle(piece, self.game.final_tile());
    }

    /// Puts a piece on a tile and goes on.
    pub(crate) fn settle(&mut self, piece: Piece, tile: Tile) {
        match piece {
            Piece::Palm => self.game.palms_left -= 1,
            Piece::Palace => self.game.palaces_left -= 1,
        }
        self.put_piece(piece, tile);
        self.resume();
    }

    /// Puts a piece on a tile; Monkir's owner is paid for palaces.
    pub(crate) fn put_piece(&mut self, piece: Piece, tile: Tile) {
        self.game.board.build(piece, tile);
        self.tell(Event::Placed { seat: self.game.activation.seat, piece, tile });
        if piece == Piece::Palace {
            self.trigger(Djinn::Monkir, GoldFrom::Monkir);
        }
    }

    /// A power is about to place a piece on a tile: ask, if it could still be moved.
    pub(crate) fn about_to_settle(&mut self, piece: Piece, tile: Tile) {
        if self.game.may_shift(piece) {
            self.game.phase = Phase::Settle { piece, tile };
        } else {
            self.settle(piece, tile);
        }
    }
}
