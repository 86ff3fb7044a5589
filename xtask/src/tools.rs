//! Programs of others that steps need: found if installed, else installed once into `target/tools`.

use std::path::PathBuf;
use std::process::Command;

use crate::shell::{cargo, command, root, run, succeeds};

/// A program that comes as a crate.
pub struct Tool {
    /// What it is called on a command line.
    pub name: &'static str,
    /// The crate it comes in.
    pub package: &'static str,
    /// Which version is installed where there is none.
    pub version: &'static str,
    /// How it is built smallest.
    pub flags: &'static [&'static str],
}

/// Licences, sources and advisories of dependencies. A minute or two where it is missing.
pub const DENY: Tool = Tool { name: "cargo-deny", package: "cargo-deny", version: "0.20.2", flags: &[] };

/// Builds the book; without its server, which is most of it.
pub const MDBOOK: Tool = Tool {
    name: "mdbook",
    package: "mdbook",
    version: "0.5.4",
    flags: &["--no-default-features", "--features", "search"],
};

impl Tool {
    /// The program, or why there is none.
    pub fn get(&self) -> Result<PathBuf, String> {
        if succeeds(&mut command(self.name, &["--version"])) {
            return Ok(self.name.into());
        }
        let folder = root().join("target/tools");
        let kept = folder.join("bin").join(format!("{}{}", self.name, std::env::consts::EXE_SUFFIX));
        if !succeeds(&mut command(&kept, &["--version"])) {
            println!("{} is missing and is built once into {}", self.name, folder.display());
            // It runs for seconds: built without optimisation and debug information it is there much sooner.
            let mut install = cargo(&["install", "--debug", "--locked", "--quiet", self.package]);
            install.env("CARGO_PROFILE_DEV_DEBUG", "0");
            install.args(["--version", self.version]).args(self.flags).arg("--root").arg(&folder);
            // The tool is nobody's dependency: its build must not touch ours.
            install.arg("--target-dir").arg(folder.join("build")).env_remove("RUSTFLAGS");
            run(&mut install).map_err(|error| format!("{} cannot be installed: {error:#}", self.name))?;
        }
        Ok(kept)
    }

    /// The program with these words, or why there is none.
    pub fn command(&self, words: &[&str]) -> Result<Command, String> {
        Ok(command(self.get()?, words))
    }
}
