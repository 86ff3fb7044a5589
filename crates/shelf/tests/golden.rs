//! Every golden game still plays as it did when it was recorded (`cargo xtask golden`).

use std::fs;
use std::path::{Path, PathBuf};

use shelf::{Shelved, Visitor};
use table::{Log, Record};

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/games")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
}

struct Replay<'a>(&'a Log);

impl Visitor for Replay<'_> {
    type Out = Result<bool, String>;

    fn visit<G: Shelved>(self) -> Result<bool, String> {
        let record = Record::<G>::replay(self.0).map_err(|e| e.to_string())?;
        Ok(record.end() == self.0.end && self.0.end.is_some())
    }
}

#[test]
fn golden_games_replay_to_the_same_end() {
    let mut replayed = 0;
    for folder in entries(&games()) {
        let game = folder.file_name().and_then(|name| name.to_str()).expect("a plain name");
        if !shelf::names().contains(&game) {
            continue;
        }
        for path in entries(&folder) {
            let text = fs::read_to_string(&path).expect("readable");
            let log = Log::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert_eq!(log.to_string(), text, "{} is written as it was read", path.display());
            assert_eq!(log.header.game, game, "{} lies in the folder of its game", path.display());
            match shelf::visit(game, Replay(&log)) {
                Ok(Ok(true)) => replayed += 1,
                other => panic!("{}: {other:?}", path.display()),
            }
        }
    }
    assert!(replayed > 0, "there are no golden games below {}", games().display());
}
