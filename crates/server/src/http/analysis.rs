use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};

use super::LARGEST_LOG;
use super::body::Body;
use super::guard::Address;
use crate::analysis::{self, Start};
use crate::hall::Hall;
use crate::identity::{Caller, heavy};
use crate::pool::Priority;
use crate::problem::Problem;
use crate::wire::{AnalysisAsk, AnalysisFrom, AnalysisNow, ApiProblem, Raw};

/// Thoughts of one address that wait for a mind.
const WAITING: usize = 3;

/// Any position after some moves: what is to be seen, and what can be played. Nothing is kept.
#[utoipa::path(post, path = "/api/analysis", tag = "analysis", request_body = AnalysisAsk, responses((status = 200, body = AnalysisNow), (status = 400, body = ApiProblem), (status = 403, body = ApiProblem), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn show(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(ask): Body<AnalysisAsk>,
) -> Result<Json<AnalysisNow>, Problem> {
    hall.buckets.allow(&hall.config.limits.analysis, &address.0)?;
    let start = begin(&hall, &ask, &caller).await?;
    heavy(&hall, move || analysis::show(&start, &ask)).await?.map(Json)
}

/// What the strongest mind would do there, as in a hint: `docs/analysis.md` tells what it says.
#[utoipa::path(post, path = "/api/analysis/lines", tag = "analysis", request_body = AnalysisAsk, responses((status = 200, body = Object), (status = 400, body = ApiProblem), (status = 403, body = ApiProblem), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem), (status = 503, body = ApiProblem)))]
pub async fn lines(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(ask): Body<AnalysisAsk>,
) -> Result<Json<Raw>, Problem> {
    think(&hall, address.0, &caller, ask, analysis::lines).await
}

/// Judges what was decided there, as a review does: the answer is one of a review's choices, see `docs/review.md`.
#[utoipa::path(post, path = "/api/analysis/judge", tag = "analysis", request_body = AnalysisAsk, responses((status = 200, body = Object), (status = 400, body = ApiProblem), (status = 403, body = ApiProblem), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem), (status = 503, body = ApiProblem)))]
pub async fn judge(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(ask): Body<AnalysisAsk>,
) -> Result<Json<Raw>, Problem> {
    think(&hall, address.0, &caller, ask, analysis::judge).await
}

async fn begin(hall: &Arc<Hall>, ask: &AnalysisAsk, caller: &Caller) -> Result<Start, Problem> {
    if let AnalysisFrom::Log { log, .. } = &ask.from
        && log.len() > LARGEST_LOG
    {
        return Err(Problem::bad("log/too-large", format!("a log may have {LARGEST_LOG} bytes")));
    }
    analysis::start(hall, ask.from.clone(), caller.0.as_ref()).await
}

/// Lets a mind think about it, after everybody who waits at a table, but before bots and reviews nobody sits and waits for.
async fn think(
    hall: &Arc<Hall>,
    address: String,
    caller: &Caller,
    ask: AnalysisAsk,
    thought: fn(&Start, &AnalysisAsk) -> Result<Raw, Problem>,
) -> Result<Json<Raw>, Problem> {
    hall.buckets.allow(&hall.config.limits.lines, &address)?;
    if hall.pool.waiting_for(&address) >= WAITING {
        // It is about whoever asks, not about the server: no answer of the 500s.
        let text = format!("{WAITING} thoughts of yours wait for a mind already; ask again soon");
        return Err(Problem::limit(hall.config.limits.lines.name, text, Some(1000)));
    }
    let start = begin(hall, &ask, caller).await?;
    let (send, answer) = tokio::sync::oneshot::channel();
    hall.pool.run(Priority::Asked, &address, move || {
        // Whoever has gone away does not need the answer.
        if !send.is_closed() {
            let _ = send.send(thought(&start, &ask));
        }
    });
    answer
        .await
        .map_err(|_| Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/unavailable", "a mind failed"))?
        .map(Json)
}
