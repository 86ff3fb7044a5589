//! Finds the languages: every folder of `locales/` is one, so that a new one needs no change here.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut source = String::from("&[\n");
    for language in names(&root)? {
        let _ = writeln!(source, "({language:?}, &[");
        for file in names(&root.join(&language))? {
            let path = root.join(&language).join(&file);
            let _ = writeln!(source, "    ({file:?}, include_str!({:?})),", path.display().to_string());
        }
        source.push_str("]),\n");
    }
    source.push_str("]\n");
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("locales.rs"), source)
}

fn names(folder: &PathBuf) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let mut names: Vec<String> =
        entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}
