//! One list of settings, said in three ways.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A value for every setting, as it stands in a file.
const SAMPLES: &[(&str, &str)] = &[
    ("port", "9000"),
    ("bind", "\"0.0.0.0\""),
    ("data", "\"games\""),
    ("bus", "\"nats://127.0.0.1:4222\""),
    ("copies", "\"copies\""),
    ("keep-guests", "\"90d\""),
    ("keep-talk", "\"30d\""),
    ("keep-games", "\"730d\""),
    ("archive", "\"archive\""),
    ("origin", "\"https://example.org\""),
    ("smtp", "\"smtps://ann:secret@mail.example.org\""),
    ("mail-from", "\"Lamplight <lamp@example.org>\""),
    ("behind-proxy", "true"),
    ("thinkers", "3"),
    ("metrics", "\"127.0.0.1:9100\""),
    ("log", "\"debug\""),
    ("log-format", "\"json\""),
    ("access-log", "true"),
    ("qr", "false"),
    ("unlimited", "true"),
];

fn plain(value: &str) -> &str {
    value.trim_matches('"')
}

fn variable(name: &str) -> String {
    format!("LAMPLIGHT_{}", name.replace('-', "_").to_uppercase())
}

fn lamplight() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lamplight"));
    for (name, _) in SAMPLES {
        command.env_remove(variable(name));
    }
    command.env_remove("LAMPLIGHT_SETTINGS");
    command
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn file(text: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lamplight.toml");
    fs::write(&path, text).expect("written");
    let path = path.to_str().expect("a plain path").to_owned();
    (folder, path)
}

#[test]
fn switches_variables_and_file_say_the_same() {
    let wanted: String = SAMPLES.iter().map(|(name, value)| format!("{name} = {value}\n")).collect();
    let switches = SAMPLES.iter().map(|(name, value)| format!("--{name}={}", plain(value)));
    let by_switches = lamplight().args(["serve", "--print-settings"]).args(switches).output().unwrap();
    let variables = SAMPLES.iter().map(|(name, value)| (variable(name), plain(value)));
    let by_variables = lamplight().args(["serve", "--print-settings"]).envs(variables).output().unwrap();
    let (_folder, path) = file(&wanted);
    let by_file = lamplight().args(["serve", "--print-settings", "--settings", &path]).output().unwrap();
    let by_named_file =
        lamplight().args(["serve", "--print-settings"]).env("LAMPLIGHT_SETTINGS", &path).output().unwrap();
    let printed = wanted.replace(":secret", "");
    assert_ne!(printed, wanted, "a password among them is not printed");
    for output in [by_switches, by_variables, by_file, by_named_file] {
        assert_eq!(said(&output), printed);
    }
}

#[test]
fn a_switch_counts_before_a_variable_and_a_variable_before_the_file() {
    let (_folder, path) = file("port = 1\nthinkers = 1\nlog = 'warn'\n");
    let output = lamplight()
        .args(["--print-settings", "--settings", &path, "--port", "3"])
        .envs([("LAMPLIGHT_PORT", "2"), ("LAMPLIGHT_THINKERS", "2")])
        .output()
        .unwrap();
    assert_eq!(said(&output), "port = 3\nthinkers = 2\nlog = \"warn\"\n");
}

#[test]
fn a_yes_or_no_needs_no_value_and_can_be_taken_back() {
    let (_folder, path) = file("behind-proxy = true\naccess-log = false\n");
    let arguments =
        ["serve", "--print-settings", "--settings", &path, "--behind-proxy=false", "--access-log"];
    let output = lamplight().args(arguments).output().unwrap();
    assert_eq!(said(&output), "behind-proxy = false\naccess-log = true\n");
}

#[test]
fn what_is_not_a_setting_is_refused_with_what_is_allowed() {
    let (_folder, path) = file("port = 9000\nprot = 9001\n");
    let output = lamplight().args(["serve", "--settings", &path]).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && complaint.lines().count() == 1, "{complaint}");
    for (name, _) in SAMPLES {
        assert!(complaint.contains(&format!("`{name}`")), "{name}: {complaint}");
    }
    assert!(complaint.contains("line 2: unknown field `prot`"), "{complaint}");
    let output = lamplight().args(["serve"]).env("LAMPLIGHT_PORT", "tcp://x").output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("'tcp://x' for '--port <PORT>'"));
}

