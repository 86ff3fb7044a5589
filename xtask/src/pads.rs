//! Score pads for the browser, and the final positions of all golden games to prove them by.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::json;
use shelf::{Shelved, Visitor};
use table::{Eyes, Log, Packed, Record, Seat};

use crate::shell::root;

/// Writes the score pad and the player aid of a game into `pad.json` and `aid.json` of this folder, if it has them.
pub fn write(game: &str, folder: &Path) -> Result<()> {
    struct Written;
    impl Visitor for Written {
        type Out = [Option<serde_json::Value>; 2];

        fn visit<G: Shelved>(self) -> Self::Out {
            let aid = G::aid()
                .map(|aid| json!({ "boxes": aid.boxes, "sections": aid.sections, "options": G::options() }));
            [G::score_pad().map(|pad| json!(pad)), aid]
        }
    }
    for (name, written) in ["pad.json", "aid.json"].into_iter().zip(shelf::visit(game, Written)?) {
        if let Some(written) = written {
            fs::write(folder.join(name), serde_json::to_string_pretty(&written)? + "\n")?;
        }
    }
    Ok(())
}

/// The file of final positions of every game with a pad, and what belongs into it: one golden game a line.
pub fn finals() -> Result<Vec<(PathBuf, String)>> {
    let mut files = Vec::new();
    for game in shelf::names() {
        let text = shelf::visit(game, Finals { folder: root().join("testdata/games").join(game) })??;
        if let Some(text) = text {
            files.push((root().join(format!("testdata/pad/{game}.jsonl")), text));
        }
    }
    Ok(files)
}

struct Finals {
    folder: PathBuf,
}

impl Visitor for Finals {
    type Out = Result<Option<String>>;

    fn visit<G: Shelved>(self) -> Self::Out {
        if G::score_pad().is_none() {
            return Ok(None);
        }
        let entries = fs::read_dir(&self.folder)?.collect::<Result<Vec<_>, _>>()?;
        let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
        paths.sort();
        let mut text = String::new();
        for path in paths {
            let content = fs::read_to_string(&path)?;
            let broken = || format!("{} does not replay", path.display());
            if path.extension().is_some_and(|ending| ending == "pack") {
                for line in content.lines() {
                    let packed: Packed = serde_json::from_str(line)?;
                    let record =
                        packed.replay::<G>().map_err(|e| anyhow::anyhow!("{e}")).with_context(broken)?;
                    text += &last(&record)?;
                }
            } else {
                let log = Log::parse(&content).with_context(broken)?;
                let record =
                    Record::<G>::replay(&log).map_err(|e| anyhow::anyhow!("{e}")).with_context(broken)?;
                text += &last(&record)?;
            }
        }
        Ok(Some(text))
    }
}

/// What lay in front of everybody at the end, and what the engine counted.
fn last<G: Shelved>(record: &Record<G>) -> Result<String> {
    let game = record.state();
    let scores = game.scores(Eyes::Everything);
    let points: serde_json::Map<_, _> =
        scores.lines.iter().map(|line| (line.source.to_owned(), json!(line.points))).collect();
    let winners: Vec<usize> =
        Seat::first(game.players()).filter(|seat| game.winners().contains(*seat)).map(Seat::index).collect();
    let line = json!({ "sheets": game.sheets(), "points": points, "winners": winners });
    Ok(serde_json::to_string(&line)? + "\n")
}
