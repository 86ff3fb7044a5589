use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;

use crate::problem::Problem;

/// A broken table is left alone for so long at first, and twice as long after every further try.
const FIRST_REST: Duration = Duration::from_secs(60);

/// It is never left alone for longer.
const LONGEST_REST: Duration = Duration::from_secs(3600);

/// Tables whose data cannot be replayed. They are not touched; people are told, and they are tried again now
/// and then, because the next try may find the disk or the data mended.
#[derive(Debug, Default)]
pub(crate) struct BrokenTables(Mutex<HashMap<String, Broken>>);

#[derive(Debug)]
struct Broken {
    rest: Duration,
    again_at: Instant,
}

impl BrokenTables {
    /// Refuses a table that is left alone at this moment.
    pub(crate) fn check(&self, table: &str, now: Instant) -> Result<(), Problem> {
        match self.lock().get(table) {
            Some(broken) if now < broken.again_at => Err(refusal()),
            _ => Ok(()),
        }
    }

    /// A table could not be brought back. Tells for how long it is left alone now.
    pub(crate) fn add(&self, table: &str, now: Instant) -> Duration {
        let mut tables = self.lock();
        let rest = match tables.get(table) {
            Some(broken) => (broken.rest * 2).min(LONGEST_REST),
            None => FIRST_REST,
        };
        tables.insert(table.to_owned(), Broken { rest, again_at: now + rest });
        rest
    }

    /// A table was brought back. Was it broken before?
    pub(crate) fn remove(&self, table: &str) -> bool {
        self.lock().remove(table).is_some()
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Broken>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn refusal() -> Problem {
    let text = "this table's data cannot be read; it is kept as it is, and whoever runs this server has to look at it";
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "table/broken", text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_table_rests_longer_and_longer_until_it_comes_back() {
        let tables = BrokenTables::default();
        let mut now = Instant::now();
        let mut rests = Vec::new();
        for _ in 0..8 {
            assert!(tables.check("t", now).is_ok(), "it may be tried again");
            let rest = tables.add("t", now);
            assert_eq!(tables.check("t", now + rest / 2).unwrap_err().code, "table/broken");
            assert!(tables.check("another", now).is_ok());
            rests.push(rest.as_secs());
            now += rest;
        }
        assert_eq!(rests, [60, 120, 240, 480, 960, 1920, 3600, 3600]);
        assert_eq!(tables.count(), 1);
        assert!(tables.remove("t") && !tables.remove("t"));
        assert_eq!(tables.add("t", now), FIRST_REST);
    }
}
