use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use store::{Status, StoreError, TableFilter, TableRow};
use utoipa::IntoParams;

use super::body::{Asked, Body, MaybeBody, Named};
use super::guard::Address;
use crate::hall::Hall;
use crate::identity::Caller;
use crate::live::{LobbyCommand, Request, planned_seat, prepare};
use crate::play;
use crate::problem::Problem;
use crate::random;
use crate::settings::table_info;
use crate::wire::{
    self, ApiProblem, Join, NewTable, SeatPlan, TableInfo, TableList, TableSettings, WhoMayJoin,
};

/// So many tables are listed at a time.
const PAGE: u32 = 50;

/// Which tables to list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// Only of this game.
    #[param(nullable = false)]
    pub(super) game: Option<String>,
    /// Only with this status.
    #[param(nullable = false)]
    pub(super) status: Option<wire::Status>,
    /// Only made before this moment; `next` of the last page.
    #[param(nullable = false, maximum = 18_446_744_073_709_551_615_u64)]
    pub(super) before: Option<u64>,
}

/// Tables anyone may join or watch, newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListQuery), responses((status = 200, body = TableList)))]
pub async fn list(
    State(hall): State<Arc<Hall>>,
    Asked(query): Asked<ListQuery>,
) -> Result<Json<TableList>, Problem> {
    list_tables(&hall, &query, TableFilter { listed: true, ..TableFilter::default() }).await
}

pub async fn list_tables(
    hall: &Hall,
    query: &ListQuery,
    base: TableFilter,
) -> Result<Json<TableList>, Problem> {
    // No index helps to find what was never there.
    if let Some(given) = query.game.as_ref().filter(|given| !shelf::names().contains(&given.as_str())) {
        let unknown = shelf::UnknownGame { given: given.chars().take(40).collect() };
        return Err(Problem::bad(unknown.code(), unknown.to_string()));
    }
    let filter = TableFilter {
        game: query.game.clone(),
        status: query.status.map(|status| match status {
            wire::Status::Open => Status::Open,
            wire::Status::Playing => Status::Playing,
            wire::Status::Over => Status::Over,
            wire::Status::Closed => Status::Closed,
        }),
        before: query.before,
        limit: PAGE,
        ..base
    };
    let rows = hall.store.tables(&filter).await?;
    let next = rows.last().filter(|_| rows.len() == PAGE as usize).map(|row| row.created_at);
    let tables = rows.iter().map(|row| table_info(row, &TableSettings::read(row))).collect();
    Ok(Json(TableList { tables, next }))
}

/// Makes a table. With no open seat and `autostart` it starts at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses((status = 200, body = TableInfo), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn create(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<Json<TableInfo>, Problem> {
    let me = caller.known()?;
    let limits = &hall.config.limits;
    for whom in [&me.id, &address.0] {
        hall.allow(&limits.tables, whom)?;
    }
    let (setup, players, rules) = play::check_setup(&new.game, &new.setup)?;
    if new.seats.len() != players as usize {
        let given = new.seats.len();
        return Err(Problem::bad("seats/count", format!("{given} seats were given for {players} players")));
    }
    let settings = new.settings;
    settings.check()?;
    let game = hall.games.iter().find(|game| game.name == new.game);
    let levels = game.map(|game| game.levels.as_slice()).unwrap_or_default();
    let mut seats = Vec::with_capacity(new.seats.len());
    for plan in &new.seats {
        let kept = prepare(&hall, &me, plan).await?;
        seats.push(planned_seat(plan, &me, kept, levels)?);
    }
    let is_full = !new.seats.iter().any(|plan| matches!(plan, SeatPlan::Open | SeatPlan::Kept { .. }));
    let row = TableRow {
        id: random::table_id(hall.now_ms())?,
        game: new.game,
        rules,
        owner: Some(me.id.clone()),
        status: Status::Open,
        listed: settings.join == WhoMayJoin::Anyone,
        setup: setup.to_string(),
        settings: settings.keep(),
        seed: None,
        clocks: None,
        progress: None,
        rematch: None,
        created_at: hall.now_ms(),
        updated_at: hall.now_ms(),
        due_at: None,
        revision: 0,
        seats,
    };
    let info = table_info(&row, &settings);
    hall.store.add_table(row, limits.unfinished_tables).await.map_err(|error| match error {
        StoreError::TooMany(most) => {
            let text = format!("{most} unfinished tables are allowed; finish or leave one first");
            Problem::limit("unfinished-tables", text, None)
        }
        error => error.into(),
    })?;
    tracing::debug!(event = "table.opened", table = info.id, game = info.game, "somebody made a table");
    if is_full && settings.autostart {
        let started = ask_lobby(&hall, &info.id, &me, LobbyCommand::Start).await;
        if started.as_ref().is_err_and(|problem| problem.limit.is_some()) {
            // What may not start is not left lying about; whether it can be closed now changes nothing for the caller.
            let _ = ask_lobby(&hall, &info.id, &me, LobbyCommand::Leave).await;
        }
        return started;
    }
    Ok(Json(info))
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table's id")), responses((status = 200, body = TableInfo), (status = 404, body = ApiProblem)))]
pub async fn show(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
) -> Result<Json<TableInfo>, Problem> {
    if id.len() > 40 {
        return Err(Problem::no_table(&id));
    }
    hall.broken.check(&id, Instant::now())?;
    let row = hall.store.table(&id).await?.ok_or_else(|| Problem::no_table(&id))?;
    hall.unknown_rules.check(&row)?;
    Ok(Json(table_info(&row, &TableSettings::read(&row))))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path, description = "The table's id")), request_body = Option<Join>, responses((status = 200, body = TableInfo), (status = 409, body = ApiProblem)))]
