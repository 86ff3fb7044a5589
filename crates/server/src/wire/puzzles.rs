use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The puzzles of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct PuzzleList {
    /// What they can be about, each part of a translation key.
    pub themes: Vec<String>,
    /// All of them.
    pub puzzles: Vec<PuzzleInfo>,
    /// Everybody's puzzle of today, if there are any.
    pub today: Option<String>,
}

/// A puzzle, without its answer.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct PuzzleInfo {
    /// Its name.
    pub id: String,
    /// Who is to find the plan.
    pub seat: u8,
    /// How many sit at the table.
    pub players: u8,
    /// What it is about, the most telling first.
    pub themes: Vec<String>,
    /// How hard it is, from 600 to 2200.
    pub rating: u16,
}
