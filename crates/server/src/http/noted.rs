//! Every request has an id: in the answer, in each line it causes in the log, and in the access log.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::guard::address;
use crate::hall::Hall;
use crate::random;

const NAME: HeaderName = HeaderName::from_static("x-request-id");

/// What a request is called in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RequestId(String);

impl RequestId {
    /// A proxy we believe may have named the request already, so that its log and ours can be read together.
    fn of(headers: &HeaderMap, is_believed: bool) -> RequestId {
        let given = headers.get(NAME).filter(|_| is_believed).and_then(|value| value.to_str().ok());
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        match given {
            Some(given) if (1..=64).contains(&given.len()) && given.chars().all(is_plain) => {
                RequestId(given.to_owned())
            }
            // An id nobody can make up is not needed; a server without random numbers still answers.
            _ => RequestId(random::id().unwrap_or_default()),
        }
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Stands around everything: names the request, measures it, and writes it down if that is wanted.
pub async fn note(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let id = RequestId::of(request.headers(), hall.config.behind_proxy);
    let span = tracing::info_span!("request", id = %id);
    let told = hall.config.access_log.then(|| {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        (address(&hall, &request), method, path)
    });
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (took, status) = (begun.elapsed(), response.status());
    hall.meters.request_latency.observe(took);
    if status.is_server_error() && status != StatusCode::SERVICE_UNAVAILABLE {
        hall.meters.errors.fetch_add(1, Ordering::Relaxed);
    }
    if let Some((address, method, path)) = told {
        let _inside = span.enter();
        let (status, took_us) = (status.as_u16(), took.as_micros() as u64);
        tracing::info!(event = "request.answered", %address, %method, path, status, took_us, "a request was answered");
    }
    if let Ok(value) = HeaderValue::from_str(&id.0) {
        response.headers_mut().insert(NAME, value);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_believed_proxy_names_requests_and_only_plainly() {
        let of = |given: &str, is_believed| {
            let mut headers = HeaderMap::new();
            headers.insert(NAME, HeaderValue::from_str(given).unwrap());
            RequestId::of(&headers, is_believed).0
        };
        assert_eq!(of("a-1_b.2", true), "a-1_b.2");
        assert_ne!(of("a-1_b.2", false), "a-1_b.2");
        for bad in ["", "two words", "line=1", &"x".repeat(65)] {
            assert_ne!(of(bad, true), bad);
        }
        assert_ne!(RequestId::of(&HeaderMap::new(), true), RequestId::of(&HeaderMap::new(), true));
    }
}
