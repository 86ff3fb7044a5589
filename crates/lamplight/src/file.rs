use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use table::Log;

/// Reads a text file; the error names it.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Reads a game's log; the error names the file and the line.
pub fn read_log(path: &Path) -> Result<Log> {
    let text = read(path)?;
    if text.starts_with("{\"trace\":") {
        let path = path.display();
        bail!("{path} is a trace, not a log; `lamplight trace --format log` prints the log of the same game");
    }
    Log::parse(&text).with_context(|| path.display().to_string())
}
