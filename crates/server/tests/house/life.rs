//! A table's whole life: made, joined, played, restarted, played again.

use serde_json::json;

use crate::common::{House, Visitor, bot, me, open, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_bot_is_played_to_its_end_and_its_log_checks() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    let mut line = ann.sit(&table).await;
    let commitment = text(&line_table(&line)["commitment"]);
    line.play_out().await;
    let seed: table::Seed = text(&line.now["end"]["seed"]).parse().unwrap();
    assert_eq!(seed.commitment(), commitment, "the seed fits what was shown before the first decision");
    assert_eq!(line.now["eyes"]["kind"], "everything");

    let log = ann.get(&format!("/api/tables/{table}/log")).await;
    assert_eq!(log.status, 200, "{}", log.text);
    let log = table::Log::parse(&log.text).unwrap();
    table::Record::<table::toy::Toy>::replay(&log).unwrap();
    assert_eq!(log.entries.len() as u64, line.version);

    let replay = ann.get(&format!("/api/tables/{table}/replay?from=0&count=5")).await.json();
    assert_eq!(replay["frames"].as_array().unwrap().len(), 5);
    assert_eq!(replay["entries"].as_u64().unwrap(), line.version);
    let points = ann.get(&format!("/api/tables/{table}/points")).await.json();
    let points = points["points"].as_array().unwrap();
    assert_eq!((points.len() as u64, points.last().unwrap()), (line.version + 1, &line.now["end"]["totals"]));
    let again = ann.post("/api/replay", json!({"log": log.to_string(), "from": 3, "count": 2})).await.json();
    assert_eq!(again["frames"][0], replay["frames"][3], "a file tells the same as the table");
}

