//! A line that can be cut, slowed and broken: a TCP proxy between two ends.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How one direction of a line is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Everything goes through.
    #[default]
    Free,
    /// Nothing goes through until it does again, as on a network that drops packets: nobody is told.
    Cut,
    /// Every piece takes so long.
    Slow(Duration),
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// Towards the server, and back.
    flows: [Flow; 2],
    /// Connections of an earlier number are broken.
    breaks: u64,
}

/// A line to one server.
#[derive(Debug)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    state: watch::Sender<State>,
}

impl Proxy {
    pub(crate) async fn to(server: SocketAddr) -> io::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (state, seen) = watch::channel(State::default());
        tokio::spawn(carry_all(listener, server, seen));
        Ok(Proxy { address, state })
    }

    pub(crate) fn port(&self) -> u16 {
        self.address.port()
    }

    pub(crate) fn set(&self, there: Flow, back: Flow) {
        self.state.send_modify(|state| state.flows = [there, back]);
    }

    /// Breaks every connection; new ones can be made at once.
    pub(crate) fn break_all(&self) {
        self.state.send_modify(|state| state.breaks += 1);
    }
}

async fn carry_all(listener: TcpListener, server: SocketAddr, mut seen: watch::Receiver<State>) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            gone = seen.changed() => match gone {
                Ok(()) => continue,
                // Nobody holds the proxy any more.
                Err(_) => return,
            },
        };
        if let Ok((client, _)) = accepted {
            tokio::spawn(carry(client, server, seen.clone()));
        }
    }
}

async fn carry(client: TcpStream, server: SocketAddr, seen: watch::Receiver<State>) {
    let breaks = seen.borrow().breaks;
    // A refused connection is one that ends at once.
    let Ok(server) = TcpStream::connect(server).await else { return };
    for end in [&client, &server] {
        // Without it a piece waits for the next one; slower, and right all the same.
        let _ = end.set_nodelay(true);
    }
    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
    let there = pump(from_client, to_server, seen.clone(), 0, breaks);
    let back = pump(from_server, to_client, seen, 1, breaks);
    tokio::join!(there, back);
}

/// Carries one direction until its source ends or the connection is broken.
async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut seen: watch::Receiver<State>,
    way: usize,
    breaks: u64,
) {
    let mut piece = vec![0; 16 * 1024];
    loop {
        let length = tokio::select! {
            read = from.read(&mut piece) => read.unwrap_or_default(),
            () = broken(&mut seen, breaks) => return,
        };
        if pass(&mut seen, way, breaks).await.is_none() {
            return;
        }
        if length == 0 {
            // The other direction may still have something to say.
            let _ = to.shutdown().await;
            return;
        }
        tokio::select! {
            written = to.write_all(&piece[..length]) => if written.is_err() { return },
            () = broken(&mut seen, breaks) => return,
        }
    }
}

/// Waits until a piece may pass; nothing if the connection was broken meanwhile.
async fn pass(seen: &mut watch::Receiver<State>, way: usize, breaks: u64) -> Option<()> {
    loop {
        let state = *seen.borrow_and_update();
        if state.breaks != breaks {
            return None;
        }
        match state.flows[way] {
            Flow::Free => return Some(()),
            Flow::Slow(pause) => {
                tokio::time::sleep(pause).await;
                return Some(());
            }
            Flow::Cut => seen.changed().await.ok()?,
        }
    }
}

async fn broken(seen: &mut watch::Receiver<State>, breaks: u64) {
    // An error means that nobody holds the proxy any more.
    let _ = seen.wait_for(|state| state.breaks != breaks).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.into_split();
                    let _ = tokio::io::copy(&mut from, &mut to).await;
                });
            }
        });
        address
    }

    async fn says(stream: &mut TcpStream, patience: u64) -> Option<u8> {
        stream.write_all(b"x").await.ok()?;
        let mut byte = [0];
        let read = stream.read_exact(&mut byte);
        tokio::time::timeout(Duration::from_millis(patience), read).await.ok()?.ok()?;
        Some(byte[0])
    }

    #[tokio::test]
    async fn a_line_is_cut_either_way_slowed_and_broken() {
        let proxy = Proxy::to(echo().await).await.expect("a proxy");
        let mut line = TcpStream::connect(proxy.address).await.expect("a line");
        assert_eq!(says(&mut line, 5000).await, Some(b'x'));
        for flows in [[Flow::Cut, Flow::Free], [Flow::Free, Flow::Cut], [Flow::Cut, Flow::Cut]] {
            proxy.set(flows[0], flows[1]);
            assert_eq!(says(&mut line, 150).await, None, "{flows:?}");
            proxy.set(Flow::Free, Flow::Free);
            let mut held = [0];
            line.read_exact(&mut held).await.expect("what was held comes after all");
        }
        proxy.set(Flow::Slow(Duration::from_millis(100)), Flow::Free);
        assert_eq!(says(&mut line, 20).await, None);
        proxy.set(Flow::Free, Flow::Free);
        proxy.break_all();
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(5), line.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "a broken line ends");
        let mut line = TcpStream::connect(proxy.address).await.expect("a new line");
        assert_eq!(says(&mut line, 5000).await, Some(b'x'));
    }
}
