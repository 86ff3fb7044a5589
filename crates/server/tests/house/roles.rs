//! Every command, by every role, in every phase.

use serde_json::{Value, json};
use server::{Config, Limits};

use crate::common::{House, Line, Visitor, bot, me, open, text};

/// The roles, in the order of the columns below. An expired session is one that was signed out.
const ROLES: [&str; 5] = ["decider and owner", "other player", "spectator", "stranger", "expired"];

const NOBODY: &str = "me/nobody";
const NOT_YOURS: &str = "seat/not-yours";

/// What each command over the socket is answered with: `done`, `hint`, `snapshot` or a refusal's code.
const COMMANDS: [(&str, [[&str; 5]; 3]); 8] = [
    (
        "play",
        [
            ["table/not-started", "table/not-started", NOT_YOURS, NOBODY, NOBODY],
            ["done", "table/not-your-decision", NOT_YOURS, NOBODY, NOBODY],
            ["table/over", "table/over", NOT_YOURS, NOBODY, NOBODY],
        ],
    ),
    (
        "undo",
        [
            ["table/not-started", "table/not-started", NOT_YOURS, NOBODY, NOBODY],
            ["undo/nothing", "undo/nothing", NOT_YOURS, NOBODY, NOBODY],
            ["table/over", "table/over", NOT_YOURS, NOBODY, NOBODY],
        ],
    ),
    (
        "resign",
        [
            ["table/not-started", "table/not-started", NOT_YOURS, NOBODY, NOBODY],
            ["done", "done", NOT_YOURS, NOBODY, NOBODY],
            ["table/over", "table/over", NOT_YOURS, NOBODY, NOBODY],
        ],
    ),
    (
        "take_back",
        [
            ["table/not-started", "table/not-started", NOT_YOURS, NOBODY, NOBODY],
            ["seat/yours-already", "seat/yours-already", NOT_YOURS, NOBODY, NOBODY],
            ["table/over", "table/over", NOT_YOURS, NOBODY, NOBODY],
        ],
    ),
    (
        "chat",
        [
            ["done", "done", "done", NOBODY, NOBODY],
            ["done", "done", "chat/players-only", NOBODY, NOBODY],
            ["done", "done", "done", NOBODY, NOBODY],
        ],
    ),
    (
        "hint",
        [
            ["table/not-started", "table/not-started", NOT_YOURS, NOBODY, NOBODY],
            ["hint", "table/not-your-decision", NOT_YOURS, NOBODY, NOBODY],
            ["table/over", "table/over", NOT_YOURS, NOBODY, NOBODY],
        ],
    ),
    (
        "lens",
        [
            ["table/not-started", "table/not-started", NOT_YOURS, NOBODY, NOBODY],
            ["lens/none", "table/not-your-decision", NOT_YOURS, NOBODY, NOBODY],
            ["table/over", "table/over", NOT_YOURS, NOBODY, NOBODY],
        ],
    ),
    ("resync", [["done"; 5]; 3]),
];

/// What each call over HTTP is answered with: `ok` or a refusal's code.
const CALLS: [(&str, [[&str; 5]; 3]); 8] = [
    (
        "POST join",
        [
            ["ok", "ok", "ok", NOBODY, NOBODY],
            ["table/started", "table/started", "table/started", NOBODY, NOBODY],
            ["table/over", "table/over", "table/over", NOBODY, NOBODY],
        ],
    ),
    (
        "POST leave",
        [
            ["ok", "ok", NOT_YOURS, NOBODY, NOBODY],
            ["ok", "ok", NOT_YOURS, NOBODY, NOBODY],
            ["table/over", "table/over", NOT_YOURS, NOBODY, NOBODY],
        ],
    ),
    (
        "POST start",
        [
            ["table/not-full", "table/not-yours", "table/not-yours", NOBODY, NOBODY],
            ["table/started", "table/not-yours", "table/not-yours", NOBODY, NOBODY],
            ["table/over", "table/not-yours", "table/not-yours", NOBODY, NOBODY],
        ],
    ),
    (
        "PUT seats/2",
        [
            ["ok", "table/not-yours", "table/not-yours", NOBODY, NOBODY],
            ["table/started", "table/not-yours", "table/not-yours", NOBODY, NOBODY],
            ["table/over", "table/not-yours", "table/not-yours", NOBODY, NOBODY],
        ],
    ),
    (
        "POST rematch",
        [
            ["table/not-over", "table/not-over", NOT_YOURS, NOBODY, NOBODY],
            ["table/not-over", "table/not-over", NOT_YOURS, NOBODY, NOBODY],
            ["ok", "ok", NOT_YOURS, NOBODY, NOBODY],
        ],
    ),
    ("GET log", [["table/not-over"; 5], ["table/not-over"; 5], ["ok"; 5]]),
    ("GET replay", [["table/not-over"; 5], ["table/not-over"; 5], ["ok"; 5]]),
    ("GET ", [["ok"; 5]; 3]),
];

struct People {
    roles: [Visitor; 5],
}

impl People {
    async fn come(house: &House) -> People {
        let guest = async || house.guest().await;
        let mut roles = [guest().await, guest().await, guest().await, guest().await, guest().await];
        roles[3].client.headers.clear();
        let out = roles[4].post("/api/sign-out", json!({})).await;
        assert_eq!(out.status, 204);
        People { roles }
    }

    /// A fresh table: open with a third seat free, or playing with a bot there.
    async fn table(&self, phase: usize) -> String {
        let [ann, bob, ..] = &self.roles;
        let third = if phase == 0 { open() } else { bot() };
        let table = ann.table_with(json!([me(), open(), third]), json!({"assist": "hints"})).await;
        assert_eq!(bob.join(&table).await.status, 200);
        table
    }

