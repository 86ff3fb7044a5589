use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::hall::Hall;
use crate::identity::{Caller, bearer};
use crate::problem::Problem;
use crate::random;

/// Whoever looks after the house: the operator at the machine itself, or a steward at a browser.
#[derive(Clone, Debug)]
pub(crate) struct Keeper {
    /// A steward's public id, or `operator`.
    pub who: String,
    /// What they are called.
    pub name: String,
    /// Who can read the data file may do everything.
    pub is_operator: bool,
}

/// Under this name the operator's program says who called it.
const NAME: &str = "x-operator";

impl Keeper {
    /// Refuses what only the operator may do.
    pub(crate) fn operator(&self) -> Result<(), Problem> {
        if self.is_operator {
            return Ok(());
        }
        let text = "only the operator may do this, with `lamplight house` on the machine itself";
        Err(Problem::forbidden("house/operator-only", text))
    }
}

impl FromRequestParts<Arc<Hall>> for Keeper {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Keeper, Problem> {
        let shown = bearer(&parts.headers).map(random::hash);
        if shown.is_some() && shown == hall.config.operator {
            let name = parts.headers.get(NAME).and_then(|name| name.to_str().ok()).unwrap_or_default();
            let name: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
            return Ok(Keeper { who: "operator".to_owned(), name, is_operator: true });
        }
        let person = Caller::from_request_parts(parts, hall).await?.in_person()?;
        if !hall.store.is_steward(&person.id).await? {
            let text = "only those who look after the house may do this";
            return Err(Problem::forbidden("house/not-a-steward", text));
        }
        Ok(Keeper { who: person.id, name: person.name, is_operator: false })
    }
}
