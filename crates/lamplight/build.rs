//! Finds out from which commit the program is built, for `lamplight --version`.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // A source package names its commit in a file; a clone is asked.
    let packed = fs::read_to_string(root.join("COMMIT")).ok().map(|text| text.trim().to_owned());
    // While developing, a new commit must not build everything anew.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let asked_for = || if is_release { git(&root) } else { Some("development build".to_owned()) };
    let commit = env::var("LAMPLIGHT_COMMIT").ok().or(packed).or_else(asked_for);
    let commit = commit.unwrap_or_else(|| "unknown commit".to_owned());
    println!("cargo::rustc-env=BUILT_FROM_COMMIT={commit}");
    println!("cargo::rerun-if-env-changed=LAMPLIGHT_COMMIT");
    if root.join("COMMIT").exists() {
        println!("cargo::rerun-if-changed={}", root.join("COMMIT").display());
    }
    // Where HEAD points changes with every commit and every switch of branches; the log of it is enough to look at.
    if is_release
        && let Some(log) = asked(&root, &["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"])
    {
        println!("cargo::rerun-if-changed={log}");
    }
}

fn git(root: &Path) -> Option<String> {
    asked(root, &["rev-parse", "--short=12", "HEAD"])
}

fn asked(root: &Path, words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).current_dir(root).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
