use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{LogLine, MoveGiven, Now, Raw};

/// A lesson one can take.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct LessonInfo {
    /// Which game.
    pub game: String,
    /// Its name within the game, also part of its translation keys.
    pub id: String,
    /// The chapter of the rules it belongs to: `base`, or an expansion.
    pub chapter: String,
    /// How many things it asks for, one after the other.
    pub steps: u32,
}

/// What the learner has played since the lesson began.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct LessonMoves {
    /// The learner's own moves, at most 60; what others do in a lesson is played by itself.
    #[schema(max_items = 60)]
    pub moves: Vec<MoveGiven>,
}

/// A lesson after some moves.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct LessonNow {
    /// How it stands.
    pub state: LessonState,
    /// How many of its steps are done.
    pub done: u32,
    /// Who learns.
    pub seat: u8,
    /// How many sit at the table.
    pub players: u8,
    /// Every entry so far, oldest first, those of the others too.
    #[schema(value_type = Vec<Object>)]
    pub log: Vec<LogLine>,
    /// What happened in each of these entries.
    #[ts(type = "unknown[][]")]
    #[schema(value_type = Vec<Vec<Object>>)]
    pub happened: Vec<Raw>,
    /// The game now, for the learner's eyes.
    #[schema(value_type = Object)]
    pub now: Now,
    /// A move that leads to the goal, while the learner is on the lesson's own way.
    pub help: Option<String>,
}

/// How a lesson stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum LessonState {
    /// The learner has to do something.
    Open,
    /// Every step is done.
    Done,
    /// Something else was done, or the turn is over: the goal is out of reach.
    Missed,
}
