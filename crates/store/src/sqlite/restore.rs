use std::fs;
use std::path::{Path, PathBuf};

use super::Archive;
use super::create::remove_with_logs;
use super::lock::Lock;
use super::place::{beside, failed, make_private, put, real, remove, sync_folder};
use crate::OpenError;

/// Lies beside a data file while a copy is put in its place. If that was interrupted, old and new might be mixed.
pub(super) const RESTORING: &str = "-restoring";

impl Archive {
    /// Puts this copy in the place of a data file that nobody uses.
    ///
    /// What was there is kept under a name that ends with `kept_as`, its logs with it: SQLite would read the old
    /// file's log into the new one, and spoil it. Tells where it is kept, if there was something.
    pub(crate) async fn put_in_place(
        &self,
        data: &Path,
        kept_as: &str,
        progress: impl FnMut(u64, u64),
    ) -> Result<Option<PathBuf>, OpenError> {
        let data = &real(data);
        if data.is_dir() {
            return Err(OpenError::Foreign { path: data.clone(), why: "it is a folder" });
        }
        if self.path() == data {
            return Err(OpenError::Io { path: data.clone(), why: "it is the copy itself".to_owned() });
        }
        let mut lock = Lock::take(data)?;
        if data.exists() {
            lock.take_inode(data)?;
        }
        let new = beside(data, "-new");
        remove_with_logs(&new)?;
        self.copy_to(&new, progress).await?;
        let marker = beside(data, RESTORING);
        remove(&marker)?;
        make_private(&marker)?;
        let kept = move_away(data, kept_as)?;
        put(&new, data)?;
        remove(&marker)?;
        sync_folder(data).map_err(|e| failed(data, &e))?;
        lock.release();
        Ok(kept)
    }
}

/// Gives a data file and what lies beside it another name, by which it can be opened as it was.
fn move_away(data: &Path, kept_as: &str) -> Result<Option<PathBuf>, OpenError> {
    let kept = (1u32..)
        .map(|n| if n == 1 { kept_as.to_owned() } else { format!("{kept_as}-{n}") })
        .map(|ending| beside(data, &ending))
        .find(|kept| !kept.exists() && !beside(kept, "-wal").exists());
    let Some(kept) = kept else { return Ok(None) };
    let mut is_kept = false;
    for ending in ["", "-wal", "-shm", "-journal"] {
        let there = beside(data, ending);
        if there.exists() {
            fs::rename(&there, beside(&kept, ending)).map_err(|e| failed(&there, &e))?;
            is_kept = true;
        }
    }
    sync_folder(data).map_err(|e| failed(data, &e))?;
    Ok(is_kept.then_some(kept))
}
