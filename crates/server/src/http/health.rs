use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::Health;

use crate::hall::Hall;

/// Is the server ready, and can it keep what is played?
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, description = "It is.", body = String, content_type = "text/plain"), (status = 503, description = "It is stopping, or cannot keep anything now; the text says why.", body = String, content_type = "text/plain")))]
pub async fn healthz(State(hall): State<Arc<Hall>>) -> Response {
    if hall.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    let health = hall.store.health().await;
    let status = if health == Health::Good { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, format!("{health}\n")).into_response()
}
