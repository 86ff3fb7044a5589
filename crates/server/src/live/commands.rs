//! What comes over a table's socket.

use std::time::Instant;

use store::{ChatRow, Status, StoreError};
use table::Seat;

use super::connection::ConnectionId;
use super::show::chat_line;
use super::{CHAT_SHOWN, Flow, LiveTable};
use crate::bus::News;
use crate::identity::Person;
use crate::names::{shows_something, turns_text};
use crate::play::Outcome;
use crate::problem::Problem;
use crate::settings::keep_stand_in;
use crate::wire::{Ask, Command, Message, MoveGiven, StandIn, Stop, StopReason};

/// The longest thing one can say.
const LONGEST_CHAT: usize = 300;

impl LiveTable {
    pub(super) async fn on_command(&mut self, from: ConnectionId, command: Command, came: Instant) -> Flow {
        let id = command.id;
        let who = self.connections.iter().find(|connection| connection.id == from);
        let Some(who) = who.map(|connection| connection.who.clone()) else { return Flow::Go };
        let done = match command.ask {
            Ask::Play { seat, given, version } => self.play(who.as_ref(), seat, &given, version).await,
            Ask::Undo { seat, version } => self.undo(who.as_ref(), seat, version).await,
            Ask::Resign { seat } => self.resign(who.as_ref(), seat).await,
            Ask::CallOff { agree } => self.call_off(who.as_ref(), agree).await,
            Ask::Ready => self.ready(who.as_ref()).await,
            Ask::TakeBack { seat } => self.take_back(who.as_ref(), seat).await,
            Ask::Chat { text } => self.say(from, who.as_ref(), &text).await,
            Ask::Hint { version } => match self.hint(from, who.as_ref(), id, version) {
                Ok(()) => return Flow::Go,
                Err(problem) => Err(Stopped::Refused(problem)),
            },
            Ask::Lens { version, question } => match self.lens(from, who.as_ref(), id, version, question) {
                Ok(()) => return Flow::Go,
                Err(problem) => Err(Stopped::Refused(problem)),
            },
            Ask::Look { seat } => self.look(from, who.as_ref(), seat).map_err(Stopped::Refused),
            Ask::Recall { from: first } => match self.recall(from, who.as_ref(), id, first) {
                Ok(()) => return Flow::Go,
                Err(problem) => Err(Stopped::Refused(problem)),
            },
            Ask::Resync => {
                self.send_snapshot(from);
                Ok(())
            }
        };
        match done {
            Ok(()) => {
                self.hall.meters.latency.observe(came.elapsed());
                let done = Message::Done { version: self.version(), command: id };
                self.answer(from, &done);
                self.consider_bots();
                Flow::Go
            }
            Err(Stopped::Refused(problem)) => {
                self.refuse(from, Some(id), &problem);
                Flow::Go
            }
            Err(Stopped::Broken(Flow::Behind)) => {
                let flow = self.begin_again().await;
                self.refuse(from, Some(id), &self.too_late());
                flow
            }
            Err(Stopped::Broken(flow)) => flow,
        }
    }

    async fn play(
        &mut self,
        who: Option<&Person>,
        seat: u8,
        given: &MoveGiven,
        version: u32,
    ) -> Result<(), Stopped> {
        let seat = self.own_seat(who, seat)?;
        self.running()?;
        self.not_a_bots(seat)?;
        self.current(version)?;
        self.get_ready(who).await?;
        self.decide(seat, given).await
    }

    /// A decision of a person or a bot: played, made durable, told.
    pub(super) async fn decide(&mut self, seat: Seat, given: &MoveGiven) -> Result<(), Stopped> {
        let before = self.moment();
        let game = self.game.as_mut().ok_or_else(not_running)?;
        let outcome = game.play(seat, given, self.hall.now_ms())?;
        self.clock.decided(before, self.moment(), self.now());
        self.finish(outcome).await
    }

    async fn undo(&mut self, who: Option<&Person>, seat: u8, version: u32) -> Result<(), Stopped> {
        let seat = self.own_seat(who, seat)?;
        self.running()?;
        self.not_a_bots(seat)?;
        self.current(version)?;
        if self.is_log_long() {
            let most = self.hall.config.limits.entries_with_undo;
            let text = format!("the log has {version} entries; up to {most} something may be taken back");
            return Err(Problem::limit("undos", text, None).with("most", most).into());
        }
        let (before, freely) = (self.moment(), self.may_undo_freely());
        let game = self.game.as_mut().ok_or_else(not_running)?;
        let outcome = game.undo(seat, self.hall.now_ms(), freely)?;
        self.clock.taken_back(seat, before, self.moment(), self.now());
        self.finish(outcome).await
    }

