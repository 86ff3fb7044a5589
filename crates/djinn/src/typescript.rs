//! What the browser must know of the wire, in its own language.

use std::io;
use std::path::Path;

use ts_rs::{Config, ExportError, TS};

use crate::{Event, Move, View};

/// Writes the TypeScript of views, moves and events into `index.ts` in this folder, replacing what was there.
pub fn write(folder: &Path) -> io::Result<()> {
    match std::fs::remove_file(folder.join("index.ts")) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    export(&Config::new().with_out_dir(folder)).map_err(io::Error::other)
}

fn export(config: &Config) -> Result<(), ExportError> {
    View::export_all(config)?;
    Move::export_all(config)?;
    Event::export_all(config)
}