    async fn finished_table(&self) -> String {
        let [ann, bob, ..] = &self.roles;
        let table = self.table(1).await;
        let (mut a, mut b) = (ann.sit(&table).await, bob.sit(&table).await);
        tokio::join!(a.play_out(), b.play_out());
        table
    }
}

async fn house() -> House {
    let pause = std::time::Duration::ZERO;
    House::open_with(Config { limits: Limits::off(), pause, ..Config::default() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_by_every_role_in_every_phase() {
    let house = house().await;
    let people = People::come(&house).await;
    let over = people.finished_table().await;
    for (command, phases) in COMMANDS {
        for (phase, expected) in phases.iter().enumerate() {
            for (role, expected) in expected.iter().enumerate() {
                let table = if phase == 2 { over.clone() } else { people.table(phase).await };
                let mut line = people.roles[role].sit(&table).await;
                let answer = ask(&mut line, command, role).await;
                let found =
                    if answer["type"] == "refused" { text(&answer["code"]) } else { text(&answer["type"]) };
                assert_eq!(found, *expected, "{command} by {} in phase {phase}: {answer}", ROLES[role]);
            }
        }
    }
}

async fn ask(line: &mut Line, command: &str, role: usize) -> Value {
    let seat = u64::from(role == 1);
    let version = line.version;
    let first = line.moves().first().cloned().unwrap_or_else(|| "draw".to_owned());
    line.ask(match command {
        "play" => json!({"type": "play", "seat": seat, "move": first, "version": version}),
        "undo" => json!({"type": "undo", "seat": seat, "version": version}),
        "resign" | "take_back" => json!({"type": command, "seat": seat}),
        "chat" => json!({"type": "chat", "text": "hello"}),
        "hint" => json!({"type": "hint", "version": version}),
        "lens" => json!({"type": "lens", "version": version, "question": {}}),
        _ => json!({"type": "resync"}),
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_call_by_every_role_in_every_phase() {
    let house = house().await;
    let people = People::come(&house).await;
    let over = people.finished_table().await;
    for (call, phases) in CALLS {
        let (method, name) = call.split_once(' ').unwrap();
        for (phase, expected) in phases.iter().enumerate() {
            for (role, expected) in expected.iter().enumerate() {
                let table = if phase == 2 { over.clone() } else { people.table(phase).await };
                let path = format!("/api/tables/{table}/{name}");
                let body = if method == "PUT" { bot() } else { json!({}) };
                let body = (method != "GET").then_some(&body);
                let client = &people.roles[role].client;
                let answer = client.call(method, path.trim_end_matches('/'), body).await.unwrap();
                let found = if answer.status == 200 { "ok".to_owned() } else { text(&answer.json()["code"]) };
                assert_eq!(found, *expected, "{call} by {} in phase {phase}: {}", ROLES[role], answer.text);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn help_is_refused_where_the_table_does_not_allow_it() {
    let house = house().await;
    let ann = house.guest().await;
    for (assist, lens, hint) in
        [("none", "assist/not-allowed", "assist/not-allowed"), ("lens", "lens/none", "assist/not-allowed")]
    {
        let table = ann.table_with(json!([me(), bot()]), json!({"assist": assist})).await;
        let mut line = ann.sit(&table).await;
        assert_eq!(ask(&mut line, "lens", 0).await["code"], lens);
        assert_eq!(ask(&mut line, "hint", 0).await["code"], hint);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_names_a_legal_move() {
    let house = house().await;
    let ann = house.guest().await;
    let table = ann.table_with(json!([me(), bot()]), json!({"assist": "hints"})).await;
    let mut line = ann.sit(&table).await;
    let hint = ask(&mut line, "hint", 0).await;
    assert!(line.moves().contains(&text(&hint["move"])), "{hint}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_command_is_answered_and_changes_nothing() {
    let house = house().await;
    let ann = house.guest().await;
    let table = ann.table(json!([me(), bot()])).await;
    let mut line = ann.sit(&table).await;
    for nonsense in
        ["", "null", "{}", r#"{"id":1}"#, r#"{"id":1,"type":"fly"}"#, r#"{"id":-1,"type":"resync"}"#]
    {
        line.send_text(nonsense).await;
        let answer = line.until("refused").await;
        assert_eq!(answer["code"], "command/bad", "{nonsense}");
    }
    for (seat, m, code) in
        [(9, "draw", "seat/unknown"), (0, "fly", "move/not-a-move"), (0, "trust", "toy/not-now")]
    {
        assert_eq!(line.play(seat, m).await["code"], code);
    }
    for (length, code) in [(0, "chat/length"), (301, "chat/length")] {
        let chat = json!({"type": "chat", "text": "x".repeat(length)});
        assert_eq!(line.ask(chat).await["code"], code);
    }
    assert_eq!(line.version, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lens_of_five_tribes_shows_what_can_be_reached() {
    let house = house().await;
    let ann = house.guest().await;
    let more = json!({"game": "tribes", "assist": "lens"});
    let table = ann.table_with(json!([me(), me()]), more).await;
    let mut line = ann.sit(&table).await;
    while !line.moves().iter().any(|m| m.starts_with("sow")) {
        let seat = line.now["to_move"].as_u64().unwrap();
        let first = line.moves()[0].clone();
        assert_eq!(line.play(seat, &first).await["type"], "done");
    }
    let answer = ask(&mut line, "lens", 0).await;
    let results = answer["answer"]["results"].as_array().unwrap_or_else(|| panic!("{answer}"));
    assert!(!results.is_empty() && results.iter().all(|result| result["points"].is_number()), "{answer}");
}
