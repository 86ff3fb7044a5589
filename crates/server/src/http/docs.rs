use std::fmt::Write;
use std::sync::Arc;

use axum::Extension;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde_json::Value;
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
        color-scheme:light dark}code{font-size:.95em;overflow-wrap:anywhere}\
        td{padding:.3rem .8rem .3rem 0;vertical-align:top}h2{margin-top:2rem}h3{margin-bottom:0}p{margin-top:.3rem}\
        .method{font-weight:600;text-transform:uppercase}\
        @media(max-width:45rem){tr{display:block;padding:.4rem 0}td{display:inline-block;padding:0 .6rem 0 0}\
        td:last-child{display:block}}";
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], css).into_response()
}

pub async fn no_such_call() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "api/unknown", "there is no such call; GET /api lists all calls")
}

pub async fn no_such_method() -> Problem {
    let text = "this path knows other methods only; GET /api lists all calls";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "api/unknown", text)
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
    let types = write_types(openapi);
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Lamplight: the calls</title>\
         <meta name=viewport content=\"width=device-width\"><link rel=stylesheet href=\"/api/style.css\">\
         <h1>What this server can be asked</h1>\
         <p>Everything here is JSON. The full description, with every type, is \
         <a href=\"/api/openapi.json\">openapi.json</a>. A refusal has the body \
         <code>{{\"code\", \"text\", \"args\"?, \"limit\"?}}</code>.\
         <p>A table that is being played is followed over a WebSocket at <code>/api/tables/{{id}}/live</code>: \
         the server sends a snapshot, then one step for every decision; you send commands such as \
         <code>{{\"id\": 1, \"type\": \"play\", \"seat\": 0, \"move\": \"...\", \"version\": 12}}</code>. \
         <code>docs/protocol.md</code> in the source tells the whole story.\
         <table>{rows}</table><h2>Types</h2>{types}</html>"
    )
}

/// Every type that is sent or received, with its fields.
fn write_types(openapi: &openapi::OpenApi) -> String {
    let document = serde_json::to_value(openapi).unwrap_or_default();
    let Some(types) = document["components"]["schemas"].as_object() else { return String::new() };
    let mut text = String::new();
    for (name, schema) in types {
        let about = schema["description"].as_str().unwrap_or_default();
        let _ = write!(text, "<h3>{}</h3><p>{}", escape(name), escape(about));
        // Words to choose from, or parts that make one whole.
        let parts = schema["oneOf"].as_array().or(schema["allOf"].as_array());
        let shapes = parts.map_or(std::slice::from_ref(schema), Vec::as_slice);
        for shape in shapes {
            text.push_str("<table>");
            write_fields(shape, &mut text);
            text.push_str("</table>");
        }
    }
    text
}

fn write_fields(shape: &Value, text: &mut String) {
    if let Some(words) = shape["enum"].as_array() {
        let words: Vec<_> = words.iter().map(|word| escape(&word.to_string())).collect();
        let about = shape["description"].as_str().unwrap_or_default();
        let _ = write!(text, "<tr><td><code>{}</code><td>{}", words.join(", "), escape(about));
    }
    for (name, field) in shape["properties"].as_object().into_iter().flatten() {
        let about = field["description"].as_str().unwrap_or_default();
        let (name, kind) = (escape(name), escape(&kind_of(field)));
        let _ = write!(text, "<tr><td><code>{name}</code><td><code>{kind}</code><td>{}", escape(about));
    }
}

/// What a field holds, in a word or two.
fn kind_of(field: &Value) -> String {
    if let Some(name) = field["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return name.to_owned();
    }
    if let Some(word) = field["enum"][0].as_str() {
        return format!("{word:?}");
    }
    if let Some(kinds) = field["oneOf"].as_array() {
        let kinds: Vec<_> = kinds.iter().map(kind_of).collect();
        return kinds.join(" or ");
    }
    match &field["type"] {
        Value::Array(kinds) => {
            let kinds: Vec<_> = kinds.iter().filter_map(Value::as_str).collect();
            kinds.join(" or ")
        }
        Value::String(kind) if kind == "array" => format!("list of {}", kind_of(&field["items"])),
        Value::String(kind) => kind.clone(),
        _ => "anything".to_owned(),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
