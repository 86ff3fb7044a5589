use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use serde::Deserialize;
use utoipa::IntoParams;

use super::LARGEST_LOG;
use super::body::{Asked, Body, Named};
use super::guard::Address;
use crate::hall::Hall;
use crate::identity::heavy;
use crate::live::Request;
use crate::problem::Problem;
use crate::replay::{self, MOST_FRAMES};
use crate::wire::{ApiProblem, Points, Replay, ReplayAsk};

/// Which part of a game.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// The first frame; 0 is the game before the first entry.
    #[serde(default)]
    #[param(maximum = 4_294_967_295_u32)]
    from: u32,
    /// How many frames, at most 100.
    #[serde(default = "all")]
    #[param(maximum = 4_294_967_295_u32)]
    count: u32,
}

fn all() -> u32 {
    MOST_FRAMES
}

/// A finished game, state by state.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tables", params(("id" = String, Path, description = "The table's id"), Part), responses((status = 200, body = Replay), (status = 409, body = ApiProblem)))]
pub async fn replay_table(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Named(id): Named<String>,
    Asked(part): Asked<Part>,
) -> Result<Json<Replay>, Problem> {
    hall.buckets.allow(&hall.config.limits.replays, &address.0)?;
    let log = hall.ask(&id, |reply| Request::Log { reply }).await?;
    heavy(&hall, move || replay::frames(&log, part.from, part.count)).await?.map(Json)
}

/// How the points of a finished game grew: little to load where only that is shown.
#[utoipa::path(get, path = "/api/tables/{id}/points", tag = "tables", params(("id" = String, Path, description = "The table's id")), responses((status = 200, body = Points), (status = 409, body = ApiProblem)))]
pub async fn points(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Named(id): Named<String>,
) -> Result<Json<Points>, Problem> {
    hall.buckets.allow(&hall.config.limits.replays, &address.0)?;
    let log = hall.ask(&id, |reply| Request::Log { reply }).await?;
    heavy(&hall, move || replay::points(&log)).await?.map(Json)
}

/// Any log file, state by state.
#[utoipa::path(post, path = "/api/replay", tag = "tables", request_body = ReplayAsk, responses((status = 200, body = Replay), (status = 400, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub async fn replay_log(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Body(ask): Body<ReplayAsk>,
) -> Result<Json<Replay>, Problem> {
    hall.buckets.allow(&hall.config.limits.replays, &address.0)?;
    if ask.log.len() > LARGEST_LOG {
        return Err(Problem::bad("log/too-large", format!("a log may have {LARGEST_LOG} bytes")));
    }
    heavy(&hall, move || {
        let log = table::Log::parse(&ask.log)?;
        replay::frames(&log, ask.from, ask.count)
    })
    .await?
    .map(Json)
}
