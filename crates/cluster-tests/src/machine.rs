//! One machine: the program itself, started, killed, stopped and continued.

use std::fs::File;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use client::Client;

/// It starts within so long, if the database lets it.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where the system's package puts what makes a program see another time.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

#[derive(Debug)]
pub(crate) struct Machine {
    program: PathBuf,
    arguments: Vec<String>,
    log: PathBuf,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    child: Option<Child>,
    /// How many seconds its clock is ahead of ours.
    ahead: i64,
}

impl Machine {
    pub(crate) fn new(
        program: &Path,
        number: usize,
        data: &str,
        bus: Option<&str>,
        folder: &Path,
    ) -> Result<Machine> {
        // Free at this moment; whoever takes it meanwhile makes the start fail loudly.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut arguments: Vec<String> =
            ["serve", "--unlimited", "--thinkers", "1", "--port"].map(str::to_owned).into();
        arguments.extend([address.port().to_string(), "--data".to_owned(), data.to_owned()]);
        arguments.extend(bus.into_iter().flat_map(|bus| ["--bus".to_owned(), bus.to_owned()]));
        let log = folder.join(format!("machine{number}.log"));
        Ok(Machine { program: program.to_owned(), arguments, log, address, child: None, ahead: 0 })
    }

    /// Can it be given another clock on this system?
    pub(crate) fn can_have_another_clock() -> bool {
        Path::new(FAKETIME).is_file()
    }

    pub(crate) fn set_clock(&mut self, ahead: i64) {
        self.ahead = ahead;
    }

    /// Starts it and waits until it answers. One that ends at once, because the database is away, is started again, as
    /// whoever looks after it would.
    pub(crate) async fn start(&mut self) -> Result<()> {
        let begun = Instant::now();
        self.spawn()?;
        while begun.elapsed() < PATIENCE {
            if let Some(child) = &mut self.child
                && child.try_wait()?.is_some()
            {
                tokio::time::sleep(Duration::from_millis(200)).await;
                self.spawn()?;
            }
            if self.is_well().await {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        bail!("a machine does not start: {}", std::fs::read_to_string(&self.log).unwrap_or_default())
    }

    async fn is_well(&self) -> bool {
        let client = Client::nobody(self.address);
        let call = client.call("GET", "/healthz", None);
        let answer = tokio::time::timeout(Duration::from_secs(3), call).await;
        matches!(answer, Ok(Ok(answer)) if answer.status == 200)
    }

    fn spawn(&mut self) -> Result<()> {
        let log = File::options().create(true).append(true).open(&self.log)?;
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).env("RUST_LOG", "warn").env_remove("LAMPLIGHT_TALLY");
        command.env_remove("LAMPLIGHT_CLUSTER").env_remove("LAMPLIGHT_SEED");
        if self.ahead != 0 {
            command.env("LD_PRELOAD", FAKETIME).env("FAKETIME", format!("{:+}s", self.ahead));
            // Only what time it is differs; how fast it passes does not.
            command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1").env("DONT_FAKE_MONOTONIC", "1");
        }
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn()?;
        self.child = Some(child);
        Ok(())
    }

    pub(crate) fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Asks it to stop and waits until it has.
    pub(crate) async fn stop(&mut self) -> Result<()> {
        self.signal("-TERM")?;
        let begun = Instant::now();
        while let Some(child) = &mut self.child {
            if child.try_wait()?.is_some() {
                self.child = None;
            } else if begun.elapsed() > PATIENCE {
                bail!("a machine does not stop");
            } else {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        Ok(())
    }

    pub(crate) fn pause(&self) -> Result<()> {
        self.signal("-STOP")
    }

    pub(crate) fn go_on(&self) -> Result<()> {
        self.signal("-CONT")
    }

    fn signal(&self, signal: &str) -> Result<()> {
        if let Some(child) = &self.child {
            // It may have ended by itself meanwhile; then there is nobody to tell.
            let _ = Command::new("kill")
                .args([signal, &child.id().to_string()])
                .stderr(Stdio::null())
                .status()?;
        }
        Ok(())
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // A stopped process dies of this, too.
        let _ = self.kill();
    }
}
