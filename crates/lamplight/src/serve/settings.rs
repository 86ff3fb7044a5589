use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};
use server::Mail;

use crate::span::Span;

/// How a house is run. One list for three ways to say it: switches, the environment, a file.
#[derive(Args, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Where to listen; 7878 if not said, 0 takes any free port
    #[arg(long, value_name = "PORT", env = "LAMPLIGHT_PORT")]
    pub port: Option<u16>,

    /// The address to listen at; 127.0.0.1 if not said, 0.0.0.0 lets other machines in
    #[arg(long, value_name = "ADDRESS", env = "LAMPLIGHT_BIND")]
    pub bind: Option<IpAddr>,

    /// The data file, or the address of a PostgreSQL database: postgres://USER:PASSWORD@HOST/DATABASE; by default a
    /// file in your own data folder
    #[arg(long, value_name = "FILE", env = "LAMPLIGHT_DATA", hide_env_values = true)]
    pub data: Option<PathBuf>,

    /// With a PostgreSQL database: the address of a NATS server by which machines wake each other, nats://HOST:PORT; if
    /// not said, the database does that
    #[arg(long, value_name = "URL", env = "LAMPLIGHT_BUS", hide_env_values = true)]
    pub bus: Option<String>,

    /// The folder where `lamplight backup --to` puts copies; its newest file's time is among the metrics
    #[arg(long, value_name = "DIR", env = "LAMPLIGHT_COPIES")]
    pub copies: Option<PathBuf>,

    /// Forget guests who cannot come back so long after their last game, such as 90d; never if not said
    #[arg(long, value_name = "TIME", env = "LAMPLIGHT_KEEP_GUESTS")]
    pub keep_guests: Option<Span>,

    /// Delete talk that is so old, such as 30d; never if not said
    #[arg(long, value_name = "TIME", env = "LAMPLIGHT_KEEP_TALK")]
    pub keep_talk: Option<Span>,

    /// Remove finished games so long after their end, such as 730d; never if not said
    #[arg(long, value_name = "TIME", env = "LAMPLIGHT_KEEP_GAMES")]
    pub keep_games: Option<Span>,

    /// Put finished games into this folder before they are removed, as compressed logs
    #[arg(long, value_name = "DIR", env = "LAMPLIGHT_ARCHIVE")]
    pub archive: Option<PathBuf>,

    /// The address people reach this server by, if another one: `https://example.org`
    #[arg(long, value_name = "URL", env = "LAMPLIGHT_ORIGIN")]
    pub origin: Option<Origin>,

    /// The mail server letters leave by, such as smtps://NAME:PASSWORD@mail.example.org; none are sent if not said. Better kept in
    /// the environment or the file than in a command that others can read
    #[arg(long, value_name = "URL", env = "LAMPLIGHT_SMTP", hide_env_values = true)]
    pub smtp: Option<String>,

    /// The sender of letters, such as "Lamplight <lamp@example.org>"; needed with --smtp, and --origin too
    #[arg(long, value_name = "ADDRESS", env = "LAMPLIGHT_MAIL_FROM")]
    pub mail_from: Option<String>,

    /// Believe the X-Forwarded-For header of the proxy in front
    #[arg(long, value_name = "YES", env = "LAMPLIGHT_BEHIND_PROXY", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub behind_proxy: Option<bool>,

    /// Threads for the bots; all cores but one by default. With a PostgreSQL database 0 leaves all bots' turns to `lamplight think`
    #[arg(long, value_name = "N", env = "LAMPLIGHT_THINKERS")]
    pub thinkers: Option<usize>,

    /// Answer /metrics at this address, such as 127.0.0.1:9100, and no longer where people play
    #[arg(long, value_name = "ADDRESS:PORT", env = "LAMPLIGHT_METRICS")]
    pub metrics: Option<SocketAddr>,

    /// What to log: error, warn, info, debug, trace, or a filter such as info,server=debug; info if not said
    #[arg(long, value_name = "FILTER", env = "LAMPLIGHT_LOG")]
    pub log: Option<String>,

    /// How to log: text for people, json for programs; text if not said
    #[arg(long, value_name = "FORM", env = "LAMPLIGHT_LOG_FORMAT")]
    pub log_format: Option<LogFormat>,

    /// Log every request
    #[arg(long, value_name = "YES", env = "LAMPLIGHT_ACCESS_LOG", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub access_log: Option<bool>,

    /// Show a QR code of the address for phones; by default in a terminal, if other machines may come in
    #[arg(long, value_name = "YES", env = "LAMPLIGHT_QR", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub qr: Option<bool>,

    /// Lift the limits on requests; for load tests on your own machine
    #[arg(long, value_name = "YES", env = "LAMPLIGHT_UNLIMITED", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub unlimited: Option<bool>,
}

