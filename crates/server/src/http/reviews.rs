use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::LARGEST_LOG;
use super::body::{Asked, Body, Named};
use super::guard::Address;
use crate::hall::Hall;
use crate::live::Request;
use crate::problem::Problem;
use crate::reviews;
use crate::wire::{ApiProblem, ReviewAsk, ReviewBegun, ReviewPart};

/// Which verdicts.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// How many verdicts one has already.
    #[serde(default)]
    #[param(maximum = 4_294_967_295_u32)]
    after: u32,
}

/// Begin the review of a finished game, or go on with one that was interrupted.
#[utoipa::path(post, path = "/api/tables/{id}/review", tag = "reviews", params(("id" = String, Path, description = "The table's id")), responses((status = 202, body = ReviewBegun), (status = 409, body = ApiProblem)))]
pub async fn begin_table(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Named(id): Named<String>,
) -> Result<(StatusCode, Json<ReviewBegun>), Problem> {
    hall.allow(&hall.config.limits.reviews, &address.0)?;
    let log = hall.ask(&id, |reply| Request::Log { reply }).await?;
    reviews::begin(&hall, id.clone(), log, address.0).await?;
    Ok((StatusCode::ACCEPTED, Json(ReviewBegun { id })))
}

/// What there is of the review of a game.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "reviews", params(("id" = String, Path, description = "The table's id"), After), responses((status = 200, body = ReviewPart), (status = 404, body = ApiProblem)))]
pub async fn of_table(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    Asked(asked): Asked<After>,
) -> Result<Json<ReviewPart>, Problem> {
    reviews::part(&hall, &id, asked.after).await.map(Json)
}

/// Begin the review of any log file. The answer's id is the log's own: the same log is reviewed once.
#[utoipa::path(post, path = "/api/reviews", tag = "reviews", request_body = ReviewAsk, responses((status = 202, body = ReviewBegun), (status = 400, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub async fn begin_log(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Body(ask): Body<ReviewAsk>,
) -> Result<(StatusCode, Json<ReviewBegun>), Problem> {
    hall.allow(&hall.config.limits.reviews, &address.0)?;
    if ask.log.len() > LARGEST_LOG {
        return Err(Problem::bad("log/too-large", format!("a log may have {LARGEST_LOG} bytes")));
    }
    let id = id_of(&ask.log);
    let log = table::Log::parse(&ask.log)?;
    reviews::begin(&hall, id.clone(), log, address.0).await?;
    Ok((StatusCode::ACCEPTED, Json(ReviewBegun { id })))
}

/// What there is of the review of a log file.
#[utoipa::path(get, path = "/api/reviews/{id}", tag = "reviews", params(("id" = String, Path, description = "As the answer that began it told"), After), responses((status = 200, body = ReviewPart), (status = 404, body = ApiProblem)))]
pub async fn of_log(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    Asked(asked): Asked<After>,
) -> Result<Json<ReviewPart>, Problem> {
    reviews::part(&hall, &id, asked.after).await.map(Json)
}

/// Half of a SHA-256 of the text. No table has such an id: they are shorter.
fn id_of(log: &str) -> String {
    use std::fmt::Write;
    let mut id = String::from("log-");
    for byte in &Sha256::digest(log)[..16] {
        let _ = write!(id, "{byte:02x}");
    }
    id
}
