//! Every game of a data file, read and played again from its seed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use anyhow::{Result, anyhow};
use indicatif::ProgressBar;
use serde::Serialize;
use serde_json::Value;
use shelf::{Shelved, Visitor};
use store::{Archive, History, SeatRow, Status, StoreError, TableRow};
use table::{Header, LOG_FORMAT, Log, Record, Seed, SeedLine};
use tokio::task::JoinSet;

use crate::progress;

/// How closely games are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Is every log there, from its first entry to its last?
    Logs,
    /// Is every decision legal, and does it lead to the state it led to?
    Replay,
}

/// What was found in all games.
#[derive(Debug, Default, Serialize)]
pub struct Found {
    pub games: u64,
    pub entries: u64,
    pub faults: Vec<Fault>,
}

/// What is wrong with one game.
#[derive(Debug, Serialize)]
pub struct Fault {
    pub table: String,
    pub game: String,
    pub why: String,
}

/// Table ids are read so many at a time.
const PAGE: u32 = 500;

/// Looks at every game that was ever started. People may play meanwhile.
pub async fn check_all(archive: &Arc<Archive>, look: Look) -> Result<Found> {
    let doing = match look {
        Look::Logs => "reading logs",
        Look::Replay => "playing games again",
    };
    let bar = progress::bar(archive.count_games().await?, doing);
    let most = std::thread::available_parallelism().map_or(2, |cores| 2 * cores.get());
    let mut found = Found::default();
    let mut looking = JoinSet::new();
    let mut last = String::new();
    loop {
        let ids = archive.games_after(&last, PAGE).await?;
        let Some(end) = ids.last() else { break };
        last.clone_from(end);
        for id in ids {
            while looking.len() >= most {
                note(looking.join_next().await, &mut found, &bar)?;
            }
            let archive = Arc::clone(archive);
            looking.spawn(async move { check_one(&archive, id, look).await });
        }
    }
    while !looking.is_empty() {
        note(looking.join_next().await, &mut found, &bar)?;
    }
    bar.finish_and_clear();
    found.faults.sort_by(|a, b| a.table.cmp(&b.table));
    Ok(found)
}

type One = Result<Result<u64, Fault>>;

fn note(
    one: Option<Result<One, tokio::task::JoinError>>,
    found: &mut Found,
    bar: &ProgressBar,
) -> Result<()> {
    let Some(one) = one else { return Ok(()) };
    found.games += 1;
    bar.inc(1);
    match one?? {
        Ok(entries) => found.entries += entries,
        Err(fault) => {
            bar.suspend(|| eprintln!("{}", fault.text()));
            found.faults.push(fault);
        }
    }
    Ok(())
}

/// The number of entries of a game that is in order.
async fn check_one(archive: &Archive, id: String, look: Look) -> One {
    let fault = |game: &str, why: String| Ok(Err(Fault { table: id.clone(), game: game.to_owned(), why }));
    let (row, history) = match read(archive, &id).await {
        Ok(Some(found)) => found,
        // Somebody has removed it meanwhile.
        Ok(None) => return Ok(Ok(0)),
        Err(StoreError::Damaged(why)) => return fault("", why),
        Err(error) => return Err(error.into()),
    };
    let (game, entries) = (row.game.clone(), history.entries.len() as u64);
    if look == Look::Logs {
        return Ok(Ok(entries));
    }
    let played = tokio::task::spawn_blocking(move || {
        catch_unwind(AssertUnwindSafe(|| replay(&row, history)))
            .unwrap_or_else(|_| Err(anyhow!("the game failed on it")))
    });
    match played.await? {
        Ok(()) => Ok(Ok(entries)),
        Err(why) => fault(&game, format!("{why:#}")),
    }
}

/// A table and its log, of the same moment.
pub async fn read(archive: &Archive, id: &str) -> Result<Option<(TableRow, History)>, StoreError> {
    let mut before = archive.table(id).await?;
    loop {
        let Some(row) = before else { return Ok(None) };
        let history = archive.history(id).await?;
        let after = archive.table(id).await?;
        if after
            .as_ref()
            .is_some_and(|after| after.updated_at == row.updated_at && after.status == row.status)
        {
            return Ok(Some((row, history)));
        }
        before = after;
    }
}

/// The log of a game as it is kept, with the names people have now.
pub fn log_of(row: &TableRow, history: History) -> Result<Log> {
    let seed = row.seed.as_deref().unwrap_or_default();
    let seed: Seed = seed.parse().map_err(|_| anyhow!("the seed cannot be read"))?;
    let setup: Value =
        serde_json::from_str(&row.setup).map_err(|e| anyhow!("the setup cannot be read: {e}"))?;
    let header = Header {
        format: LOG_FORMAT,
        game: row.game.clone(),
        rules: row.rules,
        setup,
        seed: SeedLine::from(seed),
        names: row.seats.iter().map(name_of).collect(),
    };
    Ok(Log { header, entries: history.entries, end: None })
}

fn name_of(seat: &SeatRow) -> String {
    let name = seat.name.as_ref().or(seat.player_name.as_ref()).or(seat.bot.as_ref());
    name.cloned().unwrap_or_default()
}

fn replay(row: &TableRow, history: History) -> Result<()> {
    let log = log_of(row, history)?;
    let is_over = shelf::visit(&row.game, Replay(&log))??;
    match (is_over, row.status) {
        // Whoever looks after the house may have closed a table while its game ran.
        (true, Status::Over) | (false, Status::Playing | Status::Closed) => Ok(()),
        (true, status) => Err(anyhow!("the game is over, but its table is {status:?}")),
        (false, status) => Err(anyhow!("the game is not over, but its table is {status:?}")),
    }
}

struct Replay<'a>(&'a Log);

impl Visitor for Replay<'_> {
    type Out = Result<bool>;

    fn visit<G: Shelved>(self) -> Result<bool> {
        let record = Record::<G>::replay(self.0).map_err(|why| anyhow!(why))?;
        Ok(record.end().is_some())
    }
}

impl Fault {
    pub fn text(&self) -> String {
        let Fault { table, game, why } = self;
        if game.is_empty() {
            format!("table {table}: {why}")
        } else {
            format!("table {table} ({game}): {why}")
        }
    }
}
