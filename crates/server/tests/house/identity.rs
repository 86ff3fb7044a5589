//! Guests, names, passwords, tokens.

use std::time::{SystemTime, UNIX_EPOCH};

use client::Client;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::common::{House, me, open, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_needs_no_form_and_keeps_the_same_name() {
    let house = House::open().await;
    let nobody = house.nobody();
    assert_eq!(nobody.call("GET", "/api/me", None).await.unwrap().json()["code"], "me/nobody");
    let made = nobody.call("POST", "/api/me", None).await.unwrap();
    let cookie = made.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let guest = nobody.with_cookie_of(&made).unwrap();
    let again = guest.call("POST", "/api/me", None).await.unwrap();
    assert_eq!(again.json(), made.json());
    assert!(again.header("set-cookie").is_none());
    let renamed = guest.call("PATCH", "/api/me", Some(&json!({"name": "  Ann "}))).await.unwrap();
    assert_eq!(renamed.json()["name"], "Ann");
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_keeps_the_cookie_for_longer() {
    let house = House::open().await;
    let mut ann = house.guest().await;
    let cookie = ann.client.headers[0].1.clone();
    let token = Sha256::digest(cookie.trim_start_matches("lamplight=")).into();
    let soon = now_ms() + 3_600_000;
    let (house, ()) =
        house.restart_with(async |store| store.extend_session(token, soon).await.expect("known")).await;
    ann.client.address = house.address;
    let again = ann.post("/api/me", json!({})).await;
    let renewed = again.header("set-cookie").unwrap();
    assert!(renewed.starts_with(&cookie) && renewed.contains("Max-Age=15552000"), "{renewed}");
    let (_, kept) = house.restart_with(async |store| store.player_by_session(&token, soon).await).await;
    assert!(kept.unwrap().is_some(), "the server keeps it as long");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claimed_name_is_signed_in_elsewhere_and_belongs_to_one() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let claim = json!({"name": "Ann", "password": "correct horse"});
    let short = ann.post("/api/me/claim", json!({"name": "Ann", "password": "short"})).await;
    assert_eq!(short.json()["code"], "password/length");
    assert_eq!(ann.post("/api/me/claim", claim.clone()).await.json()["is_guest"], false);
    let taken = json!({"name": "ANN", "password": "another horse"});
    assert_eq!(bob.post("/api/me/claim", taken).await.json()["code"], "name/taken");
    let elsewhere = house.nobody();
    let wrong = json!({"name": "Ann", "password": "wrong horse"});
    let refused = elsewhere.call("POST", "/api/sign-in", Some(&wrong)).await.unwrap();
    assert_eq!((refused.status, refused.json()["code"].as_str()), (401, Some("me/wrong-password")));
    let unknown = json!({"name": "Nobody", "password": "wrong horse"});
    let same = elsewhere.call("POST", "/api/sign-in", Some(&unknown)).await.unwrap();
    assert_eq!(same.text, refused.text, "an unknown name and a wrong password look alike");
    let signed_in = elsewhere.call("POST", "/api/sign-in", Some(&claim)).await.unwrap();
    assert_eq!(text(&signed_in.json()["id"]), ann.id);
    let elsewhere = elsewhere.with_cookie_of(&signed_in).unwrap();
    assert_eq!(elsewhere.call("POST", "/api/sign-out", None).await.unwrap().status, 204);
    assert_eq!(elsewhere.call("GET", "/api/me", None).await.unwrap().status, 401);
    assert_eq!(ann.get("/api/me").await.status, 200, "only there");
    ann.post("/api/sign-out", json!({"everywhere": true})).await;
    assert_eq!(ann.get("/api/me").await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_no_name_and_its_seats_to_bots() {
    let house = House::open().await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    ann.post("/api/me/claim", json!({"name": "Ann", "password": "correct horse"})).await;
    let table = bob.table(json!([me(), open()])).await;
    ann.join(&table).await;
    let waiting = ann.table(json!([me(), open()])).await;
    let mut line = bob.sit(&table).await;
    let delete = async |body| ann.client.call("DELETE", "/api/me", Some(&body)).await.unwrap();
    assert_eq!(delete(json!({"password": "wrong horse"})).await.json()["code"], "me/wrong-password");
    assert_eq!(delete(json!({"password": "correct horse"})).await.status, 204);
    assert_eq!(ann.get("/api/me").await.status, 401);
    let snapshot = line.until("snapshot").await;
    assert_eq!(snapshot["table"]["seats"][1]["name"], "(gone)");
    assert!(snapshot["table"]["seats"][1]["bot"].is_string());
    assert_eq!(bob.get(&format!("/api/tables/{waiting}")).await.json()["status"], "closed");
    let credentials = json!({"name": "Ann", "password": "correct horse"});
    assert_eq!(house.nobody().call("POST", "/api/sign-in", Some(&credentials)).await.unwrap().status, 401);
    let claimed = bob.post("/api/me/claim", credentials).await;
    assert_eq!(claimed.json()["code"], "name/taken", "for a while nobody else has the name");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_token_has_its_owners_rights_until_revoked() {
    let house = House::open().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), {"kind": "me", "name": "My bot"}])).await;
    let made = ann.post("/api/me/tokens", json!({"label": "my bot"})).await.json();
    let bot = Client::bot(house.address, &text(&made["secret"]));
    assert_eq!(text(&bot.call("GET", "/api/me", None).await.unwrap().json()["id"]), ann.id);
    let mut line = crate::common::Line::open(&bot, &table).await;
    assert_eq!(line.play(0, "draw").await["type"], "done");
    let listed = ann.get("/api/me/tokens").await;
    assert!(listed.text.contains("my bot") && !listed.text.contains(made["secret"].as_str().unwrap()));
    let path = format!("/api/me/tokens/{}", made["info"]["id"]);
    assert_eq!(ann.client.call("DELETE", &path, None).await.unwrap().status, 204);
    let mut codes = Vec::new();
    while let Some(message) = line.try_next().await {
        codes.push(message["code"].clone());
    }
    assert!(codes.contains(&json!("me/signed-out")), "an open socket ends with its token: {codes:?}");
    assert_eq!(bot.call("GET", "/api/me", None).await.unwrap().json()["code"], "token/unknown");
    assert!(bot.socket(&table).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_token_is_good_at_tables_but_not_for_the_account() {
    let house = House::open().await;
    let ann = house.guest().await;
    let made = ann.post("/api/me/tokens", json!({"label": "my bot"})).await.json();
    let bot = Client::bot(house.address, &text(&made["secret"]));
    let token = format!("/api/me/tokens/{}", made["info"]["id"]);
    let calls = [
        ("PATCH", "/api/me", json!({"name": "Bob"})),
        ("POST", "/api/me/claim", json!({"name": "Bob", "password": "correct horse"})),
        ("POST", "/api/me/tokens", json!({"label": "another"})),
        ("GET", "/api/me/tokens", json!({})),
        ("DELETE", &token, json!({})),
        ("POST", "/api/sign-out", json!({"everywhere": true})),
        ("DELETE", "/api/me", json!({})),
    ];
    for (method, path, body) in calls {
        let answer = bot.call(method, path, Some(&body)).await.unwrap();
        assert_eq!((answer.status, answer.json()["code"].as_str()), (403, Some("me/bot")), "{method} {path}");
    }
    let table = ann.table(json!([me(), open()])).await;
    let mut line = crate::common::Line::open(&bot, &table).await;
    ann.post("/api/sign-out", json!({"everywhere": true})).await;
    assert_eq!(line.ask(json!({"type": "resync"})).await["type"], "done", "people sign out, bots stay");
    assert_eq!(bot.call("GET", "/api/me/tables", None).await.unwrap().status, 200);
}

/// However many ask at once.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_more_tokens_than_allowed() {
    let house = House::open().await;
    let ann = house.guest().await;
    let asking: Vec<_> = (0..60)
        .map(|n| {
            let ann = ann.clone();
            tokio::spawn(
                async move { ann.post("/api/me/tokens", json!({"label": format!("bot {n}")})).await },
            )
        })
        .collect();
    let mut given = 0;
    for one in asking {
        let answer = one.await.unwrap();
        given += usize::from(answer.status == 200);
        assert!(answer.status == 200 || answer.json()["code"] == "limit/tokens", "{}", answer.text);
    }
    assert_eq!((given, ann.get("/api/me/tokens").await.json().as_array().map(Vec::len)), (10, Some(10)));
}
