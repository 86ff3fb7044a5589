//! The headers that keep browsers safe, on every answer.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

use crate::config::Config;
use crate::identity::{COOKIE, SECURE_COOKIE};

/// Only our own scripts, styles and pictures; connections only to where the page came from.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
     form-action 'none'; frame-ancestors 'none'";

/// A game needs none of these.
const PERMISSIONS: &str = "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), \
     gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// A year without plain HTTP. Other names below ours are not ours to decide about.
const ONLY_HTTPS: &str = "max-age=31536000";

/// Sets what every answer carries, and what this one needs besides.
pub fn set(headers: &mut HeaderMap, config: &Config, path: &str) {
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if config.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_HTTPS));
        forget_old_cookie(headers);
    }
    if path.starts_with("/api") {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}

/// Whoever gets or gives back the safer cookie must not be known by an older one any more.
fn forget_old_cookie(headers: &mut HeaderMap) {
    let is_ours = |value: &HeaderValue| value.as_bytes().starts_with(SECURE_COOKIE.as_bytes());
    if headers.get_all(header::SET_COOKIE).iter().any(is_ours) {
        let forget = format!("{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0; Secure");
        if let Ok(forget) = HeaderValue::from_str(&forget) {
            headers.append(header::SET_COOKIE, forget);
        }
    }
}
