mod door;
mod print;

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

pub use door::Door;
use door::Way;

use crate::data::default_data;
use crate::span::Span;

/// Look after a house: find people and tables, mute, ban, rename, close, delete talk, read reports and what was done
///
/// Works on the running server if there is one, else on the data file itself. PERSON is a public id, or a name that only
/// one person has. Everything that is done needs a reason and is written into the audit.
#[derive(Args)]
pub struct House {
    /// The data file; by default the one `lamplight serve` uses
    #[arg(long, global = true, value_name = "FILE", env = "LAMPLIGHT_DATA", hide_env_values = true)]
    data: Option<PathBuf>,

    /// Print one JSON value
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    deed: Deed,
}

/// Why something is done.
#[derive(Args)]
struct Why {
    /// Why, in a few words; it stands in the audit, and a person who is muted or banned is told
    #[arg(long, value_name = "REASON")]
    why: String,
}

#[derive(Subcommand)]
enum Deed {
    /// Find people by id or words of their name, and tables by the beginning of their id
    Find { words: String },
    /// Show a person: name, what holds for them, addresses, tables
    Person { person: String },
    /// Show a table: seats, status, what was said there
    Table { table: String },
    /// Give somebody another name, claimed or not
    Rename {
        person: String,
        name: String,
        #[command(flatten)]
        why: Why,
    },
    /// Give somebody another password and sign them out everywhere; it is read from standard input
    Password {
        person: String,
        #[command(flatten)]
        why: Why,
    },
    /// Keep somebody from talking
    Mute {
        #[command(flatten)]
        whom: Whom,
        #[command(flatten)]
        why: Why,
    },
    /// Keep somebody from coming in; open sockets end at once, and bots take over the seats
    Ban {
        #[command(flatten)]
        whom: Whom,
        #[command(flatten)]
        why: Why,
    },
    /// Who is muted or banned now
    Sanctions,
    /// End a mute or a ban by its number
    Lift {
        number: i64,
        #[command(flatten)]
        why: Why,
    },
    /// Close a table, whatever is being played there
    Close {
        table: String,
        #[command(flatten)]
        why: Why,
    },
    /// Delete talk: at a table all of it, one line or one person's; without a table everything a person has said
    DeleteTalk {
        #[arg(required_unless_present = "person")]
        table: Option<String>,
        /// Only what this person has said
        #[arg(long)]
        person: Option<String>,
        /// Only the line with this number
        #[arg(long, value_name = "N", requires = "table")]
        line: Option<u32>,
        #[command(flatten)]
        why: Why,
    },
    /// What people reported and nobody has settled, newest first
    Reports {
        /// Only of this person
        #[arg(long)]
        person: Option<String>,
        /// Settled ones, too
        #[arg(long)]
        settled: bool,
        /// How many
        #[arg(long, default_value_t = 50)]
        last: usize,
    },
    /// Settle a report by its number; what is done because of it is done first, by itself
    Settle {
        number: i64,
        #[command(flatten)]
        why: Why,
    },
    /// Let somebody look after the house in a browser, at the address /house
    Steward {
        person: String,
        /// No longer
        #[arg(long)]
        no: bool,
        #[command(flatten)]
        why: Why,
    },
    /// Who looks after the house
    Stewards,
    /// What was done, newest first
    Audit {
        /// Only to this person
        #[arg(long)]
        person: Option<String>,
        /// Only at this table
        #[arg(long)]
        table: Option<String>,
        /// How many lines
        #[arg(long, default_value_t = 50)]
        last: usize,
    },
}

/// Who is kept from something, and for how long.
#[derive(Args)]
struct Whom {
    #[arg(required_unless_present = "address", conflicts_with = "address")]
    person: Option<String>,

    /// Everybody from this address: 192.0.2.7, or 2001:db8:1:2::/64
    #[arg(long)]
    address: Option<String>,

    /// For how long, such as 12h or 30d; until it is lifted if not said
    #[arg(long = "for", value_name = "TIME")]
    span: Option<Span>,
}

impl House {
    pub fn run(self) -> Result<()> {
        let data = self.data.clone().map_or_else(default_data, Ok)?;
        tokio::runtime::Runtime::new()?.block_on(async {
            let way = Way::find(&data).await?;
            let done = self.deed.carry_out(&way).await;
            way.close().await;
            let (told, print) = done?;
            if self.json {
                writeln!(stdout(), "{told}")?;
            } else {
                stdout().write_all(print(&told).as_bytes())?;
            }
            Ok(())
        })
    }
}

type Print = fn(&Value) -> String;

