use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{command, root, run, succeeds};
use crate::test::Outcome;

/// Run the fuzz targets for a while
///
/// Needs a nightly compiler and cargo-fuzz. What a target finds is kept in fuzz/artifacts.
#[derive(Args)]
pub struct Fuzz {
    /// Which target; all of them when not given
    target: Option<String>,

    /// How long each target runs
    #[arg(long, default_value_t = 60, value_name = "S")]
    seconds: u32,
}

impl Fuzz {
    pub fn run(self) -> Result<()> {
        if let Some(missing) = missing() {
            bail!("{missing}");
        }
        let targets = targets()?;
        match self.target {
            None => targets.iter().try_for_each(|target| fuzz(target, self.seconds)),
            Some(target) if targets.contains(&target) => fuzz(&target, self.seconds),
            Some(target) => bail!("there is no target {target:?}; targets are: {}", targets.join(", ")),
        }
    }
}

/// A few seconds of every target, where the tools allow.
pub fn short_run() -> Result<Outcome> {
    if let Some(missing) = missing() {
        return Ok(Outcome::LeftOut(missing.into()));
    }
    for target in targets()? {
        fuzz(&target, 10)?;
    }
    Ok(Outcome::Passed)
}

fn missing() -> Option<&'static str> {
    if !succeeds(&mut nightly(&["--version"])) {
        return Some("there is no nightly compiler");
    }
    (!succeeds(&mut nightly(&["fuzz", "--version"]))).then_some("cargo-fuzz is not installed")
}

fn fuzz(target: &str, seconds: u32) -> Result<()> {
    let time = format!("-max_total_time={seconds}");
    run(&mut nightly(&["fuzz", "run", target, "--", &time, "-max_len=65536", "-verbosity=0"]))
}

fn nightly(args: &[&str]) -> Command {
    let mut cargo = command("cargo", &["+nightly"]);
    // The stable cargo that runs us must not tell the nightly one where to build.
    cargo.args(args).env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    cargo
}

/// The names of all targets: one file each.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut names = Vec::new();
    for file in files {
        let path = file?.path();
        names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}
