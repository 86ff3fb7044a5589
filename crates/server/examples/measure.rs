//! Figures that no test asserts, because a clock would lie on a busy machine:
//!
//! `cargo run --release -p server --example measure -- restart 10000` fills a data file with running games, starts a
//! server on it, and tells how long the start took and how quickly single tables come back.
//!
//! `cargo run --release -p server --example measure -- soak 20` plays rounds of games against bots and tells the memory
//! used after each.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::Client;
use server::{Config, Hall, Limits, NoAssets};
use store::{Append, SeatRow, Status, Store, TableRow};
use table::{Act, Chooser, Game, Record, Seed, Turn};
use tokio::net::TcpListener;
use tribes::{Setup, Tribes};

type Anything = Result<(), Box<dyn std::error::Error + Send + Sync>>;

/// So many decisions every game of the restart has behind it.
const DECISIONS: usize = 100;

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

async fn restart(tables: u64) -> Anything {
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data");
    let store = Store::open(&data).await?;
    let mut filling = tokio::task::JoinSet::new();
    for number in 0..tables {
        let store = store.clone();
        filling.spawn(async move { fill(&store, number).await });
        if filling.len() >= 64
            && let Some(done) = filling.join_next().await
        {
            done??;
        }
    }
    while let Some(done) = filling.join_next().await {
        done??;
    }
    store.close().await;
    let size = std::fs::metadata(&data)?.len();

    let began = Instant::now();
    let (hall, address) = open(&data, Config::default()).await?;
    let client = Client::nobody(address);
    let health = client.call("GET", "/healthz", None).await?;
    let ready = began.elapsed();
    if health.status != 200 {
        return Err(health.text.into());
    }
    let mut back = Vec::new();
    for number in 0..200 {
        let table = format!("table-{}", (number * 7919) % tables);
        let began = Instant::now();
        let mut socket = client.socket(&table).await?;
        let snapshot = socket.next().await.ok_or("no snapshot")?;
        back.push(began.elapsed());
        if snapshot["version"] != DECISIONS {
            return Err(format!("table {table} came back at version {}", snapshot["version"]).into());
        }
    }
    back.sort_unstable();
    println!(
        "{}",
        json!({
            "tables": tables,
            "entries": tables * DECISIONS as u64,
            "file_mb": size >> 20,
            "restart_ms": ms(ready),
            "table_back_ms": {"p50": ms(back[100]), "p99": ms(back[198]), "worst": ms(back[199])},
        })
    );
    hall.stop().await;
    Ok(())
}

/// A running game with some decisions behind it, and no snapshot: the worst case for coming back.
async fn fill(store: &Store, number: u64) -> Anything {
    let seed = Seed::from_number(number);
    let setup = Setup::new(2);
    let mut record = Record::new(Tribes::new(&setup, seed)?, seed);
    let mut chooser = Chooser::new(&seed);
    let id = format!("table-{number}");
    store
        .save_table(TableRow {
            id: id.clone(),
            game: Tribes::NAME.into(),
            rules: Tribes::RULES_VERSION,
            owner: None,
            status: Status::Playing,
            listed: true,
            setup: serde_json::to_string(&setup)?,
            settings: json!({"clock": {"kind": "none"}, "join": "anyone", "assist": "none",
                "free_undo": false, "natural_pause": false, "autostart": true})
            .to_string(),
            seed: Some(seed.to_string()),
            clocks: None,
            rematch: None,
            created_at: number,
            updated_at: number,
            due_at: None,
            seats: vec![SeatRow { name: Some("One".into()), ..SeatRow::default() }; 2],
        })
        .await?;
    let mut appends = Vec::new();
    for _ in 0..DECISIONS {
        let Turn::Decide(seat) = record.state().to_move() else { return Err("the game ended early".into()) };
        let m = chooser.pick(&record.legal_moves()).ok_or("no move")?;
        let entry = record.play(seat, m, number, &mut ())?.entry;
        debug_assert!(matches!(entry.act, Act::Move(_)));
        let append = Append { table: id.clone(), entry, clocks: None, status: Status::Playing, due_at: None };
        appends.push(store.append(append));
    }
    for append in appends {
        append.await?;
    }
    Ok(())
}

async fn soak(rounds: u64) -> Anything {
    let folder = tempfile::tempdir()?;
    let idle = Duration::from_millis(200);
    let config = Config { limits: Limits::off(), idle, thinkers: 1, ..Config::default() };
    let (hall, address) = open(&folder.path().join("data"), config).await?;
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
        println!("{}", json!({"round": round, "games": round * 20, "resident_mb": resident_mb()}));
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
fn resident_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or(0) >> 10
}
