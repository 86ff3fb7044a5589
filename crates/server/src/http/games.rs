use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use crate::hall::Hall;
use crate::wire::GameInfo;

/// The games one can play here, with what can be chosen and which bots there are.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(hall): State<Arc<Hall>>) -> Json<Vec<GameInfo>> {
    Json(hall.games.clone())
}
