//! The way in: routes, headers, limits.

mod account;
mod analysis;
mod assets;
mod body;
mod docs;
mod export;
mod games;
mod guard;
mod headers;
mod health;
mod house;
mod lessons;
mod me;
mod metrics;
mod noted;
mod people;
mod puzzles;
mod refusals;
mod replay;
mod reports;
mod reviews;
mod robots;
mod socket;
mod tables;
mod welcome;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use assets::{Assets, File, NoAssets};
pub(crate) use guard::Address;
pub use metrics::metrics_app;
pub(crate) use people::has_blocked;

use crate::hall::Hall;

/// The largest body of a request that is not a log.
const LARGEST_BODY: usize = 16 << 10;

/// The largest log one can upload.
const LARGEST_LOG: usize = 1 << 20;

/// Serves the app until `stop`.
pub async fn run(
    listener: TcpListener,
    app: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let service = app.into_make_service_with_connect_info::<SocketAddr>();
    let listener = listener.tap_io(|connection| {
        // A decision is one small packet; it must not wait for a second one.
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(event = "socket.delayed", %error, "a connection keeps small packets back");
        }
    });
    axum::serve(listener, service).with_graceful_shutdown(stop).await
}

/// A shorter answer than this is not worth the work.
const WORTH_COMPRESSING: u64 = 1024;

/// Answers are made while somebody waits: the quickest levels take most of the size away already.
fn compression() -> CompressionLayer<SizeAbove> {
    CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(WORTH_COMPRESSING))
}

/// The whole server as a router, without opening a socket. `assets` is the browser client.
pub fn app(hall: Arc<Hall>, assets: Arc<dyn Assets>) -> Router {
    let mut routes = OpenApiRouter::with_openapi(docs::openapi())
        .routes(routes!(me::who_am_i, me::make_guest, me::rename, me::delete))
        .routes(routes!(me::claim))
        .routes(routes!(me::sign_in))
        .routes(routes!(me::sign_out))
        .routes(routes!(me::tokens, me::make_token))
        .routes(routes!(me::remove_token))
        .routes(routes!(me::my_tables))
        .routes(routes!(welcome::invitations))
        .routes(routes!(account::account))
        .routes(routes!(account::change_password))
        .routes(routes!(account::new_codes))
        .routes(routes!(account::set_email, account::remove_email))
        .routes(routes!(account::confirm_email))
        .routes(routes!(account::recover_by_code))
        .routes(routes!(account::ask_for_letter))
        .routes(routes!(account::recover_by_letter))
        .routes(routes!(export::export))
        .routes(routes!(people::blocks))
        .routes(routes!(people::block, people::unblock))
        .routes(routes!(people::report))
        .routes(routes!(games::games))
        .routes(routes!(lessons::lessons))
        .routes(routes!(lessons::take_lesson))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::start))
        .routes(routes!(tables::set_seat))
        .routes(routes!(tables::rematch))
        .routes(routes!(welcome::turned_away))
        .routes(routes!(welcome::turn_away, welcome::let_back))
        .routes(routes!(tables::log))
        .routes(routes!(replay::replay_table))
        .routes(routes!(reviews::begin_table, reviews::of_table))
        .routes(routes!(reviews::of_log))
        .routes(routes!(replay::points))
        .routes(routes!(puzzles::list))
        .routes(routes!(house::role))
        .routes(routes!(house::find))
        .routes(routes!(house::person))
        .routes(routes!(house::rename))
        .routes(routes!(house::password))
        .routes(routes!(house::steward))
        .routes(routes!(house::delete_talk_of))
        .routes(routes!(house::stewards))
        .routes(routes!(house::sanctions, house::sanction))
        .routes(routes!(house::lift))
        .routes(routes!(house::table))
        .routes(routes!(house::close))
        .routes(routes!(house::delete_talk))
        .routes(routes!(house::audit))
        .routes(routes!(reports::reports))
        .routes(routes!(reports::settle))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(replay::replay_log))
                .routes(routes!(reviews::begin_log))
                .routes(routes!(analysis::show))
                .routes(routes!(analysis::lines))
                .routes(routes!(analysis::judge))
                .layer(DefaultBodyLimit::max(LARGEST_LOG + LARGEST_BODY)),
        )
        .routes(routes!(socket::live))
        .routes(routes!(health::healthz));
    if !hall.config.metrics_apart {
        routes = routes.routes(routes!(metrics::metrics));
    }
    let (router, mut openapi) = routes.split_for_parts();
    refusals::complete(&mut openapi);
    let docs = docs::Docs::new(&openapi);
    router
        .route("/api/openapi.json", get(docs::document))
        .route("/api", get(docs::page))
        .route("/api/style.css", get(docs::style))
        .route("/api/", get(docs::page))
        .route("/api/{*rest}", axum::routing::any(docs::no_such_call))
        .method_not_allowed_fallback(docs::no_such_method)
        .layer(compression())
        .layer(axum::Extension(docs))
        .route("/robots.txt", get(robots::robots))
        .fallback(assets::serve)
        .layer(axum::Extension(assets))
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), guard::guard))
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), noted::note))
        .with_state(hall)
}
