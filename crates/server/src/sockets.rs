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
    /// Where the sockets of people come from, by public id.
    of_people: HashMap<String, Vec<String>>,
}

/// The right to one open socket, until it is dropped.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    sockets: Sockets,
    address: String,
    person: Option<String>,
}

impl SocketPermit {
    /// It is this person's.
    #[must_use]
    pub(crate) fn of(mut self, person: Option<&str>) -> SocketPermit {
        if let Some(person) = person {
            self.person = Some(person.to_owned());
            let mut open = self.sockets.lock();
            open.of_people.entry(person.to_owned()).or_default().push(self.address.clone());
        }
        self
    }
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
        SocketPermit { sockets: self.clone(), address: address.to_owned(), person: None }
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.lock().all
    }

    /// The addresses this person's sockets come from.
    pub(crate) fn addresses_of(&self, person: &str) -> Vec<String> {
        let mut addresses = self.lock().of_people.get(person).cloned().unwrap_or_default();
        addresses.sort();
        addresses.dedup();
        addresses
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
        if let Some(person) = &self.person
            && let Some(addresses) = open.of_people.get_mut(person)
        {
            if let Some(one) = addresses.iter().position(|address| *address == self.address) {
                addresses.swap_remove(one);
            }
            if addresses.is_empty() {
                open.of_people.remove(person);
            }
        }
        open.shrink();
    }
}

impl Open {
    /// After a crowd has gone its room is given back.
    fn shrink(&mut self) {
        if self.by_address.capacity() > 8 * self.by_address.len().max(64) {
            self.by_address.shrink_to_fit();
        }
        if self.of_people.capacity() > 8 * self.of_people.len().max(64) {
            self.of_people.shrink_to_fit();
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
        let sitting = sockets.acquire_for_player("a").of(Some("ann"));
        assert_eq!(sockets.addresses_of("ann"), ["a"]);
        drop((taken, other, sitting));
        assert!(sockets.addresses_of("ann").is_empty() && sockets.lock().of_people.is_empty());
        assert_eq!(sockets.count(), 0);
        assert!(sockets.lock().by_address.is_empty(), "nobody is remembered");
    }
}
