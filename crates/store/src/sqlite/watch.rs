use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::place::{FileId, beside};
use crate::{Health, StoreError};

/// A write that succeeded so lately says enough.
const FRESH: Duration = Duration::from_secs(10);

/// While writes fail, one is tried so often.
const AGAIN: Duration = Duration::from_secs(1);

/// What is known of the data file while it is open: is it where it was, and do writes succeed?
#[derive(Debug)]
pub(super) struct Watch {
    path: PathBuf,
    file: Option<FileId>,
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    /// The write-ahead log and its index, once there are some.
    logs: [Option<FileId>; 2],
    is_lost: bool,
    failure: Option<String>,
    damage: Option<String>,
    tried_at: Option<Instant>,
}

const LOGS: [&str; 2] = ["-wal", "-shm"];

impl Watch {
    pub(super) fn new(path: &Path) -> Watch {
        let known = Known { logs: [None; 2], is_lost: false, failure: None, damage: None, tried_at: None };
        Watch { path: path.to_owned(), file: FileId::at(path), known: Mutex::new(known) }
    }

    /// Is the file still the one that was opened, and are its logs? Whoever removes or replaces one of them takes
    /// with it whatever is written from then on.
    pub(super) fn check_place(&self) -> Result<(), StoreError> {
        let is_there = FileId::at(&self.path) == self.file;
        let mut known = self.lock();
        let mut are_there = true;
        for (log, ending) in known.logs.iter_mut().zip(LOGS) {
            let found = FileId::at(&beside(&self.path, ending));
            are_there &= log.is_none() || *log == found;
            *log = log.or(found);
        }
        let is_lost = !(is_there && are_there);
        if is_lost != known.is_lost {
            known.is_lost = is_lost;
            let path = self.path.display();
            if is_lost {
                let what = if is_there { "-wal or -shm beside the data file" } else { "the data file" };
                tracing::error!(event = "data.lost", %path, "{what} was removed or replaced; nothing is kept until it is back");
            } else {
                tracing::info!(event = "data.back", %path, "the data file is back");
            }
        }
        if is_lost { Err(StoreError::Lost) } else { Ok(()) }
    }

    /// A commit has succeeded or failed.
    pub(super) fn note(&self, committed: &Result<(), StoreError>) {
        let mut known = self.lock();
        known.tried_at = Some(Instant::now());
        match committed {
            Ok(()) => {
                if known.failure.take().is_some() {
                    tracing::info!(event = "writes.back", "writes succeed again");
                }
            }
            Err(StoreError::Lost) => {}
            Err(error) => known.failure = Some(error.to_string()),
        }
    }

    /// The file was read through, and something is wrong with it.
    pub(super) fn note_damage(&self, why: String) {
        let path = self.path.display();
        tracing::error!(event = "data.damaged", %path, why, "the data file is damaged; `lamplight check {path}` tells more, `lamplight restore COPY --data {path}` puts a copy in its place");
        self.lock().damage = Some(why);
    }

    /// Is what is known too old to answer for it?
    pub(super) fn wants_a_try(&self) -> bool {
        let known = self.lock();
        let pause = if known.failure.is_some() { AGAIN } else { FRESH };
        known.tried_at.is_none_or(|at| at.elapsed() >= pause)
    }

    pub(super) fn health(&self) -> Health {
        if self.check_place().is_err() {
            return Health::Lost;
        }
        let known = self.lock();
        match (&known.failure, &known.damage) {
            (Some(why), _) => Health::Failing(why.clone()),
            (None, Some(why)) => Health::Damaged(why.clone()),
            (None, None) => Health::Good,
        }
    }

    /// Why a write was not even tried.
    pub(super) fn refusal(&self) -> StoreError {
        let known = self.lock();
        match &known.failure {
            _ if known.is_lost => StoreError::Lost,
            Some(why) => StoreError::Unavailable(why.clone()),
            None => StoreError::Closed,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
