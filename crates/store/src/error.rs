use std::path::PathBuf;

/// Why a data file cannot be opened. It has not been touched.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another program has it open.
    #[error("{0} is in use by another program; stop that one first or choose another file with --data")]
    Locked(PathBuf),
    /// Not one of ours.
    #[error("{path} is not a Lamplight data file: {why}; choose another file with --data")]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What it is instead.
        why: &'static str,
    },
    /// Written by a later version of this program.
    #[error(
        "{path} has data version {found}, but this program knows only up to {known}; use a newer program"
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its data version.
        found: u32,
        /// The newest data version this program knows.
        known: u32,
    },
    /// Broken.
    #[error(
        "{path} is damaged: {why}; put a copy in its place with `lamplight restore COPY --data {path}`, or choose another file with --data"
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        why: String,
    },
    /// The file is gone, and what was written last is still there.
    #[error(
        "{0} is gone, but its write-ahead log {0}-wal is still there; bring the file back, put a copy in its place with `lamplight restore COPY --data {0}`, or move the log away to begin anew"
    )]
    OnlyLog(PathBuf),
    /// There is nothing to read.
    #[error("there is no data file {0}")]
    Missing(PathBuf),
    /// Only a file can be copied as one.
    #[error("{0} is no file; its server makes copies of it, with `pg_dump` for example")]
    NotAFile(PathBuf),
    /// There is a house already where another one was to go.
    #[error("there is something at {0} already; a house is copied to where nothing is")]
    Occupied(PathBuf),
    /// A house is being copied there, or that was interrupted.
    #[error("a house was being copied to {0}, and that is not finished; go on with `lamplight copy FROM TO`")]
    HalfCopied(PathBuf),
    /// Machines serve it.
    #[error("machines serve {0} at this moment; stop them first")]
    Served(PathBuf),
    /// Somebody was putting a copy in its place and was interrupted.
    #[error(
        "a copy was being put in the place of {0}, and that was interrupted; do it again with `lamplight restore COPY --data {0}`"
    )]
    HalfRestored(PathBuf),
    /// A file with two names has two write-ahead logs.
    #[error(
        "{path} has {names} names (hard links); remove the others, because by each of them another part of what was written last is seen"
    )]
    SecondName {
        /// The file.
        path: PathBuf,
        /// How many names it has.
        names: u64,
    },
    /// The system refused.
    #[error("{path} cannot be opened: {why}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
}

/// Why a read or a write failed. A failed write has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The log has moved on since the caller looked.
    #[error("entry {given} does not follow the log of table {table}")]
    OutOfOrder {
        /// The table.
        table: String,
        /// The entry's number.
        given: u32,
    },
    /// The table was written since the caller read it.
    #[error("table {0} has changed since it was read")]
    Stale(String),
    /// Somebody else has this name.
    #[error("the name is taken")]
    NameTaken,
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// It speaks of something that is not there, or takes a place that is taken.
    #[error("it does not fit what is kept: {0}")]
    Refused(String),
    /// What was read makes no sense.
    #[error("the data file is damaged: {0}")]
    Damaged(String),
    /// The disk or the file failed.
    #[error("the data file cannot be used now: {0}")]
    Unavailable(String),
    /// The data file was removed or replaced, and what is written now would be lost.
    #[error("the data file was removed or replaced while it was open")]
    Lost,
    /// There are so many already.
    #[error("{0} are allowed, and there are so many already")]
    TooMany(u32),
    /// The store was closed.
    #[error("the data file is closed")]
    Closed,
}
