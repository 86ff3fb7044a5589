//! Time that runs out.

use serde_json::json;
use server::{Config, Limits};

use crate::common::{House, Line, Visitor, bot, me, open};

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_a_bot_decides_until_the_person_comes_back() {
    let house = House::open().await;
    let (mut ann, bob) = (house.guest().await, house.guest().await);
    let clock = json!({"clock": {"kind": "real_time", "start_s": 10, "increment_s": 5}});
    let table = ann.table_with(json!([me(), open()]), clock).await;
    bob.join(&table).await;
    let (mut line, mut other) = (ann.sit(&table).await, bob.sit(&table).await);
    assert_eq!(other.ask(json!({"type": "ready"})).await["type"], "done");
    assert!(line.now["clocks"]["running"].is_null(), "not everybody is ready");
    assert_eq!(line.ask(json!({"type": "ready"})).await["type"], "done");
    assert_eq!(line.now["clocks"]["running"], 0);
    assert!(line.now["clocks"]["left_ms"][0].as_u64().unwrap() <= 10_000);
    drop((line, other));

    // The last milliseconds of a clock, as a long game would leave them.
    let (house, ()) = house
        .restart_with(async |store| {
            let mut row = store.table(&table).await.unwrap().unwrap();
            assert!(row.due_at.is_some(), "the table needs the server even if nobody comes");
            row.clocks = Some(r#"{"left_ms":[1,10000],"running":[0,1]}"#.to_owned());
            row.due_at = Some(2);
            store.save_table(row).await.unwrap();
        })
        .await;
    ann.client.address = house.address;
    // Nobody opens the table; the server looks after it by itself.
    let seat = loop {
        let info = ann.get(&format!("/api/tables/{table}")).await.json();
        if info["seats"][0]["stand_in"] == "time_out" {
            break info["seats"][0].clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert!(seat["bot"].is_string());
    let mut line = ann.sit(&table).await;
    while line.version == 0 {
        line.next().await;
    }
    let back = line.ask(json!({"type": "take_back", "seat": 0})).await;
    assert_eq!(back["type"], "done", "{back}");
    let left = line.now["clocks"]["left_ms"][0].as_u64().unwrap();
    assert!(left >= 9_000, "who comes back has time again: {left}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_pays_no_time_and_a_table_without_clocks_has_none() {
    let house = House::open().await;
    let ann = house.guest().await;
    let clock = json!({"clock": {"kind": "turn_based", "per_turn_s": 86_400}});
    let table = ann.table_with(json!([bot(), me()]), clock).await;
    let mut line = ann.sit(&table).await;
    while line.moves().is_empty() {
        line.next().await;
    }
    assert_eq!(line.now["clocks"]["running"], 1);
    assert_eq!(line.now["clocks"]["left_ms"][0], 86_400_000);
    let plain = ann.table(json!([me(), bot()])).await;
    assert!(ann.sit(&plain).await.now["clocks"].is_null());
}

/// A table of two people where the first decides and has hardly any time left, while no bot gets to think.
async fn short_of_time(clock: serde_json::Value, left_ms: u64) -> (House, Visitor, String, Vec<Line>) {
    let config = Config { limits: Limits::off(), thinkers: 1, ..Config::default() };
    let house = House::open_with(config).await;
    let (mut ann, bob) = (house.guest().await, house.guest().await);
    let table = ann.table_with(json!([me(), open()]), json!({"clock": clock})).await;
    bob.join(&table).await;
    let (house, ()) = house
        .restart_with(async |store| {
            let mut row = store.table(&table).await.unwrap().unwrap();
            row.clocks = Some(format!(r#"{{"left_ms":[{left_ms},9000],"running":[0,1]}}"#));
            row.due_at = None;
            // Everybody has been ready for long.
            row.progress = None;
            store.save_table(row).await.unwrap();
        })
        .await;
    ann.client.address = house.address;
    let busy = house.keep_minds_busy().await;
    (house, ann, table, busy)
}

#[tokio::test(flavor = "multi_thread")]
async fn handing_a_seat_over_and_taking_it_back_wins_no_time() {
    let real = json!({"kind": "real_time", "start_s": 600, "increment_s": 5});
    let turns = json!({"kind": "turn_based", "per_turn_s": 86_400});
    for clock in [real, turns] {
        let (_house, ann, table, _busy) = short_of_time(clock.clone(), 50_000).await;
        let mut line = ann.sit(&table).await;
        for leaves in [false, true] {
            if leaves {
                let left = ann.post(&format!("/api/tables/{table}/leave"), json!({})).await;
                assert_eq!(left.status, 200);
            } else {
                assert_eq!(line.ask(json!({"type": "resign", "seat": 0})).await["type"], "done");
            }
            let back = line.ask(json!({"type": "take_back", "seat": 0})).await;
            assert_eq!((&back["type"], &back["version"]), (&json!("done"), &json!(0)), "{back}");
            let clocks = &line.now["clocks"];
            assert!(clocks["left_ms"][0].as_u64().unwrap() <= 50_000, "{clock}: {clocks}");
            assert_eq!(clocks["running"], 0);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_ran_out_of_time_is_the_bots() {
    let clock = json!({"kind": "turn_based", "per_turn_s": 86_400});
    let (_house, ann, table, _busy) = short_of_time(clock, 1).await;
    let mut line = ann.sit(&table).await;
    let take_back = json!({"type": "take_back", "seat": 0});
    let mut refused = line.ask(take_back.clone()).await;
    while refused["code"] == "seat/yours-already" {
        refused = line.ask(take_back.clone()).await;
    }
    assert_eq!(refused["code"], "seat/out-of-time", "{refused}");
    while line.version == 0 {
        line.next().await;
    }
    assert_eq!(line.ask(take_back).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn deciding_and_taking_back_or_being_answered_fills_no_turn_based_clock() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let clock = json!({"clock": {"kind": "turn_based", "per_turn_s": 60}});
    let table = ann.table_with(json!([me(), open()]), clock).await;
    bob.join(&table).await;
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    let left = |line: &Line, seat: usize| line.now["clocks"]["left_ms"][seat].as_u64().unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let lay = a.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    a.play(0, &lay).await;
    a.play(0, "done").await;
    assert!(left(&a, 0) <= 59_700 && a.now["clocks"]["running"] == 1, "{}", a.now["clocks"]);
    let version = a.version;
    assert_eq!(a.ask(json!({"type": "undo", "seat": 0, "version": version})).await["type"], "done");
    assert!(left(&a, 0) <= 59_700, "taken back: {}", a.now["clocks"]);
    a.play(0, "done").await;
    while b.version < a.version {
        b.next().await;
    }
    assert!(left(&b, 1) > 59_000 && left(&b, 0) <= 59_700, "it is still the first turn");
    b.play(1, "trust").await;
    assert_eq!(left(&b, 0), 60_000, "a new turn gives everybody their time");
}
