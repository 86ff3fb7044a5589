//! How letters leave the house: by the operator's own mail server.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::hall::Hall;
use crate::letters::Letter;
use crate::problem::Problem;

/// A mail server that does not answer for so long is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A way to send letters.
#[derive(Clone)]
pub struct Mail {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Why letters cannot be sent with these settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMail {
    /// The mail server's address makes no sense.
    Url(String),
    /// The sender's address makes no sense.
    From(String),
}

impl fmt::Display for BadMail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadMail::Url(why) => write!(
                f,
                "the mail server's address cannot be used: {why}; it is smtps://NAME:PASSWORD@HOST, or \
                 smtp://NAME:PASSWORD@HOST:587?tls=required"
            ),
            BadMail::From(given) => write!(
                f,
                "{given:?} was given as the sender of letters; it is an address such as \
                 \"Lamplight <lamp@example.org>\""
            ),
        }
    }
}

impl std::error::Error for BadMail {}

impl fmt::Debug for Mail {
    /// The server's address holds a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Mail {
    /// Letters go over the server at `url`, with `from` as their sender. Nothing is sent yet.
    pub fn new(url: &str, from: &str) -> Result<Mail, BadMail> {
        let from = from.parse().map_err(|_| BadMail::From(from.to_owned()))?;
        let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(url);
        let smtp = smtp.map_err(|error| BadMail::Url(error.to_string()))?.timeout(Some(PATIENCE)).build();
        Ok(Mail { smtp, from })
    }
}

/// An address letters can be sent to.
pub fn check_address(given: &str) -> Result<String, Problem> {
    let given = given.trim();
    let address = given.parse::<Address>().ok().filter(|_| given.len() <= 200);
    // Inside a house alone an address may have no dot, but nobody plays there by mail.
    address.filter(|address| address.domain().contains('.')).map(|address| address.to_string()).ok_or_else(
        || {
            let given: String = given.chars().take(60).collect();
            Problem::bad("email/bad", format!("{given:?} was given; an address is such as ann@example.org"))
        },
    )
}

/// Sends a letter in its own time: how long an answer takes must not tell whether there was one to send.
pub fn send(hall: &Arc<Hall>, to: &str, letter: Letter) {
    let (hall, to) = (Arc::clone(hall), to.to_owned());
    tokio::spawn(async move {
        let Some(mail) = &hall.config.mail else { return };
        match post(mail, &to, letter).await {
            Ok(()) => {
                hall.meters.letters.fetch_add(1, Ordering::Relaxed);
            }
            Err(error) => {
                hall.meters.letters_failed.fetch_add(1, Ordering::Relaxed);
                tracing::error!(event = "letter.failed", %error, "a letter could not be sent");
            }
        }
    });
}

async fn post(mail: &Mail, to: &str, letter: Letter) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let message = Message::builder()
        .from(mail.from.clone())
        .to(Mailbox::new(None, to.parse()?))
        .subject(letter.subject)
        .header(ContentType::TEXT_PLAIN)
        .body(letter.body)?;
    mail.smtp.send(message).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_that_make_no_sense_are_refused_in_words() {
        let why = |url, from| Mail::new(url, from).unwrap_err().to_string();
        assert!(why("http://example.org", "a@example.org").contains("smtps://"));
        assert!(why("smtps://mail.example.org", "nobody").contains("Lamplight <lamp@example.org>"));
        let good = Mail::new("smtps://ann:secret@mail.example.org", "Lamp <lamp@example.org>").unwrap();
        assert!(!format!("{good:?}").contains("secret"));
    }

    #[test]
    fn addresses_are_checked_before_anything_is_sent_there() {
        assert_eq!(check_address(" ann@example.org ").unwrap(), "ann@example.org");
        for bad in ["", "ann", "ann@", "@example.org", "ann@localhost", "a@b.c\r\nBcc: d@e.f", "Ann <a@b.c>"]
        {
            assert_eq!(check_address(bad).unwrap_err().code, "email/bad", "{bad:?}");
        }
    }
}
