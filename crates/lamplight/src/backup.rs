use std::io::{Write, stdout};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::json;
use store::Archive;

use crate::copies::Copies;
use crate::data::{Data, only_a_file};
use crate::progress;
use crate::span::Span;

/// Copy the data file, while people play or not
///
/// The copy is everything as it was at one moment, in one file, and is read through before it counts. It can be
/// put in place with `lamplight restore COPY`.
#[derive(Args)]
pub struct Backup {
    #[command(flatten)]
    data: Data,

    /// The folder for the copies; by default the data file's own. Better another disk
    #[arg(long, value_name = "DIR")]
    to: Option<PathBuf>,

    /// Keep the newest copies and remove older ones
    #[arg(long, value_name = "N")]
    keep: Option<NonZero<usize>>,

    /// Go on for ever, with a copy so often: 30m, 12h, 1d
    #[arg(long, value_name = "TIME")]
    every: Option<Span>,

    /// Print one JSON object per copy
    #[arg(long)]
    json: bool,
}

/// If a copy fails, another is tried after so long at the latest.
const TRY_AGAIN: Duration = Duration::from_secs(600);

impl Backup {
    pub fn run(self) -> Result<()> {
        let data = only_a_file(self.data.path()?)?;
        let copies = Copies::of(&data, self.to.as_deref());
        tokio::runtime::Runtime::new()?.block_on(async {
            let Some(every) = self.every.map(Span::duration) else { return self.copy(&data, &copies).await };
            loop {
                let age = copies.prepare(SystemTime::now()).and_then(|()| copies.age(SystemTime::now()))?;
                if let Some(left) = age.and_then(|age| every.checked_sub(age)).filter(|left| !left.is_zero())
                {
                    tokio::time::sleep(left).await;
                    continue;
                }
                if let Err(error) = self.copy(&data, &copies).await {
                    let wait = every.min(TRY_AGAIN);
                    eprintln!("error: {error:#}; another copy is tried in {} s", wait.as_secs());
                    tokio::time::sleep(wait).await;
                }
            }
        })
    }

    async fn copy(&self, data: &Path, copies: &Copies) -> Result<()> {
        let begun = Instant::now();
        copies.prepare(SystemTime::now())?;
        let archive = Archive::open(data).await?;
        let copy = copies.name(SystemTime::now());
        let bar = progress::bytes("copying");
        let copied = archive
            .copy_to(&copy, |done, of| {
                bar.set_length(of);
                bar.set_position(done);
            })
            .await;
        archive.close().await;
        bar.finish_and_clear();
        copied.with_context(|| format!("no copy of {} could be made", data.display()))?;
        let bytes = read_through(&copy).await?;
        let removed = self.keep.map_or_else(|| Ok(Vec::new()), |most| copies.keep(most.get()))?;
        let took = begun.elapsed();
        if self.json {
            let took_ms = took.as_millis() as u64;
            writeln!(
                stdout(),
                "{}",
                json!({ "copy": copy, "bytes": bytes, "took_ms": took_ms, "removed": removed })
            )?;
        } else {
            let copy = copy.display();
            writeln!(stdout(), "{copy}: {bytes} bytes, in order, in {:.1} s", took.as_secs_f64())?;
            for gone in removed {
                writeln!(stdout(), "{} was removed", gone.display())?;
            }
        }
        stdout().flush()?;
        Ok(())
    }
}

/// A copy that cannot be read is none, and must not push good ones out.
async fn read_through(copy: &Path) -> Result<u64> {
    let archive = Arc::new(Archive::open(copy).await?);
    let spinner = progress::spinner();
    spinner.set_message("reading the copy through");
    let faults = archive.check_pages().await;
    let bytes = archive.size();
    archive.close().await;
    spinner.finish_and_clear();
    if let Some(fault) = faults?.first() {
        std::fs::remove_file(copy).with_context(|| format!("cannot remove {}", copy.display()))?;
        bail!("the copy is damaged and was removed ({fault}); look at the data file with `lamplight check`");
    }
    Ok(bytes)
}
