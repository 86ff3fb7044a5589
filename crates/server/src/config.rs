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

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            origin: None,
            behind_proxy: false,
            limits: Limits::default(),
            thinkers: cores.saturating_sub(1).max(1),
            idle: Duration::from_secs(300),
            pause: Duration::from_millis(600),
            silence: Duration::from_secs(60),
        }
    }
}
