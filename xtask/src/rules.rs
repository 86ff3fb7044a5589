//! Rules of every game in every language as pages of the book, from the words of the client.

use std::fs;
use std::path::PathBuf;

use anyhow::{Result, bail};
use paper::Words;
use shelf::{Shelved, Visitor};

use crate::shell::root;

struct Aid;

impl Visitor for Aid {
    type Out = Option<table::aid::Aid>;

    fn visit<G: Shelved>(self) -> Self::Out {
        G::aid()
    }
}

/// Every page with what belongs on it.
pub fn pages() -> Result<Vec<(PathBuf, String)>> {
    let mut pages = Vec::new();
    for game in shelf::names() {
        let Some(aid) = shelf::visit(game, Aid)? else { continue };
        for language in paper::languages() {
            let path = root().join(format!("docs/players/rules-{game}-{language}.md"));
            pages.push((path, paper::page(game, &aid, &Words::of(language)?)));
        }
    }
    Ok(pages)
}

pub fn check() -> Result<()> {
    for (path, text) in pages()? {
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            bail!("{} is not current; run cargo xtask codegen", path.display());
        }
    }
    Ok(())
}
