use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{cargo, command, root, run};
use crate::test::Outcome;
use crate::{pads, refusals, rules};

/// Write the files that are generated from Rust
#[derive(Args)]
pub struct Codegen {
    /// Only say whether they are current; fail if not
    #[arg(long)]
    check: bool,

    /// Only what is made of the games, which needs no server to be built
    #[arg(long, conflicts_with = "check")]
    games: bool,
}

/// Something that writes TypeScript into a folder.
enum Generator {
    /// The server's wire: an example of its crate.
    Server,
    /// A game on the shelf that has a board of its own in the browser.
    Game(&'static str),
}

/// The server, and every game with a folder in the browser's `games`.
fn generators() -> Vec<Generator> {
    let drawn = |name: &&&str| games().join(name).exists();
    let games = shelf::names().iter().filter(drawn).map(|name| Generator::Game(name));
    [Generator::Server].into_iter().chain(games).collect()
}

fn games() -> PathBuf {
    root().join("web/src/games")
}

impl Codegen {
    pub fn run(self) -> Result<()> {
        if self.check {
            return check().map(|_| ());
        }
        for generator in
            generators().into_iter().filter(|one| !(self.games && matches!(one, Generator::Server)))
        {
            generator.write(&generator.folder())?;
        }
        fs::write(root().join(refusals::FILE), refusals::json()?)?;
        for (path, text) in pads::finals()?.into_iter().chain(rules::pages()?) {
            fs::create_dir_all(path.parent().unwrap_or(&path))?;
            fs::write(path, text)?;
        }
        Ok(())
    }
}

/// Generates everything aside and compares.
pub fn check() -> Result<Outcome> {
    for generator in generators() {
        let fresh = target().join("generated").join(generator.name());
        if fresh.exists() {
            fs::remove_dir_all(&fresh)?;
        }
        fs::create_dir_all(&fresh)?;
        generator.write(&fresh)?;
        let (kept, fresh) = (files(&generator.folder())?, files(&fresh)?);
        // Files written by hand may stand beside the generated ones.
        let stale = fresh.keys().find(|name| kept.get(*name) != fresh.get(*name));
        if let Some(name) = stale {
            let file = generator.folder().join(name);
            bail!("{} is not current; run cargo xtask codegen", file.display());
        }
        println!("{}: {} files are current", generator.name(), fresh.len());
    }
    if fs::read_to_string(root().join(refusals::FILE)).ok().as_ref() != Some(&refusals::json()?) {
        bail!("{} is not current; run cargo xtask codegen", refusals::FILE);
    }
    println!("{} is current", refusals::FILE);
    for (path, text) in pads::finals()? {
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            bail!("{} is not current; run cargo xtask codegen", path.display());
        }
        println!("{}: {} final positions are current", path.display(), text.lines().count());
    }
    Ok(Outcome::Passed)
}

impl Generator {
    fn name(&self) -> &'static str {
        match self {
            Generator::Server => "server",
            Generator::Game(name) => name,
        }
    }

    fn folder(&self) -> PathBuf {
        match self {
            Generator::Server => root().join("web/src/wire"),
            Generator::Game(name) => games().join(name).join("wire"),
        }
    }

    fn write(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder)?;
        let written = match self {
            // The same features as in the tests, so that nothing is compiled twice.
            Generator::Server => {
                run(&mut cargo(&["build", "--workspace", "--all-features", "--example", "wire"]))?;
                run(command(target().join("debug/examples/wire"), &[]).arg(folder))
            }
            Generator::Game(name) => shelf::write_typescript(name, folder)?
                .map_err(Into::into)
                .and_then(|()| pads::write(name, folder)),
        };
        written.with_context(|| format!("the TypeScript of {} was not written", self.name()))
    }
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// All files below a folder with their content.
fn files(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let (mut found, mut folders) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| format!("cannot read {}", next.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.insert(path.strip_prefix(folder)?.to_owned(), fs::read(&path)?);
            }
        }
    }
    Ok(found)
}
