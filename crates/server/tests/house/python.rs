//! The bot of docs/examples is written from docs/protocol.md alone. It needs `python3` and nothing else.

use std::path::Path;

use serde_json::{Value, json};
use tokio::process::Command;

use crate::common::{House, bot, open};

/// Runs the bot until its game is over, and gives the end it tells of.
async fn run(house: &House, args: &[&str]) -> Value {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py");
    let url = format!("http://{}", house.address);
    let mut command = Command::new("python3");
    command.arg(script).args(["--url", &url, "--seed", "1"]).args(args).kill_on_drop(true);
    let output = command.output().await.expect("python3 can be started; this test needs it");
    let (out, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{error}");
    serde_json::from_str(&out).unwrap_or_else(|_| panic!("an end, not {out}{error}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_python_plays_every_game_with_structured_moves() {
    let house = House::open().await;
    for (game, setup) in
        [("tribes", r#"{"expansions": ["thieves", "artisans"]}"#), ("djinn", r#"{"round_cap": 3}"#)]
    {
        let end = run(&house, &["--game", game, "--setup", setup]).await;
        assert_eq!(end["totals"].as_array().map(Vec::len), Some(2), "{game}: {end}");
        assert!(end["seed"].is_string() && !end["winners"].as_array().unwrap().is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_takes_an_open_seat_with_its_owners_token() {
    let house = House::open().await;
    let (ann, owner) = (house.guest().await, house.guest().await);
    let table = ann.table(json!([bot(), open(), bot()])).await;
    let secret = owner.post("/api/me/tokens", json!({"label": "bot"})).await.json()["secret"].clone();
    let end = run(&house, &["--table", &table, "--token", secret.as_str().unwrap()]).await;
    assert_eq!(end["totals"].as_array().map(Vec::len), Some(3));
    let info = ann.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["status"], &info["seats"][1]["player"]), (&json!("over"), &json!(owner.id)));
}
