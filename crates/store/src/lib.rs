//! Durable games: players, tables, seats, entries, snapshots and chat.
//!
//! [`Store`] is the seam between the server and whatever keeps its data. What it promises, whatever that is:
//!
//! * A write returns only after it is durable; a write that fails has changed nothing.
//! * An entry is taken only if its number follows the log of its table, so of any two that want the same place
//!   one is refused, wherever they come from.
//! * What comes back is what was written, in plain rows; nothing of how it is kept shows in them or in errors.
//!
//! `tests/contract/` holds a store to it. Today there is one kind, on a SQLite file inside the program; all SQL is
//! in `sqlite/`, and another kind is another folder beside it that passes the same tests.
//!
//! [`Archive`] is for whoever runs it: copies, checks and putting a copy in place, for the kind that is a file.
//!
//! Deliberately absent: rules. Setups, moves and positions are text that this crate carries and never reads.

mod error;
mod rows;
mod sqlite;

pub use error::{OpenError, StoreError};
pub use rows::{
    Append, ChatRow, Health, History, PlayerRow, SeatRow, SessionRow, SnapshotRow, Status, TableFilter,
    TableRow, TokenHash, TokenRow, Writes,
};
pub use sqlite::{Archive, SCHEMA_VERSION, Store};
