//! The course of a turn. Each file lists the moves of its decision, plays them, and says why others are refused.
//!
//! Playing never asks whether a move is legal.

mod assassins;
mod bidding;
mod control;
mod placing;
mod powers;
mod round;
mod sale;
mod sowing;
pub(crate) mod tile_action;
mod tribe_action;

use table::{Reveal, Sink};

use crate::state::{Phase, Place, Tribes};
use crate::{Event, Move};

/// A move being played: the game it changes, where its events go, and whether anything unknown came to light.
pub(crate) struct Play<'a, S> {
    pub game: &'a mut Tribes,
    out: &'a mut S,
    pub reveal: Reveal,
}

impl Tribes {
    /// Plays a listed move.
    #[inline]
    pub(crate) fn apply(&mut self, m: Move, out: &mut impl Sink<Event>) -> Reveal {
        let mut play = Play { game: self, out, reveal: Reveal::Nothing };
        play.apply(m);
        play.reveal
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Tells an event.
    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.out.put(event);
    }

    /// Tells an event that shows what could not be foreseen.
    pub fn reveal(&mut self, event: Event) {
        self.reveal = Reveal::Something;
        self.out.put(event);
    }

    fn apply(&mut self, m: Move) {
        match (self.game.phase, m) {
            (Phase::Bid, Move::Bid { spot, fakirs }) => self.play_bid(spot, fakirs),
            (Phase::Start, Move::Sow { tile }) => self.play_pick_up(tile),
            (Phase::Start, Move::Skip) => self.skip_move(),
            (Phase::Sow(sowing), Move::Drop { tribe, tile }) => self.play_drop(sowing, tribe, tile),
            (Phase::Act, Move::Act { fakirs }) => self.play_act(fakirs),
            (Phase::Act, Move::Skip) => self.play_act(0),
            (Phase::Act, Move::Kill { tribe, tile }) => self.play_kill(tribe, Place::Tile(tile)),
            (Phase::Act, Move::KillHeld { tribe, seat }) => {
                self.play_kill(tribe, Place::Player(seat));
            }
            (Phase::SecondVictim(place), Move::Kill { tribe, .. } | Move::KillHeld { tribe, .. }) => {
                self.play_second_kill(tribe, place);
            }
            (Phase::Tile, Move::Place) => {
                if let Some(piece) = self.game.compulsory_piece() {
                    self.play_place(piece);
                }
            }
            (Phase::Tile, Move::Take { position }) => self.play_take(position),
            (Phase::Tile, Move::Buy { djinn, payment }) => self.play_buy(djinn, payment),
            (Phase::Tile, Move::Skip) => self.leave_tile(),
            (Phase::SecondCard { .. }, Move::Take { position }) => self.play_second_card(position),
            (Phase::Aim { djinn }, Move::At { tile }) => self.play_aim(djinn, tile),
            (Phase::Settle { piece, tile }, Move::Place) => self.settle(piece, tile),
            (Phase::Shift { piece, .. }, Move::At { tile }) => self.settle(piece, tile),
            (Phase::KeepDjinn { djinns: shown }, Move::Keep { djinn }) => self.play_keep(&shown, djinn),
            (Phase::Close, Move::Sell { good }) => self.play_sell(0, good),
            (Phase::Close, Move::End) => self.next_activation(),
            (Phase::Sale { set }, Move::Sell { good }) => self.play_sell(set, good),
            (Phase::Sale { set }, Move::Done) => self.play_sold(set),
            (Phase::Sow(_), Move::Fly { tribe, tile }) => self.play_flight(tribe, tile),
            (Phase::Mark { tile }, Move::Mark { marker }) => self.play_mark(tile, marker),
            (Phase::Tile, Move::Hire { thief, payment }) => self.play_hire(thief, payment),
            (Phase::Tile, Move::Craft { payment }) => self.play_craft(payment),
            (Phase::Thief(robbery), m) => self.play_robbery(robbery, m),
            (Phase::Item(phase), m) => self.play_item(phase, m),
            (_, Move::Magic { item }) => self.play_magic(item),
            (_, Move::Use { djinn, payment }) => self.play_use(djinn, payment),
            (phase, m) => debug_assert!(false, "{m} was not listed in {phase:?}"),
        }
    }
}
