use axum::Json;
use axum::body::to_bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// A body of JSON, refused in our own words.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(explain(&rejection)),
        }
    }
}

/// A body of JSON that may be left out or null.
pub struct MaybeBody<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Default> FromRequest<S> for MaybeBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<MaybeBody<T>, Problem> {
        let bytes = to_bytes(request.into_body(), super::LARGEST_BODY).await.map_err(|_| {
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body/too-large", "the body is too large")
        })?;
        if bytes.is_empty() {
            return Ok(MaybeBody(T::default()));
        }
        serde_json::from_slice::<Option<T>>(&bytes)
            .map(|given| MaybeBody(given.unwrap_or_default()))
            .map_err(|e| Problem::bad("body/bad", format!("the body cannot be read: {e}")))
    }
}

/// The parts of a path that are named in its pattern, refused in our own words.
pub struct Named<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named<T>, Problem> {
        match Path::<T>::from_request_parts(parts, state).await {
            Ok(Path(value)) => Ok(Named(value)),
            Err(rejection) => Err(Problem::bad("api/bad", unreadable("path", &rejection.body_text()))),
        }
    }
}

/// What stands behind the question mark, refused in our own words.
pub struct Asked<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(value)) => Ok(Asked(value)),
            Err(rejection) => Err(Problem::bad("api/bad", unreadable("query", &rejection.body_text()))),
        }
    }
}

fn explain(rejection: &JsonRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body/too-large", "the body is too large")
        }
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "body/not-json",
            "send the body as content type application/json",
        ),
        _ => Problem::bad("body/bad", unreadable("body", &rejection.body_text())),
    }
}

/// The reason alone, without the words of the library before it.
fn unreadable(what: &str, said: &str) -> String {
    let why = said.split_once(": ").map_or(said, |(_, why)| why);
    format!("the {what} cannot be read: {why}")
}
