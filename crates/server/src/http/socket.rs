//! One socket of one person at one table: reads commands, writes messages, notices silence.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use store::{SanctionRow, Sanctioned};
use tokio::sync::{broadcast, mpsc};

use super::body::{Asked, Named};
use super::guard::{Address, Missing, check_origin};
use super::people::unheard;
use crate::hall::{Hall, Notice};
use crate::house::banned;
use crate::identity::{Caller, Person};
use crate::limits::Bucket;
use crate::live::{ConnectionId, Outgoing, Request, Screen};
use crate::problem::Problem;
use crate::wire::{self, ApiProblem, Command};

/// The largest command.
const LARGEST_COMMAND: usize = 8 << 10;

/// Most commands are shorter.
const USUAL_COMMAND: usize = 1 << 10;

/// So many messages may wait for a slow reader before it gets a new snapshot instead.
const MOST_WAITING: usize = 64;

/// Somebody who goes on sending far too much is shown out.
const MOST_REFUSALS: u32 = 500;

/// How a table's socket is opened.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LiveQuery {
    /// Do several people share the screen? Then a seat's secrets come only after `look`.
    #[serde(default)]
    curtain: bool,
    /// The version of the protocol the client speaks; one that does not say speaks the first.
    #[serde(default = "first_protocol")]
    #[param(maximum = 4_294_967_295_u32)]
    protocol: u32,
}

fn first_protocol() -> u32 {
    1
}

/// The live table: a WebSocket. See `docs/protocol.md`.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables", params(("id" = String, Path, description = "The table's id"), LiveQuery), responses((status = 101, description = "The socket is open; the server speaks first."), (status = 403, body = ApiProblem), (status = 404, body = ApiProblem), (status = 426, description = "The request asks for no socket.", body = ApiProblem)))]
pub async fn live(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Named(id): Named<String>,
    Asked(query): Asked<LiveQuery>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    check_origin(&hall, &headers, Missing::Refused)?;
    let upgrade = upgrade.map_err(|_| {
        let text = "this call opens a WebSocket; ask for one with the headers Connection, Upgrade and Sec-WebSocket-*";
        Problem::new(StatusCode::UPGRADE_REQUIRED, "api/bad", text)
    })?;
    let permit = match hall.sockets.acquire(&address.0, &hall.config.limits) {
        Ok(permit) => permit,
        Err(_) if plays(&hall, &caller, &id).await? => hall.sockets.acquire_for_player(&address.0),
        Err(problem) => return Err(problem),
    };
    let permit = permit.of(caller.0.as_ref().map(|who| who.id.as_str()));
    hall.mailbox(&id).await?;
    let screen = if query.curtain { Screen::Curtained(None) } else { Screen::Open };
    let upgrade = upgrade
        .max_message_size(LARGEST_COMMAND)
        .max_frame_size(LARGEST_COMMAND)
        // By default each socket has 128 KiB. It grows for a long command; most are short.
        .read_buffer_size(USUAL_COMMAND)
        .max_write_buffer_size(4 << 20);
    Ok(upgrade.on_upgrade(move |socket| async move {
        match check_protocol(query.protocol) {
            Ok(()) => serve(&hall, &id, caller.0, address.0, screen, socket).await,
            Err(problem) => turn_away(socket, &problem).await,
        }
        drop(permit);
    }))
}

/// Does the caller have a seat at this table?
async fn plays(hall: &Hall, caller: &Caller, table: &str) -> Result<bool, Problem> {
    let (Some(who), true) = (&caller.0, table.len() <= 40) else { return Ok(false) };
    let row = hall.store.table(table).await?;
    Ok(row.is_some_and(|row| row.seats.iter().any(|seat| seat.player.as_ref() == Some(&who.id))))
}

async fn serve(
    hall: &Arc<Hall>,
    table: &str,
    who: Option<Person>,
    address: String,
    screen: Screen,
    socket: WebSocket,
) {
    let (out, outgoing) = mpsc::channel(MOST_WAITING);
    let notices = hall.notices.subscribe();
    let unheard = match &who {
        Some(who) => unheard(hall, &who.id).await,
        None => Ok(Arc::default()),
    };
    let unheard = match unheard {
        Ok(unheard) => unheard,
        Err(problem) => return turn_away(socket, &problem).await,
    };
    let connect = |reply| Request::Connect {
        who: who.clone(),
        unheard: Arc::clone(&unheard),
        address: address.clone(),
        screen,
        out: out.clone(),
        reply,
    };
    let connected = hall.ask_and_keep(table, connect).await;
    drop(out);
    match connected {
        Ok((id, mailbox)) => {
            let mut session = SocketSession {
                hall,
                mailbox,
                id,
                who,
                address,
                socket,
                outgoing,
                notices,
                commands: Bucket::full(&hall.config.limits.commands, Instant::now()),
                refusals: 0,
                heard: Instant::now(),
            };
            let why = session.run().await;
            tracing::debug!(event = "socket.ended", table, ?why, "a socket ended");
            session.close(why).await;
        }
        Err(problem) => turn_away(socket, &problem).await,
    }
}

