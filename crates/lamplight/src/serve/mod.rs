pub mod logging;
mod reach;
mod settings;

use std::borrow::Cow;
use std::io::{IsTerminal, Write, stdout};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::Args;
use server::{Assets, Config, File, Hall, Keep, Limits};
use store::Store;
use tokio::net::TcpListener;

pub use reach::here;
pub use settings::Settings;
use settings::{unknown_variables, variables};

use crate::data::default_data;
use crate::house::Door;
use crate::span::Span;

/// Open the house: the server, with the browser client inside
///
/// Prints the address to play at. Ctrl-C finishes what is being written, tells everybody and stops; the next
/// start brings every table back. A setting is taken from its switch, else from its variable, else from the file.
#[derive(Args)]
pub struct Serve {
    /// Read settings from this TOML file: `port = 9000`, one line for each switch below
    #[arg(long, value_name = "FILE", env = "LAMPLIGHT_SETTINGS")]
    settings: Option<PathBuf>,

    /// Print the settings that would be used, as such a file but without passwords, and stop
    #[arg(long)]
    print_settings: bool,

    #[command(flatten)]
    said: Settings,
}

impl Serve {
    pub fn run(self) -> Result<()> {
        let settings = match &self.settings {
            Some(file) => self.said.or_from(file)?,
            None => self.said,
        };
        if self.print_settings {
            return Ok(stdout().write_all(settings.printed()?.as_bytes())?);
        }
        logging::start(&settings)?;
        for name in unknown_variables(std::env::vars_os().filter_map(|(name, _)| name.into_string().ok())) {
            tracing::warn!(
                event = "settings.unknown",
                name,
                "this variable is no setting; settings are: {}",
                variables().join(", ")
            );
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(serve(settings))
    }
}

async fn serve(settings: Settings) -> Result<()> {
    let data = match &settings.data {
        Some(path) => path.clone(),
        None => default_data()?,
    };
    if settings.bus.is_some() && !store::is_address(&data) {
        bail!(
            "--bus is for a house on a PostgreSQL server; {} is a file, which one program serves alone",
            data.display()
        );
    }
    if settings.thinkers == Some(0) && !store::is_address(&data) {
        bail!(
            "--thinkers 0 leaves bots' turns to other machines; {} is a file, which one program serves alone",
            data.display()
        );
    }
    let mail = settings.mail()?;
    let at = settings.address();
    let listener = TcpListener::bind(at).await.with_context(|| {
        format!("cannot listen at {at}; choose another port with --port, or 0 for any free one")
    })?;
    let address = listener.local_addr()?;
    let metrics = match settings.metrics {
        Some(at) => {
            let cannot = || format!("cannot tell metrics at {at}; choose another address with --metrics");
            Some(TcpListener::bind(at).await.with_context(cannot)?)
        }
        None => None,
    };
    let store = Store::open(&data).await?;
    // At a server, whoever has its address finds the house by that.
    let door = if store.is_shared() { None } else { Some(Door::open(&data, reach::here(address))?) };
    let config = Config { operator: door.as_ref().map(Door::token), mail, ..config(&settings, &data) };
    let hall = Hall::new(store, config);
    hall.agree_on_time().await?;
    let app = server::app(Arc::clone(&hall), Arc::new(Client));
    let mut greeting = greeting(&settings, address, &data);
    if let Some(metrics) = metrics {
        greeting.push_str(&format!("Metrics are at http://{}/metrics\n", metrics.local_addr()?));
        // It needs no end of its own: it holds nothing that could be lost.
        tokio::spawn(server::run(metrics, server::metrics_app(Arc::clone(&hall)), std::future::pending()));
    }
    greeting.push_str("Ctrl-C puts it out.\n");
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
    if let Some(door) = door {
        door.close();
    }
    drop(stop);
    // Who still holds an idle connection is not waited for.
    let _ = tokio::time::timeout(std::time::Duration::from_secs(2), serving).await;
    Ok(())
}

fn config(settings: &Settings, data: &Path) -> Config {
    let mut config = Config {
        origin: settings.origin.as_ref().map(ToString::to_string),
        behind_proxy: settings.behind_proxy.unwrap_or(false),
        access_log: settings.access_log.unwrap_or(false),
        metrics_apart: settings.metrics.is_some(),
        data: (!store::is_address(data)).then(|| data.to_owned()),
        bus: settings.bus.clone(),
        copies: settings.copies.clone(),
        keep: Keep {
            guests: settings.keep_guests.map(Span::duration),
            talk: settings.keep_talk.map(Span::duration),
            games: settings.keep_games.map(Span::duration),
        },
        archive: settings.archive.clone(),
        ..Config::default()
    };
    if let Some(thinkers) = settings.thinkers {
        config.thinkers = thinkers;
        config.leaves_bots = thinkers == 0;
    }
    if settings.unlimited.unwrap_or(false) {
        config.limits = Limits::off();
    }
    config
}

/// What is said at the start: where to play, for whom sits here and for others, and where games are kept.
fn greeting(settings: &Settings, address: SocketAddr, data: &Path) -> String {
    let here = settings
        .origin
        .as_ref()
        .map_or_else(|| format!("http://{}", reach::here(address)), ToString::to_string);
    let mut text = format!("Lamplight is lit: {here}\n");
    let mut for_phones = settings.origin.as_ref().map(ToString::to_string);
    if settings.origin.is_none() {
        for other in reach::elsewhere(address) {
            text.push_str(&format!("On your network: http://{other}\n"));
            for_phones.get_or_insert(format!("http://{other}"));
        }
    }
    let by_default = settings.origin.is_none() && stdout().is_terminal();
    if let Some(code) =
        for_phones.filter(|_| settings.qr.unwrap_or(by_default)).and_then(|other| reach::qr(&other))
    {
        text.push_str(&format!("\n{code}\n\n"));
    }
    text.push_str(&format!("Games are kept in {}\n", store::shown(data)));
    text
}

/// Ctrl-C, or whoever else asks the program to end.
pub async fn wait_for_the_end() -> Result<()> {
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

    fn at_page(&self) -> File {
        file(browser::at_page())
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
