//! Links between our documents: every file named must be there, and every place in it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::Result;

/// Every link that leads nowhere, as `file:line: link`.
pub fn broken(files: &[PathBuf]) -> Result<Vec<String>> {
    let mut anchors: BTreeMap<PathBuf, Vec<String>> = BTreeMap::new();
    let mut faults = Vec::new();
    for file in files {
        let text = fs::read_to_string(file)?;
        for (number, line) in prose(&text) {
            for link in links(line) {
                if let Some(fault) = fault(file, &link, &mut anchors)? {
                    faults.push(format!("{}:{number}: {link}: {fault}", file.display()));
                }
            }
        }
    }
    Ok(faults)
}

fn fault(
    file: &Path,
    link: &str,
    anchors: &mut BTreeMap<PathBuf, Vec<String>>,
) -> Result<Option<&'static str>> {
    if link.contains("://") || link.starts_with("mailto:") {
        return Ok(None);
    }
    let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
    let folder = file.parent().unwrap_or(Path::new(""));
    let target = if path.is_empty() { file.to_owned() } else { plain(&folder.join(path)) };
    if !target.exists() {
        return Ok(Some("there is no such file"));
    }
    if anchor.is_empty() || target.extension().is_none_or(|ending| ending != "md") {
        return Ok(None);
    }
    if !anchors.contains_key(&target) {
        anchors.insert(target.clone(), places(&fs::read_to_string(&target)?));
    }
    let is_there = anchors.get(&target).is_some_and(|all| all.iter().any(|one| one == anchor));
    Ok((!is_there).then_some("the file has no such place"))
}

/// A path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                plain.pop();
            }
            other => plain.push(other),
        }
    }
    plain
}

/// Lines that are not code, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_code = false;
    text.lines().enumerate().filter_map(move |(number, line)| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        (!in_code && !is_fence).then_some((number + 1, line))
    })
}

/// Targets of `[words](target)` and `![words](target)`.
fn links(line: &str) -> Vec<String> {
    // What stands between back quotes is code.
    let text: String = line.split('`').step_by(2).collect::<Vec<_>>().join("_");
    let ends = text.split("](").skip(1);
    let targets = ends.filter_map(|rest| rest.split(')').next()).filter_map(|one| one.split(' ').next());
    targets.map(str::to_owned).collect()
}

/// What can be linked to in a document: its headings, and places named by hand.
fn places(text: &str) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for (_, line) in prose(text) {
        if line.starts_with('#') {
            let slug = slug(line.trim_start_matches('#').trim());
            let same = places.iter().filter(|one| **one == slug).count();
            places.push(if same == 0 { slug } else { format!("{slug}-{same}") });
        }
        let named = line.split("id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        places.extend(named.map(str::to_owned));
    }
    places
}

/// The place of a heading, as forges and mdBook name it.
fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'));
    kept.map(|sign| if sign == ' ' { '-' } else { sign }).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_outside_code_and_headings_become_places() {
        let line = "see [a](b.md#c), `[not](this.md)` and ![d](e.png \"title\")";
        assert_eq!(links(line), ["b.md#c", "e.png"]);
        assert_eq!(slug("Behind a proxy: `nginx`, too"), "behind-a-proxy-nginx-too");
        let text = "# One\n```\n# not a heading\n```\n## Two words\n<a id=\"here\"></a>\n# One\n";
        assert_eq!(places(text), ["one", "two-words", "here", "one-1"]);
    }

    #[test]
    fn a_link_that_leads_nowhere_is_told_with_its_line() {
        let folder = std::env::temp_dir().join(format!("lamplight-links-{}", std::process::id()));
        fs::create_dir_all(folder.join("in")).unwrap();
        fs::write(folder.join("a.md"), "# A\n[b](in/b.md#b) [c](c.md)\n[d](in/b.md#d)\n").unwrap();
        fs::write(folder.join("in/b.md"), "# B\n[a](../a.md)\n").unwrap();
        let found = broken(&[folder.join("a.md"), folder.join("in/b.md")]).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("a.md:2: c.md: there is no such file"), "{found:?}");
        assert!(found[1].contains("a.md:3: in/b.md#d: the file has no such place"), "{found:?}");
    }
}
