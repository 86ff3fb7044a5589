//! Every count kept in a perft file is still right (`lamplight perft --file F --update` writes them anew).

use std::fs;
use std::path::{Path, PathBuf};

use shelf::{Shelved, Visitor};
use table::perft::{Case, parse};

fn files(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(game);
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.map(|entry| entry.expect("readable").path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "perft")).collect()
}

struct Recount<'a>(&'a Case);

impl Visitor for Recount<'_> {
    type Out = Result<Case, String>;

    fn visit<G: Shelved>(self) -> Result<Case, String> {
        self.0.recount::<G>().map_err(|e| e.to_string())
    }
}

#[test]
fn counts_kept_in_files_are_right() {
    let mut counted = 0;
    for game in shelf::names() {
        for path in files(game) {
            let text = fs::read_to_string(&path).expect("readable");
            for case in parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display())) {
                let found = shelf::visit(game, Recount(&case)).expect("on the shelf");
                assert_eq!(found.as_ref(), Ok(&case), "{}", path.display());
                counted += case.counts.len();
            }
        }
    }
    assert!(counted > 0, "there are no perft files");
}
