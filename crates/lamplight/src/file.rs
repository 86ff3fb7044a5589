use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use table::Log;

/// Reads a text file; the error names it.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Reads a game's log; the error names the file and the line.
pub fn read_log(path: &Path) -> Result<Log> {
    Log::parse(&read(path)?).with_context(|| path.display().to_string())
}
