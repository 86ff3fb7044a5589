use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Raw;

/// A log file to review.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct ReviewAsk {
    /// The whole text of the log.
    pub log: String,
}

/// A review that is being made, or is there already.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct ReviewBegun {
    /// What to ask for it with: the table's id, or the log's own.
    pub id: String,
}

/// What there is of a review. `docs/review.md` describes head and choices.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct ReviewPart {
    /// Choices of the game.
    pub total: u32,
    /// Choices judged so far.
    pub made: u32,
    /// Is it being made now? If it is neither this nor done, it was interrupted, and goes on when asked to begin.
    pub is_running: bool,
    /// Everything but the choices, once all are judged.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub head: Option<Raw>,
    /// Verdicts after those one has, in the order in which they were made.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub choices: Vec<Raw>,
}
