use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use client::{Answer, Client, Socket};
use serde_json::{Value, json};
use server::{Config, Hall, Limits, NoAssets};
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// A running server with a data file of its own.
pub struct House {
    pub hall: Arc<Hall>,
    pub address: SocketAddr,
    pub folder: TempDir,
    config: Config,
    stop: oneshot::Sender<()>,
}

/// Somebody with a name.
#[derive(Clone)]
pub struct Visitor {
    pub client: Client,
    pub id: String,
    pub name: String,
}

impl House {
    /// Without limits: these clients are faster than people, and the tests of limits set their own.
    pub async fn open() -> House {
        let pause = Duration::from_millis(1);
        House::open_with(Config { limits: Limits::off(), pause, ..Config::default() }).await
    }

    pub async fn open_with(config: Config) -> House {
        House::open_in(tempfile::tempdir().expect("a temporary folder"), config).await
    }

    async fn open_in(folder: TempDir, config: Config) -> House {
        let data = folder.path().join("data");
        House::open_at(&data, folder, config).await
    }

    /// One machine of several that serve the same house.
    pub async fn machine(data: &str, config: Config) -> House {
        House::open_at(std::path::Path::new(data), tempfile::tempdir().expect("a temporary folder"), config)
            .await
    }

    async fn open_at(data: &std::path::Path, folder: TempDir, config: Config) -> House {
        let store = Store::open(data).await.expect("the house opens");
        let hall = Hall::new(store, config.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let app = server::app(Arc::clone(&hall), Arc::new(NoAssets));
        let (stop, stopped) = oneshot::channel();
        tokio::spawn(server::run(listener, app, async {
            let _ = stopped.await;
        }));
        House { hall, address, folder, config, stop }
    }

    /// Stops the server as Ctrl-C does; `between` may look at the store before it starts again, and change it.
    pub async fn restart_with<T>(self, between: impl AsyncFnOnce(&Store) -> T) -> (House, T) {
        self.hall.stop().await;
        drop(self.stop);
        let store = Store::open(&self.folder.path().join("data")).await.expect("the data file opens");
        let seen = between(&store).await;
        store.close().await;
        (House::open_in(self.folder, self.config).await, seen)
    }

    pub async fn restart(self) -> House {
        self.restart_with(async |_| ()).await.0
    }

    /// The operator's own program, if the house knows its token.
    pub fn operator(&self, secret: &server::Secret) -> Client {
        let mut client = Client::bot(self.address, &secret.text);
        client.headers.push(("X-Operator", "root".to_owned()));
        client
    }

    pub async fn guest(&self) -> Visitor {
        let client = Client::guest(self.address).await.expect("a guest");
        let me = client.call("GET", "/api/me", None).await.expect("an answer").json();
        Visitor { client, id: text(&me["id"]), name: text(&me["name"]) }
    }

    /// Two people at a table that has just started; the first made it and decides.
    pub async fn pair(&self) -> (Visitor, Visitor, String) {
        let (ann, bob) = (self.guest().await, self.guest().await);
        let table = ann.table(json!([me(), open()])).await;
        assert_eq!(bob.join(&table).await.status, 200);
        (ann, bob, table)
    }

    /// Gives the minds so much to think about that no bot decides for a while, if there is one thread for them.
    pub async fn keep_minds_busy(&self) -> Vec<Line> {
        let ann = self.guest().await;
        let more = json!({"game": "tribes", "assist": "hints"});
        let table = ann.table_with(json!([me(), me()]), more).await;
        let mut lines = Vec::new();
        for _ in 0..3 {
            let mut line = ann.sit(&table).await;
            line.send(json!({"id": 1, "type": "hint", "version": 0})).await;
            lines.push(line);
        }
        lines
    }

    pub fn nobody(&self) -> Client {
        Client::nobody(self.address)
    }
}

impl Visitor {
    pub async fn get(&self, path: &str) -> Answer {
        self.client.call("GET", path, None).await.expect("an answer")
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.client.call("POST", path, Some(&body)).await.expect("an answer")
    }

    /// Makes a table and returns its id.
    pub async fn table(&self, seats: Value) -> String {
        self.table_with(seats, json!({})).await
    }

    pub async fn table_with(&self, seats: Value, more: Value) -> String {
        let mut body = json!({
            "game": "toy",
            "setup": {"players": seats.as_array().map_or(0, Vec::len)},
            "seats": seats,
            "natural_pause": false,
        });
        for (key, value) in more.as_object().expect("an object") {
            body[key] = value.clone();
        }
        let answer = self.post("/api/tables", body).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        text(&answer.json()["id"])
    }

