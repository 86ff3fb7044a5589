use std::io::{Write, stdout};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::{Result, bail};
use clap::Args;
use serde_json::json;
use store::Archive;

use crate::check;
use crate::copies::stamp;
use crate::data::{default_data, only_a_file};
use crate::games::Look;
use crate::progress;

/// Put a copy in the place of the data file
///
/// The copy is checked whole first and stays where it is. What was in its place is kept beside it under another
/// name, together with its -wal and -shm, which must never lie beside another file than their own. The server must
/// not be running.
#[derive(Args)]
pub struct Restore {
    /// A copy, as `lamplight backup` makes it
    copy: PathBuf,

    /// The data file; by default the one `lamplight serve` uses
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,

    /// Take the copy even if something is wrong with it, because there is no better one
    #[arg(long)]
    anyway: bool,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Restore {
    pub fn run(self) -> Result<()> {
        tokio::runtime::Runtime::new()?.block_on(self.restore())
    }

    async fn restore(self) -> Result<()> {
        let data = only_a_file(self.data.clone().map_or_else(default_data, Ok)?)?;
        let archive = Arc::new(Archive::open(&self.copy).await?);
        let checked = check::check(&archive, Look::Logs).await?;
        let faults = checked.faults();
        if faults > 0 && !self.anyway {
            eprintln!("{}: {}", self.copy.display(), checked.text());
            let copy = self.copy.display();
            bail!(
                "{copy} is not in order: {faults} faults; nothing was changed. If there is no better copy, --anyway takes this one"
            );
        }
        let bar = progress::bytes("putting it in place");
        let kept_as = format!("-before-{}", stamp(SystemTime::now()));
        let kept = archive
            .put_in_place(&data, &kept_as, |done, of| {
                bar.set_length(of);
                bar.set_position(done);
            })
            .await?;
        archive.close().await;
        bar.finish_and_clear();
        if self.json {
            let told = json!({ "data": data, "copy": self.copy, "kept": kept, "faults": faults, "games": checked.games.games });
            writeln!(stdout(), "{told}")?;
        } else {
            let (data, copy, games) = (data.display(), self.copy.display(), checked.games.games);
            writeln!(stdout(), "{data} is now what {copy} holds: {games} games.")?;
            if let Some(kept) = kept {
                writeln!(stdout(), "What was there is kept as {}.", kept.display())?;
            }
        }
        Ok(())
    }
}
