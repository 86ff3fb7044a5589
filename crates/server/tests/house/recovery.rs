//! Passwords, and ways back into an account.

use serde_json::{Value, json};
use server::{Config, Limits, Mail, Rate};

use crate::common::{House, Visitor, me, open, text};
use crate::postbox::Postbox;

async fn claim(visitor: &Visitor, name: &str) -> Vec<String> {
    let answer = visitor.post("/api/me/claim", json!({"name": name, "password": "correct horse"})).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["codes"].as_array().unwrap().iter().map(text).collect()
}

async fn sign_in(house: &House, name: &str, password: &str) -> Value {
    let body = json!({"name": name, "password": password});
    house.nobody().call("POST", "/api/sign-in", Some(&body)).await.expect("an answer").json()
}

async fn post(house: &House, path: &str, body: Value) -> (u16, Value) {
    let answer = house.nobody().call("POST", path, Some(&body)).await.expect("an answer");
    let json = if answer.text.is_empty() { Value::Null } else { answer.json() };
    (answer.status, json)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_by_who_knows_it_and_ends_other_sessions() {
    let house = House::open().await;
    let ann = house.guest().await;
    let change = |password: &str| json!({"password": password, "new_password": "another horse"});
    assert_eq!(ann.post("/api/me/password", change("x")).await.json()["code"], "me/guest");
    claim(&ann, "Annabel").await;
    let body = json!({"name": "Annabel", "password": "correct horse"});
    let elsewhere = house.nobody().call("POST", "/api/sign-in", Some(&body)).await.unwrap();
    let elsewhere = house.nobody().with_cookie_of(&elsewhere).unwrap();
    let table = ann.table(json!([me(), open()])).await;
    let (mut here, mut there) = (ann.sit(&table).await, crate::common::Line::open(&elsewhere, &table).await);
    assert_eq!(ann.post("/api/me/password", change("wrong horse")).await.json()["code"], "me/wrong-password");
    let short = json!({"password": "correct horse", "new_password": "short"});
    assert_eq!(ann.post("/api/me/password", short).await.json()["code"], "password/length");
    assert_eq!(ann.post("/api/me/password", change("correct horse")).await.status, 204);
    assert_eq!(sign_in(&house, "Annabel", "correct horse").await["code"], "me/wrong-password");
    assert_eq!(sign_in(&house, "Annabel", "another horse").await["name"], "Annabel");
    assert_eq!(elsewhere.call("GET", "/api/me", None).await.unwrap().status, 401);
    assert_eq!(there.until("bye").await["code"], "me/signed-out");
    assert_eq!(ann.get("/api/me").await.status, 200, "this session stays");
    assert_eq!(here.ask(json!({"type": "resync"})).await["type"], "done", "and its socket");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_shown_at_the_claim_sets_a_new_password_once() {
    let house = House::open().await;
    let ann = house.guest().await;
    let codes = claim(&ann, "Annabel").await;
    assert_eq!(codes.len(), 8);
    assert_eq!(ann.get("/api/me/account").await.json()["codes"], 8);
    let recover =
        |name: &str, code: &str| json!({"name": name, "code": code, "new_password": "another horse"});
    let wrong = post(&house, "/api/recover/code", recover("Annabel", "aaaa-bbbb-cccc-dddd")).await;
    let nobody = post(&house, "/api/recover/code", recover("Nobody", &codes[0])).await;
    assert_eq!((wrong.0, &wrong.1["code"]), (401, &json!("me/wrong-code")));
    assert_eq!(nobody, wrong, "an unknown name and a wrong code look alike");
    let typed = codes[0].to_uppercase().replace('-', " ");
    assert_eq!(post(&house, "/api/recover/code", recover("annabel", &typed)).await.0, 204);
    assert_eq!(sign_in(&house, "Annabel", "another horse").await["name"], "Annabel");
    assert_eq!(ann.get("/api/me").await.status, 401, "all sessions are over");
    assert_eq!(post(&house, "/api/recover/code", recover("Annabel", &codes[0])).await.0, 401, "used up");
    let body = json!({"name": "Annabel", "password": "another horse"});
    let again = house.nobody().call("POST", "/api/sign-in", Some(&body)).await.unwrap();
    let again = house.nobody().with_cookie_of(&again).unwrap();
    let own = json!({"password": "another horse"});
    let fresh = again.call("POST", "/api/me/codes", Some(&own)).await.unwrap().json();
    assert_eq!(fresh["codes"].as_array().map(Vec::len), Some(8));
    assert_eq!(post(&house, "/api/recover/code", recover("Annabel", &codes[1])).await.0, 401, "replaced");
    let code = text(&fresh["codes"][0]);
    assert_eq!(post(&house, "/api/recover/code", recover("Annabel", &code)).await.0, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_are_limited_by_account_wherever_they_come_from() {
    let guesses = Rate { name: "guesses", burst: 3, per_minute: 1 };
    let limits = Limits { guesses, ..Limits::off() };
    let house = House::open_with(Config { limits, behind_proxy: true, ..Config::default() }).await;
    let ann = house.guest().await;
    let codes = claim(&ann, "Annabel").await;
    let guess = async |n: usize, name: &str, password: &str| {
        let mut client = house.nobody();
        client.headers.push(("X-Forwarded-For", format!("192.0.2.{n}")));
        let body = json!({"name": name, "password": password});
        client.call("POST", "/api/sign-in", Some(&body)).await.expect("an answer").json()
    };
    for n in 0..9 {
        assert_eq!(guess(n, "Annabel", "correct horse").await["name"], "Annabel", "right ones do not count");
    }
    for (name, n) in [("Annabel", 10), ("Nobody", 20)] {
        for n in n..n + 3 {
            assert_eq!(guess(n, name, "wrong horse").await["code"], "me/wrong-password");
        }
        assert_eq!(guess(n + 4, name, "wrong horse").await["code"], "limit/guesses", "{name}");
    }
    assert_eq!(guess(30, "АnnabeI", "wrong horse").await["code"], "limit/guesses", "it is the same account");
    let body = json!({"name": "Annabel", "code": codes[0], "new_password": "another horse"});
    assert_eq!(post(&house, "/api/recover/code", body).await.0, 204, "a code still opens it");
    assert_eq!(ann.get("/api/games").await.status, 200);
}

/// A house that sends letters, and where they arrive.
async fn house_with_mail() -> (House, Postbox) {
    let postbox = Postbox::open().await;
    let mail = Mail::new(&format!("smtp://{}", postbox.address), "Lamplight <lamp@example.org>").unwrap();
    let (mail, origin) = (Some(mail), Some("https://play.example.org".to_owned()));
    (House::open_with(Config { limits: Limits::off(), mail, origin, ..Config::default() }).await, postbox)
}

/// The secret after the `#` of a letter's link.
fn secret(letter: &str, path: &str) -> String {
    let link = format!("https://play.example.org/{path}#");
    let (_, rest) = letter.split_once(&link).unwrap_or_else(|| panic!("{link} is in {letter}"));
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_leads_to_a_new_password() {
    let (house, mut postbox) = house_with_mail().await;
    let ann = house.guest().await;
    claim(&ann, "Annabel").await;
    assert_eq!(ann.get("/api/me/account").await.json()["has_mail"], true);
    let set = async |address: &str, password: &str| {
        let body = json!({"address": address, "password": password, "language": "de"});
        ann.client.call("PUT", "/api/me/email", Some(&body)).await.expect("an answer")
    };
    assert_eq!(set("ann", "correct horse").await.json()["code"], "email/bad");
    assert_eq!(set("ann@example.org", "wrong horse").await.json()["code"], "me/wrong-password");
    assert_eq!(set("ann@example.org", "correct horse").await.status, 204);
    let letter = postbox.next().await;
    assert_eq!((letter.to.as_str(), letter.from.as_str()), ("ann@example.org", "lamp@example.org"));
    assert!(letter.text.contains("Hallo Annabel"), "{}", letter.text);
    let ask = json!({"name": "Annabel", "language": "es"});
    assert_eq!(post(&house, "/api/recover/letter", ask.clone()).await.0, 202);
    let email = async || ann.get("/api/me/account").await.json()["email"].clone();
    assert_eq!(email().await, json!({"address": "ann@example.org", "is_confirmed": false}));
    let confirm = json!({"secret": secret(&letter.text, "confirm")});
    assert_eq!(post(&house, "/api/confirm-email", confirm.clone()).await.0, 204);
    assert_eq!(post(&house, "/api/confirm-email", confirm).await.1["code"], "letter/not-found", "once");
    assert_eq!(email().await["is_confirmed"], true);

    assert_eq!(
        post(&house, "/api/recover/letter", json!({"name": "Nobody"})).await.0,
        202,
        "nothing is told"
    );
    assert_eq!(post(&house, "/api/recover/letter", ask).await.0, 202);
    let letter = postbox.next().await;
    assert!(
        letter.text.contains("Hola, Annabel"),
        "only an address that was confirmed gets one: {}",
        letter.text
    );
    let recover = |secret: &str| json!({"secret": secret, "new_password": "another horse"});
    let wrong = post(&house, "/api/recover", recover("abc")).await;
    assert_eq!((wrong.0, &wrong.1["code"]), (404, &json!("letter/not-found")));
    let right = recover(&secret(&letter.text, "recover"));
    assert_eq!(post(&house, "/api/recover", right.clone()).await.0, 204);
    assert_eq!(sign_in(&house, "Annabel", "another horse").await["name"], "Annabel");
    assert_eq!(ann.get("/api/me").await.status, 401);
    assert_eq!(post(&house, "/api/recover", right).await.0, 404, "once");
    assert_eq!(postbox.waiting(), 0, "and nobody else got a letter");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_without_mail_says_so() {
    let house = House::open().await;
    let ann = house.guest().await;
    claim(&ann, "Annabel").await;
    assert_eq!(ann.get("/api/me/account").await.json()["has_mail"], false);
    let body = json!({"address": "ann@example.org", "password": "correct horse"});
    let refused = ann.client.call("PUT", "/api/me/email", Some(&body)).await.unwrap();
    assert_eq!(refused.json()["code"], "house/no-mail");
    let refused = post(&house, "/api/recover/letter", json!({"name": "Annabel"})).await;
    assert_eq!(refused.1["code"], "house/no-mail");
    let own = json!({"password": "correct horse"});
    assert_eq!(ann.client.call("DELETE", "/api/me/email", Some(&own)).await.unwrap().status, 204);
}
