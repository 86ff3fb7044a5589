//! Names, sessions, tokens and talk.

use store::{ChatRow, SessionRow, Store, StoreError};

use crate::common::{guest, session, table};
use crate::folk::claim;

fn line(n: u32, player: &str) -> ChatRow {
    ChatRow {
        n,
        player: Some(player.into()),
        name: player.into(),
        seat: Some(1),
        text: format!("line {n}"),
        at: 5,
    }
}

pub async fn a_session_ends_by_time_or_wish(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("a"), session("a", 1)).await.unwrap();
    store.add_session(session("a", 2)).await.unwrap();
    let token = |n| session("a", n).token;
    let who = async |n, now| store.player_by_session(&token(n), now).await.unwrap().map(|(p, _)| p.id);
    assert_eq!(who(1, 999).await.as_deref(), Some("a"));
    assert_eq!(who(1, 1000).await, None, "expired");
    store.extend_session(token(1), 2000).await.unwrap();
    assert_eq!(who(1, 1000).await.as_deref(), Some("a"));
    store.end_session(token(1)).await.unwrap();
    assert_eq!(who(1, 1).await, None);
    assert_eq!(who(2, 1).await.as_deref(), Some("a"));
    store.end_sessions("a").await.unwrap();
    assert_eq!(who(2, 1).await, None);
    for n in 1..=30 {
        store.add_session(SessionRow { expires_at: 1000 + n, ..session("a", n) }).await.unwrap();
    }
    assert!(store.add_session(session("nobody", 40)).await.is_err(), "whose account is gone gets none");
    assert_eq!(who(10, 1).await, None, "one is signed in at 20 places at most");
    assert_eq!((who(11, 1).await.as_deref(), who(30, 1).await.as_deref()), (Some("a"), Some("a")));
}

pub async fn a_token_speaks_for_its_owner_until_revoked(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("a"), session("a", 1)).await.unwrap();
    let token = store.add_token("a", [7; 32], "my bot", 3, 10).await.unwrap();
    assert_eq!(store.player_by_token(&[7; 32]).await.unwrap().unwrap().id, "a");
    assert_eq!(store.tokens("a").await.unwrap(), std::slice::from_ref(&token));
    assert_eq!(store.remove_token("b", token.id).await, Err(StoreError::NotFound("token")));
    assert_eq!(store.remove_token("a", token.id).await, Ok([7; 32]));
    assert!(store.player_by_token(&[7; 32]).await.unwrap().is_none());
}

pub async fn who_is_deleted_leaves_no_name(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("ann"), session("ann", 1)).await.unwrap();
    store.add_token("ann", [7; 32], "bot", 3, 10).await.unwrap();
    let mut row = table("t", 1);
    row.owner = Some("ann".into());
    row.seats[0].player = Some("ann".into());
    store.save_table(row).await.unwrap();
    store.add_chat("t", line(1, "ann")).await.unwrap();
    store.delete_player("ann", "somebody", 9).await.unwrap();
    assert!(store.player("ann").await.unwrap().is_none());
    assert!(store.player_by_session(&session("ann", 1).token, 1).await.unwrap().is_none());
    assert!(store.player_by_token(&[7; 32]).await.unwrap().is_none());
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.owner, row.seats[0].player.clone()), (None, None));
    assert_eq!(row.seats[0].name.as_deref(), Some("somebody"));
    assert_eq!(store.chat("t", 10).await.unwrap(), [], "what was said is gone too");
}

pub async fn guests_who_never_sat_down_are_swept(open: impl AsyncFn() -> Store) {
    let store = open().await;
    for (n, id) in ["idle", "seated", "named", "fresh"].into_iter().enumerate() {
        store.add_player(guest(id), session(id, n as u64)).await.unwrap();
    }
    store.extend_session(session("fresh", 3).token, 9000).await.unwrap();
    claim(&store, "named", "N").await;
    let mut row = table("t", 1);
    row.seats[0].player = Some("seated".into());
    store.save_table(row).await.unwrap();
    store.sweep_players(5000).await.unwrap();
    let mut left = Vec::new();
    for id in ["idle", "seated", "named", "fresh"] {
        if store.player(id).await.unwrap().is_some() {
            left.push(id);
        }
    }
    assert_eq!(left, ["seated", "named", "fresh"]);
}

pub async fn talk_is_kept_up_to_a_bound(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.add_player(guest("a"), session("a", 1)).await.unwrap();
    for n in 1..=205 {
        store.add_chat("t", line(n, "a")).await.unwrap();
    }
    let all = store.chat("t", 1000).await.unwrap();
    assert_eq!((all.len(), all[0].n, all[199].n), (200, 6, 205));
    let last = store.chat("t", 2).await.unwrap();
    assert_eq!(last.iter().map(|line| line.n).collect::<Vec<_>>(), [204, 205]);
}

/// Of many who ask at once only so many get one as may.
pub async fn tokens_are_limited_however_many_ask_at_once(open: impl AsyncFn() -> Store) {
    let store = open().await;
    for id in ["ann", "bob"] {
        store.add_player(guest(id), session(id, u64::from(id == "bob"))).await.unwrap();
    }
    store.add_token("bob", [200; 32], "his", 1, 3).await.unwrap();
    let asking: Vec<_> = (0..30)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.add_token("ann", [n; 32], "hers", 1, 3).await })
        })
        .collect();
    let mut refused = 0;
    for one in asking {
        match one.await.unwrap() {
            Ok(_) => {}
            Err(error) => {
                assert_eq!(error, StoreError::TooMany(3));
                refused += 1;
            }
        }
    }
    assert_eq!(refused, 27);
    let tokens = store.tokens("ann").await.unwrap();
    assert_eq!(tokens.len(), 3);
    store.remove_token("ann", tokens[0].id).await.unwrap();
    let again = store.add_token("ann", [100; 32], "again", 1, 3).await.unwrap();
    assert_eq!(store.player_by_token(&[100; 32]).await.unwrap().unwrap().id, "ann");
    store.remove_token("ann", again.id).await.expect("its number is the right one");
}
