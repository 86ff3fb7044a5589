use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Limits;
use crate::mail::Mail;

/// How a server is to behave.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people reach it by, if not the one in their `Host` header, as browsers send it:
    /// `https://example.org`.
    pub origin: Option<String>,
    /// Is there a proxy in front whose `X-Forwarded-For` can be believed?
    pub behind_proxy: bool,
    /// Is every request written into the log?
    pub access_log: bool,
    /// Are the metrics told at an address of their own, and not with the other calls?
    pub metrics_apart: bool,
    /// The data file, whose size is among the metrics.
    pub data: Option<PathBuf>,
    /// The folder of its copies; when the last was made is among the metrics.
    pub copies: Option<PathBuf>,
    /// The hash of the token by which the operator's own program is known.
    pub operator: Option<store::TokenHash>,
    /// How letters leave the house, if they do. Their links lead to `origin`, without which none are sent.
    pub mail: Option<Mail>,
    /// How long things are kept that nobody needs any more.
    pub keep: Keep,
    /// The folder where finished games are put before they are removed.
    pub archive: Option<PathBuf>,
    /// Is nothing done that nobody asks for: no bots woken, nothing swept?
    pub is_quiet: bool,
    /// Where notices between machines go, if not through the store: the address of a NATS server.
    pub bus: Option<String>,
    /// What one caller may do.
    pub limits: Limits,
    /// Threads for minds.
    pub thinkers: usize,
    /// Are bots' turns left to other machines, which do nothing but think?
    pub leaves_bots: bool,
    /// How often it is looked for tables that are due.
    pub wake_every: Duration,
    /// A table nobody looks at leaves memory after this.
    pub idle: Duration,
    /// How long bots seem to think at tables that want it.
    pub pause: Duration,
    /// A connection that has not answered for so long is dead.
    pub silence: Duration,
}

/// How long things are kept that nobody needs any more; for ever where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Guests who cannot come back, after their last game.
    pub guests: Option<Duration>,
    /// Lines of talk.
    pub talk: Option<Duration>,
    /// Finished games.
    pub games: Option<Duration>,
}

impl Config {
    /// Do people reach the server by https? Then nothing of it is for plain http.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https:"))
    }
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            origin: None,
            behind_proxy: false,
            access_log: false,
            metrics_apart: false,
            data: None,
            copies: None,
            operator: None,
            mail: None,
            keep: Keep::default(),
            archive: None,
            is_quiet: false,
            bus: None,
            limits: Limits::default(),
            thinkers: cores.saturating_sub(1).max(1),
            leaves_bots: false,
            wake_every: Duration::from_secs(1),
            idle: Duration::from_secs(300),
            pause: Duration::from_millis(600),
            silence: Duration::from_secs(60),
        }
    }
}
