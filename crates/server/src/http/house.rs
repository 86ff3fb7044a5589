//! Calls for those who look after the house.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use store::{AuditFilter, Sanctioned, TableFilter};
use utoipa::IntoParams;

use super::body::{Asked, Body, Named};
use super::guard::network_of;
use crate::hall::{Hall, now_ms};
use crate::house::{Deed, Keeper, no_person};
use crate::problem::Problem;
use crate::settings::table_info;
use crate::wire::{
    ApiProblem, AuditList, DeleteTalk, Deleted, Found, GiveName, GivePassword, HouseRole, MakeSteward,
    NewSanction, PersonInfo, PersonState, Reason, Sanction, TableInfo, TableSettings, TableState,
};

/// So much is told at a time.
const PAGE: u32 = 50;

/// What to look for.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FindQuery {
    /// A public id, words of a name, or the beginning of a table's id; 1 to 40 characters.
    #[param(min_length = 1, max_length = 40)]
    words: String,
}

/// Which of what was done to read.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AuditQuery {
    /// Only what was done to this person.
    #[param(nullable = false)]
    player: Option<String>,
    /// Only what was done at this table.
    #[param(nullable = false)]
    table: Option<String>,
    /// Only what has a smaller number; `next` of the last page.
    #[param(nullable = false)]
    before: Option<i64>,
}

/// May I look after the house?
#[utoipa::path(get, path = "/api/house", tag = "house", responses((status = 200, body = HouseRole), (status = 403, body = ApiProblem)))]
pub async fn role(State(hall): State<Arc<Hall>>, keeper: Keeper) -> Result<Json<HouseRole>, Problem> {
    let reports = hall.store.count_waiting_reports().await?;
    Ok(Json(HouseRole { name: keeper.name, is_operator: keeper.is_operator, reports }))
}

/// Finds people and tables.
#[utoipa::path(get, path = "/api/house/find", tag = "house", params(FindQuery), responses((status = 200, body = Found), (status = 403, body = ApiProblem)))]
pub async fn find(
    State(hall): State<Arc<Hall>>,
    _: Keeper,
    Asked(query): Asked<FindQuery>,
) -> Result<Json<Found>, Problem> {
    let words = query.words.trim();
    let length = words.chars().count();
    if !(1..=40).contains(&length) {
        let text = format!("{length} characters were given; 1 to 40 are allowed");
        return Err(Problem::bad("house/words", text).with("given", length).with("most", 40));
    }
    let people = hall.store.find_players(words, PAGE).await?;
    let mut tables = Vec::new();
    for id in hall.store.find_tables(words, PAGE).await? {
        if let Some(row) = hall.store.table(&id).await? {
            tables.push(table_info(&row, &TableSettings::read(&row)));
        }
    }
    Ok(Json(Found { people: people.into_iter().map(PersonInfo::from).collect(), tables }))
}

/// One person, with what holds for them and where they play.
#[utoipa::path(get, path = "/api/house/people/{id}", tag = "house", params(("id" = String, Path, description = "The person's id")), responses((status = 200, body = PersonState), (status = 403, body = ApiProblem)))]
pub async fn person(
    State(hall): State<Arc<Hall>>,
    _: Keeper,
    Named(id): Named<String>,
) -> Result<Json<PersonState>, Problem> {
    state_of(&hall, &id).await.map(Json)
}

async fn state_of(hall: &Hall, id: &str) -> Result<PersonState, Problem> {
    let row = hall.store.player(id).await?.ok_or_else(no_person)?;
    let filter = TableFilter { player: Some(row.id.clone()), limit: PAGE, ..TableFilter::default() };
    let tables = hall.store.tables(&filter).await?;
    Ok(PersonState {
        is_steward: hall.store.is_steward(&row.id).await?,
        sanctions: hall.sanctions.of(&hall.store, &row.id).await?.into_iter().map(Sanction::from).collect(),
        addresses: hall.sockets.addresses_of(&row.id),
        tables: tables.iter().map(|row| table_info(row, &TableSettings::read(row))).collect(),
        person: row.into(),
    })
}

