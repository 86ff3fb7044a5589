use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::refusals;
use crate::shell::{cargo, command, root, run};
use crate::test::Outcome;

/// Write the files that are generated from Rust
#[derive(Args)]
pub struct Codegen {
    /// Only say whether they are current; fail if not
    #[arg(long)]
    check: bool,
}

/// An example that writes TypeScript into the folder it is given.
struct Generator {
    package: &'static str,
    example: &'static str,
    folder: &'static str,
}

const GENERATORS: &[Generator] = &[
    Generator { package: "server", example: "wire", folder: "web/src/wire" },
    Generator { package: "lamplight-tribes", example: "tribes-wire", folder: "web/src/games/tribes/wire" },
    Generator { package: "lamplight-djinn", example: "djinn-wire", folder: "web/src/games/djinn/wire" },
];

impl Codegen {
    pub fn run(self) -> Result<()> {
        if self.check {
            return check().map(|_| ());
        }
        build()?;
        for generator in GENERATORS {
            generator.write(&root().join(generator.folder))?;
        }
        fs::write(root().join(refusals::FILE), refusals::json()?)?;
        Ok(())
    }
}

/// Generates everything aside and compares.
pub fn check() -> Result<Outcome> {
    build()?;
    let aside = target().join("generated");
    for generator in GENERATORS {
        let fresh = aside.join(generator.example);
        if fresh.exists() {
            fs::remove_dir_all(&fresh)?;
        }
        fs::create_dir_all(&fresh)?;
        generator.write(&fresh)?;
        let (kept, fresh) = (files(&root().join(generator.folder))?, files(&fresh)?);
        // Files written by hand may stand beside the generated ones.
        let stale = fresh.keys().find(|name| kept.get(*name) != fresh.get(*name));
        if let Some(name) = stale {
            bail!("{}/{} is not current; run cargo xtask codegen", generator.folder, name.display());
        }
        println!("{}: {} files are current", generator.folder, fresh.len());
    }
    if fs::read_to_string(root().join(refusals::FILE)).ok().as_ref() != Some(&refusals::json()?) {
        bail!("{} is not current; run cargo xtask codegen", refusals::FILE);
    }
    println!("{} is current", refusals::FILE);
    Ok(Outcome::Passed)
}

impl Generator {
    fn write(&self, folder: &Path) -> Result<()> {
        let program = target().join("debug/examples").join(self.example);
        run(command(program, &[]).arg(folder))
            .with_context(|| format!("the generator of {} did not run", self.package))
    }
}

/// Builds the generators with the same features as the tests, so that nothing is compiled twice.
fn build() -> Result<()> {
    let mut build = cargo(&["build", "--workspace", "--all-features", "--examples"]);
    run(&mut build)
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
