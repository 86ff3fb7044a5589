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

/// Whole games in a real browser.
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

/// Sees to it that there is a browser: one that is installed, else Debian's package, else the one Playwright fetches.
fn chromium() -> Result<()> {
    let is_there = || succeeds(&mut node(&["scripts/chromium.mjs"]));
    if is_there() {
        return Ok(());
    }
    let debian = [
        command("apt-get", &["update"]),
        command("apt-get", &["install", "--yes", "--no-install-recommends", "chromium"]),
    ];
    if succeeds(&mut command("apt-get", &["--version"]))
        && debian.into_iter().all(|mut step| run(&mut step).is_ok())
    {
        return Ok(());
    }
    let fetched = run(&mut npm(&["exec", "--", "playwright", "install", "chromium"]));
    if fetched.is_ok() && is_there() {
        return Ok(());
    }
    // Its last words say what to do.
    run(&mut node(&["scripts/chromium.mjs"])).context("the browser tests need Chrome or Chromium")
}

fn node(args: &[&str]) -> Command {
    let mut node = command("node", args);
    node.current_dir(root().join("web"));
    node
}

fn npm(args: &[&str]) -> Command {
    let mut npm = command(if cfg!(windows) { "npm.cmd" } else { "npm" }, args);
    npm.current_dir(root().join("web"));
    npm
}