    pub async fn join(&self, table: &str) -> Answer {
        self.post(&format!("/api/tables/{table}/join"), json!({})).await
    }

    /// Opens the table's socket and reads the snapshot.
    pub async fn sit(&self, table: &str) -> Line {
        Line::open(&self.client, table).await
    }

    /// The same at a screen that several people share.
    pub async fn share(&self, table: &str) -> Line {
        Line::open_at(&self.client, &format!("/api/tables/{table}/live?protocol=2&curtain=true")).await
    }
}

/// A socket that remembers every byte it got and what it last saw of the game.
pub struct Line {
    socket: Socket,
    pub bytes: Vec<String>,
    pub now: Value,
    pub version: u64,
    last_id: u64,
}

impl Line {
    pub async fn open(client: &Client, table: &str) -> Line {
        Line::open_at(client, &format!("/api/tables/{table}/live?protocol=2")).await
    }

    pub async fn open_at(client: &Client, path: &str) -> Line {
        let socket = client.socket_at(path).await.expect("the socket opens");
        let mut line = Line { socket, bytes: Vec::new(), now: Value::Null, version: 0, last_id: 0 };
        let first = line.next().await;
        assert_eq!(first["type"], "snapshot", "the server speaks first");
        line
    }

    /// The next message, within a time no healthy server needs.
    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("the socket is open")
    }

    /// As `next`; nothing if the socket was closed.
    pub async fn try_next(&mut self) -> Option<Value> {
        let text = tokio::time::timeout(Duration::from_secs(60), self.socket.next_text());
        let text = text.await.expect("a message comes")?;
        let message: Value = serde_json::from_str(&text).expect("messages are JSON");
        self.bytes.push(text);
        if let Some(version) = message["version"].as_u64() {
            self.version = version;
        }
        if message["now"].is_object() {
            self.now = message["now"].clone();
        }
        if message["type"] == "clock" {
            self.now["clocks"] = message["clocks"].clone();
        }
        Some(message)
    }

    /// Reads until a message of this type.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Reads until the people at these seats are there.
    pub async fn until_seated(&mut self, seats: Value) {
        while self.until("presence").await["presence"]["seats"] != seats {}
    }

    pub async fn send(&mut self, command: Value) {
        self.socket.send(&command).await.expect("the socket is open");
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send_text(text).await.expect("the socket is open");
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send_bytes(bytes).await.expect("the socket is open");
    }

    /// Sends a command and reads until its answer.
    pub async fn ask(&mut self, mut command: Value) -> Value {
        self.last_id += 1;
        command["id"] = self.last_id.into();
        self.send(command).await;
        loop {
            let message = self.next().await;
            if message["command"] == self.last_id {
                return message;
            }
        }
    }

    /// Plays a move and reads until it is durable.
    pub async fn play(&mut self, seat: u64, text: &str) -> Value {
        self.play_form(seat, json!(text)).await
    }

    /// Plays a move in its structured form and reads until it is durable.
    pub async fn play_form(&mut self, seat: u64, form: Value) -> Value {
        let version = self.version;
        self.ask(json!({"type": "play", "seat": seat, "move": form, "version": version})).await
    }

    /// Everything, told once more.
    pub async fn ask_for_snapshot(&mut self) -> Value {
        self.send(json!({"id": 0, "type": "resync"})).await;
        self.until("snapshot").await
    }

    /// The notations of the moves I may choose from.
    pub fn moves(&self) -> Vec<String> {
        let moves = self.now["moves"].as_array().cloned().unwrap_or_default();
        moves.iter().map(|m| text(&m["text"])).collect()
    }

    /// Plays first moves until the game is over, reading what others do.
    pub async fn play_out(&mut self) {
        while self.now["end"].is_null() {
            match self.moves().first() {
                Some(first) => {
                    let seat = self.now["to_move"].as_u64().expect("somebody decides");
                    let first = first.clone();
                    let answer = self.play(seat, &first).await;
                    assert_eq!(answer["type"], "done", "{answer}");
                }
                None => {
                    self.next().await;
                }
            }
        }
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is a text")).to_owned()
}

pub fn bot() -> Value {
    json!({"kind": "bot", "level": "random"})
}

pub fn me() -> Value {
    json!({"kind": "me"})
}

pub fn open() -> Value {
    json!({"kind": "open"})
}
