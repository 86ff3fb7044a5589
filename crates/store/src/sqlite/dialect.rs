//! What SQLite says otherwise than PostgreSQL.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::mpsc;

use super::{Connection, Store};
use crate::{Heard, StoreError};

/// Nobody else writes: there is one writer.
pub(super) const FOR_UPDATE: &str = "";

/// What is read with a table's row. Files of an earlier version do not have it, and nobody else writes, so it is asked
/// for apart.
pub(super) const WITH_ROW: &str = "";

/// Are the words `$1` in a name?
pub(super) const HAS_WORDS: &str = "instr(lower(name), lower($1)) > 0";

/// A column that only this kind has, and what stands in it for rows that come from the other.
pub(super) fn made_here(_table: &str) -> Option<(&'static str, &'static str)> {
    None
}

/// Lets only one write at a time count what a person has. Here there is only one in any case.
pub(super) async fn one_at_a_time(_: &mut Connection, _player: &str) -> Result<(), StoreError> {
    Ok(())
}

/// Nobody else works on a file, so there is nobody to tell, and everything that is due is ours.
impl Store {
    pub(crate) async fn notify(&self, _notices: Vec<String>) -> Result<(), StoreError> {
        Ok(())
    }

    pub(crate) fn listen(&self) -> mpsc::Receiver<Heard> {
        mpsc::channel(1).1
    }

    pub(crate) async fn time(&self) -> Result<u64, StoreError> {
        Ok(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64))
    }

    pub(crate) async fn take_turn(&self, _: &str, _: &str, _: Duration) -> Result<bool, StoreError> {
        Ok(true)
    }

    pub(crate) async fn is_taken(&self, _: &str) -> Result<bool, StoreError> {
        Ok(false)
    }

    pub(crate) async fn claim_due(
        &self,
        _: &str,
        now: u64,
        _: Duration,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        self.due_tables(now, limit).await
    }

    /// Counts of tables are kept as they are.
    pub(super) async fn fold_counts(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
