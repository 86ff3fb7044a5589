//! How many notices a second reach three machines, by the database's own means and by NATS: `cargo run --release -p
//! cluster-tests --example notices`. Everything runs on the same cores, the senders and hearers too.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use futures_util::StreamExt;
use store::{Heard, Store};
use tokio::task::JoinSet;

const MACHINES: usize = 3;
const LASTING: Duration = Duration::from_secs(5);

/// As many as a machine sends at a time.
const AT_ONCE: usize = 256;

fn notice(machine: usize) -> String {
    format!(r#"{{"from":"machine-{machine}","news":"table","id":"01jcabcdefghjkmn","revision":123}}"#)
}

#[tokio::main]
async fn main() -> Result<()> {
    let postgres = ground::Postgres::start(&[])?.context("there is no PostgreSQL here")?;
    let data = postgres.database("house")?;
    for batch in [1, AT_ONCE] {
        let (sent, heard) = by_database(&data, batch).await?;
        println!(
            "PostgreSQL, {batch} in a statement: {sent:.0} sent a second, {heard:.0} heard a second by each machine"
        );
    }
    let nats = ground::Nats::start()?.context("there is no NATS here")?;
    let (sent, heard) = by_nats(&nats.url(None)).await?;
    println!("NATS: {sent:.0} sent a second, {heard:.0} heard a second by each machine");
    Ok(())
}

/// What three machines sent and each of them heard, a second.
fn rates(sent: usize, heard: usize, begun: Instant) -> (f64, f64) {
    let seconds = begun.elapsed().as_secs_f64();
    (sent as f64 / seconds, heard as f64 / MACHINES as f64 / seconds)
}

async fn by_database(data: &str, batch: usize) -> Result<(f64, f64)> {
    let (mut senders, mut hearers) = (JoinSet::new(), JoinSet::new());
    let begun = Instant::now();
    for machine in 0..MACHINES {
        let store = Store::open(Path::new(data)).await?;
        let mut line = store.listen();
        hearers.spawn(async move {
            let mut heard = 0;
            let until = tokio::time::sleep(LASTING + Duration::from_millis(300));
            tokio::pin!(until);
            loop {
                tokio::select! {
                    one = line.recv() => match one {
                        Some(Heard::Notice(_)) => heard += 1,
                        Some(Heard::Gap) => {}
                        None => return heard,
                    },
                    () = &mut until => return heard,
                }
            }
        });
        senders.spawn(async move {
            let mut sent = 0;
            while begun.elapsed() < LASTING {
                if store.notify(vec![notice(machine); batch]).await.is_ok() {
                    sent += batch;
                }
            }
            sent
        });
    }
    let sent = senders.join_all().await.into_iter().sum();
    let heard = hearers.join_all().await.into_iter().sum();
    Ok(rates(sent, heard, begun))
}

async fn by_nats(address: &str) -> Result<(f64, f64)> {
    let (mut senders, mut hearers) = (JoinSet::new(), JoinSet::new());
    let begun = Instant::now();
    for machine in 0..MACHINES {
        let client = async_nats::connect(address).await?;
        let mut line = client.subscribe("lamplight.news").await?;
        hearers.spawn(async move {
            let mut heard = 0;
            let until = tokio::time::sleep(LASTING + Duration::from_millis(300));
            tokio::pin!(until);
            loop {
                tokio::select! {
                    one = line.next() => match one {
                        Some(_) => heard += 1,
                        None => return heard,
                    },
                    () = &mut until => return heard,
                }
            }
        });
        senders.spawn(async move {
            let mut sent = 0;
            while begun.elapsed() < LASTING {
                for _ in 0..AT_ONCE {
                    if client.publish("lamplight.news", notice(machine).into()).await.is_ok() {
                        sent += 1;
                    }
                }
                // Who never lets others speak hears nothing.
                tokio::task::yield_now().await;
            }
            sent
        });
    }
    let sent = senders.join_all().await.into_iter().sum();
    let heard = hearers.join_all().await.into_iter().sum();
    Ok(rates(sent, heard, begun))
}
