//! The real program, started and killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// No start may take longer, whatever the last end was.
const LONGEST_START: Duration = Duration::from_secs(2);

pub struct Program {
    pub child: Child,
    pub address: SocketAddr,
    /// How long it took until it said where it is.
    pub took: Duration,
}

impl Program {
    /// Starts the server and waits until it says where it is.
    pub fn start(port: u16, data: &Path, environment: &[(String, String)]) -> Program {
        let begun = Instant::now();
        let mut child = spawn(port, data, environment);
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("Lamplight is lit: http://").map(str::to_owned));
        let took = begun.elapsed();
        let Some(address) = address else {
            let ended = child.wait().expect("it ended");
            panic!("it does not start on {}: {ended}", data.display());
        };
        let program = Program { child, address: address.parse().expect("an address"), took };
        assert!(took <= LONGEST_START, "a start took {took:?}");
        program
    }

    pub fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

/// A test that fails leaves no server behind.
impl Drop for Program {
    fn drop(&mut self) {
        // It has ended already if the test went well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the server and kills it after so long, wherever it is by then.
pub fn start_and_kill(data: &Path, after: Duration) {
    let mut child = spawn(0, data, &[]);
    std::thread::sleep(after);
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

fn spawn(port: u16, data: &Path, environment: &[(String, String)]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_lamplight"))
        .args(["serve", "--unlimited", "--port", &port.to_string(), "--data"])
        .arg(data)
        .env("RUST_LOG", "error")
        .envs(environment.iter().cloned())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts")
}
