//! Nobody shuts anybody out.

use std::time::Duration;

use client::{Client, Socket};
use serde_json::json;
use server::{Config, Limits, Rate};

use crate::common::{House, me};

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
