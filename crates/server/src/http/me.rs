use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use store::{StoreError, TableFilter};

use super::body::{Asked, Body, MaybeBody, Named};
use super::guard::Address;
use super::tables::{ListQuery, list_tables};
use crate::bus::News;
use crate::hall::{Hall, Notice, now_ms};
use crate::identity::{self, Caller};
use crate::live::Request;
use crate::names;
use crate::problem::Problem;
use crate::random;
use crate::recovery::{self, Guess};
use crate::wire::{
    ApiProblem, Claim, Claimed, Credentials, DeleteMe, Me, NewToken, Rename, SignOut, TableList, TokenInfo,
    TokenMade,
};

/// For so long nobody else may have the name of an account that is gone: 90 days.
const NAME_RESTS_MS: u64 = 90 * 86_400_000;

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Me), (status = 401, body = ApiProblem)))]
pub async fn who_am_i(caller: Caller) -> Result<Json<Me>, Problem> {
    Ok(Json(caller.known()?.me()))
}

/// Who am I? Makes me a guest if I am nobody yet.
#[utoipa::path(post, path = "/api/me", tag = "me", responses((status = 200, body = Me), (status = 429, body = ApiProblem)))]
pub async fn make_guest(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some(person) = caller.0 {
        let answer = Json(person.me()).into_response();
        return Ok(match identity::renew(&hall, &person, &headers).await? {
            Some(cookie) => with_cookie(answer, cookie),
            None => answer,
        });
    }
    hall.allow(&hall.config.limits.guests, &address.0)?;
    let (person, cookie) = identity::new_guest(&hall).await?;
    Ok(with_cookie(Json(person.me()), cookie))
}

/// Takes another name; only for guests.
#[utoipa::path(patch, path = "/api/me", tag = "me", request_body = Rename, responses((status = 200, body = Me), (status = 409, body = ApiProblem)))]
pub async fn rename(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Body(wish): Body<Rename>,
) -> Result<Json<Me>, Problem> {
    let person = caller.in_person()?;
    if !person.is_guest {
        return Err(Problem::conflict("name/claimed", "a claimed name stays as it is"));
    }
    let name = names::check_wish(&wish.name)?;
    hall.store.rename_player(&person.id, name.clone(), now_ms()).await?;
    tell_new_name(&hall, &person.id, &name.shown).await;
    Ok(Json(Me { name: name.shown, ..person.me() }))
}

/// Keeps a name with a password, so that I can sign in elsewhere. Tells codes that set a new password, this once. Guests who
/// bear the name, or one that looks like it, are called otherwise from then on.
#[utoipa::path(post, path = "/api/me/claim", tag = "me", request_body = Claim, responses((status = 200, body = Claimed), (status = 409, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub async fn claim(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(wish): Body<Claim>,
) -> Result<Json<Claimed>, Problem> {
    let person = caller.in_person()?;
    if !person.is_guest {
        return Err(Problem::conflict("name/claimed", "a claimed name stays as it is"));
    }
    let name = names::check_wish(&wish.name)?;
    identity::check_password(&wish.password)?;
    hall.allow(&hall.config.limits.passwords, &address.0)?;
    let password = identity::hash_password(&hall, wish.password).await?;
    let (codes, kept) = recovery::new_codes()?;
    let claimed = hall.store.claim_name(&person.id, name.clone(), &password, kept, names::GUEST, now_ms());
    let renamed = claimed.await?;
    tell_new_name(&hall, &person.id, &name.shown).await;
    for other in renamed {
        tell_new_name(&hall, &other.player, &other.name).await;
    }
    Ok(Json(Claimed { me: Me { name: name.shown, is_guest: false, ..person.me() }, codes }))
}

/// Signs in with a claimed name.
#[utoipa::path(post, path = "/api/sign-in", tag = "me", request_body = Credentials, responses((status = 200, body = Me), (status = 401, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub async fn sign_in(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Body(wish): Body<Credentials>,
) -> Result<Response, Problem> {
    let guess = Guess::at(&hall, &address, &wish.name).await?;
    let row = guess.password(&hall, &wish.password).await?;
    let (person, cookie) = identity::new_session(&hall, row).await?;
    Ok(with_cookie(Json(person.me()), cookie))
}

/// Signs out, here or everywhere. Bots' tokens stay.
#[utoipa::path(post, path = "/api/sign-out", tag = "me", request_body = Option<SignOut>, responses((status = 204), (status = 401, body = ApiProblem)))]
pub async fn sign_out(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    MaybeBody(wish): MaybeBody<SignOut>,
) -> Result<Response, Problem> {
    let person = caller.in_person()?;
    if wish.everywhere {
        hall.store.end_sessions(&person.id).await?;
        notify(&hall, Notice::SignedOutEverywhere(person.id));
    } else {
        hall.store.end_session(person.token).await?;
        notify(&hall, Notice::SignedOut(person.token));
    }
    Ok(with_cookie(StatusCode::NO_CONTENT, identity::clear_cookie(&hall)?))
}

