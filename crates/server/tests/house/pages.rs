//! Headers, limits, origins, descriptions.

use serde_json::json;
use server::{Config, Limits, Rate};

use crate::common::{House, me, open};

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_headers_that_keep_browsers_safe() {
    let house = House::open().await;
    for path in ["/", "/table/abc", "/api/games", "/api", "/healthz", "/nothing.js", "/api/nothing"] {
        let answer = house.nobody().call("GET", path, None).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(
            policy.contains("default-src 'none'") && policy.contains("script-src 'self'"),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn deep_links_get_the_page_and_missing_files_do_not() {
    let house = House::open().await;
    let status = async |path| house.nobody().call("GET", path, None).await.unwrap().status;
    assert_eq!(status("/").await, 200);
    assert_eq!(status("/table/abc").await, 200);
    assert_eq!(status("/assets/gone.js").await, 404);
    assert_eq!(status("/api/nothing").await, 404);
    assert_eq!(house.nobody().call("POST", "/", None).await.unwrap().status, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_call_that_serves() {
    let house = House::open().await;
    let document = house.nobody().call("GET", "/api/openapi.json", None).await.unwrap().json();
    let paths = document["paths"].as_object().unwrap();
    for path in ["/api/me", "/api/tables", "/api/tables/{id}/live", "/api/replay", "/api/games", "/healthz"] {
        assert!(paths.contains_key(path), "{path}");
    }
    assert!(document["components"]["schemas"]["TableInfo"].is_object());
    let page = house.nobody().call("GET", "/api", None).await.unwrap();
    for path in paths.keys() {
        assert!(page.text.contains(path.as_str()), "{path} stands on the page");
    }
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        assert!(page.text.contains(&format!("<h3>{name}</h3>")), "{name} stands on the page");
        for field in schema["properties"].as_object().into_iter().flatten().map(|(field, _)| field) {
            assert!(
                page.text.contains(&format!("<code>{field}</code>")),
                "{name}.{field} stands on the page"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_are_kept_out() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), open()])).await;
    let mut abused = ann.client.clone();
    abused.headers.push(("Origin", "http://evil.example".into()));
    let refused = abused.call("POST", "/api/sign-out", None).await.unwrap();
    assert_eq!((refused.status, refused.json()["code"].as_str()), (403, Some("origin/foreign")));
    assert!(abused.socket(&table).await.is_err(), "nor over the socket");
    let form = ann.client.call("POST", "/api/tables", None).await.unwrap();
    assert_eq!(form.status, 415, "a body that is not JSON");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_says_which_and_how_long() {
    let mut limits = Limits::default();
    limits.guests = Rate { burst: 2, ..limits.guests };
    limits.unfinished_tables = 2;
    limits.tables = Rate { burst: 4, ..limits.tables };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    let ann = house.guest().await;
    let bob = house.guest().await;
    let refused = house.nobody().call("POST", "/api/me", None).await.unwrap();
    assert_eq!(refused.status, 429);
    assert_eq!(refused.json()["limit"]["name"], "guests");
    let wait = refused.json()["limit"]["retry_after_ms"].as_u64().unwrap();
    assert_eq!(refused.header("retry-after"), Some(wait.div_ceil(1000).to_string().as_str()));
    for _ in 0..2 {
        ann.table(json!([me(), open()])).await;
    }
    let body = json!({"game": "toy", "setup": {"players": 2}, "seats": [me(), open()]});
    let refused = ann.post("/api/tables", body).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (429, Some("limit/unfinished-tables")));
    assert!(refused.json()["limit"]["retry_after_ms"].is_null(), "waiting does not help");
    let table = async || {
        let body = json!({"game": "toy", "setup": {"players": 2}, "seats": [me(), open()]});
        bob.post("/api/tables", body).await
    };
    assert_eq!(table().await.status, 200, "the fourth from this address");
    assert_eq!(table().await.json()["code"], "limit/tables", "guests of one address share what it may make");
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_bounded() {
    let house = House::open().await;
    let ann = house.guest().await;
    let huge = ann.post("/api/tables", json!({"game": "x".repeat(20_000)})).await;
    assert_eq!((huge.status, huge.json()["code"].as_str()), (413, Some("body/too-large")));
    let bad = ann.post("/api/replay", json!({"log": "not a log"})).await;
    assert_eq!(
        (bad.json()["code"].as_str(), bad.json()["args"]["line"].as_u64()),
        (Some("log/bad"), Some(1))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_json_with_a_code() {
    let house = House::open().await;
    let ann = house.guest().await;
    for (method, path, status, code) in [
        ("GET", "/api/tables?status=lost", 400, "api/bad"),
        ("GET", "/api/tables?colour=red", 400, "api/bad"),
        ("GET", "/api/tables?game=nosuch", 400, "shelf/unknown-game"),
        ("GET", "/api/me/tables?game=nosuch", 400, "shelf/unknown-game"),
        ("GET", "/api/tables/t/replay?from=-1", 400, "api/bad"),
        ("PUT", "/api/tables/t/seats/900", 400, "api/bad"),
        ("DELETE", "/api/me/tokens/first", 400, "api/bad"),
        ("DELETE", "/api/games", 405, "api/unknown"),
        ("POST", "/api/tables/t/log", 405, "api/unknown"),
        ("GET", "/api/tables/t/live", 403, "origin/foreign"),
        ("GET", "/api/fly", 404, "api/unknown"),
    ] {
        let answer = ann.client.call(method, path, None).await.unwrap();
        let found = (answer.status, answer.json()["code"].as_str().map(str::to_owned));
        assert_eq!(found, (status, Some(code.to_owned())), "{method} {path}: {}", answer.text);
    }
    let bad = ann.get("/api/tables?before=soon").await.json();
    assert_eq!(bad["text"], "the query cannot be read: before: invalid digit found in string");
    let mut here = ann.client.clone();
    here.headers.push(("Origin", format!("http://{}", house.address)));
    let answer = here.call("GET", "/api/tables/t/live", None).await.unwrap();
    assert_eq!((answer.status, answer.json()["code"].as_str()), (426, Some("api/bad")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_counts_what_it_does() {
    let house = House::open().await;
    let text = house.nobody().call("GET", "/metrics", None).await.unwrap().text;
    for name in ["lamplight_entries_total 0", "lamplight_live_tables 0", "lamplight_command_seconds_count 0"]
    {
        assert!(text.contains(name), "{name}");
    }
    assert_eq!(house.nobody().call("GET", "/healthz", None).await.unwrap().text, "ok\n");
}

/// A supervisor must see that nothing is kept any more; players are not told that it is.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_data_file_stops_the_game_and_turns_the_health_red() {
    let house = House::open().await;
    let (mut ann, _, table) = house.pair().await;
    let (data, away) = (house.folder.path().join("data"), house.folder.path().join("away"));
    std::fs::rename(&data, &away).unwrap();
    let health = async || house.nobody().call("GET", "/healthz", None).await.unwrap();
    let ill = health().await;
    assert_eq!((ill.status, ill.text.as_str()), (503, "the data file was removed or replaced\n"));

    let mut line = ann.client.socket(&table).await.expect("it can still be read");
    let now = line.next().await.expect("a snapshot")["now"].clone();
    let first = &now["moves"][0]["text"];
    let play = json!({"id": 1, "type": "play", "seat": now["to_move"], "move": first, "version": 0});
    line.send(&play).await.unwrap();
    let mut last = json!(null);
    while let Some(message) = line.next().await {
        assert_ne!(message["type"], "done", "nothing is acknowledged");
        last = message;
    }
    assert_eq!((&last["type"], &last["code"]), (&json!("bye"), &json!("table/reload")), "{last}");
    let refused = house.nobody().call("POST", "/api/me", None).await.unwrap();
    assert_eq!((refused.status, refused.json()["code"].as_str()), (503, Some("server/unavailable")));

    std::fs::rename(&away, &data).unwrap();
    assert_eq!(health().await.status, 200, "it is back, and nothing was lost");
    let house = house.restart().await;
    ann.client.address = house.address;
    ann.sit(&table).await;
}
