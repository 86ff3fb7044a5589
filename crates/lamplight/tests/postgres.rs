//! The program's commands on a house that is kept on a PostgreSQL server.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use client::Client;
use serde_json::{Value, json};

fn lamplight(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lamplight")).args(args).output().expect("the program starts")
}

fn told(args: &[&str]) -> Value {
    let output = lamplight(args);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {complaint}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn refused(args: &[&str]) -> String {
    let output = lamplight(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or_default().to_owned()
}

/// A program that runs until it is dropped.
struct Running(Child);

impl Running {
    /// Starts it and waits for a line that begins like this; tells the rest of that line.
    fn start(args: &[&str], line: &str) -> (Running, String) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lamplight"))
            .args(args)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let found = lines.map_while(Result::ok).find_map(|said| said.strip_prefix(line).map(str::to_owned));
        (Running(child), found.expect("it says where it is"))
    }

    fn serve(data: &str, more: &[&str]) -> (Running, SocketAddr) {
        let args: Vec<&str> =
            ["serve", "--unlimited", "--port", "0", "--data", data].iter().chain(more).copied().collect();
        let (running, address) = Running::start(&args, "Lamplight is lit: http://");
        (running, address.parse().expect("an address"))
    }

    fn stop(mut self) {
        let asked = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        assert!(asked.expect("kill is there").success());
        assert!(self.0.wait().expect("it ends").success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended already if the test went well.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Makes a table of bots alone and tells its id.
async fn bots(client: &Client) -> String {
    let bot = json!({"kind": "bot", "level": "random"});
    let body = json!({"game": "djinn", "setup": {"players": 2}, "seats": [bot, bot], "natural_pause": false});
    let answer = client.call("POST", "/api/tables", Some(&body)).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

async fn status(client: &Client, table: &str) -> Value {
    client.call("GET", &format!("/api/tables/{table}"), None).await.expect("an answer").json()["status"]
        .clone()
}

async fn until_over(client: &Client, table: &str) {
    let begun = Instant::now();
    while status(client, table).await != "over" {
        assert!(begun.elapsed() < Duration::from_secs(90), "the bots do not finish");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_for_a_house_works_on_a_server() {
    let server = ground::Postgres::start(&["fsync=off"]).expect("PostgreSQL starts");
    let Some(server) = server else { return ground::left_out("PostgreSQL") };
    let data = server.database("house").expect("a database");

    // A machine that leaves bots to others has them wait, until one comes that only thinks.
    let (serving, address) = Running::serve(&data, &["--thinkers", "0"]);
    let client = Client::guest(address).await.expect("a guest");
    let table = bots(&client).await;
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let mut socket = client.socket(&table).await.expect("the table is there");
    assert_eq!(socket.next().await.expect("a snapshot")["version"], 0, "nobody thinks yet");
    let (thinking, _) = Running::start(&["think", "--data", &data], "Thinking for postgres://");
    until_over(&client, &table).await;
    thinking.stop();

    let id = client.call("GET", "/api/me", None).await.expect("an answer").json()["id"].clone();
    let id = id.as_str().expect("an id");
    let person = told(&["house", "--data", &data, "--json", "person", id]);
    assert!(person.to_string().contains(id), "{person}");

    let checked = told(&["check", &data, "--json"]);
    assert_eq!((&checked["ok"], &checked["games"]), (&json!(true), &json!(1)), "{checked}");
    let verified = told(&["verify", "--data", &data, "--json"]);
    assert_eq!((&verified["verified"], &verified["games"]), (&json!(true), &json!(1)), "{verified}");
    assert!(refused(&["backup", &data]).contains("pg_dump"));

    // While machines serve it, it is not copied; then it is, to a file and back.
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("games.lamplight");
    let file = file.to_str().expect("a plain path");
    assert!(refused(&["copy", &data, file]).contains("stop them first"));
    serving.stop();
    let copied = told(&["copy", &data, file, "--json"]);
    assert_eq!((&copied["games"], &copied["before"]), (&json!(1), &json!(0)), "{copied}");
    assert_eq!(told(&["check", file, "--json"])["ok"], true);
    let (serving, address) = Running::serve(file, &[]);
    let client = Client { address, ..client };
    assert_eq!(status(&client, &table).await, "over", "the same game, for the same person");
    assert!(refused(&["copy", file, &data]).contains("something at"), "there is a house already");
    let second = server.database("second").expect("a database");
    assert!(refused(&["copy", file, &second]).contains("in use"));
    serving.stop();
    assert_eq!(told(&["copy", file, &second, "--json"])["games"], 1);
    assert_eq!(told(&["verify", "--data", &second, "--json"])["verified"], true);

    // A game that cannot be played again does not arrive.
    server.sql("second", "UPDATE entry SET move = 'nonsense' WHERE seq = 3").expect("carried out");
    let broken = folder.path().join("broken.lamplight");
    let broken = broken.to_str().expect("a plain path");
    assert!(refused(&["copy", &second, broken]).contains("not in order"));
    assert!(!std::path::Path::new(broken).exists());
    assert!(refused(&["think", "--data", file]).contains("is a file"));
    assert!(refused(&["serve", "--thinkers", "0", "--data", file]).contains("is a file"));
}
