//! Hints and the lens: what a mind thinks for a person, where the table allows it.

use serde_json::Value;
use table::Seat;

use super::commands::not_running;
use super::connection::ConnectionId;
use super::{LiveTable, Request};
use crate::identity::Person;
use crate::play::Advice;
use crate::problem::Problem;
use crate::random;
use crate::wire::{Assist, Message, Raw};

impl LiveTable {
    /// Lets a mind think for the person who asks; the answer comes when it comes.
    pub(super) fn hint(
        &mut self,
        from: ConnectionId,
        who: Option<&Person>,
        command: u32,
        version: u32,
    ) -> Result<(), Problem> {
        let seat = self.helped_seat(from, who, version, Assist::Hints)?;
        let game = self.game.as_ref().ok_or_else(not_running)?;
        let thought = game.advise(seat, random::seed()?);
        self.help(from, who)?;
        self.think(who.map_or("", |who| &who.id), thought, move |advice| Request::Hinted {
            to: from,
            command,
            version,
            advice,
        });
        Ok(())
    }

    pub(super) fn on_hinted(
        &mut self,
        to: ConnectionId,
        command: u32,
        version: u32,
        advice: Option<(Raw, Advice)>,
    ) {
        let none = || Problem::conflict("hint/none", "the mind has no advice here");
        match self.helped(to, version).and_then(|()| advice.ok_or_else(none)) {
            Ok((form, Advice { text, detail })) => {
                self.answer(to, &Message::Hint { version, command, text, form, detail });
            }
            Err(problem) => self.refuse(to, Some(command), &problem),
        }
    }

    /// Lets the game's lens look for the person who asks.
    pub(super) fn lens(
        &mut self,
        from: ConnectionId,
        who: Option<&Person>,
        command: u32,
        version: u32,
        question: Value,
    ) -> Result<(), Problem> {
        let seat = self.helped_seat(from, who, version, Assist::Lens)?;
        let game = self.game.as_ref().ok_or_else(not_running)?;
        let thought = game.lens(seat, question, random::seed()?);
        self.help(from, who)?;
        self.think(who.map_or("", |who| &who.id), thought, move |answer| Request::Looked {
            to: from,
            command,
            version,
            answer,
        });
        Ok(())
    }

    pub(super) fn on_looked(&mut self, to: ConnectionId, command: u32, version: u32, answer: Option<Raw>) {
        let none = || Problem::conflict("lens/none", "the game's lens shows nothing here");
        match self.helped(to, version).and_then(|()| answer.ok_or_else(none)) {
            Ok(answer) => self.answer(to, &Message::Lens { version, command, answer }),
            Err(problem) => self.refuse(to, Some(command), &problem),
        }
    }

    /// One thought at a time for a connection, and not too many a minute for a person.
    fn help(&mut self, from: ConnectionId, who: Option<&Person>) -> Result<(), Problem> {
        let connection = self.connections.iter_mut().find(|connection| connection.id == from);
        let Some(connection) = connection else { return Ok(()) };
        if connection.is_helped {
            return Err(Problem::conflict("hint/thinking", "the last question is still being thought about"));
        }
        let who = who.ok_or_else(Problem::nobody)?;
        if self.hall.pool.waiting_for(&who.id) >= self.hall.config.limits.thoughts {
            // It is about whoever asks, not about the server.
            let text = "too many thoughts of yours wait for a mind; ask again soon";
            return Err(Problem::limit(self.hall.config.limits.hints.name, text, Some(1000)));
        }
        self.hall.allow(&self.hall.config.limits.hints, &who.id)?;
        connection.is_helped = true;
        Ok(())
    }

    /// An answer is there. It knows what its seat knows, so it is told only while that seat still decides: at a shared
    /// screen somebody else may sit there by now.
    fn helped(&mut self, to: ConnectionId, version: u32) -> Result<(), Problem> {
        if let Some(connection) = self.connections.iter_mut().find(|connection| connection.id == to) {
            connection.is_helped = false;
        }
        self.current(version)
    }

    /// The deciding seat, if it is this person's and the table allows such help.
    fn helped_seat(
        &self,
        from: ConnectionId,
        who: Option<&Person>,
        version: u32,
        needed: Assist,
    ) -> Result<Seat, Problem> {
        let who = who.ok_or_else(Problem::nobody)?;
        if !self.has_seat(&who.id) {
            return Err(Problem::forbidden("seat/not-yours", "you have no seat at this table"));
        }
        self.running()?;
        self.current(version)?;
        if self.settings.assist < needed {
            return Err(Problem::forbidden("assist/not-allowed", "this table does not allow such help"));
        }
        let mine = self.person_to_move().filter(|seat| self.is_shown(from, *seat));
        mine.ok_or_else(|| Problem::conflict("table/not-your-decision", "another seat decides now"))
    }
}
