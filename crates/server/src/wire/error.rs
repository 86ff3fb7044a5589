use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
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
    /// The facts of `text` by name, for a translation: `{"given": 3, "least": 8}`.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[ts(as = "Option<Facts>", optional)]
    pub args: Map<String, Value>,
    /// Which limit was hit, with status 429 only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub limit: Option<Limit>,
}

/// What a refusal is about, by name: each fact is a word, a number, or a yes or no.
#[derive(TS)]
#[ts(export_to = "index.ts", type = "Record<string, string | number | boolean | null>")]
pub struct Facts;

/// A limit that was hit.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Limit {
    /// Its name: `requests`, `guests`, `passwords`, `chat`, `commands`, `tables` ...
    pub name: String,
    /// When to try again, in milliseconds; absent if waiting does not help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after_ms: Option<u64>,
}
