//! What whoever looks after the house keeps: who may not talk or come in, who helps, and what was done.

/// What somebody is kept from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SanctionKind {
    /// Talking.
    Mute,
    /// Coming in.
    Ban,
}

impl SanctionKind {
    /// As it is kept.
    pub(crate) fn number(self) -> i64 {
        match self {
            SanctionKind::Mute => 0,
            SanctionKind::Ban => 1,
        }
    }
}

/// Whom a sanction is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sanctioned {
    /// A person, by public id.
    Player(String),
    /// Everybody from an address.
    Address(String),
}

/// Who may not talk, or not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SanctionRow {
    /// Its number, to lift it by; 0 before it was kept.
    pub id: i64,
    /// What it keeps from.
    pub kind: SanctionKind,
    /// Whom.
    pub whom: Sanctioned,
    /// When it ends, in milliseconds since 1970; never if absent.
    pub until: Option<u64>,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
}

/// Something that was done by whoever looks after the house.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuditRow {
    /// Its number; 0 before it was kept.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who did it: a steward's public id, or `operator`.
    pub who: String,
    /// What they were called.
    pub who_name: String,
    /// What was done, in a word of the caller's.
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

/// Which of what was done to read, newest first.
#[derive(Clone, Debug, Default)]
pub struct AuditFilter {
    /// Only what was done to this person.
    pub player: Option<String>,
    /// Only what was done at this table.
    pub table: Option<String>,
    /// Only what has a smaller number.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}
