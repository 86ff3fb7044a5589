//! Who somebody is: guests by cookie, claimed names by password, bots by token.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use store::{PlayerRow, SessionRow, StoreError, TokenHash};

use crate::hall::Hall;
use crate::names;
use crate::problem::Problem;
use crate::random;
use crate::recovery;
use crate::wire::Me;

/// The cookie a browser is known by.
pub const COOKIE: &str = "lamplight";

/// Its name behind https: browsers take a cookie of such a name only from the very host, over https.
pub const SECURE_COOKIE: &str = "__Host-lamplight";

const DAY_MS: u64 = 86_400_000;
const SESSION_MS: u64 = 180 * DAY_MS;

/// Somebody the server knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Public and unguessable.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Has the name no password?
    pub is_guest: bool,
    /// What they showed: the hash of a cookie's token or of a bot's.
    pub token: TokenHash,
    /// When their session ends; a bot's token is good until it is revoked.
    pub until: Option<u64>,
}

impl Person {
    fn of(row: PlayerRow, token: TokenHash, until: Option<u64>) -> Person {
        Person { id: row.id, name: row.name, is_guest: row.claimed.is_none(), token, until }
    }

    /// Is this a program with a token, not somebody at a browser?
    #[must_use]
    pub fn is_bot(&self) -> bool {
        self.until.is_none()
    }

    /// For themselves.
    #[must_use]
    pub fn me(&self) -> Me {
        Me { id: self.id.clone(), name: self.name.clone(), is_guest: self.is_guest }
    }
}

/// The caller, who may be nobody.
#[derive(Clone, Debug)]
pub struct Caller(pub Option<Person>);

impl Caller {
    /// The caller, who must be somebody.
    pub fn known(self) -> Result<Person, Problem> {
        self.0.ok_or_else(Problem::nobody)
    }

    /// The caller, who must be somebody and no bot: a token that got lost must not cost its owner the account, nor
    /// make further tokens.
    pub fn in_person(self) -> Result<Person, Problem> {
        let person = self.known()?;
        if person.is_bot() {
            let text = "a bot's token is good at tables; for the account its owner has to sign in";
            return Err(Problem::forbidden("me/bot", text));
        }
        Ok(person)
    }
}

impl FromRequestParts<Arc<Hall>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Caller, Problem> {
        if let Some(token) = bearer(&parts.headers) {
            let token = random::hash(token);
            let row = hall.store.player_by_token(&token).await?.ok_or_else(|| {
                Problem::new(axum::http::StatusCode::UNAUTHORIZED, "token/unknown", "this token is not known")
            })?;
            hall.sanctions.check_person(&hall.store, &row.id).await?;
            return Ok(Caller(Some(Person::of(row, token, None))));
        }
        let Some(token) = cookie(&parts.headers) else { return Ok(Caller(None)) };
        let token = random::hash(token);
        let now = hall.now_ms();
        let Some((row, until)) = hall.store.player_by_session(&token, now).await? else {
            return Ok(Caller(None));
        };
        hall.sanctions.check_person(&hall.store, &row.id).await?;
        Ok(Caller(Some(Person::of(row, token, Some(until)))))
    }
}

/// Does the caller show a bot's token?
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The token of the cookie; the safer one counts if a browser has both.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let find = |wanted: &str| {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find_map(|(name, value)| (name == wanted).then_some(value))
    };
    find(SECURE_COOKIE).or_else(|| find(COOKIE))
}

/// Makes a new guest and the cookie they are known by.
pub async fn new_guest(hall: &Hall) -> Result<(Person, HeaderValue), Problem> {
    let (id, token, now) = (random::id()?, random::token()?, hall.now_ms());
    let name = format!("{}{}", names::GUEST, &id[..4]);
    let row = PlayerRow { id: id.clone(), name, claimed: None, password: None, created_at: now };
    let session = SessionRow { token: random::hash(&token), player: id, expires_at: now + SESSION_MS };
    hall.store.add_player(row.clone(), session.clone()).await?;
    Ok((Person::of(row, session.token, Some(session.expires_at)), set_cookie(hall, &token)?))
}

