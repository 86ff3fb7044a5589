//! Games by name: which there are, and how one begins or goes on.

use serde_json::Value;
use shelf::{Shelved, Visitor};
use store::{History, SnapshotRow};
use table::{BadSetup, Entry, Record, Seed};

use super::{Play, RecordedGame};
use crate::minds;
use crate::problem::Problem;
use crate::wire::{GameInfo, GameOption};

/// A new game under these rules, with its setup as the game itself writes it.
pub fn begin(game: &str, rules: u32, setup: &Value, seed: Seed) -> Result<Box<dyn Play>, Problem> {
    struct Begin<'a>(u32, &'a Value, Seed);
    impl Visitor for Begin<'_> {
        type Out = Result<Box<dyn Play>, Problem>;

        fn visit<G: Shelved>(self) -> Self::Out {
            let Begin(rules, setup, seed) = self;
            let state = G::under(rules, &read_setup::<G>(setup)?, seed)?;
            Ok(RecordedGame::boxed(Record::new(state, seed)))
        }
    }
    visit(game, Begin(rules, setup, seed))
}

/// Does this program know these rules? If not, tells the newest it knows: none of a game it does not know.
pub fn check_rules(game: &str, rules: u32) -> Result<(), u32> {
    struct Check(u32);
    impl Visitor for Check {
        type Out = Result<(), u32>;

        fn visit<G: Shelved>(self) -> Self::Out {
            BadSetup::rules::<G>(self.0).map_err(|_| G::RULES_VERSION)
        }
    }
    shelf::visit(game, Check(rules)).unwrap_or(Err(0))
}

/// Checks a setup under the newest rules. Gives it in full, with the number of players and the version of the rules.
pub fn check_setup(game: &str, setup: &Value) -> Result<(Value, u8, u32), Problem> {
    struct Check<'a>(&'a Value);
    impl Visitor for Check<'_> {
        type Out = Result<(Value, u8, u32), Problem>;

        fn visit<G: Shelved>(self) -> Self::Out {
            let setup = read_setup::<G>(self.0)?;
            // Any seed tells whether the setup can be played.
            let state = G::new(&setup, Seed([0; 32]))?;
            let full = serde_json::to_value(state.setup()).map_err(unreadable)?;
            Ok((full, state.players(), G::RULES_VERSION))
        }
    }
    visit(game, Check(setup))
}

/// A game that goes on under its rules where its history ends.
pub fn resume(
    game: &str,
    rules: u32,
    setup: &Value,
    seed: Seed,
    history: History,
) -> Result<Box<dyn Play>, String> {
    struct Resume<'a>(u32, &'a Value, Seed, History);
    impl Visitor for Resume<'_> {
        type Out = Result<Box<dyn Play>, String>;

        fn visit<G: Shelved>(self) -> Self::Out {
            let Resume(rules, setup, seed, History { entries, snapshot }) = self;
            let (mut record, rest) =
                match snapshot.and_then(|snapshot| from_snapshot::<G>(&snapshot, rules, seed, &entries)) {
                    Some(record) => {
                        let done = record.entries().len();
                        (record, done)
                    }
                    None => {
                        let setup = read_setup::<G>(setup).map_err(|e| e.text)?;
                        let state = G::under(rules, &setup, seed).map_err(|e| e.to_string())?;
                        (Record::<G>::new(state, seed), 0)
                    }
                };
            for entry in &entries[rest..] {
                record.apply(entry).map_err(|e| format!("entry {}: {e}", entry.seq))?;
            }
            Ok(RecordedGame::boxed(record))
        }
    }
    shelf::visit(game, Resume(rules, setup, seed, history)).map_err(|e| e.to_string())?
}

/// Nothing if the snapshot does not fit the rules and the log; the log alone is the truth.
fn from_snapshot<G: Shelved>(
    snapshot: &SnapshotRow,
    rules: u32,
    seed: Seed,
    entries: &[Entry],
) -> Option<Record<G>> {
    let done = entries.get(..snapshot.seq as usize)?;
    let state = G::from_position(&serde_json::from_str(&snapshot.position).ok()?).ok()?;
    if state.rules() != rules || done.last().is_some_and(|last| last.hash != state.hash()) {
        return None;
    }
    Some(Record::resume(state, seed, done.to_vec()))
}

/// All games one can play here.
pub fn games() -> Vec<GameInfo> {
    struct Info;
    impl Visitor for Info {
        type Out = GameInfo;

        fn visit<G: Shelved>(self) -> GameInfo {
            GameInfo {
                name: G::NAME.to_owned(),
                rules: G::RULES_VERSION,
                min_players: *G::PLAYERS.start(),
                max_players: *G::PLAYERS.end(),
                options: G::options().iter().map(GameOption::from).collect(),
                levels: minds::levels(),
                lens: <G::Judge as ::minds::Judge>::HAS_LENS,
            }
        }
    }
    shelf::names().iter().filter_map(|name| shelf::visit(name, Info).ok()).collect()
}

/// Brings the visitor the game with this name, or tells the caller which games there are.
pub fn visit<V: Visitor<Out = Result<T, Problem>>, T>(game: &str, visitor: V) -> Result<T, Problem> {
    shelf::visit(game, visitor).map_err(|e| Problem::bad(e.code(), e.to_string()))?
}

fn read_setup<G: Shelved>(setup: &Value) -> Result<G::Setup, Problem> {
    Ok(serde_json::from_value(setup.clone()).map_err(unreadable)?)
}

fn unreadable(error: serde_json::Error) -> BadSetup {
    BadSetup::Unreadable { reason: error.to_string() }
}
