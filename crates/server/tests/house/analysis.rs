//! The analysis board: any position, nothing kept, and nothing of a running game but what its seat knows.

use serde_json::{Value, json};

use crate::common::{House, Visitor, bot, me};

const TEXT: &str = "players 2\nc3 large_market ywg\nf3 sacred_place_6 y\nb2 bb\nd5 r\nturn A\n";

async fn ask(ann: &Visitor, path: &str, body: Value) -> (u16, Value) {
    let answer = ann.post(path, body).await;
    (answer.status, answer.json())
}

fn at(position: Value, moves: Value) -> Value {
    json!({"from": {"kind": "position", "game": "tribes", "position": position}, "moves": moves})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_played_on_for_all_seats_and_written_out_again() {
    let house = House::open().await;
    let ann = house.guest().await;
    let (status, begun) = ask(&ann, "/api/analysis", at(json!(TEXT), json!([]))).await;
    assert_eq!(status, 200, "{begun}");
    assert_eq!(
        (&begun["players"], &begun["now"]["to_move"], &begun["may_ask"]),
        (&json!(2), &json!(0), &json!(true))
    );
    assert_eq!(begun["is_settled"], false);
    let turn = json!(["sow c3", "w>d3", "g>e3", "y>f3"]);
    assert!(begun["text"].as_str().unwrap().contains("c3 large_market"), "{}", begun["text"]);
    let (_, again) = ask(&ann, "/api/analysis", at(begun["text"].clone(), json!([]))).await;
    assert_eq!(again["position"], begun["position"], "its text says all of it");
    let (_, played) = ask(&ann, "/api/analysis", at(begun["position"].clone(), turn.clone())).await;
    assert_eq!(played["log"].as_array().map(Vec::len), Some(4), "{played}");
    assert_eq!(played["happened"][0][0]["kind"], "picked_up");
    let (status, refused) = ask(&ann, "/api/analysis", at(json!(TEXT), json!(["sow b2"]))).await;
    assert_eq!((status, &refused["code"]), (409, &json!("sow/no-way-to-finish")));

    // What was decided is judged as a review judges it, and a mind says what it would do.
    let (status, verdict) = ask(&ann, "/api/analysis/judge", at(json!(TEXT), turn)).await;
    assert_eq!((status, &verdict["seat"], &verdict["number"]), (200, &json!(0), &json!(1)), "{verdict}");
    assert_eq!(verdict["played"]["moves"][0]["text"], "sow c3");
    let mut lines = at(json!(TEXT), json!([]));
    lines["nodes"] = json!(2000);
    let (status, hint) = ask(&ann, "/api/analysis/lines", lines.clone()).await;
    assert_eq!((status, &hint["seat"]), (200, &json!(0)), "{hint}");
    assert!(!hint["candidates"].as_array().unwrap().is_empty());
    lines["nodes"] = json!(2_000_000);
    let (status, refused) = ask(&ann, "/api/analysis/lines", lines).await;
    assert_eq!((status, &refused["code"]), (400, &json!("analysis/nodes")));
    let (status, refused) = ask(&ann, "/api/analysis/judge", at(json!(TEXT), json!([]))).await;
    assert_eq!((status, &refused["code"]), (409, &json!("analysis/nothing-played")));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_games_reviewed_can_use_the_board_meanwhile() {
    let house = House::open().await;
    let ann = house.guest().await;
    let logs = [
        include_str!("../../../../testdata/games/djinn/base-4-01.jsonl"),
        include_str!("../../../../testdata/games/djinn/base-4-02.jsonl"),
        include_str!("../../../../testdata/games/djinn/base-4-03.jsonl"),
        include_str!("../../../../testdata/games/djinn/base-4-04.jsonl"),
    ];
    for log in logs {
        let begun = ann.post("/api/reviews", json!({ "log": log })).await;
        assert_eq!(begun.status, 202, "{}", begun.text);
    }
    let mut lines = at(json!(TEXT), json!([]));
    lines["nodes"] = json!(2000);
    let (status, hint) = ask(&ann, "/api/analysis/lines", lines).await;
    assert_eq!(status, 200, "its thoughts are not counted among those of the reviews: {hint}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_unknown_is_dealt_again_the_same_for_the_same_number() {
    let house = House::open().await;
    let ann = house.guest().await;
    let dealt = async |number: u32| {
        let mut wish = at(json!(TEXT), json!([]));
        wish["deals"] = json!([{"after": 0, "number": number}]);
        let (status, answer) = ask(&ann, "/api/analysis", wish).await;
        assert_eq!(status, 200, "{answer}");
        (answer["position"].clone(), answer["now"]["view"].clone())
    };
    let (one, same, other) = (dealt(1).await, dealt(1).await, dealt(2).await);
    assert_eq!(one, same);
    assert_ne!(one.0, other.0, "another number deals otherwise");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_that_cannot_be_is_told_all_its_faults() {
    let house = House::open().await;
    let ann = house.guest().await;
    let (_, begun) = ask(&ann, "/api/analysis", at(json!(TEXT), json!([]))).await;
    let mut position = begun["position"].clone();
    position["seats"][0]["gold"] = json!(-5);
    let (status, refused) = ask(&ann, "/api/analysis", at(position, json!([]))).await;
    assert_eq!(status, 400, "{refused}");
    assert_eq!(refused["code"], "position/impossible", "{refused}");
    let bad = format!("{TEXT}nonsense\nd4 no_such_ground\n");
    let (status, refused) = ask(&ann, "/api/analysis", at(json!(bad), json!([]))).await;
    assert_eq!((status, &refused["code"]), (400, &json!("position/impossible")));
    let faults: Vec<&str> = refused["args"]["faults"].as_str().unwrap().lines().collect();
    assert!(
        faults.len() == 2 && faults[0].starts_with("line 7") && faults[1].starts_with("line 8"),
        "{faults:?}"
    );
    let mut wish = at(json!(TEXT), json!([]));
    wish["seat"] = json!(3);
    assert_eq!(ask(&ann, "/api/analysis", wish).await.1["code"], "seat/unknown");
    let (status, refused) =
        ask(&ann, "/api/analysis", json!({"from": {"kind": "puzzle", "game": "tribes", "id": "none"}})).await;
    assert_eq!((status, &refused["code"]), (404, &json!("puzzle/not-found")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_closed_to_everybody_but_in_thought_to_those_who_play() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let line = ann.sit(&table).await;
    let from = json!({"from": {"kind": "table", "id": table, "entry": 0}});
    for path in ["/api/analysis", "/api/analysis/lines", "/api/analysis/judge"] {
        let (status, refused) = ask(&ann, path, from.clone()).await;
        assert_eq!((status, &refused["code"]), (409, &json!("table/not-over")), "{path}");
    }

    let trial =
        |deal: u32| json!({"from": {"kind": "trial", "id": table, "version": line.version, "deal": deal}});
    let (status, thought) = ask(&ann, "/api/analysis", trial(1)).await;
    assert_eq!(status, 200, "{thought}");
    // Exactly what the seat sees at its table, in every deal, and no position to take away.
    assert_eq!(thought["now"]["view"], line.now["view"]);
    assert_eq!(thought["now"]["eyes"], json!({"kind": "seat", "seat": 0}));
    assert_eq!((&thought["position"], &thought["may_ask"]), (&Value::Null, &json!(false)));
    assert_eq!(ask(&ann, "/api/analysis", trial(2)).await.1["now"]["view"], line.now["view"]);
    // Nobody else's eyes can be borrowed, and no mind helps where the table does not allow it.
    let mut other = trial(1);
    other["seat"] = json!(1);
    assert_eq!(ask(&ann, "/api/analysis", other).await.1["now"]["view"], line.now["view"]);
    for path in ["/api/analysis/lines", "/api/analysis/judge"] {
        let (status, refused) = ask(&ann, path, trial(1)).await;
        assert_eq!((status, &refused["code"]), (403, &json!("assist/not-allowed")), "{path}");
    }
    let mut stale = trial(1);
    stale["from"]["version"] = json!(line.version + 7);
    assert_eq!(ask(&ann, "/api/analysis", stale).await.1["code"], "table/stale");
    let eve = house.guest().await;
    assert_eq!(ask(&eve, "/api/analysis", trial(1)).await.1["code"], "seat/not-yours");
    let nobody = house.nobody().call("POST", "/api/analysis", Some(&trial(1))).await.unwrap();
    assert_eq!(nobody.status, 401);
    drop(bob);

    let shared = ann.table(json!([me(), me()])).await;
    let line = ann.sit(&shared).await;
    let trial = json!({"from": {"kind": "trial", "id": shared, "version": line.version, "deal": 1}});
    assert_eq!(ask(&ann, "/api/analysis", trial).await.1["code"], "analysis/shared-screen");
}

#[tokio::test(flavor = "multi_thread")]
async fn any_step_of_a_finished_game_and_of_its_log_can_be_looked_at() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    ann.sit(&table).await.play_out().await;
    let of_table = json!({"from": {"kind": "table", "id": table, "entry": 2}});
    let (status, answer) = ask(&ann, "/api/analysis", of_table).await;
    assert_eq!((status, &answer["game"]), (200, &json!("toy")));
    let log = ann.get(&format!("/api/tables/{table}/log")).await.text;
    let (_, same) =
        ask(&ann, "/api/analysis", json!({"from": {"kind": "log", "log": log, "entry": 2}})).await;
    assert_eq!(same["position"], answer["position"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_listed_without_their_answers_and_played_like_any_position() {
    let house = House::open().await;
    let ann = house.guest().await;
    let list = ann.get("/api/puzzles/tribes").await.json();
    let first = &list["puzzles"][0];
    assert!(first["id"].is_string() && first["best"].is_null(), "{first}");
    assert!(list["themes"].as_array().unwrap().iter().any(|theme| theme == "markets"));
    let from =
        json!({"from": {"kind": "puzzle", "game": "tribes", "id": first["id"]}, "seat": first["seat"]});
    let (status, now) = ask(&ann, "/api/analysis", from).await;
    assert_eq!((status, &now["now"]["to_move"]), (200, &first["seat"]), "{now}");
    assert_eq!(ann.get("/api/puzzles/chess").await.status, 404);
}
