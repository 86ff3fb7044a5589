//! How the operator's program reaches the house: through the running server, or by opening the data itself. A house on
//! a PostgreSQL server is always opened: several machines may serve it.

use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use client::Client;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use server::{Config, Hall, Limits, NoAssets, Secret};
use store::{OpenError, Store};
use tokio::net::TcpListener;

/// The file beside the data file by which a running server is found. Only its owner can read it, as the data file:
/// who can read either may do everything.
pub struct Door {
    path: PathBuf,
    secret: Secret,
}

#[derive(Serialize, Deserialize)]
struct Sign {
    address: SocketAddr,
    token: String,
}

impl Door {
    /// Puts up the sign of a server that listens at this address.
    pub fn open(data: &Path, address: SocketAddr) -> Result<Door> {
        let door = Door {
            path: sign_of(data),
            secret: Secret::new().context("the system gives no random numbers")?,
        };
        let sign = serde_json::to_string(&Sign { address, token: door.secret.text.clone() })?;
        // Whatever a server left behind that was killed is not written over but made anew, with its own rights.
        let _ = fs::remove_file(&door.path);
        let written = private().write(true).create_new(true).open(&door.path);
        let written = written.and_then(|mut file| file.write_all(sign.as_bytes()));
        written.with_context(|| format!("{} cannot be written", door.path.display()))?;
        Ok(door)
    }

    /// The hash of the token it tells.
    pub fn token(&self) -> store::TokenHash {
        self.secret.hash
    }

    /// Takes the sign down.
    pub fn close(self) {
        // The next start makes a new one in any case.
        let _ = fs::remove_file(&self.path);
    }
}

fn sign_of(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push("-house");
    name.into()
}

fn private() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Whom the operator's commands go to.
pub struct Way {
    client: Client,
    /// Ours alone, if no server runs.
    own: Option<Arc<Hall>>,
}

impl Way {
    /// Finds the running server; if there is none, opens the data file.
    pub async fn find(data: &Path) -> Result<Way> {
        let is_shared = store::is_address(data);
        if !is_shared
            && let Ok(text) = fs::read_to_string(sign_of(data))
            && let Ok(Sign { address, token }) = serde_json::from_str::<Sign>(&text)
        {
            let way = Way { client: caller(address, &token), own: None };
            if way.client.call("GET", "/api/house", None).await.is_ok_and(|answer| answer.status == 200) {
                return Ok(way);
            }
        }
        if !is_shared && !data.exists() {
            bail!("there is no data file {}; say which with --data FILE", data.display());
        }
        let store = Store::open(data).await.map_err(|error| match error {
            OpenError::Locked(path) => anyhow!(
                "{} is in use by a server that cannot be reached; is it stopping, or run by somebody else?",
                path.display()
            ),
            error => error.into(),
        })?;
        let secret = Secret::new().context("the system gives no random numbers")?;
        let config = Config {
            operator: Some(secret.hash),
            limits: Limits::off(),
            is_quiet: true,
            ..Config::default()
        };
        let hall = Hall::new(store, config);
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        tokio::spawn(server::run(
            listener,
            server::app(Arc::clone(&hall), Arc::new(NoAssets)),
            std::future::pending(),
        ));
        Ok(Way { client: caller(address, &secret.text), own: Some(hall) })
    }

    /// One call; what is refused is an error in the server's words.
    pub async fn call(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value> {
        let answer = self.client.call(method, path, body).await.context("the server does not answer")?;
        let json = answer.json();
        if answer.status == 200 {
            return Ok(json);
        }
        match (json["text"].as_str(), json["code"].as_str()) {
            (Some(text), Some(code)) => bail!("{text} ({code})"),
            _ => bail!("the server answers {}: {}", answer.status, answer.text),
        }
    }

    /// Lets the data file go, if it was opened for this.
    pub async fn close(self) {
        if let Some(hall) = self.own {
            hall.stop().await;
        }
    }
}

fn caller(address: SocketAddr, token: &str) -> Client {
    let mut client = Client::bot(address, token);
    let name = ["SUDO_USER", "USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    let name = name.filter(|name| name.is_ascii() && !name.contains(|c: char| c.is_control()));
    client.headers.push(("X-Operator", name.unwrap_or_default()));
    client
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn only_its_owner_can_read_where_the_house_is() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("games");
        fs::write(sign_of(&data), "left by a server that was killed").unwrap();
        fs::set_permissions(sign_of(&data), fs::Permissions::from_mode(0o644)).unwrap();
        let door = Door::open(&data, "127.0.0.1:7878".parse().unwrap()).unwrap();
        assert_eq!(fs::metadata(sign_of(&data)).unwrap().permissions().mode() & 0o777, 0o600);
        let sign: Sign = serde_json::from_str(&fs::read_to_string(sign_of(&data)).unwrap()).unwrap();
        assert_eq!(sign.token, door.secret.text);
        door.close();
        assert!(!sign_of(&data).exists());
    }
}
