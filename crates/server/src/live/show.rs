//! What each person at a table gets to see.

use std::sync::Arc;

use store::{ChatRow, Status};
use table::{Eyes, Seat};
use tokio::sync::mpsc;

use super::LiveTable;
use super::connection::{Connection, ConnectionId, Outgoing, Screen};
use crate::identity::Person;
use crate::past::{Past, PastFault};
use crate::play::SeenGame;
use crate::problem::Problem;
use crate::settings::table_info;
use crate::wire::{self, ChatLine, LegalMove, Message, Now, Presence, Raw, TableInfo, You};

/// What was already made for some eyes while one thing is told to everybody.
#[derive(Default)]
pub(super) struct SeenCache {
    seen: Vec<(Eyes, SeenGame)>,
    moves: Option<Arc<Vec<LegalMove>>>,
}

impl LiveTable {
    pub(super) fn info(&self) -> TableInfo {
        table_info(&self.row, &self.settings)
    }

    pub(super) fn connect(
        &mut self,
        who: Option<Person>,
        unheard: Arc<[String]>,
        address: String,
        screen: Screen,
        out: mpsc::Sender<Outgoing>,
    ) -> Result<ConnectionId, Problem> {
        match who.as_ref().filter(|who| self.has_seat(&who.id)).map(|who| who.id.clone()) {
            Some(player) => self.make_room_for(&player),
            None => self.check_room_to_watch(&address)?,
        }
        self.last_connection += 1;
        let id = ConnectionId(self.last_connection);
        self.connections.push(Connection::new(id, who, address, screen, unheard, out));
        self.send_snapshot(id);
        self.tell_presence();
        self.tell_others_who_is_here();
        Ok(id)
    }

    /// Who plays always comes in: of too many connections the person's own oldest ends.
    fn make_room_for(&mut self, player: &str) {
        let most = self.hall.config.limits.connections_per_player;
        while self.connections.iter().filter(|connection| connection.is(player)).count() >= most.max(1) {
            let Some(oldest) = self.connections.iter().position(|connection| connection.is(player)) else {
                return;
            };
            let text = format!("{most} connections of yours to this table are open; the oldest ends");
            let oldest = self.connections.remove(oldest);
            oldest.bye(self.encode(&self.bye("limit/connections", &text)).into());
        }
    }

    /// Those who only watch are limited, by table and by address.
    fn check_room_to_watch(&self, address: &str) -> Result<(), Problem> {
        let limits = &self.hall.config.limits;
        let watchers = || self.connections.iter().filter(|connection| !self.plays(connection));
        let full = |most: usize, whose: &str| {
            let text = format!("{most} connections {whose} watch this table; no more are allowed");
            Err(Problem::limit("watchers", text, None).with("most", most))
        };
        if watchers().count() >= limits.watchers_per_table {
            return full(limits.watchers_per_table, "of all");
        }
        if watchers().filter(|connection| connection.address == address).count()
            >= limits.watchers_per_address
        {
            return full(limits.watchers_per_address, "from your address");
        }
        Ok(())
    }

    /// Does this connection's person have a seat?
    pub(super) fn plays(&self, connection: &Connection) -> bool {
        connection.who.as_ref().is_some_and(|who| self.has_seat(&who.id))
    }

    pub(super) fn disconnect(&mut self, id: ConnectionId) {
        self.connections.retain(|connection| connection.id != id);
        if self.connections.is_empty() {
            // What was made for those who looked on is made again for the next.
            self.told.forget_snapshots();
            self.happened.clear();
            self.connections.shrink_to_fit();
        }
        self.tell_presence();
        self.tell_others_who_is_here();
    }

    /// Tells somebody again what they saw of the game, entry by entry.
    pub(super) fn recall(
        &mut self,
        to: ConnectionId,
        who: Option<&Person>,
        command: u32,
        from: u32,
    ) -> Result<(), Problem> {
        let player = who.ok_or_else(Problem::nobody)?;
        if !self.has_seat(&player.id) {
            return Err(Problem::forbidden("seat/not-yours", "you have no seat at this table"));
        }
        self.hall.allow(&self.hall.config.limits.hints, &player.id)?;
        let screen = self.connections.iter().find(|connection| connection.id == to).map(|one| one.screen);
        let eyes = self.log_eyes_of(who, screen.unwrap_or(Screen::Open));
        let game = self.game.as_ref().ok_or_else(super::commands::not_running)?;
        let frames = game.recall(eyes, from);
        self.answer(to, &Message::Recalled { version: self.version(), command, frames });
        Ok(())
    }

    pub(super) fn happened(&mut self, eyes: Eyes) -> Arc<Vec<Raw>> {
        if let Some((_, happened)) = self.happened.iter().find(|(seen, _)| *seen == eyes) {
            return Arc::clone(happened);
        }
        let Some(Past { events, fault }) = self.game.as_ref().map(|game| game.past(eyes)) else {
            return Arc::default();
        };
        if let Some(PastFault { seq, why }) = fault.filter(|_| !self.is_past_reported) {
            self.is_past_reported = true;
            let table = &self.row.id;
            tracing::error!(event = "table.past_lost", table, seq, why, "what happened cannot be told again");
        }
        let happened = Arc::new(events);
        self.happened.push((eyes, Arc::clone(&happened)));
        happened
    }

    pub(super) fn has_seat(&self, player: &str) -> bool {
        self.row.seats.iter().any(|seat| seat.player.as_deref() == Some(player))
    }

