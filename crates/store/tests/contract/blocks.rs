//! From whom people keep away, and who may sit where.

use store::{BlockKind, BlockRow, ChatRow, SeatRow, Status, Store, StoreError, TableFilter, TableRow};

use crate::common::table;
use crate::folk::guests;

pub async fn one_keeps_away_from_another_until_it_is_undone(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob", "carl"]).await;
    let row = |other: &str, kind| BlockRow { other: other.into(), name: other.into(), kind, at: 5 };
    store.set_block("ann", "carl", BlockKind::Mute, 5, 9).await.unwrap();
    store.set_block("ann", "bob", BlockKind::Mute, 5, 9).await.unwrap();
    store.set_block("ann", "bob", BlockKind::Block, 6, 9).await.unwrap();
    assert_eq!(
        store.blocks("ann").await.unwrap(),
        [row("bob", BlockKind::Block), row("carl", BlockKind::Mute)]
    );
    assert_eq!(store.blocks("bob").await.unwrap(), [], "it holds one way");
    let nobody = store.set_block("ann", "nobody", BlockKind::Mute, 5, 9).await;
    assert_eq!(nobody, Err(StoreError::NotFound("person")));
    store.remove_block("ann", "bob").await.unwrap();
    store.delete_player("carl", "(gone)", 9).await.unwrap();
    assert_eq!(store.blocks("ann").await.unwrap(), []);
}

pub async fn blocks_are_limited(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob", "carl", "dora"]).await;
    for other in ["bob", "carl"] {
        store.set_block("ann", other, BlockKind::Block, 5, 2).await.unwrap();
    }
    let third = store.set_block("ann", "dora", BlockKind::Block, 5, 2).await;
    assert_eq!(third, Err(StoreError::TooMany(2)));
    store.set_block("ann", "carl", BlockKind::Mute, 5, 2).await.expect("one that is there may be changed");
}

pub async fn who_was_turned_away_may_be_let_back(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob"]).await;
    store.save_table(table("t", 1)).await.unwrap();
    for player in ["bob", "ann", "bob"] {
        store.turn_away("t", player).await.unwrap();
    }
    assert_eq!(store.turned_away("t").await.unwrap(), ["ann", "bob"]);
    assert_eq!(store.turned_away("u").await.unwrap(), [""; 0]);
    assert_eq!(store.turn_away("t", "nobody").await, Err(StoreError::NotFound("person")));
    store.let_back("t", "ann").await.unwrap();
    assert_eq!(store.turned_away("t").await.unwrap(), ["bob"]);
    store.delete_player("bob", "(gone)", 9).await.unwrap();
    assert_eq!(store.turned_away("t").await.unwrap(), [""; 0]);
}

pub async fn a_seat_is_kept_for_one_person(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob"]).await;
    let kept = SeatRow { kept_for: Some("bob".into()), ..SeatRow::default() };
    let row = TableRow { status: Status::Open, seats: vec![SeatRow::default(), kept], ..table("t", 1) };
    store.save_table(row.clone()).await.unwrap();
    store.save_table(table("another", 2)).await.unwrap();
    let seat = store.table("t").await.unwrap().unwrap().seats.remove(1);
    assert_eq!((seat.kept_for.as_deref(), seat.kept_name.as_deref()), (Some("bob"), Some("bob")));
    let list = async |player: &str| -> Vec<String> {
        let filter = TableFilter { kept_for: Some(player.to_owned()), limit: 9, ..TableFilter::default() };
        store.tables(&filter).await.unwrap().into_iter().map(|row| row.id).collect()
    };
    assert_eq!((list("bob").await, list("ann").await), (vec!["t".to_owned()], Vec::new()));
    store
        .save_table(TableRow { seats: vec![SeatRow::default(); 2], revision: 1, ..row.clone() })
        .await
        .unwrap();
    assert_eq!(list("bob").await, [""; 0], "no longer");
    store.save_table(TableRow { revision: 2, ..row }).await.unwrap();
    store.delete_player("bob", "(gone)", 9).await.unwrap();
    let seat = store.table("t").await.unwrap().unwrap().seats.remove(1);
    assert_eq!(seat, SeatRow::default(), "who is gone keeps no seat");
}

pub async fn what_somebody_said_is_told_table_by_table(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob"]).await;
    for table in ["a", "b", "c"] {
        for n in 1..=4 {
            let player = if n == 3 { "bob" } else { "ann" };
            let line = ChatRow {
                n,
                player: Some(player.into()),
                name: player.into(),
                seat: None,
                text: format!("{table}{n}"),
                at: 5,
            };
            store.add_chat(table, line).await.unwrap();
        }
    }
    let mut said = Vec::new();
    let mut after = String::new();
    let mut pages = 0;
    loop {
        let page = store.talk_of("ann", &after, 4).await.unwrap();
        let Some(last) = page.last() else { break };
        (after, pages) = (last.table.clone(), pages + 1);
        said.extend(page.into_iter().map(|said| said.line.text));
    }
    assert_eq!(said, ["a1", "a2", "a4", "b1", "b2", "b4", "c1", "c2", "c4"]);
    assert!(pages > 1, "not all at once");
}
