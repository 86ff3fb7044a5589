use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The body of every HTTP answer that is not a success.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct ApiProblem {
    /// A stable name such as `table/not-found`; clients translate it.
    pub code: String,
    /// What was given and what is allowed, in English.
    pub text: String,
    /// Which limit was hit, with status 429 only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub limit: Option<Limit>,
}

/// A limit that was hit.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Limit {
    /// Its name: `requests`, `guests`, `sign-in`, `chat`, `commands`, `tables` ...
    pub name: String,
    /// When to try again, in milliseconds; absent if waiting does not help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after_ms: Option<u64>,
}