    /// This person's seats.
    pub(super) fn seats_of(&self, player: &str) -> Vec<Seat> {
        Seat::first(self.row.seats.len() as u8)
            .filter(|seat| self.row.seats[seat.index()].player.as_deref() == Some(player))
            .collect()
    }

    /// Several seats of one person are several people at one screen: each sees its own secrets only while it
    /// decides, and between them nobody's are shown. At a curtained screen it must have looked, too.
    fn eyes_of(&self, who: Option<&Person>, screen: Screen) -> Eyes {
        if self.row.status == Status::Over {
            return Eyes::Everything;
        }
        let seats = who.map(|who| self.seats_of(&who.id)).unwrap_or_default();
        match (seats.as_slice(), self.person_to_move()) {
            ([], _) => Eyes::Spectator,
            ([seat], _) => Eyes::Seat(*seat),
            (seats, Some(deciding)) if seats.contains(&deciding) => match screen {
                Screen::Open => Eyes::Seat(deciding),
                Screen::Curtained(before) if before == Some(deciding) => Eyes::Seat(deciding),
                Screen::Curtained(_) => Eyes::Spectator,
            },
            _ => Eyes::Spectator,
        }
    }

    /// Whose eyes events and log are for. They stay on the screen, so that people who share one read only what
    /// all of them may know.
    pub(super) fn log_eyes_of(&self, who: Option<&Person>, screen: Screen) -> Eyes {
        let shares = who.is_some_and(|who| self.seats_of(&who.id).len() > 1) && screen != Screen::Open;
        match self.eyes_of(who, screen) {
            Eyes::Seat(_) if shares => Eyes::Spectator,
            eyes => eyes,
        }
    }

    /// Does this connection show what the seat may see?
    pub(super) fn is_shown(&self, to: ConnectionId, seat: Seat) -> bool {
        let connection = self.connections.iter().find(|connection| connection.id == to);
        connection.is_some_and(|one| self.eyes_of(one.who.as_ref(), one.screen) == Eyes::Seat(seat))
    }

    pub(super) fn you(&self, who: Option<&Person>) -> You {
        You {
            player: who.map(|who| who.id.clone()),
            seats: who
                .map(|who| self.seats_of(&who.id).into_iter().map(Seat::number).collect())
                .unwrap_or_default(),
            is_owner: who.is_some_and(|who| self.row.owner.as_deref() == Some(&who.id)),
        }
    }

    pub(super) fn now_for(&self, who: Option<&Person>, screen: Screen, cache: &mut SeenCache) -> Option<Now> {
        let game = self.game.as_ref()?;
        let eyes = self.eyes_of(who, screen);
        let look = match cache.seen.iter().find(|(seen, _)| *seen == eyes) {
            Some((_, look)) => look.clone(),
            None => {
                let look = game.seen_by(eyes);
                cache.seen.push((eyes, look.clone()));
                look
            }
        };
        let seats = who.map(|who| self.seats_of(&who.id)).unwrap_or_default();
        let decides = self.person_to_move().filter(|seat| eyes == Eyes::Seat(*seat));
        let moves = match decides {
            Some(_) => cache.moves.get_or_insert_with(|| Arc::new(game.legal_moves())).clone(),
            None => Arc::default(),
        };
        let is_running = self.row.status == Status::Playing;
        let can_undo = (seats.iter().copied())
            .filter(|seat| is_running && !self.is_log_long() && self.row.seats[seat.index()].bot.is_none())
            .find(|seat| game.can_undo(*seat, self.may_undo_freely()));
        Some(Now {
            round: game.round(),
            turn: look.turn,
            to_move: self.to_move().map(Seat::number),
            eyes: match eyes {
                Eyes::Seat(seat) => wire::Eyes::Seat { seat: seat.number() },
                Eyes::Spectator => wire::Eyes::Spectator,
                Eyes::Everything => wire::Eyes::Everything,
            },
            view: look.view,
            moves,
            can_undo: can_undo.map(Seat::number),
            scores: look.scores,
            ending: game.ending().map(str::to_owned),
            clocks: self.clock.show(self.now()),
            end: game.end(),
        })
    }

    /// Free undo needs a table that allows it and one person who plays against bots alone.
    pub(super) fn may_undo_freely(&self) -> bool {
        let mut people = self.row.seats.iter().filter_map(|seat| seat.player.as_deref());
        let first = people.next();
        self.settings.free_undo && people.all(|other| Some(other) == first)
    }

    /// Has so much been done here that nothing is taken back any more?
    pub(super) fn is_log_long(&self) -> bool {
        self.version() >= self.hall.config.limits.entries_with_undo
    }

    pub(super) fn presence(&self) -> Presence {
        let is_here = |player: &str| {
            self.connections.iter().any(|connection| connection.is(player)) || self.elsewhere.has(player)
        };
        Presence {
            seats: (self.row.seats.iter())
                .map(|seat| match &seat.player {
                    Some(player) => is_here(player),
                    None => seat.bot.is_some(),
                })
                .collect(),
            spectators: (self.connections.iter()).filter(|connection| !self.plays(connection)).count() as u32
                + self.elsewhere.watchers(),
        }
    }
}

pub(super) fn chat_line(row: &ChatRow) -> ChatLine {
    ChatLine {
        n: row.n,
        player: row.player.clone(),
        name: row.name.clone(),
        seat: row.seat,
        text: row.text.clone(),
        at: row.at,
    }
}
