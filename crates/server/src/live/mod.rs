//! One task owns one live table and serialises all that happens to it.

mod bots;
mod clock;
mod commands;
mod connection;
mod help;
mod keep;
mod lobby;
mod show;

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use store::{ChatRow, Status, TableRow};
use table::{Eyes, Seat, Turn};
use tokio::sync::{mpsc, oneshot};

use crate::hall::{Hall, People};
use crate::identity::Person;
use crate::play::{Advice, Play};
use crate::problem::Problem;
use crate::wire::{Command, Raw, SeatPlan, TableInfo, TableSettings};

use clock::{Clock, Moment};
use connection::Connection;
pub(crate) use connection::{ConnectionId, Outgoing, Screen};
pub(crate) use lobby::planned_seat;

/// An answer somebody waits for.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What a table can be asked.
#[derive(Debug)]
pub(crate) enum Request {
    /// Somebody opens the table's socket.
    Connect {
        who: Option<Person>,
        address: String,
        screen: Screen,
        out: mpsc::Sender<Outgoing>,
        reply: Reply<ConnectionId>,
    },
    /// A socket was closed.
    Gone(ConnectionId),
    /// A command came over a socket.
    Command { from: ConnectionId, command: Command, came: Instant },
    /// Something came over a socket that is no command, or came too often.
    Unreadable { from: ConnectionId, command: Option<u32>, problem: Problem },
    /// Somebody wants something over HTTP.
    Lobby { who: Person, command: LobbyCommand, reply: Reply<TableInfo> },
    /// The table where these people play again, made if there is none.
    Rematch { who: Person, reply: Reply<TableInfo> },
    /// The whole log of a finished game.
    Log { reply: Reply<table::Log> },
    /// A bot has thought.
    Thought { version: u32, text: Option<String> },
    /// A mind has thought for a person.
    Hinted { to: ConnectionId, command: u32, version: u32, advice: Option<(Raw, Advice)> },
    /// The lens has looked for a person.
    Looked { to: ConnectionId, command: u32, version: u32, answer: Option<Raw> },
    /// Somebody is called otherwise now.
    Renamed { player: String, name: String },
    /// Somebody's account goes away.
    Forget { player: String, reply: Reply<()> },
    /// The server stops.
    Stop,
}

/// What somebody wants of a table before or besides playing.
#[derive(Clone, Debug)]
pub(crate) enum LobbyCommand {
    Join { seat: Option<u8> },
    Leave,
    Start,
    SetSeat { seat: u8, plan: SeatPlan },
}

/// Nothing waits for so long; whatever happens first wakes a table.
const A_LONG_TIME: Duration = Duration::from_secs(3600);

/// So many lines of talk are shown to who comes.
const CHAT_SHOWN: u32 = 50;

pub(crate) struct LiveTable {
    hall: Arc<Hall>,
    /// To be asked by its own bots.
    mailbox: mpsc::WeakSender<Request>,
    row: TableRow,
    settings: TableSettings,
    game: Option<Box<dyn Play>>,
    clock: Clock,
    chat: Vec<ChatRow>,
    connections: Vec<Connection>,
    people: People,
    last_connection: u64,
    bots: bots::Bots,
    /// The version at which the deciding seat's time ran out.
    ran_out_at: Option<u32>,
    snapshot_at: u32,
    /// What happened so far, by whose eyes it was asked for since the last step: to tell it, the game is played again.
    happened: Vec<(Eyes, Arc<Vec<Raw>>)>,
    is_past_reported: bool,
    quiet_since: Instant,
}

/// What becomes of the task after a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Go,
    /// Memory and store may differ: forget everything and begin again from the store.
    Reload,
    Stop,
}

/// The task of one table, from its being needed until nobody needs it.
pub(crate) async fn run(
    hall: Arc<Hall>,
    id: String,
    mailbox: mpsc::WeakSender<Request>,
    mut requests: mpsc::Receiver<Request>,
    people: People,
) {
    let mut table = match LiveTable::load(Arc::clone(&hall), &id, mailbox, people).await {
        Ok(table) => table,
        Err(error) => {
            error.report(&hall, &id);
            hall.retire(&id, &mut requests, true);
            return;
        }
    };
    if hall.broken.remove(&id) {
        tracing::info!(event = "table.mended", table = id, "a broken table is back");
    }
    hall.meters.loads.fetch_add(1, Ordering::Relaxed);
    table.consider_bots();
    loop {
        let wake = table.next_wake();
        let flow = tokio::select! {
            request = requests.recv() => match request {
                Some(request) => table.on_request(request).await,
                None => Flow::Stop,
            },
            () = tokio::time::sleep_until(wake.into()) => table.on_time().await,
        };
        let is_idle = flow == Flow::Go && table.is_idle();
        if flow == Flow::Go && !is_idle {
            continue;
        }
        if flow != Flow::Reload {
            table.save_snapshot().await;
        }
        if hall.retire(&id, &mut requests, !is_idle) {
            match flow {
                Flow::Reload => table.say_bye("table/reload", "the table is read again; come back at once"),
                _ => table.say_bye("server/stopping", "the server is stopping; come back soon"),
            }
            return;
        }
    }
}

