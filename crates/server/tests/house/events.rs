//! What operators search their logs for has a name that stays.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

const BOOK: &str = include_str!("../../../../docs/running.md");

const LEVELS: [&str; 5] = ["error", "warn", "info", "debug", "trace"];

/// The source after each `tracing::error!(` and the like.
fn calls(folder: &Path, found: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            calls(&path, found)?;
            continue;
        }
        let text = fs::read_to_string(&path)?;
        for call in text.split("tracing::").skip(1) {
            let words = call.split_whitespace().collect::<Vec<_>>().join(" ");
            let line = words.split_once("!(");
            if let Some((_, rest)) = line.filter(|(level, _)| LEVELS.contains(level)) {
                found.push((path.display().to_string(), rest.trim_start().to_owned()));
            }
        }
    }
    Ok(())
}

#[test]
fn every_line_of_the_log_has_a_name_of_its_own() {
    let mut found = Vec::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for room in ["server", "store", "lamplight"] {
        calls(&crates.join(room).join("src"), &mut found).expect("readable sources");
    }
    assert!(found.len() > 20, "{}", found.len());
    let mut names = BTreeSet::new();
    for (path, call) in found {
        let name = call.strip_prefix("event = \"").and_then(|rest| rest.split('"').next());
        let name = name.unwrap_or_else(|| panic!("{path}: no event begins {call:.60}"));
        let (what, happened) = name.split_once('.').unwrap_or_else(|| panic!("{path}: {name}"));
        let word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
        assert!(word(what) && word(happened), "{path}: {name}");
        assert!(names.insert(name.to_owned()), "{name} stands twice");
        assert!(BOOK.contains(&format!("`{name}`")), "{name} stands in docs/running.md");
    }
}