    async fn finish(&mut self, outcome: Outcome) -> Result<(), Stopped> {
        self.keep_entry(outcome.entry.clone()).await.map_err(Stopped::Broken)?;
        self.tell_step(&outcome);
        if self.row.status == Status::Over {
            self.tell_table();
        }
        Ok(())
    }

    async fn resign(&mut self, who: Option<&Person>, seat: u8) -> Result<(), Stopped> {
        let seat = self.own_seat(who, seat)?;
        self.running()?;
        self.not_a_bots(seat)?;
        if self.plays_alone(who) {
            let stop = Stop { why: StopReason::GivenUp, by: seat.number() };
            return self.stop(stop).await.map_err(Stopped::Broken);
        }
        self.hand_to_bot(seat, StandIn::Resigned).await.map_err(Stopped::Broken)
    }

    async fn take_back(&mut self, who: Option<&Person>, seat: u8) -> Result<(), Stopped> {
        let seat = self.own_seat(who, seat)?;
        self.running()?;
        let Some(why) = self.row.seats[seat.index()].stand_in.clone() else {
            let text = format!("no bot stands in for you at seat {seat}");
            return Err(Problem::conflict("seat/yours-already", text).with("seat", seat.number()).into());
        };
        if self.to_move() == Some(seat) && self.ran_out_at == Some(self.version()) {
            let text = "your time for this decision ran out; take the seat back once the bot has made it";
            return Err(Problem::conflict("seat/out-of-time", text).into());
        }
        let row = &mut self.row.seats[seat.index()];
        (row.bot, row.stand_in) = (None, None);
        if why == keep_stand_in(StandIn::TimeOut) {
            self.clock.spare(seat);
        }
        self.clock.ask(self.clocked(), self.now());
        self.keep_row().await.map_err(Stopped::Broken)?;
        self.tell_everything();
        Ok(())
    }

    /// Somebody sits down at a screen that several people share.
    fn look(&mut self, from: ConnectionId, who: Option<&Person>, seat: u8) -> Result<(), Problem> {
        let seat = self.own_seat(who, seat)?;
        self.running()?;
        if self.person_to_move() != Some(seat) {
            return Err(Problem::conflict("table/not-your-decision", "another seat decides now"));
        }
        if let Some(connection) = self.connections.iter_mut().find(|connection| connection.id == from) {
            connection.lift(seat);
        }
        self.send_snapshot(from);
        Ok(())
    }

    async fn say(&mut self, from: ConnectionId, who: Option<&Person>, text: &str) -> Result<(), Stopped> {
        let who = who.ok_or_else(Problem::nobody)?;
        let address = self.connections.iter().find(|connection| connection.id == from);
        let address = address.map(|connection| connection.address.as_str()).unwrap_or_default();
        self.hall.sanctions.check_talk(&self.hall.store, &who.id, address).await?;
        let seat = self.seats_of(&who.id).first().copied();
        if seat.is_none() && self.row.status == Status::Playing {
            let text = "while the game runs only its players talk";
            return Err(Problem::forbidden("chat/players-only", text).into());
        }
        if self.is_turned_away(&who.id) {
            let text = "who made this table has turned you away; you may not talk here";
            return Err(Problem::forbidden("table/turned-away", text).into());
        }
        let text = text.trim();
        let length = text.chars().count();
        if text.chars().any(turns_text) || (length > 0 && !shows_something(text)) {
            let text = "characters that turn text around, and lines that show nothing, are not allowed";
            return Err(Problem::bad("chat/unseen", text).into());
        }
        if length == 0 || length > LONGEST_CHAT || text.chars().any(char::is_control) {
            let text = format!(
                "{length} characters were given; 1 to {LONGEST_CHAT} without line breaks are allowed"
            );
            return Err(Problem::bad("chat/length", text)
                .with("given", length)
                .with("most", LONGEST_CHAT)
                .into());
        }
        self.hall.allow(&self.hall.config.limits.chat, &who.id)?;
        let line = ChatRow {
            n: 0,
            player: Some(who.id.clone()),
            name: who.name.clone(),
            seat: seat.map(Seat::number),
            text: text.to_owned(),
            at: self.hall.now_ms(),
        };
        let Some(line) = self.keep_line(line).await? else { return Ok(()) };
        let message = Message::Chat { version: self.version(), line: chat_line(&line) };
        if self.chat.len() >= CHAT_SHOWN as usize {
            self.chat.remove(0);
        }
        self.chat.push(line);
        self.tell_line(&message, &who.id);
        Ok(())
    }