/// Opens another session for somebody.
pub async fn new_session(hall: &Hall, row: PlayerRow) -> Result<(Person, HeaderValue), Problem> {
    let token = random::token()?;
    let expires_at = hall.now_ms() + SESSION_MS;
    let session = SessionRow { token: random::hash(&token), player: row.id.clone(), expires_at };
    hall.store.add_session(session.clone()).await.map_err(|error| match error {
        StoreError::NotFound(_) => recovery::wrong_password(),
        error => error.into(),
    })?;
    Ok((Person::of(row, session.token, Some(expires_at)), set_cookie(hall, &token)?))
}

/// Lets the session of somebody who comes back live longer, in the store and in the browser, once half its time has
/// passed.
pub async fn renew(
    hall: &Hall,
    person: &Person,
    headers: &HeaderMap,
) -> Result<Option<HeaderValue>, Problem> {
    let now = hall.now_ms();
    let (Some(until), Some(token)) = (person.until, cookie(headers)) else { return Ok(None) };
    if until >= now + SESSION_MS / 2 {
        return Ok(None);
    }
    hall.store.extend_session(person.token, now + SESSION_MS).await?;
    set_cookie(hall, token).map(Some)
}

fn set_cookie(hall: &Hall, token: &str) -> Result<HeaderValue, Problem> {
    cookie_header(hall, token, SESSION_MS / 1000)
}

/// Tells the browser to forget.
pub fn clear_cookie(hall: &Hall) -> Result<HeaderValue, Problem> {
    cookie_header(hall, "", 0)
}

fn cookie_header(hall: &Hall, token: &str, seconds: u64) -> Result<HeaderValue, Problem> {
    let (name, secure) = if hall.config.is_https() { (SECURE_COOKIE, "; Secure") } else { (COOKIE, "") };
    let text = format!("{name}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).map_err(|_| Problem::unavailable("the cookie could not be made"))
}

/// Is this a password worth having?
pub fn check_password(password: &str) -> Result<(), Problem> {
    let length = password.chars().count();
    if (8..=256).contains(&length) {
        return Ok(());
    }
    let text = format!("{length} characters were given; 8 to 256 are allowed");
    Err(Problem::bad("password/length", text).with("given", length).with("least", 8).with("most", 256))
}

/// Hashes a password with Argon2id, away from the threads that serve people.
pub async fn hash_password(hall: &Hall, password: String) -> Result<String, Problem> {
    heavy(hall, move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash: PasswordHash| hash.to_string())
    })
    .await?
    .map_err(|error| {
        tracing::error!(event = "password.hash_failed", %error, "a password could not be hashed");
        Problem::unavailable("the password could not be hashed")
    })
}

/// Is this the password? Takes as long when there is no such person.
pub async fn verify_password(hall: &Hall, password: String, kept: Option<String>) -> Result<bool, Problem> {
    heavy(hall, move || match kept {
        Some(kept) => PasswordHash::new(&kept)
            .is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok()),
        None => {
            let hashed: Result<PasswordHash, _> = Argon2::default().hash_password(password.as_bytes());
            drop(hashed);
            false
        }
    })
    .await
}

/// Does heavy work on the blocking pool, few at a time.
pub async fn heavy<T: Send + 'static>(
    hall: &Hall,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let failed = |error: &dyn std::fmt::Display| {
        tracing::error!(event = "server.work_failed", %error, "heavy work failed");
        Problem::unavailable("the server could not do this now; try again soon")
    };
    let _permit = hall.heavy.acquire().await.map_err(|e| failed(&e))?;
    tokio::task::spawn_blocking(work).await.map_err(|e| failed(&e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=b; lamplight=xyz"));
        assert_eq!(cookie(&headers), Some("xyz"));
        headers.append(header::COOKIE, HeaderValue::from_static("__Host-lamplight=safer"));
        assert_eq!(cookie(&headers), Some("safer"));
        headers.clear();
        headers.append(header::COOKIE, HeaderValue::from_static("notlamplight=xyz"));
        assert_eq!(cookie(&headers), None);
    }
}
