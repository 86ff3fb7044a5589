//! What machines that serve the same house tell each other.
//!
//! Notices only wake: each says where to look, and the store alone says what is true. One that is lost costs time until
//! the next look ([`LOOK_EVERY`]), and nothing else. On a data file nobody else is there, and nothing is said.

mod hear;
mod line;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::Store;
use tokio::sync::mpsc;

use crate::config::Config;
use crate::random;

pub(crate) use hear::follow_others;

/// Everything in memory is compared with the store so often.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// So many notices wait to be sent. More are dropped.
const MOST_WAITING: usize = 8192;

/// What one machine tells the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub(crate) enum News {
    /// A table was written.
    Table { id: String, revision: u32 },
    /// Something was said at a table.
    Talk { id: String, n: u32 },
    /// Who is at a table by way of this machine.
    Here { id: String, people: Vec<String>, watchers: u32 },
    /// Lines of talk are gone: at one table or at all; one line, those of one person, or all.
    TalkDropped { id: Option<String>, line: Option<u32>, player: Option<String> },
    /// Somebody is called otherwise now.
    Renamed { player: String, name: String },
    /// Whom somebody does not want to hear has changed.
    Hears { player: String, unheard: Vec<String> },
    /// A session is over, or a bot's token revoked: SHA-256 of the token.
    SignedOut { token: store::TokenHash },
    /// All sessions of this person are over; bots' tokens stay.
    SignedOutEverywhere { player: String },
    /// All sessions of this person are over but this one.
    SignedOutElsewhere { player: String, here: store::TokenHash },
    /// This person's account is gone.
    Forgotten { player: String },
    /// Somebody has done something that may be done so often, or it does not count after all.
    Spent { rate: String, whom: String, back: bool },
    /// Who may not talk or come in has changed; the number of a sanction that is new.
    Sanctions { new: Option<i64> },
}

/// As it goes over the line.
#[derive(Debug, Serialize, Deserialize)]
struct Letter {
    from: String,
    #[serde(flatten)]
    news: News,
}

/// This machine's mouth.
#[derive(Debug)]
pub(crate) struct Bus {
    /// A name nobody else has.
    pub(crate) machine: String,
    out: Option<mpsc::Sender<String>>,
}

impl Bus {
    /// A bus for a house that others may serve, too; for a data file one that says nothing. Also what is heard on it.
    pub(crate) fn open(store: &Store, config: &Config) -> (Bus, Option<mpsc::Receiver<store::Heard>>) {
        // Without random numbers nobody can sign in either; then it hardly matters that the name is not new.
        let machine = random::id().unwrap_or_else(|_| std::process::id().to_string());
        if !store.is_shared() {
            return (Bus { machine, out: None }, None);
        }
        let (out, letters) = mpsc::channel(MOST_WAITING);
        let heard = line::open(store.clone(), config.bus.clone(), letters);
        (Bus { machine, out: Some(out) }, Some(heard))
    }

    /// Tells all others, soon, if the line holds.
    pub(crate) fn tell(&self, news: News) {
        let Some(out) = &self.out else { return };
        let letter = Letter { from: self.machine.clone(), news };
        // Plain data with string keys, which JSON can always hold. If too many wait, others find out by looking.
        let _ = out.try_send(serde_json::to_string(&letter).unwrap_or_default());
    }

    /// Who says what; nothing if it is our own, or of a version we do not know.
    fn read(&self, text: &str) -> Option<(String, News)> {
        let Letter { from, news } = serde_json::from_str(text).ok()?;
        (from != self.machine).then_some((from, news))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_read_by_others_and_not_by_who_wrote_it() {
        let bus = |machine: &str| Bus { machine: machine.to_owned(), out: None };
        for news in [
            News::Table { id: "t".into(), revision: 7 },
            News::SignedOut { token: [7; 32] },
            News::SignedOutElsewhere { player: "p".into(), here: [8; 32] },
            News::TalkDropped { id: None, line: Some(3), player: None },
            News::Sanctions { new: None },
        ] {
            let letter = Letter { from: "a".into(), news: news.clone() };
            let text = serde_json::to_string(&letter).unwrap();
            assert_eq!(bus("b").read(&text), Some(("a".to_owned(), news)));
            assert_eq!(bus("a").read(&text), None);
        }
        assert_eq!(bus("b").read(r#"{"from":"a","news":"of-a-later-version","x":1}"#), None);
        assert_eq!(bus("b").read("nonsense"), None);
    }
}
