use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use sha2::{Digest, Sha256};

use super::body::Named;
use crate::hall::{Hall, now_ms};
use crate::problem::Problem;
use crate::wire::{ApiProblem, PuzzleInfo, PuzzleList};

/// A day, in milliseconds. Days begin at midnight UTC, for everybody at once.
const DAY: u64 = 86_400_000;

/// The puzzles of a game, without their answers, and the one of today. One plays them on the analysis board.
#[utoipa::path(get, path = "/api/puzzles/{game}", operation_id = "puzzles_of", tag = "analysis", params(("game" = String, Path, description = "The game's name")), responses((status = 200, body = PuzzleList), (status = 404, body = ApiProblem)))]
pub async fn list(
    State(_): State<Arc<Hall>>,
    Named(game): Named<String>,
) -> Result<Json<PuzzleList>, Problem> {
    let unknown = || {
        let error = shelf::UnknownGame { given: game.chars().take(40).collect() };
        Problem::new(StatusCode::NOT_FOUND, error.code(), error.to_string())
    };
    let all = puzzles::shipped(&game).ok_or_else(unknown)?;
    let info = |puzzle: &puzzles::Puzzle| PuzzleInfo {
        id: puzzle.id.clone(),
        seat: puzzle.seat.number(),
        players: puzzle.setup["players"].as_u64().unwrap_or_default() as u8,
        themes: puzzle.themes.clone(),
        rating: puzzle.rating,
    };
    Ok(Json(PuzzleList {
        themes: all.themes.iter().map(|theme| theme.name.clone()).collect(),
        puzzles: all.puzzles.iter().map(info).collect(),
        today: of_day(&all.puzzles, now_ms() / DAY).map(|puzzle| puzzle.id.clone()),
    }))
}

/// The puzzle of a day: any of them, the same for everybody.
fn of_day(puzzles: &[puzzles::Puzzle], day: u64) -> Option<&puzzles::Puzzle> {
    let digest = Sha256::digest(day.to_le_bytes());
    let number = u64::from_le_bytes(digest[..8].try_into().ok()?);
    puzzles.get((number % puzzles.len().max(1) as u64) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_a_puzzle_and_days_differ() {
        let all = &puzzles::shipped("tribes").unwrap().puzzles;
        let days: std::collections::HashSet<_> =
            (0..60).map(|day| of_day(all, day).unwrap().id.clone()).collect();
        assert!(days.len() > 5, "{days:?}");
        assert_eq!(of_day(all, 3).map(|puzzle| &puzzle.id), of_day(all, 3).map(|puzzle| &puzzle.id));
        assert!(of_day(&[], 3).is_none());
    }
}
