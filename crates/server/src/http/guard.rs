use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::headers;
use crate::hall::Hall;
use crate::identity::bearer;
use crate::problem::Problem;

/// Stands before every request: counts it, limits it, refuses other sites' scripts, sets the headers.
pub async fn guard(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    hall.meters.requests.fetch_add(1, Ordering::Relaxed);
    let caller = Address(address(&hall, &request));
    let path = request.uri().path().to_owned();
    let mut checked = check(&hall, &request, &caller);
    // Whoever looks after the house is asked who they are, wherever they come from.
    if checked.is_ok() && path.starts_with("/api") && !path.starts_with("/api/house") {
        checked = hall.sanctions.check_address(&hall.store, &caller.0).await;
    }
    let mut response = match checked {
        Ok(()) => {
            request.extensions_mut().insert(caller);
            next.run(request).await
        }
        Err(problem) => problem.into_response(),
    };
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        hall.meters.limited.fetch_add(1, Ordering::Relaxed);
    }
    if response.status().is_server_error() {
        tracing::warn!(
            event = "request.failed",
            path,
            status = response.status().as_u16(),
            "a request failed"
        );
    }
    headers::set(response.headers_mut(), &hall.config, &path);
    response
}

fn check(hall: &Hall, request: &Request, caller: &Address) -> Result<(), Problem> {
    let path = request.uri().path();
    if !path.starts_with("/api") && path != "/metrics" {
        return Ok(());
    }
    hall.buckets.allow(&hall.config.limits.requests, &caller.0)?;
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        check_origin(hall, request.headers(), Missing::Allowed)?;
    }
    Ok(())
}

/// May a request come without saying from which site?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Programs other than browsers do not say.
    Allowed,
    /// Browsers always say when they open a socket.
    Refused,
}

/// Refuses what another site's page sends in our visitor's name.
pub fn check_origin(hall: &Hall, headers: &HeaderMap, missing: Missing) -> Result<(), Problem> {
    if bearer(headers).is_some() {
        return Ok(());
    }
    let foreign = |text: String| Err(Problem::forbidden("origin/foreign", text));
    let Some(origin) = headers.get(header::ORIGIN) else {
        return match missing {
            Missing::Allowed => Ok(()),
            Missing::Refused => foreign("a socket needs an Origin header, or a bot's token".into()),
        };
    };
    let origin = origin.to_str().unwrap_or_default();
    let is_ours = match &hall.config.origin {
        Some(ours) => origin == ours,
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let authority = origin.split_once("://").map(|(_, authority)| authority);
            authority.is_some() && authority == host
        }
    };
    if is_ours {
        return Ok(());
    }
    let origin: String = origin.chars().take(80).collect();
    foreign(format!("requests from {origin:?} are not allowed here"))
}

/// Whose limits a request counts against.
#[derive(Clone, Debug)]
pub struct Address(pub String);

pub fn address(hall: &Hall, request: &Request) -> String {
    if hall.config.behind_proxy {
        // The last address of the last line is the one our own proxy has seen; whoever calls may write the others.
        let mut lines = request.headers().get_all("x-forwarded-for").iter();
        let forwarded = lines.next_back().and_then(|value| value.to_str().ok());
        if let Some(last) = forwarded.and_then(|list| list.rsplit(',').next()) {
            let last = last.trim();
            return last.parse().map_or_else(|_| last.chars().take(45).collect(), network_of);
        }
    }
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    network_of(info.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip()))
}

/// Everybody who has an IPv6 address has a whole network of 2^64; limits count the network.
pub fn network_of(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_household_is_one_address() {
        let of = |address: &str| network_of(address.parse().unwrap());
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
        assert_eq!(of("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
    }
}