/// The form of a line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    Text,
    Json,
}

impl Settings {
    /// These settings; what they leave open as in the file.
    pub fn or_from(self, file: &Path) -> Result<Settings> {
        let text =
            std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        let below = parse(&text).with_context(|| format!("{} is not in order", file.display()))?;
        Ok(self.or(below))
    }

    /// These settings; what they leave open as in `below`.
    fn or(self, below: Settings) -> Settings {
        Settings {
            port: self.port.or(below.port),
            bind: self.bind.or(below.bind),
            data: self.data.or(below.data),
            bus: self.bus.or(below.bus),
            copies: self.copies.or(below.copies),
            keep_guests: self.keep_guests.or(below.keep_guests),
            keep_talk: self.keep_talk.or(below.keep_talk),
            keep_games: self.keep_games.or(below.keep_games),
            archive: self.archive.or(below.archive),
            origin: self.origin.or(below.origin),
            smtp: self.smtp.or(below.smtp),
            mail_from: self.mail_from.or(below.mail_from),
            behind_proxy: self.behind_proxy.or(below.behind_proxy),
            thinkers: self.thinkers.or(below.thinkers),
            metrics: self.metrics.or(below.metrics),
            log: self.log.or(below.log),
            log_format: self.log_format.or(below.log_format),
            access_log: self.access_log.or(below.access_log),
            qr: self.qr.or(below.qr),
            unlimited: self.unlimited.or(below.unlimited),
        }
    }

    /// These settings as a file that may be shown to others: no address has its password.
    pub fn printed(&self) -> Result<String> {
        let shown = Settings {
            data: self.data.as_deref().map(|data| PathBuf::from(store::shown(data))),
            bus: self.bus.as_deref().map(store::without_password),
            smtp: self.smtp.as_deref().map(store::without_password),
            ..self.clone()
        };
        Ok(toml::to_string(&shown)?)
    }

    /// How letters leave the house, if they do.
    pub fn mail(&self) -> Result<Option<Mail>> {
        match (&self.smtp, &self.mail_from, &self.origin) {
            (None, None, _) => Ok(None),
            (Some(smtp), Some(from), Some(_)) => Ok(Some(Mail::new(smtp, from)?)),
            (None, Some(_), _) => Err(anyhow!("--mail-from is of no use without --smtp")),
            (Some(_), None, _) => Err(anyhow!("--smtp needs --mail-from, the sender of letters")),
            (Some(_), _, None) => {
                Err(anyhow!("--smtp needs --origin, the address that the links in letters lead to"))
            }
        }
    }

    pub fn address(&self) -> SocketAddr {
        let everybody_here = IpAddr::from([127, 0, 0, 1]);
        SocketAddr::new(self.bind.unwrap_or(everybody_here), self.port.unwrap_or(7878))
    }
}

/// Reads a file of settings. What is wrong is told in one line.
fn parse(text: &str) -> Result<Settings> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        anyhow!("line {line}: {}", error.message().replace('\n', "; "))
    })
}

