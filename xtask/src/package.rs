use anyhow::Result;

use crate::shell::{cargo, run};
use crate::test::Outcome;

/// The crates that others can use, each after those it stands on.
const LIBRARIES: &[&str] = &["lamplight-table", "lamplight-tribes", "lamplight-djinn", "lamplight-minds"];

/// Packs every library as it would be published, and builds it from its package alone.
pub fn check() -> Result<Outcome> {
    let mut package = cargo(&["package", "--allow-dirty", "--quiet"]);
    for library in LIBRARIES {
        package.args(["-p", library]);
    }
    run(&mut package)?;
    Ok(Outcome::Passed)
}
