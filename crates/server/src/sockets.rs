use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::Limits;
use crate::problem::Problem;

/// The sockets that are open, by address: nobody may take all of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sockets(Arc<Mutex<Open>>);

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_address: HashMap<String, usize>,
}

/// The right to one open socket, until it is dropped.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    sockets: Sockets,
    address: String,
}

impl Sockets {
    /// A permit for one more socket from this address, if there is room.
    pub(crate) fn acquire(&self, address: &str, limits: &Limits) -> Result<SocketPermit, Problem> {
        let mut open = self.lock();
        let here = open.by_address.get(address).copied().unwrap_or_default();
        let (all, each) = (limits.connections, limits.connections_per_address);
        if open.all >= all {
            let text = format!("{all} connections are open; no more are allowed");
            return Err(Problem::limit("connections", text, Some(5000)));
        }
        if here >= each {
            let text = format!("{each} connections from your address are open; no more are allowed");
            return Err(Problem::limit("connections", text, Some(5000)));
        }
        Ok(self.take(&mut open, address))
    }

    /// A permit for somebody who has a seat at the table: they come in even if others have taken all there are for
    /// watching.
    pub(crate) fn acquire_for_player(&self, address: &str) -> SocketPermit {
        self.take(&mut self.lock(), address)
    }

    fn take(&self, open: &mut Open, address: &str) -> SocketPermit {
        open.all += 1;
        *open.by_address.entry(address.to_owned()).or_default() += 1;
        SocketPermit { sockets: self.clone(), address: address.to_owned() }
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut open = self.sockets.lock();
        open.all -= 1;
        if let Some(here) = open.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_every_socket_and_gives_back_what_it_took() {
        let limits = Limits { connections: 3, connections_per_address: 2, ..Limits::default() };
        let sockets = Sockets::default();
        let taken: Vec<_> = ["a", "a"].map(|address| sockets.acquire(address, &limits).unwrap()).into();
        let refused = sockets.acquire("a", &limits).unwrap_err();
        assert_eq!((refused.code.as_ref(), sockets.count()), ("limit/connections", 2));
        let other = sockets.acquire("b", &limits).expect("others still come in");
        assert!(sockets.acquire("c", &limits).is_err(), "but not more than there is room for");
        drop((taken, other));
        assert_eq!(sockets.count(), 0);
        assert!(sockets.lock().by_address.is_empty(), "nobody is remembered");
    }
}
