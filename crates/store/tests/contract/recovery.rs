//! Ways back into an account.

use store::{EmailRow, LetterKind, LetterRow, Store, StoreError};

use crate::common::session;
use crate::folk::{claim, guests, name};

fn letter(n: u8, kind: LetterKind, address: &str) -> LetterRow {
    LetterRow { secret: [n; 32], player: "ann".into(), kind, address: address.into(), expires_at: 100 }
}

async fn password(store: &Store) -> String {
    store.player("ann").await.unwrap().unwrap().password.unwrap()
}

async fn is_signed_in(store: &Store, n: u64) -> bool {
    store.player_by_session(&session("ann", n).token, 1).await.unwrap().is_some()
}

pub async fn a_changed_password_leaves_only_this_session(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann"]).await;
    let here = session("ann", 0).token;
    let refused = store.change_password("ann", "new", here).await;
    assert_eq!(refused, Err(StoreError::NotFound("account")), "a guest has none");
    claim(&store, "ann", "Ann").await;
    store.add_session(session("ann", 1)).await.unwrap();
    assert_eq!(store.session_ends("ann").await.unwrap(), [1000, 1000]);
    store.add_letter(letter(1, LetterKind::Recover, "a@b.c"), 1, 9).await.unwrap();
    store.change_password("ann", "new", here).await.unwrap();
    assert_eq!(password(&store).await, "new");
    assert_eq!((is_signed_in(&store, 0).await, is_signed_in(&store, 1).await), (true, false));
    let late = store.recover_by_letter([1; 32], "newer", 1).await;
    assert_eq!(late, Err(StoreError::NotFound("letter")), "a letter on its way is worth nothing any more");
}

pub async fn a_code_sets_a_password_once(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob"]).await;
    let codes = vec![[1; 32], [2; 32], [3; 32]];
    store.claim_name("ann", name("Ann"), "old", codes, "Guest ", 1).await.unwrap();
    assert_eq!(store.count_codes("ann").await.unwrap(), 3);
    let wrong = StoreError::NotFound("code");
    assert_eq!(store.recover_by_code("bob", [1; 32], "his").await, Err(wrong.clone()), "another's");
    store.recover_by_code("ann", [1; 32], "new").await.unwrap();
    assert_eq!((password(&store).await.as_str(), is_signed_in(&store, 0).await), ("new", false));
    assert_eq!(store.recover_by_code("ann", [1; 32], "newer").await, Err(wrong.clone()), "used up");
    store.set_codes("ann", vec![[9; 32]]).await.unwrap();
    assert_eq!(store.recover_by_code("ann", [2; 32], "newer").await, Err(wrong), "replaced");
    assert_eq!((store.count_codes("ann").await.unwrap(), password(&store).await.as_str()), (1, "new"));
}

pub async fn an_address_is_confirmed_by_its_letter(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann"]).await;
    let email = async || store.email("ann").await.unwrap();
    assert_eq!(email().await, None);
    let row = |address: &str, is_confirmed| Some(EmailRow { address: address.into(), is_confirmed });
    store.add_letter(letter(1, LetterKind::Confirm, "old@b.c"), 1, 9).await.unwrap();
    store.add_letter(letter(2, LetterKind::Confirm, "a@b.c"), 1, 9).await.unwrap();
    assert_eq!(email().await, row("a@b.c", false));
    let lost = StoreError::NotFound("letter");
    assert_eq!(store.confirm_email([1; 32], 1).await, Err(lost.clone()), "another address was given since");
    assert_eq!(store.confirm_email([2; 32], 100).await, Err(lost.clone()), "too late");
    assert_eq!(store.recover_by_letter([2; 32], "x", 1).await, Err(lost.clone()), "it is for something else");
    assert_eq!(store.confirm_email([2; 32], 99).await.as_deref(), Ok("ann"));
    assert_eq!(store.confirm_email([2; 32], 99).await, Err(lost), "once");
    assert_eq!(email().await, row("a@b.c", true));
    store.add_letter(letter(3, LetterKind::Confirm, "a@b.c"), 1, 9).await.unwrap();
    assert_eq!(email().await, row("a@b.c", true), "the same address stays confirmed");
    store.add_letter(letter(4, LetterKind::Confirm, "new@b.c"), 1, 9).await.unwrap();
    assert_eq!(email().await, row("new@b.c", false));
    store.remove_email("ann").await.unwrap();
    assert_eq!(email().await, None);
    assert!(store.confirm_email([4; 32], 1).await.is_err());
}

pub async fn a_letter_sets_a_password_once_and_in_time(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann"]).await;
    claim(&store, "ann", "Ann").await;
    for n in 1..=3 {
        store.add_letter(letter(n, LetterKind::Recover, "a@b.c"), 1, 9).await.unwrap();
    }
    let lost = StoreError::NotFound("letter");
    assert_eq!(store.recover_by_letter([1; 32], "late", 100).await, Err(lost.clone()));
    assert_eq!(store.recover_by_letter([1; 32], "new", 99).await.as_deref(), Ok("ann"));
    assert_eq!((password(&store).await.as_str(), is_signed_in(&store, 0).await), ("new", false));
    for n in 1..=3 {
        assert_eq!(store.recover_by_letter([n; 32], "again", 99).await, Err(lost.clone()), "all are void");
    }
    store.add_letter(letter(4, LetterKind::Recover, "a@b.c"), 1, 9).await.unwrap();
    assert_eq!((store.sweep_promises(99).await.unwrap(), store.sweep_promises(100).await.unwrap()), (0, 1));
}

pub async fn letters_are_limited_however_many_are_asked_for_at_once(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann"]).await;
    let asking: Vec<_> = (0..20)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.add_letter(letter(n, LetterKind::Recover, "a@b.c"), 1, 3).await })
        })
        .collect();
    let mut sent = 0;
    for one in asking {
        match one.await.unwrap() {
            Ok(()) => sent += 1,
            Err(error) => assert_eq!(error, StoreError::TooMany(3)),
        }
    }
    assert_eq!(sent, 3);
    let later = LetterRow { expires_at: 200, ..letter(99, LetterKind::Recover, "a@b.c") };
    store.add_letter(later, 100, 3).await.expect("those of yesterday do not count");
}
