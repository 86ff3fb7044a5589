//! The way to a PostgreSQL server, and what its errors mean.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgDatabaseError, PgPool, PgPoolOptions};

use crate::{OpenError, StoreError};

/// Who waits longer for a connection is told that there is none.
const PATIENCE: Duration = Duration::from_secs(3);

/// Is this the address of a server, and no file?
pub(crate) fn is_address(data: &Path) -> bool {
    data.to_str().is_some_and(|text| text.starts_with("postgres://") || text.starts_with("postgresql://"))
}

/// A house on a server: its address, with and without the password.
#[derive(Clone, Debug)]
pub(super) struct Server {
    options: PgConnectOptions,
    shown: PathBuf,
}

impl Server {
    pub(super) fn new(data: &Path) -> Result<Server, OpenError> {
        let text = data.to_str().unwrap_or_default();
        let options = PgConnectOptions::from_str(text).map_err(|error| OpenError::Io {
            path: shown(text).into(),
            why: format!("{error}; an address is postgres://USER:PASSWORD@HOST:PORT/DATABASE"),
        })?;
        Ok(Server { options: options.application_name("lamplight"), shown: shown(text).into() })
    }

    /// The same for whoever copies, so that they are not taken for a machine.
    pub(super) fn to_copy(&self) -> Server {
        let options = self.options.clone().application_name("lamplight-copy");
        Server { options, shown: self.shown.clone() }
    }

    /// So that people may see it.
    pub(super) fn shown(&self) -> &Path {
        &self.shown
    }

    /// Connections that are made when they are needed.
    pub(super) fn pool(&self, most: u32, longest: Duration) -> PgPool {
        // Who stops in the middle of something must not keep others waiting for long.
        let limits = [
            ("statement_timeout", format!("{}ms", longest.as_millis())),
            ("lock_timeout", "2s".to_owned()),
            ("idle_in_transaction_session_timeout", "5s".to_owned()),
            ("client_min_messages", "warning".to_owned()),
        ];
        PgPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(self.options.clone().options(limits))
    }

    pub(super) fn explain(&self, error: &sqlx::Error) -> OpenError {
        let why = match error {
            sqlx::Error::PoolTimedOut => "no connection to the server could be made".to_owned(),
            error => error.to_string(),
        };
        OpenError::Io { path: self.shown.clone(), why }
    }
}

/// The address without its password, even if it is written as it should not be: without a scheme, or with signs in the
/// password that mean something else. Rather too little is shown than a part of it.
pub(crate) fn shown(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").map_or(("", address), |(scheme, rest)| (scheme, rest));
    let scheme = if scheme.is_empty() { String::new() } else { format!("{scheme}://") };
    let (place, asked) = rest.split_once('?').unwrap_or((rest, ""));
    match place.rsplit_once('@') {
        Some((who, place)) => match who.split_once(':') {
            Some((name, _)) => format!("{scheme}{name}@{place}"),
            // For a bus this is no name, but a token.
            None if scheme.starts_with("postgres") => format!("{scheme}{who}@{place}"),
            None => format!("{scheme}***@{place}"),
        },
        None if asked.contains('@') => format!("{scheme}***"),
        None => format!("{scheme}{place}"),
    }
}

/// What an error of the server means to whoever asked; nothing if it is not the server's own.
pub(crate) fn meaning(error: &sqlx::Error) -> Option<StoreError> {
    let error = error.as_database_error()?.try_downcast_ref::<PgDatabaseError>()?;
    Some(match (error.code(), error.constraint()) {
        ("23505", Some("player_claimed" | "player_claimed_look")) => StoreError::NameTaken,
        ("57014" | "55P03", _) => StoreError::Unavailable("a question took too long".to_owned()),
        (code, _) if code.starts_with("23") => StoreError::Refused(error.to_string()),
        (code, _) if code.starts_with("XX") => StoreError::Damaged(error.to_string()),
        _ => StoreError::Unavailable(error.to_string()),
    })
}

/// Was the line broken, so that nobody knows whether it was done?
pub(super) fn is_broken_line(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::Tls(_) | sqlx::Error::WorkerCrashed => {
            true
        }
        sqlx::Error::PoolTimedOut => true,
        error => error.as_database_error().and_then(sqlx::error::DatabaseError::code).is_some_and(|code| {
            // The server goes down or starts, a connection is refused, two waited for each other.
            ["57P", "08", "53", "40"].iter().any(|class| code.starts_with(class))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_shown() {
        for (given, expected) in [
            ("postgres://ann:secret@db.example:5433/house", "postgres://ann@db.example:5433/house"),
            ("postgres://ann:a@b@db/house?password=x", "postgres://ann@db/house"),
            ("postgres://ann@db/house", "postgres://ann@db/house"),
            ("postgresql://db/house", "postgresql://db/house"),
            ("postgres://ann:sec?ret@db/house", "postgres://***"),
        ] {
            assert!(is_address(Path::new(given)));
            assert_eq!(shown(given), expected);
        }
        for (given, expected) in [
            ("nats://ann:secret@bus:4222", "nats://ann@bus:4222"),
            ("nats://token@bus:4222", "nats://***@bus:4222"),
            ("ann:secret@bus:4222", "ann@bus:4222"),
            ("token@bus", "***@bus"),
            ("nats://ann:secret@one,nats://bob:secret@two", "nats://ann@two"),
            ("bus:4222", "bus:4222"),
        ] {
            assert_eq!(shown(given), expected);
        }
        assert!(!is_address(Path::new("postgres")) && !is_address(Path::new("/srv/games.lamplight")));
    }
}
