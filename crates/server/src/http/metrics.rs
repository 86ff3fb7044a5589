//! What the server counts about itself, for Prometheus: with the other calls, or at an address of its own.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use store::Health;

use crate::hall::Hall;
use crate::meters::Value;

/// What the server counts about itself, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", responses((status = 200, description = "Prometheus text.", body = String, content_type = "text/plain")))]
pub async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text(&hall).await).into_response()
}

/// `/metrics` alone, for an address that only whoever runs the server can reach.
pub fn metrics_app(hall: Arc<Hall>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(hall)
}

/// Whatever has to be read takes the same time however many tables there are.
async fn text(hall: &Hall) -> String {
    let writes = hall.store.writes();
    let is_healthy = !hall.is_stopping() && hall.store.health().await == Health::Good;
    let mut more = vec![
        Value::counter("lamplight_store_writes_total", "writes made durable", writes.writes),
        Value::counter("lamplight_store_commits_total", "commits they shared", writes.commits),
        Value::counter("lamplight_store_failed_writes_total", "writes that could not be kept", writes.failed),
        Value::gauge("lamplight_healthy", "1 if /healthz answers 200", u64::from(is_healthy)),
        Value::gauge("lamplight_sockets", "sockets open now", hall.sockets.count() as u64),
        Value::gauge(
            "lamplight_thoughts_waiting",
            "thoughts waiting for a thread",
            hall.pool.waiting() as u64,
        ),
        Value::gauge(
            "lamplight_tables_broken",
            "tables whose data cannot be read",
            hall.broken.count() as u64,
        ),
    ];
    // Without its store the server still tells the rest.
    if let Ok([open, playing, over, closed]) = hall.store.count_tables().await {
        more.extend([
            Value::gauge("lamplight_tables_open", "tables waiting for people", open),
            Value::gauge("lamplight_tables_playing", "tables with a running game", playing),
            Value::gauge("lamplight_tables_over", "tables with a finished game", over),
            Value::gauge("lamplight_tables_closed", "tables given up", closed),
        ]);
    }
    more.extend(hall.disk.values().await);
    hall.meters.write(&more)
}
