use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use server::{Config, Hall};
use store::Store;

use crate::serve::{Settings, logging, wait_for_the_end};

/// Think for the bots of a house that other machines serve
///
/// Takes bots' turns, clocks that run out and interrupted reviews from the database, one machine at a time each. Nobody connects to
/// it. Machines that serve with --thinkers 0 leave all bots' turns to machines like this.
#[derive(Args)]
pub struct Think {
    /// The address of the PostgreSQL database: postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL", env = "LAMPLIGHT_DATA")]
    data: PathBuf,

    /// The address of the NATS server by which machines wake each other, if there is one
    #[arg(long, value_name = "URL", env = "LAMPLIGHT_BUS")]
    bus: Option<String>,

    /// Threads that think; all cores by default
    #[arg(long, value_name = "N", env = "LAMPLIGHT_THINKERS", value_parser = clap::value_parser!(u16).range(1..))]
    thinkers: Option<u16>,
}

/// Nobody is here whom a question to the database could keep waiting, so it is looked often for what is due.
const WAKE_EVERY: Duration = Duration::from_millis(100);

impl Think {
    pub fn run(self) -> Result<()> {
        if !store::is_address(&self.data) {
            bail!(
                "to think for others needs a house on a PostgreSQL server; {} is a file, which one program serves alone",
                self.data.display()
            );
        }
        logging::start(&Settings::default())?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.think())
    }

    async fn think(self) -> Result<()> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinkers = self.thinkers.map_or(cores, usize::from);
        let store = Store::open(&self.data).await?;
        let config = Config { bus: self.bus, thinkers, wake_every: WAKE_EVERY, ..Config::default() };
        let hall = Hall::new(store, config);
        hall.agree_on_time().await?;
        println!("Thinking for {} on {thinkers} threads. Ctrl-C ends it.", store::shown(&self.data));
        wait_for_the_end().await?;
        hall.stop().await;
        Ok(())
    }
}
