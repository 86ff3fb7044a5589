//! The browser client as bytes inside the program: nothing is read from disk and nothing is made at run time.
//!
//! The build script runs the client's own build when `web/` or `locales/` changed; see `build.rs`.
//!
//! ```
//! let page = browser::page();
//! assert!(page.media_type.starts_with("text/html"));
//! assert!(browser::asset("no-such-file.js").is_none());
//! ```

/// One file of the client.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Where it is served, without a leading slash.
    pub path: &'static str,
    /// Its `Content-Type`.
    pub media_type: &'static str,
    /// Its `ETag`, quotes included, from the SHA-256 of the content.
    pub etag: &'static str,
    /// Does its name change with its content? Then it may be kept for ever.
    pub is_immutable: bool,
    /// The file itself.
    pub plain: &'static [u8],
    /// The file compressed with brotli.
    pub brotli: &'static [u8],
    /// The file compressed with gzip.
    pub gzip: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The file served at a path, given without its leading slash.
#[must_use]
pub fn asset(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
}

/// The page that every address of the client begins with; it finds its way by itself.
///
/// # Panics
///
/// Never: the build refuses to pack a client without its page.
#[must_use]
pub fn page() -> &'static Asset {
    asset("index.html").expect("the build packs index.html")
}

/// The page of everything for a real table: score pad, aids, reference, timer.
///
/// # Panics
///
/// Never: the build refuses to pack a client without its page.
#[must_use]
pub fn at_page() -> &'static Asset {
    asset("at.html").expect("the build packs at.html")
}

/// Every file of the client, by path.
#[must_use]
pub fn assets() -> &'static [Asset] {
    ASSETS
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_page_names_only_files_that_are_there() {
        let html = std::str::from_utf8(super::page().plain).expect("the page is text");
        let named: Vec<&str> = html
            .split(['"', '\''])
            .filter_map(|part| part.strip_prefix('/'))
            .filter(|part| part.contains('.'))
            .collect();
        assert!(named.iter().any(|path| path.ends_with(".js")), "the page loads a script: {html}");
        for path in named {
            assert!(super::asset(path).is_some(), "{path} is named by the page but not packed");
        }
    }

    #[test]
    fn files_with_a_hash_in_their_name_may_be_kept_for_ever_and_the_page_may_not() {
        assert!(!super::page().is_immutable);
        assert!(super::assets().iter().any(|asset| asset.is_immutable));
    }
}
