use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::TableRow;

use crate::play;
use crate::problem::Problem;

/// Tables whose rules this program does not know: a newer one made them. They are left as they are until such a program
/// runs again.
#[derive(Debug, Default)]
pub(crate) struct UnknownRules(Mutex<HashSet<String>>);

impl UnknownRules {
    /// Refuses a table whose rules are not known.
    pub(crate) fn check(&self, row: &TableRow) -> Result<(), Problem> {
        let Err(newest) = play::check_rules(&row.game, row.rules) else { return Ok(()) };
        if self.lock().insert(row.id.clone()) {
            let TableRow { id, game, rules, .. } = row;
            tracing::warn!(
                event = "table.unknown_rules",
                table = id,
                game,
                rules,
                newest,
                "a table is left alone because its rules are not known"
            );
        }
        let text = format!(
            "this table follows version {} of the rules of {}, which this server does not know; it is kept as it is",
            row.rules, row.game
        );
        let problem = Problem::conflict("table/unknown-rules", text);
        Err(problem.with("game", row.game.as_str()).with("given", row.rules).with("newest", newest))
    }

    /// How many have been met.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
