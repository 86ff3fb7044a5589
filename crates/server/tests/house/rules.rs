//! A game goes on under the rules it began with. The toy has two versions: since the second a doubter who was right gets
//! a point besides the pips.

use serde_json::json;
use store::{SnapshotRow, Store, TableRow};
use table::toy::Toy;
use table::{Act, Game, Log, Record};

use crate::common::{House, Line, bot, me, open, text};

/// Another table like this one under other rules, as an older or a newer program would have made it.
async fn under(store: &Store, table: &str, rules: u32) -> TableRow {
    let mut row = store.table(table).await.unwrap().unwrap();
    (row.id, row.rules) = (format!("{table}v{rules}"), rules);
    store.save_table(row.clone()).await.unwrap();
    row
}

/// Lays a card and asks what the neighbour is told about doubting it.
async fn bonus(line: &mut Line) -> u64 {
    let lay = line.moves().into_iter().find(|m| m.starts_with("lay")).unwrap();
    assert_eq!(line.play(0, &lay).await["type"], "done");
    assert_eq!(line.play(0, "done").await["type"], "done");
    let moves = line.now["moves"].as_array().unwrap();
    moves.iter().find(|m| m["text"] == "doubt").unwrap()["facts"]["bonus"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_follows_the_rules_it_began_with_to_its_end_and_after() {
    for rules in [1, 2] {
        let house = House::open().await;
        let mut ann = house.guest().await;
        let begun = ann.table(json!([me(), me()])).await;
        let not_begun = ann.table_with(json!([me(), open()]), json!({"autostart": false})).await;
        let (house, [begun, not_begun]) = house
            .restart_with(async |store| {
                [under(store, &begun, rules).await.id, under(store, &not_begun, rules).await.id]
            })
            .await;
        ann.client.address = house.address;
        assert_eq!(ann.join(&not_begun).await.status, 200);
        assert_eq!(ann.post(&format!("/api/tables/{not_begun}/start"), json!({})).await.status, 200);
        for table in [&begun, &not_begun] {
            let mut line = ann.sit(table).await;
            assert_eq!(bonus(&mut line).await, u64::from(rules == 2), "version {rules}");
            assert_eq!(line.play(1, "doubt").await["type"], "done");
            line.play_out().await;
            let snapshot = line.ask_for_snapshot().await;
            assert_eq!(snapshot["table"]["rules"], rules);
            let (log, happened) = (snapshot["log"].as_array().unwrap(), &snapshot["happened"]);
            assert_eq!(happened.as_array().unwrap().len(), log.len());
            assert_eq!(happened[2][0]["kind"], "doubted", "the past is told: {happened}");
        }
        // Read again from the store, too.
        let house = house.restart().await;
        ann.client.address = house.address;
        let log = ann.get(&format!("/api/tables/{begun}/log")).await.text;
        let log = Log::parse(&log).unwrap();
        assert_eq!(log.header.rules, rules);
        Record::<Toy>::replay(&log).expect("the log replays");
        let replay = ann.get(&format!("/api/tables/{begun}/replay")).await.json();
        assert_eq!(
            (&replay["rules"], replay["frames"].as_array().unwrap().len()),
            (&json!(rules), log.entries.len() + 1)
        );
        let again = ann.post(&format!("/api/tables/{begun}/rematch"), json!({})).await.json();
        assert_eq!(again["rules"], Toy::RULES_VERSION, "a new game follows the newest rules");
    }
}

/// Before versions were told, a snapshot did not say which it followed.
#[tokio::test(flavor = "multi_thread")]
async fn a_snapshot_of_other_rules_is_not_believed() {
    let house = House::open().await;
    let mut ann = house.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    let (house, table) = house
        .restart_with(async |store| {
            let row = under(store, &table, 1).await;
            let setup = serde_json::from_str(&row.setup).unwrap();
            let newest = Toy::new(&setup, row.seed.unwrap().parse().unwrap()).unwrap();
            let position = serde_json::to_string(&newest.position()).unwrap();
            store.save_snapshot(&row.id, SnapshotRow { seq: 0, position }).await.unwrap();
            row.id
        })
        .await;
    ann.client.address = house.address;
    assert_eq!(bonus(&mut ann.sit(&table).await).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_unknown_rules_is_left_alone_with_its_own_refusal() {
    let house = House::open().await;
    let (mut ann, mut bob, table) = house.pair().await;
    let good = ann.table(json!([me(), bot()])).await;
    let (house, before) = house
        .restart_with(async |store| {
            let table = under(store, &table, 3).await.id;
            let row = store.table(&table).await.unwrap().unwrap();
            store.save_table(TableRow { due_at: Some(1), ..row }).await.unwrap();
            store.table(&table).await.unwrap().unwrap()
        })
        .await;
    ann.client.address = house.address;
    bob.client.address = house.address;
    let table = before.id.clone();
    for path in ["", "/log", "/replay"] {
        let answer = ann.get(&format!("/api/tables/{table}{path}")).await;
        let refused = answer.json();
        assert_eq!((answer.status, text(&refused["code"]).as_str()), (409, "table/unknown-rules"), "{path}");
        assert_eq!(refused["args"], json!({"game": "toy", "given": 3, "newest": 2}));
    }
    assert_eq!(ann.join(&table).await.json()["code"], "table/unknown-rules");
    assert!(ann.client.socket(&table).await.is_err(), "the socket does not open");
    ann.sit(&good).await.play_out().await;
    // It is due, so the server has looked at it by now.
    tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
    let metrics = house.nobody().call("GET", "/metrics", None).await.unwrap().text;
    assert!(metrics.contains("lamplight_tables_broken 0\n"), "it is not broken");
    let (house, after) = house.restart_with(async |store| store.table(&table).await.unwrap().unwrap()).await;
    assert_eq!(before, after, "its data is as it was");
    bob.client.address = house.address;
    let deleted = bob.client.call("DELETE", "/api/me", None).await.unwrap();
    assert_eq!(deleted.status, 204, "it keeps nobody from going: {}", deleted.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_cannot_be_replayed_is_refused_with_its_facts() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), me()])).await;
    ann.sit(&table).await.play_out().await;
    let good = Log::parse(&ann.get(&format!("/api/tables/{table}/log")).await.text).unwrap();
    let spoilt = |spoil: &dyn Fn(&mut Log)| {
        let mut log = good.clone();
        spoil(&mut log);
        log.to_string()
    };
    let hash = good.entries[1].hash;
    for (log, code, args) in [
        ("no log".to_owned(), "log/bad", json!({"line": 1})),
        (spoilt(&|log| log.header.seed.seed = None), "log/no-seed", json!(null)),
        (spoilt(&|log| log.header.rules = 9), "setup/rules", json!({"game": "toy", "given": 9, "newest": 2})),
        (spoilt(&|log| log.header.setup = json!(7)), "setup/unreadable", json!({"reason": null})),
        (
            spoilt(&|log| log.entries[2].act = Act::Move("fly".into())),
            "log/entry",
            json!({"entry": 3, "why": "move/not-a-move"}),
        ),
        (
            spoilt(&|log| log.entries[0].act = Act::Move("trust".into())),
            "log/entry",
            json!({"entry": 1, "why": "toy/not-now"}),
        ),
        (
            spoilt(&|log| log.entries[0].hash = hash),
            "log/entry",
            json!({"entry": 1, "why": "log/hash", "told": hash.to_string()}),
        ),
        (
            spoilt(&|log| log.entries[0].act = Act::Undo(7)),
            "log/entry",
            json!({"entry": 1, "why": "log/undo", "to": 7, "last": 0}),
        ),
        (spoilt(&|log| log.end.as_mut().unwrap().totals[0] += 1), "log/end", json!(null)),
        (spoilt(&|log| drop(log.entries.pop())), "log/end", json!(null)),
    ] {
        let refused = ann.post("/api/replay", json!({"log": log})).await.json();
        assert_eq!(refused["code"], code, "{refused}");
        for (name, fact) in args.as_object().into_iter().flatten().filter(|(_, fact)| !fact.is_null()) {
            assert_eq!(refused["args"][name], *fact, "{name} of {refused}");
        }
    }
}
