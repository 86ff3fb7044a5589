//! Names that look alike are one name, wherever they are shown.

use serde_json::json;

use crate::common::{House, Visitor, me, open, text};

async fn claim(visitor: &Visitor, name: &str) -> serde_json::Value {
    visitor.post("/api/me/claim", json!({"name": name, "password": "correct horse"})).await.json()
}

async fn rename(visitor: &Visitor, name: &str) -> serde_json::Value {
    visitor.client.call("PATCH", "/api/me", Some(&json!({"name": name}))).await.expect("an answer").json()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_bears_a_name_that_looks_like_a_claimed_one() {
    let house = House::open().await;
    let (ann, eve) = (house.guest().await, house.guest().await);
    assert_eq!(claim(&ann, "Annabel").await["is_guest"], false);
    for alike in ["ANNABEL", "Аnnabel", "Annabe1", "AnnabeI", "Ａｎｎａｂｅｌ", "Anna bel"] {
        assert_eq!(rename(&eve, alike).await["code"], "name/taken", "{alike}");
        assert_eq!(claim(&eve, alike).await["code"], "name/taken", "{alike}");
        let seats = json!([{"kind": "me", "name": alike}, open()]);
        let table = json!({"game": "toy", "setup": {"players": 2}, "seats": seats});
        let refused = eve.post("/api/tables", table).await;
        assert_eq!(refused.json()["code"], "name/taken", "{alike}: {}", refused.text);
    }
    let table = eve.table(json!([me(), open()])).await;
    let seat = json!({"kind": "me", "name": "Аnnabel"});
    let refused = eve.client.call("PUT", &format!("/api/tables/{table}/seats/0"), Some(&seat)).await.unwrap();
    assert_eq!(refused.json()["code"], "name/taken");
    assert_eq!(rename(&eve, "Guest 1234").await["code"], "name/taken", "the house gives such names");
    assert_eq!(rename(&eve, "Ann\u{202e}a").await["code"], "name/bad");
    let own = json!([{"kind": "me", "name": "Annabel"}, {"kind": "me", "name": "Bertha"}]);
    ann.table(own).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn claiming_a_name_renames_the_guest_who_bears_it() {
    let house = House::open().await;
    let (ann, eve) = (house.guest().await, house.guest().await);
    assert_eq!(rename(&eve, "Annabe1").await["name"], "Annabe1");
    let table = eve.table(json!([me(), open()])).await;
    let mut line = eve.sit(&table).await;
    assert_eq!(claim(&ann, "Annabel").await["name"], "Annabel");
    let told = line.until("table").await;
    let name = text(&told["table"]["seats"][0]["name"]);
    assert!(name.starts_with("Guest "), "{name}");
    assert_eq!(eve.get("/api/me").await.json()["name"], name);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_name_stays_taken_and_its_talk_is_gone() {
    let house = House::open().await;
    let (ann, bob, table) = house.pair().await;
    assert_eq!(claim(&ann, "Annabel").await["is_guest"], false);
    let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
    assert_eq!(a.ask(json!({"type": "chat", "text": "my secret"})).await["type"], "done");
    b.until("chat").await;
    let gone = ann.client.call("DELETE", "/api/me", Some(&json!({"password": "correct horse"}))).await;
    assert_eq!(gone.unwrap().status, 204);
    let snapshot = b.ask_for_snapshot().await;
    assert_eq!(snapshot["chat"], json!([]), "what was said is gone at once");
    let eve = house.guest().await;
    assert_eq!(claim(&eve, "Annabel").await["code"], "name/taken");
    assert_eq!(rename(&eve, "annabel").await["code"], "name/taken");
    let (_, kept) = house.restart_with(async |store| store.chat(&table, 9).await.expect("readable")).await;
    assert!(kept.is_empty(), "and on the disk");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_names_get_their_look_at_the_start_and_sign_in_as_before() {
    let house = House::open().await;
    let (ann, eve) = (house.guest().await, house.guest().await);
    claim(&ann, "Annabel").await;
    let folder = house.folder.path().join("data");
    let (house, ()) = house
        .restart_with(async |store| {
            // As an earlier version of the program left it.
            store.close().await;
            let sql = format!("UPDATE player SET look = '' WHERE id = '{}'", ann.id);
            let done = tokio::process::Command::new("python3")
                .args(["-c", "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()"])
                .args([folder.to_str().unwrap(), &sql])
                .status()
                .await;
            assert!(done.expect("python runs").success());
        })
        .await;
    let mut eve = eve;
    eve.client.address = house.address;
    let mut answer = rename(&eve, "Annabe1").await;
    for _ in 0..100 {
        if answer["code"] == "name/taken" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        answer = rename(&eve, "Annabe1").await;
    }
    assert_eq!(answer["code"], "name/taken", "{answer}");
    let sign_in = json!({"name": "annabel", "password": "correct horse"});
    let signed_in = house.nobody().call("POST", "/api/sign-in", Some(&sign_in)).await.unwrap();
    assert_eq!(signed_in.json()["name"], "Annabel");
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_that_hides_or_turns_around_is_refused() {
    let house = House::open().await;
    let (ann, _, table) = house.pair().await;
    let mut line = ann.sit(&table).await;
    for bad in
        ["a\u{202e}b", "\u{2066}x\u{2069}", "\u{200b}", "\u{2800}\u{2800}", "\u{3164}", "\u{200f}hello"]
    {
        let answer = line.ask(json!({"type": "chat", "text": bad})).await;
        assert_eq!(answer["code"], "chat/unseen", "{bad:?}");
    }
    for good in ["hello", "👩\u{200d}🚀", "שלום", "…", "e\u{301}"] {
        let answer = line.ask(json!({"type": "chat", "text": good})).await;
        assert_eq!(answer["type"], "done", "{good:?}: {answer}");
    }
}
