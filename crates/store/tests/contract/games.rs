//! Logs, snapshots and lists of tables.

use std::ops::Range;

use store::{ChatRow, Health, SeatRow, SnapshotRow, Status, Store, StoreError, TableFilter, TableRow};
use table::Act;

use crate::common::{append, guest, session, table};

pub async fn a_log_comes_back_as_it_was_written(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.save_table(table("t", 1)).await.unwrap();
    let acts = [Act::Move("sow c3".into()), Act::Undo(1), Act::Move("bid 8".into())];
    for (n, act) in acts.iter().enumerate() {
        store.append(append("t", n as u32 + 1, act.clone())).await.unwrap();
    }
    store.save_snapshot("t", SnapshotRow { seq: 2, position: "{}".into() }).await.unwrap();
    store.save_snapshot("t", SnapshotRow { seq: 1, position: "older".into() }).await.unwrap();
    store.close().await;

    let store = open().await;
    let history = store.history("t").await.unwrap();
    let found: Vec<_> = history.entries.iter().map(|entry| entry.act.clone()).collect();
    assert_eq!(found, acts);
    assert_eq!(history.snapshot, Some(SnapshotRow { seq: 2, position: "{}".into() }), "never an older one");
    store.close().await;
}

pub async fn an_entry_that_does_not_follow_the_log_is_refused(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.save_table(table("t", 1)).await.unwrap();
    store.append(append("t", 1, Act::Move("a".into()))).await.unwrap();
    for seq in [0, 1, 3] {
        let refused = store.append(append("t", seq, Act::Move("b".into()))).await.unwrap_err();
        assert_eq!(refused, StoreError::OutOfOrder { table: "t".into(), given: seq });
    }
    assert_eq!(store.history("t").await.unwrap().entries.len(), 1);
    store.append(append("t", 2, Act::Move("b".into()))).await.unwrap();
}

/// Of many who append the same number at the same time exactly one wins.
pub async fn a_number_is_given_once(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.save_table(table("t", 1)).await.unwrap();
    for seq in 1..=20 {
        let racing: Vec<_> = (0..8)
            .map(|n| {
                let store = store.clone();
                tokio::spawn(async move { store.append(append("t", seq, Act::Move(format!("{n}")))).await })
            })
            .collect();
        let mut won = 0;
        for racer in racing {
            won += u32::from(racer.await.unwrap().is_ok());
        }
        assert_eq!(won, 1, "entry {seq}");
    }
}

pub async fn a_failed_write_spoils_no_other(open: impl AsyncFn() -> Store) {
    let store = open().await;
    let mut orphan = table("orphan", 1);
    orphan.owner = Some("nobody".into());
    store.save_table(table("good", 1)).await.unwrap();
    let good = store.save_table(table("other", 1));
    let bad = store.save_table(orphan);
    let append = store.append(append("good", 1, Act::Move("a".into())));
    let (good, bad, append) = tokio::join!(good, bad, append);
    good.unwrap();
    assert!(bad.is_err(), "nobody owns it");
    append.unwrap();
    assert!(store.table("orphan").await.unwrap().is_none());
    assert_eq!(store.history("good").await.unwrap().entries.len(), 1);
}

pub async fn after_closing_writes_are_refused(open: impl AsyncFn() -> Store) {
    let store = open().await;
    assert_eq!(store.health().await, Health::Good);
    store.close().await;
    assert_eq!(store.save_table(table("t", 1)).await, Err(StoreError::Closed));
}

