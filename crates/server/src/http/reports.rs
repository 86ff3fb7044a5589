//! What people reported, for those who look after the house.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use store::ReportFilter;
use utoipa::IntoParams;

use super::body::{Asked, Body, Named};
use crate::hall::Hall;
use crate::house::{Deed, Keeper};
use crate::problem::Problem;
use crate::wire::{ApiProblem, Reason, Report, ReportList};

/// So many are told at a time.
const PAGE: u32 = 50;

/// Which reports to read.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ReportQuery {
    /// Those that are settled, too?
    #[serde(default)]
    settled: bool,
    /// Only of this person.
    #[param(nullable = false)]
    player: Option<String>,
    /// Only what has a smaller number; `next` of the last page.
    #[param(nullable = false)]
    before: Option<i64>,
}

/// What people reported, newest first.
#[utoipa::path(get, path = "/api/house/reports", tag = "house", params(ReportQuery), responses((status = 200, body = ReportList), (status = 403, body = ApiProblem)))]
pub async fn reports(
    State(hall): State<Arc<Hall>>,
    _: Keeper,
    Asked(query): Asked<ReportQuery>,
) -> Result<Json<ReportList>, Problem> {
    let ReportQuery { settled, player, before } = query;
    let filter = ReportFilter { waiting: !settled, player, reporter: None, before, limit: PAGE };
    let rows = hall.store.reports(&filter).await?;
    let next = rows.last().filter(|_| rows.len() == PAGE as usize).map(|row| row.id);
    Ok(Json(ReportList { reports: rows.into_iter().map(Report::from).collect(), next }))
}

/// Settles a report. What was done because of it is a deed of its own.
#[utoipa::path(post, path = "/api/house/reports/{id}/settle", tag = "house", params(("id" = i64, Path, description = "The report's number")), request_body = Reason, responses((status = 200, body = Report), (status = 403, body = ApiProblem)))]
pub async fn settle(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Named(id): Named<i64>,
    Body(wish): Body<Reason>,
) -> Result<Json<Report>, Problem> {
    Deed::new(&hall, &keeper, &wish.reason)?.settle(id).await.map(Json)
}
