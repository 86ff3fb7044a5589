//! Every command, by every role, in every phase.

use serde_json::{Value, json};
use server::{Config, Limits};
use sha2::{Digest, Sha256};

use crate::common::{House, Line, Visitor, bot, me, open, text};

/// What everybody is answered: the type of the answer to a command over the socket, `ok` to a call over HTTP, or the
/// code of the refusal. The decider also made the table; `=` repeats the answer on the left.
const ANSWERS: &str = "
what           phase    decider             other                    spectator          stranger   expired

play           open     table/not-started   =                        seat/not-yours     me/nobody  =
play           playing  done                table/not-your-decision  seat/not-yours     me/nobody  =
play           over     table/over          =                        seat/not-yours     me/nobody  =
undo           open     table/not-started   =                        seat/not-yours     me/nobody  =
undo           playing  undo/nothing        =                        seat/not-yours     me/nobody  =
undo           over     table/over          =                        seat/not-yours     me/nobody  =
resign         open     table/not-started   =                        seat/not-yours     me/nobody  =
resign         playing  done                =                        seat/not-yours     me/nobody  =
resign         over     table/over          =                        seat/not-yours     me/nobody  =
take_back      open     table/not-started   =                        seat/not-yours     me/nobody  =
take_back      playing  seat/yours-already  =                        seat/not-yours     me/nobody  =
take_back      over     table/over          =                        seat/not-yours     me/nobody  =
call_off       open     table/not-started   =                        seat/not-yours     me/nobody  =
call_off       playing  done                =                        seat/not-yours     me/nobody  =
call_off       over     table/over          =                        seat/not-yours     me/nobody  =
ready          open     table/not-started   =                        seat/not-yours     me/nobody  =
ready          playing  done                =                        seat/not-yours     me/nobody  =
ready          over     table/over          =                        seat/not-yours     me/nobody  =
chat           open     done                =                        =                  me/nobody  =
chat           playing  done                =                        chat/players-only  me/nobody  =
chat           over     done                =                        =                  me/nobody  =
hint           open     table/not-started   =                        seat/not-yours     me/nobody  =
hint           playing  hint                table/not-your-decision  seat/not-yours     me/nobody  =
hint           over     table/over          =                        seat/not-yours     me/nobody  =
lens           open     table/not-started   =                        seat/not-yours     me/nobody  =
lens           playing  lens/none           table/not-your-decision  seat/not-yours     me/nobody  =
lens           over     table/over          =                        seat/not-yours     me/nobody  =
look           open     table/not-started   =                        seat/not-yours     me/nobody  =
look           playing  done                table/not-your-decision  seat/not-yours     me/nobody  =
look           over     table/over          =                        seat/not-yours     me/nobody  =
recall         open     table/not-started   =                        seat/not-yours     me/nobody  =
recall         playing  recalled            =                        seat/not-yours     me/nobody  =
recall         over     recalled            =                        seat/not-yours     me/nobody  =
resync         open     done                =                        =                  =          =
resync         playing  done                =                        =                  =          =
resync         over     done                =                        =                  =          =

POST/join      open     ok                  =                        =                  me/nobody  =
POST/join      playing  table/started       =                        =                  me/nobody  =
POST/join      over     table/over          =                        =                  me/nobody  =
POST/leave     open     ok                  =                        seat/not-yours     me/nobody  =
POST/leave     playing  ok                  =                        seat/not-yours     me/nobody  =
POST/leave     over     table/over          =                        seat/not-yours     me/nobody  =
POST/start     open     table/not-full      table/not-yours          =                  me/nobody  =
POST/start     playing  table/started       table/not-yours          =                  me/nobody  =
POST/start     over     table/over          table/not-yours          =                  me/nobody  =
PUT/seats/2    open     ok                  table/not-yours          =                  me/nobody  =
PUT/seats/2    playing  table/started       table/not-yours          =                  me/nobody  =
PUT/seats/2    over     table/over          table/not-yours          =                  me/nobody  =
PUT/turned-away/OTHER    open     ok                  table/not-yours  =                  me/nobody  =
PUT/turned-away/OTHER    playing  table/started       table/not-yours  =                  me/nobody  =
PUT/turned-away/OTHER    over     table/over          table/not-yours  =                  me/nobody  =
DELETE/turned-away/OTHER open     ok                  table/not-yours  =                  me/nobody  =
DELETE/turned-away/OTHER playing  table/started       table/not-yours  =                  me/nobody  =
DELETE/turned-away/OTHER over     table/over          table/not-yours  =                  me/nobody  =
GET/turned-away          open     ok                  table/not-yours  =                  me/nobody  =
GET/turned-away          playing  ok                  table/not-yours  =                  me/nobody  =
GET/turned-away          over     ok                  table/not-yours  =                  me/nobody  =
POST/rematch   open     table/not-over      =                        seat/not-yours     me/nobody  =
POST/rematch   playing  table/not-over      =                        seat/not-yours     me/nobody  =
POST/rematch   over     ok                  =                        seat/not-yours     me/nobody  =
GET/log        open     table/not-over      =                        =                  =          =
GET/log        playing  table/not-over      =                        =                  =          =
GET/log        over     ok                  =                        =                  =          =
GET/replay     open     table/not-over      =                        =                  =          =
GET/replay     playing  table/not-over      =                        =                  =          =
GET/replay     over     ok                  =                        =                  =          =
GET/points     open     table/not-over      =                        =                  =          =
GET/points     playing  table/not-over      =                        =                  =          =
GET/points     over     ok                  =                        =                  =          =
GET/           open     ok                  =                        =                  =          =
GET/           playing  ok                  =                        =                  =          =
GET/           over     ok                  =                        =                  =          =
";

