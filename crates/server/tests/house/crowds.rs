//! Nobody shuts anybody out.

use std::time::Duration;

use client::{Client, Socket};
use serde_json::json;
use server::{Config, Limits, Rate};

use crate::common::{House, bot, me, open};

/// Opens a socket and gives it with the code it is turned away with, if it is.
async fn knock(client: &Client, table: &str) -> (Socket, Option<String>) {
    let mut socket = client.socket(table).await.expect("the socket opens");
    let first = socket.next().await.expect("the server speaks first");
    let code = first["code"].as_str().map(str::to_owned);
    (socket, code)
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_watch_the_players_come_in() {
    let limits = Limits { watchers_per_address: 4, connections_per_player: 2, ..Limits::off() };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    let (ann, bob, table) = house.pair().await;
    let mut watching = Vec::new();
    for _ in 0..4 {
        let (socket, code) = knock(&house.nobody(), &table).await;
        assert_eq!(code, None);
        watching.push(socket);
    }
    let (_, code) = knock(&house.guest().await.client, &table).await;
    assert_eq!(code.as_deref(), Some("limit/watchers"), "no more of them from here");
    let (mut oldest, code) = knock(&ann.client, &table).await;
    assert_eq!(code, None, "but who plays comes in");
    assert_eq!(knock(&bob.client, &table).await.1, None);
    let (_second, code) = knock(&ann.client, &table).await;
    assert_eq!(code, None);
    let (_third, code) = knock(&ann.client, &table).await;
    assert_eq!(code, None, "again and again");
    let bye = loop {
        let message = oldest.next().await.expect("a farewell");
        if message["type"] == "bye" {
            break message;
        }
    };
    assert_eq!(bye["code"], "limit/connections", "a person's own oldest connection makes room");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_come_in_even_if_all_connections_of_the_house_are_taken() {
    let limits = Limits { connections: 3, connections_per_address: 3, ..Limits::off() };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    let (ann, bob, table) = house.pair().await;
    let mut watching = Vec::new();
    for _ in 0..3 {
        watching.push(knock(&house.nobody(), &table).await);
    }
    assert!(house.nobody().socket(&table).await.is_err(), "no more strangers");
    assert!(house.guest().await.client.socket(&table).await.is_err(), "nor guests without a seat");
    for player in [&ann, &bob] {
        assert_eq!(knock(&player.client, &table).await.1, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxys_own_line_counts_whatever_the_caller_writes_before_it() {
    let mut limits = Limits::default();
    limits.requests = Rate { burst: 5, per_minute: 1, ..limits.requests };
    let house = House::open_with(Config { behind_proxy: true, limits, ..Config::default() }).await;
    let mut passed = 0;
    for n in 0..10 {
        let forged = ("X-Forwarded-For", format!("198.51.100.{n}"));
        let own = ("X-Forwarded-For", "203.0.113.1, 192.0.2.1".to_owned());
        let caller = Client { address: house.address, headers: vec![forged, own] };
        passed += u32::from(caller.call("GET", "/api/games", None).await.unwrap().status == 200);
    }
    assert_eq!(passed, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strangers_new_name_keeps_no_table_in_memory() {
    let idle = Duration::from_millis(200);
    let house = House::open_with(Config { idle, limits: Limits::off(), ..Config::default() }).await;
    let (ann, eve) = (house.guest().await, house.guest().await);
    let table = ann.table(json!([me(), me()])).await;
    drop(ann.sit(&table).await);
    for n in 0..100 {
        let name = json!({"name": format!("Eve {n}")});
        assert_eq!(eve.client.call("PATCH", "/api/me", Some(&name)).await.unwrap().status, 200);
        if house.hall.live_tables() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the table is still in memory");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_told_where_its_bearer_sits_or_looks_on() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let mut line = ann.sit(&table).await;
    let name = json!({"name": "Robert"});
    assert_eq!(bob.client.call("PATCH", "/api/me", Some(&name)).await.unwrap().status, 200);
    assert_eq!(line.until("table").await["table"]["seats"][1]["name"], "Robert");
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_are_counted_like_commands() {
    let house = House::open_with(Config::default()).await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let (mut socket, _) = knock(&ann.client, &table).await;
    for _ in 0..1000 {
        if socket.send_ping().await.is_err() {
            break;
        }
    }
    // A client that goes on writing may find the connection broken before it reads why.
    let code = tokio::time::timeout(Duration::from_secs(20), socket.close_code()).await;
    assert!(matches!(code.expect("it is shown out"), Some(1008) | None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_is_too_large_is_told_so() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let mut codes = Vec::new();
    for _ in 0..10 {
        let (mut socket, _) = knock(&ann.client, &table).await;
        socket.send_text(&"x".repeat(9_000)).await.expect("written");
        // A client may find the connection broken before it reads why, but not always.
        codes.push(socket.close_code().await);
    }
    assert!(codes.contains(&Some(1009)), "{codes:?}");
}

/// A figure of `/metrics`.
async fn figure(house: &House, name: &str) -> u64 {
    let text = house.nobody().call("GET", "/metrics", None).await.unwrap().text;
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.unwrap_or_else(|| panic!("{name}: {text}")).parse().expect("a number")
}

/// However many look on, a message is encoded once for each pair of eyes.
#[tokio::test(flavor = "multi_thread")]
async fn what_many_see_is_encoded_once() {
    const WATCHERS: usize = 150;
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let mut playing = ann.sit(&table).await;
    let _other = bob.sit(&table).await;
    let before = figure(&house, "lamplight_messages_encoded_total").await;
    let mut watching = Vec::new();
    for n in 0..WATCHERS {
        // Half of them are somebody, who are told who they are; that is no reason to encode all the rest again.
        let client = if n % 2 == 0 { house.nobody() } else { house.guest().await.client };
        watching.push(client.socket(&table).await.expect("the socket opens"));
    }
    for socket in &mut watching {
        assert_eq!(socket.next().await.expect("a snapshot")["type"], "snapshot");
    }
    let came = figure(&house, "lamplight_messages_encoded_total").await - before;
    assert!(came < WATCHERS as u64 / 2, "{came} for {WATCHERS} who came one after the other");

    for (command, kind, most) in [
        // A step for each player and one for all others; the answer; presence, if that was still to be told.
        (json!({"type": "play", "seat": 0, "move": playing.moves()[0], "version": 0}), "step", 5),
        // The same of snapshots, and the clocks.
        (json!({"type": "resign", "seat": 0}), "snapshot", 6),
    ] {
        let before = figure(&house, "lamplight_messages_encoded_total").await;
        let sent = figure(&house, "lamplight_messages_sent_total").await;
        assert_eq!(playing.ask(command).await["type"], "done");
        let mut ids = std::collections::BTreeSet::new();
        for socket in &mut watching {
            let told = loop {
                let message = socket.next().await.expect("a message");
                if message["type"] == kind {
                    break message;
                }
            };
            ids.insert(told["you"]["player"].as_str().map(str::to_owned));
        }
        if kind == "snapshot" {
            assert_eq!(ids.len(), WATCHERS / 2 + 1, "everybody is told who they are themselves");
        }
        let encoded = figure(&house, "lamplight_messages_encoded_total").await - before;
        assert!(encoded <= most, "{encoded} messages were encoded for one {kind}");
        let sent = figure(&house, "lamplight_messages_sent_total").await - sent;
        assert!(sent >= WATCHERS as u64, "{sent} were sent");
    }
}

/// Watchers who come and go are told of now and then, players at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_comes_is_no_flood_of_news() {
    const WATCHERS: u64 = 100;
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let mut line = ann.sit(&table).await;
    let mut watching = Vec::new();
    for _ in 0..WATCHERS {
        watching.push(house.nobody().socket(&table).await.expect("the socket opens"));
    }
    while line.until("presence").await["presence"]["spectators"] != WATCHERS {}
    let told = line.bytes.iter().filter(|text| text.contains(r#""type":"presence""#)).count() as u64;
    assert!(told < WATCHERS / 2, "{told} messages");
    let _other = bob.sit(&table).await;
    line.until_seated(json!([true, true])).await;
}

/// A person may let bots play among themselves, but not everywhere at once, however they come about.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_alone_are_limited() {
    let limits = Limits { bot_tables: 2, ..Limits::off() };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    let _busy = house.keep_minds_busy().await;
    let ann = house.guest().await;
    let body = json!({"game": "tribes", "setup": {"players": 2}, "seats": [search(), search()]});
    for _ in 0..2 {
        assert_eq!(ann.post("/api/tables", body.clone()).await.status, 200);
    }
    let refused = ann.post("/api/tables", body.clone()).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (429, Some("limit/bot-tables")));
    let listed = ann.get("/metrics").await.text;
    assert!(listed.contains("lamplight_tables_open 0\n"), "what was refused is not left open");
    let table = ann.table(json!([bot(), open()])).await;
    let path = format!("/api/tables/{table}/seats/1");
    let refused = ann.client.call("PUT", &path, Some(&bot())).await.unwrap();
    assert_eq!(refused.json()["code"], "limit/bot-tables", "nor by putting bots in their place later");
    let row = ann.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&row["status"], &row["seats"][1]["bot"]), (&json!("open"), &json!(null)), "as it was");
    ann.table(json!([me(), bot()])).await;
    let others = house.guest().await.post("/api/tables", body).await;
    assert_eq!(others.status, 200, "others have their own");
}

fn search() -> serde_json::Value {
    json!({"kind": "bot", "level": "search"})
}
