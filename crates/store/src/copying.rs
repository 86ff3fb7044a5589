//! A house moved from one kind of store to another, page by page. It can be stopped at any moment and gone on with: what has
//! arrived is known by what is there, and nobody can open a house that has not arrived wholly.

use std::path::{Path, PathBuf};

use crate::{OpenError, Store, StoreError, postgres, sqlite};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Number,
    Flag,
    Bytes,
}

/// A value on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Flag(Option<bool>),
    Bytes(Option<Vec<u8>>),
}

/// A table of the house. Its first columns are its key.
#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) name: &'static str,
    pub(crate) key: usize,
    pub(crate) columns: &'static [(&'static str, Kind)],
    /// Are its keys counted by the store itself?
    pub(crate) is_counted: bool,
}

use Kind::{Bytes as B, Flag as F, Number as N, Text as T};

const fn kept(name: &'static str, key: usize, columns: &'static [(&'static str, Kind)]) -> Kept {
    Kept { name, key, columns, is_counted: false }
}

const fn counted(name: &'static str, columns: &'static [(&'static str, Kind)]) -> Kept {
    Kept { name, key: 1, columns, is_counted: true }
}

/// Everything a house keeps, in an order in which nothing speaks of what has not arrived. Left out is what each kind makes itself:
/// counts of tables, stamps, leases.
pub(crate) static ALL: [Kept; 21] = [
    kept(
        "player",
        1,
        &[("id", T), ("name", T), ("claimed", T), ("password", T), ("created_at", N), ("look", T)],
    ),
    kept("session", 1, &[("token", B), ("player", T), ("expires_at", N)]),
    counted("bot_token", &[("id", N), ("token", B), ("player", T), ("label", T), ("created_at", N)]),
    kept(
        "game_table",
        1,
        &[
            ("id", T),
            ("game", T),
            ("rules", N),
            ("owner", T),
            ("status", N),
            ("listed", F),
            ("setup", T),
            ("settings", T),
            ("seed", T),
            ("clocks", T),
            ("progress", T),
            ("rematch", T),
            ("created_at", N),
            ("updated_at", N),
            ("due_at", N),
            ("last_seq", N),
            ("last_hash", T),
            ("revision", N),
        ],
    ),
    kept(
        "seat",
        2,
        &[
            ("game_table", T),
            ("seat", N),
            ("player", T),
            ("name", T),
            ("bot", T),
            ("stand_in", T),
            ("kept_for", T),
        ],
    ),
    kept(
        "entry",
        2,
        &[("game_table", T), ("seq", N), ("seat", N), ("move", T), ("undo", N), ("at", N), ("hash", T)],
    ),
    kept("leftover", 1, &[("game_table", T)]),
    kept("snapshot", 1, &[("game_table", T), ("seq", N), ("position", T)]),
    kept(
        "chat",
        2,
        &[("game_table", T), ("n", N), ("player", T), ("name", T), ("seat", N), ("text", T), ("at", N)],
    ),
    kept("steward", 1, &[("player", T), ("since", N)]),
    counted(
        "sanction",
        &[("id", N), ("kind", N), ("player", T), ("address", T), ("until", N), ("reason", T), ("at", N)],
    ),
    counted(
        "audit",
        &[
            ("id", N),
            ("at", N),
            ("who", T),
            ("who_name", T),
            ("deed", T),
            ("player", T),
            ("game_table", T),
            ("address", T),
            ("detail", T),
            ("reason", T),
        ],
    ),
    kept("review", 1, &[("id", T), ("total", N), ("head", T), ("created_at", N)]),
    kept("verdict", 2, &[("review", T), ("made", N), ("number", N), ("body", T)]),
    kept("retired_name", 1, &[("look", T), ("until", N)]),
    kept("recovery_code", 2, &[("player", T), ("code", B)]),
    kept("email", 1, &[("player", T), ("address", T), ("is_confirmed", F)]),
    kept("letter", 1, &[("secret", B), ("player", T), ("kind", N), ("address", T), ("expires_at", N)]),
    kept("block", 2, &[("player", T), ("other", T), ("kind", N), ("at", N)]),
    kept("turned_away", 2, &[("game_table", T), ("player", T)]),
    counted(
        "report",
        &[
            ("id", N),
            ("at", N),
            ("reporter", T),
            ("player", T),
            ("game_table", T),
            ("line", N),
            ("quote", T),
            ("why", T),
            ("detail", T),
            ("settled_at", N),
            ("settled_by", T),
        ],
    ),
];

/// So many rows go at a time.
const PAGE: u32 = 500;

/// A house on its way.
#[derive(Debug)]
pub struct Copying {
    from: Store,
    to: Store,
    unfinished: PathBuf,
    place: PathBuf,
}

/// A house that has arrived, and that nobody can open before it is said to be in order.
#[derive(Debug)]
pub struct Arrived {
    /// Where it can be read.
    pub unfinished: PathBuf,
    /// Rows there are.
    pub rows: u64,
    /// Rows that had arrived before, by an earlier call.
    pub before: u64,
    place: PathBuf,
}

impl Copying {
    /// Opens both. Nobody else may use either; there must be nothing where it goes, but for what an earlier call has brought.
    pub async fn open(from: &Path, to: &Path) -> Result<Copying, OpenError> {
        let (unfinished, target) = if postgres::is_address(to) {
            (to.to_owned(), Store::of(postgres::Store::open_to_copy_into(to).await?))
        } else {
            let unfinished = sqlite::unfinished_copy(to)?;
            (unfinished.clone(), Store::open(&unfinished).await?)
        };
        let source = if postgres::is_address(from) {
            Store::of(postgres::Store::open_alone(from).await?)
        } else {
            sqlite::must_be_there(from)?;
            Store::open(from).await?
        };
        Ok(Copying { from: source, to: target, unfinished, place: to.to_owned() })
    }

    /// Brings everything over that is not there yet. `progress` is told now and then how many rows of how many have arrived.
    pub async fn run(self, mut progress: impl FnMut(u64, u64)) -> Result<Arrived, StoreError> {
        let moved = self.move_all(&mut progress).await;
        self.from.close().await;
        self.to.close().await;
        let (rows, before) = moved?;
        Ok(Arrived { unfinished: self.unfinished, rows, before, place: self.place })
    }

    async fn move_all(&self, progress: &mut impl FnMut(u64, u64)) -> Result<(u64, u64), StoreError> {
        let (mut all, mut before) = (0, 0);
        for table in &ALL {
            all += self.from.count_kept(table).await?;
            before += self.to.count_kept(table).await?;
        }
        let mut there = before;
        progress(there, all);
        for table in &ALL {
            let mut last = self.to.last_key(table).await?;
            loop {
                let page = self.from.page(table, last.as_deref(), PAGE).await?;
                let Some(end) = page.last() else { break };
                last = Some(end[..table.key].to_vec());
                there += page.len() as u64;
                self.to.put_page(table, page).await?;
                progress(there, all);
            }
            let counts = (self.from.count_kept(table).await?, self.to.count_kept(table).await?);
            if counts.0 != counts.1 {
                let text = format!("{} rows of {} arrived as {}", counts.0, table.name, counts.1);
                return Err(StoreError::Damaged(text));
            }
        }
        Ok((all, before))
    }
}

impl Arrived {
    /// It is in order: from now on it can be opened.
    pub async fn finish(self) -> Result<(), OpenError> {
        if postgres::is_address(&self.place) {
            postgres::finish_copy(&self.place).await
        } else {
            sqlite::finish_copy(&self.place)
        }
    }
}