/// One person for each column of the table, and the phases of a table they share.
struct People {
    roles: Vec<(&'static str, Visitor)>,
    finished: String,
}

impl People {
    async fn come(house: House) -> (House, People) {
        let names = ["decider", "other", "spectator", "stranger", "expired"];
        let mut roles = Vec::new();
        for name in names {
            roles.push((name, house.guest().await));
        }
        roles[3].1.client.headers.clear();
        let (_, cookie) = &roles[4].1.client.headers[0];
        let token = Sha256::digest(cookie.trim_start_matches("lamplight=")).into();
        let (house, ()) =
            house.restart_with(async |store| store.extend_session(token, 1).await.expect("known")).await;
        for (_, visitor) in &mut roles {
            visitor.client.address = house.address;
        }
        let mut people = People { roles, finished: String::new() };
        let table = people.table("playing").await;
        let (mut a, mut b) = (people.roles[0].1.sit(&table).await, people.roles[1].1.sit(&table).await);
        tokio::join!(a.play_out(), b.play_out());
        people.finished = table;
        (house, people)
    }

    /// A table in this phase. An open one has a third seat free, a running one is fresh, with a bot there.
    async fn table(&self, phase: &str) -> String {
        let third = match phase {
            "open" => open(),
            "playing" => bot(),
            _ => return self.finished.clone(),
        };
        let table =
            self.roles[0].1.table_with(json!([me(), open(), third]), json!({"assist": "hints"})).await;
        assert_eq!(self.roles[1].1.join(&table).await.status, 200);
        table
    }
}

async fn house() -> House {
    let pause = std::time::Duration::ZERO;
    House::open_with(Config { limits: Limits::off(), pause, ..Config::default() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_by_every_role_in_every_phase() {
    let (_house, people) = People::come(house().await).await;
    let rows = ANSWERS.lines().map(|row| row.split_whitespace().collect::<Vec<_>>());
    let mut tried = 0;
    for row in rows.filter(|row| row.len() == 7).skip(1) {
        let (what, phase) = (row[0], row[1]);
        let mut expected = "";
        for ((role, visitor), cell) in people.roles.iter().zip(&row[2..]) {
            expected = if *cell == "=" { expected } else { cell };
            let table = people.table(phase).await;
            let answer = match what.split_once('/') {
                Some((method, path)) => {
                    let path = path.replace("OTHER", &people.roles[1].1.id);
                    call(visitor, method, &table, &path).await
                }
                None => ask(&mut visitor.sit(&table).await, what, usize::from(*role == "other")).await,
            };
            let found = answer["code"].as_str().or(answer["type"].as_str()).unwrap_or("ok");
            assert_eq!(found, expected, "{what} by the {role}, {phase}: {answer}");
            tried += 1;
        }
    }
    assert_eq!(tried, 72 * 5);
}

/// Calls over HTTP; a refusal has a code.
async fn call(visitor: &Visitor, method: &str, table: &str, path: &str) -> Value {
    let path = format!("/api/tables/{table}/{path}");
    let body = if method == "PUT" { bot() } else { json!({}) };
    let body = (method != "GET").then_some(&body);
    let answer = visitor.client.call(method, path.trim_end_matches('/'), body).await.expect("an answer");
    let json = answer.json();
    assert_eq!(answer.status == 200, json["code"].is_null(), "{}", answer.text);
    json
}

/// Sends a command over the socket, for one's own seat.
async fn ask(line: &mut Line, command: &str, seat: usize) -> Value {
    let version = line.version;
    let first = line.moves().first().cloned().unwrap_or_else(|| "draw".to_owned());
    line.ask(match command {
        "play" => json!({"type": "play", "seat": seat, "move": first, "version": version}),
        "undo" => json!({"type": "undo", "seat": seat, "version": version}),
        "resign" | "take_back" | "look" => json!({"type": command, "seat": seat}),
        "recall" => json!({"type": "recall", "from": 1}),
        "call_off" => json!({"type": "call_off", "agree": true}),
        "ready" => json!({"type": "ready"}),
        "chat" => json!({"type": "chat", "text": "hello"}),
        "hint" => json!({"type": "hint", "version": version}),
        "lens" => json!({"type": "lens", "version": version, "question": {}}),
        _ => json!({"type": "resync"}),
    })
    .await
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
    assert!(line.moves().contains(&text(&hint["text"])), "{hint}");
    let moves = line.now["moves"].as_array().unwrap();
    let advised = moves.iter().find(|m| m["text"] == hint["text"]).unwrap();
    assert_eq!(advised["move"], hint["move"]);
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

#[tokio::test(flavor = "multi_thread")]
async fn hints_that_would_wait_for_minutes_are_refused_at_once() {
    let limits = Limits { thoughts: 0, ..Limits::off() };
    let house = House::open_with(Config { limits, ..Config::default() }).await;
    let ann = house.guest().await;
    let table = ann.table_with(json!([me(), bot()]), json!({"assist": "hints"})).await;
    let refused = ask(&mut ann.sit(&table).await, "hint", 0).await;
    assert_eq!(
        (&refused["code"], &refused["retry_after_ms"]),
        (&json!("limit/hints"), &json!(1000)),
        "{refused}"
    );
}
