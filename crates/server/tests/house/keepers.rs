//! Whoever looks after the house: what they may do, that it holds at once, and that all of it is written down.

use std::time::Duration;

use client::Client;
use serde_json::{Value, json};
use server::{Config, Keep, Limits, Secret};
use store::Status;

use crate::common::{House, Visitor, bot, me, open, text};

/// A house with an operator, and a steward who signed in.
struct Kept {
    house: House,
    operator: Client,
    steward: Visitor,
}

async fn kept() -> Kept {
    kept_with(Config { limits: Limits::off(), pause: Duration::ZERO, ..Config::default() }).await
}

async fn kept_with(config: Config) -> Kept {
    let secret = Secret::new().expect("random numbers");
    let house = House::open_with(Config { operator: Some(secret.hash), ..config }).await;
    let operator = house.operator(&secret);
    let steward = house.guest().await;
    let claim = json!({"name": "Stella", "password": "a long password"});
    assert_eq!(steward.post("/api/me/claim", claim).await.status, 200);
    let path = format!("/api/house/people/{}/steward", steward.id);
    let made =
        operator.call("POST", &path, Some(&json!({"is_steward": true, "reason": "helps"}))).await.unwrap();
    assert_eq!(made.json()["is_steward"], true, "{}", made.text);
    Kept { house, operator, steward }
}

async fn deeds(client: &Client) -> Vec<Value> {
    let answer = client.call("GET", "/api/house/audit", None).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["lines"].as_array().cloned().unwrap()
}

