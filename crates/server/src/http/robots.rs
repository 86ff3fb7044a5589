/// What programs that read the web may read: the pages, but neither tables nor calls.
pub async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /api\nDisallow: /table/\nDisallow: /replay/\n"
}
