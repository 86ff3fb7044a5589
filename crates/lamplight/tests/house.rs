//! What an operator does at a terminal, with a server and without one.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use client::Client;
use serde_json::{Value, json};

fn lamplight(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lamplight"))
        .args(args)
        .env("USER", "root")
        .env_remove("SUDO_USER")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Whoever reads nothing may have closed it already.
    let _ = child.stdin.take().expect("an input").write_all(typed.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// The operator of one data file.
struct Operator(PathBuf);

impl Operator {
    fn does(&self, args: &[&str]) -> Value {
        self.types(args, "")
    }

    fn types(&self, args: &[&str], typed: &str) -> Value {
        let data = self.0.to_str().expect("a plain path");
        let all: Vec<&str> = ["house", "--data", data, "--json"].iter().chain(args).copied().collect();
        let output = lamplight(&all, typed);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{args:?}: {complaint}");
        serde_json::from_slice(&output.stdout).expect("JSON")
    }

    fn is_refused(&self, args: &[&str]) -> String {
        let data = self.0.to_str().expect("a plain path");
        let all: Vec<&str> = ["house", "--data", data].iter().chain(args).copied().collect();
        let output = lamplight(&all, "");
        assert_eq!(output.status.code(), Some(1), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
        String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or_default().to_owned()
    }
}

/// The real server, until it is dropped.
struct Server {
    child: Child,
    address: std::net::SocketAddr,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lamplight"))
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .env("LAMPLIGHT_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("an output")).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("Lamplight is lit: http://").map(str::to_owned))
            .expect("it says where it is");
        Server { child, address: address.parse().expect("an address") }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn guest(address: std::net::SocketAddr) -> (Client, String) {
    let client = Client::guest(address).await.expect("a guest");
    let id = client.call("GET", "/api/me", None).await.expect("an answer").json()["id"].clone();
    (client, id.as_str().expect("an id").to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_done_on_the_running_server_or_on_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("games");
    let operator = Operator(data.clone());
    let missing = operator.is_refused(&["stewards"]);
    assert!(missing.contains("there is no data file"), "{missing}");
    let server = Server::start(&data);
    let (ann, id) = guest(server.address).await;
    let claim = json!({"name": "Ann", "password": "a long password"});
    assert_eq!(ann.call("POST", "/api/me/claim", Some(&claim)).await.unwrap().status, 200);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let body = json!({"game": "tribes", "setup": {"players": 2}, "seats": seats});
    let table = ann.call("POST", "/api/tables", Some(&body)).await.unwrap().json()["id"].clone();
    let table = table.as_str().expect("a table");
    // A ban closes the tables of whoever is banned, so what is closed by hand is somebody else's.
    let (ben, _) = guest(server.address).await;
    let other = ben.call("POST", "/api/tables", Some(&body)).await.unwrap().json()["id"].clone();
    let other = other.as_str().expect("a table");
    let mut socket = ann.socket(table).await.expect("the socket opens");
    socket.next().await.expect("a snapshot");
    socket.send(&json!({"id": 1, "type": "chat", "text": "hello"})).await.expect("sent");
    while socket.next().await.expect("an answer")["type"] != "done" {}

    let report = json!({"player": id, "table": table, "line": 1, "why": "abuse", "detail": "again"});
    assert_eq!(ben.call("POST", "/api/reports", Some(&report)).await.unwrap().status, 204);
    let told = operator.does(&["reports", "--person", "Ann"]);
    assert_eq!((&told[0]["why"], &told[0]["detail"]), (&json!("abuse"), &json!("again")));

    let found = operator.does(&["find", "ann"]);
    assert_eq!(found["people"][0]["id"], id.as_str());
    assert_eq!(operator.does(&["find", table])["tables"][0]["id"], table);
    assert_eq!(
        operator.does(&["person", "Ann"])["addresses"],
        json!(["127.0.0.1"]),
        "from the running server"
    );
    assert_eq!(operator.does(&["table", table])["talk"][0]["text"], "hello");
    assert_eq!(operator.does(&["delete-talk", table, "--line", "1", "--why", "rude"])["lines"], 1);
    assert_eq!(operator.does(&["steward", "Ann", "--why", "helps"])["is_steward"], true);
    assert_eq!(operator.does(&["stewards"])[0]["name"], "Ann");
    let refused = operator.is_refused(&["ban", "Ann", "--why", "cheating"]);
    assert!(refused.contains("house/steward"), "{refused}");
    assert_eq!(operator.does(&["steward", "Ann", "--no", "--why", "enough"])["is_steward"], false);
    let banned = operator.does(&["ban", &id, "--for", "1d", "--why", "cheating"]);
    let bye = loop {
        let message = socket.next().await.expect("a farewell");
        if message["type"] == "bye" {
            break message;
        }
    };
    assert_eq!(bye["code"], "house/banned", "at once, on the open socket");
    let left = banned["until"].as_u64().expect("an end") - banned["at"].as_u64().expect("a beginning");
    assert!((86_390_000..86_410_000).contains(&left), "{left}");
    drop(server);

    // The server was killed, so its sign is still there; the file is opened all the same.
    let settled = operator.does(&["settle", &told[0]["id"].to_string(), "--why", "banned for a day"]);
    assert_eq!(settled["id"], told[0]["id"]);
    assert_eq!(operator.does(&["reports"]), json!([]), "what is settled waits no longer");
    assert_eq!(operator.does(&["reports", "--settled"])[0]["id"], told[0]["id"]);
    let again = operator.is_refused(&["settle", "77", "--why", "none"]);
    assert!(again.contains("report/not-found"), "{again}");
    let number = banned["id"].to_string();
    assert_eq!(operator.does(&["sanctions"])[0]["id"], banned["id"]);
    assert_eq!(operator.does(&["lift", &number, "--why", "sorry"])["id"], banned["id"]);
    assert_eq!(operator.does(&["rename", "Ann", "Anna", "--why", "asked to"])["person"]["name"], "Anna");
    operator.types(&["password", "Anna", "--why", "forgot it"], "another password\n");
    operator.does(&["ban", "--address", "192.0.2.7", "--why", "flood"]);
    let unknown = operator.is_refused(&["mute", "Ann", "--why", "shouting"]);
    assert!(unknown.contains("nobody has the id or the name"), "{unknown}");
    assert_eq!(operator.does(&["close", other, "--why", "asked to"])["status"], "closed");
    let deeds: Vec<String> = operator
        .does(&["audit"])
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| format!("{} {}", line["who_name"].as_str().unwrap(), line["deed"].as_str().unwrap()))
        .collect();
    let expected = [
        "close",
        "ban",
        "password",
        "rename",
        "lift",
        "settle",
        "ban",
        "no-steward",
        "steward",
        "delete-talk",
    ];
    assert_eq!(deeds, expected.map(|deed| format!("root {deed}")));
    assert_eq!(operator.does(&["audit", "--last", "2"]).as_array().map(Vec::len), Some(2));
    let at_table = operator.does(&["audit", "--table", table]);
    assert_eq!([&at_table[0]["deed"], &at_table[1]["deed"]], ["settle", "delete-talk"]);

    let server = Server::start(&data);
    let nobody = Client::nobody(server.address);
    for (password, status) in [("a long password", 401), ("another password", 200)] {
        let body = json!({"name": "Anna", "password": password});
        assert_eq!(
            nobody.call("POST", "/api/sign-in", Some(&body)).await.unwrap().status,
            status,
            "{password}"
        );
    }
    assert_eq!(nobody.call("GET", "/api/house", None).await.unwrap().status, 401);
    let wrong = Client::bot(server.address, &"0".repeat(64));
    assert_eq!(wrong.call("GET", "/api/house", None).await.unwrap().status, 401, "any other token is none");
}

#[test]
fn the_document_tells_every_command() {
    let document = include_str!("../../../docs/running.md");
    let help = lamplight(&["house", "--help"], "");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let commands =
        help.split("Commands:").nth(1).and_then(|rest| rest.split("Options:").next()).expect("a list");
    let names: Vec<&str> = commands.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() >= 14, "{names:?}");
    for name in names.into_iter().filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())) {
        let is_known = document.contains(&format!("lamplight house {name}"));
        assert!(is_known || name == "help", "docs/running.md does not tell `lamplight house {name}`");
    }
}
