use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::servers;
use crate::shell::{cargo, run};

/// Three machines on PostgreSQL under faults, for as long as you like: every promise kept, or it says which was broken
///
/// Plays in rounds, each with a new house, and prints the figures of all. With --tally what each round has shown is written down, and
/// a later call goes on from it until the time is full.
#[derive(Args)]
pub struct Cluster {
    /// How long in all, without what starting and checking takes
    #[arg(long, value_name = "N", default_value_t = 60)]
    minutes: u64,

    /// What chance begins with
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The file of figures to go on from
    #[arg(long, value_name = "FILE")]
    tally: Option<PathBuf>,

    /// Build the program as it is released
    #[arg(long)]
    release: bool,
}

impl Cluster {
    pub fn run(&self) -> Result<()> {
        servers::install();
        let mut test = cargo(&["test", "-p", "cluster-tests", "--test", "cluster"]);
        if self.release {
            test.arg("--release");
        }
        test.args(["--", "--nocapture"]);
        test.env("LAMPLIGHT_CLUSTER", (60 * self.minutes.max(1)).to_string());
        test.env("LAMPLIGHT_SEED", self.seed.to_string());
        if let Some(tally) = &self.tally {
            test.env("LAMPLIGHT_TALLY", std::path::absolute(tally)?);
        }
        run(&mut test)
    }
}
