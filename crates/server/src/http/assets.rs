use std::borrow::Cow;
use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// The browser client's files, wherever they come from.
pub trait Assets: Send + Sync {
    /// The file at a path, given without its leading slash.
    fn file(&self, path: &str) -> Option<File>;
    /// The page every address of the client begins with.
    fn page(&self) -> File;
    /// The page of everything for a real table.
    fn at_page(&self) -> File {
        self.page()
    }
}

/// One file, in the forms a browser may accept.
#[derive(Clone, Debug)]
pub struct File {
    /// Its `Content-Type`.
    pub media_type: &'static str,
    /// Its `ETag`, quotes included.
    pub etag: &'static str,
    /// Does its name change with its content?
    pub is_immutable: bool,
    /// The file itself.
    pub plain: Cow<'static, [u8]>,
    /// Compressed with brotli, if there is such a form.
    pub brotli: Option<&'static [u8]>,
    /// Compressed with gzip, if there is such a form.
    pub gzip: Option<&'static [u8]>,
}

/// A server without a browser client: one page that says so.
#[derive(Clone, Copy, Debug)]
pub struct NoAssets;

impl Assets for NoAssets {
    fn file(&self, _: &str) -> Option<File> {
        None
    }

    fn page(&self) -> File {
        File {
            media_type: "text/html; charset=utf-8",
            etag: "\"no-client\"",
            is_immutable: false,
            plain: Cow::Borrowed(
                b"<!doctype html><title>Lamplight</title><p>This server has no browser client. \
                  <a href=\"/api\">What it can do</a>.",
            ),
            brotli: None,
            gzip: None,
        }
    }
}

/// Every address of the client, as its own list (`web/src/router.svelte.ts`) has it; `:x` stands for one part.
const PAGES: &[&str] = &[
    "/",
    "/new",
    "/table/:id",
    "/replay",
    "/replay/:id",
    "/review",
    "/review/:id",
    "/analysis",
    "/puzzles",
    "/puzzles/:game",
    "/puzzles/:game/:id",
    "/learn",
    "/learn/:game",
    "/learn/:game/:lesson",
    "/rules",
    "/rules/:game",
    "/settings",
    "/help",
    "/about",
    "/account",
    "/recover",
    "/confirm",
    "/house",
];

/// Every address of the pages for a real table, as their own list (`web/src/at/routes.ts`) has it.
const AT_PAGES: &[&str] = &["/at", "/pad", "/aid", "/aid/:game", "/cards", "/cards/:game/:id", "/draw"];

/// Is there a page at this path, given without its leading slash?
fn is_page(pages: &[&str], path: &str) -> bool {
    let parts: Vec<&str> = path.trim_end_matches('/').split('/').collect();
    pages.iter().any(|page| {
        let wanted: Vec<&str> = page[1..].split('/').collect();
        let fits = |(want, part): (&&str, &&str)| want == part || (want.starts_with(':') && !part.is_empty());
        wanted.len() == parts.len() && wanted.iter().zip(&parts).all(fits)
    })
}

/// Serves the client: its files, and its page for every address that is not a file.
pub async fn serve(
    Extension(assets): Extension<Arc<dyn Assets>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let (status, file) = match assets.file(path) {
        Some(file) => (StatusCode::OK, file),
        // A missing picture or script must not look like a page.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => {
            return StatusCode::NOT_FOUND.into_response();
        }
        None if is_page(AT_PAGES, path) => (StatusCode::OK, assets.at_page()),
        // The page says itself that there is nothing here; programs are told by the status.
        None if !is_page(PAGES, path) => (StatusCode::NOT_FOUND, assets.page()),
        None => (StatusCode::OK, assets.page()),
    };
    send(status, file, &headers)
}

fn send(status: StatusCode, file: File, headers: &HeaderMap) -> Response {
    let etag = HeaderValue::from_static(file.etag);
    let keep = if file.is_immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if headers.get(header::IF_NONE_MATCH) == Some(&etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let accepts = |coding: &str| {
            let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
            accepted
                .is_some_and(|list| list.split(',').any(|one| one.trim().split(';').next() == Some(coding)))
        };
        let (body, coding) = match (file.brotli, file.gzip) {
            (Some(brotli), _) if accepts("br") => (Cow::Borrowed(brotli), Some("br")),
            (_, Some(gzip)) if accepts("gzip") => (Cow::Borrowed(gzip), Some("gzip")),
            _ => (file.plain, None),
        };
        let body = match body {
            Cow::Borrowed(bytes) => Body::from(bytes),
            Cow::Owned(bytes) => Body::from(bytes),
        };
        let mut response = (status, body).into_response();
        if let Some(coding) = coding {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(file.media_type));
        response
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, etag);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_are_those_of_the_client() {
        let router = include_str!("../../../../web/src/router.svelte.ts");
        let list = router.split("ROUTES").nth(1).and_then(|rest| rest.split("];").next()).unwrap();
        let theirs: Vec<&str> = list.split('\'').filter(|part| part.starts_with('/')).collect();
        assert_eq!(theirs, PAGES);
    }

    #[test]
    fn the_pages_for_a_real_table_are_those_of_the_client() {
        let routes = include_str!("../../../../web/src/at/routes.ts");
        let list = routes.split("= [").nth(1).and_then(|rest| rest.split("];").next()).unwrap();
        let theirs: Vec<&str> = list.split('\'').filter(|part| part.starts_with('/')).collect();
        assert_eq!(theirs, AT_PAGES);
        assert!(is_page(AT_PAGES, "cards/tribes/djinn-boaz") && !is_page(AT_PAGES, "cards/tribes"));
    }

    #[test]
    fn a_page_is_known_by_its_parts() {
        for page in ["", "new", "new/", "table/abc", "rules", "rules/tribes", "replay/abc"] {
            assert!(is_page(PAGES, page), "{page}");
        }
        for nothing in ["nowhere", "table", "table//", "table/a/b", "new/table", "admin/login"] {
            assert!(!is_page(PAGES, nothing), "{nothing}");
        }
    }
}
