use std::fs::{self, File, TryLockError};
use std::path::Path;

use super::place::{FileId, beside, failed, make_folders, private};
use crate::OpenError;

/// Held while the data file is open, so that no second program uses it. SQLite's own locks are per process and
/// would let us in twice.
#[derive(Debug)]
pub(super) struct Lock {
    /// The file beside it keeps everybody out who comes by the same name.
    beside: File,
    /// The data file itself keeps everybody out who comes by another name.
    itself: Option<File>,
}

impl Lock {
    /// Takes the lock beside a data file, which need not be there yet.
    pub(super) fn take(path: &Path) -> Result<Lock, OpenError> {
        make_folders(path)?;
        let lock = private().create(true).truncate(false).write(true).open(beside(path, "-lock"));
        let lock = lock.map_err(|e| failed(path, &e))?;
        hold(path, &lock)?;
        Ok(Lock { beside: lock, itself: None })
    }

    /// Takes the lock of the data file itself, which must have no other name.
    pub(super) fn take_itself(&mut self, path: &Path) -> Result<(), OpenError> {
        refuse_second_name(path)?;
        self.take_inode(path)
    }

    /// Takes the lock of the data file itself, whatever other names it has.
    pub(super) fn take_inode(&mut self, path: &Path) -> Result<(), OpenError> {
        // Elsewhere this lock and SQLite's own would shut each other out.
        if !cfg!(target_os = "linux") {
            return Ok(());
        }
        let file = File::open(path).map_err(|e| failed(path, &e))?;
        hold(path, &file)?;
        if file.metadata().ok().and_then(|file| FileId::of(&file)) != FileId::at(path) {
            return Err(OpenError::Locked(path.to_owned()));
        }
        self.itself = Some(file);
        Ok(())
    }

    pub(super) fn release(&self) {
        for file in self.itself.iter().chain([&self.beside]) {
            if let Err(error) = file.unlock() {
                tracing::warn!(event = "data.lock_kept", %error, "the data file's lock could not be released");
            }
        }
    }
}

fn hold(path: &Path, file: &File) -> Result<(), OpenError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(path, &error)),
    }
}

/// A file with two names has two write-ahead logs, and whoever opens it by one name does not see what was written
/// by the other.
#[cfg(unix)]
fn refuse_second_name(path: &Path) -> Result<(), OpenError> {
    use std::os::unix::fs::MetadataExt;
    let names = fs::metadata(path).map_err(|e| failed(path, &e))?.nlink();
    if names > 1 { Err(OpenError::SecondName { path: path.to_owned(), names }) } else { Ok(()) }
}

#[cfg(not(unix))]
fn refuse_second_name(_: &Path) -> Result<(), OpenError> {
    Ok(())
}
