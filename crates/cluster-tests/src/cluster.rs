//! A whole house: database, bus, three machines, and a line of our own between each two that speak with each other.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use ground::{Nats, Postgres};
use tempfile::TempDir;

use crate::disk::Disk;
use crate::machine::Machine;
use crate::proxy::Proxy;

pub(crate) const MACHINES: usize = 3;

/// Where one end of a line is; the other is a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Database,
    Bus,
    Clients,
}

pub(crate) struct Cluster {
    pub(crate) machines: Vec<Machine>,
    /// Between each machine and its clients, the database, the bus.
    doors: Vec<Proxy>,
    to_database: Vec<Proxy>,
    to_bus: Vec<Proxy>,
    // In this order they end: first who speaks to others.
    pub(crate) postgres: Arc<Mutex<Postgres>>,
    pub(crate) nats: Option<Arc<Mutex<Nats>>>,
    pub(crate) disk: Disk,
    _logs: TempDir,
    /// The database's address, by no line of ours.
    pub(crate) data: String,
}

impl Cluster {
    /// Nothing where there is no PostgreSQL. `by_nats` is a wish: without NATS the database carries notices.
    pub(crate) async fn start(program: &Path, by_nats: bool) -> Result<Option<Cluster>> {
        let disk = Disk::new()?;
        let place = if disk.is_small() { disk.path().to_owned() } else { std::env::temp_dir() };
        // Nobody cuts the power here, and what a killed server wrote the system keeps.
        let settings = ["fsync=off", "max_wal_size=64MB", "min_wal_size=32MB", "shared_buffers=32MB"];
        let started = tokio::task::spawn_blocking(move || {
            let postgres = Postgres::start_in(&place, &settings)?;
            Ok::<_, std::io::Error>((postgres, if by_nats { Nats::start()? } else { None }))
        });
        let (Some(postgres), nats) = started.await?.context("the servers start")? else { return Ok(None) };
        let data = postgres.database("house")?;
        let logs = tempfile::tempdir()?;
        let (mut machines, mut doors) = (Vec::new(), Vec::new());
        let (mut to_database, mut to_bus) = (Vec::new(), Vec::new());
        for number in 0..MACHINES {
            let line = Proxy::to(local(postgres.port())).await?;
            let address = postgres.url("house", Some(line.port()));
            to_database.push(line);
            let bus = match &nats {
                Some(nats) => {
                    let line = Proxy::to(local(nats.port())).await?;
                    let address = nats.url(Some(line.port()));
                    to_bus.push(line);
                    Some(address)
                }
                None => None,
            };
            let mut machine = Machine::new(program, number, &address, bus.as_deref(), logs.path())?;
            machine.start().await?;
            doors.push(Proxy::to(machine.address).await?);
            machines.push(machine);
        }
        let (postgres, nats) = (Arc::new(Mutex::new(postgres)), nats.map(|nats| Arc::new(Mutex::new(nats))));
        Ok(Some(Cluster { machines, doors, to_database, to_bus, postgres, nats, disk, _logs: logs, data }))
    }

    /// Where clients find each machine.
    pub(crate) fn doors(&self) -> Vec<SocketAddr> {
        self.doors.iter().map(|door| door.address).collect()
    }

    pub(crate) fn line(&self, machine: usize, place: Place) -> Option<&Proxy> {
        match place {
            Place::Database => self.to_database.get(machine),
            Place::Bus => self.to_bus.get(machine),
            Place::Clients => self.doors.get(machine),
        }
    }

    /// Does something with the database that takes its time.
    pub(crate) async fn database(&self, work: fn(&mut Postgres) -> std::io::Result<()>) -> Result<()> {
        let postgres = Arc::clone(&self.postgres);
        let done = tokio::task::spawn_blocking(move || {
            work(&mut postgres.lock().unwrap_or_else(PoisonError::into_inner))
        });
        Ok(done.await??)
    }

    pub(crate) async fn bus(&self, work: fn(&mut Nats) -> std::io::Result<()>) -> Result<()> {
        let Some(nats) = self.nats.clone() else { return Ok(()) };
        let done = tokio::task::spawn_blocking(move || {
            work(&mut nats.lock().unwrap_or_else(PoisonError::into_inner))
        });
        Ok(done.await??)
    }

    /// Lets every machine finish.
    pub(crate) async fn stop_machines(&mut self) -> Result<()> {
        for machine in &mut self.machines {
            machine.stop().await?;
        }
        Ok(())
    }
}

fn local(port: u16) -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], port))
}
