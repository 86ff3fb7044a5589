use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The repository.
pub fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

/// A command that starts in the repository.
pub fn command(program: impl AsRef<OsStr>, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// The cargo that runs us.
pub fn cargo(args: &[&str]) -> Command {
    command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), args)
}

/// Shows a command, runs it, and fails if it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let words: Vec<_> = [command.get_program()].into_iter().chain(command.get_args()).collect();
    let words = words.join(OsStr::new(" ")).to_string_lossy().into_owned();
    println!("$ {words}");
    let status = command.status().with_context(|| format!("cannot start {words}"))?;
    if !status.success() {
        bail!("{words}: {status}");
    }
    Ok(())
}

/// Does this command succeed? Nothing is shown.
pub fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
