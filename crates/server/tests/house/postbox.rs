//! A mail server that keeps what it is given, for tests.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// Where letters arrive.
pub struct Postbox {
    pub address: SocketAddr,
    letters: mpsc::UnboundedReceiver<Letter>,
}

/// A letter as it arrived.
#[derive(Debug)]
pub struct Letter {
    pub from: String,
    pub to: String,
    pub text: String,
}

impl Postbox {
    pub async fn open() -> Postbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (arrive, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let arrive = arrive.clone();
                tokio::spawn(async move {
                    // Whoever hangs up early has sent nothing.
                    let _ = receive(stream, &arrive).await;
                });
            }
        });
        Postbox { address, letters }
    }

    /// The next letter, within a time no healthy server needs.
    pub async fn next(&mut self) -> Letter {
        let next = tokio::time::timeout(Duration::from_secs(60), self.letters.recv());
        next.await.expect("a letter comes").expect("the postbox is open")
    }

    pub fn waiting(&self) -> usize {
        self.letters.len()
    }
}

/// Speaks as much SMTP as is needed to be given letters.
async fn receive(stream: TcpStream, arrive: &mpsc::UnboundedSender<Letter>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 postbox\r\n").await?;
    let mut letter = Letter { from: String::new(), to: String::new(), text: String::new() };
    while let Some(line) = lines.next_line().await? {
        let within = |line: &str| line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
        let answer: &[u8] = match line.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" | "HELO" => b"250 postbox\r\n",
            "MAIL" => {
                letter.from = within(&line);
                b"250 ok\r\n"
            }
            "RCPT" => {
                letter.to = within(&line);
                b"250 ok\r\n"
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    // Long lines are broken and letters beyond ASCII written out; both are undone here.
                    match line.strip_suffix('=') {
                        Some(part) => letter.text.push_str(part),
                        None => letter.text.push_str(&format!("{line}\n")),
                    }
                }
                let text = letter.text.replace("=3D", "=");
                let _ = arrive.send(Letter { from: letter.from.clone(), to: letter.to.clone(), text });
                letter.text.clear();
                b"250 kept\r\n"
            }
            "QUIT" => {
                write.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => b"502 what\r\n",
        };
        write.write_all(answer).await?;
    }
    Ok(())
}
