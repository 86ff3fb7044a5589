//! Matches and advice, as a person or a script meets them.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn lamplight(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lamplight")).args(args).output().expect("the program starts")
}

fn said(args: &[&str]) -> String {
    let output = lamplight(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("we print UTF-8")
}

fn refused(args: &[&str]) -> String {
    let output = lamplight(args);
    assert!(!output.status.success(), "{args:?} should be refused");
    String::from_utf8(output.stderr).expect("we print UTF-8")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

/// A short match, with what else is said about it.
fn arena(game: &str, minds: &str, games: &str, more: &[&str]) -> Value {
    let mut args =
        vec!["arena", game, "--minds", minds, "--games", games, "--budget", "200n", "--seed", "7", "--json"];
    args.extend(more);
    json(&said(&args))
}

#[test]
fn a_match_tells_rates_scores_and_intervals_and_does_not_depend_on_its_threads() {
    for game in shelf::names() {
        let report = arena(game, "random,greedy", "6", &["--threads", "1"]);
        assert_eq!(report, arena(game, "random,greedy", "6", &["--threads", "3"]));
        assert_eq!(report["games"], 6);
        assert!(report["mean_winning_score"].as_f64() > Some(0.0));
        for (n, name) in ["random", "greedy"].into_iter().enumerate() {
            let mind = &report["minds"][n];
            assert_eq!(mind["name"], name);
            let number = |key: &str| mind[key].as_f64().unwrap_or_else(|| panic!("{key} of {mind}"));
            let within = |key: &str, value: f64| {
                assert!(
                    mind[key][0].as_f64() <= Some(value) && mind[key][1].as_f64() >= Some(value),
                    "{mind}"
                );
            };
            within("win_rate_95", number("win_rate"));
            within("score_difference_95", number("score_difference"));
            assert!(number("mean_score") > 0.0 && number("elo") > 0.0);
        }
        let table = said(&["arena", game, "--minds", "random,greedy@100n+width=4", "--games", "2"]);
        assert!(table.contains("greedy@100n+width=4") && table.contains("mean winning score"), "{table}");
    }
}

#[test]
fn a_match_goes_on_from_its_file_and_ends_as_if_never_interrupted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    let file = path.to_str().expect("a plain path");
    let game = shelf::names()[0];
    // Three minds at two seats: a ladder of three pairings.
    let minds = "random,novice,greedy";
    let whole = arena(game, minds, "4", &[]);
    let part = arena(game, minds, "2", &["--file", file]);
    assert_eq!((&part["games"], &whole["games"]), (&6.into(), &12.into()));
    assert_eq!(lines(&path).len(), 1 + 6);
    assert_eq!(arena(game, minds, "4", &["--file", file]), whole);
    assert_eq!(lines(&path).len(), 1 + 12);
    // Nothing is left to do, and a shorter match is a part of it.
    assert_eq!(arena(game, minds, "4", &["--file", file]), whole);
    assert_eq!(arena(game, minds, "2", &["--file", file]), part);
    assert_eq!(lines(&path).len(), 1 + 12);
}

#[test]
fn a_damaged_file_costs_only_the_games_that_cannot_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    let file = path.to_str().expect("a plain path");
    let game = shelf::names()[0];
    let whole = arena(game, "random,greedy", "4", &["--file", file]);
    let mut kept = lines(&path);
    // One game is told of twice, one has a winner that does not sit there, and the last is cut short.
    kept[2] = kept[1].clone();
    kept[3] = kept[3].replace("\"winners\":[", "\"winners\":[3,");
    let cut = kept[4].len() / 2;
    kept[4].truncate(cut);
    fs::write(&path, kept.join("\n")).expect("written");
    assert_eq!(arena(game, "random,greedy", "4", &["--file", file]), whole);
    let mended = lines(&path);
    assert_eq!(mended.len(), 5 + 3, "{mended:?}");
    assert!(json(&mended[5])["number"].is_u64(), "a cut line swallows nothing");
    assert_eq!(arena(game, "random,greedy", "4", &["--file", file]), whole);
    assert_eq!(lines(&path).len(), 5 + 3);
}

fn lines(path: &Path) -> Vec<String> {
    fs::read_to_string(path).expect("a file").lines().map(str::to_owned).collect()
}

#[test]
fn a_match_that_cannot_be_played_is_refused_with_a_reason() {
    let game = shelf::names()[0];
    let wrong = |args: &[&str]| refused(&[&["arena", game], args].concat());
    assert!(refused(&["arena", "chess", "--minds", "greedy"]).contains("games are: "));
    assert!(wrong(&["--minds", "greedy,genius"]).contains("minds are: random, novice, greedy"));
    assert!(wrong(&["--minds", "greedy", "--budget", "soon"]).contains("a time such as 1s"));
    assert!(wrong(&["--minds", "greedy@5x"]).contains("a time such as 1s"));
    assert!(wrong(&["--minds", "greedy+luck=1"]).contains("styles are width="));
    assert!(wrong(&["--minds", "greedy", "--games", "0"]).contains("1..="));
    assert!(wrong(&["--minds", "greedy", "--players", "9"]).contains('9'));
    assert!(wrong(&["--minds", &["greedy"; 13].join(",")]).contains("at most 12"));

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    let file = path.to_str().expect("a plain path");
    arena(game, "random,random", "2", &["--file", file]);
    let other = wrong(&["--minds", "random,novice", "--seed", "7", "--file", file]);
    assert!(other.contains("keeps another match"), "{other}");
    fs::write(&path, "shopping list\n").expect("written");
    let no_match = wrong(&["--minds", "random,novice", "--file", file]);
    assert!(no_match.contains("is not the file of a match"), "{no_match}");
    assert_eq!(lines(&path), ["shopping list"], "what is not ours is left alone");
    let nowhere = folder.path().join("no/such/folder");
    assert!(wrong(&["--minds", "random", "--file", nowhere.to_str().unwrap()]).contains("cannot keep games"));
}

