//! What can be reached from a tile, and what it brings: for people who want to see further.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Eyes, Game, Seat, Seed};
use tribes::{Moment, Move, Tile, Tribes};

use super::results::{TribeResult, each_result};
use super::survey::{Survey, temptation};
use super::{rest, sow};
use crate::budget::{Budget, Effort};
use crate::desk::Desk;
use crate::style::Style;

#[derive(Deserialize)]
struct Question {
    start: Option<Tile>,
}

/// One line of the answer.
#[derive(Debug, Serialize)]
struct Line {
    #[serde(flatten)]
    result: TribeResult,
    points: i32,
    sources: Vec<(&'static str, i32)>,
    gift: Option<i32>,
}

pub fn answer(game: &Tribes, question: &Value) -> Option<Value> {
    if game.moment() != Moment::Start {
        return None;
    }
    let start = serde_json::from_value::<Question>(question.clone()).ok()?.start;
    let next = game.to_act().next();
    let before = next.and_then(|seat| Survey::new(game, seat).best()).map(|(_, points)| points);
    let mut desk = Desk::new(Effort::new(Budget::Nodes(u64::MAX)), Style::BEST, &Seed::from_number(0));
    let mut results = Vec::new();
    each_result(game, game.can_fly(), |result| results.push(result));
    results.retain(|result| start.is_none_or(|start| result.start == start));
    let mut lines: Vec<Line> = (results.into_iter())
        .map(|result| {
            let after = played(game, &result, &mut desk);
            let sources = gained(game, &after, game.active());
            let left = temptation(&after).filter(|left| Some(left.seat) == next);
            Line {
                result,
                points: sources.iter().map(|(_, points)| points).sum(),
                sources,
                gift: left.zip(before).map(|(left, before)| (left.points - before).round() as i32),
            }
        })
        .collect();
    lines.sort_by_key(|line| (std::cmp::Reverse(line.points), line.gift, line.result));
    Some(json!({ "results": lines }))
}

/// The board after some way of a result and the best rest of the turn.
fn played(game: &Tribes, result: &TribeResult, desk: &mut Desk<Tribes>) -> Tribes {
    let mut after = *game;
    let way = sow::random_way(game, result, &mut desk.chooser);
    let _ = desk.play(&mut after, Move::Sow { tile: result.start });
    for m in way {
        let _ = desk.play(&mut after, m);
    }
    if after.moment() == Moment::Turn {
        for m in rest::best(&after, desk).0 {
            if m == Move::End {
                break;
            }
            let _ = desk.play(&mut after, m);
        }
    }
    after
}

fn gained(before: &Tribes, after: &Tribes, seat: Seat) -> Vec<(&'static str, i32)> {
    let lines = |game: &Tribes| game.scores(Eyes::Seat(seat)).lines;
    let points = |line: &table::ScoreLine| line.points.get(seat.index()).copied().flatten().unwrap_or(0);
    (lines(before).iter().zip(&lines(after)))
        .map(|(before, after)| (after.source, points(after) - points(before)))
        .filter(|(_, points)| *points != 0)
        .collect()
}
