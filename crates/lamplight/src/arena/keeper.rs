//! The file of a match: a header that says which match it is, then one finished game a line.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use minds::arena::Outcome;
use serde_json::Value;

/// Where finished games go, so that nothing is lost and a match can go on later.
pub struct Keeper {
    file: File,
    name: String,
}

/// What a file held when it was opened.
#[derive(Default)]
pub struct Kept {
    /// Finished games.
    pub outcomes: Vec<Outcome>,
    /// Lines that tell of no game: cut short by a crash, or damaged.
    pub unreadable: usize,
}

impl Keeper {
    /// Opens the file of a match, or begins it.
    pub fn open(path: &Path, header: &Value) -> Result<(Keeper, Kept)> {
        let name = path.display().to_string();
        let mut kept = Kept::default();
        let opened = OpenOptions::new().create(true).read(true).append(true).open(path);
        let mut keeper =
            Keeper { file: opened.with_context(|| format!("cannot keep games in {name}"))?, name };
        let mut lines = BufReader::new(keeper.file.try_clone()?).split(b'\n');
        let Some(first) = lines.next().transpose().with_context(|| keeper.cannot_read())? else {
            keeper.add(header)?;
            return Ok((keeper, kept));
        };
        let told: Value = serde_json::from_slice(&first)
            .map_err(|_| anyhow!("{} is not the file of a match: its first line is not JSON", keeper.name))?;
        if told != *header {
            bail!("{} keeps another match: {told}, not {header}", keeper.name);
        }
        for line in lines {
            let line = line.with_context(|| keeper.cannot_read())?;
            match serde_json::from_slice(&line) {
                Ok(outcome) => kept.outcomes.push(outcome),
                Err(_) => kept.unreadable += 1,
            }
        }
        // A line cut short must not swallow the next game.
        if !ends_a_line(path).with_context(|| keeper.cannot_read())? {
            writeln!(keeper.file).with_context(|| keeper.cannot_write())?;
        }
        Ok((keeper, kept))
    }

    /// Adds a line.
    pub fn add(&mut self, line: &impl serde::Serialize) -> Result<()> {
        // In one piece: a crash leaves a whole line or none, or the beginning of one.
        let text = serde_json::to_string(line)? + "\n";
        self.file.write_all(text.as_bytes()).with_context(|| self.cannot_write())
    }

    fn cannot_read(&self) -> String {
        format!("cannot read {}", self.name)
    }

    fn cannot_write(&self) -> String {
        format!("cannot write {}", self.name)
    }
}

fn ends_a_line(path: &Path) -> io::Result<bool> {
    let mut file = File::open(path)?;
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}
