use std::fmt::Write;
use std::sync::Arc;

use axum::Extension;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use utoipa::OpenApi;
use utoipa::openapi;

use crate::problem::Problem;

#[derive(OpenApi)]
#[openapi(info(
    title = "Lamplight",
    description = "Tables, people and finished games. A running game is followed over the table's socket."
))]
struct Description;

/// The document's head; paths and types are added with the routes.
pub fn openapi() -> openapi::OpenApi {
    Description::openapi()
}

/// The description of every call, as a document and as a page.
#[derive(Clone, Debug)]
pub struct Docs {
    document: Arc<str>,
    page: Arc<str>,
}

impl Docs {
    /// Made once, from the routes that serve.
    pub fn new(openapi: &openapi::OpenApi) -> Docs {
        let document = openapi.to_pretty_json().unwrap_or_default();
        let page = write_page(openapi);
        Docs { document: document.into(), page: page.into() }
    }
}

pub async fn document(Extension(docs): Extension<Docs>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], docs.document.to_string()).into_response()
}

pub async fn page(Extension(docs): Extension<Docs>) -> Html<String> {
    Html(docs.page.to_string())
}

pub async fn style() -> Response {
    let css = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
        color-scheme:light dark}code{font-size:.95em}td{padding:.3rem .8rem .3rem 0;vertical-align:top}\
        h2{margin-top:2rem}.method{font-weight:600;text-transform:uppercase}";
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], css).into_response()
}

pub async fn no_such_call() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "api/unknown", "there is no such call; GET /api lists all calls")
}

fn write_page(openapi: &openapi::OpenApi) -> String {
    let mut rows = String::new();
    for (path, item) in &openapi.paths.paths {
        let calls = [
            ("get", &item.get),
            ("post", &item.post),
            ("put", &item.put),
            ("patch", &item.patch),
            ("delete", &item.delete),
        ];
        for (method, call) in calls.into_iter().filter_map(|(method, call)| Some((method, call.as_ref()?))) {
            let about = call.summary.as_deref().or(call.description.as_deref()).unwrap_or_default();
            let _ = writeln!(
                rows,
                "<tr><td class=method>{method}<td><code>{}</code><td>{}",
                escape(path),
                escape(about)
            );
        }
    }
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Lamplight: the calls</title>\
         <meta name=viewport content=\"width=device-width\"><link rel=stylesheet href=\"/api/style.css\">\
         <h1>What this server can be asked</h1>\
         <p>Everything here is JSON. The full description, with every type, is \
         <a href=\"/api/openapi.json\">openapi.json</a>. A refusal has the body \
         <code>{{\"code\", \"text\", \"limit\"?}}</code>.\
         <p>A table that is being played is followed over a WebSocket at <code>/api/tables/{{id}}/live</code>: \
         the server sends a snapshot, then one step for every decision; you send commands such as \
         <code>{{\"id\": 1, \"type\": \"play\", \"seat\": 0, \"move\": \"...\", \"version\": 12}}</code>. \
         <code>docs/protocol.md</code> in the source tells the whole story.\
         <table>{rows}</table></html>"
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
