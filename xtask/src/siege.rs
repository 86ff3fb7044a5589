use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;

use crate::schemathesis;
use crate::shell::{cargo, run};
use crate::test::Outcome;

/// Call and send everything the server takes, for as long as you like: no answer of the 500s, no panic, flat memory
///
/// Five sixths of the time go to calls and commands made up from the server's own description, at tables in play; the rest to schemathesis, which
/// compares every answer with the description. The same seed sends the same.
#[derive(Args)]
pub struct Siege {
    /// How long in all
    #[arg(long, value_name = "N", default_value_t = 60)]
    minutes: u64,

    /// What chance begins with
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Build the server as it is released; slower to begin, much faster then
    #[arg(long)]
    release: bool,
}

impl Siege {
    pub fn run(&self) -> Result<()> {
        let all = Duration::from_secs(60 * self.minutes.max(1));
        let calls = all * 5 / 6;
        let mut test = cargo(&["test", "-p", "server", "--test", "siege"]);
        if self.release {
            test.arg("--release");
        }
        test.args(["--", "--nocapture"]);
        test.env("LAMPLIGHT_SIEGE", calls.as_secs().to_string()).env("LAMPLIGHT_SEED", self.seed.to_string());
        run(&mut test)?;
        match schemathesis::check_for(all - calls)? {
            Outcome::Passed => Ok(()),
            Outcome::Partly(why) | Outcome::LeftOut(why) => bail!("part of it was left out: {why}"),
        }
    }
}
