use std::path::PathBuf;
use std::{env, fs};

use anyhow::Result;

use crate::shell::{cargo, root, run};
use crate::test::Outcome;

/// The crates that others can use, each after those it stands on.
const LIBRARIES: &[&str] = &["lamplight-table", "lamplight-tribes", "lamplight-djinn", "lamplight-minds"];

/// Packs every library as it would be published, and builds it from its package alone.
pub fn check() -> Result<Outcome> {
    forget_unpacked()?;
    let target = root().join("target/packages");
    if target.exists() {
        fs::remove_dir_all(&target)?;
    }
    let mut package = cargo(&["package", "--allow-dirty", "--quiet"]);
    package.arg("--target-dir").arg(target);
    for library in LIBRARIES {
        package.args(["-p", library]);
    }
    run(&mut package)?;
    Ok(Outcome::Passed)
}

/// Cargo unpacks our own packages from a registry without a name, and never again for the same version: what it kept
/// from an earlier run is of an earlier state. What it built of them too, so they have a target folder of their own.
fn forget_unpacked() -> Result<()> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo"))).unwrap_or_default();
    for kept in ["src", "cache"] {
        let Ok(registries) = fs::read_dir(home.join("registry").join(kept)) else { continue };
        for registry in registries {
            let registry = registry?;
            if registry.file_name().to_string_lossy().starts_with('-') {
                for unpacked in fs::read_dir(registry.path())? {
                    let unpacked = unpacked?;
                    let name = unpacked.file_name().to_string_lossy().into_owned();
                    if LIBRARIES.iter().any(|library| name.starts_with(library)) {
                        let path = unpacked.path();
                        if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
                    }
                }
            }
        }
    }
    Ok(())
}
