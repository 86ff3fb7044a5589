use std::io::{Error, Result};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::{find, free_port};

/// A NATS server of one's own.
#[derive(Debug)]
pub struct Nats {
    program: PathBuf,
    port: u16,
    server: Child,
}

/// It starts within so long.
const PATIENCE: Duration = Duration::from_secs(20);

impl Nats {
    /// Starts one, if there is any on this machine.
    pub fn start() -> Result<Option<Nats>> {
        let Some(program) = find("nats-server", []) else { return Ok(None) };
        let port = free_port()?;
        let server = run(&program, port)?;
        let mut nats = Nats { program, port, server };
        nats.wait()?;
        Ok(Some(nats))
    }

    /// Where it listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address, by way of another port if one is given.
    #[must_use]
    pub fn url(&self, by_way_of: Option<u16>) -> String {
        format!("nats://127.0.0.1:{}", by_way_of.unwrap_or(self.port))
    }

    /// Kills it as a failing machine would.
    pub fn kill(&mut self) -> Result<()> {
        self.server.kill()?;
        self.server.wait().map(|_| ())
    }

    /// Starts it again after a kill, where it was.
    pub fn restart(&mut self) -> Result<()> {
        self.server = run(&self.program, self.port)?;
        self.wait()
    }

    fn wait(&mut self) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.server.try_wait()? {
                return Err(Error::other(format!("NATS ended with {status}")));
            }
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Err(Error::other("NATS did not start in time"))
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.kill();
    }
}

fn run(program: &PathBuf, port: u16) -> Result<Child> {
    Command::new(program)
        .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
}
