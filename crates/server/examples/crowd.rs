//! What a crowd costs the real program: `cargo run --release -p server --example crowd -- 1000 1` lets 1,000 people watch
//! one table, `-- 5000 500` spreads 5,000 over 500 tables. It needs `cargo build --release` first.
//!
//! They come from many addresses (127.0.0.0/8) under the limits of every house. Tells the server's memory before, with
//! and after the crowd, and how long a move takes to reach all of them. Linux alone tells the memory of a process.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::{Client, Socket};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

type Anything<T = ()> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// So many come from one address; the limit of a table is 50.
const AN_ADDRESS: usize = 40;

/// So many moves are played before the crowd.
const MOVES: usize = 20;

#[tokio::main]
async fn main() -> Anything {
    let mut numbers = std::env::args().skip(1).filter_map(|text| text.parse::<usize>().ok());
    let (people, tables) = (numbers.next().unwrap_or(1000), numbers.next().unwrap_or(1).max(1));
    let folder = tempfile::tempdir()?;
    let (mut program, address) = start_program(&folder.path().join("data"))?;
    let found = crowd(&program, address, people, tables).await;
    program.kill()?;
    program.wait()?;
    println!("{}", found?);
    Ok(())
}

async fn crowd(program: &Child, address: SocketAddr, people: usize, tables: usize) -> Anything<Value> {
    let owner = Client::guest(address).await?;
    let mut playing = Vec::new();
    for _ in 0..tables {
        playing.push(Player::new(&owner, address).await?);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = resident_kb(program);
    let told = Arc::new(AtomicU64::new(0));
    let (end, ended) = watch::channel(());
    let began = Instant::now();
    let mut watching = JoinSet::new();
    let mut opening = JoinSet::new();
    for n in 0..people {
        let table = playing[n % tables].table.clone();
        opening.spawn(async move { open(address, n / AN_ADDRESS, &table).await });
        if opening.len() >= 16
            && let Some(stream) = opening.join_next().await
        {
            watching.spawn(read_on(stream??, Arc::clone(&told), ended.clone()));
        }
    }
    while let Some(stream) = opening.join_next().await {
        watching.spawn(read_on(stream??, Arc::clone(&told), ended.clone()));
    }
    let opened = began.elapsed();
    tokio::time::sleep(Duration::from_secs(3)).await;
    let with = resident_kb(program);
    // One table is played at; its watchers are those who came to it.
    let expected = (people.div_ceil(tables)) as u64;
    let mut reached = Vec::new();
    for n in 1..=MOVES as u64 {
        let began = Instant::now();
        playing[0].play().await?;
        while told.load(Ordering::Relaxed) < n * expected {
            if began.elapsed() > Duration::from_secs(30) {
                return Err(format!("{} of {} were told", told.load(Ordering::Relaxed), n * expected).into());
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        reached.push(began.elapsed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    reached.sort();
    let most = resident_kb(program);
    drop(end);
    while watching.join_next().await.is_some() {}
    let mut after = Vec::new();
    for seconds in [2, 5, 10] {
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        after.push(resident_kb(program) >> 10);
    }
    let ms = |time: Duration| (time.as_secs_f64() * 10_000.0).round() / 10.0;
    Ok(json!({
        "people": people, "tables": tables, "opened_s": ms(opened) / 1000.0,
        "move_reaches_all_ms": {"p50": ms(reached[MOVES / 2]), "worst": ms(reached[MOVES - 1])},
        "memory_mib": {"before": before >> 10, "with": with >> 10, "while_playing": most >> 10, "after": after},
        "kib_a_socket": (with.saturating_sub(before)) as usize / people,
    }))
}

/// Somebody who plays both seats of a table.
struct Player {
    table: String,
    socket: Socket,
    last: Value,
}

impl Player {
    async fn new(client: &Client, address: SocketAddr) -> Anything<Player> {
        let body =
            json!({"game": "tribes", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let mut made = client.call("POST", "/api/tables", Some(&body)).await?.json();
        let mut client = client.clone();
        if made["id"].is_null() {
            // Nobody may have too many tables.
            client = Client::guest(address).await?;
            tokio::time::sleep(Duration::from_secs(1)).await;
            made = client.call("POST", "/api/tables", Some(&body)).await?.json();
        }
        let table = made["id"].as_str().ok_or_else(|| made.to_string())?.to_owned();
        let mut socket = client.socket(&table).await?;
        let last = socket.next().await.ok_or("no snapshot")?;
        Ok(Player { table, socket, last })
    }

    async fn play(&mut self) -> Anything {
        let now = &self.last["now"];
        let command = json!({"id": 1, "type": "play", "seat": now["to_move"], "move": now["moves"][0]["text"],
            "version": self.last["version"]});
        self.socket.send(&command).await?;
        loop {
            let message = self.socket.next().await.ok_or("the socket was closed")?;
            match message["type"].as_str() {
                Some("step") => self.last = message,
                Some("done") => return Ok(()),
                Some("refused") => return Err(message.to_string().into()),
                _ => {}
            }
        }
    }
}

/// Opens a table's socket from one of many addresses, by hand: a client that keeps nothing.
async fn open(server: SocketAddr, from: usize, table: &str) -> Anything<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let from = Ipv4Addr::new(127, 1, (from / 250) as u8, (from % 250 + 1) as u8);
    socket.bind(SocketAddr::new(from.into(), 0))?;
    let mut stream = socket.connect(server).await?;
    let request = format!(
        "GET /api/tables/{table}/live?protocol=2 HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    if !head.starts_with(b"HTTP/1.1 101") {
        return Err(String::from_utf8_lossy(&head).into());
    }
    Ok(stream)
}

/// Reads frames, counts steps and answers pings until it is time to go.
async fn read_on(stream: TcpStream, told: Arc<AtomicU64>, mut ended: watch::Receiver<()>) {
    let reading = async {
        let (read, mut write) = stream.into_split();
        let mut read = tokio::io::BufReader::with_capacity(512, read);
        loop {
            let [kind, length] = [read.read_u8().await?, read.read_u8().await?];
            let length = match length & 127 {
                126 => u64::from(read.read_u16().await?),
                127 => read.read_u64().await?,
                short => u64::from(short),
            };
            let mut frame = vec![0; length as usize];
            read.read_exact(&mut frame).await?;
            match kind & 15 {
                // An empty pong, masked with nothing.
                9 => write.write_all(&[0x8a, 0x80, 0, 0, 0, 0]).await?,
                1 if frame.starts_with(b"{\"type\":\"step\"") => {
                    told.fetch_add(1, Ordering::Relaxed);
                }
                _ => {}
            }
        }
        #[allow(unreachable_code)]
        Ok::<(), std::io::Error>(())
    };
    tokio::select! {
        _ = reading => {}
        _ = ended.changed() => {}
    }
}

/// The program that was built beside this one, under the limits of every house.
fn start_program(data: &Path) -> Anything<(Child, SocketAddr)> {
    use std::io::{BufRead, BufReader};
    let me = std::env::current_exe()?;
    let program = me.parent().and_then(Path::parent).ok_or("no folder")?.join("lamplight");
    let mut child = Command::new(&program)
        .args(["serve", "--port", "0", "--data"])
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

fn resident_kb(program: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", program.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or(0)
}
