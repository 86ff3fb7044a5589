use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{LogLine, MoveGiven, Now, Raw};

/// Where an analysis begins.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub enum AnalysisFrom {
    /// At a position.
    Position {
        /// Of which game.
        game: String,
        /// The position: its text, or its structured form.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        position: Value,
    },
    /// In a finished game of this server.
    Table {
        /// The table's id.
        id: String,
        /// After so many entries of its log.
        #[schema(maximum = 4_294_967_295_u32)]
        entry: u32,
    },
    /// In a log file.
    Log {
        /// The whole text of the log.
        log: String,
        /// After so many of its entries.
        #[schema(maximum = 4_294_967_295_u32)]
        entry: u32,
    },
    /// At a puzzle.
    Puzzle {
        /// Of which game.
        game: String,
        /// The puzzle's id.
        id: String,
    },
    /// At a running table of yours, as it stands, in thought: what you cannot know is dealt again.
    Trial {
        /// The table's id.
        id: String,
        /// The version of the table that is meant.
        #[schema(maximum = 4_294_967_295_u32)]
        version: u32,
        /// Which deal of what you cannot know.
        #[schema(maximum = 4_294_967_295_u32)]
        deal: u32,
    },
}

/// What is to be looked at.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct AnalysisAsk {
    /// Where it begins.
    pub from: AnalysisFrom,
    /// What was played since, for all seats; at most 1000.
    #[serde(default)]
    #[schema(max_items = 1000)]
    pub moves: Vec<MoveGiven>,
    /// Where everything was dealt again that the deciding seat could not know.
    #[serde(default)]
    #[schema(max_items = 50)]
    pub deals: Vec<AnalysisDeal>,
    /// Whose eyes look; everything is seen if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// For lines: how much the mind may think, in decisions, from 1,000 to 1,000,000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1000, maximum = 1_000_000)]
    pub nodes: Option<u32>,
}

/// Everything the deciding seat cannot know is dealt again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct AnalysisDeal {
    /// After so many moves.
    #[schema(maximum = 4_294_967_295_u32)]
    pub after: u32,
    /// Which deal: the same number deals the same.
    #[schema(maximum = 4_294_967_295_u32)]
    pub number: u32,
}

/// A game looked at, after some moves.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct AnalysisNow {
    /// Which game.
    pub game: String,
    /// How many sit at the table.
    pub players: u8,
    /// Names by seat, where they are known.
    pub names: Vec<String>,
    /// Every entry since the beginning of the analysis.
    #[schema(value_type = Vec<Object>)]
    pub log: Vec<LogLine>,
    /// What happened in each of these entries.
    #[ts(type = "unknown[][]")]
    #[schema(value_type = Vec<Vec<Object>>)]
    pub happened: Vec<Raw>,
    /// The game now. Its moves are those of whoever decides.
    #[schema(value_type = Object)]
    pub now: Now,
    /// Has what the first seat decided come to its end: its turn is over, or something came to light?
    pub is_settled: bool,
    /// The position now, in its structured form; none in a trial.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub position: Option<Raw>,
    /// The same as text, which can be edited and set up again.
    pub text: Option<String>,
    /// May a mind be asked here?
    pub may_ask: bool,
}
