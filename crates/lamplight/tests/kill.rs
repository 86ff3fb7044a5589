//! The real program, killed at random moments while people play: nothing acknowledged is lost, doubled or reordered.
//!
//! Five kills here; `LAMPLIGHT_KILLS=50 cargo test -p lamplight --test kill` for the full proof.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use client::{Client, Socket};
use serde_json::{Value, json};
use table::{Chooser, Seed};

const TABLES: usize = 12;

struct Program {
    child: Child,
}

impl Program {
    /// Starts the server and waits until it says where it is.
    fn start(port: u16, data: &Path) -> (Program, SocketAddr) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lamplight"))
            .args(["serve", "--unlimited", "--port", &port.to_string(), "--data"])
            .arg(data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("Lamplight is lit: http://").map(str::to_owned))
            .expect("it says where it is");
        (Program { child }, address.parse().expect("an address"))
    }

    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

/// What one person knows for sure: the moves that were acknowledged, by version.
struct Player {
    client: Client,
    table: String,
    acknowledged: Vec<(u64, String)>,
    /// Games that ended, with what was acknowledged in them.
    finished: Vec<(String, Vec<(u64, String)>)>,
    chooser: Chooser,
    lives: Arc<Lives>,
    number: usize,
}

/// Which life of the program it is, and in which one each player was last seen at the table.
#[derive(Default)]
struct Lives {
    now: AtomicU64,
    seen: [AtomicU64; TABLES],
}

