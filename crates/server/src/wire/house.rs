//! What those who look after the house send and get.

use serde::{Deserialize, Serialize};
use store::{AuditRow, ChatRow, PlayerRow, SanctionKind, SanctionRow, Sanctioned};
use ts_rs::TS;
use utoipa::ToSchema;

use super::TableInfo;

/// How you look after the house.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct HouseRole {
    /// What you are called in the audit.
    pub name: String,
    /// May you set passwords and make stewards, too? Only at the machine itself.
    pub is_operator: bool,
    /// Reports that nobody has settled.
    pub reports: u64,
}

/// A person, as those who look after the house see everybody.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct PersonInfo {
    /// The public id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Has the name no password?
    pub is_guest: bool,
    /// Since when, in milliseconds since 1970.
    pub created_at: u64,
}

impl From<PlayerRow> for PersonInfo {
    fn from(row: PlayerRow) -> PersonInfo {
        PersonInfo { id: row.id, name: row.name, is_guest: row.claimed.is_none(), created_at: row.created_at }
    }
}

/// What was found.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Found {
    /// People with this id, or these words in their name; at most 50.
    pub people: Vec<PersonInfo>,
    /// Tables whose id begins so; at most 50.
    pub tables: Vec<TableInfo>,
}

/// Everything about a person that whoever looks after the house may know.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct PersonState {
    /// Who.
    pub person: PersonInfo,
    /// Does this person look after the house?
    pub is_steward: bool,
    /// What holds for them now.
    pub sanctions: Vec<Sanction>,
    /// The addresses their open sockets come from.
    pub addresses: Vec<String>,
    /// Their newest tables, at most 50.
    pub tables: Vec<TableInfo>,
}

/// Everything about a table that whoever looks after the house may know: nothing hidden of its game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct TableState {
    /// The table.
    pub table: TableInfo,
    /// What was said there, oldest first.
    pub talk: Vec<TalkLine>,
}

/// Something said at a table, with who said it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct TalkLine {
    /// Counts from 1.
    pub n: u32,
    /// Who said it, by public id, unless that person is gone.
    pub player: Option<String>,
    /// The name at that time.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl From<ChatRow> for TalkLine {
    fn from(row: ChatRow) -> TalkLine {
        TalkLine { n: row.n, player: row.player, name: row.name, text: row.text, at: row.at }
    }
}

/// What somebody is kept from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Keeps {
    /// Talking.
    Mute,
    /// Coming in.
    Ban,
}

impl From<Keeps> for SanctionKind {
    fn from(keeps: Keeps) -> SanctionKind {
        match keeps {
            Keeps::Mute => SanctionKind::Mute,
            Keeps::Ban => SanctionKind::Ban,
        }
    }
}

/// Who may not talk, or not come in.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Sanction {
    /// Its number, to lift it by.
    pub id: i64,
    /// What it keeps from.
    pub kind: Keeps,
    /// The person, by public id.
    pub player: Option<String>,
    /// The address.
    pub address: Option<String>,
    /// When it ends, in milliseconds since 1970; never if absent.
    pub until: Option<u64>,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
}

impl From<SanctionRow> for Sanction {
    fn from(row: SanctionRow) -> Sanction {
        let (player, address) = match row.whom {
            Sanctioned::Player(player) => (Some(player), None),
            Sanctioned::Address(address) => (None, Some(address)),
        };
        let kind = match row.kind {
            SanctionKind::Mute => Keeps::Mute,
            SanctionKind::Ban => Keeps::Ban,
        };
        Sanction { id: row.id, kind, player, address, until: row.until, reason: row.reason, at: row.at }
    }
}

/// Keep somebody from talking or coming in: a person or an address.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct NewSanction {
    /// From what.
    pub kind: Keeps,
    /// The person, by public id.
    #[serde(default)]
    #[ts(optional)]
    pub player: Option<String>,
    /// The address: 192.0.2.7, or 2001:db8:1:2::/64 with everybody in that network.
    #[serde(default)]
    #[ts(optional)]
    pub address: Option<String>,
    /// When it ends, in milliseconds since 1970; never if left out.
    #[serde(default)]
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    #[ts(optional)]
    pub until: Option<u64>,
    /// Why, 1 to 300 characters. The person is told.
    #[schema(min_length = 1, max_length = 300)]
    pub reason: String,
}

/// Why something is done.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct Reason {
    /// 1 to 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub reason: String,
}

/// Give somebody another name.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct GiveName {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
    /// Why, 1 to 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub reason: String,
}

/// Give somebody another password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct GivePassword {
    /// 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub password: String,
    /// Why, 1 to 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub reason: String,
}

/// Let somebody look after the house, or no longer.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct MakeSteward {
    /// From now on?
    pub is_steward: bool,
    /// Why, 1 to 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub reason: String,
}

/// Delete talk at a table: all of it, unless a line or a person is named.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct DeleteTalk {
    /// Only this line.
    #[serde(default)]
    #[schema(maximum = 4_294_967_295_u32)]
    #[ts(optional)]
    pub line: Option<u32>,
    /// Only what this person has said, by public id.
    #[serde(default)]
    #[ts(optional)]
    pub player: Option<String>,
    /// Why, 1 to 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub reason: String,
}

/// How much is gone.
#[derive(Clone, Copy, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Deleted {
    /// Lines of talk.
    pub lines: u64,
}

/// Something that was done to look after the house.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct AuditLine {
    /// Its number.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who did it: a steward's public id, or `operator`.
    pub who: String,
    /// What they were called.
    pub who_name: String,
    /// `rename`, `password`, `mute`, `ban`, `lift`, `close`, `delete-talk`, `steward`, `no-steward` or `settle`.
    pub deed: String,
    /// The person it was done to.
    pub player: Option<String>,
    /// The table.
    pub table: Option<String>,
    /// The address.
    pub address: Option<String>,
    /// What exactly.
    pub detail: String,
    /// Why.
    pub reason: String,
}

impl From<AuditRow> for AuditLine {
    fn from(row: AuditRow) -> AuditLine {
        let AuditRow { id, at, who, who_name, deed, player, table, address, detail, reason } = row;
        AuditLine { id, at, who, who_name, deed, player, table, address, detail, reason }
    }
}

/// Some of what was done, newest first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct AuditList {
    /// At most 50.
    pub lines: Vec<AuditLine>,
    /// Give this as `before` to read on; absent at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<i64>,
}
