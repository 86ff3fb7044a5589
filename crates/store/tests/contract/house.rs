//! What whoever looks after the house relies on.

use store::{
    AuditFilter, AuditRow, ChatRow, SanctionKind, SanctionRow, Sanctioned, SeatRow, Status, Store,
    StoreError, TableRow,
};
use table::Act;

use crate::common::{append, guest, session, table};
use crate::folk::{audit, claim};

fn sanction(kind: SanctionKind, whom: Sanctioned, until: Option<u64>) -> SanctionRow {
    SanctionRow { id: 0, kind, whom, until, reason: "because".into(), at: 5 }
}

fn line(n: u32, player: &str, at: u64) -> ChatRow {
    ChatRow { n, player: Some(player.into()), name: player.into(), seat: None, text: "hello".into(), at }
}

async fn deeds(store: &Store, filter: AuditFilter) -> Vec<String> {
    let filter = AuditFilter { limit: 100, ..filter };
    store.audit(&filter).await.unwrap().into_iter().map(|row| row.deed).collect()
}

pub async fn a_sanction_holds_until_it_ends_or_is_lifted(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("ann"), session("ann", 1)).await.unwrap();
    let ann = || Sanctioned::Player("ann".into());
    let muted = sanction(SanctionKind::Mute, ann(), Some(100));
    let muted = SanctionRow {
        id: store.add_sanction(muted.clone(), audit("mute", Some("ann"))).await.unwrap(),
        ..muted
    };
    let banned = sanction(SanctionKind::Ban, Sanctioned::Address("192.0.2.1".into()), None);
    let banned =
        SanctionRow { id: store.add_sanction(banned.clone(), audit("ban", None)).await.unwrap(), ..banned };
    assert_eq!(store.sanctions(99).await.unwrap(), [banned.clone(), muted.clone()]);
    assert_eq!(store.sanctions(100).await.unwrap(), std::slice::from_ref(&banned), "it has ended");
    assert_eq!(store.lift_sanction(banned.id, audit("lift", None)).await.unwrap(), banned);
    assert_eq!(
        store.lift_sanction(banned.id, audit("lift", None)).await,
        Err(StoreError::NotFound("sanction"))
    );
    let unknown = sanction(SanctionKind::Ban, Sanctioned::Player("bob".into()), None);
    assert_eq!(
        store.add_sanction(unknown, audit("ban", Some("bob"))).await,
        Err(StoreError::NotFound("person"))
    );
    assert_eq!(
        deeds(&store, AuditFilter::default()).await,
        ["lift", "ban", "mute"],
        "what failed was not done"
    );
    let lifted = store.audit(&AuditFilter { limit: 1, ..AuditFilter::default() }).await.unwrap();
    assert_eq!(lifted[0].address.as_deref(), Some("192.0.2.1"), "whom it was about is filled in");
    store.delete_player("ann", "(gone)", 9).await.unwrap();
    assert_eq!(store.sanctions(1).await.unwrap(), []);
}

pub async fn stewards_are_made_and_unmade(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("ann"), session("ann", 1)).await.unwrap();
    assert!(!store.is_steward("ann").await.unwrap());
    for _ in 0..2 {
        store.set_steward("ann", true, audit("steward", Some("ann"))).await.unwrap();
    }
    assert!(store.is_steward("ann").await.unwrap());
    assert_eq!(store.stewards().await.unwrap().len(), 1);
    store.set_steward("ann", false, audit("no steward", Some("ann"))).await.unwrap();
    assert!(!store.is_steward("ann").await.unwrap());
    let nobody = store.set_steward("bob", true, audit("steward", Some("bob"))).await;
    assert_eq!(nobody, Err(StoreError::NotFound("person")));
}

pub async fn what_was_done_is_read_by_whom_and_where(open: impl AsyncFn() -> Store) {
    let store = open().await;
    for n in 0..5 {
        let table = (n % 2 == 0).then(|| "t".to_owned());
        let row = AuditRow { table, ..audit(&format!("deed {n}"), Some(if n < 3 { "ann" } else { "bob" })) };
        store.add_audit(row).await.unwrap();
    }
    let filter = AuditFilter { player: Some("ann".into()), ..AuditFilter::default() };
    assert_eq!(deeds(&store, filter).await, ["deed 2", "deed 1", "deed 0"]);
    let filter = AuditFilter { table: Some("t".into()), ..AuditFilter::default() };
    assert_eq!(deeds(&store, filter).await, ["deed 4", "deed 2", "deed 0"]);
    let page = store.audit(&AuditFilter { limit: 2, ..AuditFilter::default() }).await.unwrap();
    let filter = AuditFilter { before: Some(page[1].id), ..AuditFilter::default() };
    assert_eq!(deeds(&store, filter).await, ["deed 2", "deed 1", "deed 0"]);
    assert_eq!((page[0].at, page[0].who_name.as_str(), page[0].reason.as_str()), (7, "root", "because"));
}

pub async fn people_and_tables_are_found(open: impl AsyncFn() -> Store) {
    let store = open().await;
    for (n, id) in ["ann", "joanna", "bob"].into_iter().enumerate() {
        store.add_player(guest(id), session(id, n as u64)).await.unwrap();
    }
    let found = async |words: &str| -> Vec<String> {
        store.find_players(words, 9).await.unwrap().into_iter().map(|row| row.id).collect()
    };
    assert_eq!(found("ANN").await, ["ann", "joanna"]);
    assert_eq!(found("bob").await, ["bob"]);
    assert_eq!(found("%").await, [""; 0], "what is typed is no pattern");
    for (id, at) in [("abc1", 1), ("abc2", 2), ("b", 3)] {
        store.save_table(table(id, at)).await.unwrap();
    }
    assert_eq!(store.find_tables("abc", 9).await.unwrap(), ["abc2", "abc1"]);
    assert_eq!(store.find_tables("x", 9).await.unwrap(), [""; 0]);
}