#[test]
fn without_a_command_the_switches_are_those_of_serve() {
    let output = lamplight().args(["--port", "9000", "--print-settings"]).output().unwrap();
    assert_eq!(said(&output), "port = 9000\n");
    assert!(said(&lamplight().arg("--help").output().unwrap()).contains("lamplight --port 9000"));
    assert!(said(&lamplight().arg("--version").output().unwrap()).starts_with("lamplight "));
    let output = lamplight().args(["--prot", "9000"]).output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("--port"), "a guess what was meant");
}

#[test]
fn help_and_handbook_tell_every_setting() {
    let help = said(&lamplight().args(["serve", "--help"]).output().unwrap());
    let book = include_str!("../../../docs/running.md");
    for (name, _) in SAMPLES {
        assert!(help.contains(&format!("--{name}")), "{name}");
        assert!(help.contains(&variable(name)), "{name}");
        assert!(book.contains(&format!("| `--{name}")), "{name} stands in the table of docs/running.md");
    }
    let told = help.lines().filter(|line| line.trim_start().starts_with("--")).count();
    // Two more are no settings: the file itself and printing.
    assert_eq!(told, SAMPLES.len() + 2, "every switch has a sample here:\n{help}");
}

/// The program, stopped when it is dropped.
struct House(std::process::Child);

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn bound_to_all_addresses_it_tells_friends_where_to_come() {
    let folder = tempfile::tempdir().expect("a folder");
    let child = lamplight()
        .args(["--port", "0", "--bind", "0.0.0.0", "--qr", "--data"])
        .arg(folder.path().join("data"))
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut house = House(child);
    let mut said = String::new();
    for line in BufReader::new(house.0.stdout.take().expect("piped")).lines().map_while(Result::ok) {
        said.push_str(&line);
        said.push('\n');
        if line.starts_with("Ctrl-C") {
            break;
        }
    }
    assert!(said.starts_with("Lamplight is lit: http://127.0.0.1:"), "{said}");
    let others: Vec<&str> =
        said.lines().filter_map(|line| line.strip_prefix("On your network: http://")).collect();
    let has_network = if_addrs::get_if_addrs().unwrap().iter().any(|interface| {
        matches!(interface.ip(), std::net::IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local())
    });
    assert_eq!(!others.is_empty(), has_network, "{said}");
    assert_eq!(said.contains('█'), has_network, "a code for phones: {said}");
    for other in others {
        std::net::TcpStream::connect(other).expect("the address leads here");
    }
}

/// Whatever is wrong with an address, nobody reads the password in what is said about it.
#[test]
fn no_command_prints_the_password_of_an_address() {
    let folder = tempfile::tempdir().unwrap();
    let here = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // Nobody listens there.
    let away = "postgres://ann:hush-hush@127.0.0.1:1/house";
    let commands: [&[&str]; 10] = [
        &["serve", "--port", "0", "--data", away],
        &["serve", "--port", "0", "--data", away, "--bus", "nats://ann:hush-hush@127.0.0.1:1"],
        &["serve", "--port", "0", "--data", &here("a file"), "--bus", "nats://hush-hush@127.0.0.1:1"],
        &["think", "--data", away],
        &["backup", away],
        &["backup", "--data", away, "--to", &here("copies")],
        &["restore", &here("copy"), "--data", away],
        &["check", away],
        &["copy", away, &here("copied")],
        &["house", "--data", away, "table", "none"],
    ];
    // Each waits a while for the server, so all do at the same time.
    let started = commands.map(|args| {
        let mut command = lamplight();
        command.args(args).current_dir(folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped());
        (args, command.spawn().unwrap())
    });
    for (args, started) in started {
        let output = started.wait_with_output().unwrap();
        let told = [output.stdout, output.stderr].map(|told| String::from_utf8(told).unwrap()).concat();
        assert!(!output.status.success() && !told.is_empty(), "{args:?}: {told}");
        assert!(!told.contains("hush-hush"), "{args:?}: {told}");
    }
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("postgres")), "{left:?}");
}
