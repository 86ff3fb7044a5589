use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::Health;

use crate::hall::Hall;
use crate::problem::Problem;

/// Is the server ready, and can it keep what is played?
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, description = "It is.", body = String), (status = 503, description = "It is stopping, or cannot keep anything now; the text says why.", body = String)))]
pub async fn healthz(State(hall): State<Arc<Hall>>) -> Response {
    if hall.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    let health = hall.store.health().await;
    let status = if health == Health::Good { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, format!("{health}\n")).into_response()
}

/// What the server counts about itself, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", responses((status = 200, description = "Prometheus text.", body = String)))]
pub async fn metrics(State(hall): State<Arc<Hall>>) -> Result<Response, Problem> {
    let writes = hall.store.writes();
    let [open, playing, over, closed] = hall.store.count_tables().await?;
    let text = hall.meters.write(&[
        ("lamplight_store_writes_total", "counter", "writes made durable", writes.writes),
        ("lamplight_store_commits_total", "counter", "commits they shared", writes.commits),
        ("lamplight_sockets", "gauge", "sockets open now", hall.sockets.count() as u64),
        ("lamplight_thoughts_waiting", "gauge", "thoughts waiting for a thread", hall.pool.waiting() as u64),
        ("lamplight_tables_open", "gauge", "tables waiting for people", open),
        ("lamplight_tables_playing", "gauge", "tables with a running game", playing),
        ("lamplight_tables_over", "gauge", "tables with a finished game", over),
        ("lamplight_tables_broken", "gauge", "tables whose data cannot be read", hall.broken.count() as u64),
        ("lamplight_tables_closed", "gauge", "tables given up", closed),
    ]);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}
