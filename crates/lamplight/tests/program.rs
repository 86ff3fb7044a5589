//! The program as a person or a script meets it, for every game on the shelf.

use std::fs;
use std::net::TcpListener;
use std::process::{Command, Output};

use serde_json::Value;

fn lamplight(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lamplight")).args(args).output().expect("the program starts")
}

fn said(args: &[&str]) -> String {
    let output = lamplight(args);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {complaint}");
    String::from_utf8(output.stdout).expect("we print UTF-8")
}

fn refused(args: &[&str]) -> String {
    let output = lamplight(args);
    assert!(!output.status.success(), "{args:?} should be refused");
    let complaint = String::from_utf8(output.stderr).expect("we print UTF-8");
    assert_eq!(complaint.lines().count(), 1, "one clear line: {complaint}");
    complaint
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

#[test]
fn a_simulation_does_not_depend_on_its_threads() {
    for game in shelf::names() {
        let with = |threads| said(&["sim", game, "--games", "50", "--threads", threads, "--json"]);
        assert_eq!(with("1"), with("3"));
        let summary = json(&with("2"));
        assert_eq!(summary["games"], 50);
        assert!(summary["mean_scores"]["by_source"].as_object().is_some_and(|sources| !sources.is_empty()));
        let endings = summary["endings"].as_object().expect("reasons");
        assert_eq!(endings.values().filter_map(Value::as_u64).sum::<u64>(), 50);
    }
}

#[test]
fn a_trace_tells_every_decision_and_the_end() {
    for game in shelf::names() {
        let trace = said(&["trace", game, "--number", "3"]);
        let lines: Vec<Value> = trace.lines().map(json).collect();
        let (header, rest) = lines.split_first().expect("a header");
        let (end, decisions) = rest.split_last().expect("an end");
        assert_eq!((&header["trace"], &header["game"]), (&Value::from(1), &Value::from(*game)));
        for (n, decision) in decisions.iter().enumerate() {
            assert_eq!(decision["n"], n + 1);
            let legal = decision["legal"].as_array().expect("a list of moves");
            assert!(legal.iter().any(|listed| listed["text"] == decision["move"]));
        }
        let scores = end["scores"].as_array().expect("lines of the score pad");
        let total: i64 = scores.iter().filter_map(|line| line["points"][0].as_i64()).sum();
        assert_eq!(end["end"]["totals"][0], total);
    }
}

#[test]
fn a_log_can_be_replayed_and_verified_and_any_change_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in shelf::names() {
        let path = folder.path().join(format!("{game}.jsonl"));
        let file = path.to_str().expect("a plain path");
        let log = said(&["trace", game, "--format", "log"]);
        fs::write(&path, &log).expect("written");
        assert!(said(&["replay", file]).contains("won by"));
        let told = said(&["replay", file, "--at", "2"]);
        assert!(told.contains("decides:"));
        let position = json(&said(&["replay", file, "--at", "2", "--json"]))["position"].to_string();
        let text = shelf::read_position(game, &position).expect("its own position").text;
        assert!(told.contains(text.trim_end()), "the text form of the position");
        assert!(json(&said(&["replay", file, "--at", "2", "--json"]))["end"].is_null());
        assert!(json(&said(&["verify", file, "--json"]))["verified"] == true);
        assert_eq!(said(&["trace", "--from", file, "--format", "log"]), log);

        let hash = log.lines().nth(2).and_then(|line| line.rsplit('"').nth(1)).expect("a hash");
        let seed = log.split("\"seed\":\"").nth(1).and_then(|rest| rest.get(..64)).expect("a seed");
        let changes = [
            log.replace(hash, "0123456789abcdef"),
            log.replace(seed, &"0".repeat(64)),
            log.replace("\"winners\":[", "\"winners\":[3,"),
        ];
        for changed in changes {
            assert_ne!(changed, log);
            fs::write(&path, &changed).expect("written");
            assert!(refused(&["verify", file]).contains("is not in order"));
        }
    }
}

#[test]
fn one_bad_log_does_not_hide_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (bad, good) = (path("bad"), path("good"));
    fs::write(&bad, "no log").expect("written");
    fs::write(&good, said(&["trace", shelf::names()[0], "--format", "log"])).expect("written");
    let output = lamplight(&["verify", &bad, &good, "--json"]);
    let told: Vec<Value> = String::from_utf8_lossy(&output.stdout).lines().map(json).collect();
    assert_eq!((&told[0]["verified"], &told[1]["verified"]), (&Value::from(false), &Value::from(true)));
    assert!(told[0]["why"].as_str().is_some_and(|why| why.contains("line 1")), "{}", told[0]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_trace_in_the_wrong_place_is_recognised() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    for game in shelf::names() {
        let trace = said(&["trace", game]);
        let (whole, last) = (path("whole"), path("last"));
        fs::write(&whole, &trace).expect("written");
        fs::write(&last, trace.lines().last().expect("an end")).expect("written");
        assert!(refused(&["replay", &whole]).contains("is a trace, not a log"));
        assert!(refused(&["hint", &whole]).contains("one position as JSON, such as a line of a trace"));
        assert!(refused(&["hint", &last]).contains("the game is over"));
    }
}

#[test]
fn perft_counts_lines_of_play() {
    for game in shelf::names() {
        let counts = json(&said(&["perft", game, "--depth", "2", "--json"]));
        assert!(counts["perft"]["1"].as_u64() > Some(0));
        assert!(counts["perft"]["2"].as_u64() > Some(0));
    }
}

#[test]
fn bench_gives_flat_keys() {
    let game = shelf::names()[0];
    let figures = json(&said(&["bench", game, "--seconds", "0.02", "--no-instructions", "--json"]));
    let keys =
        ["base.2.games_per_s", "base.2.decisions_per_s", "base.2.threads.ratio", "state_bytes", "clone_ns"];
    for key in keys {
        assert!(figures[format!("{game}.{key}")].as_f64() > Some(0.0), "{key}");
    }
}

#[test]
fn errors_say_what_was_given_and_what_is_allowed() {
    let game = shelf::names()[0];
    assert!(refused(&["sim", "chess"]).contains("there is no game \"chess\"; games are: "));
    assert!(refused(&["sim", game, "--players", "9"]).contains('9'));
    assert!(refused(&["sim", game, "--set", "hat=1"]).contains("has no option \"hat\"; options are: "));
    assert!(refused(&["replay", "no-such-file"]).contains("cannot read no-such-file"));
    assert!(refused(&["trace"]).contains("say which game"));
    assert!(refused(&["bench", game, "--seconds", "0"]).contains("0.01 to 600"));
}

#[test]
fn a_server_that_cannot_listen_says_so_and_makes_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("deep/data").to_str().expect("a plain path").to_owned();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    assert!(refused(&["serve", "--port", &port, "--data", &data]).contains("choose another port"));
    assert!(!folder.path().join("deep").exists());
    for origin in ["example.org", "https://", "https://example.org/games"] {
        let output = lamplight(&["serve", "--port", "0", "--data", &data, "--origin", origin]);
        assert!(String::from_utf8_lossy(&output.stderr).contains("such as https://example.org"), "{origin}");
    }
}

#[test]
fn the_program_explains_itself() {
    for command in ["serve", "sim", "trace", "replay", "verify", "perft", "bench"] {
        assert!(said(&["--help"]).contains(command));
        assert!(said(&[command, "--help"]).contains("Usage"));
    }
    assert!(said(&["--help"]).contains("Without a command the house opens"));
    assert!(said(&["sim", "--help"]).contains("Options for --set"));
}
