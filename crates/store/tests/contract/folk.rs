//! People with names, and what is done to them.

use store::{AuditRow, NameForms, Store};

use crate::common::{guest, session};

/// A name whose forms are told apart by case only.
pub fn name(shown: &str) -> NameForms {
    let claimed = shown.to_lowercase();
    NameForms { shown: shown.into(), look: format!("~{claimed}"), claimed }
}

/// Claims a name for somebody who is there already.
pub async fn claim(store: &Store, id: &str, shown: &str) {
    store.claim_name(id, name(shown), "hash", Vec::new(), "Guest ", 1).await.expect("the name is free");
}

/// Adds guests with these ids.
pub async fn guests(store: &Store, ids: &[&str]) {
    for (n, id) in ids.iter().enumerate() {
        store.add_player(guest(id), session(id, n as u64)).await.expect("a new guest");
    }
}

pub fn audit(deed: &str, player: Option<&str>) -> AuditRow {
    AuditRow {
        at: 7,
        who: "operator".into(),
        who_name: "root".into(),
        deed: deed.into(),
        player: player.map(str::to_owned),
        reason: "because".into(),
        ..AuditRow::default()
    }
}
