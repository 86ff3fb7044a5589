//! The book: our documents, sorted for their readers, as pages one can leaf through.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{root, run};
use crate::test::Outcome;
use crate::tools::MDBOOK;
use crate::{links, rules};

/// Build the book into target/book
#[derive(Args)]
pub struct Book {
    /// Only check the links between documents
    #[arg(long)]
    links: bool,
}

/// Documents that stand at the top of the repository, where a forge shows them, and are pages of the book as well.
const TOP: [&str; 3] = ["CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"];

impl Book {
    pub fn run(self) -> Result<()> {
        check_links()?;
        if !self.links
            && let Outcome::LeftOut(reason) = build()?
        {
            bail!(reason);
        }
        Ok(())
    }
}

/// Links, the list of pages, the rules in every language, and the book itself.
pub fn check() -> Result<Outcome> {
    check_links()?;
    check_summary()?;
    rules::check()?;
    build()
}

/// Links as a forge shows them, and as the book does.
fn check_links() -> Result<()> {
    let mut files = markdown(&root().join("docs"))?;
    // The list of pages names those at the top as if they stood beside it.
    files.retain(|file| !file.ends_with("SUMMARY.md"));
    files.extend(["README.md"].iter().chain(&TOP).map(|name| root().join(name)));
    let pages = assemble()?;
    let mut broken = links::broken(&files)?;
    broken.extend(links::broken(&markdown(&pages)?)?);
    if !broken.is_empty() {
        bail!("links that lead nowhere:\n{}", broken.join("\n"));
    }
    println!("links of {} documents lead somewhere", files.len());
    Ok(())
}

/// Every document is a page of the book.
fn check_summary() -> Result<()> {
    let docs = root().join("docs");
    let summary = fs::read_to_string(docs.join("SUMMARY.md"))?;
    for file in markdown(&docs)? {
        let name = file.strip_prefix(&docs)?.to_string_lossy().replace('\\', "/");
        if name != "SUMMARY.md" && !summary.contains(&format!("({name})")) {
            bail!("docs/{name} is not in docs/SUMMARY.md: readers of the book would never find it");
        }
    }
    Ok(())
}

/// Brings all pages together in one folder, each with links as they are there.
fn assemble() -> Result<PathBuf> {
    let pages = root().join("target/book-pages");
    if pages.exists() {
        fs::remove_dir_all(&pages)?;
    }
    copy(&root().join("docs"), &pages)?;
    for file in markdown(&pages)? {
        let text = fs::read_to_string(&file)?;
        let higher = |text: String, name: &&str| text.replace(&format!("../{name}"), name);
        fs::write(&file, TOP.iter().fold(text, higher))?;
    }
    for name in TOP {
        let text = fs::read_to_string(root().join(name))?;
        fs::write(pages.join(name), text.replace("](docs/", "]("))?;
    }
    Ok(pages)
}

fn build() -> Result<Outcome> {
    let mut mdbook = match MDBOOK.command(&["build"]) {
        Ok(mdbook) => mdbook,
        Err(reason) => {
            return Ok(Outcome::Partly(format!("the book was not built, its links were checked: {reason}")));
        }
    };
    run(mdbook.arg(root()).arg("--dest-dir").arg(root().join("target/book")))?;
    println!("the book is {}", root().join("target/book/index.html").display());
    Ok(Outcome::Passed)
}

/// All Markdown files below a folder, sorted.
fn markdown(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(markdown(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() { copy(&path, &target)? } else { fs::copy(&path, &target).map(|_| ())? }
    }
    Ok(())
}
