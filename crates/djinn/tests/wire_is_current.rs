//! The TypeScript the browser is built with must be what the Rust types say.
#![cfg(feature = "ts")]

use std::path::Path;

#[test]
fn the_generated_typescript_is_current() {
    let fresh = tempfile::tempdir().expect("a temporary folder");
    lamplight_djinn::typescript::write(fresh.path()).expect("the types can be written");
    for name in ["index.ts", "figures.ts"] {
        let fresh = std::fs::read_to_string(fresh.path().join(name)).expect("just written");
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/djinn/wire").join(name);
        let kept = std::fs::read_to_string(&kept).unwrap_or_default();
        assert!(
            fresh == kept,
            "web/src/games/djinn/wire is not current: run \
             `cargo run -p djinn --features ts --example djinn-wire -- web/src/games/djinn/wire`"
        );
    }
}
