use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{cargo, command, root, run, succeeds};
use crate::test::Outcome;

mod seeds;

/// What makes a program tell libFuzzer which branches it took; the same flags as cargo-fuzz, without a sanitizer.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing";

/// Run the fuzz targets for a while
///
/// Needs a C++ compiler for libFuzzer, but neither a nightly compiler nor cargo-fuzz (which works too). The corpus
/// begins with true texts of every game; what a target finds is kept in fuzz/artifacts.
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
        let chosen: Vec<&String> =
            targets.iter().filter(|t| self.target.is_none() || self.target.as_ref() == Some(t)).collect();
        if chosen.is_empty() {
            bail!(
                "there is no target {:?}; targets are: {}",
                self.target.unwrap_or_default(),
                targets.join(", ")
            );
        }
        build()?;
        chosen.iter().try_for_each(|target| fuzz(target, self.seconds))
    }
}

/// A few seconds of every target, where the tools allow.
pub fn short_run() -> Result<Outcome> {
    if let Some(missing) = missing() {
        return Ok(Outcome::LeftOut(missing.into()));
    }
    build()?;
    for target in targets()? {
        fuzz(&target, 10)?;
    }
    Ok(Outcome::Passed)
}

fn missing() -> Option<&'static str> {
    (!succeeds(&mut command("c++", &["--version"])))
        .then_some("there is no C++ compiler to build libFuzzer with")
}

/// The machine's own target: named, so that build scripts are not instrumented.
fn host() -> Result<String> {
    let output = command("rustc", &["-vV"]).output().context("cannot start rustc")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not tell its host")
}

fn build() -> Result<()> {
    let mut build = cargo(&["build", "--release", "--target", &host()?, "--target-dir", "target"]);
    run(build.current_dir(root().join("fuzz")).env("RUSTFLAGS", FLAGS))
}

fn fuzz(target: &str, seconds: u32) -> Result<()> {
    let (folder, host) = (root().join("fuzz"), host()?);
    let (corpus, artifacts) = (format!("corpus/{target}"), format!("artifacts/{target}/"));
    fs::create_dir_all(folder.join(&corpus))?;
    fs::create_dir_all(folder.join(&artifacts))?;
    seeds::write(&folder.join(&corpus), target)?;
    let mut fuzz: Command = command(format!("target/{host}/release/{target}"), &[&corpus]);
    fuzz.arg(format!("-artifact_prefix={artifacts}")).arg(format!("-max_total_time={seconds}"));
    run(fuzz.args(["-max_len=65536", "-print_final_stats=1", "-verbosity=0"]).current_dir(folder))
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
