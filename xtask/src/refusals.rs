use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::shell::root;

/// Where the list of codes is kept, for the check that each has a sentence in every language.
pub const FILE: &str = "web/src/wire/refusals.json";

/// Crates whose refusals every game shares.
const SHARED: &[&str] = &["table", "minds", "shelf", "store", "server"];

/// Media types look like codes.
const MEDIA: &[&str] = &["application/", "text/"];

/// What limits are called is written without `limit/`, where they are set or hit.
const LIMITS: &[&str] = &["rate(\"", "Problem::limit(\""];

/// The codes of all refusals a person can get, by game, as JSON. A code is a string such as `bid/spot-taken`
/// anywhere in the sources, so that none can be forgotten.
pub fn json() -> Result<String> {
    let mut codes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for name in SHARED {
        codes.entry("shared".to_owned()).or_default().append(&mut codes_of(name)?);
    }
    for name in shelf::names().iter().filter(|name| root().join("crates").join(name).exists()) {
        codes.insert((*name).to_owned(), codes_of(name)?);
    }
    Ok(serde_json::to_string_pretty(&codes)? + "\n")
}

fn codes_of(name: &str) -> Result<BTreeSet<String>> {
    let mut codes = BTreeSet::new();
    read(&root().join("crates").join(name).join("src"), &mut codes)?;
    Ok(codes)
}

fn read(folder: &Path, codes: &mut BTreeSet<String>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        // The toy game is played by tests alone.
        if path.is_dir() && !path.ends_with("toy") {
            read(&path, codes)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            let tests = ["#[cfg(test)]", "#[cfg(all(test"].iter().filter_map(|mark| text.find(mark));
            let tested = tests.min().unwrap_or(text.len());
            find(&text[..tested], codes);
        }
    }
    Ok(())
}

/// Adds the codes in a source text.
fn find(text: &str, codes: &mut BTreeSet<String>) {
    let word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    for literal in text.split('"') {
        let is_code = literal.split_once('/').is_some_and(|(room, fault)| word(room) && word(fault));
        if is_code && !MEDIA.iter().any(|media| literal.starts_with(media)) {
            codes.insert(literal.to_owned());
        }
    }
    let text: String = text.split_whitespace().collect();
    for limit in LIMITS {
        for rest in text.split(limit).skip(1) {
            let name = rest.split('"').next().unwrap_or_default();
            codes.insert(format!("limit/{name}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_limits_are_found_and_media_types_are_not() {
        let mut codes = BTreeSet::new();
        let text = r#"
            Refused::Taken => "bid/spot-taken", "put-away/not-drawn" "/api/me" "a/b c" "application/json"
            requests: rate("requests", 300, 1800),
            return Err(Problem::limit(
                "connections",
        "#;
        find(text, &mut codes);
        let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
        assert_eq!(codes, ["bid/spot-taken", "limit/connections", "limit/requests", "put-away/not-drawn"]);
    }
}
