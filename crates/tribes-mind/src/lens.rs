//! What can be reached from a tile, and what it brings: for people who want to see further.

use minds::{Budget, Desk, Effort, Style, gained};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Seed;
use tribes::{Moment, Move, Tile, Tribes};

use crate::results::{TribeResult, each_result};
use crate::survey::{Survey, temptation};
use crate::{Judge, finish, sow};

#[derive(Deserialize)]
struct Question {
    start: Option<Tile>,
}

/// What one result brings.
#[derive(Debug, Serialize)]
struct Row {
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
    let mut desk =
        Desk::new(Judge::default(), Effort::new(Budget::Nodes(u64::MAX)), Style::BEST, &Seed::from_number(0));
    let mut results = Vec::new();
    each_result(game, game.can_fly(), |result| results.push(result));
    results.retain(|result| start.is_none_or(|start| result.start == start));
    let mut rows: Vec<Row> = (results.into_iter())
        .map(|result| {
            let after = played(game, &result, &mut desk);
            let mut sources = gained(game, &after, game.active());
            sources.retain(|(_, points)| *points != 0);
            let left = temptation(&after).filter(|left| Some(left.seat) == next);
            Row {
                result,
                points: sources.iter().map(|(_, points)| points).sum(),
                sources,
                gift: left.zip(before).map(|(left, before)| (left.points - before).round() as i32),
            }
        })
        .collect();
    rows.sort_by_key(|row| (std::cmp::Reverse(row.points), row.gift, row.result));
    Some(json!({ "results": rows }))
}

/// The board after some way of a result and the best rest of the turn.
fn played(game: &Tribes, result: &TribeResult, desk: &mut Desk<Judge>) -> Tribes {
    let mut after = *game;
    let way = sow::random_way(game, result, &mut desk.chooser);
    let _ = desk.play(&mut after, Move::Sow { tile: result.start });
    for m in way {
        let _ = desk.play(&mut after, m);
    }
    if after.moment() == Moment::Turn {
        for m in finish::best(&after, desk).0 {
            if m == Move::End {
                break;
            }
            let _ = desk.play(&mut after, m);
        }
    }
    after
}
