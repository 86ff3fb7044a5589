//! Every golden game still plays as it did when it was recorded (`cargo xtask golden`), under the rules it followed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use shelf::{Shelved, Visitor};
use table::{Log, OptionKind, Packed, Record};

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/games")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
}

/// The files of a game with this ending.
fn files(game: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let paths = entries(&games().join(game)).into_iter();
    let paths = paths.filter(|path| path.extension().is_some_and(|found| found == ending));
    paths.map(|path| (path.clone(), fs::read_to_string(path).expect("readable"))).collect()
}

fn packs(game: &str) -> Vec<(PathBuf, Packed)> {
    let lines = |(path, text): (PathBuf, String)| {
        let read =
            |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        text.lines().map(|line| (path.clone(), read(line))).collect::<Vec<_>>()
    };
    files(game, "pack").into_iter().flat_map(lines).collect()
}

struct Replay<'a>(&'a Log);

impl Visitor for Replay<'_> {
    type Out = Result<bool, String>;

    fn visit<G: Shelved>(self) -> Result<bool, String> {
        let record = Record::<G>::replay(self.0).map_err(|e| e.to_string())?;
        Ok(record.end() == self.0.end && self.0.end.is_some())
    }
}

struct ReplayPacked<'a>(&'a Packed);

impl Visitor for ReplayPacked<'_> {
    type Out = Result<u32, String>;

    fn visit<G: Shelved>(self) -> Result<u32, String> {
        self.0.replay::<G>().map(|record| record.seq()).map_err(|e| e.to_string())
    }
}

#[test]
fn golden_games_replay_to_the_same_end() {
    let mut replayed = 0;
    for game in shelf::names() {
        for (path, text) in files(game, "jsonl") {
            let log = Log::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert_eq!(log.to_string(), text, "{} is written as it was read", path.display());
            assert_eq!(log.header.game, *game, "{} lies in the folder of its game", path.display());
            match shelf::visit(game, Replay(&log)) {
                Ok(Ok(true)) => replayed += 1,
                other => panic!("{}: {other:?}", path.display()),
            }
        }
        for (path, packed) in packs(game) {
            assert_eq!(packed.header.game, *game, "{} lies in the folder of its game", path.display());
            let version = format!("v{}.pack", packed.header.rules);
            assert!(path.ends_with(&version), "a game of {version} stands in {}", path.display());
            let seed = packed.header.seed.commitment.clone();
            match shelf::visit(game, ReplayPacked(&packed)) {
                Ok(Ok(decisions)) => assert!(decisions > 0, "{}: {seed}", path.display()),
                other => panic!("{}, the game with commitment {seed}: {other:?}", path.display()),
            }
            replayed += 1;
        }
    }
    assert!(replayed >= 400, "only {replayed} golden games below {}", games().display());
}

/// What the packed games of one version were set up with.
struct SetUps(Vec<serde_json::Value>);

impl Visitor for SetUps {
    type Out = ();

    fn visit<G: Shelved>(self) {
        let count = |players: u8| self.0.iter().filter(|setup| setup["players"] == players).count();
        for players in G::PLAYERS {
            assert!(count(players) >= 4, "{} for {players} has only {} games", G::NAME, count(players));
        }
        let mut seen: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for spec in G::options() {
            // What is left out has its default.
            let value = |setup: &serde_json::Value| setup.get(spec.key).map(ToString::to_string);
            seen.insert(spec.key, self.0.iter().map(|setup| value(setup).unwrap_or_default()).collect());
        }
        for spec in G::options() {
            let least = match spec.kind {
                OptionKind::Toggle { .. } | OptionKind::Limit { .. } => 2,
                OptionKind::OneOf { choices, .. } => choices.len(),
                // each alone, all together, and none
                OptionKind::AnyOf { choices } => choices.len() + usize::from(choices.len() > 1) + 1,
                OptionKind::Number { min, max, default } => BTreeSet::from([min, max, default]).len(),
            };
            let values = &seen[spec.key];
            assert!(values.len() >= least, "{} of {} is only seen as {values:?}", spec.key, G::NAME);
        }
    }
}

#[test]
fn golden_games_of_the_newest_rules_are_of_every_player_count_box_and_option() {
    struct Newest;
    impl Visitor for Newest {
        type Out = u32;

        fn visit<G: Shelved>(self) -> u32 {
            G::RULES_VERSION
        }
    }
    for game in shelf::names() {
        let newest = shelf::visit(game, Newest).expect("its own name");
        let packs = packs(game).into_iter().filter(|(_, packed)| packed.header.rules == newest);
        let setups = packs.map(|(_, packed)| packed.header.setup).collect();
        shelf::visit(game, SetUps(setups)).expect("its own name");
    }
}
