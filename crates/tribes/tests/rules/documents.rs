//! The written rules name the tests that hold them; those tests must be there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_test_the_written_rules_name_exists() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut named = 0;
    for document in ["five-tribes.md", "thieves.md", "artisans.md", "scenarios.md"] {
        let text =
            fs::read_to_string(here.join("../../docs/rules").join(document)).expect("the written rules");
        for name in text.split('`').filter(|word| word.contains("::")) {
            let Some((file, test)) = name.split_once("::").filter(|(file, _)| *file != "file") else {
                continue;
            };
            let source = fs::read_to_string(here.join("tests/rules").join(format!("{file}.rs")));
            let source = source.unwrap_or_else(|e| panic!("{document} names {name}: {e}"));
            assert!(source.contains(&format!("fn {test}()")), "{document} names {name}");
            named += 1;
        }
    }
    assert!(named > 300, "only {named} tests are named");
}

/// `base-24`, `artisans-Q9`: what a test cites, or a line of the document tells.
fn is_scenario(word: &str) -> bool {
    let boxes = ["base-", "thieves-", "artisans-"];
    boxes
        .iter()
        .any(|name| word.strip_prefix(name).is_some_and(|rest| rest.ends_with(|c: char| c.is_ascii_digit())))
}

#[test]
fn every_scenario_a_test_cites_is_told_and_every_scenario_has_its_test() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = fs::read_to_string(here.join("../../docs/rules/scenarios.md")).expect("the scenarios");
    let told: BTreeSet<&str> = document
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split([' ', ':']).next())
        .filter(|word| is_scenario(word))
        .collect();
    let mut cited = BTreeSet::new();
    for file in fs::read_dir(here.join("tests/rules")).expect("the tests") {
        let text = fs::read_to_string(file.expect("readable").path()).expect("readable");
        let remarks = text.lines().filter_map(|line| line.strip_prefix("// "));
        cited.extend(
            remarks.flat_map(|remark| remark.split(", ")).filter(|word| is_scenario(word)).map(str::to_owned),
        );
    }
    let unknown: Vec<_> = cited.iter().filter(|word| !told.contains(word.as_str())).collect();
    assert!(unknown.is_empty(), "docs/rules/scenarios.md does not tell of {unknown:?}");
    let is_numbered = |word: &&&str| {
        word.rsplit('-').next().is_some_and(|n| n.parse::<u8>().is_ok()) && !word.contains("OQ")
    };
    let untested: Vec<_> = told.iter().filter(is_numbered).filter(|word| !cited.contains(**word)).collect();
    assert!(untested.is_empty(), "no test cites {untested:?}");
    assert!(told.len() >= 122 + 57, "only {} scenarios and questions", told.len());
}
