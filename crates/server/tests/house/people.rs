//! Keeping away from people, turning them away, keeping seats for them, and telling of them.

use client::Answer;
use serde_json::{Value, json};
use server::{Config, Limits, Secret};

use crate::common::{House, Visitor, me, open, text};

async fn call(visitor: &Visitor, method: &str, path: &str, body: Option<Value>) -> Answer {
    visitor.client.call(method, path, body.as_ref()).await.expect("an answer")
}

async fn keep_away(visitor: &Visitor, other: &Visitor, distance: &str) {
    let body = Some(json!({"distance": distance}));
    let answer = call(visitor, "PUT", &format!("/api/me/blocks/{}", other.id), body).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
}

async fn claim(visitor: &Visitor, name: &str) {
    let answer = visitor.post("/api/me/claim", json!({"name": name, "password": "correct horse"})).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
}

fn lines(snapshot: &Value) -> Vec<String> {
    snapshot["chat"].as_array().unwrap().iter().map(|line| text(&line["text"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_is_heard_by_everybody_else() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    let mut watcher = house.guest().await.sit(&table).await;
    let say = |text: &str| json!({"type": "chat", "text": text});
    assert_eq!(b.ask(say("before")).await["type"], "done");
    assert_eq!(a.until("chat").await["line"]["player"], bob.id);
    keep_away(&ann, &bob, "mute").await;
    assert_eq!(lines(&a.until("snapshot").await), [""; 0], "what was said before is hidden, too");
    assert_eq!(b.ask(say("unheard")).await["type"], "done", "who is muted is not told");
    assert_eq!(a.ask(say("hello")).await["type"], "done");
    assert_eq!(lines(&a.ask_for_snapshot().await), ["hello"]);
    assert_eq!(lines(&ann.sit(&table).await.ask_for_snapshot().await), ["hello"], "elsewhere, too");
    assert_eq!(lines(&b.ask_for_snapshot().await), ["before", "unheard", "hello"]);
    assert_eq!(lines(&watcher.ask_for_snapshot().await), ["before", "unheard", "hello"]);
    assert!(!a.bytes.iter().any(|bytes| bytes.contains("\"unheard\"")), "not a byte of it");
    let kept = ann.get("/api/me/blocks").await.json();
    assert_eq!((&kept[0]["id"], &kept[0]["distance"]), (&json!(bob.id), &json!("mute")));
    assert_eq!(call(&ann, "DELETE", &format!("/api/me/blocks/{}", bob.id), None).await.status, 204);
    assert_eq!(lines(&a.until("snapshot").await), ["before", "unheard", "hello"], "and it can be undone");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_gets_no_seat_and_keeps_none() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    claim(&ann, "Annabel").await;
    let before = ann.table(json!([me(), open(), open()])).await;
    assert_eq!(bob.join(&before).await.status, 200);
    keep_away(&ann, &bob, "block").await;
    let seats = ann.get(&format!("/api/tables/{before}")).await.json()["seats"].clone();
    assert_eq!(seats[1]["player"], Value::Null, "the seat is free again");
    let after = ann.table(json!([me(), open()])).await;
    for table in [&before, &after] {
        assert_eq!(bob.join(table).await.json()["code"], "table/turned-away");
    }
    let seats = json!([me(), {"kind": "kept", "name": "Annabel"}]);
    let table = json!({"game": "toy", "setup": {"players": 2}, "seats": seats});
    assert_eq!(bob.post("/api/tables", table).await.json()["code"], "person/not-wanted");
    let others = house.guest().await.table(json!([me(), open(), open()])).await;
    assert_eq!(bob.join(&others).await.status, 200);
    assert_eq!(ann.join(&others).await.status, 200, "at others' tables both may sit");
    let own =
        call(&ann, "PUT", &format!("/api/me/blocks/{}", ann.id), Some(json!({"distance": "mute"}))).await;
    assert_eq!(own.json()["code"], "person/yourself");
    let nobody = call(&ann, "PUT", "/api/me/blocks/nobody", Some(json!({"distance": "mute"}))).await;
    assert_eq!((nobody.status, nobody.json()["code"].as_str()), (404, Some("person/not-found")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_turns_somebody_away_and_lets_them_back() {
    let house = House::open().await;
    let (ann, mut bob) = (house.guest().await, house.guest().await);
    let table = ann.table(json!([me(), open(), open()])).await;
    let path = |person: &str| format!("/api/tables/{table}/turned-away{person}");
    let bobs = path(&format!("/{}", bob.id));
    assert_eq!(bob.join(&table).await.status, 200);
    assert_eq!(call(&bob, "PUT", &bobs, None).await.json()["code"], "table/not-yours");
    let own = path(&format!("/{}", ann.id));
    assert_eq!(call(&ann, "PUT", &own, None).await.json()["code"], "person/yourself");
    assert_eq!(call(&ann, "PUT", &path("/nobody"), None).await.json()["code"], "person/not-found");
    let turned = call(&ann, "PUT", &bobs, None).await.json();
    assert_eq!(turned["seats"][1]["player"], Value::Null);
    assert_eq!(bob.join(&table).await.json()["code"], "table/turned-away");
    let mut line = bob.sit(&table).await;
    assert_eq!(line.ask(json!({"type": "chat", "text": "hello"})).await["code"], "table/turned-away");
    let list = ann.get(&path("")).await.json();
    assert_eq!(list, json!([{"id": bob.id, "name": bob.name}]));
    assert_eq!(bob.get(&path("")).await.json()["code"], "table/not-yours");
    let house = house.restart().await;
    let mut ann = ann;
    (ann.client.address, bob.client.address) = (house.address, house.address);
    assert_eq!(bob.join(&table).await.json()["code"], "table/turned-away", "after a new start, too");
    assert_eq!(call(&ann, "DELETE", &bobs, None).await.status, 200);
    assert_eq!(bob.join(&table).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_for_a_named_person() {
    let house = House::open().await;
    let (ann, bob, eve) = (house.guest().await, house.guest().await, house.guest().await);
    claim(&bob, "Robert").await;
    let kept = json!({"kind": "kept", "name": "robert"});
    let table = ann.table(json!([me(), kept, open()])).await;
    let invitations = async |who: &Visitor| {
        let list = who.get("/api/me/invitations").await.json();
        list["tables"].as_array().unwrap().iter().map(|table| text(&table["id"])).collect::<Vec<_>>()
    };
    assert_eq!((invitations(&bob).await, invitations(&eve).await), (vec![table.clone()], vec![]));
    let info = ann.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(info["seats"][1]["kept_for"], json!({"id": bob.id, "name": "Robert"}));
    let take = eve.post(&format!("/api/tables/{table}/join"), json!({"seat": 1})).await;
    assert_eq!(take.json()["code"], "seat/kept");
    assert_eq!(eve.join(&table).await.json()["seats"][2]["player"], eve.id, "the other one is free");
    let carl = house.guest().await;
    assert_eq!(carl.join(&table).await.json()["code"], "table/full");
    let start = ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!(start.json()["code"], "table/not-full");
    let sat = bob.join(&table).await.json();
    assert_eq!((&sat["seats"][1]["player"], &sat["status"]), (&json!(bob.id), &json!("playing")));
    assert_eq!(sat["seats"][1]["kept_for"], Value::Null);
    assert_eq!(invitations(&bob).await, [""; 0]);
    let seat = json!({"kind": "kept", "name": "Nobody"});
    let open_table = ann.table(json!([me(), open()])).await;
    let refused = call(&ann, "PUT", &format!("/api/tables/{open_table}/seats/1"), Some(seat)).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (404, Some("person/not-found")));
    let away = format!("/api/tables/{open_table}/turned-away/{}", bob.id);
    assert_eq!(call(&ann, "PUT", &away, None).await.status, 200);
    let back = json!({"kind": "kept", "name": "Robert"});
    assert_eq!(call(&ann, "PUT", &format!("/api/tables/{open_table}/seats/1"), Some(back)).await.status, 200);
    assert_eq!(bob.join(&open_table).await.status, 200, "who is asked to come is welcome again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_those_who_look_after_the_house() {
    let secret = Secret::new().expect("random numbers");
    let config = Config { limits: Limits::off(), operator: Some(secret.hash), ..Config::default() };
    let house = House::open_with(config).await;
    let operator = house.operator(&secret);
    let (ann, bob, table) = house.pair().await;
    let mut line = bob.sit(&table).await;
    assert_eq!(line.ask(json!({"type": "chat", "text": "you are a fool"})).await["type"], "done");
    let report = json!({"player": bob.id, "table": table, "line": 1, "why": "abuse", "detail": "again"});
    let with = |key: &str, value: Value| {
        let mut report = report.clone();
        report[key] = value;
        report
    };
    for (bad, code) in [
        (with("line", json!(2)), "report/no-line"),
        (with("table", json!("nowhere")), "table/not-found"),
        (with("player", json!(ann.id)), "person/yourself"),
        (json!({"player": bob.id, "line": 1, "why": "abuse"}), "report/no-table"),
        (json!({"player": "nobody", "why": "abuse"}), "person/not-found"),
        (with("detail", json!("x".repeat(501))), "report/detail"),
        (with("why", json!("because")), "body/bad"),
    ] {
        assert_eq!(ann.post("/api/reports", bad.clone()).await.json()["code"], code, "{bad}");
    }
    assert_eq!(ann.post("/api/reports", report.clone()).await.status, 204);
    let get = async |path: &str| operator.call("GET", path, None).await.unwrap().json();
    assert_eq!(get("/api/house").await["reports"], 1);
    let delete = json!({"reason": "insult"});
    let deleted = format!("/api/house/tables/{table}/delete-talk");
    assert_eq!(operator.call("POST", &deleted, Some(&delete)).await.unwrap().json()["lines"], 1);
    let told = get("/api/house/reports").await["reports"][0].clone();
    assert_eq!(told["quote"], "you are a fool", "it can be read although it was deleted");
    assert_eq!((&told["by"]["id"], &told["of"]["id"]), (&json!(ann.id), &json!(bob.id)));
    let settle = format!("/api/house/reports/{}/settle", told["id"]);
    let settled = operator.call("POST", &settle, Some(&json!({"reason": "talked to"}))).await.unwrap();
    assert!(settled.json()["settled_at"].is_u64(), "{}", settled.text);
    let again = operator.call("POST", &settle, Some(&json!({"reason": "again"}))).await.unwrap();
    assert_eq!(again.json()["code"], "report/not-found");
    assert_eq!(get("/api/house/reports").await["reports"], json!([]));
    assert_eq!(get("/api/house/reports?settled=true").await["reports"].as_array().map(Vec::len), Some(1));
    let audit = get("/api/house/audit").await["lines"][0].clone();
    assert_eq!((&audit["deed"], &audit["player"]), (&json!("settle"), &json!(bob.id)));
    let mut waiting = 0;
    let report = json!({"player": bob.id, "why": "spam"});
    while ann.post("/api/reports", report.clone()).await.status == 204 {
        waiting += 1;
    }
    assert_eq!(waiting, 20, "nobody fills the list alone");
}

/// Everything of one's own, and nothing of what is hidden.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_data_is_one_file() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let running = ann.table(json!([me(), me()])).await;
    claim(&ann, "Annabel").await;
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    for n in 0..30 {
        assert_eq!(a.ask(json!({"type": "chat", "text": format!("line {n}")})).await["type"], "done");
    }
    assert_eq!(b.ask(json!({"type": "chat", "text": "of bob"})).await["type"], "done");
    tokio::join!(a.play_out(), b.play_out());
    for _ in 0..45 {
        ann.table(json!([me(), open()])).await;
    }
    keep_away(&ann, &bob, "block").await;
    let report = json!({"player": bob.id, "why": "spam"});
    assert_eq!(ann.post("/api/reports", report).await.status, 204);
    let answer = ann.get("/api/me/export").await;
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-disposition").unwrap().contains("lamplight.json"));
    let data = answer.json();
    assert_eq!((&data["name"], &data["id"]), (&json!("Annabel"), &json!(ann.id)));
    assert_eq!(data["tables"].as_array().map(Vec::len), Some(47), "every table, once");
    let said: Vec<String> = data["talk"].as_array().unwrap().iter().map(|said| text(&said["text"])).collect();
    assert_eq!(said.len(), 30);
    assert!(said.iter().all(|said| said.starts_with("line")));
    let of = |id: &str| {
        let tables = data["tables"].as_array().unwrap();
        tables.iter().find(|one| one["table"]["id"] == id).unwrap_or_else(|| panic!("{id}")).clone()
    };
    assert!(of(&table)["entries"].as_array().is_some_and(|entries| !entries.is_empty()));
    assert!(of(&running)["entries"].is_null() && of(&running)["seed"].is_null(), "nothing hidden is told");
    assert_eq!((&data["blocks"][0]["id"], &data["reports"][0]["why"]), (&json!(bob.id), &json!("spam")));
    for secret in ["password", "$argon2", "token\""] {
        assert!(!answer.text.contains(secret), "{secret}");
    }
    let mut browser = ann.client.clone();
    browser.headers.push(("Accept-Encoding", "gzip, deflate, br".to_owned()));
    let packed = browser.call("GET", "/api/me/export", None).await.unwrap();
    assert!(packed.header("content-encoding").is_some(), "{}", packed.head);
    assert!(packed.text.ends_with("\r\n0\r\n\r\n"), "a file that is compressed has an end, too");
    let nobody = house.nobody().call("GET", "/api/me/export", None).await.unwrap();
    assert_eq!(nobody.json()["code"], "me/nobody");
}
