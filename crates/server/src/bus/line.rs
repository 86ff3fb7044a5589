//! The line itself: NATS if an address is given, else the store's own notices.

use std::time::Duration;

use store::{Heard, Store};
use tokio::sync::mpsc;

/// So many notices are sent at a time.
const MOST_AT_ONCE: usize = 256;

/// While the line is broken, it is tried again so often.
const AGAIN: Duration = Duration::from_millis(500);

/// Starts sending `letters`, and gives what is heard.
pub(super) fn open(
    store: Store,
    nats: Option<String>,
    letters: mpsc::Receiver<String>,
) -> mpsc::Receiver<Heard> {
    match nats {
        Some(address) => by_nats::open(address, letters),
        None => {
            tokio::spawn(send_by_store(store.clone(), letters));
            store.listen()
        }
    }
}

async fn send_by_store(store: Store, mut letters: mpsc::Receiver<String>) {
    let mut batch = Vec::with_capacity(MOST_AT_ONCE);
    while letters.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
        if let Err(error) = store.notify(std::mem::take(&mut batch)).await {
            tracing::debug!(event = "bus.not_sent", %error, "notices could not be sent; others will find out by looking");
            tokio::time::sleep(AGAIN).await;
        }
    }
}

mod by_nats {
    use async_nats::{Client, ConnectOptions};
    use futures_util::StreamExt;

    use super::{AGAIN, Heard, MOST_AT_ONCE, mpsc};

    const SUBJECT: &str = "lamplight.news";

    /// So many notices wait to be read. Who is slower misses some, and finds out by looking.
    const MOST_HEARD: usize = 4096;

    pub(super) fn open(address: String, letters: mpsc::Receiver<String>) -> mpsc::Receiver<Heard> {
        let (out, heard) = mpsc::channel(MOST_HEARD);
        tokio::spawn(run(address, letters, out));
        heard
    }

    async fn run(address: String, mut letters: mpsc::Receiver<String>, out: mpsc::Sender<Heard>) {
        let client = connect(&address, out.clone()).await;
        let listening = tokio::spawn(listen(client.clone(), out));
        let mut batch = Vec::with_capacity(MOST_AT_ONCE);
        while letters.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
            for letter in batch.drain(..) {
                // While the line is broken the client keeps some and drops the rest; others find out by looking.
                if let Err(error) = client.publish(SUBJECT, letter.into()).await {
                    tracing::debug!(event = "bus.not_published", %error, "a notice could not be sent");
                }
            }
        }
        listening.abort();
    }

    /// Connects, however long that takes, and stays connected.
    async fn connect(address: &str, out: mpsc::Sender<Heard>) -> Client {
        loop {
            let out = out.clone();
            let options = ConnectOptions::new().name("lamplight").retry_on_initial_connect().event_callback(
                move |event| {
                    tracing::info!(event = "bus.line", %event, "the line to NATS");
                    // Something may have been missed while it was broken.
                    let _ = out.try_send(Heard::Gap);
                    async {}
                },
            );
            match options.connect(address).await {
                Ok(client) => return client,
                Err(error) => {
                    tracing::warn!(event = "bus.broken", %error, "NATS cannot be reached; it is tried again");
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    }

    async fn listen(client: Client, out: mpsc::Sender<Heard>) {
        while !out.is_closed() {
            match client.subscribe(SUBJECT).await {
                Ok(mut notices) => {
                    while let Some(notice) = notices.next().await {
                        let text = String::from_utf8_lossy(&notice.payload).into_owned();
                        // Who reads too slowly looks for themselves.
                        let _ = out.try_send(Heard::Notice(text));
                    }
                }
                Err(error) => tracing::warn!(event = "bus.deaf", %error, "notices cannot be heard"),
            }
            tokio::time::sleep(AGAIN).await;
        }
    }
}