/// Gives somebody another name, claimed or not.
#[utoipa::path(post, path = "/api/house/people/{id}/rename", tag = "house", params(("id" = String, Path, description = "The person's id")), request_body = GiveName, responses((status = 200, body = PersonState), (status = 409, body = ApiProblem)))]
pub async fn rename(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Named(id): Named<String>,
    Body(wish): Body<GiveName>,
) -> Result<Json<PersonState>, Problem> {
    Deed::new(&hall, &keeper, &wish.reason)?.rename(&id, &wish.name).await?;
    state_of(&hall, &id).await.map(Json)
}

/// Gives somebody another password and signs them out everywhere; only for the operator.
#[utoipa::path(post, path = "/api/house/people/{id}/password", tag = "house", params(("id" = String, Path, description = "The person's id")), request_body = GivePassword, responses((status = 200, body = PersonState), (status = 409, body = ApiProblem)))]
pub async fn password(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Named(id): Named<String>,
    Body(wish): Body<GivePassword>,
) -> Result<Json<PersonState>, Problem> {
    Deed::new(&hall, &keeper, &wish.reason)?.set_password(&id, wish.password).await?;
    state_of(&hall, &id).await.map(Json)
}

/// Lets somebody look after the house, or no longer; only for the operator.
#[utoipa::path(post, path = "/api/house/people/{id}/steward", tag = "house", params(("id" = String, Path, description = "The person's id")), request_body = MakeSteward, responses((status = 200, body = PersonState), (status = 409, body = ApiProblem)))]
pub async fn steward(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Named(id): Named<String>,
    Body(wish): Body<MakeSteward>,
) -> Result<Json<PersonState>, Problem> {
    Deed::new(&hall, &keeper, &wish.reason)?.set_steward(&id, wish.is_steward).await?;
    state_of(&hall, &id).await.map(Json)
}

/// Deletes everything somebody has said, at all tables.
#[utoipa::path(post, path = "/api/house/people/{id}/delete-talk", tag = "house", params(("id" = String, Path, description = "The person's id")), request_body = Reason, responses((status = 200, body = Deleted), (status = 403, body = ApiProblem)))]
pub async fn delete_talk_of(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Named(id): Named<String>,
    Body(wish): Body<Reason>,
) -> Result<Json<Deleted>, Problem> {
    let lines = Deed::new(&hall, &keeper, &wish.reason)?.delete_talk_of(&id).await?;
    Ok(Json(Deleted { lines }))
}

/// Everybody who looks after the house.
#[utoipa::path(get, path = "/api/house/stewards", tag = "house", responses((status = 200, body = Vec<PersonInfo>), (status = 403, body = ApiProblem)))]
pub async fn stewards(State(hall): State<Arc<Hall>>, _: Keeper) -> Result<Json<Vec<PersonInfo>>, Problem> {
    Ok(Json(hall.store.stewards().await?.into_iter().map(PersonInfo::from).collect()))
}

/// Who may not talk or not come in now, newest first.
#[utoipa::path(get, path = "/api/house/sanctions", tag = "house", responses((status = 200, body = Vec<Sanction>), (status = 403, body = ApiProblem)))]
pub async fn sanctions(State(hall): State<Arc<Hall>>, _: Keeper) -> Result<Json<Vec<Sanction>>, Problem> {
    Ok(Json(hall.store.sanctions(now_ms()).await?.into_iter().map(Sanction::from).collect()))
}

/// Keeps a person or an address from talking or coming in, at once. Who may not come in leaves all seats to bots.
#[utoipa::path(post, path = "/api/house/sanctions", tag = "house", request_body = NewSanction, responses((status = 200, body = Sanction), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn sanction(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Body(wish): Body<NewSanction>,
) -> Result<Json<Sanction>, Problem> {
    let deed = Deed::new(&hall, &keeper, &wish.reason)?;
    let whom = match (wish.player, wish.address) {
        (Some(player), None) => Sanctioned::Player(player),
        (None, Some(address)) => Sanctioned::Address(read_address(&address)?),
        _ => return Err(Problem::bad("house/whom", "name either a person or an address")),
    };
    deed.sanction(wish.kind.into(), whom, wish.until).await.map(Json)
}

