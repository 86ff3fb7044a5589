//! Calls about others: keeping away from them, and telling those who look after the house.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use store::{BlockKind, ReportRow, Status, StoreError, TableFilter};

use super::Address;
use super::body::{Body, Named};
use crate::bus::News;
use crate::hall::{Hall, now_ms};
use crate::identity::Caller;
use crate::live::{LobbyCommand, Request};
use crate::names::turns_text;
use crate::problem::Problem;
use crate::wire::{ApiProblem, Distance, KeepAway, Kept, NewReport};

/// So many reports of one person may wait.
const MOST_REPORTS: u32 = 20;

/// The longest report.
const LONGEST_DETAIL: usize = 500;

/// From whom I keep away.
#[utoipa::path(get, path = "/api/me/blocks", tag = "people", responses((status = 200, body = Vec<Kept>), (status = 401, body = ApiProblem)))]
pub async fn blocks(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Json<Vec<Kept>>, Problem> {
    let blocks = hall.store.blocks(&caller.known()?.id).await?;
    Ok(Json(blocks.into_iter().map(Kept::from).collect()))
}

/// Keeps away from somebody: I do not see what they say; blocked, they get no seat at my tables and cannot keep one for
/// me, and leave my tables that have not started.
#[utoipa::path(put, path = "/api/me/blocks/{id}", tag = "people", params(("id" = String, Path, description = "The person's id")), request_body = KeepAway, responses((status = 204), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn block(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named(other): Named<String>,
    Body(wish): Body<KeepAway>,
) -> Result<StatusCode, Problem> {
    let me = caller.known()?;
    if me.id == other {
        return Err(Problem::conflict("person/yourself", "nobody can keep away from themselves"));
    }
    let most = hall.config.limits.blocks;
    let kept = hall.store.set_block(&me.id, &other, wish.distance.into(), now_ms(), most).await;
    kept.map_err(|error| match error {
        StoreError::TooMany(most) => {
            let text = format!("you keep away from {most} people; no more are allowed");
            Problem::limit("blocks", text, None).with("most", most)
        }
        error => error.into(),
    })?;
    tell_whom_i_hear(&hall, &me.id).await?;
    if wish.distance == Distance::Block {
        let filter = TableFilter {
            player: Some(other.clone()),
            status: Some(Status::Open),
            limit: 1000,
            ..TableFilter::default()
        };
        for table in hall.store.tables(&filter).await? {
            if table.owner.as_ref() != Some(&me.id) {
                continue;
            }
            let command = LobbyCommand::TurnAway { player: other.clone() };
            let ask = |reply| Request::Lobby { who: me.clone(), command: command.clone(), reply };
            match hall.ask(&table.id, ask).await {
                // It has started meanwhile, or nobody can play there.
                Err(problem) if problem.status == StatusCode::CONFLICT || problem.is_left_alone() => {}
                answer => answer.map(|_| ())?,
            }
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Has to do with somebody again.
#[utoipa::path(delete, path = "/api/me/blocks/{id}", tag = "people", params(("id" = String, Path, description = "The person's id")), responses((status = 204), (status = 404, body = ApiProblem)))]
pub async fn unblock(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named(other): Named<String>,
) -> Result<StatusCode, Problem> {
    let me = caller.known()?;
    hall.store.remove_block(&me.id, &other).await?;
    tell_whom_i_hear(&hall, &me.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells those who look after the house of somebody. What they said is quoted, so that it can be read even if it is deleted.
#[utoipa::path(post, path = "/api/reports", tag = "people", request_body = NewReport, responses((status = 204), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn report(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(wish): Body<NewReport>,
) -> Result<StatusCode, Problem> {
    let me = caller.known()?;
    if me.id == wish.player {
        return Err(Problem::conflict("person/yourself", "nobody can report themselves"));
    }
    let detail = wish.detail.trim();
    let length = detail.chars().count();
    if length > LONGEST_DETAIL || detail.chars().any(|c| (c.is_control() && c != '\n') || turns_text(c)) {
        let text =
            format!("{length} characters were given; at most {LONGEST_DETAIL} printable ones are allowed");
        return Err(Problem::bad("report/detail", text).with("given", length).with("most", LONGEST_DETAIL));
    }
    for whom in [&me.id, &address.0] {
        hall.allow(&hall.config.limits.reports, whom)?;
    }
    let quote = quote(&hall, &wish).await?;
    let report = ReportRow {
        at: now_ms(),
        reporter: Some(me.id),
        player: wish.player,
        table: wish.table,
        line: wish.line,
        quote,
        why: wish.why.word().to_owned(),
        detail: detail.to_owned(),
        ..ReportRow::default()
    };
    let id = hall.store.add_report(report, MOST_REPORTS).await.map_err(|error| match error {
        StoreError::TooMany(most) => {
            let text = format!("{most} reports of yours wait; somebody will read them first");
            Problem::limit("reports", text, None).with("most", most)
        }
        error => error.into(),
    })?;
    tracing::info!(event = "house.report", report = id, why = wish.why.word(), "somebody reported somebody");
    Ok(StatusCode::NO_CONTENT)
}

/// What was said in the line a report is about.
async fn quote(hall: &Hall, wish: &NewReport) -> Result<String, Problem> {
    let Some(table) = &wish.table else {
        return match wish.line {
            Some(_) => Err(Problem::bad("report/no-table", "a line was named, but no table")),
            None => Ok(String::new()),
        };
    };
    let row = if table.len() > 40 { None } else { hall.store.table(table).await? };
    row.ok_or_else(|| Problem::no_table(table))?;
    let Some(number) = wish.line else { return Ok(String::new()) };
    let talk = hall.store.chat(table, u32::MAX).await?;
    let line = talk.into_iter().find(|line| line.n == number && line.player.as_ref() == Some(&wish.player));
    line.map(|line| line.text).ok_or_else(|| {
        let text = format!("this person has not said line {number} at this table, or it is gone");
        Problem::new(StatusCode::NOT_FOUND, "report/no-line", text).with("line", number)
    })
}

/// Tells the tables where somebody is whom they do not want to hear any more.
async fn tell_whom_i_hear(hall: &Hall, player: &str) -> Result<(), Problem> {
    let unheard = unheard(hall, player).await?;
    hall.tell_tables_of(player, || Request::Hears {
        player: player.to_owned(),
        unheard: Arc::clone(&unheard),
    })
    .await;
    hall.bus.tell(News::Hears { player: player.to_owned(), unheard: unheard.to_vec() });
    Ok(())
}

/// Whom somebody does not want to hear, by public id.
pub(super) async fn unheard(hall: &Hall, player: &str) -> Result<Arc<[String]>, Problem> {
    Ok(hall.store.blocks(player).await?.into_iter().map(|row| row.other).collect())
}

/// Does somebody want nothing to do with another person?
pub(crate) async fn has_blocked(hall: &Hall, player: &str, other: &str) -> Result<bool, Problem> {
    let blocks = hall.store.blocks(player).await?;
    Ok(blocks.iter().any(|row| row.other == other && row.kind == BlockKind::Block))
}
