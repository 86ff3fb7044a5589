//! What is kept in the end: the logs themselves, and what each pair of eyes may know at every version.

use std::collections::HashMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;
use shelf::{Shelved, Visitor};
use store::{Archive, History, Status, Store, TableRow};
use table::{Act, Eyes, Happening, Record, Seat, Seed};

use crate::history::{Talk, hash};

/// Every table of the house.
#[derive(Clone, Debug, Default)]
pub struct Truth {
    /// By id.
    pub tables: HashMap<String, TableTruth>,
}

/// One table.
#[derive(Clone, Debug, Default)]
pub struct TableTruth {
    /// Who sits where, by public id; nobody where a bot decides.
    pub seats: Vec<Option<String>>,
    /// The log.
    pub entries: Vec<Decision>,
    /// The game at every version, from 0.
    pub worlds: Vec<World>,
    /// What was said.
    pub talk: Vec<Talk>,
    /// Why it cannot be played again.
    pub fault: Option<String>,
}

/// An entry of a log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Decision {
    /// Who decided.
    pub seat: u8,
    /// What; nothing if it was taken back.
    pub text: Option<String>,
    /// From which entry on everything was taken back.
    pub undo: Option<u32>,
    /// When, by the log.
    pub at: u64,
    /// As each pair of eyes may read it; see [`eyes_index`].
    pub shown: Vec<Option<String>>,
    /// What each pair of eyes may know of what happened, as a hash.
    pub events: Vec<u64>,
}

/// A game at one version.
#[derive(Clone, Debug, Default)]
pub struct World {
    /// Who decides.
    pub to_move: Option<u8>,
    /// What each pair of eyes sees, as a hash.
    pub seen: Vec<u64>,
}

/// Where something for these eyes stands in a list.
#[must_use]
pub fn eyes_index(eyes: Eyes) -> usize {
    match eyes {
        Eyes::Spectator => 0,
        Eyes::Everything => 1,
        Eyes::Seat(seat) => 2 + seat.index(),
    }
}

fn all_eyes(players: u8) -> Vec<Eyes> {
    [Eyes::Spectator, Eyes::Everything].into_iter().chain(Seat::first(players).map(Eyes::Seat)).collect()
}

impl Truth {
    /// Reads a house that nobody writes any more.
    pub async fn read(data: &str) -> Result<Truth> {
        let (archive, store) = (Archive::open(Path::new(data)).await?, Store::open(Path::new(data)).await?);
        let mut truth = Truth::default();
        let mut last = String::new();
        loop {
            let ids = archive.games_after(&last, 100).await?;
            let Some(end) = ids.last() else { break };
            last.clone_from(end);
            for id in ids {
                let row = archive.table(&id).await?.context("a table is gone")?;
                let mut table = match archive.history(&id).await {
                    Ok(history) => TableTruth::of(&row, &history),
                    Err(error) => TableTruth { fault: Some(error.to_string()), ..TableTruth::default() },
                };
                let talk = store.chat(&id, 200).await?;
                table.talk = talk.into_iter().map(|line| Talk { n: line.n, text: line.text }).collect();
                truth.tables.insert(id, table);
            }
        }
        archive.close().await;
        store.close().await;
        Ok(truth)
    }
}

impl TableTruth {
    /// Plays a game again, entry by entry.
    #[must_use]
    pub fn of(row: &TableRow, history: &History) -> TableTruth {
        let person = |seat: &store::SeatRow| seat.player.clone().filter(|_| seat.bot.is_none());
        let mut table = TableTruth { seats: row.seats.iter().map(person).collect(), ..TableTruth::default() };
        let played = shelf::visit(&row.game, Again { row, history, table: &mut table });
        match played {
            Ok(Ok(())) => {}
            Ok(Err(why)) => table.fault = Some(why),
            Err(unknown) => table.fault = Some(unknown.to_string()),
        }
        table
    }
}

struct Again<'a> {
    row: &'a TableRow,
    history: &'a History,
    table: &'a mut TableTruth,
}

impl Visitor for Again<'_> {
    type Out = Result<(), String>;

    fn visit<G: Shelved>(self) -> Result<(), String> {
        let Again { row, history, table } = self;
        let seed: Seed =
            row.seed.as_deref().unwrap_or_default().parse().map_err(|_| "the seed cannot be read")?;
        let setup: G::Setup = serde_json::from_str(&row.setup).map_err(|error| error.to_string())?;
        let state = G::under(row.rules, &setup, seed).map_err(|error| error.to_string())?;
        let eyes = all_eyes(state.players());
        let mut record = Record::<G>::new(state, seed);
        table.worlds.push(world(&record, &eyes));
        for entry in &history.entries {
            let mut events = Vec::new();
            record.apply_with(entry, &mut events).map_err(|why| format!("entry {}: {why}", entry.seq))?;
            let (text, undo) = match &entry.act {
                Act::Move(text) => (Some(text.clone()), None),
                Act::Undo(to) => (None, Some(*to)),
            };
            let shown = |eyes: &Eyes| {
                let given: G::Move = text.as_deref()?.parse().ok()?;
                Some(G::shown(given, entry.seat, *eyes).to_string())
            };
            let known = |eyes: &Eyes| {
                let known: Vec<_> = events.iter().filter_map(|event| event.seen_by(*eyes)).collect();
                hash(&json(&known))
            };
            table.entries.push(Decision {
                seat: entry.seat.number(),
                undo,
                at: entry.at,
                shown: eyes.iter().map(shown).collect(),
                events: eyes.iter().map(known).collect(),
                text: text.clone(),
            });
            table.worlds.push(world(&record, &eyes));
        }
        match (record.end().is_some(), row.status) {
            (true, Status::Over) | (false, Status::Playing | Status::Closed) => Ok(()),
            (_, status) => Err(format!("its table is {status:?}, which the game is not")),
        }
    }
}

fn world<G: Shelved>(record: &Record<G>, eyes: &[Eyes]) -> World {
    let state = record.state();
    World {
        to_move: state.to_move().seat().map(Seat::number),
        seen: eyes.iter().map(|eyes| hash(&json(&state.view(*eyes)))).collect(),
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    // Plain data with string keys, which JSON can always hold.
    serde_json::to_value(value).unwrap_or_default()
}
