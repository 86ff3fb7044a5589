//! The course of a round: turns in order, windows of a turn, clean-up, end.

use table::{Sink, Turn};

use crate::data::{DJINN_ROW, ROW, markers};
use crate::state::{Activation, Phase, Tribes, Window};
use crate::telling::Telling;
use crate::track::Track;
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

    /// Goes on at the current window of the turn: asks, or does what needs no asking.
    pub(crate) fn resume<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        if self.ask_mark(telling) {
            return;
        }
        match self.activation.window {
            Window::Start if self.can_sow_on_foot() || self.may_have_power() || self.may_have_carpet() => {
                self.phase = Phase::Start;
            }
            Window::Start => self.skip_move(telling),
            Window::Act => self.enter_act(telling),
            Window::Thief => self.enter_thief(telling),
            Window::Tile => self.enter_tile(telling),
            Window::Close => self.phase = Phase::Close,
        }
    }

    /// The next turn marker's owner acts; after the last one the round is cleaned up.
    pub(crate) fn next_activation<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        let Some(seat) = self.track.next_to_act() else {
            self.clean_up(telling);
            return;
        };
        self.activation = Activation::new(seat);
        self.artisans.magic_used = false;
        if self.rules.djinn_limit == DjinnLimit::PerActivation {
            self.used[seat] = Djinns::NONE;
        }
        telling.tell(Event::TurnBegan { seat });
        self.resume(telling);
    }

    /// There is no legal move: this player moves nobody, and the game ends with this round.
    pub(crate) fn skip_move<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        telling.tell(Event::TurnSkipped { seat: self.activation.seat });
        self.trigger_end(Ending::NoLegalMove, telling);
        self.activation.window = Window::Close;
        self.resume(telling);
    }

    fn clean_up<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        self.refill_row(telling);
        self.refill_djinns(telling);
        self.turn_up_thief(telling);
        if self.ending.is_none() && !self.can_sow_on_foot() {
            self.trigger_end(Ending::NoLegalMove, telling);
        }
        if self.ending.is_some() {
            self.phase = Phase::Over;
            telling.tell(Event::GameOver);
            return;
        }
        self.round += 1;
        self.track = Track::new(&self.track.acted);
        self.phase = Phase::Bid;
        if self.rules.djinn_limit == DjinnLimit::PerRound {
            self.used = table::PerSeat::default();
        }
        telling.tell(Event::RoundBegan { round: self.round });
    }

    fn refill_row<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        let mut dealt = Cards::NONE;
        while self.resources.row.len() < ROW {
            let (card, reshuffled) = self.resources.draw(&mut self.luck);
            if reshuffled {
                telling.reveal(Event::Reshuffled { pile: Pile::Resources });
            }
            let Some(card) = card else { break };
            self.resources.row.push(card);
            dealt.add(card, 1);
        }
        if dealt != Cards::NONE {
            telling.reveal(Event::RowRefilled { cards: dealt });
        }
    }

    fn refill_djinns<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        let mut turned_up = Djinns::NONE;
        while self.djinns.row.len() < DJINN_ROW {
            let (djinn, reshuffled) = self.djinns.draw(&mut self.luck);
            if reshuffled {
                telling.reveal(Event::Reshuffled { pile: Pile::Djinns });
            }
            let Some(djinn) = djinn else { break };
            self.djinns.row.push(djinn);
            turned_up.insert(djinn);
        }
        if !turned_up.is_empty() {
            telling.reveal(Event::DjinnsRevealed { djinns: turned_up });
        }
    }
}