    /// Keeps what was said as the next line, after what others have said meanwhile. Nothing if it has been told already.
    async fn keep_line(&mut self, line: ChatRow) -> Result<Option<ChatRow>, Stopped> {
        loop {
            let line = ChatRow { n: self.chat.last().map_or(1, |last| last.n + 1), ..line.clone() };
            match self.hall.store.add_chat(&self.row.id, line.clone()).await {
                Ok(()) => {
                    self.hall.bus.tell(News::Talk { id: self.row.id.clone(), n: line.n });
                    return Ok(Some(line));
                }
                Err(StoreError::Refused(why)) => match self.catch_up().await {
                    // Somebody on another machine has taken the number.
                    Flow::Go if self.chat.last().is_some_and(|last| last.n >= line.n) => {}
                    Flow::Go => return Err(Problem::from(StoreError::Refused(why)).into()),
                    flow => return Err(Stopped::Broken(flow)),
                },
                // The line to the store broke, and nobody knows what became of it: whoever reads again does.
                Err(StoreError::Unavailable(_)) if self.hall.store.is_shared() => {
                    let flow = self.catch_up().await;
                    let is_it = |kept: &ChatRow| {
                        (&kept.player, &kept.text, kept.at) == (&line.player, &line.text, line.at)
                    };
                    if flow == Flow::Go && self.chat.iter().any(is_it) {
                        self.hall.bus.tell(News::Talk { id: self.row.id.clone(), n: line.n });
                        return Ok(None);
                    }
                    return Err(Stopped::Broken(if flow == Flow::Go { Flow::Reload } else { flow }));
                }
                Err(error) => return Err(Problem::from(error).into()),
            }
        }
    }

    fn own_seat(&self, who: Option<&Person>, seat: u8) -> Result<Seat, Problem> {
        let who = who.ok_or_else(Problem::nobody)?;
        let seat = Seat::ALL[self.known_seat(seat)?];
        if self.row.seats[seat.index()].player.as_deref() == Some(&who.id) {
            Ok(seat)
        } else {
            let text = format!("seat {seat} is not yours");
            Err(Problem::forbidden("seat/not-yours", text).with("seat", seat.number()))
        }
    }

    pub(super) fn running(&self) -> Result<(), Problem> {
        match self.row.status {
            Status::Playing => Ok(()),
            Status::Over => Err(Problem::conflict("table/over", "the game is over")),
            Status::Closed => Err(Problem::conflict("table/closed", "the table was closed")),
            Status::Open => Err(not_running()),
        }
    }

    fn not_a_bots(&self, seat: Seat) -> Result<(), Problem> {
        if self.row.seats[seat.index()].bot.is_some() {
            let text = format!("a bot stands in for you at seat {seat}; take the seat back first");
            return Err(Problem::conflict("seat/bot-decides", text).with("seat", seat.number()));
        }
        Ok(())
    }

    pub(super) fn current(&self, version: u32) -> Result<(), Problem> {
        let now = self.version();
        if version == now {
            return Ok(());
        }
        let text = format!("version {version} was given, but the table is at version {now}");
        Err(Problem::conflict("table/stale", text).with("given", version).with("now", now))
    }

    /// A running clock goes on until the bot has decided, so that handing a seat over and taking it back wins no time.
    pub(super) async fn hand_to_bot(&mut self, seat: Seat, why: StandIn) -> Result<(), Flow> {
        let level = self.stand_in_level();
        let row = &mut self.row.seats[seat.index()];
        row.bot = Some(level);
        row.stand_in = Some(keep_stand_in(why));
        if why == StandIn::TimeOut {
            self.ran_out_at = Some(self.version());
            self.clock.ask(self.clocked(), self.now());
        }
        self.no_longer_asked(&[seat]);
        self.keep_row().await?;
        self.tell_everything();
        self.tell_clocks();
        self.bots.take_a_breath();
        self.consider_bots();
        Ok(())
    }
}

pub(super) fn not_running() -> Problem {
    Problem::conflict("table/not-started", "the game has not started")
}

/// Why a command was not carried out.
pub(super) enum Stopped {
    /// It was refused; nothing changed.
    Refused(Problem),
    /// The store failed; what is in memory may be ahead of it.
    Broken(Flow),
}

impl From<Problem> for Stopped {
    fn from(problem: Problem) -> Stopped {
        Stopped::Refused(problem)
    }
}
