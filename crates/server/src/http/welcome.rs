//! Who is welcome at a table: turning people away and letting them back, and seats that are kept for me.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use store::{Status, TableFilter};

use super::body::{Asked, Named};
use super::tables::{ListQuery, ask_lobby, list_tables};
use crate::hall::Hall;
use crate::identity::Caller;
use crate::live::{LobbyCommand, Request};
use crate::problem::Problem;
use crate::wire::{self, ApiProblem, PersonName, TableInfo, TableList};

/// Whom I have turned away from a table of mine that has not started.
#[utoipa::path(get, path = "/api/tables/{id}/turned-away", tag = "tables", params(("id" = String, Path, description = "The table's id")), responses((status = 200, body = Vec<PersonName>), (status = 403, body = ApiProblem)))]
pub async fn turned_away(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named(id): Named<String>,
) -> Result<Json<Vec<PersonName>>, Problem> {
    let me = caller.known()?;
    let mut people = Vec::new();
    for player in hall.ask(&id, |reply| Request::TurnedAway { who: me.clone(), reply }).await? {
        if let Some(row) = hall.store.player(&player).await? {
            people.push(PersonName { id: row.id, name: row.name });
        }
    }
    Ok(Json(people))
}

/// Turns somebody away from my table before it starts: their seats are free again, and they get no other there.
#[utoipa::path(put, path = "/api/tables/{id}/turned-away/{person}", tag = "tables", params(("id" = String, Path, description = "The table's id"), ("person" = String, Path, description = "The person's id")), responses((status = 200, body = TableInfo), (status = 403, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn turn_away(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named((id, player)): Named<(String, String)>,
) -> Result<Json<TableInfo>, Problem> {
    ask_lobby(&hall, &id, &caller.known()?, LobbyCommand::TurnAway { player }).await
}

/// Lets somebody come back to my table.
#[utoipa::path(delete, path = "/api/tables/{id}/turned-away/{person}", tag = "tables", params(("id" = String, Path, description = "The table's id"), ("person" = String, Path, description = "The person's id")), responses((status = 200, body = TableInfo), (status = 403, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn let_back(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named((id, player)): Named<(String, String)>,
) -> Result<Json<TableInfo>, Problem> {
    ask_lobby(&hall, &id, &caller.known()?, LobbyCommand::LetBack { player }).await
}

/// Open tables where a seat is kept for me, newest first.
#[utoipa::path(get, path = "/api/me/invitations", tag = "me", params(ListQuery), responses((status = 200, body = TableList), (status = 401, body = ApiProblem)))]
pub async fn invitations(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Asked(query): Asked<ListQuery>,
) -> Result<Json<TableList>, Problem> {
    let kept_for = Some(caller.known()?.id);
    let query = ListQuery { status: Some(wire::Status::Open), ..query };
    let base = TableFilter { kept_for, status: Some(Status::Open), ..TableFilter::default() };
    list_tables(&hall, &query, base).await
}
