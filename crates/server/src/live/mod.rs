//! One task owns one live table and serialises all that happens to it.

pub(crate) mod bots;
mod clock;
mod commands;
mod connection;
mod follow;
mod help;
mod house;
mod imagine;
mod keep;
mod lobby;
mod show;
mod stop;
pub(crate) mod tell;
mod welcome;

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
use crate::wire::{Ask, Command, PersonName, Progress, Raw, SeatInfo, SeatPlan, TableInfo, TableSettings};

use clock::{Clock, Moment};
use connection::Connection;
pub(crate) use connection::{ConnectionId, Outgoing, Screen};
pub(crate) use imagine::Imagined;
pub(crate) use lobby::planned_seat;
pub(crate) use welcome::prepare;

/// An answer somebody waits for.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What a table can be asked.
#[derive(Debug)]
pub(crate) enum Request {
    /// Somebody opens the table's socket.
    Connect {
        who: Option<Person>,
        unheard: Arc<[String]>,
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
    /// A world that somebody who plays here cannot tell from the true one.
    Imagine { who: Person, version: u32, seed: table::Seed, reply: Reply<Imagined> },
    /// A bot has thought.
    Thought { version: u32, text: Option<String> },
    /// A mind has thought for a person.
    Hinted { to: ConnectionId, command: u32, version: u32, advice: Option<(Raw, Advice)> },
    /// The lens has looked for a person.
    Looked { to: ConnectionId, command: u32, version: u32, answer: Option<Raw> },
    /// Somebody is called otherwise now.
    Renamed { player: String, name: String },
    /// Somebody wants to hear others than before.
    Hears { player: String, unheard: Arc<[String]> },
    /// Who was turned away from here; only for who made the table.
    TurnedAway { who: Person, reply: Reply<Vec<String>> },
    /// Somebody's account goes away.
    Forget { player: String, reply: Reply<()> },
    /// Whoever looks after the house closes the table.
    Close { reply: Reply<TableInfo> },
    /// Somebody may not be here any more.
    ShowOut { player: String, reply: Reply<()> },
    /// Lines of talk were deleted: one, those of a person, or all.
    DropTalk { line: Option<u32>, player: Option<String> },
    /// A finished game is too old to be kept. False if somebody looks at it.
    Remove { reply: Reply<bool> },
    /// Another machine has written here, or may have.
    Marked { revision: u32, talk: u32 },
    /// Who is here by way of another machine.
    Elsewhere { machine: String, people: Vec<String>, watchers: u32 },
    /// May a bot's turn be thought about here, and not on another machine?
    MayThink { version: u32, is_ours: bool },
    /// The server stops.
    Stop,
}

/// What somebody wants of a table before or besides playing.
#[derive(Clone, Debug)]
pub(crate) enum LobbyCommand {
    Join {
        seat: Option<u8>,
    },
    Leave,
    Start,
    SetSeat {
        seat: u8,
        plan: SeatPlan,
        kept: Option<PersonName>,
    },
    /// Frees somebody's seats and lets them have none again.
    TurnAway {
        player: String,
    },
    /// Lets somebody have a seat again.
    LetBack {
        player: String,
    },
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
    progress: Progress,
    chat: Vec<ChatRow>,
    /// Whom the owner has turned away, by public id.
    turned_away: Vec<String>,
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
    told: tell::Broadcast,
    quiet_since: Instant,
    /// Who is here by way of other machines.
    elsewhere: follow::Elsewhere,
}

/// What becomes of the task after a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Go,
    /// Another machine was faster: what was not kept is forgotten, and all is read again. Nobody has to go.
    Behind,
    /// Memory and store may differ: forget everything and begin again from the store.
    Reload,
    /// There is nothing to keep any more.
    Gone,
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
        let flow = if flow == Flow::Behind { table.begin_again().await } else { flow };
        let is_idle = flow == Flow::Go && table.is_idle();
        if flow == Flow::Go && !is_idle {
            continue;
        }
        if !matches!(flow, Flow::Reload | Flow::Gone) {
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
        if !is_news(&request) {
            self.quiet_since = Instant::now();
        }
        let may_change_people = matches!(
            request,
            Request::Connect { .. }
                | Request::Gone(_)
                | Request::Lobby { .. }
                | Request::Forget { .. }
                | Request::ShowOut { .. }
        );
        if !is_looking(&request) {
            self.told.forget_snapshots();
        }
        let flow = match self.look_first(&request).await {
            Flow::Go => self.handle(request).await,
            flow => flow,
        };
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
            Request::Connect { who, unheard, address, screen, out, reply } => {
                let connected = self.connect(who, unheard, address, screen, out);
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
            Request::Imagine { who, version, seed, reply } => {
                let _ = reply.send(self.imagined(&who, version, seed));
            }
            Request::Thought { version, text } => return self.on_thought(version, text).await,
            Request::Hinted { to, command, version, advice } => self.on_hinted(to, command, version, advice),
            Request::Looked { to, command, version, answer } => self.on_looked(to, command, version, answer),
            Request::Renamed { player, name } => self.on_renamed(&player, &name),
            Request::Hears { player, unheard } => self.on_hears(&player, &unheard),
            Request::TurnedAway { who, reply } => {
                let _ = reply.send(self.owned_by(&who).map(|()| self.turned_away.clone()));
            }
            Request::Forget { player, reply } => {
                let (flow, answer) = self.forget(&player).await;
                let _ = reply.send(answer);
                return flow;
            }
            Request::Close { reply } => {
                let (flow, answer) = self.close().await;
                let _ = reply.send(answer.map(|()| self.info()));
                return flow;
            }
            Request::ShowOut { player, reply } => {
                let (flow, answer) = self.show_out(&player).await;
                let _ = reply.send(answer);
                return flow;
            }
            Request::DropTalk { line, player } => self.drop_talk(line, player.as_deref()),
            Request::Remove { reply } => {
                let (flow, answer) = self.remove().await;
                let _ = reply.send(answer);
                return flow;
            }
            Request::Marked { revision, talk } => return self.on_mark(revision, talk).await,
            Request::Elsewhere { machine, people, watchers } => self.on_elsewhere(machine, people, watchers),
            Request::MayThink { version, is_ours } => self.on_may_think(version, is_ours),
            Request::Stop => return Flow::Stop,
        }
        Flow::Go
    }

