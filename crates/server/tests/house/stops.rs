//! Games that stop before their end, and what lists tell of any game.

use serde_json::{Value, json};

use crate::common::{House, Visitor, bot, me, open};

async fn listed(who: &Visitor, table: &str) -> Value {
    let mine = who.get("/api/me/tables").await.json();
    let tables = mine["tables"].as_array().unwrap();
    tables.iter().find(|one| one["id"] == table).cloned().unwrap_or(Value::Null)
}

#[tokio::test(flavor = "multi_thread")]
async fn giving_up_against_bots_ends_the_game() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot(), bot()])).await;
    let mut line = ann.sit(&table).await;
    assert_eq!(line.ask(json!({"type": "resign", "seat": 0})).await["type"], "done");
    assert!(line.now["to_move"].is_null() && line.now["end"].is_null(), "{}", line.now);
    let info = listed(&ann, &table).await;
    assert_eq!(info["status"], "closed");
    assert_eq!(info["progress"]["stopped"], json!({"why": "given_up", "by": 0}));
    for command in ["resign", "take_back"] {
        assert_eq!(line.ask(json!({"type": command, "seat": 0})).await["code"], "table/closed");
    }
    let again = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await.json();
    assert_eq!(again["status"], "playing", "one may play again at once: {again}");
    let left = ann.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(left.status, 200, "{}", left.text);
    assert!(listed(&ann, &table).await.is_null(), "who leaves a dead game has it no longer");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_left_alone_may_end_the_game_or_go_on_with_the_bot() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    assert_eq!(a.ask(json!({"type": "resign", "seat": 0})).await["type"], "done");
    assert_eq!(listed(&bob, &table).await["status"], "playing", "Bob may go on");
    assert_eq!(b.ask(json!({"type": "call_off", "agree": true})).await["type"], "done");
    let info = listed(&bob, &table).await;
    assert_eq!((&info["status"], &info["progress"]["stopped"]["by"]), (&json!("closed"), &json!(0)));
    assert_eq!(info["progress"]["stopped"]["why"], "given_up");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_called_off_once_all_agree_and_a_wish_can_be_taken_back() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    let wish = |agree: bool| json!({"type": "call_off", "agree": agree});
    assert_eq!(a.ask(wish(true)).await["type"], "done");
    assert_eq!(b.until("table").await["table"]["progress"]["calling_off"], json!([0]), "Bob is told");
    assert_eq!(a.ask(wish(false)).await["type"], "done");
    assert_eq!(b.until("table").await["table"]["progress"]["calling_off"], json!([]));
    assert_eq!(b.ask(wish(true)).await["type"], "done");
    let house = house.restart().await;
    let (mut ann, mut bob) = (ann, bob);
    (ann.client.address, bob.client.address) = (house.address, house.address);
    assert_eq!(ann.sit(&table).await.ask(wish(true)).await["type"], "done", "a wish outlives a restart");
    let info = listed(&ann, &table).await;
    assert_eq!(info["status"], "closed");
    assert_eq!(info["progress"]["stopped"], json!({"why": "called_off", "by": 0}));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_has_happened_for_a_week_one_wish_is_enough() {
    let house = House::open().await;
    let (mut ann, _, table) = house.pair().await;
    let (house, ()) = house
        .restart_with(async |store| {
            let mut row = store.table(&table).await.unwrap().unwrap();
            row.updated_at -= 8 * 24 * 3_600_000;
            store.save_table(row).await.unwrap();
        })
        .await;
    ann.client.address = house.address;
    let done = ann.sit(&table).await.ask(json!({"type": "call_off", "agree": true})).await;
    assert_eq!(done["type"], "done");
    assert_eq!(listed(&ann, &table).await["status"], "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_real_time_clock_waits_until_everybody_is_ready_and_a_decision_says_so_too() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let clock = json!({"clock": {"kind": "real_time", "start_s": 60, "increment_s": 0}});
    let table = ann.table_with(json!([me(), open()]), clock.clone()).await;
    bob.join(&table).await;
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    assert_eq!(listed(&ann, &table).await["progress"]["not_ready"], json!([0, 1]));
    let lay = a.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    assert_eq!(a.play(0, &lay).await["type"], "done");
    assert!(a.now["clocks"]["running"].is_null(), "Bob is not ready yet: {}", a.now["clocks"]);
    assert_eq!(b.ask(json!({"type": "ready"})).await["type"], "done");
    assert_eq!(b.now["clocks"]["running"], 0);
    assert!(listed(&ann, &table).await["progress"]["until"].is_number());
    let alone = ann.table_with(json!([me(), bot()]), clock).await;
    assert_eq!(ann.sit(&alone).await.now["clocks"]["running"], 0, "nobody else is waited for");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_tell_whose_decision_it_is_and_who_won() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let progress = listed(&bob, &table).await["progress"].clone();
    assert_eq!((&progress["round"], &progress["to_move"]), (&json!(1), &json!(0)), "{progress}");
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    tokio::join!(a.play_out(), b.play_out());
    let progress = listed(&bob, &table).await["progress"].clone();
    assert_eq!(progress["winners"], a.now["end"]["winners"]);
    assert_eq!(progress["points"], a.now["end"]["totals"]);
    assert!(progress["to_move"].is_null() && progress["is_whole"] == true, "{progress}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_did_can_be_seen_again_as_it_was_told() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    let lay = a.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    a.play(0, &lay).await;
    a.play(0, "done").await;
    let mut steps = Vec::new();
    while b.version < a.version {
        steps.push(b.until("step").await);
    }
    let told = b.ask(json!({"type": "recall", "from": 1})).await;
    assert_eq!(told["type"], "recalled", "{told}");
    let frames = told["frames"].as_array().unwrap();
    assert_eq!(frames.len(), steps.len());
    for (frame, step) in frames.iter().zip(&steps) {
        assert_eq!(
            (&frame["entry"], &frame["events"]),
            (&step["entry"], &step["events"]),
            "no more, no less"
        );
        assert_eq!((&frame["view"], &frame["scores"]), (&step["now"]["view"], &step["now"]["scores"]));
    }
    let later = b.ask(json!({"type": "recall", "from": 2})).await;
    assert_eq!(later["frames"].as_array().unwrap().len(), frames.len() - 1);
}
