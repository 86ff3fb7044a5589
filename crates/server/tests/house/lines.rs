//! Connections that break, lag, double or die.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, Rate};

use crate::common::{House, bot, me, open};

#[tokio::test(flavor = "multi_thread")]
async fn steps_come_one_by_one_and_two_tabs_see_the_same_bytes() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    let (mut first, mut second) = (ann.sit(&table).await, ann.sit(&table).await);
    first.play_out().await;
    while second.now["end"].is_null() {
        second.next().await;
    }
    let steps = |bytes: &[String]| -> Vec<String> {
        bytes.iter().filter(|text| text.contains(r#""type":"step""#)).cloned().collect()
    };
    assert_eq!(steps(&first.bytes), steps(&second.bytes));
    let versions: Vec<u64> = steps(&first.bytes)
        .iter()
        .map(|text| serde_json::from_str::<Value>(text).unwrap()["version"].as_u64().unwrap())
        .collect();
    assert_eq!(versions, (1..=versions.len() as u64).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_with_two_tabs_is_present_once_and_until_the_last_closes() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let mut watching = bob.sit(&table).await;
    let tabs = (ann.sit(&table).await, ann.sit(&table).await);
    loop {
        let presence = watching.until("presence").await;
        if presence["presence"] == json!({"seats": [true, true], "spectators": 0}) {
            break;
        }
    }
    drop(tabs.0);
    drop(tabs.1);
    watching.until_seated(json!([false, true])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_sees_what_happened_meanwhile() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let (mut a, b) = (ann.sit(&table).await, bob.sit(&table).await);
    assert_eq!(b.version, 0);
    drop(b);
    let lay = a.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    a.play(0, &lay).await;
    a.play(0, "done").await;
    let mut b = bob.sit(&table).await;
    assert_eq!(b.version, 2);
    assert_eq!(b.moves(), ["trust", "doubt"]);
    assert_eq!(b.play(1, "trust").await["type"], "done");
    let resync = json!({"type": "resync"});
    assert_eq!(a.ask(resync).await["type"], "done");
    assert_eq!(a.version, 3, "who has missed something asks again");
    assert_eq!(a.now["view"]["turn"], b.now["view"]["turn"]);
}

/// The toy's draw is seen by whoever draws: by nobody else, then or later.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_late_is_told_what_happened_as_if_they_had_stayed() {
    let house = House::open().await;
    let (ann, bob, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let table = ann.table(json!([me(), open()])).await;
    bob.join(&table).await;
    let (mut a, mut b, mut e) = (ann.sit(&table).await, bob.sit(&table).await, eve.sit(&table).await);
    let lay = a.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    a.play(0, &lay).await;
    let version = a.version;
    a.ask(json!({"type": "undo", "seat": 0, "version": version})).await;
    a.play(0, "draw").await;
    for line in [&mut b, &mut e] {
        while line.version < a.version {
            line.next().await;
        }
    }
    let house = house.restart().await;
    let mut told = Vec::new();
    for (visitor, stayed) in [(&ann, a), (&bob, b), (&eve, e)] {
        let steps = stayed.bytes.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let lived: Vec<Value> = steps.filter(|m| m["type"] == "step").map(|m| m["events"].clone()).collect();
        let mut visitor = visitor.clone();
        visitor.client.address = house.address;
        let late: Value = serde_json::from_str(&visitor.sit(&table).await.bytes[0]).unwrap();
        assert_eq!(late["happened"], Value::Array(lived));
        told.push(late["happened"][2].to_string());
    }
    assert_ne!(told[0], told[1], "who drew knows the card");
    assert_eq!(told[1], told[2], "nobody else does");
}

/// A command is lost or doubled by a broken connection; the version keeps it from being carried out twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_twice_is_carried_out_once() {
    let house = House::open().await;
    let (ann, _, table) = house.pair().await;
    let mut line = ann.sit(&table).await;
    let lay = line.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    let command = json!({"id": 1, "type": "play", "seat": 0, "move": lay, "version": 0});
    line.send(command.clone()).await;
    line.send(command.clone()).await;
    line.until("done").await;
    let refused = line.until("refused").await;
    assert_eq!(refused["code"], "table/stale");
    let mut again = ann.sit(&table).await;
    again.send(command).await;
    assert_eq!(again.until("refused").await["code"], "table/stale");
    assert_eq!(again.version, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_tells_its_facts_by_name() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    let mut line = ann.sit(&table).await;
    let refused = line.play(0, "trust").await;
    assert_eq!(refused["code"], "toy/not-now", "{refused}");
    assert_eq!(refused["args"], json!({"given": "trust"}));
    let hand = line.moves();
    let missing = (1..=12).map(|card| format!("lay {card}")).find(|lay| !hand.contains(lay)).unwrap();
    let refused = line.play(0, &missing).await;
    assert_eq!(refused["code"], "toy/not-yours", "{refused}");
    assert_eq!(format!("lay {}", refused["args"]["card"]), missing);
    let refused = line.ask(json!({"type": "resign", "seat": 7})).await;
    assert_eq!(refused["args"], json!({"seat": 7, "last": 1}), "{refused}");
    let refused = ann.post("/api/me/claim", json!({"name": "Ann", "password": "short"})).await.json();
    assert_eq!(refused["args"], json!({"given": 5, "least": 8, "most": 256}), "{refused}");
    let refused = line.ask(json!({"type": "undo", "seat": 0, "version": 0})).await;
    assert_eq!((&refused["code"], &refused["args"]), (&json!("undo/nothing"), &json!({"seat": 0})));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_gets_a_snapshot_instead_of_what_it_missed() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let mut slow = bob.sit(&table).await;
    let mut fast = ann.sit(&table).await;
    // A snapshot is the longest message; everybody gets one when a seat changes hands.
    let mut rounds = 0;
    let metric = "lamplight_slow_readers_total 0";
    let behind = async || {
        // Whether the slow reader is behind shows only once it reads again, so look at what waits for it.
        let text = house.nobody().call("GET", "/metrics", None).await.unwrap().text;
        !text.contains(metric)
    };
    let long = "é".repeat(300);
    while rounds < 60 {
        rounds += 1;
        for n in 0..100 {
            fast.send(json!({"id": n, "type": "chat", "text": long})).await;
        }
        for _ in 0..100 {
            fast.until("done").await;
        }
    }
    assert!(!behind().await, "nobody has read yet");
    let mut snapshots = 0;
    let mut lines = 0;
    while snapshots == 0 && lines < rounds * 100 {
        let message = slow.next().await;
        lines += u32::from(message["type"] == "chat");
        snapshots += u32::from(message["type"] == "snapshot");
    }
    assert_eq!(snapshots, 1, "after {lines} lines");
    assert!(lines < rounds * 100, "it was spared some of them");
    assert!(behind().await);
    fast.send(json!({"id": 1, "type": "chat", "text": "and now?"})).await;
    assert_eq!(slow.until("chat").await["line"]["text"], "and now?");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_socket_is_noticed() {
    let silence = Duration::from_millis(600);
    let house = House::open_with(Config { silence, ..Config::default() }).await;
    let (ann, bob, table) = house.pair().await;
    // A client that does not read does not answer pings either.
    let dead = bob.sit(&table).await;
    let mut watching = ann.sit(&table).await;
    watching.until_seated(json!([true, false])).await;
    drop(dead);
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_closes_ones_sockets() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    ann.post("/api/sign-out", json!({})).await;
    let mut codes = Vec::new();
    while let Some(message) = a.try_next().await {
        codes.push(message["code"].clone());
    }
    assert!(codes.contains(&json!("me/signed-out")), "{codes:?}");
    let version = b.version;
    assert_eq!(b.ask(json!({"type": "resync"})).await["version"], version, "others stay");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_commands_are_refused_with_the_time_to_wait() {
    let house = House::open_with(Config::default()).await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    let mut line = ann.sit(&table).await;
    let mut bytes = ann.sit(&table).await;
    for n in 0..200 {
        line.send(json!({"id": n, "type": "chat", "text": ""})).await;
        bytes.send_bytes(vec![n]).await;
    }
    for line in [&mut line, &mut bytes] {
        let refused = loop {
            let refused = line.until("refused").await;
            if refused["code"] == "limit/commands" {
                break refused;
            }
        };
        assert!(refused["retry_after_ms"].as_u64().is_some_and(|ms| ms > 0), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_back_does_not_lift_the_limit_on_talk_and_hints() {
    let rate = |name| Rate { name, burst: 2, per_minute: 1 };
    let limits = Limits { chat: rate("chat"), hints: rate("hints"), ..Limits::off() };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    let ann = house.guest().await;
    let table = ann.table_with(json!([me(), bot()]), json!({"assist": "lens"})).await;
    for command in
        [json!({"type": "chat", "text": "hello"}), json!({"type": "lens", "version": 0, "question": 1})]
    {
        let mut codes = Vec::new();
        for _ in 0..3 {
            codes.push(ann.sit(&table).await.ask(command.clone()).await["code"].clone());
        }
        assert!(codes[..2].iter().all(|code| !code.to_string().contains("limit/")), "{codes:?}");
        assert!(codes[2].to_string().contains("limit/"), "{codes:?}");
    }
}
