use std::fs;
use std::io::{Read, stdin};
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::de::IgnoredAny;
use table::Log;

/// Reads a text file; the error names it.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Reads what is to be a position, in text form or as JSON, from a file or standard input. A whole trace is not one.
pub fn read_position(path: &Path) -> Result<String> {
    let text = read_or_stdin(path)?;
    let values = || serde_json::Deserializer::from_str(&text).into_iter::<IgnoredAny>();
    if text.trim_start().starts_with('{') && values().nth(1).is_some() {
        let path = path.display();
        bail!("{path} holds more than one JSON value; give one position as JSON, such as a line of a trace");
    }
    Ok(text)
}

/// Reads a text file, or standard input if it is called `-`.
fn read_or_stdin(path: &Path) -> Result<String> {
    if path.as_os_str() != "-" {
        return read(path);
    }
    let mut text = String::new();
    stdin().read_to_string(&mut text).context("cannot read standard input")?;
    Ok(text)
}

/// Reads a game's log; the error names the file and the line.
pub fn read_log(path: &Path) -> Result<Log> {
    let text = if path.to_string_lossy().ends_with(server::archive::ENDING) {
        server::archive::read(path).with_context(|| format!("cannot read {}", path.display()))?
    } else {
        read(path)?
    };
    if text.starts_with("{\"trace\":") {
        let path = path.display();
        bail!("{path} is a trace, not a log; `lamplight trace --format log` prints the log of the same game");
    }
    Log::parse(&text).with_context(|| path.display().to_string())
}
