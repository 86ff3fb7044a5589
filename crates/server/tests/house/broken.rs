//! A table whose data cannot be replayed.

use serde_json::json;
use store::{Append, History, Status, Store, TableRow};
use table::{Act, Entry, Seat, StateHash};

use crate::common::{House, bot, me, text};

/// Adds a decision that nobody could have made, at a table that needs the server at once.
async fn spoil(store: &Store, table: &str) -> (TableRow, History) {
    let seq = store.history(table).await.unwrap().entries.len() as u32 + 1;
    let entry = Entry { seq, seat: Seat::ALL[0], act: Act::Move("fly".into()), at: 1, hash: StateHash(1) };
    let append = Append {
        table: table.to_owned(),
        entry,
        clocks: None,
        progress: None,
        status: Status::Playing,
        due_at: Some(1),
        revision: store.table(table).await.unwrap().unwrap().revision,
    };
    store.append(append).await.unwrap();
    kept(store, table).await
}

async fn kept(store: &Store, table: &str) -> (TableRow, History) {
    (store.table(table).await.unwrap().unwrap(), store.history(table).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_table_is_told_left_alone_and_in_nobodys_way() {
    let house = House::open().await;
    let (mut ann, mut bob, table) = house.pair().await;
    let good = ann.table(json!([me(), bot()])).await;
    let (house, before) = house.restart_with(async |store| spoil(store, &table).await).await;
    ann.client.address = house.address;
    bob.client.address = house.address;

    // The server has tried by itself, because the table was due.
    let metrics = async || house.nobody().call("GET", "/metrics", None).await.unwrap().text;
    while !metrics().await.contains("lamplight_tables_broken 1\n") {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    for path in ["", "/log", "/replay"] {
        let answer = ann.get(&format!("/api/tables/{table}{path}")).await;
        assert_eq!((answer.status, text(&answer.json()["code"]).as_str()), (500, "table/broken"), "{path}");
    }
    assert_eq!(
        ann.post(&format!("/api/tables/{table}/leave"), json!({})).await.json()["code"],
        "table/broken"
    );
    assert!(ann.client.socket(&table).await.is_err(), "the socket does not open");
    ann.sit(&good).await.play_out().await;
    assert!(metrics().await.contains("lamplight_live_tables 1\n"), "nothing of it stays in memory");

    let (house, after) = house.restart_with(async |store| kept(store, &table).await).await;
    assert_eq!(before, after, "its data is as it was");

    bob.client.address = house.address;
    let deleted = bob.client.call("DELETE", "/api/me", None).await.unwrap();
    assert_eq!(deleted.status, 204, "a broken table keeps nobody from going: {}", deleted.text);
    let (_, (row, _)) = house.restart_with(async |store| kept(store, &table).await).await;
    let seat = row.seats[1].clone();
    assert_eq!((seat.player, seat.name.as_deref()), (None, Some("(gone)")));
}

/// Before the server has found out, a socket opens and is told.
#[tokio::test(flavor = "multi_thread")]
async fn who_finds_a_broken_table_first_is_told_over_the_socket() {
    let house = House::open().await;
    let (mut ann, _, table) = house.pair().await;
    let (house, ()) = house
        .restart_with(async |store| {
            let mut row = spoil(store, &table).await.0;
            row.due_at = None;
            store.save_table(row).await.unwrap();
        })
        .await;
    ann.client.address = house.address;
    let mut socket = ann.client.socket(&table).await.expect("nobody knows yet");
    let bye = socket.next().await.expect("a farewell");
    assert_eq!((&bye["type"], &bye["code"]), (&json!("bye"), &json!("table/broken")), "{bye}");
}

/// An account can be deleted while a table cannot be told; nobody waits for ever for somebody who is gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_decides_where_the_person_was_lost() {
    let house = House::open().await;
    let (mut ann, bob, table) = house.pair().await;
    let (house, ()) = house
        .restart_with(async |store| store.delete_player(&bob.id, "(gone)", 0).await.expect("known"))
        .await;
    ann.client.address = house.address;
    ann.sit(&table).await.play_out().await;
    let info = ann.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["status"], &info["seats"][1]["name"]), (&json!("over"), &json!("(gone)")));
}
