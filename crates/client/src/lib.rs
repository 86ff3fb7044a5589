//! A small client: what the load test and our own tests speak with, and a model for yours.
//!
//! One TCP connection a call, nothing shared. For programs on the same machine; it knows no TLS.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};

/// The version of the protocol it speaks.
pub const PROTOCOL: u32 = 2;

/// Somebody who talks to a server.
#[derive(Clone, Debug)]
pub struct Client {
    /// Where the server is.
    pub address: SocketAddr,
    /// The headers that say who this is: a cookie, or a bot's token.
    pub headers: Vec<(&'static str, String)>,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// All headers, as they came.
    pub head: String,
    /// The body as text.
    pub text: String,
    /// The bytes the body took on the wire.
    pub length: usize,
}

impl Answer {
    /// The body as JSON; null if it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The value of a header, if there is one.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find_map(|(found, value)| found.eq_ignore_ascii_case(name).then_some(value))
    }
}

impl Client {
    /// Nobody yet.
    #[must_use]
    pub fn nobody(address: SocketAddr) -> Client {
        Client { address, headers: Vec::new() }
    }

    /// A bot with its owner's rights.
    #[must_use]
    pub fn bot(address: SocketAddr, token: &str) -> Client {
        Client { address, headers: vec![("Authorization", format!("Bearer {token}"))] }
    }

    /// A new guest.
    pub async fn guest(address: SocketAddr) -> io::Result<Client> {
        let nobody = Client::nobody(address);
        let answer = nobody.call("POST", "/api/me", None).await?;
        nobody.with_cookie_of(&answer).ok_or_else(|| io::Error::other(answer.text))
    }

    /// The same client with the cookie an answer sets.
    #[must_use]
    pub fn with_cookie_of(&self, answer: &Answer) -> Option<Client> {
        let cookie = answer.header("set-cookie")?.split(';').next()?;
        Some(Client { address: self.address, headers: vec![("Cookie", cookie.to_owned())] })
    }

    /// One HTTP call.
    pub async fn call(&self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Answer> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n",
            self.address,
            body.len()
        );
        if !body.is_empty() {
            request.push_str("Content-Type: application/json\r\n");
        }
        for (name, value) in &self.headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        request.push_str("\r\n");
        request.push_str(&body);
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        let all = String::from_utf8_lossy(&bytes);
        let (head, text) = all.split_once("\r\n\r\n").ok_or_else(|| io::Error::other("no HTTP answer"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        let length = bytes.windows(4).position(|end| end == b"\r\n\r\n").map_or(0, |at| bytes.len() - at - 4);
        let names = head.to_ascii_lowercase();
        let is_chunked = names.contains("\r\ntransfer-encoding: chunked");
        // What is compressed is no text; only its length is worth something.
        let is_text = !names.contains("\r\ncontent-encoding:");
        let text = if is_chunked && is_text { whole(text)? } else { text.to_owned() };
        Ok(Answer { status, head: head.to_owned(), text, length })
    }

    /// Opens the socket of a table.
    pub async fn socket(&self, table: &str) -> Result<Socket, Box<Error>> {
        self.socket_at(&format!("/api/tables/{table}/live?protocol={PROTOCOL}")).await
    }

    /// Opens the socket at this path.
    pub async fn socket_at(&self, path: &str) -> Result<Socket, Box<Error>> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        let bad = |_| {
            Box::new(Error::Url(tokio_tungstenite::tungstenite::error::UrlError::UnableToConnect(
                "header".into(),
            )))
        };
        let headers = request.headers_mut();
        headers.insert("Origin", HeaderValue::from_str(&format!("http://{}", self.address)).map_err(bad)?);
        for (name, value) in &self.headers {
            headers.insert(*name, HeaderValue::from_str(value).map_err(bad)?);
        }
        let stream = TcpStream::connect(self.address).await.map_err(Error::Io)?;
        stream.set_nodelay(true).map_err(Error::Io)?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket { stream })
    }
}

/// A body that came in pieces, each after its length.
fn whole(text: &str) -> io::Result<String> {
    let broken = || io::Error::other("an answer in pieces is broken");
    let (mut left, mut whole) = (text, String::new());
    loop {
        let (length, rest) = left.split_once("\r\n").ok_or_else(broken)?;
        let length = usize::from_str_radix(length.trim(), 16).map_err(|_| broken())?;
        let (piece, rest) = rest.split_at_checked(length).ok_or_else(broken)?;
        if length == 0 {
            return Ok(whole);
        }
        whole.push_str(piece);
        left = rest.strip_prefix("\r\n").ok_or_else(broken)?;
    }
}

/// An open socket of a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Sends a command.
    pub async fn send(&mut self, command: &Value) -> Result<(), Box<Error>> {
        Ok(self.stream.send(Message::text(command.to_string())).await?)
    }

    /// Sends text that may be no command at all.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Box<Error>> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// Sends bytes, which no command is made of.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Box<Error>> {
        Ok(self.stream.send(Message::binary(bytes)).await?)
    }

    /// Sends a ping.
    pub async fn send_ping(&mut self) -> Result<(), Box<Error>> {
        Ok(self.stream.send(Message::Ping(Vec::new().into())).await?)
    }

    /// Reads until the server closes, and gives the code it closes with.
    pub async fn close_code(&mut self) -> Option<u16> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next message as it came; nothing once the socket is closed.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message as JSON; nothing once the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        self.next_text().await.map(|text| serde_json::from_str(&text).unwrap_or(Value::Null))
    }
}