/// Forgets me: my name, sessions, tokens, and what I have said. My seats are left to bots. A claimed name stays taken for 90 days.
#[utoipa::path(delete, path = "/api/me", tag = "me", request_body = Option<DeleteMe>, responses((status = 204), (status = 401, body = ApiProblem)))]
pub async fn delete(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    MaybeBody(wish): MaybeBody<DeleteMe>,
) -> Result<Response, Problem> {
    let person = caller.in_person()?;
    recovery::check_own_password(&hall, &address, &person, wish.password.as_deref()).await?;
    for status in [store::Status::Open, store::Status::Playing] {
        let filter = TableFilter {
            player: Some(person.id.clone()),
            status: Some(status),
            limit: 10_000,
            ..TableFilter::default()
        };
        for table in hall.store.tables(&filter).await? {
            let forget = |reply| Request::Forget { player: person.id.clone(), reply };
            match hall.ask(&table.id, forget).await {
                // Nobody can play there; the store forgets the person all the same.
                Err(problem) if problem.is_left_alone() => {}
                answer => answer?,
            }
        }
    }
    let player = &person.id;
    hall.tell_tables_of(player, || Request::Forget {
        player: player.clone(),
        reply: tokio::sync::oneshot::channel().0,
    })
    .await;
    hall.store.delete_player(&person.id, names::GONE, now_ms() + NAME_RESTS_MS).await?;
    notify(&hall, Notice::Forgotten(person.id));
    Ok(with_cookie(StatusCode::NO_CONTENT, identity::clear_cookie(&hall)?))
}

/// My bots' tokens, without their secrets.
#[utoipa::path(get, path = "/api/me/tokens", tag = "me", responses((status = 200, body = Vec<TokenInfo>), (status = 401, body = ApiProblem)))]
pub async fn tokens(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Json<Vec<TokenInfo>>, Problem> {
    let tokens = hall.store.tokens(&caller.in_person()?.id).await?;
    let tokens = tokens.into_iter();
    Ok(Json(tokens.map(|t| TokenInfo { id: t.id, label: t.label, created_at: t.created_at }).collect()))
}

/// Makes a token for a bot that plays with my rights. Its secret is shown this once.
#[utoipa::path(post, path = "/api/me/tokens", tag = "me", request_body = NewToken, responses((status = 200, body = TokenMade), (status = 429, body = ApiProblem)))]
pub async fn make_token(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Body(wish): Body<NewToken>,
) -> Result<Json<TokenMade>, Problem> {
    let person = caller.in_person()?;
    let label = wish.label.trim();
    let length = label.chars().count();
    if !(1..=40).contains(&length) || label.chars().any(char::is_control) {
        return Err(Problem::bad(
            "token/label",
            format!("{length} characters were given; 1 to 40 are allowed"),
        ));
    }
    let most = u32::try_from(hall.config.limits.tokens).unwrap_or(u32::MAX);
    let secret = random::token()?;
    let added = hall.store.add_token(&person.id, random::hash(&secret), label, now_ms(), most).await;
    let row = added.map_err(|error| match error {
        StoreError::TooMany(most) => {
            Problem::limit("tokens", format!("{most} tokens are allowed; revoke one first"), None)
        }
        error => error.into(),
    })?;
    let info = TokenInfo { id: row.id, label: row.label, created_at: row.created_at };
    Ok(Json(TokenMade { info, secret }))
}

/// Revokes a token; a bot that uses it is shown out.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "me", params(("id" = i64, Path, description = "The token's number")), responses((status = 204), (status = 404, body = ApiProblem)))]
pub async fn remove_token(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Named(id): Named<i64>,
) -> Result<StatusCode, Problem> {
    let token = hall.store.remove_token(&caller.in_person()?.id, id).await?;
    notify(&hall, Notice::SignedOut(token));
    Ok(StatusCode::NO_CONTENT)
}

/// The tables where I have a seat, newest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "me", params(ListQuery), responses((status = 200, body = TableList), (status = 401, body = ApiProblem)))]
pub async fn my_tables(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Asked(query): Asked<ListQuery>,
) -> Result<Json<TableList>, Problem> {
    let person = caller.known()?;
    list_tables(&hall, &query, TableFilter { player: Some(person.id), ..TableFilter::default() }).await
}

pub(super) async fn tell_new_name(hall: &Hall, player: &str, name: &str) {
    hall.tell_tables_of(player, || Request::Renamed { player: player.to_owned(), name: name.to_owned() })
        .await;
    hall.bus.tell(News::Renamed { player: player.to_owned(), name: name.to_owned() });
}

pub(super) fn notify(hall: &Hall, notice: Notice) {
    hall.tell_all_sockets(notice);
}

pub(super) fn with_cookie(answer: impl IntoResponse, cookie: HeaderValue) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}
