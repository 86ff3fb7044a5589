//! Several machines that serve the same house.

use std::time::Duration;

use client::Client;
use ground::{Nats, Postgres, left_out};
use serde_json::{Value, json};
use server::{Config, Limits};

use crate::common::{House, Line, Visitor, bot, me, open};

fn config(bus: Option<String>) -> Config {
    Config { limits: Limits::off(), pause: Duration::from_millis(1), bus, ..Config::default() }
}

/// The same person by way of another machine.
fn by_way_of(person: &Visitor, house: &House) -> Visitor {
    let client = Client { address: house.address, ..person.client.clone() };
    Visitor { client, ..person.clone() }
}

/// Everything is tried with the database's own notices and, where it is there, with NATS.
#[tokio::test(flavor = "multi_thread")]
async fn two_machines_serve_one_house() {
    let Some(postgres) = Postgres::start(&["fsync=off"]).expect("PostgreSQL starts") else {
        return left_out("PostgreSQL");
    };
    let nats = Nats::start().expect("NATS starts");
    if nats.is_none() {
        left_out("NATS");
    }
    let lines = [Some(None), nats.as_ref().map(|nats| Some(nats.url(None)))];
    for (n, bus) in lines.into_iter().flatten().enumerate() {
        let data = postgres.database(&format!("house{n}")).expect("a database");
        let (one, two) =
            (House::machine(&data, config(bus.clone())).await, House::machine(&data, config(bus)).await);
        people_on_two_machines_play_one_game(&one, &two).await;
        of_two_who_decide_at_once_one_is_told_to_look_again(&one, &two).await;
        what_was_acknowledged_is_seen_on_the_other_machine(&one, &two).await;
        talk_and_presence_cross_over(&one, &two).await;
        bots_decide_once(&one, &two).await;
        who_signs_out_is_shown_out_everywhere(&one, &two).await;
        one.hall.stop().await;
        two.hall.stop().await;
    }
}

async fn people_on_two_machines_play_one_game(one: &House, two: &House) {
    let (ann, bob) = (one.guest().await, two.guest().await);
    let table = ann.table(json!([me(), open()])).await;
    let mut anns = ann.sit(&table).await;
    assert_eq!(bob.join(&table).await.status, 200);
    let mut bobs = bob.sit(&table).await;
    // The one who waits hears of the start without asking.
    while anns.now.is_null() {
        anns.next().await;
    }
    let mut decisions = 0;
    while anns.now["end"].is_null() {
        let seat = anns.now["to_move"].as_u64().expect("somebody decides");
        let (mine, other) = if seat == 0 { (&mut anns, &mut bobs) } else { (&mut bobs, &mut anns) };
        let first = mine.moves().first().cloned().expect("a move");
        let answer = mine.play(seat, &first).await;
        assert_eq!(answer["type"], "done", "{answer}");
        let told = other.until("step").await;
        assert_eq!(told["version"], mine.version, "the other machine tells the same decision");
        decisions += 1;
    }
    assert!(decisions > 3);
    assert_eq!(anns.now["end"], bobs.now["end"]);
    let logs = [one, two].map(|house| by_way_of(&ann, house));
    let path = format!("/api/tables/{table}/log");
    assert_eq!(logs[0].get(&path).await.text, logs[1].get(&path).await.text);
    assert_eq!(logs[0].get(&path).await.status, 200);
    // Who asks for another game after the other finds the same table.
    let path = format!("/api/tables/{table}/rematch");
    let first = ann.post(&path, json!({})).await;
    let second = bob.post(&path, json!({})).await;
    assert_eq!((first.status, second.status), (200, 200), "{} {}", first.text, second.text);
    assert_eq!(first.json()["id"], second.json()["id"]);
}