impl LiveTable {
    async fn on_request(&mut self, request: Request) -> Flow {
        // News of somebody's name is nothing that happens here.
        if !matches!(request, Request::Renamed { .. } | Request::Forget { .. }) {
            self.quiet_since = Instant::now();
        }
        let may_change_people = matches!(
            request,
            Request::Connect { .. } | Request::Gone(_) | Request::Lobby { .. } | Request::Forget { .. }
        );
        let flow = self.handle(request).await;
        if may_change_people {
            self.note_people();
        }
        flow
    }

    /// Lets the hall know who is to be told what concerns them.
    fn note_people(&self) {
        let seated = self.row.seats.iter().filter_map(|seat| seat.player.as_ref());
        let looking =
            self.connections.iter().filter_map(|connection| connection.who.as_ref()).map(|who| &who.id);
        let mut known = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        *known = self.row.owner.iter().chain(seated).chain(looking).cloned().collect();
    }

    async fn handle(&mut self, request: Request) -> Flow {
        match request {
            Request::Connect { who, address, screen, out, reply } => {
                let connected = self.connect(who, address, screen, out);
                // Whoever asked may have gone already; the socket's end will be told to us.
                let _ = reply.send(connected);
            }
            Request::Gone(connection) => self.disconnect(connection),
            Request::Command { from, command, came } => return self.on_command(from, command, came).await,
            Request::Unreadable { from, command, problem } => self.refuse(from, command, &problem),
            Request::Lobby { who, command, reply } => {
                let (flow, answer) = self.on_lobby(&who, command).await;
                let _ = reply.send(answer.map(|()| self.info()));
                return flow;
            }
            Request::Rematch { who, reply } => {
                let _ = reply.send(self.rematch(&who).await);
            }
            Request::Log { reply } => {
                let _ = reply.send(self.finished_log());
            }
            Request::Thought { version, text } => return self.on_thought(version, text).await,
            Request::Hinted { to, command, version, advice } => self.on_hinted(to, command, version, advice),
            Request::Looked { to, command, version, answer } => self.on_looked(to, command, version, answer),
            Request::Renamed { player, name } => self.on_renamed(&player, &name),
            Request::Forget { player, reply } => {
                let (flow, answer) = self.forget(&player).await;
                let _ = reply.send(answer);
                return flow;
            }
            Request::Stop => return Flow::Stop,
        }
        Flow::Go
    }

    async fn on_time(&mut self) -> Flow {
        self.catch_up_slow_readers();
        if self.clock.deadline().is_some_and(|deadline| deadline <= self.now()) {
            let flow = self.on_time_out().await;
            if flow != Flow::Go {
                return flow;
            }
        }
        self.play_ripe_thought().await
    }

    /// When something is to be done even if nobody asks.
    fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let mut wake =
            if self.is_needed() { now + A_LONG_TIME } else { self.quiet_since + self.hall.config.idle };
        if let Some(deadline) = self.clock.deadline() {
            wake = wake.min(now + Duration::from_millis(deadline.saturating_sub(self.now())));
        }
        if let Some(ripe) = self.bots.ripe_at() {
            wake = wake.min(ripe);
        }
        if self.connections.iter().any(Connection::is_behind) {
            wake = wake.min(now + Duration::from_millis(100));
        }
        wake
    }

    fn is_idle(&self) -> bool {
        !self.is_needed() && self.quiet_since.elapsed() >= self.hall.config.idle
    }

    fn is_needed(&self) -> bool {
        let soon = self.now() + self.hall.config.idle.as_millis() as u64;
        !self.connections.is_empty()
            || self.bots.is_busy()
            || self.clock.deadline().is_some_and(|deadline| deadline <= soon)
    }

    /// The number of entries in the log.
    fn version(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.version())
    }

    fn to_move(&self) -> Option<Seat> {
        self.game.as_ref().filter(|_| self.row.status == Status::Playing).and_then(|game| game.to_move())
    }

    /// The time that clocks run on.
    fn now(&self) -> u64 {
        self.hall.time.now_ms()
    }

    /// The turn being played.
    fn turn(&self) -> Option<Turn> {
        self.game.as_ref().map(|game| game.turn())
    }

    /// Where the game stands, as far as clocks are concerned.
    fn moment(&self) -> Moment {
        let turn = self.turn().unwrap_or(Turn { number: 0, seat: None });
        let is_persons = |seat: &Seat| self.row.seats[seat.index()].bot.is_none();
        Moment { turn: Turn { seat: turn.seat.filter(is_persons), ..turn }, asked: self.person_to_move() }
    }

    /// The seat that decides, if a person decides for it.
    fn person_to_move(&self) -> Option<Seat> {
        self.to_move().filter(|seat| self.row.seats[seat.index()].bot.is_none())
    }

    /// When the table needs the server next: at once for a bot, at its deadline for a clock.
    fn due_at(&self) -> Option<u64> {
        if self.row.status != Status::Playing || self.to_move().is_none() {
            return None;
        }
        if self.person_to_move().is_none() { Some(self.now()) } else { self.clock.deadline() }
    }

    fn finished_log(&self) -> Result<table::Log, Problem> {
        let game = self.game.as_ref().filter(|_| self.row.status == Status::Over).ok_or_else(|| {
            Problem::conflict("table/not-over", "the log is handed out once the game is over")
        })?;
        let names = self.info().seats.into_iter();
        Ok(game.log(names.map(|seat| seat.name.or(seat.bot).unwrap_or_default()).collect()))
    }
}
