//! The course of a round: turns in order, windows of a turn, clean-up, end.

use table::{Sink, Turn};

use crate::data::{DJINN_ROW, ROW, markers};
use crate::pieces::track::Track;
use crate::state::{Activation, Phase, Tribes, Window};
use crate::turn::Play;
use crate::{Cards, DjinnLimit, Djinns, Ending, Event, Pile};

impl Tribes {
    /// Each marker has two turns a round: its bid, and what its owner does when the marker comes up.
    pub(crate) fn turn_now(&self) -> Turn {
        let markers = markers(self.rules.players);
        let (before, seat) = match self.phase {
            Phase::Bid => (markers - self.track.waiting().count(), self.track.bidder()),
            Phase::Over => (2 * markers, None),
            _ => (markers + self.track.acted.len() - 1, Some(self.activation.seat)),
        };
        let rounds = u32::from(self.round) - 1;
        Turn { number: rounds * 2 * markers as u32 + before as u32 + 1, seat }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Goes on at the current window of the turn: asks, or does what needs no asking.
    pub(crate) fn resume(&mut self) {
        if self.ask_mark() {
            return;
        }
        match self.game.activation.window {
            Window::Start
                if self.game.can_sow_on_foot()
                    || self.game.may_have_power()
                    || self.game.may_have_carpet() =>
            {
                self.game.phase = Phase::Start;
            }
            Window::Start => self.skip_move(),
            Window::Act => self.enter_act(),
            Window::Thief => self.enter_thief(),
            Window::Tile => self.enter_tile(),
            Window::Close => self.game.phase = Phase::Close,
        }
    }

    /// The next turn marker's owner acts; after the last one the round is cleaned up.
    pub(crate) fn next_activation(&mut self) {
        let Some(seat) = self.game.track.next_to_act() else {
            self.clean_up();
            return;
        };
        self.game.activation = Activation::new(seat);
        self.game.artisans.magic_used = false;
        if self.game.rules.djinn_limit == DjinnLimit::PerActivation {
            self.game.used[seat] = Djinns::NONE;
        }
        self.tell(Event::TurnBegan { seat });
        self.resume();
    }

    /// There is no legal move: this player moves nobody, and the game ends with this round.
    pub(crate) fn skip_move(&mut self) {
        self.tell(Event::TurnSkipped { seat: self.game.activation.seat });
        self.trigger_end(Ending::NoLegalMove);
        self.game.activation.window = Window::Close;
        self.resume();
    }

    fn clean_up(&mut self) {
        self.refill_row();
        self.refill_djinns();
        self.turn_up_thief();
        if self.game.ending.is_none() && !self.game.can_sow_on_foot() {
            self.trigger_end(Ending::NoLegalMove);
        }
        if self.game.ending.is_some() {
            self.game.phase = Phase::Over;
            self.tell(Event::GameOver);
            return;
        }
        self.game.round += 1;
        self.game.track = Track::new(&self.game.track.acted);
        self.game.phase = Phase::Bid;
        if self.game.rules.djinn_limit == DjinnLimit::PerRound {
            self.game.used = table::PerSeat::default();
        }
        self.tell(Event::RoundBegan { round: self.game.round });
    }

    fn refill_row(&mut self) {
        let mut dealt = Cards::NONE;
        while self.game.resources.row.len() < ROW {
            let (card, reshuffled) = self.game.resources.draw(&mut self.game.luck);
            if reshuffled {
                self.reveal(Event::Reshuffled { pile: Pile::Resources });
            }
            let Some(card) = card else { break };
            self.game.resources.row.push(card);
            dealt.add(card, 1);
        }
        if dealt != Cards::NONE {
            self.reveal(Event::RowRefilled { cards: dealt });
        }
    }

    fn refill_djinns(&mut self) {
        let mut turned_up = Djinns::NONE;
        while self.game.djinns.row.len() < DJINN_ROW {
            let (djinn, reshuffled) = self.game.djinns.draw(&mut self.game.luck);
            if reshuffled {
                self.reveal(Event::Reshuffled { pile: Pile::Djinns });
            }
            let Some(djinn) = djinn else { break };
            self.game.djinns.row.push(djinn);
            turned_up.insert(djinn);
        }
        if !turned_up.is_empty() {
            self.reveal(Event::DjinnsRevealed { djinns: turned_up });
        }
    }
}
