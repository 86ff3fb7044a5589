use std::borrow::Cow;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use store::StoreError;
use table::{BadSetup, RecordError, Refusal};

use crate::wire::{ApiProblem, Limit};

/// Why something was refused: one value for HTTP and the socket alike.
#[derive(Clone, Debug)]
pub struct Problem {
    /// For HTTP.
    pub status: StatusCode,
    /// A stable name such as `table/not-found`.
    pub code: Cow<'static, str>,
    /// What was given and what is allowed.
    pub text: String,
    /// The facts of the text by name, for clients that translate it.
    pub args: Box<Map<String, Value>>,
    /// Which limit was hit.
    pub limit: Option<Limit>,
}

impl Problem {
    /// A refusal.
    pub fn new(status: StatusCode, code: impl Into<Cow<'static, str>>, text: impl Into<String>) -> Problem {
        Problem { status, code: code.into(), text: text.into(), args: Box::default(), limit: None }
    }

    /// The same refusal, telling one of its facts by name.
    #[must_use]
    pub fn with(mut self, name: &str, fact: impl Into<Value>) -> Problem {
        self.args.insert(name.to_owned(), fact.into());
        self
    }

    /// The same refusal, telling the facts of an error that is serialised as them.
    #[must_use]
    pub fn with_facts_of(mut self, error: &impl Serialize) -> Problem {
        if let Ok(Value::Object(facts)) = serde_json::to_value(error) {
            self.args.extend(facts);
        }
        self
    }

    /// What was sent makes no sense.
    pub fn bad(code: impl Into<Cow<'static, str>>, text: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, text)
    }

    /// It makes sense, but not now.
    pub fn conflict(code: impl Into<Cow<'static, str>>, text: impl Into<String>) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, text)
    }

    /// It makes sense, but not for you.
    pub fn forbidden(code: impl Into<Cow<'static, str>>, text: impl Into<String>) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code, text)
    }

    /// The caller must be somebody first.
    pub fn nobody() -> Problem {
        let text = "you are not signed in; POST /api/me makes you a guest";
        Problem::new(StatusCode::UNAUTHORIZED, "me/nobody", text)
    }

    /// There is no such table.
    pub fn no_table(id: &str) -> Problem {
        let id: String = id.chars().take(40).collect();
        Problem::new(StatusCode::NOT_FOUND, "table/not-found", format!("there is no table {id:?}"))
    }

    /// Is it about a table that is left alone: broken, or of rules nobody here knows?
    pub fn is_left_alone(&self) -> bool {
        matches!(self.code.as_ref(), "table/broken" | "table/unknown-rules")
    }

    /// A limit was hit; `wait` tells when to try again, if waiting helps.
    pub fn limit(name: &'static str, text: impl Into<String>, wait: Option<u64>) -> Problem {
        let limit = Limit { name: name.to_owned(), retry_after_ms: wait };
        let code = format!("limit/{name}");
        Problem { limit: Some(limit), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, code, text) }
    }

    /// The server is at fault or going away.
    pub fn unavailable(text: impl Into<String>) -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/unavailable", text)
    }
}

impl<R: Refusal> From<RecordError<R>> for Problem {
    fn from(error: RecordError<R>) -> Problem {
        Problem::conflict(error.code(), error.to_string()).with_facts_of(&error)
    }
}

impl From<BadSetup> for Problem {
    fn from(error: BadSetup) -> Problem {
        Problem::bad(error.code(), error.to_string()).with_facts_of(&error)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NameTaken => Problem::conflict("name/taken", "somebody else has this name"),
            StoreError::Stale(_) | StoreError::OutOfOrder { .. } => {
                Problem::conflict("table/stale", "somebody else was faster; look again and try again")
            }
            StoreError::NotFound(what) => Problem::new(
                StatusCode::NOT_FOUND,
                format!("{what}/not-found"),
                format!("there is no such {what}"),
            ),
            error => {
                tracing::error!(event = "store.failed", %error, "the store failed");
                Problem::unavailable("the server cannot read or write its data now; try again soon")
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let wait = self.limit.as_ref().and_then(|limit| limit.retry_after_ms);
        let body =
            ApiProblem { code: self.code.into_owned(), text: self.text, args: *self.args, limit: self.limit };
        let mut response = (self.status, Json(body)).into_response();
        if let Some(wait) = wait {
            let seconds = wait.div_ceil(1000);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