    async fn on_time(&mut self) -> Flow {
        self.told.forget_snapshots();
        self.catch_up_slow_readers();
        if self.clock.deadline().is_some_and(|deadline| deadline <= self.now()) {
            let flow = self.on_time_out().await;
            if flow != Flow::Go {
                return flow;
            }
        }
        if self.bots.ask_again_at().is_some_and(|at| at <= Instant::now()) {
            self.consider_bots();
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
        for due in [self.bots.ripe_at(), self.bots.ask_again_at(), self.told.due_at()].into_iter().flatten() {
            wake = wake.min(due);
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
        Moment { turn: Turn { seat: turn.seat.filter(is_persons), ..turn }, asked: self.clocked() }
    }

    /// The seat that decides, if a person decides for it.
    fn person_to_move(&self) -> Option<Seat> {
        self.to_move().filter(|seat| self.row.seats[seat.index()].bot.is_none())
    }

    /// The seat whose clock runs: that of the person who decides, once everybody is ready.
    fn clocked(&self) -> Option<Seat> {
        self.person_to_move().filter(|_| self.progress.not_ready.is_empty())
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
        let name = |seat: SeatInfo| seat.name.or(seat.bot.map(|level| game.bot_name(&level)));
        let names = self.info().seats.into_iter().map(|seat| name(seat).unwrap_or_default());
        Ok(game.log(names.collect()))
    }
}

/// Is this news of somebody or somewhere else, and nothing that happens here?
fn is_news(request: &Request) -> bool {
    matches!(
        request,
        Request::Renamed { .. }
            | Request::Hears { .. }
            | Request::Forget { .. }
            | Request::DropTalk { .. }
            | Request::Marked { .. }
            | Request::Elsewhere { .. }
            | Request::MayThink { .. }
    )
}

/// Does this only look at the table? Then many who ask get the same answer.
fn is_looking(request: &Request) -> bool {
    match request {
        Request::Connect { .. } | Request::Gone(_) | Request::Marked { .. } => true,
        Request::Command { command, .. } => matches!(command.ask, Ask::Resync),
        _ => false,
    }
}
