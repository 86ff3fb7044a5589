/// What programs that read the web may read: the pages, but no calls. The page of a table says nothing without its calls, so what is
/// said and played there stays out of search engines, while a link that is sent to somebody still shows what it leads to.
pub async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /api\n"
}
