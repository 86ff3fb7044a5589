//! Lessons: nobody needs an account, nothing is kept, and the engine judges.

use serde_json::{Value, json};
use server::{Config, Limits, Rate};

use crate::common::House;

async fn take(house: &House, lesson: &str, moves: Value) -> (u16, Value) {
    let answer =
        house.nobody().call("POST", &format!("/api/lessons/{lesson}"), Some(&json!({"moves": moves}))).await;
    let answer = answer.expect("an answer");
    (answer.status, answer.json())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_taken_by_anybody_move_by_move_to_its_end() {
    let house = House::open().await;
    let list = house.nobody().call("GET", "/api/lessons", None).await.unwrap().json();
    let first = &list[0];
    assert_eq!(
        (&first["game"], &first["id"], &first["steps"]),
        (&json!("tribes"), &json!("move"), &json!(2))
    );

    let (status, begun) = take(&house, "tribes/move", json!([])).await;
    assert_eq!((status, &begun["state"], &begun["done"]), (200, &json!("open"), &json!(0)));
    assert_eq!((&begun["help"], &begun["now"]["moves"][0]["text"]), (&json!("sow c3"), &json!("sow c3")));
    assert_eq!(begun["now"]["eyes"], json!({"kind": "seat", "seat": 0}));

    let form = &begun["now"]["moves"][0]["move"];
    let (_, picked) = take(&house, "tribes/move", json!([form])).await;
    assert_eq!(picked["done"], 1, "a move may come in its structured form");
    assert_eq!(picked["happened"][0][0]["kind"], "picked_up");

    let (_, done) = take(&house, "tribes/move", json!(["sow c3", "g>d3", "w>e3", "y>f3"])).await;
    assert_eq!((&done["state"], &done["done"], &done["help"]), (&json!("done"), &json!(2), &Value::Null));
    assert_eq!(done["log"].as_array().map(Vec::len), Some(4));
    assert!(done["now"]["scores"].as_array().is_some_and(|lines| !lines.is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_astray_is_told_and_others_reply_by_themselves() {
    let house = House::open().await;
    let (_, missed) = take(&house, "tribes/bid", json!(["bid 12"])).await;
    assert_eq!((&missed["state"], &missed["help"]), (&json!("missed"), &Value::Null));
    let (_, robbed) = take(&house, "tribes/give", json!([])).await;
    let seats: Vec<&Value> = robbed["log"].as_array().unwrap().iter().map(|line| &line["seat"]).collect();
    assert!(seats.len() > 3 && seats.iter().all(|seat| **seat == 1), "{seats:?}");
    assert_eq!(robbed["now"]["to_move"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused() {
    let house = House::open().await;
    let code = async |lesson: &str, moves: Value| {
        let (status, answer) = take(&house, lesson, moves).await;
        (status, answer["code"].as_str().unwrap_or_default().to_owned())
    };
    assert_eq!(code("tribes/move", json!(["sow b2"])).await, (409, "sow/no-way-to-finish".into()));
    assert_eq!(
        code("tribes/move", json!([{"kind": "sow", "tile": "a1"}])).await,
        (409, "sow/empty-tile".into())
    );
    assert_eq!(code("tribes/move", json!(["dance"])).await, (400, "move/not-a-move".into()));
    assert_eq!(code("tribes/dance", json!([])).await, (404, "lesson/not-found".into()));
    assert_eq!(code("chess/move", json!([])).await, (404, "lesson/not-found".into()));
    assert_eq!(code("tribes/move", json!(vec!["sow c3"; 61])).await, (400, "lesson/too-long".into()));
    assert_eq!(code("tribes/give", json!(["give palm f4", "end"])).await.1, "table/not-your-decision");
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_limited_by_address() {
    let mut limits = Limits::default();
    limits.lessons = Rate { burst: 2, ..limits.lessons };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    for _ in 0..2 {
        assert_eq!(take(&house, "djinn/walk", json!([])).await.0, 200);
    }
    let (status, refused) = take(&house, "djinn/walk", json!([])).await;
    assert_eq!((status, refused["code"].as_str()), (429, Some("limit/lessons")));
}

/// A lesson belongs to nobody: whoever asks, at whatever table they sit, gets the very same bytes.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_tells_everybody_the_same_and_nothing_of_a_table() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([crate::common::me(), {"kind": "bot", "level": "random"}])).await;
    let asked = json!({"moves": ["sow b3"]});
    let path = "/api/lessons/tribes/steal";
    let [known, nobody] = [ann.client.clone(), house.nobody()].map(|client| {
        let asked = asked.clone();
        async move { client.call("POST", path, Some(&asked)).await.unwrap() }
    });
    let (known, nobody) = (known.await, nobody.await);
    assert_eq!((known.status, &known.text), (200, &nobody.text));
    assert!(!known.text.contains(&table) && !known.text.contains(&ann.id));
    // The others' hands are covered in a lesson as they are at a table.
    let others = &known.json()["now"]["view"]["seats"];
    assert!(others[1]["hand"].is_null() && !others[0]["hand"].is_null(), "{others}");
}
