//! The TypeScript the browser is built with must be what the Rust types say.
#![cfg(feature = "ts")]

use std::path::Path;

#[test]
fn the_generated_typescript_is_current() {
    let fresh = tempfile::tempdir().expect("a temporary folder");
    lamplight_tribes::typescript::write(fresh.path()).expect("the types can be written");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/tribes/wire");
    for file in ["index.ts", "figures.ts"] {
        let fresh = std::fs::read_to_string(fresh.path().join(file)).expect("just written");
        let kept = std::fs::read_to_string(kept.join(file)).unwrap_or_default();
        assert!(fresh == kept, "web/src/games/tribes/wire/{file} is not current: run `cargo xtask codegen`");
    }
}
