use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Limits;

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
    /// What one caller may do.
    pub limits: Limits,
    /// Threads for minds.
    pub thinkers: usize,
    /// A table nobody looks at leaves memory after this.
    pub idle: Duration,
    /// How long bots seem to think at tables that want it.
    pub pause: Duration,
    /// A connection that has not answered for so long is dead.
    pub silence: Duration,
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
            limits: Limits::default(),
            thinkers: cores.saturating_sub(1).max(1),
            idle: Duration::from_secs(300),
            pause: Duration::from_millis(600),
            silence: Duration::from_secs(60),
        }
    }
}
