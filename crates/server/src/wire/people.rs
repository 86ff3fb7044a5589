//! What people send and get about each other: whom they keep away from, and what they report.

use serde::{Deserialize, Serialize};
use store::{BlockKind, BlockRow, ReportRow};
use ts_rs::TS;
use utoipa::ToSchema;

/// Somebody, by id and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct PersonName {
    /// The public id.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// How far you keep from somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Distance {
    /// You do not see what they say.
    Mute,
    /// The same, and they get no seat at your tables and cannot keep one for you.
    Block,
}

impl From<Distance> for BlockKind {
    fn from(distance: Distance) -> BlockKind {
        match distance {
            Distance::Mute => BlockKind::Mute,
            Distance::Block => BlockKind::Block,
        }
    }
}

/// How far to keep from somebody.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct KeepAway {
    /// How far.
    pub distance: Distance,
}

/// Somebody you keep away from.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Kept {
    /// Who.
    #[serde(flatten)]
    pub person: PersonName,
    /// How far.
    pub distance: Distance,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
}

impl From<BlockRow> for Kept {
    fn from(row: BlockRow) -> Kept {
        let distance = match row.kind {
            BlockKind::Mute => Distance::Mute,
            BlockKind::Block => Distance::Block,
        };
        Kept { person: PersonName { id: row.other, name: row.name }, distance, at: row.at }
    }
}

/// Why somebody is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum ReportReason {
    /// Insults, threats or hate.
    Abuse,
    /// Advertising, or the same thing over and over.
    Spam,
    /// A name nobody should have to read, or somebody else's.
    Name,
    /// Playing unfairly.
    Cheating,
    /// Something else.
    Other,
}

impl ReportReason {
    /// As it is kept.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            ReportReason::Abuse => "abuse",
            ReportReason::Spam => "spam",
            ReportReason::Name => "name",
            ReportReason::Cheating => "cheating",
            ReportReason::Other => "other",
        }
    }

    fn read(word: &str) -> ReportReason {
        let known = [ReportReason::Abuse, ReportReason::Spam, ReportReason::Name, ReportReason::Cheating];
        known.into_iter().find(|reason| reason.word() == word).unwrap_or(ReportReason::Other)
    }
}

/// Tell those who look after the house of somebody.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct NewReport {
    /// Of whom, by public id.
    pub player: String,
    /// At which table it happened.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<String>,
    /// Which line of its talk, if it was said there.
    #[serde(default)]
    #[schema(maximum = 4_294_967_295_u32)]
    #[ts(optional)]
    pub line: Option<u32>,
    /// Why.
    pub why: ReportReason,
    /// What else there is to tell, at most 500 characters.
    #[serde(default)]
    #[schema(max_length = 500)]
    #[ts(optional, as = "Option<String>")]
    pub detail: String,
}

/// What somebody reported, as those who look after the house see it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Report {
    /// Its number, to settle it by.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who told it; nobody if that person is gone.
    pub by: Option<PersonName>,
    /// Of whom.
    pub of: PersonName,
    /// At which table.
    pub table: Option<String>,
    /// The number of the line.
    pub line: Option<u32>,
    /// What was said in it.
    pub quote: String,
    /// Why.
    pub why: ReportReason,
    /// What else they told.
    pub detail: String,
    /// When it was settled, in milliseconds since 1970.
    pub settled_at: Option<u64>,
}

impl From<ReportRow> for Report {
    fn from(row: ReportRow) -> Report {
        let by = row.reporter.zip(row.reporter_name).map(|(id, name)| PersonName { id, name });
        Report {
            id: row.id,
            at: row.at,
            by,
            of: PersonName { id: row.player, name: row.player_name },
            table: row.table,
            line: row.line,
            quote: row.quote,
            why: ReportReason::read(&row.why),
            detail: row.detail,
            settled_at: row.settled_at,
        }
    }
}

/// Some reports, newest first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct ReportList {
    /// At most 50.
    pub reports: Vec<Report>,
    /// Give this as `before` to read on; absent at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<i64>,
}
