//! Figures that no test asserts, because a clock would lie on a busy machine:
//!
//! `cargo run --release -p server --example measure -- restart 10000` fills a data file with running games, starts the
//! real program on it, and tells how long that took and how quickly single tables come back. It needs
//! `cargo build --release` first.
//!
//! `cargo run --release -p server --example measure -- soak 20` plays rounds of games against bots and tells the memory
//! used after each.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::Client;
use serde_json::{Value, json};
use server::{Config, Hall, Limits, NoAssets};
use shelf::{Shelved, Visitor};
use store::{Append, SeatRow, Status, Store, TableRow};
use table::{Chooser, Entry, Record, Seed, ToMove};
use tokio::net::TcpListener;

type Anything<T = ()> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// So many decisions every ordinary game of the restart has behind it.
const DECISIONS: usize = 100;

/// So many tables of a kind are brought back, one after the other.
const LOOKED_AT: u64 = 200;

#[tokio::main]
async fn main() -> Anything {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_default();
    let count = args.next().and_then(|text| text.parse().ok());
    match what.as_str() {
        "restart" => restart(count.unwrap_or(10_000)).await,
        "soak" => soak(count.unwrap_or(20)).await,
        _ => Err("say `restart TABLES` or `soak ROUNDS`".into()),
    }
}

/// What kinds of games lie in the file: a name, the game, its setup, and whether it stands before its last decision.
fn kinds() -> [(&'static str, &'static str, Value, bool); 3] {
    let all = json!({"players": 4, "expansions": ["thieves", "artisans"]});
    [
        ("running", "tribes", json!({"players": 2}), false),
        ("long-tribes", "tribes", all, true),
        ("long-djinn", "djinn", json!({"players": 4}), true),
    ]
}

async fn restart(tables: u64) -> Anything {
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data");
    let store = Store::open(&data).await?;
    for (kind, game, setup, is_long) in kinds() {
        let count = if is_long { LOOKED_AT.min(tables) } else { tables };
        let mut filling = tokio::task::JoinSet::new();
        for number in 0..count {
            let (store, setup) = (store.clone(), setup.clone());
            filling.spawn(async move { fill(&store, kind, game, &setup, is_long, number).await });
            if filling.len() >= 64
                && let Some(done) = filling.join_next().await
            {
                done??;
            }
        }
        while let Some(done) = filling.join_next().await {
            done??;
        }
    }
    store.close().await;

    let began = Instant::now();
    let (mut program, address) = start_program(&data)?;
    let client = Client::nobody(address);
    let health = client.call("GET", "/healthz", None).await?;
    let ready = began.elapsed();
    let mut back = serde_json::Map::new();
    for (kind, ..) in kinds() {
        back.insert(kind.to_owned(), bring_back(&client, kind, tables).await?);
    }
    program.kill()?;
    program.wait()?;
    let file_mb = std::fs::metadata(&data)?.len() >> 20;
    if health.status != 200 {
        return Err(health.text.into());
    }
    println!("{}", json!({"tables": tables, "file_mb": file_mb, "restart_ms": ms(ready), "back_ms": back}));
    Ok(())
}

/// How long tables of one kind take from opening the socket to the snapshot.
async fn bring_back(client: &Client, kind: &str, tables: u64) -> Anything<Value> {
    let (mut back, mut entries) = (Vec::new(), 0);
    for number in 0..LOOKED_AT.min(tables) {
        // Ordinary tables lie anywhere in the file.
        let number = if kind == "running" { (number * 7919) % tables } else { number };
        let began = Instant::now();
        let mut socket = client.socket(&format!("{kind}-{number}")).await?;
        let text = socket.next_text().await.ok_or("no snapshot")?;
        back.push(began.elapsed());
        let snapshot: Value = serde_json::from_str(&text)?;
        let log = snapshot["log"].as_array().ok_or("no log")?.len();
        if snapshot["version"] != log || log == 0 {
            return Err(format!("{kind}-{number} came back at version {}", snapshot["version"]).into());
        }
        entries += log;
    }
    back.sort_unstable();
    let at = |share: usize| ms(back[(back.len() - 1) * share / 100]);
    Ok(json!({"entries": entries / back.len(), "p50": at(50), "p99": at(99), "worst": at(100)}))
}

