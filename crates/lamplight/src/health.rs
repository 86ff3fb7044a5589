use std::io::{Write, stdout};
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use client::Client;

use crate::serve::{Settings, here};

/// Ask a running server whether it is well
///
/// Prints what /healthz says and fails unless that is "ok". For supervisors, containers and scripts; it looks where
/// `lamplight serve` with the same settings listens.
#[derive(Args)]
pub struct Health {
    /// The settings the server was started with
    #[arg(long, value_name = "FILE", env = "LAMPLIGHT_SETTINGS")]
    settings: Option<PathBuf>,

    /// Where it listens; 7878 if not said
    #[arg(long, value_name = "PORT", env = "LAMPLIGHT_PORT")]
    port: Option<u16>,

    /// The address it listens at; 127.0.0.1 if not said
    #[arg(long, value_name = "ADDRESS", env = "LAMPLIGHT_BIND")]
    bind: Option<IpAddr>,
}

const PATIENCE: Duration = Duration::from_secs(4);

impl Health {
    pub fn run(self) -> Result<()> {
        let said = Settings { port: self.port, bind: self.bind, ..Settings::default() };
        let settings = match &self.settings {
            Some(file) => said.or_from(file)?,
            None => said,
        };
        let at = here(settings.address());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let nobody = Client::nobody(at);
        let asked = async { tokio::time::timeout(PATIENCE, nobody.call("GET", "/healthz", None)).await };
        let answer = match runtime.block_on(asked) {
            Ok(answer) => answer.with_context(|| format!("nobody answers at {at}"))?,
            Err(_) => bail!("nobody answers at {at} within {} s", PATIENCE.as_secs()),
        };
        if answer.status != 200 {
            bail!("the server at {at} is not well: {}", answer.text.trim());
        }
        Ok(stdout().write_all(answer.text.as_bytes())?)
    }
}
