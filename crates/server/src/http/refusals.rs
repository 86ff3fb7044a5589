//! Adds to the description of every call the refusals that any call of its kind may meet.
//!
//! What only one call refuses stands at that call; what follows from being a call, having a body or needing
//! somebody is said here once.

use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{Components, Content, OpenApi, Ref, RefOr, Required, Response, ResponseBuilder};

use crate::identity::COOKIE;

/// Calls that are the same for everybody, known or not; all others look who asks.
const FOR_EVERYBODY: [&str; 14] = [
    "/api/games",
    "/api/lessons",
    "/api/lessons/{game}/{lesson}",
    "/api/puzzles/{game}",
    "/api/sign-in",
    "/api/confirm-email",
    "/api/recover",
    "/api/recover/code",
    "/api/recover/letter",
    "/api/replay",
    "/api/tables/{id}/log",
    "/api/tables/{id}/replay",
    "GET /api/tables",
    "GET /api/tables/{id}",
];

/// Calls that look who asks and serve nobody, too: whoever is somebody gets more.
const ALSO_FOR_NOBODY: [&str; 2] = ["POST /api/me", "/api/tables/{id}/live"];

/// Calls about the account itself, which a bot's token is not good for.
const IN_PERSON: [&str; 7] = [
    "/api/me/tokens",
    "/api/me/tokens/{id}",
    "/api/me/account",
    "/api/me/password",
    "/api/me/codes",
    "/api/me/email",
    "/api/me/export",
];

/// Completes the description.
pub fn complete(openapi: &mut OpenApi) {
    let components = openapi.components.get_or_insert_with(Components::default);
    let cookie = ApiKeyValue::with_description(COOKIE, "Somebody at a browser; POST /api/me sets it.");
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    for (path, item) in &mut openapi.paths.paths {
        if path.starts_with("/api") {
            for (method, call) in calls(item) {
                complete_call(path, method, call);
            }
        }
    }
}

fn calls(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    let PathItem { get, post, put, patch, delete, .. } = item;
    [("GET", get), ("POST", post), ("PUT", put), ("PATCH", patch), ("DELETE", delete)]
        .into_iter()
        .filter_map(|(method, call)| Some((method, call.as_mut()?)))
}

fn complete_call(path: &str, method: &str, call: &mut Operation) {
    let is_one_of = |list: &[&str]| list.iter().any(|one| *one == path || *one == format!("{method} {path}"));
    let mut meets = |status: &str, about: &str| {
        call.responses.responses.entry(status.to_owned()).or_insert_with(|| refusal(about));
    };
    meets("429", "Too much was asked; `limit` says when to try again.");
    meets("503", "The server is stopping, or cannot read or write its data now.");
    meets("403", "The request comes from another site's page, is not for you, or you may not come in here.");
    if path.starts_with("/api/house") && path.contains("{id}") {
        meets("404", "There is no such person, table or sanction.");
    }
    if path == "/api/house/tables/{id}/close" {
        meets("500", "The table's data cannot be read.");
    }
    if path.starts_with("/api/tables/{id}") {
        meets("404", "There is no such table.");
        meets("500", "The table's data cannot be read.");
    }
    if !is_one_of(&FOR_EVERYBODY) {
        meets("401", "You are nobody, or your token is not known.");
        let nobody = is_one_of(&ALSO_FOR_NOBODY).then(SecurityRequirement::default);
        let known = ["cookie", "token"].map(|scheme| SecurityRequirement::new(scheme, [""; 0]));
        call.security = Some(nobody.into_iter().chain(known).collect());
    }
    let mut meets = |status: &str, about: &str| {
        call.responses.responses.entry(status.to_owned()).or_insert_with(|| refusal(about));
    };
    if is_one_of(&IN_PERSON) {
        meets("403", "A bot's token is not good for this.");
    }
    if call.parameters.as_ref().is_some_and(|parameters| !parameters.is_empty()) {
        meets("400", "A part of the address cannot be read.");
    }
    if let Some(RefOr::T(body)) = &call.request_body {
        meets("400", "The body cannot be read, or what it says is not allowed.");
        meets("413", "The body is too large.");
        // A body that may be left out is read whatever it is called.
        if body.required == Some(Required::True) {
            meets("415", "The body is not called JSON.");
        }
    }
}

fn refusal(about: &str) -> RefOr<Response> {
    let body = Content::new(Some(Ref::from_schema_name("ApiProblem")));
    ResponseBuilder::new().description(about).content("application/json", body).build().into()
}