pub async fn lists_are_newest_first_and_filtered(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("ann"), session("ann", 1)).await.unwrap();
    for n in 1..=5u64 {
        let mut row = table(&format!("t{n}"), n);
        row.listed = n != 2;
        row.status = if n == 3 { Status::Over } else { Status::Open };
        row.due_at = (n == 4).then_some(50);
        row.seats[1].player = (n == 5).then(|| "ann".to_owned());
        store.save_table(row).await.unwrap();
    }
    let list = async |filter: TableFilter| -> Vec<String> {
        store.tables(&filter).await.unwrap().into_iter().map(|row| row.id).collect()
    };
    let all = TableFilter { limit: 10, ..TableFilter::default() };
    assert_eq!(list(all.clone()).await, ["t5", "t4", "t3", "t2", "t1"]);
    assert_eq!(list(TableFilter { listed: true, limit: 2, ..all.clone() }).await, ["t5", "t4"]);
    assert_eq!(list(TableFilter { listed: true, before: Some(4), ..all.clone() }).await, ["t3", "t1"]);
    assert_eq!(list(TableFilter { before: Some(u64::MAX), ..all.clone() }).await.len(), 5);
    assert_eq!(list(TableFilter { status: Some(Status::Over), ..all.clone() }).await, ["t3"]);
    assert_eq!(list(TableFilter { player: Some("ann".into()), ..all.clone() }).await, ["t5"]);
    assert_eq!(list(TableFilter { game: Some("chess".into()), ..all }).await, [""; 0]);
    assert_eq!(store.due_tables(49, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.due_tables(50, 10).await.unwrap(), ["t4"]);
    assert_eq!(store.count_tables().await.unwrap(), [4, 0, 1, 0]);
    let row = store.table("t5").await.unwrap().unwrap();
    assert_eq!(row.seats[1].player_name.as_deref(), Some("ann"));
    assert_eq!(row.seats[0].player_name, None);
}

/// Entries of one log that wait for the same commit go in one after the other; what does not follow is refused.
pub async fn entries_of_one_log_may_share_a_commit(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.save_table(table("t", 1)).await.unwrap();
    let act = || Act::Move("it's \"quoted\", \u{e9} and all".into());
    let [one, two, four] = [1, 2, 4].map(|seq| store.append(append("t", seq, act())));
    let (one, two, four) = tokio::join!(one, two, four);
    assert_eq!((one, two), (Ok(()), Ok(())));
    assert_eq!(four, Err(StoreError::OutOfOrder { table: "t".into(), given: 4 }));
    let mut last = append("t", 3, Act::Undo(2));
    (last.clocks, last.status, last.due_at) = (Some("{}".into()), Status::Over, Some(9));
    store.append(last).await.unwrap();
    let entries = store.history("t").await.unwrap().entries;
    assert_eq!(
        entries.iter().map(|entry| entry.act.clone()).collect::<Vec<_>>(),
        [act(), act(), Act::Undo(2)]
    );
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!(
        (row.clocks.as_deref(), row.status, row.due_at, row.updated_at),
        (Some("{}"), Status::Over, Some(9), 3)
    );
}

/// Of many tables made at once only so many are taken as may.
pub async fn unfinished_tables_are_limited_however_many_come_at_once(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("ann"), session("ann", 1)).await.unwrap();
    let made = |id: String, status| TableRow { owner: Some("ann".into()), status, ..table(&id, 1) };
    store.save_table(made("over".into(), Status::Over)).await.unwrap();
    let coming: Vec<_> = (0..30)
        .map(|n| {
            let (store, row) = (store.clone(), made(format!("t{n}"), Status::Open));
            tokio::spawn(async move { store.add_table(row, 5).await })
        })
        .collect();
    let mut refused = 0;
    for one in coming {
        refused += u32::from(one.await.unwrap() == Err(StoreError::TooMany(5)));
    }
    assert_eq!((refused, store.count_unfinished("ann").await.unwrap()), (25, 5));
    assert_eq!(store.count_tables().await.unwrap(), [5, 0, 1, 0]);
    store
        .add_table(TableRow { owner: None, ..table("nobody's", 1) }, 1)
        .await
        .expect("others are not counted");
}

