//! A log as it is kept, and how it is held against what its table says of it.

use table::{Act, Entry, Seat, StateHash};

use crate::StoreError;
use crate::rows::number;

/// Number, seat, move, undo, time and hash, as they stand in the file.
pub(crate) type KeptEntry = (i64, i64, Option<String>, Option<i64>, i64, String);

/// One entry.
pub(crate) fn read_entry((seq, seat, text, undo, at, hash): KeptEntry) -> Result<Entry, StoreError> {
    let damaged = StoreError::Damaged;
    let act = match (text, undo) {
        (Some(text), None) => Act::Move(text),
        (None, Some(to)) => Act::Undo(number(to, "entry.undo")?),
        _ => return Err(damaged("an entry is neither a move nor an undo".into())),
    };
    Ok(Entry {
        seq: number(seq, "entry.seq")?,
        seat: Seat::try_from(number::<u8>(seat, "entry.seat")?).map_err(|e| damaged(e.to_string()))?,
        act,
        at: number(at, "entry.at")?,
        hash: StateHash::try_from(hash).map_err(|e| damaged(e.to_string()))?,
    })
}

/// The entries of a whole log, from 1 without gaps.
pub(crate) fn read_entries(table: &str, kept: Vec<KeptEntry>) -> Result<Vec<Entry>, StoreError> {
    let entries = kept.into_iter().map(read_entry).collect::<Result<Vec<_>, _>>()?;
    if let Some((n, entry)) = entries.iter().enumerate().find(|(n, entry)| entry.seq as usize != n + 1) {
        let found = entry.seq;
        return Err(StoreError::Damaged(format!(
            "entry {found} of table {table} stands where {} should",
            n + 1
        )));
    }
    Ok(entries)
}

/// Number and hash of the last entry, as they stand with the table.
pub(crate) type KeptEnd = (u32, Option<String>);

pub(crate) fn check_end(table: &str, entries: &[Entry], (seq, hash): KeptEnd) -> Result<(), StoreError> {
    let found = entries.last().map(|entry| entry.hash.to_string());
    if entries.len() != seq as usize {
        let found = entries.len();
        return Err(StoreError::Damaged(format!(
            "the log of table {table} ends with entry {found}, but {seq} were kept"
        )));
    }
    if found != hash {
        return Err(StoreError::Damaged(format!(
            "entry {seq} of table {table} is not the one that was kept"
        )));
    }
    Ok(())
}
