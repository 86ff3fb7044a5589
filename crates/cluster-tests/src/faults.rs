//! What goes wrong, at random from a seed.

use std::time::Duration;

use anyhow::Result;
use table::Chooser;

use crate::cluster::{Cluster, MACHINES, Place};
use crate::machine::Machine;
use crate::proxy::Flow;

/// A fault that lasts for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// kill -9, and started again.
    Kill(usize),
    /// Asked to stop, and started again: an upgrade.
    Replace(usize),
    /// Stopped, and continued.
    Pause(usize),
    DatabaseKilled,
    BusKilled,
    DiskFull,
    /// Started again with a clock so many seconds ahead.
    Clock(usize, i64),
    /// Nothing goes through: both ways, only back, only there.
    Cut(usize, Place, Ways),
    Slow(usize, Place, Duration),
    /// Every connection breaks.
    Break(usize, Place),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ways {
    Both,
    There,
    Back,
}

/// Names of faults, as they are counted.
const KINDS: [&str; 15] = [
    "machine killed",
    "machine replaced",
    "machine stopped and continued",
    "database killed",
    "NATS killed",
    "disk full",
    "clocks apart",
    "line to database cut both ways",
    "line to database cut one way",
    "line to clients cut both ways",
    "line to clients cut one way",
    "line to NATS cut",
    "line slowed",
    "connections to database broken",
    "connections to clients or NATS broken",
];

/// Faults in an order by chance, every kind once before any comes again.
pub(crate) struct Faults {
    chooser: Chooser,
    left: Vec<&'static str>,
    possible: Vec<&'static str>,
}

impl Faults {
    pub(crate) fn new(chooser: Chooser, cluster: &Cluster) -> Faults {
        let can = |kind: &&'static str| match *kind {
            "NATS killed" | "line to NATS cut" => cluster.nats.is_some(),
            "disk full" => cluster.disk.is_small(),
            "clocks apart" => Machine::can_have_another_clock(),
            _ => true,
        };
        let possible: Vec<_> = KINDS.iter().copied().filter(can).collect();
        Faults { chooser, left: Vec::new(), possible }
    }

    /// The next one: what it is called, and what it is.
    pub(crate) fn next(&mut self) -> (&'static str, Fault) {
        if self.left.is_empty() {
            self.left.clone_from(&self.possible);
        }
        let kind = self.left.swap_remove(self.chooser.below(self.left.len()));
        (kind, self.of(kind))
    }

    fn of(&mut self, kind: &str) -> Fault {
        let machine = self.chooser.below(MACHINES);
        let one_way = if self.chooser.once_in(2) { Ways::There } else { Ways::Back };
        match kind {
            "machine killed" => Fault::Kill(machine),
            "machine replaced" => Fault::Replace(machine),
            "machine stopped and continued" => Fault::Pause(machine),
            "database killed" => Fault::DatabaseKilled,
            "NATS killed" => Fault::BusKilled,
            "disk full" => Fault::DiskFull,
            "clocks apart" => Fault::Clock(machine, self.chooser.below(240) as i64 - 120),
            "line to database cut both ways" => Fault::Cut(machine, Place::Database, Ways::Both),
            "line to database cut one way" => Fault::Cut(machine, Place::Database, one_way),
            "line to clients cut both ways" => Fault::Cut(machine, Place::Clients, Ways::Both),
            "line to clients cut one way" => Fault::Cut(machine, Place::Clients, one_way),
            "line to NATS cut" => {
                Fault::Cut(machine, Place::Bus, if self.chooser.once_in(2) { Ways::Both } else { one_way })
            }
            "line slowed" => {
                let place = self.chooser.pick(&[Place::Database, Place::Clients, Place::Bus]);
                let pause = Duration::from_millis(20 + self.chooser.below(180) as u64);
                Fault::Slow(machine, place.unwrap_or(Place::Database), pause)
            }
            "connections to database broken" => Fault::Break(machine, Place::Database),
            _ => {
                let place = if self.chooser.once_in(2) { Place::Bus } else { Place::Clients };
                Fault::Break(machine, place)
            }
        }
    }

    /// How long the next one lasts.
    pub(crate) fn lasting(&mut self) -> Duration {
        Duration::from_millis(300 + self.chooser.below(2700) as u64)
    }

    /// Does another one come before this one ends?
    pub(crate) fn is_doubled(&mut self) -> bool {
        self.chooser.once_in(6)
    }
}

impl Fault {
    pub(crate) async fn begin(self, cluster: &mut Cluster) -> Result<()> {
        match self {
            Fault::Kill(machine) => cluster.machines[machine].kill(),
            Fault::Replace(machine) => cluster.machines[machine].stop().await,
            Fault::Pause(machine) => cluster.machines[machine].pause(),
            Fault::DatabaseKilled => cluster.database(ground::Postgres::kill).await,
            Fault::BusKilled => cluster.bus(ground::Nats::kill).await,
            Fault::DiskFull => cluster.disk.fill(),
            Fault::Clock(machine, ahead) => {
                cluster.machines[machine].kill()?;
                cluster.machines[machine].set_clock(ahead);
                cluster.machines[machine].start().await
            }
            Fault::Cut(machine, place, ways) => {
                let [there, back] = match ways {
                    Ways::Both => [Flow::Cut, Flow::Cut],
                    Ways::There => [Flow::Cut, Flow::Free],
                    Ways::Back => [Flow::Free, Flow::Cut],
                };
                set(cluster, machine, place, there, back);
                Ok(())
            }
            Fault::Slow(machine, place, pause) => {
                set(cluster, machine, place, Flow::Slow(pause), Flow::Slow(pause));
                Ok(())
            }
            Fault::Break(machine, place) => {
                if let Some(line) = cluster.line(machine, place) {
                    line.break_all();
                }
                Ok(())
            }
        }
    }

    pub(crate) async fn end(self, cluster: &mut Cluster) -> Result<()> {
        match self {
            Fault::Kill(machine) | Fault::Replace(machine) => cluster.machines[machine].start().await,
            Fault::Pause(machine) => cluster.machines[machine].go_on(),
            Fault::DatabaseKilled => cluster.database(ground::Postgres::restart).await,
            Fault::BusKilled => cluster.bus(ground::Nats::restart).await,
            Fault::DiskFull => {
                cluster.disk.empty()?;
                cluster.database(ground::Postgres::revive).await
            }
            Fault::Cut(machine, place, _) | Fault::Slow(machine, place, _) => {
                set(cluster, machine, place, Flow::Free, Flow::Free);
                Ok(())
            }
            // A machine keeps its clock until it is started again by another of these.
            Fault::Clock(..) | Fault::Break(..) => Ok(()),
        }
    }

    /// May both be there at the same time?
    pub(crate) fn goes_with(self, other: Fault) -> bool {
        let of_database = |fault| matches!(fault, Fault::DatabaseKilled | Fault::DiskFull);
        let starts = |fault| matches!(fault, Fault::Kill(_) | Fault::Replace(_) | Fault::Clock(..));
        // Who starts needs the database, and a paused one cannot stop.
        let hinders = |fault| {
            of_database(fault)
                || matches!(fault, Fault::Pause(_) | Fault::Cut(_, Place::Database, _) | Fault::Slow(..))
        };
        !(of_database(self) && of_database(other)
            || starts(self) && (hinders(other) || starts(other))
            || starts(other) && hinders(self))
    }
}

fn set(cluster: &Cluster, machine: usize, place: Place, there: Flow, back: Flow) {
    // Without NATS there is no line to it, and nothing to slow.
    if let Some(line) = cluster.line(machine, place) {
        line.set(there, back);
    }
}