/// Tables that run without people are limited by who made them; where a person decides, a table does not count.
pub async fn tables_of_bots_are_limited_however_many_start_at_once(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("ann"), session("ann", 1)).await.unwrap();
    let bot = || SeatRow { bot: Some("greedy".into()), ..SeatRow::default() };
    let person = || SeatRow { player: Some("ann".into()), ..SeatRow::default() };
    let made = |id: &str, seats: Vec<SeatRow>| TableRow {
        owner: Some("ann".into()),
        status: Status::Playing,
        seats,
        ..table(id, 1)
    };
    for n in 0..9 {
        store.save_table(made(&format!("with people {n}"), vec![person(), bot()])).await.unwrap();
    }
    let left = SeatRow { player: Some("ann".into()), stand_in: Some("left".into()), ..bot() };
    store.save_table(made("left by all", vec![left, bot()])).await.unwrap();
    let coming: Vec<_> = (0..30)
        .map(|n| {
            let (store, row) = (store.clone(), made(&format!("t{n}"), vec![bot(), bot()]));
            tokio::spawn(async move { store.start_bot_table(row, 5).await })
        })
        .collect();
    let mut refused = 0;
    for one in coming {
        refused += u32::from(one.await.unwrap() == Err(StoreError::TooMany(5)));
    }
    assert_eq!(refused, 26);
}

pub async fn what_was_never_started_is_swept(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("ann"), session("ann", 1)).await.unwrap();
    for (n, status) in [Status::Open, Status::Playing, Status::Over, Status::Closed].into_iter().enumerate() {
        for (age, updated_at) in [("old", 10), ("new", 20)] {
            let id = format!("{age}-{n}");
            let owner = Some("ann".to_owned());
            store.save_table(TableRow { status, owner, updated_at, ..table(&id, 1) }).await.unwrap();
            let (name, text) = ("ann".to_owned(), "hello".to_owned());
            store.add_chat(&id, ChatRow { n: 1, player: None, name, seat: None, text, at: 1 }).await.unwrap();
        }
    }
    assert_eq!(store.count_unfinished("ann").await.unwrap(), 4);
    store.sweep_tables(20).await.unwrap();
    assert_eq!(store.count_tables().await.unwrap(), [1, 2, 2, 1], "games are kept for ever");
    assert!(store.table("old-0").await.unwrap().is_none() && store.table("new-0").await.unwrap().is_some());
    assert_eq!(store.count_unfinished("ann").await.unwrap(), 3);
    assert_eq!(store.chat("old-0", 9).await.unwrap(), [], "with what was said there");
    assert_eq!(store.chat("old-2", 9).await.unwrap().len(), 1);
}

/// Many rows go in many steps; what comes back meanwhile stays.
pub async fn a_sweep_takes_everything_it_should(open: impl AsyncFn() -> Store) {
    let store = open().await;
    let people = async |ids: Range<u64>, prefix: &str| {
        let adding = ids.map(|n| {
            let (store, id) = (store.clone(), format!("{prefix}{n}"));
            tokio::spawn(async move { store.add_player(guest(&id), session(&id, n)).await })
        });
        for one in adding.collect::<Vec<_>>() {
            one.await.unwrap().unwrap();
        }
    };
    people(0..2500, "idle").await;
    people(2500..2600, "seated").await;
    for n in 0..1500u64 {
        let idle = TableRow { status: Status::Open, updated_at: n % 2 * 100, ..table(&format!("t{n}"), 1) };
        let seat = SeatRow { player: Some(format!("seated{}", 2500 + n % 100)), ..SeatRow::default() };
        store.save_table(TableRow { seats: vec![seat], ..idle }).await.unwrap();
    }
    store.sweep_players(5000).await.unwrap();
    store.sweep_tables(50).await.unwrap();
    assert_eq!(store.count_tables().await.unwrap(), [750, 0, 0, 0]);
    for n in [0, 1, 999, 1000, 1001, 2499] {
        assert!(store.player(&format!("idle{n}")).await.unwrap().is_none(), "idle{n}");
    }
    for n in 2500..2600 {
        assert!(store.player(&format!("seated{n}")).await.unwrap().is_some(), "seated{n}");
    }
}
