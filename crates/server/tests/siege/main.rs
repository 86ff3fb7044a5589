//! Every call and every message, with whatever comes to mind: no answer of the 500s, no panic, no hang, no growing memory.
//!
//! A few seconds here; `LAMPLIGHT_SIEGE=3600 cargo test --release -p server --test siege -- --nocapture` for an hour.

mod calls;
mod lines;
mod mischief;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::Client;
use serde_json::{Value, json};
use server::{Config, Hall, Limits, NoAssets, Secret};
use store::Store;
use table::Seed;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

static PANICS: AtomicU64 = AtomicU64::new(0);

/// So many of each kind come at a time.
const AT_ONCE: u64 = 4;

/// No answer takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

fn seconds() -> u64 {
    std::env::var("LAMPLIGHT_SIEGE").ok().and_then(|text| text.parse().ok()).unwrap_or(8)
}

/// What all besiegers know and have found.
struct Siege {
    address: std::net::SocketAddr,
    operator: Client,
    openapi: Value,
    /// Ids of tables and people that were seen, the newest last.
    seen: Mutex<Vec<String>>,
    faults: Mutex<Vec<String>>,
    is_over: AtomicBool,
    calls: AtomicU64,
    commands: AtomicU64,
    sockets: AtomicU64,
}

impl Siege {
    fn note(&self, fault: String) {
        eprintln!("{fault}");
        self.faults.lock().expect("no panic").push(fault);
    }

    fn saw(&self, value: &Value) {
        let mut seen = self.seen.lock().expect("no panic");
        let mut see = |id: &Value| {
            if let Some(id) = id.as_str().filter(|id| id.len() < 40) {
                seen.push(id.to_owned());
            }
        };
        see(&value["id"]);
        value["tables"].as_array().into_iter().flatten().take(3).for_each(|table| see(&table["id"]));
        let much = seen.len().saturating_sub(300);
        seen.drain(..much);
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }
}

/// What this process has in memory, in MiB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0 kB");
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0) >> 10
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_comes_nothing_breaks() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        before(info);
    }));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&folder.path().join("data")).await.expect("the data file opens");
    let secret = Secret::new().expect("random numbers");
    let config = Config {
        limits: Limits { unfinished_tables: 200, bot_tables: 4, ..Limits::off() },
        operator: Some(secret.hash),
        idle: Duration::from_secs(2),
        pause: Duration::from_millis(1),
        ..Config::default()
    };
    let hall = Hall::new(store, config);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(server::run(
        listener,
        server::app(Arc::clone(&hall), Arc::new(NoAssets)),
        std::future::pending(),
    ));
    let openapi =
        Client::nobody(address).call("GET", "/api/openapi.json", None).await.expect("an answer").json();
    let siege = Arc::new(Siege {
        address,
        operator: Client::bot(address, &secret.text),
        openapi,
        seen: Mutex::default(),
        faults: Mutex::default(),
        is_over: AtomicBool::new(false),
        calls: AtomicU64::new(0),
        commands: AtomicU64::new(0),
        sockets: AtomicU64::new(0),
    });
    let mut besiegers = JoinSet::new();
    let seed: u64 = std::env::var("LAMPLIGHT_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    for n in 0..AT_ONCE {
        besiegers.spawn(calls::besiege(Arc::clone(&siege), Seed::from_number(seed * 1000 + n)));
        besiegers.spawn(lines::besiege(Arc::clone(&siege), Seed::from_number(seed * 1000 + 100 + n)));
    }
    let (begun, all) = (Instant::now(), Duration::from_secs(seconds()));
    let mut memory = Vec::new();
    while begun.elapsed() < all {
        tokio::time::sleep((all / 60).max(Duration::from_millis(500))).await;
        memory.push(resident());
        if memory.len() % 6 == 0 {
            println!(
                "{:>5} s: {} calls, {} commands over {} sockets, {} tables in memory, {} MiB",
                begun.elapsed().as_secs(),
                siege.calls.load(Ordering::Relaxed),
                siege.commands.load(Ordering::Relaxed),
                siege.sockets.load(Ordering::Relaxed),
                hall.live_tables(),
                resident()
            );
        }
    }
    siege.is_over.store(true, Ordering::Relaxed);
    while let Some(ended) = besiegers.join_next().await {
        ended.expect("a besieger fails only with the server");
    }
    let health = Client::nobody(address).call("GET", "/healthz", None).await.expect("an answer");
    assert_eq!((health.status, health.text.trim()), (200, "ok"));
    hall.stop().await;
    let faults = siege.faults.lock().expect("no panic").clone();
    assert!(faults.is_empty(), "{} faults, the first: {}", faults.len(), faults[0]);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "nothing panicked");
    assert!(siege.calls.load(Ordering::Relaxed) > 20 && siege.commands.load(Ordering::Relaxed) > 20);
    // Memory settles while everything is met for the first time; from then on it is flat.
    let third = memory.len() / 3;
    if seconds() >= 300 && third > 0 {
        let most = |part: &[u64]| part.iter().copied().max().unwrap_or(0);
        let (middle, last) = (most(&memory[third..2 * third]), most(&memory[2 * third..]));
        println!("memory at most {middle} MiB in the second third, {last} MiB in the last");
        assert!(last <= middle + middle / 5 + 16, "memory grows: {memory:?}");
    }
    println!(
        "{}",
        json!({"calls": siege.calls.load(Ordering::Relaxed), "commands": siege.commands.load(Ordering::Relaxed), "memory_mib": memory.last()})
    );
}