/// Variables that look like settings and are none. They are told, not refused: some systems make such variables
/// for every service by themselves.
pub fn unknown_variables(given: impl Iterator<Item = String>) -> Vec<String> {
    let known = variables();
    given.filter(|name| name.starts_with("LAMPLIGHT_") && !known.contains(name)).collect()
}

/// Every variable that is read.
pub fn variables() -> Vec<String> {
    let command = super::Serve::augment_args(clap::Command::new("serve"));
    let names = command.get_arguments().filter_map(clap::Arg::get_env);
    names.map(|name| name.to_string_lossy().into_owned()).collect()
}

/// What a browser calls an origin: no path, because a browser sends none either.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Origin(String);

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Origin, String> {
        let origin = text.trim_end_matches('/');
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        match host {
            Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
                Ok(Origin(origin.to_lowercase()))
            }
            _ => Err(format!(
                "{text:?} was given; an origin is http:// or https:// and a host, such as https://example.org"
            )),
        }
    }
}

impl TryFrom<String> for Origin {
    type Error = String;

    fn try_from(text: String) -> Result<Origin, String> {
        text.parse()
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_first_counts_and_the_rest_is_filled_in() {
        let said = Settings { port: Some(1), qr: Some(false), ..Settings::default() };
        let file = parse("port = 2\nqr = true\nthinkers = 3").unwrap();
        let both = said.or(file);
        assert_eq!((both.port, both.qr, both.thinkers, both.bind), (Some(1), Some(false), Some(3), None));
    }

    #[test]
    fn an_unknown_or_wrong_line_is_refused_with_what_is_allowed() {
        let why = |text: &str| parse(text).unwrap_err().to_string();
        let unknown = why("port = 1\nprot = 2");
        assert!(
            unknown.starts_with("line 2: unknown field `prot`, expected one of `port`, `bind`"),
            "{unknown}"
        );
        assert!(why("settings = 'other.toml'").contains("unknown field"), "files do not lead to files");
        assert!(why("port = 70000").contains("line 1: "), "{}", why("port = 70000"));
        assert!(why("origin = 'example.org'").contains("such as https://example.org"));
        assert!(why("log-format = 'xml'").contains("`text` or `json`"), "{}", why("log-format = 'xml'"));
        assert!(why("behind-proxy = 'yes'").contains("boolean"));
        assert!(why("nonsense").starts_with("line 1: "));
    }

    #[test]
    fn no_password_is_printed() {
        let text = "data = 'postgres://ann:secret@db/house'\nbus = 'nats://ann:secret@bus:4222'\n\
            smtp = 'smtps://ann:secret@mail.example.org'\n";
        let printed = parse(text).unwrap().printed().unwrap();
        assert_eq!(printed, text.replace(":secret", "").replace('\'', "\""));
    }

    #[test]
    fn letters_need_a_server_a_sender_and_an_origin() {
        let origin = "origin = 'https://example.org'\n";
        let smtp = "smtp = 'smtps://ann:secret@mail.example.org'\n";
        let from = "mail-from = 'Lamp <lamp@example.org>'\n";
        let mail = |text: &str| parse(text).unwrap().mail();
        assert!(mail(&[origin, smtp, from].concat()).unwrap().is_some());
        assert!(mail(origin).unwrap().is_none());
        for (text, needed) in
            [([smtp, from], "--origin"), ([smtp, origin], "--mail-from"), ([from, origin], "--smtp")]
        {
            assert!(mail(&text.concat()).unwrap_err().to_string().contains(needed), "{text:?}");
        }
    }

    #[test]
    fn variables_that_look_like_settings_and_are_none_are_found() {
        let given = ["LAMPLIGHT_PROT", "LAMPLIGHT_PORT", "PORT", "LAMPLIGHT_SETTINGS"].map(str::to_owned);
        assert_eq!(unknown_variables(given.into_iter()), ["LAMPLIGHT_PROT"]);
    }
}
