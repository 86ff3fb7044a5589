use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};

use super::body::{Body, Named};
use super::guard::Address;
use crate::hall::Hall;
use crate::identity::heavy;
use crate::lessons;
use crate::problem::Problem;
use crate::wire::{ApiProblem, LessonInfo, LessonMoves, LessonNow};

/// Every lesson of every game, in the order to take them.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons", responses((status = 200, body = Vec<LessonInfo>)))]
pub async fn lessons() -> Json<Vec<LessonInfo>> {
    Json(lessons::list())
}

/// A lesson after some moves. Nothing is kept: every call tells all moves since the beginning.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}", tag = "lessons", params(("game" = String, Path, description = "The game's name"), ("lesson" = String, Path, description = "The lesson's id")), request_body = LessonMoves, responses((status = 200, body = LessonNow), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn take_lesson(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Named((game, lesson)): Named<(String, String)>,
    Body(asked): Body<LessonMoves>,
) -> Result<Json<LessonNow>, Problem> {
    hall.buckets.allow(&hall.config.limits.lessons, &address.0)?;
    heavy(&hall, move || lessons::take(&game, &lesson, &asked.moves)).await?.map(Json)
}