fn line_table(line: &crate::common::Line) -> serde_json::Value {
    let first: serde_json::Value = serde_json::from_str(&line.bytes[0]).unwrap();
    first["table"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_listed_joined_by_link_and_starts_when_full() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let shown = ann.table_with(json!([me(), open()]), json!({"join": "anyone"})).await;
    let hidden = ann.table(json!([me(), open()])).await;
    let list = bob.get("/api/tables?status=open&game=toy").await.json();
    let ids: Vec<_> = list["tables"].as_array().unwrap().iter().map(|t| text(&t["id"])).collect();
    assert_eq!(ids, std::slice::from_ref(&shown), "only what anyone may join is listed");

    let mut line = ann.sit(&hidden).await;
    assert!(line.now.is_null(), "the game has not started");
    let joined = bob.join(&hidden).await.json();
    assert_eq!(joined["status"], "playing");
    let snapshot = line.until("snapshot").await;
    assert_eq!(snapshot["table"]["seats"][1]["name"], bob.name.as_str());
    assert!(snapshot["now"].is_object(), "who waits is told that it starts");
    assert_eq!(bob.join(&hidden).await.json()["code"], "table/started");
    let mine = bob.get("/api/me/tables").await.json();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_brings_the_game_back_in_the_middle_of_a_turn() {
    let house = House::open().await;
    let (ann, _, table) = house.pair().await;
    let mut line = ann.sit(&table).await;
    let lay = line.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    assert_eq!(line.play(0, &lay).await["type"], "done");
    line.send(json!({"id": 9, "type": "chat", "text": "hello"})).await;
    line.until("done").await;
    let before = line.now.clone();

    let house = house.restart().await;
    let mut byes = 0;
    while let Some(message) = line.try_next().await {
        byes += u32::from(message["type"] == "bye" && message["code"] == "server/stopping");
    }
    assert_eq!(byes, 1, "clients are told");

    let mut ann = ann;
    ann.client.address = house.address;
    let mut line = ann.sit(&table).await;
    assert_eq!(line.version, 1);
    assert_eq!(line.now["view"], before["view"]);
    assert_eq!(line.now["moves"], before["moves"]);
    assert!(line.bytes[0].contains("hello"), "talk comes back too");
    assert_eq!(line.play(0, "done").await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let config = server::Config { idle: std::time::Duration::from_millis(50), ..server::Config::default() };
    let house = House::open_with(config).await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), open()])).await;
    ann.post(&format!("/api/tables/{table}/join"), json!({})).await;
    let mut line = ann.sit(&table).await;
    let first = line.moves()[0].clone();
    line.play(0, &first).await;
    assert_eq!(house.hall.live_tables(), 1);
    drop(line);
    while house.hall.live_tables() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let line = ann.sit(&table).await;
    assert_eq!(line.version, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_for_all() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let table = ann.table(json!([me(), open(), bot()])).await;
    bob.join(&table).await;
    let early = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(early.json()["code"], "table/not-over");
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    tokio::join!(a.play_out(), b.play_out());
    let first = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await.json();
    assert_eq!(first["status"], "open", "{first}");
    let told = b.until("table").await;
    let told = if told["table"]["rematch"].is_null() { b.until("table").await } else { told };
    assert_eq!(told["table"]["rematch"], first["id"]);
    ann.post(&format!("/api/tables/{}/leave", text(&first["id"])), json!({})).await;
    let closed = first["id"].clone();
    let first = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await.json();
    assert!(first["status"] == "open" && first["id"] != closed, "nobody can play at a closed one: {first}");
    let second = bob.post(&format!("/api/tables/{table}/rematch"), json!({})).await.json();
    assert_eq!(second["id"], first["id"]);
    assert_eq!(second["status"], "playing", "all are here");
    let stranger = house.guest().await;
    let refused = stranger.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(refused.json()["code"], "seat/not-yours");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_twice_at_once_for_a_rematch_gets_one_twice() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let again = async |who: &Visitor, table: &str| {
        let path = format!("/api/tables/{table}/rematch");
        let asked = (who.post(&path, json!({})), who.post(&path, json!({})), who.post(&path, json!({})));
        let (one, two, three) = tokio::join!(asked.0, asked.1, asked.2);
        for answer in [&one, &two, &three] {
            assert_eq!(answer.status, 200, "{}", answer.text);
            assert_eq!(answer.json()["id"], one.json()["id"]);
        }
        text(&one.json()["id"])
    };
    // Alone with a bot, each call would begin the game; with somebody else, each would take a seat.
    for _ in 0..10 {
        let table = ann.table(json!([me(), bot()])).await;
        ann.sit(&table).await.play_out().await;
        again(&ann, &table).await;
        let table = ann.table(json!([me(), open(), bot()])).await;
        bob.join(&table).await;
        let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
        tokio::join!(a.play_out(), b.play_out());
        assert_eq!(again(&ann, &table).await, again(&bob, &table).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_and_may_come_back() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let left = bob.post(&format!("/api/tables/{table}/leave"), json!({})).await.json();
    assert_eq!(left["seats"][1]["stand_in"], "left");
    let mut line = bob.sit(&table).await;
    let answer = line.ask(json!({"type": "take_back", "seat": 1})).await;
    assert_eq!(answer["type"], "done", "{answer}");

    let waiting = ann.table(json!([me(), open(), open()])).await;
    bob.join(&waiting).await;
    let left = bob.post(&format!("/api/tables/{waiting}/leave"), json!({})).await.json();
    assert_eq!(left["seats"][1]["player"], serde_json::Value::Null, "open again before the start");
    let closed = ann.post(&format!("/api/tables/{waiting}/leave"), json!({})).await.json();
    assert_eq!(closed["status"], "closed");
    assert_eq!(bob.join(&waiting).await.json()["code"], "table/closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_arranges_the_seats_before_the_start() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let table = ann.table_with(json!([me(), open()]), json!({"autostart": false})).await;
    let path = format!("/api/tables/{table}/seats/1");
    let put = async |who: &crate::common::Visitor, plan| {
        who.client.call("PUT", &path, Some(&plan)).await.unwrap().json()
    };
    assert_eq!(put(&bob, bot()).await["code"], "table/not-yours");
    assert_eq!(put(&ann, json!({"kind": "bot", "level": "genius"})).await["code"], "level/unknown");
    let early = ann.post(&format!("/api/tables/{table}/start"), json!({})).await.json();
    assert_eq!(early["code"], "table/not-full");
    assert_eq!(put(&ann, bot()).await["seats"][1]["bot"], "random");
    let started = ann.post(&format!("/api/tables/{table}/start"), json!({})).await.json();
    assert_eq!(started["status"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_to_the_end() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([bot(), bot(), bot()])).await;
    let mut line = ann.sit(&table).await;
    line.play_out().await;
    assert!(line.version > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_table_or_bad_setup_is_refused_clearly() {
    let house = House::open().await;
    let ann = house.guest().await;
    assert_eq!(ann.get("/api/tables/nowhere").await.status, 404);
    assert_eq!(ann.join("nowhere").await.json()["code"], "table/not-found");
    assert!(ann.client.socket("nowhere").await.is_err());
    let make = async |body| ann.post("/api/tables", body).await.json();
    let seats = json!([me(), bot()]);
    for (body, code) in [
        (json!({"game": "chess", "setup": {"players": 2}, "seats": seats}), "shelf/unknown-game"),
        (json!({"game": "toy", "setup": {"players": 9}, "seats": seats}), "setup/players"),
        (json!({"game": "toy", "setup": {"players": 2, "dragons": 1}, "seats": seats}), "setup/unreadable"),
        (json!({"game": "toy", "setup": {"players": 2, "hand": 9}, "seats": seats}), "setup/value"),
        (json!({"game": "toy", "setup": {"players": 3}, "seats": seats}), "seats/count"),
        (json!({"game": "toy", "setup": {"players": 2}, "seats": seats, "wish": 1}), "body/bad"),
        (
            json!({"game": "toy", "setup": {"players": 2}, "seats": seats,
                   "clock": {"kind": "real_time", "start_s": 1, "increment_s": 0}}),
            "clock/bad",
        ),
    ] {
        assert_eq!(make(body).await["code"], code);
    }
    let refused = make(json!({"game": "toy", "setup": {"players": 9}, "seats": seats})).await;
    assert_eq!(refused["args"], json!({"game": "toy", "given": 9, "min": 2, "max": 4}), "to be translated");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_many_games_nothing_is_left_behind() {
    let idle = std::time::Duration::from_millis(50);
    let limits = server::Limits::off();
    let house = House::open_with(server::Config { idle, limits, ..server::Config::default() }).await;
    for _ in 0..10 {
        let ann = house.guest().await;
        for _ in 0..5 {
            let table = ann.table(json!([me(), bot()])).await;
            ann.sit(&table).await.play_out().await;
        }
    }
    let metrics = async || house.nobody().call("GET", "/metrics", None).await.unwrap().text;
    while house.hall.live_tables() > 0 || !metrics().await.contains("lamplight_sockets 0\n") {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let left = metrics().await;
    for line in ["lamplight_live_tables 0", "lamplight_thoughts_waiting 0", "lamplight_tables_over 50"] {
        assert!(left.contains(line), "{line}\n{left}");
    }
}