impl Lives {
    async fn everybody_is_back(&self) {
        let now = self.now.load(Ordering::Relaxed);
        while self.seen.iter().any(|seen| seen.load(Ordering::Relaxed) < now) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Player {
    async fn sit_down(address: SocketAddr, number: usize, lives: Arc<Lives>) -> Player {
        let client = Client::guest(address).await.expect("a guest");
        let table = new_table(&client).await.expect("a table");
        let chooser = Chooser::new(&Seed::from_number(number as u64));
        Player { client, table, acknowledged: Vec::new(), finished: Vec::new(), chooser, lives, number }
    }

    /// Plays as fast as it can, and comes back whenever the server does.
    async fn play_on(mut self, stop: Arc<AtomicBool>) -> Player {
        while !stop.load(Ordering::Relaxed) {
            let life = self.lives.now.load(Ordering::Relaxed);
            if let Ok(mut socket) = self.client.socket(&self.table).await
                && let Some(is_over) = self.play(&mut socket, &stop, life).await
                && is_over
                && let Some(next) = new_table(&self.client).await
            {
                let before = std::mem::replace(&mut self.table, next);
                self.finished.push((before, std::mem::take(&mut self.acknowledged)));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self
    }

    /// Plays until the connection breaks, which gives nothing, or else tells whether the game is over.
    async fn play(&mut self, socket: &mut Socket, stop: &AtomicBool, life: u64) -> Option<bool> {
        let snapshot = socket.next().await?;
        check(&snapshot, &self.acknowledged);
        self.lives.seen[self.number].fetch_max(life, Ordering::Relaxed);
        let mut version = snapshot["version"].as_u64()?;
        let mut now = snapshot["now"].clone();
        while !stop.load(Ordering::Relaxed) && now["end"].is_null() {
            let moves = now["moves"].as_array()?;
            let choice = self.chooser.below(moves.len());
            let text = moves.get(choice)?["text"].as_str()?.to_owned();
            let command = json!({"id": version, "type": "play", "seat": now["to_move"], "move": text, "version": version});
            socket.send(&command).await.ok()?;
            loop {
                let message = socket.next().await?;
                match message["type"].as_str()? {
                    "step" => now = message["now"].clone(),
                    "done" => break,
                    "refused" => panic!("a legal move was refused: {message}"),
                    _ => {}
                }
            }
            version += 1;
            self.acknowledged.push((version, text));
        }
        Some(!now["end"].is_null())
    }
}

async fn new_table(client: &Client) -> Option<String> {
    let body = json!({
        "game": "tribes",
        "setup": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "me", "name": "Two"}],
    });
    let answer = client.call("POST", "/api/tables", Some(&body)).await.ok()?;
    answer.json()["id"].as_str().map(str::to_owned)
}

/// Everything acknowledged stands in the log, once and in its place.
fn check(snapshot: &Value, acknowledged: &[(u64, String)]) {
    let log = snapshot["log"].as_array().expect("a log");
    for (n, line) in log.iter().enumerate() {
        assert_eq!(line["seq"].as_u64(), Some(n as u64 + 1), "entries count without gaps");
    }
    for (version, text) in acknowledged {
        let line = log.get(*version as usize - 1).unwrap_or_else(|| panic!("entry {version} was lost"));
        assert_eq!(line["text"].as_str(), Some(text.as_str()), "entry {version}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_moments_nothing_acknowledged_is_lost_doubled_or_reordered() {
    let kills: u64 = std::env::var("LAMPLIGHT_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(5);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("games.lamplight");
    let (mut program, address) = Program::start(0, &data);
    let lives = Arc::new(Lives::default());
    let stop = Arc::new(AtomicBool::new(false));
    lives.now.store(1, Ordering::Relaxed);
    let mut players = Vec::new();
    for number in 0..TABLES {
        let player = Player::sit_down(address, number, Arc::clone(&lives)).await;
        players.push(tokio::spawn(player.play_on(Arc::clone(&stop))));
    }
    let mut chooser = Chooser::new(&Seed::from_number(kills));
    for kill in 1..=kills {
        // Only after everybody is back is a kill worth something.
        lives.everybody_is_back().await;
        tokio::time::sleep(Duration::from_millis(chooser.below(400) as u64)).await;
        program.kill();
        lives.now.store(kill + 1, Ordering::Relaxed);
        (program, _) = Program::start(address.port(), &data);
    }
    lives.everybody_is_back().await;
    stop.store(true, Ordering::Relaxed);
    let (mut acknowledged, mut finished) = (0, 0);
    for player in players {
        let player = player.await.expect("no player panicked");
        finished += player.finished.len();
        for (table, moves) in player.finished.iter().chain([&(player.table, player.acknowledged)]) {
            let mut socket = player.client.socket(table).await.expect("the table is there");
            check(&socket.next().await.expect("a snapshot"), moves);
            acknowledged += moves.len();
            assert_log_is_in_order(&player.client, table).await;
        }
    }
    program.kill();
    assert!(acknowledged > TABLES, "people did play");
    eprintln!("{kills} kills, {acknowledged} acknowledged moves, {finished} games finished");
}

/// Ctrl-C: whoever is connected is told, the program ends well, and what was acknowledged is there at the next start.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn interrupted_it_tells_its_clients_and_ends_well() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("games.lamplight");
    let (mut program, address) = Program::start(0, &data);
    let client = Client::guest(address).await.expect("a guest");
    let table = new_table(&client).await.expect("a table");
    let mut socket = client.socket(&table).await.expect("the socket opens");
    let now = socket.next().await.expect("a snapshot")["now"].clone();
    let first = &now["moves"][0]["text"];
    let command = json!({"id": 1, "type": "play", "seat": now["to_move"], "move": first, "version": 0});
    socket.send(&command).await.expect("sent");
    while socket.next().await.expect("an answer")["type"] != "done" {}

    let interrupted = Command::new("kill").args(["-INT", &program.child.id().to_string()]).status();
    assert!(interrupted.expect("kill is there").success());
    let mut last = Value::Null;
    while let Some(message) = socket.next().await {
        last = message;
    }
    assert_eq!((&last["type"], &last["code"]), (&json!("bye"), &json!("server/stopping")), "{last}");
    assert!(program.child.wait().expect("it ends").success());

    let (program, address) = Program::start(0, &data);
    let mut socket = Client { address, ..client }.socket(&table).await.expect("the table is there");
    check(&socket.next().await.expect("a snapshot"), &[(1, first.as_str().expect("a move").to_owned())]);
    program.kill();
}

/// The log of a finished game is in order, seed included.
async fn assert_log_is_in_order(client: &Client, table: &str) {
    let answer = client.call("GET", &format!("/api/tables/{table}/log"), None).await.expect("an answer");
    if answer.status == 200 {
        let log = table::Log::parse(&answer.text).expect("a log");
        table::Record::<tribes::Tribes>::replay(&log).expect("in order");
    }
}
