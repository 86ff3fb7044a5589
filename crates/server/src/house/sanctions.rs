use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{SanctionKind, SanctionRow, Sanctioned, Store, StoreError};
use tokio::sync::OnceCell;

use crate::hall::now_ms;
use crate::problem::Problem;

/// The sanctions that hold, in memory: everybody who comes is looked for among them.
#[derive(Debug, Default)]
pub(crate) struct Sanctions(OnceCell<Mutex<Vec<SanctionRow>>>);

impl Sanctions {
    /// Refuses a person who may not come in.
    pub(crate) async fn check_person(&self, store: &Store, player: &str) -> Result<(), Problem> {
        self.check(store, SanctionKind::Ban, |whom| matches!(whom, Sanctioned::Player(id) if id == player))
            .await
    }

    /// Refuses everybody from an address that may not come in.
    pub(crate) async fn check_address(&self, store: &Store, address: &str) -> Result<(), Problem> {
        self.check(
            store,
            SanctionKind::Ban,
            |whom| matches!(whom, Sanctioned::Address(one) if one == address),
        )
        .await
    }

    /// Refuses the talk of a person who may not talk.
    pub(crate) async fn check_talk(&self, store: &Store, player: &str, address: &str) -> Result<(), Problem> {
        let is_meant = |whom: &Sanctioned| match whom {
            Sanctioned::Player(id) => id == player,
            Sanctioned::Address(one) => one == address,
        };
        self.check(store, SanctionKind::Mute, is_meant).await
    }

    async fn check(
        &self,
        store: &Store,
        kind: SanctionKind,
        is_meant: impl Fn(&Sanctioned) -> bool,
    ) -> Result<(), Problem> {
        let now = now_ms();
        let all = self.all(store).await?;
        let found = all
            .iter()
            .filter(|row| {
                row.kind == kind && row.until.is_none_or(|until| until > now) && is_meant(&row.whom)
            })
            .max_by_key(|row| row.until.unwrap_or(u64::MAX));
        match (found, kind) {
            (None, _) => Ok(()),
            (Some(row), SanctionKind::Ban) => Err(banned(row)),
            (Some(row), SanctionKind::Mute) => Err(muted(row)),
        }
    }

    /// What holds for this person.
    pub(crate) async fn of(&self, store: &Store, player: &str) -> Result<Vec<SanctionRow>, Problem> {
        let now = now_ms();
        let is_theirs = |row: &&SanctionRow| matches!(&row.whom, Sanctioned::Player(id) if id == player);
        let holds = |row: &&SanctionRow| row.until.is_none_or(|until| until > now);
        Ok(self.all(store).await?.iter().filter(is_theirs).filter(holds).cloned().collect())
    }

    /// One more holds from now on.
    pub(crate) async fn add(&self, store: &Store, row: SanctionRow) -> Result<(), Problem> {
        let now = now_ms();
        let mut all = self.all(store).await?;
        all.retain(|known| known.id != row.id && known.until.is_none_or(|until| until > now));
        all.push(row);
        Ok(())
    }

    /// This one holds no longer.
    pub(crate) async fn remove(&self, store: &Store, id: i64) -> Result<(), Problem> {
        self.all(store).await?.retain(|row| row.id != id);
        Ok(())
    }

    /// Reads them again: other machines may have changed them.
    pub(crate) async fn read_again(&self, store: &Store) -> Result<Vec<SanctionRow>, StoreError> {
        let found = store.sanctions(now_ms()).await?;
        if let Some(all) = self.0.get() {
            all.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&found);
        }
        Ok(found)
    }

    /// Read from the store when first asked for.
    async fn all(&self, store: &Store) -> Result<MutexGuard<'_, Vec<SanctionRow>>, Problem> {
        let read = || async { store.sanctions(now_ms()).await.map(Mutex::new) };
        let all = self.0.get_or_try_init(read).await?;
        Ok(all.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// What somebody is told who may not come in.
pub(crate) fn banned(row: &SanctionRow) -> Problem {
    told(row, "house/banned", "you may not come in here")
}

fn muted(row: &SanctionRow) -> Problem {
    told(row, "chat/muted", "you may not talk here")
}

fn told(row: &SanctionRow, code: &'static str, text: &str) -> Problem {
    let text = format!("{text}: {}", row.reason);
    Problem::forbidden(code, text).with("until", row.until).with("reason", row.reason.clone())
}
