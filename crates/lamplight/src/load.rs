use std::io::{Write, stdout};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use client::{Client, Socket};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use server::{Config, Hall, Limits, NoAssets};
use store::Store;
use table::{Chooser, Seed};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::progress;

/// Measure the server: many tables, each with a client playing legal moves
///
/// Starts a server of its own on loopback with a data file in a temporary folder, unless --url names one (start that
/// one with --unlimited). Every move counted is on the disk. Latency is from sending a move to its being told durable.
#[derive(Args)]
pub struct Load {
    /// Tables open at the same time
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=9000))]
    tables: u32,

    /// How long to play, after all tables are open
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,

    /// Moves a second to try for at all tables together; 0 plays as fast as answers come
    #[arg(long, default_value_t = 2200)]
    rate: u32,

    /// The game to play
    #[arg(long, default_value = "tribes")]
    game: String,

    /// A server on this machine to measure, such as `http://127.0.0.1:7878`. Given several times, tables are spread over all
    /// of them: machines that serve one house
    #[arg(long)]
    url: Vec<String>,

    /// People who look on at every table, by way of the next server if there are several
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100))]
    watchers: u32,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Load {
    pub fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let found = runtime.block_on(async {
            tokio::select! {
                found = self.measure() => found,
                // What is dropped here takes its temporary folder along.
                _ = tokio::signal::ctrl_c() => bail!("stopped before the end; nothing was measured"),
            }
        })?;
        if self.json {
            writeln!(stdout(), "{found}")?;
            return Ok(());
        }
        let latency = &found["latency_ms"];
        writeln!(
            stdout(),
            "{} durable moves a second at {} tables for {} s\nlatency in ms: p50 {}, p95 {}, p99 {}, worst {}\nerrors: {}",
            found["durable_moves_per_s"],
            found["tables"],
            found["seconds"],
            latency["p50"],
            latency["p95"],
            latency["p99"],
            latency["worst"],
            found["errors"],
        )?;
        Ok(())
    }

    async fn measure(&self) -> Result<Value> {
        let mut addresses = self.url.iter().map(|url| loopback(url)).collect::<Result<Vec<_>>>()?;
        let own = if addresses.is_empty() { Some(OwnServer::start().await?) } else { None };
        addresses.extend(own.as_ref().map(|own| own.address));
        let tally = Arc::new(Tally::default());
        let players = self.open_tables(&addresses, &tally).await?;
        let (latencies, seconds) = self.play(players).await;
        if let Some(own) = own {
            own.hall.stop().await;
        }
        let moves = latencies.len();
        let at = |share: f64| {
            let index = ((moves as f64 * share) as usize).min(moves.saturating_sub(1));
            latencies.get(index).map_or(0.0, |us| (*us as f64 / 100.0).round() / 10.0)
        };
        Ok(json!({
            "durable_moves_per_s": (moves as f64 / seconds).round(),
            "latency_ms": { "p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "worst": at(1.0) },
            "told_watchers_per_s": (tally.told.load(Ordering::Relaxed) as f64 / seconds).round(),
            "servers": addresses.len(),
            "watchers": self.watchers,
            "errors": tally.errors.load(Ordering::Relaxed),
            "moves": moves,
            "games_finished": tally.finished.load(Ordering::Relaxed),
            "tables": self.tables,
            "seconds": (seconds * 10.0).round() / 10.0,
            "game": self.game,
            "rate_asked": self.rate,
        }))
    }

    async fn open_tables(&self, addresses: &[SocketAddr], tally: &Arc<Tally>) -> Result<Vec<Player>> {
        let bar = progress::bar(u64::from(self.tables), "opening tables");
        let mut players = Vec::new();
        let mut opening = JoinSet::new();
        let mut guest = None;
        for n in 0..self.tables {
            if n % 50 == 0 {
                let address = addresses[0];
                let no_guest = || format!("the server at {address} lets no guest in");
                guest = Some(Client::guest(address).await.with_context(no_guest)?);
            }
            let Some(guest) = &guest else { continue };
            let at = |n: u32| addresses[n as usize % addresses.len()];
            let client = Client { address: at(n), ..guest.clone() };
            let watching = (0..self.watchers).map(|_| at(n + 1)).collect();
            let (game, tally) = (self.game.clone(), Arc::clone(tally));
            let sit = async move { Player::sit_down(client, game, u64::from(n), watching, tally).await };
            opening.spawn(sit);
            if opening.len() >= 32
                && let Some(player) = opening.join_next().await
            {
                players.push(player??);
                bar.inc(1);
            }
        }
        while let Some(player) = opening.join_next().await {
            players.push(player??);
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(players)
    }

    /// Lets all players play, and gathers how long each move took in microseconds, shortest first.
    async fn play(&self, players: Vec<Player>) -> (Vec<u64>, f64) {
        let began = Instant::now();
        let end = began + Duration::from_secs(self.seconds);
        let pace = match self.rate {
            0 => Duration::ZERO,
            rate => Duration::from_secs_f64(f64::from(self.tables) / f64::from(rate)),
        };
        let bar = progress::bar(self.seconds, "playing");
        let mut playing = JoinSet::new();
        let count = players.len() as f64;
        for (n, player) in players.into_iter().enumerate() {
            // Tables begin spread over one pace, as people would.
            let first = began + pace.mul_f64(n as f64 / count);
            playing.spawn(player.play_until(first, pace, end));
        }
        let mut latencies = Vec::new();
        let mut beat = tokio::time::interval(Duration::from_secs(1));
        loop {
            tokio::select! {
                done = playing.join_next() => match done {
                    Some(Ok(mut some)) => latencies.append(&mut some),
                    Some(Err(_)) => {}
                    None => break,
                },
                _ = beat.tick() => bar.set_position(began.elapsed().as_secs().min(self.seconds)),
            }
        }
        bar.finish_and_clear();
        let seconds = began.elapsed().as_secs_f64();
        latencies.sort_unstable();
        (latencies, seconds)
    }
}

#[derive(Default)]
struct Tally {
    errors: AtomicU64,
    finished: AtomicU64,
    /// Messages to who only looks on.
    told: AtomicU64,
}

/// A server of our own, with its data file in a temporary folder.
struct OwnServer {
    hall: Arc<Hall>,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl OwnServer {
    async fn start() -> Result<OwnServer> {
        let folder = tempfile::tempdir()?;
        let store = Store::open(&folder.path().join("load.lamplight")).await?;
        let hall = Hall::new(store, Config { limits: Limits::off(), ..Config::default() });
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let app = server::app(Arc::clone(&hall), Arc::new(NoAssets));
        tokio::spawn(server::run(listener, app, std::future::pending()));
        Ok(OwnServer { hall, address, _folder: folder })
    }
}

/// One person who plays all seats of one table.
struct Player {
    client: Client,
    game: String,
    socket: Socket,
    chooser: Chooser,
    tally: Arc<Tally>,
    last_command: u32,
    now: Seen,
    /// Where people look on, and those who do.
    watching: Vec<SocketAddr>,
    watchers: JoinSet<()>,
}

/// The part of a message a player needs.
#[derive(Deserialize)]
struct Message {
    #[serde(rename = "type")]
    kind: String,
    version: u32,
    command: Option<u32>,
    now: Option<Seen>,
}

#[derive(Default, Deserialize)]
struct Seen {
    #[serde(skip)]
    version: u32,
    to_move: Option<u8>,
    moves: Vec<Offered>,
    end: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Offered {
    text: String,
}

impl Player {
    async fn sit_down(
        client: Client,
        game: String,
        number: u64,
        watching: Vec<SocketAddr>,
        tally: Arc<Tally>,
    ) -> Result<Player> {
        let (table, socket, now) = new_table(&client, &game).await?;
        let chooser = Chooser::new(&Seed::from_number(number));
        let watchers = JoinSet::new();
        let mut player =
            Player { client, game, socket, chooser, tally, last_command: 0, now, watching, watchers };
        player.be_watched(&table);
        Ok(player)
    }

    /// Lets others look on at a new table; those of the last one go.
    fn be_watched(&mut self, table: &str) {
        self.watchers = JoinSet::new();
        for address in &self.watching {
            let (client, table, tally) =
                (Client::nobody(*address), table.to_owned(), Arc::clone(&self.tally));
            self.watchers.spawn(async move {
                let Ok(mut socket) = client.socket(&table).await else { return };
                while socket.next_text().await.is_some() {
                    tally.told.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    }

    async fn begin_another(&mut self) -> Result<()> {
        let (table, socket, now) = new_table(&self.client, &self.game).await?;
        (self.socket, self.now) = (socket, now);
        self.be_watched(&table);
        Ok(())
    }

    async fn play_until(mut self, first: Instant, pace: Duration, end: Instant) -> Vec<u64> {
        let mut latencies = Vec::new();
        let mut next = first;
        while Instant::now() < end && next < end {
            tokio::time::sleep_until(next.into()).await;
            next = (next + pace).max(Instant::now());
            match self.play().await {
                Ok(took) => latencies.push(took.as_micros() as u64),
                Err(error) => {
                    if self.tally.errors.fetch_add(1, Ordering::Relaxed) == 0 {
                        eprintln!("first error: {error:#}");
                    }
                    if self.begin_another().await.is_err() {
                        break;
                    }
                }
            }
        }
        latencies
    }

    /// One move, from sending it to its being durable. A finished game is followed by a new one.
    async fn play(&mut self) -> Result<Duration> {
        if self.now.end.is_some() {
            self.tally.finished.fetch_add(1, Ordering::Relaxed);
            self.begin_another().await?;
        }
        let choice = self.chooser.below(self.now.moves.len().max(1));
        let text = &self.now.moves.get(choice).ok_or_else(|| anyhow!("no legal move was offered"))?.text;
        self.last_command += 1;
        let command = json!({
            "id": self.last_command,
            "type": "play",
            "seat": self.now.to_move,
            "move": text,
            "version": self.now.version,
        });
        let sent = Instant::now();
        self.socket.send(&command).await?;
        loop {
            let told = hear(&mut self.socket).await?;
            if told.command == Some(self.last_command) {
                if told.kind == "done" {
                    return Ok(sent.elapsed());
                }
                bail!("a legal move was answered with {}", told.kind);
            }
            if let Some(now) = told.now {
                self.now = Seen { version: told.version, ..now };
            }
        }
    }
}

async fn new_table(client: &Client, game: &str) -> Result<(String, Socket, Seen)> {
    let body = json!({
        "game": game,
        "setup": {"players": 2},
        "seats": [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}],
    });
    let answer = client.call("POST", "/api/tables", Some(&body)).await?;
    let table = answer.json()["id"].as_str().map(str::to_owned);
    let table = table.ok_or_else(|| anyhow!("no table was made: {}", answer.text))?;
    let mut socket = client.socket(&table).await?;
    let told = hear(&mut socket).await?;
    let now = told.now.ok_or_else(|| anyhow!("the game did not start"))?;
    Ok((table, socket, Seen { version: told.version, ..now }))
}

async fn hear(socket: &mut Socket) -> Result<Message> {
    let text = socket.next_text().await.ok_or_else(|| anyhow!("the socket was closed"))?;
    Ok(serde_json::from_str(&text)?)
}

/// The address in a URL, which must be this machine's own: load is not for other people's servers.
fn loopback(url: &str) -> Result<SocketAddr> {
    let given = url.trim_start_matches("http://").trim_end_matches('/');
    let address: SocketAddr = given
        .replace("localhost", "127.0.0.1")
        .parse()
        .with_context(|| format!("{url:?} is not an address such as http://127.0.0.1:7878"))?;
    if !address.ip().is_loopback() {
        bail!("{url:?} is another machine; only a server on this one is measured");
    }
    Ok(address)
}
