//! What a running house writes down, and where it tells what it counts.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use client::{Answer, Client};
use serde_json::Value;
use tempfile::TempDir;

struct House {
    child: Child,
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    _folder: TempDir,
}

impl House {
    fn open(arguments: &[&str]) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_lamplight"))
            .args(["--port", "0", "--data"])
            .arg(folder.path().join("data"))
            .args(arguments)
            .env_remove("RUST_LOG")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let (mut address, mut metrics) = (None, None);
        for line in BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok) {
            let after = |words: &str| line.strip_prefix(words).map(str::to_owned);
            address = address.or(after("Lamplight is lit: http://"));
            metrics = metrics.or(after("Metrics are at http://"));
            if line.starts_with("Ctrl-C") {
                break;
            }
        }
        let address = address.expect("it says where it is").parse().expect("an address");
        let metrics = metrics.map(|at| at.trim_end_matches("/metrics").parse().expect("an address"));
        House { child, address, metrics, _folder: folder }
    }

    fn get(&self, at: SocketAddr, path: &str) -> Answer {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(Client::nobody(at).call("GET", path, None)).expect("an answer")
    }

    /// Stops the house and returns what it wrote.
    fn log(mut self) -> String {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        let mut text = String::new();
        self.child.stderr.take().expect("piped").read_to_string(&mut text).expect("text");
        text
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn every_request_is_logged_as_an_object_under_the_id_it_was_answered_with() {
    let house = House::open(&["--log-format", "json", "--access-log"]);
    let answer = house.get(house.address, "/api/tables/none?secret=1");
    let id = answer.header("x-request-id").expect("every answer has an id").to_owned();
    let log = house.log();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let line = lines.iter().find(|line| line["event"] == "request.answered").expect("it is logged");
    assert_eq!(line["span"]["id"], id, "{line}");
    assert_eq!((&line["method"], &line["path"]), (&"GET".into(), &"/api/tables/none".into()), "{line}");
    assert_eq!((&line["status"], &line["address"]), (&404.into(), &"127.0.0.1".into()), "{line}");
    assert!(line["took_us"].as_u64() > Some(0) && line["timestamp"].is_string(), "{line}");
    assert!(!log.contains("secret"), "what stands behind the question mark stays out of the log");
}

#[test]
fn requests_are_logged_only_if_that_is_wanted() {
    let house = House::open(&[]);
    assert!(house.get(house.address, "/api/games").header("x-request-id").is_some());
    assert_eq!(house.log(), "");
}

#[test]
fn metrics_have_an_address_of_their_own_if_wanted_and_then_no_other() {
    let house = House::open(&["--metrics", "127.0.0.1:0"]);
    let metrics = house.metrics.expect("it says where");
    let text = house.get(metrics, "/metrics").text;
    assert!(text.contains("lamplight_healthy 1\n") && text.contains("lamplight_disk_free_bytes "), "{text}");
    assert_eq!(house.get(metrics, "/api/games").status, 404, "and nothing else is there");
    let public = house.get(house.address, "/metrics");
    assert_eq!(public.status, 404);
    assert!(!public.text.contains("lamplight_healthy"));
    assert!(!house.get(house.address, "/api/openapi.json").text.contains("/metrics"));
    let plain = House::open(&[]);
    assert!(plain.metrics.is_none() && plain.get(plain.address, "/metrics").status == 200);
}

#[test]
fn a_supervisor_learns_whether_the_house_is_well() {
    let house = House::open(&[]);
    let ask = |port: u16| {
        let port = port.to_string();
        Command::new(env!("CARGO_BIN_EXE_lamplight"))
            .args(["health", "--port", &port])
            .output()
            .expect("it starts")
    };
    let well = ask(house.address.port());
    assert_eq!((well.status.success(), well.stdout.as_slice()), (true, b"ok\n".as_slice()));
    let port = house.address.port();
    drop(house);
    let gone = ask(port);
    assert!(!gone.status.success() && String::from_utf8_lossy(&gone.stderr).contains("nobody answers at"));
}
