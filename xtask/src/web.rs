use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{command, root, run, succeeds};
use crate::test::Outcome;

/// Types, words and unit tests of the browser client.
pub fn check() -> Result<Outcome> {
    install()?;
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["test"]))?;
    Ok(Outcome::Passed)
}

/// Whole games in a real Chromium.
pub fn end_to_end() -> Result<Outcome> {
    install()?;
    chromium()?;
    run(&mut npm(&["run", "e2e"]))?;
    Ok(Outcome::Passed)
}

/// Installs the packages of the lock file unless they are in place already.
fn install() -> Result<()> {
    if !succeeds(&mut command("node", &["--version"])) {
        bail!("the browser client needs Node 20 or later; install it, or leave its steps out with --skip");
    }
    let modified =
        |path: &str| root().join("web").join(path).metadata().and_then(|meta| meta.modified()).ok();
    match (modified("node_modules/.package-lock.json"), modified("package-lock.json")) {
        (Some(installed), Some(wanted)) if installed >= wanted => Ok(()),
        _ => run(&mut npm(&["ci", "--no-audit", "--no-fund"])),
    }
}

/// Installs Debian's Chromium if there is none.
fn chromium() -> Result<()> {
    if Path::new("/usr/bin/chromium").exists() {
        return Ok(());
    }
    let steps = || -> Result<()> {
        run(&mut command("apt-get", &["update"]))?;
        run(&mut command("apt-get", &["install", "--yes", "--no-install-recommends", "chromium"]))
    };
    steps().context("the browser tests need /usr/bin/chromium, which apt-get could not install")
}

fn npm(args: &[&str]) -> Command {
    let mut npm = command("npm", args);
    npm.current_dir(root().join("web"));
    npm
}
