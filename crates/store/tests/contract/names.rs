//! Who has which name.

use store::{AuditFilter, NameForms, OldNameRow, RenamedRow, Store, StoreError};

use crate::folk::{audit, claim, guests, name};

pub async fn a_claimed_name_belongs_to_one(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["a", "b"]).await;
    claim(&store, "a", "Ann").await;
    let again = |id| store.claim_name(id, name("ANN"), "hash", Vec::new(), "Guest ", 1);
    assert_eq!(again("b").await, Err(StoreError::NameTaken));
    assert_eq!(store.player_by_claim("ann").await.unwrap().unwrap().id, "a");
    assert_eq!(store.player("b").await.unwrap().unwrap().claimed, None);
    let another = store.claim_name("a", name("Eve"), "another", Vec::new(), "Guest ", 1).await;
    assert_eq!(another, Err(StoreError::NameTaken), "once claimed, a name stays");
    store.rename_player("a", name("Eve"), 1).await.unwrap();
    let kept = store.player("a").await.unwrap().unwrap();
    assert_eq!((kept.name.as_str(), kept.password.as_deref()), ("Ann", Some("hash")));
}

/// Nobody may bear a name that looks like a claimed one; who bears it when it is claimed is called otherwise.
pub async fn names_that_look_alike_are_one(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann12", "bob34", "carl5", "dora6"]).await;
    let alike = NameForms { shown: "Annn".into(), claimed: "annn".into(), look: name("Ann").look };
    for id in ["bob34", "carl5"] {
        store.rename_player(id, alike.clone(), 1).await.expect("nobody has claimed it yet");
    }
    let claimed = store.claim_name("ann12", name("Ann"), "hash", Vec::new(), "Guest ", 1).await;
    let mut renamed = claimed.unwrap();
    renamed.sort_by(|a, b| a.player.cmp(&b.player));
    let row = |player: &str, name: &str| RenamedRow { player: player.into(), name: name.into() };
    assert_eq!(renamed, [row("bob34", "Guest bob3"), row("carl5", "Guest carl")]);
    assert_eq!(store.player("bob34").await.unwrap().unwrap().name, "Guest bob3");
    assert_eq!(store.player("ann12").await.unwrap().unwrap().name, "Ann");

    assert_eq!(store.rename_player("dora6", alike.clone(), 1).await, Err(StoreError::NameTaken));
    let claim_alike = store.claim_name("dora6", alike.clone(), "hash", Vec::new(), "Guest ", 1).await;
    assert_eq!(claim_alike, Err(StoreError::NameTaken));
    assert!(store.is_name_taken(&alike.look, "dora6", 1).await.unwrap());
    assert!(!store.is_name_taken(&alike.look, "ann12", 1).await.unwrap(), "one's own is not taken");
    assert_eq!(store.player_by_look(&alike.look).await.unwrap().unwrap().id, "ann12");
    assert!(store.player_by_look("").await.unwrap().is_none());
}

pub async fn a_deleted_name_stays_taken_for_a_while(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["a", "b", "guest"]).await;
    claim(&store, "a", "Ann").await;
    store.rename_player("guest", name("Eve"), 1).await.unwrap();
    store.delete_player("a", "(gone)", 100).await.unwrap();
    store.delete_player("guest", "(gone)", 100).await.unwrap();
    assert!(store.is_name_taken(&name("Ann").look, "b", 99).await.unwrap());
    assert_eq!(store.rename_player("b", name("Ann"), 99).await, Err(StoreError::NameTaken));
    store.rename_player("b", name("Eve"), 99).await.expect("a guest had it without claiming it");
    let early = store.claim_name("b", name("Ann"), "hash", Vec::new(), "Guest ", 99).await;
    assert_eq!(early, Err(StoreError::NameTaken));
    assert_eq!(store.sweep_promises(99).await.unwrap(), 0);
    store.claim_name("b", name("Ann"), "hash", Vec::new(), "Guest ", 100).await.expect("free again");
    assert_eq!(store.sweep_promises(100).await.unwrap(), 1);
}

pub async fn a_name_is_given_whether_claimed_or_not(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob", "carl", "dora"]).await;
    claim(&store, "ann", "Ann").await;
    claim(&store, "bob", "Bob").await;
    store.rename_player("dora", name("Anna"), 1).await.unwrap();
    let give = async |id: &str, shown: &str| {
        store.give_name(id, name(shown), "Guest ", audit("rename", Some(id))).await
    };
    assert_eq!(give("ann", "BOB").await, Err(StoreError::NameTaken));
    let renamed = give("ann", "Anna").await.unwrap();
    assert_eq!(renamed, [RenamedRow { player: "dora".into(), name: "Guest dora".into() }]);
    let ann = store.player_by_claim("anna").await.unwrap().expect("found by the new name");
    assert_eq!((ann.name.as_str(), ann.password.as_deref()), ("Anna", Some("hash")));
    assert!(store.player_by_claim("ann").await.unwrap().is_none(), "the old one is free");
    assert_eq!(give("carl", "Carla").await.unwrap(), []);
    assert!(store.player_by_claim("carla").await.unwrap().is_none(), "a guest has claimed nothing");
    let filter = AuditFilter { limit: 9, ..AuditFilter::default() };
    assert_eq!(store.audit(&filter).await.unwrap().len(), 2, "what failed was not done");
}

/// New people have theirs from the beginning, so there is nothing to do; what is no longer so is left alone.
pub async fn names_of_old_files_get_their_look(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann"]).await;
    claim(&store, "ann", "Ann").await;
    assert_eq!(store.old_names(9).await.unwrap(), []);
    let old = OldNameRow { player: "ann".into(), name: "Ann".into() };
    store.set_look(old, "another").await.unwrap();
    assert!(store.player_by_look("another").await.unwrap().is_none(), "its look was known");
}