/// Positions of a random game in which there is something to decide.
fn positions(game: &str) -> Vec<String> {
    let trace = said(&["trace", game, "--seed", "3"]);
    let choices = |line: &&str| json(line)["legal"].as_array().is_some_and(|legal| legal.len() > 1);
    trace.lines().filter(choices).skip(20).step_by(25).take(4).map(str::to_owned).collect()
}

#[test]
fn a_hint_is_given_from_a_file_or_standard_input_as_a_table_or_json() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in shelf::names() {
        for (n, position) in positions(game).iter().enumerate() {
            let path = folder.path().join(format!("{game}{n}.json"));
            fs::write(&path, position).expect("written");
            let file = path.to_str().expect("a plain path");
            let ask = ["hint", file, "--budget", "2000n"];
            let table = said(&ask);
            assert_eq!(table, piped(&["hint", "-", "--budget", "2000n"], position));
            let text = shelf::read_position(game, position).expect("a line of a trace").text;
            assert_eq!(
                table,
                piped(&["hint", "-", "--budget", "2000n"], &text),
                "the text form says the same"
            );
            let hint = json(&said(&[&ask[..], &["--json"]].concat()));
            assert_eq!(hint["game"], **game);
            let best = hint["text"].as_str().expect("a move");
            let first = format!("{game}, seat {} decides: {best}\n", letter(&json(position)["seat"]));
            assert!(table.starts_with(&first), "{first}{table}");
            assert_eq!(hint["candidates"][0]["moves"][0]["text"], best);
            let legal = json(position)["legal"].as_array().expect("moves").clone();
            let listed = legal.iter().find(|listed| listed["text"] == best).expect("it is legal");
            assert_eq!(hint["move"], listed["move"]);
            assert_eq!(hint["candidates"][0]["moves"][0]["move"], listed["move"]);
            for key in ["points", "sources", "mean", "spread", "visits"] {
                assert!(!hint["candidates"][0][key].is_null(), "{key}");
            }
        }
    }
}

fn letter(seat: &Value) -> char {
    (b'A' + seat.as_u64().expect("a seat") as u8) as char
}

fn piped(args: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lamplight"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("written");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("we print UTF-8")
}

#[test]
fn no_hint_without_a_position_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("position.json");
    let file = path.to_str().expect("a plain path");
    assert!(refused(&["hint", "no-such-file"]).contains("cannot read no-such-file"));
    fs::write(&path, "players 2\nround none\nrow tea").expect("written");
    let told = refused(&["hint", file, "--game", "tribes"]);
    assert!(told.contains("line 2: ") && told.contains("there is no resource \"tea\""), "{told}");
    fs::write(&path, "{").expect("written");
    assert!(refused(&["hint", file]).contains("JSON: EOF"));
    fs::write(&path, "{}").expect("written");
    let told = refused(&["hint", file]);
    assert!(shelf::names().iter().all(|game| told.contains(game)), "{told}");
    assert!(refused(&["hint", file, "--game", "chess"]).contains("games are: "));
    assert!(refused(&["hint", file, "--mind", "genius"]).contains("minds are: "));
    assert!(refused(&["hint", file, "--budget", "1h"]).contains("a time such as 1s"));
}

#[test]
fn bench_tells_how_fast_the_strongest_mind_thinks() {
    let game = shelf::names()[0];
    let figures = json(&said(&["bench", game, "--seconds", "0.1", "--no-instructions", "--json"]));
    for threads in ["", "threads."] {
        assert!(figures[format!("minds.{game}.{threads}nodes_per_s")].as_u64() > Some(0), "{figures}");
        assert!(figures[format!("minds.{game}.{threads}simulations_per_s")].is_u64(), "{figures}");
    }
    assert!(said(&["bench", game, "--seconds", "0.1", "--no-instructions"]).contains("the strongest mind: "));
}

/// The files of a folder by name, with what they hold.
fn kept(folder: &std::path::Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(&path).expect("readable"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn a_net_is_learned_the_same_in_one_call_and_in_parts() {
    let root = tempfile::tempdir().expect("a folder");
    let learn = |folder: &str, more: &[&str]| {
        let folder = root.path().join(folder);
        let call =
            ["learn", "tribes", "--players", "2", "--epochs", "2", "--folder", folder.to_str().unwrap()];
        said(&[&call[..], more].concat());
    };
    learn("whole", &["--games", "1000", "--trial", "0"]);
    // The second half of the games on another machine, and the fit where all are together.
    learn("parts", &["--from", "500", "--games", "500", "--fit", "no"]);
    learn("parts", &["--games", "500", "--fit", "no"]);
    learn("parts", &["--games", "1000", "--trial", "0"]);
    assert_eq!(kept(&root.path().join("whole")), kept(&root.path().join("parts")));
    let net = root.path().join("whole/tribes-2.net");
    let report = arena("tribes", "search,search/1", "2", &["--net", net.to_str().unwrap()]);
    assert_eq!(report["minds"][1]["name"], "search/1");
    // A net for two is not asked at four, and one of another game is refused.
    let other = refused(&["arena", "djinn", "--minds", "search", "--net", net.to_str().unwrap()]);
    assert!(other.contains("the net knows the features"), "{other}");
}
