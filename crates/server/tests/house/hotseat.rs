//! Several people at one screen, undo, and seats changing hands.

use serde_json::{Value, json};
use server::{Config, Limits};

use crate::common::{House, bot, me};

#[tokio::test(flavor = "multi_thread")]
async fn each_seat_at_one_screen_sees_its_own_secrets_only_while_it_decides() {
    let house = House::open().await;
    let ann = house.guest().await;
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, bot()]);
    let table = ann.table(seats).await;
    let mut line = ann.sit(&table).await;
    let first: Value = serde_json::from_str(&line.bytes[0]).unwrap();
    assert_eq!(first["you"]["seats"], json!([0, 1]));
    assert_eq!(first["table"]["seats"][1]["name"], "Ben");
    line.play_out().await;
    let mut eyes_seen = std::collections::BTreeSet::new();
    for text in &line.bytes {
        let message: Value = serde_json::from_str(text).unwrap();
        let now = &message["now"];
        if !now.is_object() || !now["end"].is_null() {
            continue;
        }
        let expected = match now["to_move"].as_u64() {
            Some(seat @ 0..=1) => json!({"kind": "seat", "seat": seat}),
            _ => json!({"kind": "spectator"}),
        };
        assert_eq!(now["eyes"], expected, "{text}");
        eyes_seen.insert(now["eyes"].to_string());
    }
    assert!(eyes_seen.len() >= 2, "{eyes_seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curtained_screen_is_shown_nothing_before_somebody_looks() {
    let house = House::open().await;
    let (ann, eve) = (house.guest().await, house.guest().await);
    let table = ann.table_with(json!([me(), me(), bot()]), json!({"assist": "hints"})).await;
    let (mut line, mut watcher) = (ann.share(&table).await, eve.sit(&table).await);
    let wrong = line.ask(json!({"type": "look", "seat": 1})).await;
    assert_eq!(wrong["code"], "table/not-your-decision");
    let mut looked = None;
    let mut lifted = 0;
    while line.now["end"].is_null() {
        let seat = line.now["to_move"].as_u64();
        let expected = match seat {
            Some(seat @ 0..=1) if looked == Some(seat) => json!({"kind": "seat", "seat": seat}),
            _ => json!({"kind": "spectator"}),
        };
        assert_eq!(line.now["eyes"], expected);
        match seat {
            Some(seat @ 0..=1) if looked == Some(seat) => {
                let first = line.moves()[0].clone();
                assert_eq!(line.play(seat, &first).await["type"], "done");
            }
            Some(seat @ 0..=1) => {
                assert_eq!(line.now["moves"], json!([]), "what may be done can tell what is held");
                let hint = json!({"type": "hint", "version": line.version});
                assert_eq!(line.ask(hint).await["code"], "table/not-your-decision");
                assert_eq!(line.ask(json!({"type": "look", "seat": seat})).await["type"], "done");
                (looked, lifted) = (Some(seat), lifted + 1);
            }
            _ => {
                line.next().await;
            }
        }
    }
    assert!(lifted > 2, "the screen went to and fro");
    while watcher.now["end"].is_null() {
        watcher.next().await;
    }
    let steps = |bytes: &[String]| -> Vec<[Value; 2]> {
        let messages = bytes.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let steps = messages.filter(|message| message["type"] == "step" && message["now"]["end"].is_null());
        steps.map(|step| [step["entry"].clone(), step["events"].clone()]).collect()
    };
    assert_eq!(steps(&line.bytes), steps(&watcher.bytes), "a shared log tells what anybody may know");
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_follows_the_engines_rule_unless_the_table_is_free() {
    let house = House::open().await;
    let ann = house.guest().await;
    for (free, expected) in [(false, "undo/revealed"), (true, "done")] {
        let table = ann.table_with(json!([me(), me()]), json!({"free_undo": free})).await;
        let mut line = ann.sit(&table).await;
        let lay = line.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
        line.play(0, &lay).await;
        assert_eq!(line.now["can_undo"], 0);
        let version = line.version;
        let undone = line.ask(json!({"type": "undo", "seat": 0, "version": version})).await;
        assert_eq!(undone["type"], "done", "{undone}");
        assert_eq!(line.version, 2, "an undo is an entry too");
        line.play(0, "draw").await;
        let version = line.version;
        let answer = line.ask(json!({"type": "undo", "seat": 0, "version": version})).await;
        let found = if answer["type"] == "refused" { &answer["code"] } else { &answer["type"] };
        assert_eq!(found, expected, "a drawn card was seen");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn free_undo_goes_back_over_a_bots_decisions_but_not_over_a_persons() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let table = ann.table_with(json!([me(), bot()]), json!({"free_undo": true})).await;
    let mut line = ann.sit(&table).await;
    line.play(0, "draw").await;
    while line.moves().is_empty() && line.now["end"].is_null() {
        line.next().await;
    }
    let version = line.version;
    assert!(version > 1, "the bot has decided");
    let undone = line.ask(json!({"type": "undo", "seat": 0, "version": version})).await;
    assert_eq!(undone["type"], "done", "{undone}");
    assert!(line.moves().contains(&"draw".to_owned()));

    let table = ann.table_with(json!([me(), {"kind": "open"}]), json!({"free_undo": true})).await;
    bob.join(&table).await;
    let mut line = ann.sit(&table).await;
    line.play(0, "draw").await;
    let answer = line.ask(json!({"type": "undo", "seat": 0, "version": 1})).await;
    assert_eq!(answer["type"], "refused", "against people the engine judges");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_be_taken_back_still_can_after_a_restart() {
    let house = House::open().await;
    let mut ann = house.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let mut line = ann.sit(&table).await;
    let lay = line.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    line.play(0, &lay).await;
    let house = house.restart().await;
    ann.client.address = house.address;
    let mut line = ann.sit(&table).await;
    assert_eq!(line.now["can_undo"], 0);
    let undone = line.ask(json!({"type": "undo", "seat": 0, "version": 1})).await;
    assert_eq!(undone["type"], "done", "{undone}");
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_has_an_end() {
    let limits = Limits { entries_with_undo: 4, ..Limits::default() };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let mut line = ann.sit(&table).await;
    let lay = line.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    let back = |version: u32| json!({"type": "undo", "seat": 0, "version": version});
    line.play(0, &lay).await;
    assert_eq!(line.ask(back(1)).await["type"], "done");
    line.play(0, &lay).await;
    assert_eq!(line.now["can_undo"], 0);
    assert_eq!(line.ask(back(3)).await["type"], "done");
    line.play(0, &lay).await;
    assert!(line.now["can_undo"].is_null());
    assert_eq!(line.ask(back(5)).await["code"], "limit/undos");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resigned_seat_is_played_by_a_bot_and_can_be_taken_back() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let table = ann.table(json!([me(), {"kind": "open"}])).await;
    bob.join(&table).await;
    let mut line = ann.sit(&table).await;
    assert_eq!(line.ask(json!({"type": "resign", "seat": 0})).await["type"], "done");
    let refused = line.play(0, "draw").await;
    assert!(["seat/bot-decides", "table/stale"].contains(&refused["code"].as_str().unwrap()), "{refused}");
    while line.version == 0 {
        line.next().await;
    }
    let back = line.ask(json!({"type": "take_back", "seat": 0})).await;
    assert_eq!(back["type"], "done", "{back}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_changes_hands_again_and_again_makes_one_thought_wait() {
    let config = Config { limits: Limits::off(), thinkers: 1, ..Config::default() };
    let house = House::open_with(config).await;
    let hints = house.keep_minds_busy().await;
    let (ann, _bob, table) = house.pair().await;
    let mut line = ann.sit(&table).await;
    for _ in 0..20 {
        assert_eq!(line.ask(json!({"type": "resign", "seat": 0})).await["type"], "done");
        assert_eq!(line.ask(json!({"type": "take_back", "seat": 0})).await["type"], "done");
    }
    let waiting = waiting(&house).await as usize;
    assert!(waiting <= hints.len() + 1, "{waiting} thoughts wait, for {} hints and one bot", hints.len());
}

/// How many thoughts wait for a thread.
async fn waiting(house: &House) -> u32 {
    let text = house.nobody().call("GET", "/metrics", None).await.unwrap().text;
    let waiting = text.lines().find_map(|line| line.strip_prefix("lamplight_thoughts_waiting "));
    waiting.and_then(|waiting| waiting.parse().ok()).unwrap_or_else(|| panic!("{text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_comes_late_is_not_shown_to_who_sits_there_now() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table_with(json!([me(), me()]), json!({"game": "tribes", "assist": "hints"})).await;
    let mut line = ann.share(&table).await;
    assert_eq!(line.ask(json!({"type": "look", "seat": line.now["to_move"]})).await["type"], "done");
    let (seat, first) = (line.now["to_move"].as_u64().unwrap(), line.moves()[0].clone());
    // A hint takes longer than a decision, which is sent right behind the question.
    line.send(json!({"id": 900, "type": "hint", "version": 0})).await;
    line.send(json!({"id": 901, "type": "play", "seat": seat, "move": first, "version": 0})).await;
    let answer = loop {
        let message = line.next().await;
        if message["command"] == 900 {
            break message;
        }
    };
    assert_eq!(answer["code"], "table/stale", "{answer}");
}