/// The program that was built beside this one.
fn start_program(data: &Path) -> Anything<(Child, SocketAddr)> {
    use std::io::{BufRead, BufReader};
    let me = std::env::current_exe()?;
    let program = me.parent().and_then(Path::parent).ok_or("no folder")?.join("lamplight");
    let mut child = Command::new(&program)
        .args(["serve", "--unlimited", "--port", "0", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{} does not start: {e}; build it first", program.display()))?;
    let lines = BufReader::new(child.stdout.take().ok_or("no output")?).lines();
    let address = lines
        .map_while(Result::ok)
        .find_map(|line| line.strip_prefix("Lamplight is lit: http://").map(str::to_owned))
        .ok_or("it does not say where it is")?;
    Ok((child, address.parse()?))
}

/// A running game without a snapshot: the worst case for coming back.
async fn fill(store: &Store, kind: &str, game: &str, setup: &Value, is_long: bool, number: u64) -> Anything {
    let seed = Seed::from_number(number);
    let (setup, rules, entries) = shelf::visit(game, RandomGame { setup, seed, is_long })??;
    let players = setup["players"].as_u64().unwrap_or(2) as usize;
    let id = format!("{kind}-{number}");
    store
        .save_table(TableRow {
            id: id.clone(),
            game: game.to_owned(),
            rules,
            owner: None,
            status: Status::Playing,
            listed: true,
            setup: setup.to_string(),
            settings: json!({"clock": {"kind": "none"}, "join": "anyone", "assist": "none",
                "free_undo": false, "natural_pause": false, "autostart": true})
            .to_string(),
            seed: Some(seed.to_string()),
            clocks: None,
            progress: None,
            rematch: None,
            created_at: number,
            updated_at: number,
            due_at: None,
            revision: 0,
            seats: vec![SeatRow { name: Some("One".into()), ..SeatRow::default() }; players],
        })
        .await?;
    let appends: Vec<_> = (entries.into_iter())
        .map(|entry| Append {
            table: id.clone(),
            revision: entry.seq,
            entry,
            clocks: None,
            progress: None,
            status: Status::Playing,
            due_at: None,
        })
        .map(|append| store.append(append))
        .collect();
    for append in appends {
        append.await?;
    }
    Ok(())
}

struct RandomGame<'a> {
    setup: &'a Value,
    seed: Seed,
    is_long: bool,
}

impl Visitor for RandomGame<'_> {
    type Out = Anything<(Value, u32, Vec<Entry>)>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let state = G::new(&serde_json::from_value(self.setup.clone())?, self.seed)?;
        let setup = serde_json::to_value(state.setup())?;
        let mut record = Record::new(state, self.seed);
        let mut chooser = Chooser::new(&self.seed);
        while let ToMove::Decide(seat) = record.state().to_move()
            && (self.is_long || record.entries().len() < DECISIONS)
        {
            let m = chooser.pick(&record.legal_moves()).ok_or("no move")?;
            record.play(seat, m, 1, &mut ()).map_err(|e| e.to_string())?;
        }
        let mut entries = record.entries().to_vec();
        if self.is_long {
            entries.pop();
        }
        Ok((setup, G::RULES_VERSION, entries))
    }
}

async fn soak(rounds: u64) -> Anything {
    let folder = tempfile::tempdir()?;
    let idle = Duration::from_millis(200);
    let config = Config { limits: Limits::off(), idle, thinkers: 1, ..Config::default() };
    let (hall, address) = open(&folder.path().join("data"), config).await?;
    let began = Instant::now();
    for round in 1..=rounds {
        let mut playing = tokio::task::JoinSet::new();
        for _ in 0..20 {
            playing.spawn(play_one(address));
        }
        while let Some(done) = playing.join_next().await {
            done??;
        }
        while hall.live_tables() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        println!(
            "{}",
            json!({"round": round, "games": round * 20, "resident_kb": resident_kb(), "seconds": began.elapsed().as_secs()})
        );
    }
    hall.stop().await;
    Ok(())
}

async fn play_one(address: SocketAddr) -> Anything {
    let client = Client::guest(address).await?;
    let body = json!({"game": "tribes", "setup": {"players": 2}, "natural_pause": false,
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
    let table = client.call("POST", "/api/tables", Some(&body)).await?.json();
    let table = table["id"].as_str().ok_or("no table")?.to_owned();
    let mut socket = client.socket(&table).await?;
    let mut chooser = Chooser::new(&Seed::from_number(1));
    while let Some(message) = socket.next().await {
        let now = &message["now"];
        if !now["end"].is_null() {
            return Ok(());
        }
        let moves = now["moves"].as_array().map_or(&[][..], Vec::as_slice);
        let choices: Vec<&Value> = moves.iter().collect();
        if let Some(choice) = chooser.pick(&choices) {
            let command = json!({"id": 1, "type": "play", "seat": now["to_move"], "move": choice["text"],
                "version": message["version"]});
            socket.send(&command).await?;
        }
    }
    Err("the socket was closed".into())
}

async fn open(
    data: &std::path::Path,
    config: Config,
) -> Result<(Arc<Hall>, SocketAddr), Box<dyn std::error::Error + Send + Sync>> {
    let hall = Hall::new(Store::open(data).await?, config);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let app = server::app(Arc::clone(&hall), Arc::new(NoAssets));
    tokio::spawn(server::run(listener, app, std::future::pending()));
    Ok((hall, address))
}

fn ms(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}

/// Where the system tells it; 0 elsewhere.
fn resident_kb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or(0)
}
