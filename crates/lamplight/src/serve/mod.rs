use std::borrow::Cow;
use std::io::{IsTerminal, Write, stdout};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use server::{Assets, Config, File, Hall, Limits};
use store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// Open the house: the server, with the browser client inside
///
/// Prints the address to play at. Ctrl-C finishes what is being written, tells everybody and stops; the next
/// start brings every table back.
#[derive(Args)]
pub struct Serve {
    /// Where to listen; 0 takes any free port
    #[arg(long, default_value_t = 7878)]
    port: u16,

    /// The address to listen at; 0.0.0.0 lets other machines in
    #[arg(long, default_value = "127.0.0.1")]
    bind: IpAddr,

    /// The data file; by default one in your own data folder
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,

    /// The address people reach this server by, if another one: `https://example.org`
    #[arg(long, value_name = "URL", value_parser = origin)]
    origin: Option<String>,

    /// Believe the X-Forwarded-For header of the proxy in front
    #[arg(long)]
    behind_proxy: bool,

    /// Threads for the bots; all cores but one by default
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,

    /// Lift the limits on requests; for load tests on your own machine
    #[arg(long)]
    unlimited: bool,
}

impl Serve {
    /// The server as it starts when nothing is said.
    pub fn plain() -> Serve {
        Serve {
            port: 7878,
            bind: IpAddr::from([127, 0, 0, 1]),
            data: None,
            origin: None,
            behind_proxy: false,
            thinkers: None,
            unlimited: false,
        }
    }

    pub fn run(self) -> Result<()> {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
        tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(std::io::stderr)
            .with_ansi(std::io::stderr().is_terminal())
            .with_target(false)
            .init();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> Result<()> {
        let data = match &self.data {
            Some(path) => path.clone(),
            None => default_data()?,
        };
        let at = SocketAddr::new(self.bind, self.port);
        let listener = TcpListener::bind(at).await.with_context(|| {
            format!("cannot listen at {at}; choose another port with --port, or 0 for any free one")
        })?;
        let address = listener.local_addr()?;
        let store = Store::open(&data).await?;
        let hall = Hall::new(store, self.config());
        let app = server::app(Arc::clone(&hall), Arc::new(Client));
        let shown = self.origin.unwrap_or_else(|| format!("http://{}", reachable(address)));
        let greeting =
            format!("Lamplight is lit: {shown}\nGames are kept in {}\nCtrl-C puts it out.\n", data.display());
        // A server goes on even if nobody reads where it is.
        let _ = stdout().write_all(greeting.as_bytes()).and_then(|()| stdout().flush());
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let serving = tokio::spawn(server::run(listener, app, async move {
            // Dropping the other end stops just as well.
            let _ = stopped.await;
        }));
        wait_for_the_end().await?;
        eprintln!("putting out the lamp ...");
        hall.stop().await;
        drop(stop);
        // Who still holds an idle connection is not waited for.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(2), serving).await;
        Ok(())
    }

    fn config(&self) -> Config {
        let mut config =
            Config { origin: self.origin.clone(), behind_proxy: self.behind_proxy, ..Config::default() };
        if let Some(thinkers) = self.thinkers {
            config.thinkers = thinkers;
        }
        if self.unlimited {
            config.limits = Limits::off();
        }
        config
    }
}

/// What a browser calls an origin: no path, because a browser sends none either.
fn origin(text: &str) -> Result<String, String> {
    let origin = text.trim_end_matches('/');
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
            Ok(origin.to_lowercase())
        }
        _ => Err("an origin is http:// or https:// and a host, such as https://example.org".to_owned()),
    }
}

/// The data file in the platform's own data folder.
fn default_data() -> Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "lamplight")
        .ok_or_else(|| anyhow!("this system names no folder for data; say where with --data FILE"))?;
    Ok(folders.data_dir().join("games.lamplight"))
}

/// An address one can click on, even if we listen everywhere.
fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        return SocketAddr::new(IpAddr::from([127, 0, 0, 1]), address.port());
    }
    address
}

async fn wait_for_the_end() -> Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}

/// The browser client that was built into this program.
struct Client;

impl Assets for Client {
    fn file(&self, path: &str) -> Option<File> {
        browser::asset(path).map(file)
    }

    fn page(&self) -> File {
        file(browser::page())
    }
}

fn file(asset: &'static browser::Asset) -> File {
    File {
        media_type: asset.media_type,
        etag: asset.etag,
        is_immutable: asset.is_immutable,
        plain: Cow::Borrowed(asset.plain),
        brotli: Some(asset.brotli),
        gzip: Some(asset.gzip),
    }
}
