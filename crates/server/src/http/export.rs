//! Everything the house knows of a person, as one file. It is told piece by piece: somebody may have played for years.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::{Value, json};
use store::{AuditFilter, ReportFilter, Status, StoreError, TableFilter, TableRow};
use tokio::sync::mpsc;

use crate::hall::{Hall, now_ms};
use crate::identity::{Caller, Person};
use crate::problem::Problem;
use crate::settings::table_info;
use crate::wire::{ApiProblem, Kept, Sanction, TableSettings};

/// So many games or lines of talk are read at a time.
const PAGE: u32 = 20;

/// Games that are read one after the other are told by when they were made; so many may share a moment.
const MOST_AT_ONCE: u32 = 200;

/// So much of the rest is told at most.
const MOST: u32 = 10_000;

/// Everything the house knows of me, as one JSON file: account, whom I keep away from, reports, games with the logs of those
/// that are over, and what I have said. Nothing hidden of a running game is in it.
#[utoipa::path(get, path = "/api/me/export", tag = "me", responses((status = 200, description = "One JSON object.", body = Object, content_type = "application/json"), (status = 401, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub async fn export(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Problem> {
    let person = caller.in_person()?;
    hall.allow(&hall.config.limits.exports, &person.id)?;
    // What can be refused is refused before the file begins.
    let head = head(&hall, &person).await?;
    let (out, mut pieces) = mpsc::channel(1);
    tokio::spawn(async move {
        if let Err(error) = tell(&hall, &person.id, &head, &out).await {
            tracing::error!(event = "export.failed", %error, "somebody's data could not be read to the end");
            // The file ends in the middle, which whoever gets it can see.
            let _ = out.send(Err(error)).await;
        }
    });
    // Whoever compresses the file asks once more after its end.
    let pieces = stream::poll_fn(move |context| pieces.poll_recv(context));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"lamplight.json\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((StatusCode::OK, headers, Body::from_stream(pieces)).into_response())
}

/// Where the pieces of a file go.
type Out = mpsc::Sender<Result<Bytes, StoreError>>;

/// Tells everything, as fast as it is read, until whoever asked has gone.
async fn tell(hall: &Hall, player: &str, head: &Value, out: &Out) -> Result<(), StoreError> {
    let head = head.to_string();
    let head = head.strip_suffix('}').unwrap_or_default();
    if !send(out, format!("{head},\n\"tables\":[")).await {
        return Ok(());
    }
    let (mut before, mut after) = (None, String::new());
    while let Some((text, last)) = games(hall, player, before).await? {
        if !send(out, text).await {
            return Ok(());
        }
        before = Some(last);
    }
    send(out, "],\n\"talk\":[".to_owned()).await;
    while let Some((text, last)) = talk(hall, player, &after).await? {
        if !send(out, text).await {
            return Ok(());
        }
        after = last;
    }
    send(out, "]}\n".to_owned()).await;
    Ok(())
}

/// Hands a piece over; false if nobody waits for it any more.
async fn send(out: &Out, text: String) -> bool {
    out.send(Ok(Bytes::from(text))).await.is_ok()
}

/// One after the other, the very first without a comma before it.
fn joined(is_first: bool, values: impl Iterator<Item = Value>) -> String {
    values
        .enumerate()
        .map(|(n, value)| format!("{}\n{value}", if is_first && n == 0 { "" } else { "," }))
        .collect()
}

async fn head(hall: &Hall, person: &Person) -> Result<Value, Problem> {
    let (store, id) = (&hall.store, person.id.as_str());
    let row = store.player(id).await?;
    let blocks: Vec<Kept> = store.blocks(id).await?.into_iter().map(Kept::from).collect();
    let tokens = store.tokens(id).await?.into_iter();
    let tokens: Vec<Value> =
        tokens.map(|token| json!({"label": token.label, "created_at": token.created_at})).collect();
    let mine = ReportFilter { reporter: Some(id.to_owned()), limit: MOST, ..ReportFilter::default() };
    let reports = store.reports(&mine).await?.into_iter();
    let reports: Vec<Value> = reports
        .map(|report| {
            json!({"at": report.at, "of": report.player_name, "table": report.table, "line": report.line,
                "quote": report.quote, "why": report.why, "detail": report.detail, "settled_at": report.settled_at})
        })
        .collect();
    let sanctions = hall.sanctions.of(store, id).await?.into_iter().map(Sanction::from);
    let deeds = AuditFilter { player: Some(id.to_owned()), limit: MOST, ..AuditFilter::default() };
    // Who did it is told to nobody but those who look after the house.
    let deeds = store.audit(&deeds).await?.into_iter();
    let deeds: Vec<Value> = deeds
        .map(|row| json!({"at": row.at, "deed": row.deed, "detail": row.detail, "reason": row.reason}))
        .collect();
    Ok(json!({
        "format": 1,
        "told_at": now_ms(),
        "id": id,
        "name": person.name,
        "is_guest": person.is_guest,
        "created_at": row.map(|row| row.created_at),
        "email": store.email(id).await?.map(|email| email.address),
        "recovery_codes_left": store.count_codes(id).await?,
        "sessions_end_at": store.session_ends(id).await?,
        "addresses_now": hall.sockets.addresses_of(id),
        "is_steward": store.is_steward(id).await?,
        "tokens": tokens,
        "blocks": blocks,
        "reports": reports,
        "sanctions": sanctions.collect::<Vec<_>>(),
        "deeds": deeds,
    }))
}

/// The next games, and where to go on.
async fn games(hall: &Hall, player: &str, before: Option<u64>) -> Result<Option<(String, u64)>, StoreError> {
    let filter = |before, limit| TableFilter {
        player: Some(player.to_owned()),
        before,
        limit,
        ..TableFilter::default()
    };
    let mut rows = hall.store.tables(&filter(before, PAGE)).await?;
    let Some(last) = rows.last().map(|row| row.created_at) else { return Ok(None) };
    // Those made in the same moment as the last one come with it, or they would be left out.
    rows.retain(|row| row.created_at > last);
    let together = hall.store.tables(&filter(Some(last + 1), MOST_AT_ONCE)).await?;
    rows.extend(together.into_iter().filter(|row| row.created_at == last));
    let mut told = Vec::with_capacity(rows.len());
    for row in rows {
        told.push(game(hall, row).await?);
    }
    Ok(Some((joined(before.is_none(), told.into_iter()), last)))
}

/// A game; its log once it is over, when nothing of it is hidden any more.
async fn game(hall: &Hall, row: TableRow) -> Result<Value, StoreError> {
    let table = table_info(&row, &TableSettings::read(&row));
    if row.status != Status::Over {
        return Ok(json!({"table": table}));
    }
    let entries = hall.store.history(&row.id).await?.entries;
    Ok(json!({"table": table, "seed": row.seed, "entries": entries}))
}

/// The next lines of talk, and where to go on.
async fn talk(hall: &Hall, player: &str, after: &str) -> Result<Option<(String, String)>, StoreError> {
    let said = hall.store.talk_of(player, after, PAGE).await?;
    let Some(last) = said.last().map(|said| said.table.clone()) else { return Ok(None) };
    let lines = said.into_iter();
    let lines = lines.map(|said| json!({"table": said.table, "at": said.line.at, "text": said.line.text}));
    Ok(Some((joined(after.is_empty(), lines), last)))
}
