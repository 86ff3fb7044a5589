//! What `--version` and the man pages tell of this build.

use std::sync::OnceLock;

use shelf::{Shelved, Visitor};

/// The commit this was built from, as the build script found it.
const COMMIT: &str = env!("BUILT_FROM_COMMIT");

/// Version, commit, and the newest rules of every game.
pub fn version() -> &'static str {
    static TOLD: OnceLock<String> = OnceLock::new();
    TOLD.get_or_init(|| {
        let games = shelf::names().iter();
        let rules: Vec<String> = games.filter_map(|name| shelf::visit(name, Rules).ok()).collect();
        format!("{} ({COMMIT})\nrules: {}", env!("CARGO_PKG_VERSION"), rules.join(", "))
    })
}

struct Rules;

impl Visitor for Rules {
    type Out = String;

    fn visit<G: Shelved>(self) -> String {
        format!("{} {}", G::NAME, G::RULES_VERSION)
    }
}
