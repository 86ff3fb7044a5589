//! Time that runs out.

use serde_json::json;

use crate::common::{House, bot, me, open};

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_a_bot_decides_until_the_person_comes_back() {
    let house = House::open().await;
    let (mut ann, bob) = (house.guest().await, house.guest().await);
    let clock = json!({"clock": {"kind": "real_time", "start_s": 10, "increment_s": 5}});
    let table = ann.table_with(json!([me(), open()]), clock).await;
    bob.join(&table).await;
    let line = ann.sit(&table).await;
    assert_eq!(line.now["clocks"]["running"], 0);
    assert!(line.now["clocks"]["left_ms"][0].as_u64().unwrap() <= 10_000);
    drop(line);

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
