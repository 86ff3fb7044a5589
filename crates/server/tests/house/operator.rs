//! What whoever runs the house relies on: ids, headers, cookies, metrics, and the files that watch them.

use std::collections::BTreeSet;

use client::Client;
use serde_json::Value;
use server::Config;

use crate::common::House;

fn behind_https() -> Config {
    Config { origin: Some("https://example.org".into()), behind_proxy: true, ..Config::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_an_id_and_keeps_other_sites_and_devices_out() {
    let house = House::open().await;
    let mut ids = BTreeSet::new();
    for path in ["/", "/api/games", "/healthz", "/nowhere", "/api/nothing", "/robots.txt"] {
        let answer = house.nobody().call("GET", path, None).await.unwrap();
        ids.insert(answer.header("x-request-id").expect("an id").to_owned());
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        let permissions = answer.header("permissions-policy").unwrap_or_default();
        assert!(permissions.contains("camera=()") && permissions.contains("geolocation=()"), "{path}");
        assert_eq!(answer.header("strict-transport-security"), None, "not over plain http");
    }
    assert_eq!(ids.len(), 6, "each its own");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_browser_is_told_to_stay_there() {
    let house = House::open_with(behind_https()).await;
    let answer = house.nobody().call("GET", "/", None).await.unwrap();
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
    let mut named = house.nobody();
    named.headers.push(("X-Request-Id", "from-the-proxy.7".into()));
    let answer = named.call("GET", "/", None).await.unwrap();
    assert_eq!(answer.header("x-request-id"), Some("from-the-proxy.7"));
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_cookie_is_bound_to_the_host_and_an_older_one_still_counts_until_then() {
    let house = House::open_with(behind_https()).await;
    let made = house.nobody().call("POST", "/api/me", None).await.unwrap();
    let cookies: Vec<&str> = made.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")).collect();
    assert!(cookies[0].starts_with("__Host-lamplight=") && cookies[0].contains("; Secure"), "{cookies:?}");
    assert!(cookies[0].contains("; Path=/") && !cookies[0].contains("Domain"), "{cookies:?}");
    assert!(cookies[1].starts_with("lamplight=;") && cookies[1].contains("Max-Age=0"), "{cookies:?}");
    let token = cookies[0].split(['=', ';']).nth(1).unwrap();
    let known_by = async |cookie: String| {
        let client = Client { address: house.address, headers: vec![("Cookie", cookie)] };
        client.call("GET", "/api/me", None).await.unwrap().status
    };
    assert_eq!(known_by(format!("__Host-lamplight={token}")).await, 200);
    assert_eq!(known_by(format!("lamplight={token}")).await, 200, "from before the change");
    assert_eq!(known_by(format!("lamplight={token}; __Host-lamplight=other")).await, 401);
    let plain = House::open().await;
    let made = plain.nobody().call("POST", "/api/me", None).await.unwrap();
    assert!(made.header("set-cookie").is_some_and(|cookie| cookie.starts_with("lamplight=")));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_page_is_not_found_and_still_a_page() {
    let house = House::open().await;
    for (path, status) in [("/", 200), ("/rules/tribes", 200), ("/nowhere", 404), ("/table/a/b", 404)] {
        let answer = house.nobody().call("GET", path, None).await.unwrap();
        assert_eq!(answer.status, status, "{path}");
        assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")), "{path}");
    }
    let robots = house.nobody().call("GET", "/robots.txt", None).await.unwrap();
    assert!(
        robots.status == 200 && robots.text.contains("Disallow: /api") && !robots.text.contains("/table/")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn long_answers_are_compressed_for_whoever_can_read_it() {
    let house = House::open().await;
    let with = async |path: &str, accept: Option<&str>| {
        let mut client = house.nobody();
        client.headers.extend(accept.map(|accept| ("Accept-Encoding", accept.to_owned())));
        client.call("GET", path, None).await.unwrap()
    };
    let plain = with("/api/openapi.json", None).await;
    assert!(plain.header("content-encoding").is_none() && plain.text.len() > 40_000, "{}", plain.text.len());
    for (accept, coding) in [("gzip", "gzip"), ("gzip, deflate, br", "gzip")] {
        let packed = with("/api/openapi.json", Some(accept)).await;
        assert_eq!(packed.header("content-encoding"), Some(coding));
        assert!(packed.header("vary").is_some_and(|vary| vary.to_lowercase().contains("accept-encoding")));
        assert!(packed.length < plain.length / 2, "{} of {}", packed.length, plain.length);
    }
    let short = with("/api/tables/none", Some("gzip")).await;
    assert!(short.header("content-encoding").is_none() && short.status == 404);
}

/// Names of metrics in a text.
fn metrics_in(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = text.split(|c| !is_part(c));
    words.filter(|word| word.starts_with("lamplight_")).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn dashboard_alerts_and_handbook_name_only_metrics_that_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let config = Config { data: Some(data), copies: Some(folder.path().to_owned()), ..Config::default() };
    let house = House::open_with(config).await;
    let told = metrics_in(&house.nobody().call("GET", "/metrics", None).await.unwrap().text);
    let dashboard = include_str!("../../../../deploy/grafana-dashboard.json");
    let alerts = include_str!("../../../../deploy/prometheus-alerts.yml");
    serde_json::from_str::<Value>(dashboard).expect("the dashboard is JSON");
    for (file, text) in [
        ("dashboard", dashboard),
        ("alerts", alerts),
        ("docs/running.md", include_str!("../../../../docs/running.md")),
    ] {
        let named = metrics_in(text);
        assert!(named.len() >= 5, "{file}: {named:?}");
        let unknown: Vec<_> = named.difference(&told).collect();
        assert!(unknown.is_empty(), "{file} names what is not told: {unknown:?}");
    }
    let drawn = metrics_in(dashboard);
    let missing: Vec<_> = told
        .iter()
        .filter(|name| !name.ends_with("_sum") && !name.ends_with("_count") && !name.ends_with("_seconds"))
        .filter(|name| !drawn.contains(*name))
        .collect();
    assert!(missing.is_empty(), "told, but not drawn: {missing:?}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn failed_writes_are_counted_and_the_house_is_not_healthy() {
    let house = House::open().await;
    let value = async |name: &str| {
        let text = house.nobody().call("GET", "/metrics", None).await.unwrap().text;
        let line = text.lines().find(|line| line.starts_with(&format!("{name} "))).map(str::to_owned);
        line.unwrap_or_else(|| panic!("{name}: {text}")).rsplit(' ').next().unwrap().parse::<u64>().unwrap()
    };
    assert_eq!(value("lamplight_store_failed_writes_total").await, 0);
    assert_eq!(value("lamplight_healthy").await, 1);
    let (data, away) = (house.folder.path().join("data"), house.folder.path().join("away"));
    std::fs::rename(&data, &away).unwrap();
    assert_eq!(house.nobody().call("POST", "/api/me", None).await.unwrap().status, 503);
    assert!(value("lamplight_store_failed_writes_total").await > 0);
    assert_eq!(value("lamplight_healthy").await, 0);
    std::fs::rename(&away, &data).unwrap();
    house.guest().await;
    assert_eq!(value("lamplight_healthy").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_call_describes_what_any_call_of_its_kind_may_answer() {
    let house = House::open().await;
    let document = house.nobody().call("GET", "/api/openapi.json", None).await.unwrap().json();
    let mut calls = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, call) in item.as_object().unwrap().iter().filter(|_| path.starts_with("/api")) {
            calls += 1;
            let tells = |status: &str| call["responses"][status].is_object();
            assert!(tells("429") && tells("503"), "{method} {path}");
            assert!(call["requestBody"].is_null() || (tells("400") && tells("413")), "{method} {path}");
            assert!(method == "get" || tells("403"), "{method} {path}: other sites are refused");
            assert!(call["security"].is_null() || tells("401"), "{method} {path}");
            assert!(!path.contains("{id}") || tells("404"), "{method} {path}");
            for parameter in call["parameters"].as_array().into_iter().flatten() {
                let is_in_path = path.contains(&format!("{{{}}}", parameter["name"].as_str().unwrap()));
                let place = if is_in_path { "path" } else { "query" };
                assert_eq!(parameter["in"], place, "{method} {path}: {parameter}");
                let is_needed = is_in_path || path == "/api/house/find";
                assert_eq!(parameter["required"], is_needed, "{method} {path}: {parameter}");
            }
        }
    }
    assert!(calls >= 20, "{calls}");
    assert_eq!(document["paths"]["/api/sign-out"]["post"]["requestBody"]["required"], Value::Null);
    let ann = house.guest().await;
    assert_eq!(ann.post("/api/sign-out", Value::Null).await.status, 204, "null is nothing said");
}
