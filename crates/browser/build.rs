//! Builds `web/` with Node and embeds what comes out, so that cargo alone makes the whole program. A source package brings
//! the built client along in `dist/`, and needs no Node.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// What the client is made of, relative to the repository.
const SOURCES: [&str; 11] = [
    "web/src",
    "web/public",
    "web/scripts/pack.ts",
    "web/scripts/offline.ts",
    "web/index.html",
    "web/at.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "locales",
];

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), String> {
    let crate_dir = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo sets CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    let root = crate_dir.join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let packed = crate_dir.join("dist");
    if packed.join("files.tsv").exists() {
        println!("cargo::rerun-if-changed={}", packed.display());
        return write_table(&packed, &out);
    }
    let web = root.join("web");
    if !is_installed(&web) {
        npm(&web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let dist = out.join("dist");
    let dist_arg = dist.to_str().ok_or("the target folder's name is not UTF-8")?;
    npm(&web, &["run", "build", "--", "--outDir", dist_arg, "--emptyOutDir", "--logLevel", "warn"])?;
    write_table(&dist, &out)
}

fn write_table(dist: &Path, out: &Path) -> Result<(), String> {
    let table = table(dist)?;
    fs::write(out.join("assets.rs"), table).map_err(|e| format!("cannot write the list of assets: {e}"))
}

/// Are the packages of the lock file in place? npm writes a copy of the lock it has installed.
fn is_installed(web: &Path) -> bool {
    let modified = |path: &str| fs::metadata(web.join(path)).and_then(|meta| meta.modified()).ok();
    match (modified("node_modules/.package-lock.json"), modified("package-lock.json")) {
        (Some(installed), Some(wanted)) => installed >= wanted,
        _ => false,
    }
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program).args(args).current_dir(web).output().map_err(|_| {
        "the browser client is built with Node.js 20.19 or newer, but `npm` was not found: install Node.js and \
         build again"
            .to_owned()
    })?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "`npm {}` failed in web/:\n{}{}",
        args.join(" "),
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    ))
}

/// Rust source of the embedded files, from the list the client's build leaves behind.
fn table(dist: &Path) -> Result<String, String> {
    let list =
        fs::read_to_string(dist.join("files.tsv")).map_err(|e| format!("the build left no list: {e}"))?;
    let mut source = String::from("static ASSETS: &[Asset] = &[\n");
    for line in list.lines() {
        let [path, media_type, hash] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(format!("a line of files.tsv has three fields, not {line:?}"));
        };
        let file = dist.join(path).display().to_string();
        writeln!(
            source,
            "    Asset {{ path: {path:?}, media_type: {media_type:?}, etag: {:?}, is_immutable: {}, \
             plain: include_bytes!({file:?}), brotli: include_bytes!({:?}), gzip: include_bytes!({:?}) }},",
            format!("\"{}\"", &hash[..32]),
            path.starts_with("assets/"),
            format!("{file}.br"),
            format!("{file}.gz"),
        )
        .map_err(|e| e.to_string())?;
    }
    source.push_str("];\n");
    Ok(source)
}
