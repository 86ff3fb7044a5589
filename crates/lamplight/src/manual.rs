use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::Program;

/// Print what completes commands in your shell
///
/// For bash, for example: lamplight completions bash > ~/.local/share/bash-completion/completions/lamplight
#[derive(Args)]
pub struct Completions {
    /// Which shell
    shell: Shell,
}

impl Completions {
    pub fn run(self) -> Result<()> {
        // All at once: a reader that stops early must not be a fault here.
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Program::command(), "lamplight", &mut text);
        Ok(stdout().write_all(&text)?)
    }
}

/// Write man pages, one for the program and one for each command
///
/// For example: lamplight man ~/.local/share/man/man1
#[derive(Args)]
pub struct Man {
    /// The folder to write them into; it is made if it is missing
    folder: PathBuf,
}

impl Man {
    pub fn run(self) -> Result<()> {
        fs::create_dir_all(&self.folder)
            .with_context(|| format!("cannot make the folder {}", self.folder.display()))?;
        let mut program = Program::command();
        program.build();
        write_pages(&program, &self.folder)
    }
}

/// A page for a command, and one for each below it.
fn write_pages(command: &clap::Command, folder: &Path) -> Result<()> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    // Building gave it the whole name: `lamplight-house-ban`.
    let name = command.get_display_name().unwrap_or(command.get_name());
    let path = folder.join(format!("{name}.1"));
    fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))?;
    for part in command.get_subcommands().filter(|part| !part.is_hide_set()) {
        write_pages(part, folder)?;
    }
    Ok(())
}
