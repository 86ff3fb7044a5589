//! Durable games: players, tables, seats, entries, snapshots and chat.
//!
//! [`Store`] is the seam between the server and whatever keeps its data. What it promises, whatever that is:
//!
//! * A write returns only after it is durable; a write that fails has changed nothing.
//! * An entry is taken only if its number follows the log of its table, so of any two that want the same place
//!   one is refused, wherever they come from.
//! * What comes back is what was written, in plain rows; nothing of how it is kept shows in them or in errors.
//!
//! `tests/contract/` holds a store to it. There are two kinds: on a SQLite file inside the program, and on a PostgreSQL
//! server that several machines share. What both say alike stands once, in `sql/`, and is compiled into each; what a
//! kind says in its own way is in `sqlite/` and `postgres/`. A new function is a line in `store.rs` and a file there.
//!
//! [`Archive`] is for whoever runs it: checks of both kinds; copies and putting one in place for the kind that is a file.
//!
//! Deliberately absent: rules. Setups, moves and positions are text that this crate carries and never reads.

#![expect(
    clippy::duplicate_mod,
    reason = "what both kinds say alike is compiled for each of their databases"
)]

mod archive;
mod copying;
mod error;
mod house;
mod log;
mod people;
mod postgres;
mod rows;
mod sqlite;
mod store;

pub use archive::Archive;
pub use copying::{Arrived, Copying};
pub use error::{OpenError, StoreError};
pub use house::{AuditFilter, AuditRow, SanctionKind, SanctionRow, Sanctioned};
pub use people::{
    BlockKind, BlockRow, EmailRow, LetterKind, LetterRow, NameForms, OldNameRow, RenamedRow, ReportFilter,
    ReportRow,
};
pub use rows::{
    Append, ChatRow, Health, Heard, History, Mark, PlayerRow, ReviewRow, SaidRow, SeatRow, SessionRow,
    SnapshotRow, Status, Swept, TableFilter, TableRow, TokenHash, TokenRow, VerdictRow, Writes,
};
pub use sqlite::SCHEMA_VERSION;
pub use store::{Store, is_address, shown, without_password};