async fn of_two_who_decide_at_once_one_is_told_to_look_again(one: &House, two: &House) {
    let ann = one.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let (mut here, mut there) = (ann.sit(&table).await, by_way_of(&ann, two).sit(&table).await);
    let mut lost = 0;
    for _ in 0..20 {
        let (version, seat) = (here.version.max(there.version), here.now["to_move"].as_u64());
        let Some(first) = here.moves().first().cloned() else { break };
        let command = json!({"type": "play", "seat": seat, "move": first, "version": version});
        let (a, b) = tokio::join!(here.ask(command.clone()), there.ask(command));
        let mut kinds = [&a, &b].map(|answer| answer["type"].as_str().unwrap_or_default());
        kinds.sort_unstable();
        assert_eq!(kinds, ["done", "refused"], "{a} {b}");
        let refused = if a["type"] == "refused" { &a } else { &b };
        assert_eq!(refused["code"], "table/stale", "{refused}");
        lost += u32::from(a["type"] == "refused");
        while here.version < version + 1 {
            here.next().await;
        }
        while there.version < version + 1 {
            there.next().await;
        }
        if !here.now["end"].is_null() {
            break;
        }
    }
    println!("the first machine lost {lost} times");
    let (a, b) = (everything(&mut here).await, everything(&mut there).await);
    assert_eq!((&a["version"], &a["log"], &a["now"]["view"]), (&b["version"], &b["log"], &b["now"]["view"]));
}

/// Nobody waits for a notice: whoever asks is told what the store knows.
async fn what_was_acknowledged_is_seen_on_the_other_machine(one: &House, two: &House) {
    let ann = one.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let mut here = ann.sit(&table).await;
    let elsewhere = by_way_of(&ann, two);
    let _keeps_it_in_memory = elsewhere.sit(&table).await;
    while here.now["end"].is_null() {
        let seat = here.now["to_move"].as_u64().expect("somebody decides");
        let first = here.moves().first().cloned().expect("a move");
        assert_eq!(here.play(seat, &first).await["type"], "done");
        let there = elsewhere.sit(&table).await;
        assert_eq!(there.version, here.version);
    }
}

async fn talk_and_presence_cross_over(one: &House, two: &House) {
    let (ann, bob) = (one.guest().await, two.guest().await);
    let table = ann.table(json!([me(), open()])).await;
    assert_eq!(bob.join(&table).await.status, 200);
    let mut anns = ann.sit(&table).await;
    let mut bobs = bob.sit(&table).await;
    anns.until_seated(json!([true, true])).await;
    let (a, b) = tokio::join!(
        anns.ask(json!({"type": "chat", "text": "from one"})),
        bobs.ask(json!({"type": "chat", "text": "from two"})),
    );
    assert_eq!((&a["type"], &b["type"]), (&json!("done"), &json!("done")));
    let said = async |line: &mut Line| -> Vec<(u64, String)> {
        let chat = everything(line).await["chat"].clone();
        let lines = chat.as_array().cloned().unwrap_or_default();
        lines.iter().map(|line| (line["n"].as_u64().unwrap_or(0), line["text"].to_string())).collect()
    };
    let heard = said(&mut anns).await;
    assert_eq!(heard.len(), 2, "both were said, one after the other");
    assert_eq!(heard, said(&mut bobs).await);
    drop(bobs);
    anns.until_seated(json!([true, false])).await;
}

async fn bots_decide_once(one: &House, two: &House) {
    let ann = one.guest().await;
    let table = ann.table(json!([bot(), bot()])).await;
    let (mut here, mut there) = (ann.sit(&table).await, by_way_of(&ann, two).sit(&table).await);
    for line in [&mut here, &mut there] {
        while line.now["end"].is_null() {
            line.next().await;
        }
    }
    let (a, b) = (everything(&mut here).await, everything(&mut there).await);
    assert_eq!(a["log"], b["log"]);
}

/// How the table stands now, after whatever was told before.
async fn everything(line: &mut Line) -> Value {
    assert_eq!(line.ask(json!({"type": "resync"})).await["type"], "done");
    let messages = line.bytes.iter().rev().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    messages.into_iter().find(|message| message["type"] == "snapshot").expect("a snapshot")
}

async fn who_signs_out_is_shown_out_everywhere(one: &House, two: &House) {
    let ann = one.guest().await;
    let table = ann.table(json!([me(), open()])).await;
    let mut there = by_way_of(&ann, two).sit(&table).await;
    let answer = ann.client.call("POST", "/api/sign-out", None).await.expect("an answer");
    assert!(answer.status < 300, "{}", answer.text);
    while there.try_next().await.is_some() {}
}
