//! Somebody else's program in the arena, as `docs/challenge.md` tells.

use std::process::{Command, Output};

use serde_json::Value;

const CHALLENGER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/challenger.py");

fn arena(game: &str, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lamplight"))
        .args(["arena", game, "--budget", "200n", "--seed", "7", "--json", "--games", "4", "--threads", "2"])
        .args(args)
        .output()
        .expect("the program starts")
}

fn refused(args: &[&str]) -> String {
    let output = arena(shelf::names()[0], args);
    assert!(!output.status.success(), "{args:?} should be refused");
    String::from_utf8(output.stderr).expect("we print UTF-8")
}

#[test]
fn the_example_plays_both_games_from_every_seat() {
    for game in shelf::names() {
        let command = format!("python3 {CHALLENGER}");
        let mut args = vec!["--minds", "program,random", "--program", &command];
        if *game == "djinn" {
            // Who catches no master may play for ever there.
            args.extend(["--set", "round_cap=6"]);
        }
        let output = arena(game, &args);
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        assert_eq!((&report["games"], &report["minds"][0]["name"]), (&4.into(), &"program".into()));
        assert_eq!(report["minds"][0]["games"], 4);
        assert!(report["minds"][0]["mean_score"].as_f64() > Some(0.0));
        // It tells on standard error how each game ended.
        assert_eq!(String::from_utf8_lossy(&output.stderr).matches("won by").count(), 4, "{game}");
    }
}

#[test]
fn a_program_that_cannot_play_ends_the_match_with_a_reason() {
    let with = |program: &str| refused(&["--minds", "program,random", "--program", program]);
    assert!(with("true").contains("has ended"));
    let deaf = with("exec <&-; echo '{\"choice\": 0}'; exec sleep 1");
    assert!(deaf.contains("listens no longer"), "{deaf}");
    assert!(with("echo nonsense; cat > /dev/null").contains("\"nonsense\""));
    let none = with("echo '{\"move\": \"castle\"}'; cat > /dev/null");
    assert!(none.contains("legal moves such as"), "{none}");
    let none = with("echo '{\"choice\": 100000}'; cat > /dev/null");
    assert!(none.contains("legal moves such as"), "{none}");
    let slow = refused(&["--minds", "program,random", "--program", "exec sleep 20", "--patience", "1s"]);
    assert!(slow.contains("has not answered for 1 s"), "{slow}");
    assert!(refused(&["--minds", "program,random"]).contains("--program says which one"));
    assert!(refused(&["--minds", "random", "--program", "true"]).contains("not among --minds"));
}
