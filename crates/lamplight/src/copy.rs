use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::json;
use store::{Archive, Copying};

use crate::check;
use crate::games::Look;
use crate::progress;

/// Copy a house to another place: from a data file to a PostgreSQL database, or back
///
/// Nobody may use either meanwhile. If it is stopped, by Ctrl-C or otherwise, the same command goes on where it was. Every game is
/// played again on arrival; only then can the copy be opened. What is copied stays as it is.
#[derive(Args)]
pub struct Copy {
    /// A data file, or the address of a PostgreSQL database
    from: PathBuf,

    /// Where it goes: a file that is not there yet, or the address of an empty database
    to: PathBuf,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Copy {
    pub fn run(self) -> Result<()> {
        tokio::runtime::Runtime::new()?.block_on(self.copy())
    }

    async fn copy(self) -> Result<()> {
        let (from, to) = (store::shown(&self.from), store::shown(&self.to));
        let copying = Copying::open(&self.from, &self.to).await?;
        let bar = progress::bar(0, "copying");
        let arrived = copying
            .run(|there, all| {
                bar.set_length(all);
                bar.set_position(there);
            })
            .await
            .with_context(|| {
                format!("{from} could not be copied whole; the same command goes on where it was")
            })?;
        bar.finish_and_clear();
        let games = check_arrived(&arrived.unfinished, &to).await?;
        let (rows, before) = (arrived.rows, arrived.before);
        arrived.finish().await?;
        if self.json {
            let told = json!({ "from": from, "to": to, "rows": rows, "before": before, "games": games });
            writeln!(stdout(), "{told}")?;
        } else {
            let earlier = if before > 0 { format!(", {before} of them earlier") } else { String::new() };
            writeln!(
                stdout(),
                "{to} is now what {from} holds: {rows} rows{earlier}. All {games} games were played again and are in order."
            )?;
        }
        Ok(())
    }
}

/// Plays every game again and tells how many there are.
async fn check_arrived(unfinished: &Path, to: &str) -> Result<u64> {
    let archive = Arc::new(Archive::open(unfinished).await?);
    let checked = check::check(&archive, Look::Replay).await;
    archive.close().await;
    let checked = checked?;
    let faults = checked.faults();
    if faults > 0 {
        eprintln!("{to}: {}", checked.text());
        bail!(
            "what arrived at {to} is not in order: {faults} faults; it cannot be opened. Look at the original with `lamplight check`"
        );
    }
    Ok(checked.games.games)
}