/// A client that would misread what it is told is asked to come back as a newer one. It is told over the socket,
/// because a page cannot read why a socket did not open.
fn check_protocol(given: u32) -> Result<(), Problem> {
    if given >= wire::PROTOCOL {
        return Ok(());
    }
    let oldest = wire::PROTOCOL;
    let text = format!("this client speaks version {given} of the protocol; the server speaks {oldest}");
    Err(Problem::bad("protocol/too-old", text).with("given", given).with("oldest", oldest))
}

async fn turn_away(mut socket: WebSocket, problem: &Problem) {
    // Whoever has gone already needs no farewell.
    let _ = socket.send(Message::text(bye(problem))).await;
    let _ = socket.send(Message::Close(None)).await;
}

/// Why a socket ended.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Why {
    /// The client has gone, or its connection broke.
    Gone,
    /// Nothing was heard for too long, or it does not read.
    Silent,
    /// The table said goodbye.
    Bye,
    /// The session ended.
    SignedOut,
    /// This person or address may not come in any more.
    Banned(Box<SanctionRow>),
    /// It sends far too much.
    Flood,
    /// It sent a command that is too large to be read.
    TooLarge,
}

struct SocketSession<'a> {
    hall: &'a Arc<Hall>,
    mailbox: mpsc::Sender<Request>,
    id: ConnectionId,
    who: Option<Person>,
    address: String,
    socket: WebSocket,
    outgoing: mpsc::Receiver<Outgoing>,
    notices: broadcast::Receiver<Notice>,
    commands: Bucket,
    refusals: u32,
    heard: Instant,
}

