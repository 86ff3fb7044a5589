use std::io::{IsTerminal, stderr};

use anyhow::{Context, Result};
use tracing_subscriber::EnvFilter;

use super::settings::{LogFormat, Settings};

/// Begins to log to standard error.
pub fn start(settings: &Settings) -> Result<()> {
    let asked = settings.log.clone().or_else(|| std::env::var("RUST_LOG").ok());
    let asked = asked.unwrap_or_else(|| "info".to_owned());
    let filter = EnvFilter::try_new(&asked).with_context(|| {
        format!("{asked:?} does not say what to log; say error, warn, info, debug or trace")
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr).with_target(false);
    match settings.log_format.unwrap_or(LogFormat::Text) {
        LogFormat::Text => log.with_ansi(stderr().is_terminal()).init(),
        // One object a line, without objects inside but for the request it belongs to.
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).init(),
    }
    Ok(())
}
