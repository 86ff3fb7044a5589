//! What a socket costs, measured in a process of its own. Reads `/proc`, so it runs on Linux alone.
#![cfg(target_os = "linux")]

use std::sync::Arc;

use client::Client;
use serde_json::json;
use server::{Config, Hall, Limits, NoAssets};
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

const SOCKETS: usize = 400;

/// What this process has in memory, in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    line.trim().trim_end_matches(" kB").parse::<usize>().expect("a number") * 1024
}

/// A client that keeps nothing: it opens a table's socket by hand and reads the first bytes.
async fn watch(address: std::net::SocketAddr, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    let request = format!(
        "GET /api/tables/{table}/live?protocol=2 HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("written");
    let mut head = [0; 512];
    let read = stream.read(&mut head).await.expect("an answer");
    assert!(head[..read].starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head[..read]));
    stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_costs_little_memory() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&folder.path().join("data")).await.expect("the data file opens");
    let hall = Hall::new(store, Config { limits: Limits::off(), ..Config::default() });
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let app = server::app(Arc::clone(&hall), Arc::new(NoAssets));
    tokio::spawn(server::run(listener, app, std::future::pending()));
    let ann = Client::guest(address).await.expect("a guest");
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let table = json!({"game": "toy", "setup": {"players": 2}, "seats": seats});
    let table = ann.call("POST", "/api/tables", Some(&table)).await.expect("an answer").json();
    let table = table["id"].as_str().expect("a table").to_owned();
    // What the first ones bring with them is no matter of sockets.
    let mut sockets = Vec::with_capacity(SOCKETS + 20);
    for _ in 0..20 {
        sockets.push(watch(address, &table).await);
    }
    let before = resident();
    for _ in 0..SOCKETS {
        sockets.push(watch(address, &table).await);
    }
    let each = (resident() - before) / SOCKETS;
    println!("{} KiB a socket", each >> 10);
    assert!(each < 20 << 10, "{} KiB a socket", each >> 10);
}
