//! Calls about one's own account: another password, ways back in.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use store::{LetterKind, LetterRow, StoreError};

use super::Address;
use super::body::{Body, MaybeBody};
use super::me::notify;
use crate::hall::{Hall, Notice};
use crate::identity::{self, Caller, Person};
use crate::letters::Letter;
use crate::mail;
use crate::problem::Problem;
use crate::random;
use crate::recovery;
use crate::wire::{
    Account, ApiProblem, AskForLetter, ChangePassword, Codes, Email, LetterSecret, OwnPassword,
    RecoverByCode, RecoverByLetter, SetEmail,
};

const HOUR_MS: u64 = 3_600_000;

/// A letter that asks whether an address is right is good for so long.
const CONFIRM_MS: u64 = 24 * HOUR_MS;

/// A letter that leads to a new password is good for so long.
const RECOVER_MS: u64 = HOUR_MS;

/// So many letters to one person may be on their way.
const MOST_LETTERS: u32 = 5;

/// How I can get back into my account.
#[utoipa::path(get, path = "/api/me/account", tag = "me", responses((status = 200, body = Account), (status = 401, body = ApiProblem)))]
pub async fn account(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Json<Account>, Problem> {
    let person = caller.in_person()?;
    let email = hall.store.email(&person.id).await?;
    Ok(Json(Account {
        codes: hall.store.count_codes(&person.id).await?,
        email: email.map(|row| Email { address: row.address, is_confirmed: row.is_confirmed }),
        has_mail: origin(&hall).is_ok(),
        sessions: hall.store.session_ends(&person.id).await?.len() as u32,
    }))
}

/// Changes my password and signs me out everywhere else.
#[utoipa::path(post, path = "/api/me/password", tag = "me", request_body = ChangePassword, responses((status = 204), (status = 401, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn change_password(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(wish): Body<ChangePassword>,
) -> Result<StatusCode, Problem> {
    let person = claimed(caller)?;
    identity::check_password(&wish.new_password)?;
    recovery::check_own_password(&hall, &address, &person, Some(&wish.password)).await?;
    let hash = identity::hash_password(&hall, wish.new_password).await?;
    hall.store.change_password(&person.id, &hash, person.token).await?;
    notify(&hall, Notice::SignedOutElsewhere(person.id, person.token));
    Ok(StatusCode::NO_CONTENT)
}

/// Makes new codes that set a password if it is forgotten. Earlier ones are worth nothing any more.
#[utoipa::path(post, path = "/api/me/codes", tag = "me", request_body = OwnPassword, responses((status = 200, body = Codes), (status = 401, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn new_codes(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(wish): Body<OwnPassword>,
) -> Result<Json<Codes>, Problem> {
    let person = claimed(caller)?;
    recovery::check_own_password(&hall, &address, &person, Some(&wish.password)).await?;
    let (codes, kept) = recovery::new_codes()?;
    hall.store.set_codes(&person.id, kept).await?;
    Ok(Json(Codes { codes }))
}

/// Sends a letter to an address; once its link was followed, letters to me go there.
#[utoipa::path(put, path = "/api/me/email", tag = "me", request_body = SetEmail, responses((status = 204), (status = 401, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn set_email(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Body(wish): Body<SetEmail>,
) -> Result<StatusCode, Problem> {
    let person = claimed(caller)?;
    let origin = origin(&hall)?;
    let to = mail::check_address(&wish.address)?;
    recovery::check_own_password(&hall, &address, &person, Some(&wish.password)).await?;
    for whom in [&person.id, &address.0] {
        hall.allow(&hall.config.limits.letters, whom)?;
    }
    let secret = add_letter(&hall, &person.id, LetterKind::Confirm, &to, CONFIRM_MS).await?;
    mail::send(&hall, &to, Letter::confirm(wish.language, &person.name, &origin, &secret));
    Ok(StatusCode::NO_CONTENT)
}

