//! Reviews: begun, followed, kept, refused.

use std::time::Duration;

use serde_json::{Value, json};

use server::{Config, Limits};

use crate::common::{House, Visitor, bot, me, open};

/// Follows a review until it is done: its head and all its verdicts.
async fn followed(ann: &Visitor, path: &str) -> (Value, Vec<Value>) {
    let mut choices = Vec::new();
    for _ in 0..600 {
        let part = ann.get(&format!("{path}?after={}", choices.len())).await.json();
        choices.extend(part["choices"].as_array().unwrap().iter().cloned());
        if !part["head"].is_null() && choices.len() as u64 == part["total"].as_u64().unwrap() {
            return (part["head"].clone(), choices);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the review is not done after half a minute");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_once_and_kept() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    ann.sit(&table).await.play_out().await;
    let path = format!("/api/tables/{table}/review");
    let none = ann.get(&path).await;
    assert_eq!((none.status, none.json()["code"].as_str()), (404, Some("review/none")));
    let begun = ann.post(&path, json!(null)).await;
    assert_eq!((begun.status, begun.json()["id"].as_str()), (202, Some(table.as_str())));
    let (head, choices) = followed(&ann, &path).await;
    assert_eq!(head["seats"].as_array().unwrap().len(), 2);
    assert_eq!(head["over"], true);
    let mut numbers: Vec<u64> = choices.iter().map(|choice| choice["number"].as_u64().unwrap()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=choices.len() as u64).collect::<Vec<_>>());

    // A file tells the same as the table, under an id of its own.
    let log = ann.get(&format!("/api/tables/{table}/log")).await.text;
    let begun = ann.post("/api/reviews", json!({ "log": log })).await.json();
    let (other, same) = followed(&ann, &format!("/api/reviews/{}", begun["id"].as_str().unwrap())).await;
    assert_eq!(other["seats"], head["seats"]);
    assert_eq!(same.len(), choices.len());

    let house = house.restart().await;
    let part = house.guest().await.get(&path).await.json();
    assert_eq!((&part["head"], &part["is_running"]), (&head, &json!(false)), "it is still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_many_reviews_under_way_is_told_when_to_come_back() {
    let limits = Limits { reviews_under_way: 0, ..Limits::default() };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    ann.sit(&table).await.play_out().await;
    let log = ann.get(&format!("/api/tables/{table}/log")).await.text;
    let asked = [
        (format!("/api/tables/{table}/review"), json!(null)),
        ("/api/reviews".to_owned(), json!({ "log": log })),
    ];
    for (path, body) in asked {
        let refused = ann.post(&path, body).await;
        assert_eq!((refused.status, refused.json()["code"].as_str()), (429, Some("limit/reviews")), "{path}");
        assert_eq!(refused.json()["limit"]["retry_after_ms"], 10_000, "{}", refused.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_not_reviewed_for_anybody() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), open()])).await;
    let waiting = ann.post(&format!("/api/tables/{table}/review"), json!(null)).await;
    assert_eq!(waiting.status, 409, "{}", waiting.text);
    let table = ann.table(json!([me(), bot()])).await;
    ann.sit(&table).await;
    let running = ann.post(&format!("/api/tables/{table}/review"), json!(null)).await;
    assert_eq!(running.status, 409, "{}", running.text);
    assert_eq!(ann.get(&format!("/api/tables/{table}/review")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_log_is_refused() {
    let house = House::open().await;
    let ann = house.guest().await;
    let bad = ann.post("/api/reviews", json!({"log": "not a log"})).await;
    assert_eq!((bad.status, bad.json()["code"].as_str()), (400, Some("log/bad")));
    assert_eq!(ann.get("/api/reviews/log-0").await.status, 404);
}