/// Ends a sanction.
#[utoipa::path(post, path = "/api/house/sanctions/{id}/lift", tag = "house", params(("id" = i64, Path, description = "The sanction's number")), request_body = Reason, responses((status = 200, body = Sanction), (status = 403, body = ApiProblem)))]
pub async fn lift(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Named(id): Named<i64>,
    Body(wish): Body<Reason>,
) -> Result<Json<Sanction>, Problem> {
    Deed::new(&hall, &keeper, &wish.reason)?.lift(id).await.map(Json)
}

/// One table, with what was said there. Nothing hidden of its game is told.
#[utoipa::path(get, path = "/api/house/tables/{id}", tag = "house", params(("id" = String, Path, description = "The table's id")), responses((status = 200, body = TableState), (status = 403, body = ApiProblem)))]
pub async fn table(
    State(hall): State<Arc<Hall>>,
    _: Keeper,
    Named(id): Named<String>,
) -> Result<Json<TableState>, Problem> {
    let row = if id.len() > 40 { None } else { hall.store.table(&id).await? };
    let row = row.ok_or_else(|| Problem::no_table(&id))?;
    let talk = hall.store.chat(&id, 200).await?;
    let table = table_info(&row, &TableSettings::read(&row));
    Ok(Json(TableState { table, talk: talk.into_iter().map(Into::into).collect() }))
}

/// Closes a table, whatever is being played there.
#[utoipa::path(post, path = "/api/house/tables/{id}/close", tag = "house", params(("id" = String, Path, description = "The table's id")), request_body = Reason, responses((status = 200, body = TableInfo), (status = 409, body = ApiProblem)))]
pub async fn close(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Named(id): Named<String>,
    Body(wish): Body<Reason>,
) -> Result<Json<TableInfo>, Problem> {
    Deed::new(&hall, &keeper, &wish.reason)?.close_table(&id).await.map(Json)
}

/// Deletes talk at a table.
#[utoipa::path(post, path = "/api/house/tables/{id}/delete-talk", tag = "house", params(("id" = String, Path, description = "The table's id")), request_body = DeleteTalk, responses((status = 200, body = Deleted), (status = 403, body = ApiProblem)))]
pub async fn delete_talk(
    State(hall): State<Arc<Hall>>,
    keeper: Keeper,
    Named(id): Named<String>,
    Body(wish): Body<DeleteTalk>,
) -> Result<Json<Deleted>, Problem> {
    let lines = Deed::new(&hall, &keeper, &wish.reason)?.delete_talk(&id, &wish).await?;
    Ok(Json(Deleted { lines }))
}

/// What was done to look after the house, newest first.
#[utoipa::path(get, path = "/api/house/audit", tag = "house", params(AuditQuery), responses((status = 200, body = AuditList), (status = 403, body = ApiProblem)))]
pub async fn audit(
    State(hall): State<Arc<Hall>>,
    _: Keeper,
    Asked(query): Asked<AuditQuery>,
) -> Result<Json<AuditList>, Problem> {
    let AuditQuery { player, table, before } = query;
    let rows = hall.store.audit(&AuditFilter { player, table, before, limit: PAGE }).await?;
    let next = rows.last().filter(|_| rows.len() == PAGE as usize).map(|row| row.id);
    Ok(Json(AuditList { lines: rows.into_iter().map(Into::into).collect(), next }))
}

/// An address as limits count it.
fn read_address(given: &str) -> Result<String, Problem> {
    let address = given.trim().trim_end_matches("/64");
    address.parse::<IpAddr>().map(network_of).map_err(|_| {
        let given: String = given.chars().take(50).collect();
        let text = format!("{given:?} was given; an address is 192.0.2.7 or 2001:db8:1:2::/64");
        Problem::bad("house/address", text)
    })
}
