//! Two machines of the program, without faults: what people notice of there being several.

use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use client::{Client, Socket};
use ground::{Postgres, left_out};
use serde_json::{Value, json};

/// A machine that runs until it is dropped.
struct Machine {
    child: Child,
    address: SocketAddr,
}

impl Machine {
    async fn start(data: &str, more: &[&str]) -> Machine {
        let address =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
        let child = Command::new(env!("CARGO_BIN_EXE_machine"))
            .args(["serve", "--port", &address.port().to_string(), "--data", data])
            .args(more)
            .env("RUST_LOG", "error")
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let begun = Instant::now();
        let nobody = Client::nobody(address);
        while !matches!(nobody.call("GET", "/healthz", None).await, Ok(answer) if answer.status == 200) {
            assert!(begun.elapsed() < Duration::from_secs(60), "a machine does not start");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Machine { child, address }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // It has ended already if the test stopped it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn database() -> Option<(Postgres, String)> {
    let postgres = Postgres::start(&["fsync=off"]).expect("PostgreSQL starts")?;
    let data = postgres.database("house").expect("a database");
    Some((postgres, data))
}

fn by_way_of(client: &Client, machine: &Machine) -> Client {
    Client { address: machine.address, ..client.clone() }
}

async fn table(client: &Client, second: Value) -> String {
    let body = json!({"game": "djinn", "setup": {"players": 2}, "seats": [{"kind": "me"}, second]});
    let answer = client.call("POST", "/api/tables", Some(&body)).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

/// The next message of this type, within a time no healthy server needs.
async fn until(socket: &mut Socket, kind: &str) -> Value {
    let found = async {
        loop {
            let message = socket.next().await.expect("the socket is open");
            if message["type"] == kind {
                return message;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), found).await.expect("it comes")
}

/// Sends a command and reads until its answer.
async fn ask(socket: &mut Socket, id: u32, mut command: Value) -> Value {
    command["id"] = id.into();
    socket.send(&command).await.expect("the socket is open");
    let answer = async {
        loop {
            let message = socket.next().await.expect("the socket is open");
            if message["command"] == id {
                return message;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), answer).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_another_game_on_two_machines_at_once_gets_one() {
    let Some((postgres, data)) = database() else { return left_out("PostgreSQL") };
    let one = Machine::start(&data, &["--unlimited"]).await;
    let two = Machine::start(&data, &["--unlimited"]).await;
    let ann = Client::guest(one.address).await.expect("a guest");
    let bob = Client::guest(two.address).await.expect("a guest");
    for _ in 0..8 {
        let (table, body) = (table(&ann, json!({"kind": "open"})).await, json!({}));
        let joined = bob.call("POST", &format!("/api/tables/{table}/join"), Some(&body)).await;
        assert_eq!(joined.expect("an answer").status, 200);
        // A game that both call off is over, and can be played again.
        for who in [&ann, &bob] {
            let mut socket = who.socket(&table).await.expect("the table is there");
            let wish = json!({"type": "call_off", "agree": true});
            assert_eq!(ask(&mut socket, 1, wish).await["type"], "done");
        }
        let path = format!("/api/tables/{table}/rematch");
        let (first, second) =
            tokio::join!(ann.call("POST", &path, Some(&body)), bob.call("POST", &path, Some(&body)));
        let (first, second) = (first.expect("an answer"), second.expect("an answer"));
        assert_eq!((first.status, second.status), (200, 200), "{} {}", first.text, second.text);
        assert_eq!(first.json()["id"], second.json()["id"], "one table for both");
    }
    let left = "SELECT count(*) FROM game_table WHERE seed IS NULL AND id NOT IN \
        (SELECT rematch FROM game_table WHERE rematch IS NOT NULL)";
    assert_eq!(postgres.sql("house", left).expect("counted"), "0", "nothing is left that nobody wanted");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_at_a_machine_that_stops_goes_on_at_another_within_a_second() {
    let Some((_postgres, data)) = database() else { return left_out("PostgreSQL") };
    let mut one = Machine::start(&data, &["--unlimited"]).await;
    let two = Machine::start(&data, &["--unlimited"]).await;
    let ann = Client::guest(one.address).await.expect("a guest");
    let table = table(&ann, json!({"kind": "me", "name": "Two"})).await;
    let mut socket = ann.socket(&table).await.expect("the table is there");
    let play = |now: &Value, version: &Value| {
        let first = &now["moves"][0]["text"];
        json!({"type": "play", "seat": now["to_move"], "move": first, "version": version})
    };
    let snapshot = until(&mut socket, "snapshot").await;
    let done = ask(&mut socket, 1, play(&snapshot["now"], &snapshot["version"])).await;
    assert_eq!(done["type"], "done", "{done}");

    let asked = Command::new("kill").args(["-TERM", &one.child.id().to_string()]).status();
    assert!(asked.expect("kill is there").success());
    assert_eq!(until(&mut socket, "bye").await["code"], "server/stopping");
    let told = Instant::now();
    let mut socket = by_way_of(&ann, &two).socket(&table).await.expect("the other machine has it");
    let snapshot = until(&mut socket, "snapshot").await;
    let took = told.elapsed();
    assert_eq!(snapshot["version"], done["version"], "nothing was lost");
    let again = ask(&mut socket, 1, play(&snapshot["now"], &snapshot["version"])).await;
    assert_eq!(again["type"], "done", "and on it goes: {again}");
    assert!(one.child.wait().expect("it ends").success());
    println!("back after {took:?}");
    assert!(took < Duration::from_secs(1), "it took {took:?} to come back");
}

/// A notice may be lost: here nobody gives one, because the database is changed behind the machines' backs.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_and_a_sign_out_that_no_notice_told_are_found_out() {
    let Some((postgres, data)) = database() else { return left_out("PostgreSQL") };
    let one = Machine::start(&data, &["--unlimited"]).await;
    let ann = Client::guest(one.address).await.expect("a guest");
    let table = table(&ann, json!({"kind": "open"})).await;
    let mut socket = ann.socket(&table).await.expect("the table is there");
    postgres.sql("house", "UPDATE player SET name = 'Otherwise'").expect("carried out");
    while until(&mut socket, "table").await["table"]["seats"][0]["name"] != "Otherwise" {}
    postgres.sql("house", "DELETE FROM session").expect("carried out");
    assert_eq!(until(&mut socket, "bye").await["code"], "me/signed-out");
}

/// What a person may do so often counts wherever they do it.
#[tokio::test(flavor = "multi_thread")]
async fn limits_by_person_hold_for_all_machines_together() {
    let Some((_postgres, data)) = database() else { return left_out("PostgreSQL") };
    let (one, two) = (Machine::start(&data, &[]).await, Machine::start(&data, &[]).await);
    let ann = Client::guest(one.address).await.expect("a guest");
    let table = table(&ann, json!({"kind": "open"})).await;
    let mut here = ann.socket(&table).await.expect("the table is there");
    let mut there = by_way_of(&ann, &two).socket(&table).await.expect("the table is there");
    let begun = Instant::now();
    let mut said = [0, 0];
    for id in 1..=20 {
        for (n, socket) in [&mut here, &mut there].into_iter().enumerate() {
            let answer = ask(socket, id, json!({"type": "chat", "text": format!("{id} by {n}")})).await;
            said[n] += u32::from(answer["type"] == "done");
            // A notice takes a moment.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    // Five at once and one every two seconds; each machine by itself would allow as many.
    let allowed = 5 + begun.elapsed().as_secs() as u32 / 2;
    let all = said[0] + said[1];
    println!("{said:?} lines, {allowed} allowed");
    assert!(all >= 5, "{said:?}");
    assert!(all <= allowed + 3, "{said:?} lines, but {allowed} are allowed to one person");
}
