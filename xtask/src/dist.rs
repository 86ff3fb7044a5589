//! What is handed out with a version: the program with its manual, the whole source that builds without Node, what it is
//! made of, and checksums of all.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::shell::{cargo, command, root, run};

/// Pack what a release hands out into target/dist
///
/// The program (built in release mode, without debug information) with completions, man pages and licences; with --source also
/// the source with the built client in it, which needs no Node; the list of everything it is made of (CycloneDX); SHA-256 of all.
#[derive(Args)]
pub struct Dist {
    /// For which system, as rustc names it; this one when not given
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,

    /// Pack the source as well
    #[arg(long)]
    source: bool,

    /// Pack only the source and the list of parts, and build nothing but the client
    #[arg(long, conflicts_with = "target")]
    source_only: bool,
}

/// A program without debug information may have so many bytes.
const MOST_BYTES: u64 = 25 * 1024 * 1024;

impl Dist {
    pub fn run(self) -> Result<()> {
        let out = root().join("target/dist");
        if out.exists() {
            fs::remove_dir_all(&out)?;
        }
        fs::create_dir_all(&out)?;
        if !self.source_only {
            program(&out, self.target.as_deref())?;
        }
        if self.source || self.source_only {
            source(&out)?;
        }
        fs::write(out.join("lamplight.cdx.json"), serde_json::to_string_pretty(&parts()?)? + "\n")?;
        sums(&out)
    }
}

fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// Builds and packs the program with what belongs beside it.
fn program(out: &Path, target: Option<&str>) -> Result<()> {
    let mut build =
        cargo(&["rustc", "--release", "--locked", "--package", "lamplight", "--bin", "lamplight"]);
    build.args(target.iter().flat_map(|triple| ["--target", triple]));
    if target.map_or_else(host, |triple| Ok(triple.to_owned()))? == "x86_64-unknown-linux-gnu" {
        // The linker that comes with Rust there finds functions that are alike and keeps one.
        build.args(["--", "-C", "link-arg=-Wl,--icf=all"]);
    }
    run(build.env("CARGO_PROFILE_RELEASE_STRIP", "symbols"))?;
    let (triple, folder) = match target {
        Some(triple) => (triple.to_owned(), root().join("target").join(triple).join("release")),
        None => (host()?, root().join("target/release")),
    };
    let ending = if triple.contains("windows") { ".exe" } else { "" };
    let built = folder.join(format!("lamplight{ending}"));
    let bytes = fs::metadata(&built).with_context(|| format!("{} was not built", built.display()))?.len();
    println!("lamplight for {triple}: {:.1} MB", bytes as f64 / 1e6);
    if bytes > MOST_BYTES {
        bail!("the program has {bytes} bytes; without debug information it may have {MOST_BYTES}");
    }
    let name = format!("lamplight-{}-{triple}", version());
    let packed = out.join(&name);
    fs::create_dir_all(packed.join("completions"))?;
    fs::copy(&built, packed.join(format!("lamplight{ending}")))?;
    for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(file), packed.join(file))?;
    }
    // What was built for another system cannot run here; this one's own program tells the same.
    if triple == host()? {
        manual(&built, &packed)?;
    }
    archive(out, &name)
}

fn manual(program: &Path, packed: &Path) -> Result<()> {
    run(command(program, &["man"]).arg(packed.join("man")))?;
    for (shell, file) in [("bash", "lamplight.bash"), ("zsh", "_lamplight"), ("fish", "lamplight.fish")] {
        let told = command(program, &["completions", shell]).output()?;
        if !told.status.success() {
            bail!("lamplight completions {shell}: {}", told.status);
        }
        fs::write(packed.join("completions").join(file), told.stdout)?;
    }
    Ok(())
}

/// Packs what git knows of, the built client, and the name of the commit.
fn source(out: &Path) -> Result<()> {
    let name = format!("lamplight-{}-source", version());
    let packed = out.join(&name);
    fs::create_dir_all(&packed)?;
    let tar = out.join("source.tar");
    run(command("git", &["archive", "--format=tar", "HEAD", "--output"]).arg(&tar))?;
    run(command("tar", &["-xf"]).arg(&tar).arg("-C").arg(&packed))?;
    fs::remove_file(&tar)?;
    let commit = command("git", &["rev-parse", "--short=12", "HEAD"]).output()?;
    fs::write(packed.join("COMMIT"), commit.stdout)?;
    let web = root().join("web");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if !web.join("node_modules").exists() {
        run(command(npm, &["ci", "--no-audit", "--no-fund"]).current_dir(&web))?;
    }
    let client = packed.join("crates/browser/dist");
    run(command(npm, &["run", "build", "--", "--emptyOutDir", "--logLevel", "warn", "--outDir"])
        .arg(&client)
        .current_dir(&web))?;
    archive(out, &name)
}