impl SocketSession<'_> {
    async fn run(&mut self) -> Why {
        let silence = self.hall.config.silence;
        let mut beat = tokio::time::interval(silence / 3);
        beat.tick().await;
        loop {
            let ended = tokio::select! {
                message = self.outgoing.recv() => match message {
                    Some(Outgoing::Text(text, _queued)) => self.send(Message::Text(text)).await,
                    Some(Outgoing::Bye(text)) => self.send(Message::Text(text)).await.or(Some(Why::Bye)),
                    // The table has given this reader up.
                    None => Some(Why::Silent),
                },
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.on_message(message).await,
                    Some(Err(error)) if is_too_large(&error) => Some(Why::TooLarge),
                    Some(Err(_)) | None => Some(Why::Gone),
                },
                _ = beat.tick() => self.on_beat(silence).await,
                notice = self.notices.recv() => self.on_notice(&notice),
            };
            if let Some(why) = ended {
                return why;
            }
        }
    }

    async fn send(&mut self, message: Message) -> Option<Why> {
        match tokio::time::timeout(self.hall.config.silence, self.socket.send(message)).await {
            Ok(Ok(())) => {
                self.hall.meters.sent.fetch_add(1, Ordering::Relaxed);
                None
            }
            Ok(Err(_)) => Some(Why::Gone),
            Err(_) => Some(Why::Silent),
        }
    }

    async fn on_message(&mut self, message: Message) -> Option<Why> {
        let came = Instant::now();
        self.heard = came;
        let read: Result<Command, String> = match message {
            Message::Text(text) => {
                serde_json::from_str(&text).map_err(|error| format!("the command cannot be read: {error}"))
            }
            Message::Binary(_) => Err("commands are text, not binary".to_owned()),
            Message::Close(_) => return Some(Why::Gone),
            // They cost time, too, and nobody needs more of them than of commands.
            Message::Ping(_) | Message::Pong(_) => {
                return self.commands.allow(came).err().and_then(|_| self.on_too_many());
            }
        };
        let request = match (self.commands.allow(came), read) {
            (Err(problem), read) => {
                if let Some(why) = self.on_too_many() {
                    return Some(why);
                }
                Request::Unreadable { from: self.id, command: read.ok().map(|command| command.id), problem }
            }
            (Ok(()), Ok(command)) => Request::Command { from: self.id, command, came },
            (Ok(()), Err(why)) => {
                let problem = Problem::bad("command/bad", why);
                Request::Unreadable { from: self.id, command: None, problem }
            }
        };
        self.forward(request).await
    }

    fn on_too_many(&mut self) -> Option<Why> {
        self.refusals += 1;
        (self.refusals > MOST_REFUSALS).then_some(Why::Flood)
    }

    async fn forward(&mut self, request: Request) -> Option<Why> {
        // A table that goes away has said goodbye to this socket, which ends the loop.
        let _ = self.mailbox.send(request).await;
        None
    }

    async fn on_beat(&mut self, silence: Duration) -> Option<Why> {
        let is_expired =
            self.who.as_ref().and_then(|who| who.until).is_some_and(|until| until <= self.hall.now_ms());
        if is_expired {
            return Some(Why::SignedOut);
        }
        if self.heard.elapsed() > silence {
            return Some(Why::Silent);
        }
        if let Some(why) = self.look_who_this_is().await {
            return Some(why);
        }
        self.send(Message::Ping(Vec::new().into())).await
    }

    /// Where others serve the house, too, a notice that somebody has signed out or is called otherwise may have been lost.
    async fn look_who_this_is(&mut self) -> Option<Why> {
        let who = self.who.as_mut().filter(|_| self.hall.store.is_shared())?;
        let found = if who.is_bot() {
            self.hall.store.player_by_token(&who.token).await
        } else {
            let found = self.hall.store.player_by_session(&who.token, self.hall.now_ms()).await;
            found.map(|found| found.map(|(row, _)| row))
        };
        match found {
            Ok(None) => Some(Why::SignedOut),
            Ok(Some(row)) if row.name != who.name => {
                who.name.clone_from(&row.name);
                let (player, name) = (row.id, row.name);
                self.forward(Request::Renamed { player, name }).await
            }
            // If the store cannot be asked now, the next beat asks again.
            Ok(Some(_)) | Err(_) => None,
        }
    }

    fn on_notice(&self, notice: &Result<Notice, broadcast::error::RecvError>) -> Option<Why> {
        if let Ok(Notice::Banned(row)) = notice {
            let is_me = match &row.whom {
                Sanctioned::Player(player) => self.who.as_ref().is_some_and(|who| who.id == *player),
                Sanctioned::Address(address) => self.address == *address,
            };
            return is_me.then(|| Why::Banned(row.clone()));
        }
        let who = self.who.as_ref()?;
        let is_me = match notice {
            Ok(Notice::SignedOut(token)) => who.token == *token,
            Ok(Notice::SignedOutElsewhere(player, here)) => {
                who.id == *player && !who.is_bot() && who.token != *here
            }
            Ok(Notice::SignedOutEverywhere(player)) => who.id == *player && !who.is_bot(),
            Ok(Notice::Forgotten(player)) => who.id == *player,
            Ok(Notice::Banned(_)) => false,
            // Too many notices at once: rather come back and be asked again who you are.
            Err(broadcast::error::RecvError::Lagged(_)) => true,
            Err(broadcast::error::RecvError::Closed) => false,
        };
        is_me.then_some(Why::SignedOut)
    }

    async fn close(mut self, why: Why) {
        // Fails only if the table has left memory, and its connections with it.
        let _ = self.mailbox.send(Request::Gone(self.id)).await;
        let (code, farewell) = match &why {
            Why::Gone => return,
            Why::Banned(row) => (1008, Some(bye(&banned(row)))),
            Why::Bye => (1001, None),
            Why::Silent => (1008, None),
            Why::SignedOut => (1008, Some(bye(&Problem::forbidden("me/signed-out", "you have signed out")))),
            Why::TooLarge => (1009, Some(bye(&too_large()))),
            Why::Flood => (1008, Some(bye(&Problem::limit("commands", "far too many commands", None)))),
        };
        let last = async {
            if let Some(farewell) = farewell {
                self.socket.send(Message::text(farewell)).await?;
            }
            let frame = CloseFrame { code, reason: "".into() };
            self.socket.send(Message::Close(Some(frame))).await?;
            // What a flood has sent already is read to its end, or the connection would break before it is told why.
            while why == Why::Flood && matches!(self.socket.recv().await, Some(Ok(_))) {}
            Ok::<(), axum::Error>(())
        };
        // Whoever does not take it within a second has gone.
        let _ = tokio::time::timeout(Duration::from_secs(1), last).await;
    }
}

/// Was a message longer than we read? The library that knows its type is not ours to name; a test holds its words.
fn is_too_large(error: &axum::Error) -> bool {
    error.to_string().starts_with("Space limit exceeded")
}

fn too_large() -> Problem {
    let text = format!("a command may have {LARGEST_COMMAND} bytes");
    Problem::bad("command/too-large", text).with("most", LARGEST_COMMAND)
}

fn bye(problem: &Problem) -> String {
    let Problem { code, text, args, .. } = problem.clone();
    let message = wire::Message::Bye { version: 0, code: code.into_owned(), text, args: *args };
    serde_json::to_string(&message).unwrap_or_default()
}