pub async fn a_new_password_signs_out_everywhere(open: impl AsyncFn() -> Store) {
    let store = open().await;
    let session = session("ann", 1);
    store.add_player(guest("ann"), session.clone()).await.unwrap();
    let refused = store.replace_password("ann", "new", audit("password", Some("ann"))).await;
    assert_eq!(refused, Err(StoreError::NotFound("account")), "a guest has none");
    claim(&store, "ann", "Ann").await;
    store.replace_password("ann", "new", audit("password", Some("ann"))).await.unwrap();
    assert_eq!(store.player("ann").await.unwrap().unwrap().password.as_deref(), Some("new"));
    assert!(store.player_by_session(&session.token, 1).await.unwrap().is_none());
    assert_eq!(deeds(&store, AuditFilter::default()).await, ["password"]);
}

pub async fn talk_is_deleted_by_line_by_person_and_by_age(open: impl AsyncFn() -> Store) {
    let store = open().await;
    for (n, id) in ["ann", "bob"].into_iter().enumerate() {
        store.add_player(guest(id), session(id, n as u64)).await.unwrap();
    }
    for table in ["t", "u"] {
        for n in 1..=6 {
            let who = if n % 2 == 0 { "ann" } else { "bob" };
            store.add_chat(table, line(n, who, u64::from(n))).await.unwrap();
        }
    }
    let left = async |table: &str| -> Vec<u32> {
        store.chat(table, 99).await.unwrap().into_iter().map(|line| line.n).collect()
    };
    assert_eq!(store.delete_talk("t", Some(1), None).await.unwrap(), 1);
    assert_eq!(store.delete_talk("t", None, Some("ann")).await.unwrap(), 3);
    assert_eq!((left("t").await, left("u").await), (vec![3, 5], vec![1, 2, 3, 4, 5, 6]));
    assert_eq!(store.delete_talk("t", None, None).await.unwrap(), 2);
    assert_eq!(store.delete_talk_of("bob").await.unwrap(), 3);
    assert_eq!(left("u").await, [2, 4, 6]);
    assert_eq!(store.sweep_talk(5).await.unwrap().rows, 2);
    assert_eq!(left("u").await, [6], "what is older than that is gone");
}

pub async fn guests_are_forgotten_when_they_have_been_away_for_long(open: impl AsyncFn() -> Store) {
    let store = open().await;
    for (n, id) in ["away", "back", "plays", "named", "here"].into_iter().enumerate() {
        store.add_player(guest(id), session(id, n as u64)).await.unwrap();
        let status = if id == "plays" { Status::Playing } else { Status::Over };
        let updated_at = if id == "back" { 900 } else { 10 };
        let seat = SeatRow { player: Some(id.into()), ..SeatRow::default() };
        let row = TableRow { status, updated_at, seats: vec![seat], ..table(&format!("of {id}"), 1) };
        store.save_table(row).await.unwrap();
        store.add_chat("t", line(n as u32 + 1, id, 1)).await.unwrap();
    }
    claim(&store, "named", "N").await;
    store.extend_session(session("here", 4).token, 9000).await.unwrap();
    store.sweep_players(5000).await.unwrap();
    assert_eq!(store.sweep_guests_away_since(500, "(gone)").await.unwrap().rows, 1);
    let mut left = Vec::new();
    for id in ["away", "back", "plays", "named", "here"] {
        if store.player(id).await.unwrap().is_some() {
            left.push(id);
        }
    }
    assert_eq!(left, ["back", "plays", "named", "here"]);
    let seat = store.table("of away").await.unwrap().unwrap().seats.remove(0);
    assert_eq!((seat.player, seat.name.as_deref()), (None, Some("(gone)")));
    assert_eq!(store.chat("t", 9).await.unwrap().len(), 4, "and what was said is gone");
}

/// A finished game goes with its seats, talk and log, however long that is; one that runs stays.
pub async fn a_finished_game_is_removed_whole(open: impl AsyncFn() -> Store) {
    let store = open().await;
    for (id, status, updated_at) in
        [("over", Status::Over, 10), ("later", Status::Over, 90), ("runs", Status::Playing, 10)]
    {
        store.save_table(TableRow { status: Status::Playing, ..table(id, 1) }).await.unwrap();
        for seq in 1..=250 {
            let mut append = append(id, seq, Act::Move("take 1".into()));
            (append.status, append.entry.at) = (status, updated_at);
            store.append(append).await.unwrap();
        }
        store.add_chat(id, ChatRow { player: None, ..line(1, "x", 1) }).await.unwrap();
    }
    assert_eq!(store.finished_before(50, 9).await.unwrap(), ["over"]);
    assert!(!store.remove_table("runs", true).await.unwrap(), "one that runs is not removed");
    assert!(store.remove_table("over", false).await.unwrap());
    assert!(store.table("over").await.unwrap().is_none());
    assert!(store.chat("over", 9).await.unwrap().is_empty());
    let swept = store.sweep_tables(0).await.unwrap();
    assert_eq!(swept.rows, 250, "the sweep takes the log");
    assert!(swept.steps >= 3, "in pieces");
    assert!(store.remove_table("later", true).await.unwrap());
    assert_eq!(store.sweep_tables(0).await.unwrap().rows, 0, "which was done at once");
    assert_eq!(store.history("runs").await.unwrap().entries.len(), 250);
    assert_eq!(store.count_tables().await.unwrap(), [0, 1, 0, 0]);
}