/// Sends no letters to me any more.
#[utoipa::path(delete, path = "/api/me/email", tag = "me", request_body = Option<OwnPassword>, responses((status = 204), (status = 401, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub async fn remove_email(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    caller: Caller,
    MaybeBody(wish): MaybeBody<Option<OwnPassword>>,
) -> Result<StatusCode, Problem> {
    let person = claimed(caller)?;
    let given = wish.as_ref().map(|wish| wish.password.as_str());
    recovery::check_own_password(&hall, &address, &person, given).await?;
    hall.store.remove_email(&person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Shows that I got the letter that asked whether an address is mine.
#[utoipa::path(post, path = "/api/confirm-email", tag = "me", request_body = LetterSecret, responses((status = 204), (status = 404, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub async fn confirm_email(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Body(letter): Body<LetterSecret>,
) -> Result<StatusCode, Problem> {
    hall.allow(&hall.config.limits.passwords, &address.0)?;
    hall.store.confirm_email(random::hash(&letter.secret), hall.now_ms()).await.map_err(no_letter)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets a new password with one of the account's codes, and signs it out everywhere.
#[utoipa::path(post, path = "/api/recover/code", tag = "me", request_body = RecoverByCode, responses((status = 204), (status = 401, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub async fn recover_by_code(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Body(wish): Body<RecoverByCode>,
) -> Result<StatusCode, Problem> {
    identity::check_password(&wish.new_password)?;
    // Codes cannot be guessed, so that a crowd that guesses passwords must not keep this way shut.
    hall.allow(&hall.config.limits.passwords, &address.0)?;
    let row = recovery::account(&hall, &wish.name).await?;
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "me/wrong-code", "name or code is wrong");
    // Hashed in any case: how long it takes must not tell who is here.
    let hash = identity::hash_password(&hall, wish.new_password).await?;
    let row = row.ok_or_else(wrong)?;
    let code = recovery::read_code(&wish.code);
    hall.store.recover_by_code(&row.id, code, &hash).await.map_err(|error| match error {
        StoreError::NotFound(_) => wrong(),
        error => error.into(),
    })?;
    notify(&hall, Notice::SignedOutEverywhere(row.id));
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a letter that leads to a new password, if the account has an address for letters. Whether it has is not told.
#[utoipa::path(post, path = "/api/recover/letter", tag = "me", request_body = AskForLetter, responses((status = 202), (status = 409, body = ApiProblem)))]
pub async fn ask_for_letter(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Body(wish): Body<AskForLetter>,
) -> Result<StatusCode, Problem> {
    let origin = origin(&hall)?;
    hall.allow(&hall.config.limits.letters, &address.0)?;
    let Some(row) = recovery::account(&hall, &wish.name).await? else { return Ok(StatusCode::ACCEPTED) };
    let email = hall.store.email(&row.id).await?.filter(|email| email.is_confirmed);
    let Some(email) = email else { return Ok(StatusCode::ACCEPTED) };
    // Whoever asks for too many is not told, for only an account that is there has a limit.
    if hall.allow(&hall.config.limits.letters, &row.id).is_err() {
        return Ok(StatusCode::ACCEPTED);
    }
    let secret = match add_letter(&hall, &row.id, LetterKind::Recover, &email.address, RECOVER_MS).await {
        Err(problem) if problem.limit.is_some() => return Ok(StatusCode::ACCEPTED),
        secret => secret?,
    };
    mail::send(&hall, &email.address, Letter::recover(wish.language, &row.name, &origin, &secret));
    Ok(StatusCode::ACCEPTED)
}

/// Sets a new password with the secret of a letter, and signs the account out everywhere.
#[utoipa::path(post, path = "/api/recover", tag = "me", request_body = RecoverByLetter, responses((status = 204), (status = 404, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub async fn recover_by_letter(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
    Body(wish): Body<RecoverByLetter>,
) -> Result<StatusCode, Problem> {
    identity::check_password(&wish.new_password)?;
    hall.allow(&hall.config.limits.passwords, &address.0)?;
    let hash = identity::hash_password(&hall, wish.new_password).await?;
    let secret = random::hash(&wish.secret);
    let player = hall.store.recover_by_letter(secret, &hash, hall.now_ms()).await.map_err(no_letter)?;
    notify(&hall, Notice::SignedOutEverywhere(player));
    Ok(StatusCode::NO_CONTENT)
}

/// The caller, who must have claimed a name.
fn claimed(caller: Caller) -> Result<Person, Problem> {
    let person = caller.in_person()?;
    if person.is_guest {
        let text = "a guest has no password; claim a name with one first";
        return Err(Problem::conflict("me/guest", text));
    }
    Ok(person)
}

fn no_letter(error: StoreError) -> Problem {
    match error {
        StoreError::NotFound(_) => {
            let text = "there is no such letter: its link was used, or is too old";
            Problem::new(StatusCode::NOT_FOUND, "letter/not-found", text)
        }
        error => error.into(),
    }
}

/// Where the links of letters lead. They never lead to where a request says it came from.
fn origin(hall: &Hall) -> Result<String, Problem> {
    let origin = hall.config.origin.clone().filter(|_| hall.config.mail.is_some());
    origin.ok_or_else(|| Problem::conflict("house/no-mail", "this house sends no letters"))
}

/// Notes a letter and tells its secret.
async fn add_letter(
    hall: &Hall,
    player: &str,
    kind: LetterKind,
    to: &str,
    good_for: u64,
) -> Result<String, Problem> {
    let (secret, now) = (random::token()?, hall.now_ms());
    let letter = LetterRow {
        secret: random::hash(&secret),
        player: player.to_owned(),
        kind,
        address: to.to_owned(),
        expires_at: now + good_for,
    };
    hall.store.add_letter(letter, now, MOST_LETTERS).await.map_err(|error| match error {
        StoreError::TooMany(most) => {
            let text = format!("{most} letters to you are on their way; use one of them, or wait an hour");
            Problem::limit("letters", text, Some(HOUR_MS))
        }
        error => error.into(),
    })?;
    Ok(secret)
}
