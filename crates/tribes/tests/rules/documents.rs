//! The written rules name the tests that hold them; those tests must be there.

use std::fs;
use std::path::Path;

#[test]
fn every_test_the_written_rules_name_exists() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut named = 0;
    for document in ["five-tribes.md", "thieves.md", "artisans.md"] {
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
    assert!(named > 150, "only {named} tests are named");
}
