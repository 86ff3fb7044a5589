//! The store on a SQLite file: what is particular to that.

#[path = "../contract/common.rs"]
mod common;
mod files;
mod states;

use std::path::{Path, PathBuf};

use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
