//! A disk that is full while people play: nothing is acknowledged, `/healthz` says so, and everything goes on once there
//! is room, without a restart.
#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::Client;

/// The server, whose files can grow to a mebibyte or two.
struct Cramped(Child);

impl Drop for Cramped {
    fn drop(&mut self) {
        // It has ended already if the test went well.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_disk_is_full_the_health_is_red() {
    if Command::new("prlimit").arg("--version").output().is_err() {
        eprintln!("the full disk is left out: it needs prlimit, which is part of util-linux");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    // Who writes beyond the limit is refused; the signal that would end the program is not sent.
    let shell = r#"trap "" XFSZ; ulimit -S -f 2000; exec "$0" "$@""#;
    let mut child = Command::new("sh")
        .args(["-c", shell, env!("CARGO_BIN_EXE_lamplight"), "serve", "--unlimited", "--port", "0", "--data"])
        .arg(folder.path().join("games.lamplight"))
        .env("RUST_LOG", "off")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let server = Cramped(child);
    let address = lines
        .map_while(Result::ok)
        .find_map(|line| line.strip_prefix("Lamplight is lit: http://").map(str::to_owned))
        .expect("it says where it is");
    let nobody = Client::nobody(address.parse().expect("an address"));
    let health = async || nobody.call("GET", "/healthz", None).await.expect("an answer");
    let come = async || nobody.call("POST", "/api/me", None).await.expect("an answer").status;
    assert_eq!(health().await.status, 200);
    let mut guests = 0;
    while come().await == 200 {
        guests += 1;
        assert!(guests < 20_000, "the disk is never full");
    }
    assert!(guests > 5, "there was some room");
    let ill = health().await;
    assert_eq!(ill.status, 503);
    assert!(ill.text.starts_with("writes fail: "), "{}", ill.text);
    assert_eq!(come().await, 503, "nothing is acknowledged");

    let room = ["--fsize=unlimited:unlimited", "--pid", &server.0.id().to_string()];
    assert!(Command::new("prlimit").args(room).status().expect("it runs").success());
    // Nobody writes: it tries by itself.
    let mut tries = 0;
    while health().await.status != 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        tries += 1;
        assert!(tries < 200, "it stays red: {}", health().await.text);
    }
    assert_eq!(come().await, 200, "and goes on");
}
