use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{End, LogLine, Raw, ScoreLine, Turn};

/// A log file to look at.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct ReplayAsk {
    /// The whole text of the log.
    pub log: String,
    /// The first frame wanted; 0 is the game before the first entry.
    #[serde(default)]
    #[schema(maximum = 4_294_967_295_u32)]
    pub from: u32,
    /// How many frames, at most 100.
    #[serde(default = "most_frames")]
    #[schema(maximum = 4_294_967_295_u32)]
    pub count: u32,
}

fn most_frames() -> u32 {
    100
}

/// A part of a finished game, state by state.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Replay {
    /// Which game.
    pub game: String,
    /// The version of the game's rules it followed.
    pub rules: u32,
    /// Its setup.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: serde_json::Value,
    /// Names by seat; may be empty.
    pub names: Vec<String>,
    /// How many entries the log has; there is one frame more.
    pub entries: u32,
    /// The frames asked for.
    pub frames: Vec<Frame>,
    /// SHA-256 of the seed, as shown before the first decision.
    pub commitment: String,
    /// How it ended, if the log tells.
    pub end: Option<End>,
}

/// How the points of a finished game grew.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Points {
    /// The points of every seat, before the first entry and after each.
    pub points: Vec<Vec<i32>>,
}

/// The game after one entry of the log, with nothing hidden.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Frame {
    /// The entry that led here; none in frame 0.
    #[schema(value_type = Option<Object>)]
    pub entry: Option<LogLine>,
    /// What happened.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub events: Raw,
    /// The round, from 1.
    pub round: u16,
    /// The turn being played.
    pub turn: Turn,
    /// Who decides next.
    pub to_move: Option<u8>,
    /// Everything there is to see.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Raw,
    /// Points by source if the game ended here.
    pub scores: Vec<ScoreLine>,
}