impl Deed {
    async fn carry_out(&self, way: &Way) -> Result<(Value, Print)> {
        Ok(match self {
            Deed::Find { words } => {
                let path = format!("/api/house/find?words={}", encoded(words));
                (way.call("GET", &path, None).await?, print::found)
            }
            Deed::Person { person } => {
                let path = format!("/api/house/people/{}", person_id(way, person).await?);
                (way.call("GET", &path, None).await?, print::person)
            }
            Deed::Table { table } => {
                (way.call("GET", &format!("/api/house/tables/{}", encoded(table)), None).await?, print::table)
            }
            Deed::Rename { person, name, why } => {
                let body = json!({"name": name, "reason": why.why});
                (to_person(way, person, "rename", &body).await?, print::person)
            }
            Deed::Password { person, why } => {
                let mut password = String::new();
                std::io::stdin().read_line(&mut password).context("the password cannot be read")?;
                let body = json!({"password": password.trim_end_matches(['\r', '\n']), "reason": why.why});
                (to_person(way, person, "password", &body).await?, print::person)
            }
            Deed::Mute { whom, why } => (sanction(way, "mute", whom, why).await?, print::sanction),
            Deed::Ban { whom, why } => (sanction(way, "ban", whom, why).await?, print::sanction),
            Deed::Sanctions => (way.call("GET", "/api/house/sanctions", None).await?, print::sanctions),
            Deed::Lift { number, why } => {
                let path = format!("/api/house/sanctions/{number}/lift");
                (way.call("POST", &path, Some(&json!({"reason": why.why}))).await?, print::lifted)
            }
            Deed::Close { table, why } => {
                let path = format!("/api/house/tables/{}/close", encoded(table));
                (way.call("POST", &path, Some(&json!({"reason": why.why}))).await?, print::closed)
            }
            Deed::DeleteTalk { table, person, line, why } => {
                let person = match person {
                    Some(person) => Some(person_id(way, person).await?),
                    None => None,
                };
                let (path, body) = match (table, person) {
                    (Some(table), person) => (
                        format!("/api/house/tables/{}/delete-talk", encoded(table)),
                        json!({"line": line, "player": person, "reason": why.why}),
                    ),
                    (None, Some(person)) => {
                        (format!("/api/house/people/{person}/delete-talk"), json!({"reason": why.why}))
                    }
                    (None, None) => bail!("name a table or a person"),
                };
                (way.call("POST", &path, Some(&body)).await?, print::deleted)
            }
            Deed::Reports { person, settled, last } => {
                let mut filter = format!("settled={settled}&");
                if let Some(person) = person {
                    filter.push_str(&format!("player={}&", person_id(way, person).await?));
                }
                (pages(way, "reports", "reports", &filter, *last).await?, print::reports)
            }
            Deed::Settle { number, why } => {
                let path = format!("/api/house/reports/{number}/settle");
                (way.call("POST", &path, Some(&json!({"reason": why.why}))).await?, print::settled)
            }
            Deed::Steward { person, no, why } => {
                let body = json!({"is_steward": !no, "reason": why.why});
                (to_person(way, person, "steward", &body).await?, print::person)
            }
            Deed::Stewards => (way.call("GET", "/api/house/stewards", None).await?, print::people),
            Deed::Audit { person, table, last } => {
                let mut filter = String::new();
                if let Some(person) = person {
                    // Who is gone is found by the id that stands in the audit.
                    let id = person_id(way, person).await.unwrap_or_else(|_| encoded(person));
                    filter.push_str(&format!("player={id}&"));
                }
                if let Some(table) = table {
                    filter.push_str(&format!("table={}&", encoded(table)));
                }
                (pages(way, "audit", "lines", &filter, *last).await?, print::audit)
            }
        })
    }
}

async fn to_person(way: &Way, person: &str, deed: &str, body: &Value) -> Result<Value> {
    let id = person_id(way, person).await?;
    way.call("POST", &format!("/api/house/people/{id}/{deed}"), Some(body)).await
}

async fn sanction(way: &Way, kind: &str, whom: &Whom, why: &Why) -> Result<Value> {
    let person = match &whom.person {
        Some(person) => Some(person_id(way, person).await?),
        None => None,
    };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let until = whom.span.map(|span| (now + span.duration()).as_millis() as u64);
    let body =
        json!({"kind": kind, "player": person, "address": whom.address, "until": until, "reason": why.why});
    way.call("POST", "/api/house/sanctions", Some(&body)).await
}

/// Page after page of a list, until there are enough.
async fn pages(way: &Way, call: &str, list: &str, filter: &str, last: usize) -> Result<Value> {
    let mut lines: Vec<Value> = Vec::new();
    let mut before = String::new();
    loop {
        let page = way.call("GET", &format!("/api/house/{call}?{filter}{before}"), None).await?;
        lines.extend(page[list].as_array().cloned().unwrap_or_default());
        match page["next"].as_i64() {
            Some(next) if lines.len() < last => before = format!("before={next}"),
            _ => break,
        }
    }
    lines.truncate(last);
    Ok(Value::from(lines))
}

/// The id of the one person who is meant.
async fn person_id(way: &Way, person: &str) -> Result<String> {
    let found = way.call("GET", &format!("/api/house/find?words={}", encoded(person)), None).await?;
    let people = found["people"].as_array().cloned().unwrap_or_default();
    let id_of = |one: &Value| one["id"].as_str().unwrap_or_default().to_owned();
    if let Some(one) = people.iter().find(|one| one["id"] == person) {
        return Ok(id_of(one));
    }
    let named: Vec<&Value> = people.iter().filter(|one| one["name"] == person).collect();
    match named.as_slice() {
        [one] => Ok(id_of(one)),
        [] => bail!(
            "nobody has the id or the name {person:?}; `lamplight house find` looks for parts of a name"
        ),
        several => {
            let ids: Vec<String> = several.iter().map(|one| id_of(one)).collect();
            bail!("{} people are called {person:?}; name one by id: {}", several.len(), ids.join(", "))
        }
    }
}

/// Text as it stands in an address.
fn encoded(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(byte);
    text.bytes().map(|b| if plain(&b) { (b as char).to_string() } else { format!("%{b:02X}") }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_typed_stays_one_part_of_an_address() {
        assert_eq!(encoded("ann_1"), "ann_1");
        assert_eq!(encoded("José/&?"), "Jos%C3%A9%2F%26%3F");
    }
}
