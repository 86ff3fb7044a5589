use std::io::{Write, stdout};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Result, bail};
use clap::Args;
use serde::Serialize;
use store::Archive;

use crate::data::Data;
use crate::games::{self, Look};
use crate::progress;

/// Check a data file or a copy: every page, every log, every game
///
/// Reads the file through, compares each log with the end its table tells, and plays every game again from its
/// seed. Nothing is changed, and people may play meanwhile. Ends with 1 if anything is wrong.
#[derive(Args)]
pub struct Check {
    #[command(flatten)]
    data: Data,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What was found in a file.
#[derive(Debug, Serialize)]
pub struct Checked {
    pub version: u32,
    pub bytes: u64,
    /// Of pages and indexes.
    pub pages: Vec<String>,
    /// Of rows that speak of others.
    pub links: Vec<String>,
    #[serde(flatten)]
    pub games: games::Found,
}

impl Check {
    pub fn run(self) -> Result<()> {
        let path = self.data.path()?;
        let checked = tokio::runtime::Runtime::new()?.block_on(async {
            let archive = Arc::new(Archive::open(&path).await?);
            let checked = check(&archive, Look::Replay).await;
            archive.close().await;
            checked
        });
        if self.json {
            writeln!(stdout(), "{}", told(&path, &checked))?;
        } else if let Ok(checked) = &checked {
            writeln!(stdout(), "{}: {}", path.display(), checked.text())?;
        }
        let faults = checked?.faults();
        if faults > 0 {
            bail!("{} is not in order: {faults} faults", path.display());
        }
        Ok(())
    }
}

/// Everything that can be found out about a file.
pub async fn check(archive: &Arc<Archive>, look: Look) -> Result<Checked> {
    let spinner = progress::spinner();
    spinner.set_message(format!("reading {} through", archive.path().display()));
    let pages = archive.check_pages().await?;
    // What stands on damaged pages cannot be judged.
    let (links, games) = if pages.is_empty() {
        spinner.set_message("following every link");
        let links = archive.check_links().await?;
        spinner.finish_and_clear();
        (links, games::check_all(archive, look).await?)
    } else {
        (Vec::new(), games::Found::default())
    };
    spinner.finish_and_clear();
    Ok(Checked { version: archive.version(), bytes: archive.size(), pages, links, games })
}

impl Checked {
    pub fn faults(&self) -> usize {
        self.pages.len() + self.links.len() + self.games.faults.len()
    }

    pub fn text(&self) -> String {
        let Checked { version, bytes, pages, links, games } = self;
        let mut text = format!(
            "data version {version}, {bytes} bytes, {} games, {} entries",
            games.games, games.entries
        );
        if self.faults() == 0 {
            text.push_str(". Everything is in order.");
        }
        for fault in pages.iter().chain(links) {
            text.push_str("\n  ");
            text.push_str(fault);
        }
        for fault in &games.faults {
            text.push_str("\n  ");
            text.push_str(&fault.text());
        }
        text
    }
}

fn told(path: &Path, checked: &Result<Checked>) -> serde_json::Value {
    let mut told = match checked {
        Ok(checked) => serde_json::json!(checked),
        Err(error) => serde_json::json!({ "why": format!("{error:#}") }),
    };
    told["file"] = path.display().to_string().into();
    told["ok"] = checked.as_ref().is_ok_and(|checked| checked.faults() == 0).into();
    told
}
