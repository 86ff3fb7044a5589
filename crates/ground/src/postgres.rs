use std::fs::File;
use std::io::{Error, Result};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::program::{Role, find, free_port};

/// A PostgreSQL server of one's own. Everybody on this machine may come in, as `lamplight`.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    role: Role,
    port: u16,
    settings: Vec<&'static str>,
    server: Child,
}

/// It starts within so long, after a kill too.
const PATIENCE: Duration = Duration::from_secs(60);

impl Postgres {
    /// Starts one, if there is any on this machine. `settings` are its own, such as `fsync=off`.
    pub fn start(settings: &[&'static str]) -> Result<Option<Postgres>> {
        Postgres::start_in(&std::env::temp_dir(), settings)
    }

    /// The same in a folder of this one, which everybody may enter.
    pub fn start_in(place: &Path, settings: &[&'static str]) -> Result<Option<Postgres>> {
        let Some(programs) = programs() else { return Ok(None) };
        let folder = tempfile::Builder::new().prefix("lamplight-pg-").tempdir_in(place)?;
        let role = Role::modest();
        role.give(folder.path())?;
        let data = folder.path().join("data");
        let made = role
            .command(&programs.join("initdb"))
            .args([
                "--auth=trust",
                "--username=lamplight",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
                "-D",
            ])
            .arg(&data)
            .current_dir(folder.path())
            .output()?;
        if !made.status.success() {
            return Err(Error::other(String::from_utf8_lossy(&made.stderr).into_owned()));
        }
        let port = free_port()?;
        let settings = settings.to_vec();
        let server = run(&programs, role, folder.path(), port, &settings)?;
        let mut postgres = Postgres { folder, programs, role, port, settings, server };
        postgres.wait()?;
        Ok(Some(postgres))
    }

    /// Where it listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database on it, by way of another port if one is given.
    #[must_use]
    pub fn url(&self, database: &str, by_way_of: Option<u16>) -> String {
        format!("postgres://lamplight@127.0.0.1:{}/{database}", by_way_of.unwrap_or(self.port))
    }

    /// Makes an empty database and tells its address.
    pub fn database(&self, name: &str) -> Result<String> {
        self.sql("postgres", &format!("CREATE DATABASE \"{name}\""))?;
        Ok(self.url(name, None))
    }

    /// Has the server carry out something, and tells what it said.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String> {
        let said = Command::new(self.programs.join("psql"))
            .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"])
            .arg(format!("--dbname={}", self.url(database, None)))
            .arg(format!("--command={sql}"))
            .output()?;
        if !said.status.success() {
            return Err(Error::other(String::from_utf8_lossy(&said.stderr).into_owned()));
        }
        Ok(String::from_utf8_lossy(&said.stdout).trim().to_owned())
    }

    /// Kills it as a failing machine would.
    pub fn kill(&mut self) -> Result<()> {
        self.server.kill()?;
        self.server.wait().map(|_| ())
    }

    /// Starts it again after a kill, where it was.
    pub fn restart(&mut self) -> Result<()> {
        let begun = Instant::now();
        loop {
            self.server = run(&self.programs, self.role, self.folder.path(), self.port, &self.settings)?;
            match self.wait() {
                Ok(()) => return Ok(()),
                // What the old one has left behind ends a little later.
                Err(error) if begun.elapsed() > PATIENCE => return Err(error),
                Err(_) => std::thread::sleep(Duration::from_millis(100)),
            }
        }
    }

    /// Waits until it answers again after a failure of its own, and starts it if it has ended.
    pub fn revive(&mut self) -> Result<()> {
        let begun = Instant::now();
        while self.server.try_wait()?.is_none() {
            if self.sql("postgres", "SELECT 1").is_ok() {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                return Err(Error::other("PostgreSQL does not answer any more"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        self.restart()
    }

    /// Waits until it answers.
    fn wait(&mut self) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.server.try_wait()? {
                let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                return Err(Error::other(format!("PostgreSQL ended with {status}: {log}")));
            }
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok()
                && self.sql("postgres", "SELECT 1").is_ok()
            {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err(Error::other("PostgreSQL did not start in time"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stop = self
            .role
            .command(&self.programs.join("pg_ctl"))
            .args(["stop", "--mode=immediate", "--silent", "-D"])
            .arg(self.folder.path().join("data"))
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        if !stop.is_ok_and(|status| status.success()) {
            // It may have been killed already.
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

fn run(programs: &Path, role: Role, folder: &Path, port: u16, settings: &[&str]) -> Result<Child> {
    let log = File::options().create(true).append(true).open(folder.join("log"))?;
    let port = format!("port={port}");
    let own = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", &port];
    let settings = own.iter().chain(settings).flat_map(|setting| ["-c", setting]);
    role.command(&programs.join("postgres"))
        .args(settings)
        .arg("-D")
        .arg(folder.join("data"))
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
}

/// The folder of the newest version there is.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            Some((path.file_name()?.to_str()?.parse().ok()?, path.join("bin")))
        })
        .collect();
    versions.sort();
    let places = versions.into_iter().rev().map(|(_, path)| path);
    let initdb = find("initdb", places)?;
    let folder = std::fs::canonicalize(initdb).ok()?.parent()?.to_owned();
    folder.join("postgres").is_file().then_some(folder)
}
