//! What somebody meets first: version, completions, man pages, player aids; and positions given to any command.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn lamplight(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lamplight")).args(args).output().expect("the program starts")
}

fn fed(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lamplight"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("it reads").write_all(input.as_bytes()).expect("it reads all");
    child.wait_with_output().expect("it ends")
}

fn told(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn refused(output: &Output) -> String {
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_version_names_commit_and_rules() {
    let text = told(&lamplight(&["--version"]));
    assert!(text.starts_with(&format!("lamplight {} (", env!("CARGO_PKG_VERSION"))), "{text}");
    let rules = text.lines().find_map(|line| line.strip_prefix("rules: ")).expect("a line about rules");
    assert!(rules.contains(&format!("tribes {}", <tribes::Tribes as table::Game>::RULES_VERSION)), "{text}");
    assert!(rules.contains("djinn "), "{text}");
}

#[test]
fn every_shell_gets_completions_and_every_command_a_man_page() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = told(&lamplight(&["completions", shell]));
        assert!(text.contains("perft") && text.contains("aid"), "{shell}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man1");
    told(&lamplight(&["man", &pages.to_string_lossy()]));
    for name in ["lamplight", "lamplight-aid", "lamplight-serve", "lamplight-house"] {
        let page = fs::read_to_string(pages.join(format!("{name}.1"))).expect(name);
        assert!(
            page.contains(".SH NAME") && page.contains(name.split('-').next_back().expect("a name")),
            "{name}"
        );
    }
    assert!(!pages.join("lamplight-workload.1").exists(), "what is hidden has no page");
}

#[test]
fn an_aid_is_written_as_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("aid.pdf");
    let name = file.to_string_lossy().into_owned();
    told(&lamplight(&["aid", "tribes", "--boxes", "thieves", "--lang", "it", "--paper", "a4", "-o", &name]));
    let written = fs::read(&file).expect("the file");
    assert!(written.starts_with(b"%PDF-") && written.len() < 200_000);
    let cards = lamplight(&["aid", "djinn", "--cards", "--paper", "letter", "-o", "-"]);
    assert!(cards.status.success() && cards.stdout.starts_with(b"%PDF-"));
}

#[test]
fn an_aid_that_cannot_be_is_refused_with_what_can() {
    let text = refused(&lamplight(&["aid", "tribes", "--boxes", "thiefs", "-o", "-"]));
    assert!(text.contains("there is no box \"thiefs\"; boxes of tribes are: thieves, artisans"), "{text}");
    let text = refused(&lamplight(&["aid", "djinn", "--boxes", "thieves", "-o", "-"]));
    assert!(text.contains("djinn has no further boxes"), "{text}");
    let text = refused(&lamplight(&["aid", "tribes", "--lang", "xx", "-o", "-"]));
    assert!(text.contains("there is no language \"xx\"; languages are: en, de, es, it"), "{text}");
    let text = refused(&lamplight(&["aid", "chess", "-o", "-"]));
    assert!(text.contains("there is no game \"chess\""), "{text}");
    let text = refused(&lamplight(&["aid", "tribes", "-o", "/no/such/folder/aid.pdf"]));
    assert!(text.contains("cannot write /no/such/folder/aid.pdf"), "{text}");
}

/// A middle of a turn in the text form, and the same as JSON.
const POSITION: &str = "b2 g\nb3 gg small_market\nrow fish fakir silk gold\nA gold=3\nturn A\n";

#[test]
fn perft_counts_from_a_position_in_either_form_from_a_file_or_standard_input() {
    let call = ["perft", "tribes", "--depth", "2", "--json", "--position"];
    fn with<'a>(call: &[&'a str], path: &'a str) -> Vec<&'a str> {
        [call, &[path]].concat()
    }
    let piped: Value = serde_json::from_str(&told(&fed(&with(&call, "-"), POSITION))).expect("JSON");
    assert!(piped["perft"]["1"].as_u64().is_some_and(|count| count > 0), "{piped}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("position.json");
    fs::write(&file, piped["position"].to_string()).expect("written");
    let read: Value =
        serde_json::from_str(&told(&lamplight(&with(&call, &file.to_string_lossy())))).expect("JSON");
    assert_eq!(read["perft"], piped["perft"]);
    let played = [&with(&call, "-")[..], &["--play", "sow b2"]].concat();
    let played: Value = serde_json::from_str(&told(&fed(&played, POSITION))).expect("JSON");
    assert_ne!(played["perft"], piped["perft"]);
    let text = refused(&fed(&[&with(&call, "-")[..], &["--play", "sow f5"]].concat(), POSITION));
    assert!(text.contains("play sow f5"), "{text}");
}

#[test]
fn sim_and_trace_go_on_from_a_position() {
    let call = ["sim", "tribes", "--games", "20", "--json", "--position", "-"];
    let sim: Value = serde_json::from_str(&told(&fed(&call, POSITION))).expect("JSON");
    assert_eq!(sim["games"], 20);
    assert!(sim["position"].is_object(), "{sim}");
    let trace = told(&fed(&["trace", "tribes", "--position", "-"], POSITION));
    let lines: Vec<Value> = trace.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines[0]["position"], lines[1]["position"]);
    assert!(lines.last().is_some_and(|end| end["scores"].is_array() && !end["end"].is_null()), "{trace}");
    // Any line of it is a position again.
    let again = fed(&["perft", "tribes", "--depth", "1", "--position", "-"], &lines[1].to_string());
    assert!(told(&again).contains("perft 1"));
    let text = refused(&fed(&["trace", "tribes", "--position", "-", "--format", "log"], POSITION));
    assert!(text.contains("a game from a position has none"), "{text}");
}

#[test]
fn random_play_from_a_position_of_djinn_comes_to_an_end() {
    let trace = told(&lamplight(&["trace", "djinn", "--seed", "3"]));
    let line = trace.lines().nth(20).expect("a decision");
    let sim = told(&fed(&["sim", "djinn", "--games", "5", "--json", "--position", "-"], line));
    let sim: Value = serde_json::from_str(&sim).expect("JSON");
    assert_eq!(sim["games"], 5);
}

#[test]
fn a_review_judges_decisions_made_from_a_position() {
    let call = ["review", "--game", "tribes", "--position", "-", "--play", "sow b2", "--play", "g>b3"];
    let call = [&call[..], &["--budget", "2000n", "--json"]].concat();
    let review: Value = serde_json::from_str(&told(&fed(&call, POSITION))).expect("JSON");
    assert_eq!(review["game"], "tribes");
    assert!(review["choices"].as_array().is_some_and(|choices| !choices.is_empty()), "{review}");
    let text = refused(&fed(&["review", "--position", "-", "--play", "sow b2"], POSITION));
    assert!(text.contains("--game"), "{text}");
}

#[test]
fn what_is_no_position_is_refused_with_all_its_faults() {
    let text = refused(&fed(&["perft", "tribes", "--position", "-"], "b2 what\nnonsense\n"));
    assert!(text.contains("this is no position of tribes") && text.contains("line 2"), "{text}");
    let text = refused(&lamplight(&["sim", "tribes", "--position", "/no/such/file"]));
    assert!(text.contains("cannot read /no/such/file"), "{text}");
}
