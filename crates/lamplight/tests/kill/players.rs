//! People who play as fast as they can, whatever happens to the program, and remember what was acknowledged.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use client::{Client, Socket};
use serde_json::{Value, json};
use table::{Chooser, Seed};

/// What one person knows for sure: the moves that were acknowledged, by version.
pub struct Player {
    pub client: Client,
    pub table: String,
    pub acknowledged: Vec<(u64, String)>,
    /// Games that ended, with what was acknowledged in them.
    pub finished: Vec<(String, Vec<(u64, String)>)>,
    chooser: Chooser,
    lives: Arc<Lives>,
    number: usize,
}

/// Which life of the program it is, and in which one each player was last seen at the table.
pub struct Lives {
    pub now: AtomicU64,
    seen: Vec<AtomicU64>,
}

impl Lives {
    pub fn of(players: usize) -> Lives {
        Lives { now: AtomicU64::new(1), seen: (0..players).map(|_| AtomicU64::new(0)).collect() }
    }

    pub fn is_everybody_back(&self) -> bool {
        let now = self.now.load(Ordering::Relaxed);
        self.seen.iter().all(|seen| seen.load(Ordering::Relaxed) >= now)
    }
}

impl Player {
    pub async fn sit_down(address: SocketAddr, number: usize, seed: u64, lives: Arc<Lives>) -> Player {
        let client = Client::guest(address).await.expect("a guest");
        let table = new_table(&client).await.expect("a table");
        let chooser = Chooser::new(&Seed::from_number(seed));
        Player { client, table, acknowledged: Vec::new(), finished: Vec::new(), chooser, lives, number }
    }

    /// Plays as fast as it can, and comes back whenever the server does.
    pub async fn play_on(mut self, stop: Arc<AtomicBool>) -> Player {
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

pub async fn new_table(client: &Client) -> Option<String> {
    let body = json!({
        "game": "tribes",
        "setup": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "me", "name": "Two"}],
    });
    let answer = client.call("POST", "/api/tables", Some(&body)).await.ok()?;
    answer.json()["id"].as_str().map(str::to_owned)
}

/// Everything acknowledged stands in the log, once and in its place.
pub fn check(snapshot: &Value, acknowledged: &[(u64, String)]) {
    let log = snapshot["log"].as_array().expect("a log");
    for (n, line) in log.iter().enumerate() {
        assert_eq!(line["seq"].as_u64(), Some(n as u64 + 1), "entries count without gaps");
    }
    for (version, text) in acknowledged {
        let line = log.get(*version as usize - 1).unwrap_or_else(|| panic!("entry {version} was lost"));
        assert_eq!(line["text"].as_str(), Some(text.as_str()), "entry {version}");
    }
}

/// The log of a finished game is in order, seed included.
pub async fn assert_log_is_in_order(client: &Client, table: &str) {
    let answer = client.call("GET", &format!("/api/tables/{table}/log"), None).await.expect("an answer");
    if answer.status == 200 {
        let log = table::Log::parse(&answer.text).expect("a log");
        table::Record::<tribes::Tribes>::replay(&log).expect("in order");
    }
}
