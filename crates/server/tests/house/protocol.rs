//! What version 2 of the protocol tells besides the game itself: turns, facts, structured moves.

use serde_json::{Value, json};

use crate::common::{House, Line, bot, me, text};

#[tokio::test(flavor = "multi_thread")]
async fn the_first_message_tells_the_protocols_version() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    let mut socket = ann.client.socket(&table).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["protocol"], client::PROTOCOL);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_is_too_old_is_told_so_and_one_that_is_newer_comes_in() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    for (query, given) in [("", 1), ("?protocol=1", 1), ("?curtain=true&protocol=0", 0)] {
        let mut socket = ann.client.socket_at(&format!("/api/tables/{table}/live{query}")).await.unwrap();
        let bye = socket.next().await.expect("a farewell");
        assert_eq!((&bye["type"], &bye["code"]), (&json!("bye"), &json!("protocol/too-old")), "{query}");
        assert_eq!(bye["args"], json!({"given": given, "oldest": 2}));
        assert!(socket.next().await.is_none(), "and that is all");
    }
    let newer = Line::open_at(&ann.client, &format!("/api/tables/{table}/live?protocol=3")).await;
    assert!(newer.now.is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_may_be_sent_in_either_form_and_is_told_in_both() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let mut line = ann.sit(&table).await;
    let lay = line.now["moves"].as_array().unwrap().iter().find(|m| m["move"]["kind"] == "lay").cloned();
    let lay = lay.expect("a card to lay");
    assert_eq!(line.play_form(0, lay["move"].clone()).await["type"], "done");
    assert_eq!(line.play(0, "done").await["type"], "done");
    for wrong in [json!({"kind": "fly"}), json!({}), json!(7), json!(null), json!([]), json!({"kind": "lay"})]
    {
        assert_eq!(line.play_form(1, wrong.clone()).await["code"], "move/not-a-move", "{wrong}");
    }
    assert_eq!(line.play_form(1, json!({"kind": "draw"})).await["code"], "toy/not-now");
    let mut late = ann.client.socket(&table).await.unwrap();
    let log = late.next().await.unwrap()["log"].clone();
    assert_eq!((&log[1]["text"], &log[1]["move"]), (&json!("done"), &json!({"kind": "done"})));
    assert_eq!((&log[0]["text"], &log[0]["move"]), (&json!("lay"), &json!({"kind": "lay"})), "covered");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_legal_move_tells_its_facts_and_whether_it_ends_the_turn() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let mut line = ann.sit(&table).await;
    let ends = |line: &Line| -> Vec<(String, bool)> {
        let moves = line.now["moves"].as_array().cloned().unwrap_or_default();
        moves.iter().map(|m| (text(&m["text"]), m["ends_turn"].as_bool().unwrap())).collect()
    };
    assert!(ends(&line).iter().all(|(text, ends)| *ends == (text == "draw")), "{:?}", ends(&line));
    let lay = line.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    line.play(0, &lay).await;
    assert_eq!(ends(&line), [("done".to_owned(), false)]);
    line.play(0, "done").await;
    assert_eq!(ends(&line), [("trust".to_owned(), true), ("doubt".to_owned(), true)]);
    assert_eq!(line.now["moves"][0]["facts"], json!({"gives": 2, "to": 0}));
    assert_eq!(line.now["moves"][1]["facts"], json!({"bonus": 1}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_the_games_own_with_the_points_it_began_with() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table_with(json!([me(), me()]), json!({"free_undo": true})).await;
    let mut line = ann.sit(&table).await;
    let first = line.now["turn"].clone();
    let none = json!([{"source": "points", "points": [0, 0]}]);
    assert_eq!((&first["seat"], &first["before"]), (&json!(0), &none));
    let lay = line.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    line.play(0, &lay).await;
    line.play(0, "done").await;
    assert_eq!(line.now["to_move"], 1);
    assert_eq!(line.now["turn"], first, "the neighbour decides within it");
    line.play(1, "trust").await;
    let second = line.now["turn"].clone();
    assert!(second["number"].as_u64() > first["number"].as_u64());
    let two = json!([{"source": "points", "points": [2, 0]}]);
    assert_eq!((&second["seat"], &second["before"]), (&json!(1), &two));
    let version = line.version;
    assert_eq!(line.ask(json!({"type": "undo", "seat": 1, "version": version})).await["type"], "done");
    assert_eq!(line.now["turn"], first, "taken back");
    line.play(1, "trust").await;
    line.play_out().await;
    assert_eq!(line.now["turn"]["seat"], Value::Null);

    // Each line of the log names the turn it was decided in, whoever decided, taken back or not.
    let mut late = ann.client.socket(&table).await.unwrap();
    let log = late.next().await.unwrap()["log"].clone();
    let turns: Vec<&Value> = (0..6).map(|i| &log[i]["turn"]).collect();
    let (one, two) = (&first["number"], &second["number"]);
    assert_eq!(turns, [one, one, one, two, one, two]);

    let replay = ann.get(&format!("/api/tables/{table}/replay")).await.json();
    let frames = replay["frames"].as_array().unwrap();
    assert_eq!((&frames[0]["turn"], &frames[2]["turn"], &frames[3]["turn"]), (&first, &first, &second));
    let entry = &frames[1]["entry"];
    assert_eq!((entry["text"].as_str(), entry["move"]["kind"].as_str()), (Some(lay.as_str()), Some("lay")));
    assert!(entry["move"]["card"].is_u64(), "nothing is covered after the end: {entry}");
}