pub async fn join(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named(id): Named<String>,
    MaybeBody(ask): MaybeBody<Join>,
) -> Result<Json<TableInfo>, Problem> {
    ask_lobby(&hall, &id, &caller.known()?, LobbyCommand::Join { seat: ask.seat }).await
}

/// Gives up my seats: open again before the start, bots' after it. The owner leaving an open table closes it; so does the last
/// person leaving a game. Leaving a closed table takes it off one's list.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path, description = "The table's id")), responses((status = 200, body = TableInfo), (status = 403, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn leave(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named(id): Named<String>,
) -> Result<Json<TableInfo>, Problem> {
    ask_lobby(&hall, &id, &caller.known()?, LobbyCommand::Leave).await
}

/// Starts the game; only for who made the table.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path, description = "The table's id")), responses((status = 200, body = TableInfo), (status = 403, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn start(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named(id): Named<String>,
) -> Result<Json<TableInfo>, Problem> {
    ask_lobby(&hall, &id, &caller.known()?, LobbyCommand::Start).await
}

/// Changes who is to sit at a seat, before the start; only for who made the table. A seat that is kept can be taken by one
/// person only, who finds it among their invitations.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", tag = "tables", params(("id" = String, Path, description = "The table's id"), ("seat" = u8, Path, description = "The seat's number", maximum = 255)), request_body = SeatPlan, responses((status = 200, body = TableInfo), (status = 403, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn set_seat(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named((id, seat)): Named<(String, u8)>,
    Body(plan): Body<SeatPlan>,
) -> Result<Json<TableInfo>, Problem> {
    let me = caller.known()?;
    let kept = prepare(&hall, &me, &plan).await?;
    ask_lobby(&hall, &id, &me, LobbyCommand::SetSeat { seat, plan, kept }).await
}

/// A new table with the same settings, for the people of a finished game. All who ask get the same one.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path, description = "The table's id")), responses((status = 200, body = TableInfo), (status = 403, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn rematch(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named(id): Named<String>,
) -> Result<Json<TableInfo>, Problem> {
    let me = caller.known()?;
    hall.allow(&hall.config.limits.tables, &me.id)?;
    let table = hall.ask(&id, |reply| Request::Rematch { who: me.clone(), reply }).await?;
    let is_mine = |table: &TableInfo| table.seats.iter().any(|seat| seat.player.as_ref() == Some(&me.id));
    let is_full = table.seats.iter().all(|seat| seat.player.is_some() || seat.bot.is_some());
    let is_open = table.status == wire::Status::Open;
    let command = if is_open && !is_mine(&table) && !is_full {
        LobbyCommand::Join { seat: None }
    } else if is_open && is_full && table.settings.autostart && table.owner == Some(me.id.clone()) {
        LobbyCommand::Start
    } else {
        return Ok(Json(table));
    };
    match ask_lobby(&hall, &table.id, &me, command).await {
        Err(problem) if problem.status == StatusCode::CONFLICT => {
            // Whoever asks twice at once has a seat there, or the game begun, by the other call.
            let now = show(State(hall), Named(table.id)).await?;
            let is_begun = now.status == wire::Status::Playing && now.owner == Some(me.id.clone());
            if is_mine(&now) || is_begun { Ok(now) } else { Err(problem) }
        }
        answered => answered,
    }
}

/// The log of a finished game, seed included.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "tables", params(("id" = String, Path, description = "The table's id")), responses((status = 200, description = "JSON lines: a header, the entries, the end.", body = String, content_type = "application/x-ndjson"), (status = 409, body = ApiProblem)))]
pub async fn log(State(hall): State<Arc<Hall>>, Named(id): Named<String>) -> Result<Response, Problem> {
    let log = hall.ask(&id, |reply| Request::Log { reply }).await?;
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", log.header.game);
    let headers =
        [(header::CONTENT_TYPE, "application/x-ndjson".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((StatusCode::OK, headers, log.to_string()).into_response())
}

pub(super) async fn ask_lobby(
    hall: &Arc<Hall>,
    table: &str,
    who: &crate::identity::Person,
    command: LobbyCommand,
) -> Result<Json<TableInfo>, Problem> {
    let ask = |reply| Request::Lobby { who: who.clone(), command: command.clone(), reply };
    hall.ask(table, ask).await.map(Json)
}