/// Every call, by every role.
#[tokio::test(flavor = "multi_thread")]
async fn every_call_by_every_role() {
    let Kept { house, operator, steward } = kept().await;
    let (ann, bob, _) = house.pair().await;
    let token = steward.post("/api/me/tokens", json!({"label": "bot"})).await.json();
    let bots = Client::bot(house.address, &text(&token["secret"]));
    let roles: [(&str, Client); 5] = [
        ("operator", operator.clone()),
        ("steward", steward.client.clone()),
        ("steward's bot", bots),
        ("guest", ann.client.clone()),
        ("nobody", house.nobody()),
    ];
    let not = "house/not-a-steward";
    let by_both = ["ok", "ok", "me/bot", not, "me/nobody"];
    let by_operator = ["ok", "house/operator-only", "me/bot", not, "me/nobody"];
    let why = json!({"reason": "a test"});
    let with = |more: Value| {
        let mut body = why.clone();
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        Some(body)
    };
    let person = |path: &str| format!("/api/house/people/{}{path}", bob.id);
    let carl = house.guest().await;
    assert_eq!(
        carl.post("/api/me/claim", json!({"name": "Carl", "password": "a long password"})).await.status,
        200
    );
    let carls = |path: &str| format!("/api/house/people/{}{path}", carl.id);
    for (method, path, body, expected) in [
        ("GET", "/api/house".to_owned(), None, by_both),
        ("GET", "/api/house/find?words=bob".to_owned(), None, by_both),
        ("GET", person(""), None, by_both),
        ("POST", person("/rename"), with(json!({"name": "Robert"})), by_both),
        ("POST", carls("/password"), with(json!({"password": "another password"})), by_operator),
        ("POST", carls("/steward"), with(json!({"is_steward": true})), by_operator),
        ("POST", person("/delete-talk"), with(json!({})), by_both),
        ("GET", "/api/house/stewards".to_owned(), None, by_both),
        ("GET", "/api/house/sanctions".to_owned(), None, by_both),
        ("POST", "/api/house/sanctions".to_owned(), with(json!({"kind": "mute", "player": bob.id})), by_both),
        (
            "POST",
            "/api/house/sanctions/1/lift".to_owned(),
            with(json!({})),
            ["ok", "sanction/not-found", "me/bot", not, "me/nobody"],
        ),
        ("GET", "/api/house/tables/TABLE".to_owned(), None, by_both),
        ("POST", "/api/house/tables/TABLE/close".to_owned(), with(json!({})), by_both),
        ("POST", "/api/house/tables/TABLE/delete-talk".to_owned(), with(json!({})), by_both),
        ("GET", "/api/house/audit".to_owned(), None, by_both),
        ("GET", "/api/house/reports".to_owned(), None, by_both),
        (
            "POST",
            "/api/house/reports/1/settle".to_owned(),
            with(json!({})),
            ["report/not-found", "report/not-found", "me/bot", not, "me/nobody"],
        ),
    ] {
        for ((role, client), expected) in roles.iter().zip(expected) {
            // Whoever is refused must be refused at a table that could be closed.
            let table = ann.table(json!([me(), open()])).await;
            let path = path.replace("TABLE", &table);
            let answer = client.call(method, &path, body.as_ref()).await.unwrap();
            let json = answer.json();
            let found = json["code"].as_str().unwrap_or("ok");
            assert_eq!(found, expected, "{method} {path} by the {role}: {}", answer.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mute_holds_at_once_and_until_it_is_lifted() {
    let Kept { house, operator: _, steward } = kept().await;
    let (ann, _, table) = house.pair().await;
    let mut line = ann.sit(&table).await;
    let say = || json!({"type": "chat", "text": "hello"});
    assert_eq!(line.ask(say()).await["type"], "done");
    let mute = json!({"kind": "mute", "player": ann.id, "reason": "shouting"});
    let muted = steward.post("/api/house/sanctions", mute).await.json();
    let refused = line.ask(say()).await;
    assert_eq!((&refused["code"], &refused["args"]["reason"]), (&json!("chat/muted"), &json!("shouting")));
    let first = line.moves()[0].clone();
    assert_eq!(line.play(0, &first).await["type"], "done", "who may not talk may play");
    let (house, ()) = house.restart_with(async |_| ()).await;
    let ann = Visitor { client: Client { address: house.address, ..ann.client }, ..ann };
    let steward = Visitor { client: Client { address: house.address, ..steward.client }, ..steward };
    let mut line = ann.sit(&table).await;
    assert_eq!(line.ask(say()).await["code"], "chat/muted", "after a new start, too");
    let lift = format!("/api/house/sanctions/{}/lift", muted["id"]);
    assert_eq!(steward.post(&lift, json!({"reason": "calm again"})).await.status, 200);
    assert_eq!(line.ask(say()).await["type"], "done");
    let soon = server_now() + 700;
    let mute = json!({"kind": "mute", "player": ann.id, "reason": "again", "until": soon});
    assert_eq!(steward.post("/api/house/sanctions", mute).await.status, 200);
    assert_eq!(line.ask(say()).await["code"], "chat/muted");
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert_eq!(line.ask(say()).await["type"], "done", "it has ended by itself");
}

fn server_now() -> u64 {
    let passed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    passed.expect("after 1970").as_millis() as u64
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_open_sockets_and_leaves_the_seats_to_bots() {
    let Kept { house, operator: _, steward } = kept().await;
    let (ann, bob, table) = house.pair().await;
    let (mut line, mut other) = (ann.sit(&table).await, bob.sit(&table).await);
    let waiting = ann.table(json!([me(), open()])).await;
    let state = steward.get(&format!("/api/house/people/{}", ann.id)).await.json();
    assert_eq!(state["addresses"], json!(["127.0.0.1"]), "where an open socket comes from");
    let ban = json!({"kind": "ban", "player": ann.id, "reason": "cheating"});
    assert_eq!(steward.post("/api/house/sanctions", ban.clone()).await.status, 200);
    let bye = line.until("bye").await;
    assert_eq!((&bye["code"], &bye["args"]["reason"]), (&json!("house/banned"), &json!("cheating")));
    let seats = loop {
        let snapshot = other.until("snapshot").await;
        if snapshot["table"]["seats"][0]["stand_in"] == "left" {
            break snapshot["table"]["seats"].clone();
        }
    };
    assert!(seats[0]["bot"].is_string(), "nobody has to wait for a seat that nobody decides for");
    assert_eq!(bob.get(&format!("/api/tables/{waiting}")).await.json()["status"], "closed");
    for path in ["/api/me", "/api/me/tables"] {
        assert_eq!(ann.get(path).await.json()["code"], "house/banned", "{path}");
    }
    assert!(ann.client.socket(&table).await.is_err(), "no new socket opens");
    assert_eq!(bob.get("/api/me").await.status, 200, "others are not touched");
    let ban = json!({"kind": "ban", "player": steward.id, "reason": "spite"});
    assert_eq!(steward.post("/api/house/sanctions", ban).await.json()["code"], "house/steward");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_by_address_shuts_everybody_from_there_out() {
    let limits = Limits::off();
    let Kept { house, operator, steward: _ } =
        kept_with(Config { behind_proxy: true, limits, ..Config::default() }).await;
    let from = |address: &str| Client {
        address: house.address,
        headers: vec![("X-Forwarded-For", address.to_owned())],
    };
    let table = house.guest().await.table(json!([me(), me()])).await;
    let mut socket = from("192.0.2.7").socket(&table).await.expect("the socket opens");
    socket.next().await.expect("a snapshot");
    let wrong = json!({"kind": "ban", "address": "nowhere", "reason": "flood"});
    assert_eq!(
        operator.call("POST", "/api/house/sanctions", Some(&wrong)).await.unwrap().json()["code"],
        "house/address"
    );
    for address in ["192.0.2.7", "2001:db8:1:2:3::4"] {
        let ban = json!({"kind": "ban", "address": address, "reason": "flood"});
        let banned = operator.call("POST", "/api/house/sanctions", Some(&ban)).await.unwrap();
        assert_eq!(banned.status, 200, "{}", banned.text);
    }
    let bye = loop {
        let message = socket.next().await.expect("a farewell");
        if message["type"] == "bye" {
            break message;
        }
    };
    assert_eq!(bye["code"], "house/banned");
    for (address, status) in
        [("192.0.2.7", 403), ("192.0.2.8", 200), ("2001:db8:1:2::9", 403), ("2001:db8:1:3::9", 200)]
    {
        assert_eq!(from(address).call("GET", "/api/games", None).await.unwrap().status, status, "{address}");
    }
    let page = from("192.0.2.7").call("GET", "/", None).await.unwrap();
    assert_eq!(page.status, 200, "the page that says why is still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_closed_for_good_and_shows_nothing_hidden() {
    let Kept { house, operator, steward } = kept().await;
    let (ann, bob, table) = house.pair().await;
    let (mut line, _other) = (ann.sit(&table).await, bob.sit(&table).await);
    let first = line.moves()[0].clone();
    assert_eq!(line.play(0, &first).await["type"], "done");
    let path = format!("/api/house/tables/{table}/close");
    assert_eq!(steward.post(&path, json!({"reason": ""})).await.json()["code"], "house/reason");
    let closed = steward.post(&path, json!({"reason": "a bad name"})).await;
    assert_eq!(closed.json()["status"], "closed", "{}", closed.text);
    let told = loop {
        let snapshot = line.until("snapshot").await;
        if snapshot["table"]["status"] == "closed" {
            break snapshot;
        }
    };
    assert_eq!(told["now"]["eyes"]["kind"], "seat", "its secrets stay secrets");
    assert_eq!(line.play(0, &first).await["code"], "table/closed");
    let again = operator.call("POST", &path, Some(&json!({"reason": "again"}))).await.unwrap();
    assert_eq!(again.json()["code"], "table/closed");
    assert_eq!(steward.get(&format!("/api/tables/{table}/log")).await.json()["code"], "table/not-over");
    let (_, row) = house.restart_with(async |store| store.table(&table).await.unwrap().unwrap()).await;
    assert_eq!((row.status, row.due_at), (Status::Closed, None));
}

/// What a steward is told of a running game is what every watcher is told, and no seed, hand or hash.
#[tokio::test(flavor = "multi_thread")]
async fn a_steward_sees_no_hidden_cards() {
    let Kept { house, operator: _, steward } = kept().await;
    let (ann, bob, table) = house.pair().await;
    let (mut line, mut other) = (ann.sit(&table).await, bob.sit(&table).await);
    for _ in 0..4 {
        let seat = line.now["to_move"].as_u64().expect("somebody decides");
        let (playing, waiting) = if seat == 0 { (&mut line, &mut other) } else { (&mut other, &mut line) };
        let first = playing.moves()[0].clone();
        assert_eq!(playing.play(seat, &first).await["type"], "done");
        waiting.until("step").await;
    }
    let mut watching = steward.sit(&table).await;
    assert_eq!(watching.now["eyes"]["kind"], "spectator", "at the table they are a watcher like any other");
    assert!(watching.moves().is_empty());
    let mut told = watching.ask_for_snapshot().await["table"].clone();
    let state = steward.get(&format!("/api/house/tables/{table}")).await;
    let mut shown = state.json()["table"].clone();
    for table in [&mut told, &mut shown] {
        table["updated_at"] = json!(0);
    }
    assert_eq!(shown, told, "the same table as everybody is told of");
    let (_, (seed, hashes)) = house
        .restart_with(async |store| {
            let seed = store.table(&table).await.unwrap().unwrap().seed.expect("a seed");
            let entries = store.history(&table).await.unwrap().entries;
            (seed, entries.iter().map(|entry| entry.hash.to_string()).collect::<Vec<_>>())
        })
        .await;
    for secret in hashes.iter().chain([&seed]) {
        assert!(!state.text.contains(secret.as_str()), "{secret}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_talk_is_gone_for_everybody() {
    let Kept { house, operator: _, steward } = kept().await;
    let (ann, bob, table) = house.pair().await;
    let (mut line, mut other) = (ann.sit(&table).await, bob.sit(&table).await);
    for words in ["one", "two"] {
        assert_eq!(line.ask(json!({"type": "chat", "text": words})).await["type"], "done");
        assert_eq!(other.ask(json!({"type": "chat", "text": words})).await["type"], "done");
    }
    let talk = |snapshot: &Value| -> Vec<u64> {
        snapshot["chat"].as_array().unwrap().iter().map(|line| line["n"].as_u64().unwrap()).collect()
    };
    let state = steward.get(&format!("/api/house/tables/{table}")).await.json();
    assert_eq!(state["talk"][1]["player"], bob.id.as_str());
    let path = format!("/api/house/tables/{table}/delete-talk");
    assert_eq!(steward.post(&path, json!({"line": 1, "reason": "rude"})).await.json()["lines"], 1);
    assert_eq!(talk(&line.until("snapshot").await), [2, 3, 4]);
    let path = format!("/api/house/people/{}/delete-talk", bob.id);
    assert_eq!(steward.post(&path, json!({"reason": "rude"})).await.json()["lines"], 2);
    assert_eq!(talk(&line.until("snapshot").await), [3]);
    let mut late = house.guest().await.sit(&table).await;
    assert_eq!(talk(&late.ask_for_snapshot().await), [3]);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_is_done_is_written_down() {
    let Kept { house, operator, steward } = kept().await;
    let (ann, _, table) = house.pair().await;
    let mut line = ann.sit(&table).await;
    let rename = json!({"name": "Somebody", "reason": "a bad name"});
    let renamed = steward.post(&format!("/api/house/people/{}/rename", ann.id), rename).await;
    assert_eq!(renamed.json()["person"]["name"], "Somebody", "{}", renamed.text);
    assert_eq!(line.until("table").await["table"]["seats"][0]["name"], "Somebody", "at once, at the table");
    let ban = json!({"kind": "ban", "address": "192.0.2.1", "reason": "flood"});
    operator.call("POST", "/api/house/sanctions", Some(&ban)).await.unwrap();
    steward.post(&format!("/api/house/tables/{table}/close"), json!({"reason": "asked to"})).await;
    let found: Vec<_> = deeds(&steward.client)
        .await
        .iter()
        .map(|line| ["who_name", "deed", "detail", "reason"].map(|key| text(&line[key])).join("|"))
        .collect();
    let name = ann.name.as_str();
    assert_eq!(
        found,
        [
            "Stella|close||asked to".to_owned(),
            "root|ban|for ever|flood".to_owned(),
            format!("Stella|rename|{name} -> Somebody|a bad name"),
            "root|steward||helps".to_owned(),
        ]
    );
    let of_ann = steward.get(&format!("/api/house/audit?player={}", ann.id)).await.json();
    assert_eq!(of_ann["lines"].as_array().unwrap().len(), 1);
    let of_table = steward.get(&format!("/api/house/audit?table={table}")).await.json();
    assert_eq!(of_table["lines"][0]["deed"], "close");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_is_good_and_the_old_sessions_end() {
    let Kept { house, operator, steward } = kept().await;
    let table = steward.table(json!([me(), bot()])).await;
    let mut line = steward.sit(&table).await;
    let path = format!("/api/house/people/{}/password", steward.id);
    let body = json!({"password": "a new password", "reason": "forgot it"});
    let set = operator.call("POST", &path, Some(&body)).await.unwrap();
    assert_eq!(set.status, 200, "{}", set.text);
    assert_eq!(line.until("bye").await["code"], "me/signed-out");
    assert_eq!(steward.get("/api/me").await.status, 401);
    let sign_in = async |password: &str| {
        let body = json!({"name": "Stella", "password": password});
        house.nobody().call("POST", "/api/sign-in", Some(&body)).await.unwrap().status
    };
    assert_eq!((sign_in("a long password").await, sign_in("a new password").await), (401, 200));
    let guest = house.guest().await;
    let path = format!("/api/house/people/{}/password", guest.id);
    let refused = operator.call("POST", &path, Some(&body)).await.unwrap();
    assert_eq!(refused.json()["code"], "house/guest");
}

/// Games that are too old go, each after it was put into the archive; one that somebody looks at stays.
#[tokio::test(flavor = "multi_thread")]
async fn old_games_are_archived_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { limits: Limits::off(), pause: Duration::ZERO, ..Config::default() };
    let house = House::open_with(config).await;
    let ann = house.guest().await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ann.table(json!([me(), me()])).await;
        ann.sit(&table).await.play_out().await;
        tables.push(table);
    }
    let log = ann.get(&format!("/api/tables/{}/log", tables[0])).await.text;
    house.hall.stop().await;
    let store = store::Store::open(&house.folder.path().join("data")).await.unwrap();
    let keep = Keep { games: Some(Duration::from_millis(1)), ..Keep::default() };
    let archive = Some(folder.path().to_owned());
    let hall = server::Hall::new(store.clone(), Config { keep, archive, ..Config::default() });
    for table in &tables {
        for n in 0.. {
            if store.table(table).await.unwrap().is_none() {
                break;
            }
            assert!(n < 300, "it is still there");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let found = server::archive::list(folder.path()).unwrap();
    assert_eq!(found.len(), 2);
    let kept = found.iter().find(|path| path.to_string_lossy().contains(&tables[0])).expect("by its table");
    assert_eq!(server::archive::read(kept).unwrap(), log, "the very log that was handed out");
    hall.stop().await;
}