/// One file of a folder, which goes.
fn archive(out: &Path, name: &str) -> Result<()> {
    let (flag, ending) = if name.contains("windows") { ("-acf", "zip") } else { ("-czf", "tar.gz") };
    let file = format!("{name}.{ending}");
    run(command("tar", &[flag, &file, name]).current_dir(out))?;
    fs::remove_dir_all(out.join(name))?;
    Ok(())
}

fn host() -> Result<String> {
    let told = command("rustc", &["-vV"]).output()?;
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(line.context("rustc does not say for which system it builds")?.to_owned())
}

/// Everything the program is made of, in the form CycloneDX 1.5.
fn parts() -> Result<Value> {
    let told = cargo(&["metadata", "--format-version", "1", "--locked"]).output()?;
    if !told.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&told.stderr));
    }
    let metadata: Value = serde_json::from_slice(&told.stdout)?;
    let used = used_by_the_program(&metadata);
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let component = |package: &Value| {
        let (name, version) = (&package["name"], &package["version"]);
        let plain = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        json!({
            "type": "library",
            "name": name,
            "version": version,
            "purl": format!("pkg:cargo/{}@{}", plain(name), plain(version)),
            "licenses": [{ "expression": package["license"].as_str().unwrap_or("NOASSERTION").replace('/', " OR ") }],
        })
    };
    let is_used =
        |package: &&Value| package["id"].as_str().is_some_and(|id| used.iter().any(|one| one == id));
    let components: Vec<Value> =
        packages.iter().filter(is_used).filter(|one| !one["source"].is_null()).map(component).collect();
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application", "name": "lamplight", "version": version(),
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        } },
        "components": components,
    }))
}

/// Packages that the program needs, at build time or later, by their ids; not those of tests only.
fn used_by_the_program(metadata: &Value) -> Vec<String> {
    let nodes = metadata["resolve"]["nodes"].as_array().map_or(&[][..], Vec::as_slice);
    let is_program = |node: &&Value| node["id"].as_str().is_some_and(|id| id.contains("crates/lamplight#"));
    let mut open: Vec<&Value> = nodes.iter().filter(is_program).collect();
    let mut used: Vec<String> = Vec::new();
    while let Some(node) = open.pop() {
        let Some(id) = node["id"].as_str() else { continue };
        if used.iter().any(|one| one == id) {
            continue;
        }
        used.push(id.to_owned());
        for needed in node["deps"].as_array().map_or(&[][..], Vec::as_slice) {
            let kinds = needed["dep_kinds"].as_array().map_or(&[][..], Vec::as_slice);
            if kinds.iter().any(|kind| kind["kind"] != "dev") {
                open.extend(nodes.iter().find(|other| other["id"] == needed["pkg"]));
            }
        }
    }
    used
}

/// SHA-256 of every file, as `sha256sum --check` reads it.
fn sums(out: &Path) -> Result<()> {
    let entries = fs::read_dir(out)?.collect::<Result<Vec<_>, _>>()?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.sort();
    let mut text = String::new();
    for file in files {
        let hash: String =
            Sha256::digest(fs::read(&file)?).iter().map(|byte| format!("{byte:02x}")).collect();
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        println!("{hash}  {name}");
        text += &format!("{hash}  {name}\n");
    }
    Ok(fs::write(out.join("SHA256SUMS"), text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_parts_names_what_the_program_needs_and_nothing_of_tests_or_our_own() {
        let parts = parts().unwrap();
        let names: Vec<&str> =
            parts["components"].as_array().unwrap().iter().filter_map(|part| part["name"].as_str()).collect();
        for needed in ["axum", "pdf-writer", "sqlx", "tokio"] {
            assert!(names.contains(&needed), "{needed} is missing");
        }
        for other in ["proptest", "insta", "lamplight", "server"] {
            assert!(!names.contains(&other), "{other} is no part of the program that others made");
        }
    }
}
