//! What is kept for people besides their games: names, ways back into an account, and whom they keep away from.

use crate::TokenHash;

/// A name, as it is shown and in the two forms in which names are compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameForms {
    /// As others see it.
    pub shown: String,
    /// What one signs in with; one person has it.
    pub claimed: String,
    /// Equal for names that look alike; of those who claimed a name, one person has it.
    pub look: String,
}

/// Somebody who is called otherwise now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenamedRow {
    /// Who.
    pub player: String,
    /// The new name.
    pub name: String,
}

/// A name of which it is not known what it looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OldNameRow {
    /// Who has it.
    pub player: String,
    /// As others see it.
    pub name: String,
}

/// Where letters to a person go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailRow {
    /// The address.
    pub address: String,
    /// Have they shown that they get them?
    pub is_confirmed: bool,
}

/// What a letter is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterKind {
    /// Shows that its reader gets what is sent to the address.
    Confirm,
    /// Sets a new password.
    Recover,
}

/// A letter on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterRow {
    /// SHA-256 of the secret in it.
    pub secret: TokenHash,
    /// To whom.
    pub player: String,
    /// What it is for.
    pub kind: LetterKind,
    /// Where it was sent.
    pub address: String,
    /// In milliseconds since 1970.
    pub expires_at: u64,
}

/// How far somebody wants to keep from somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// Not to hear them.
    Mute,
    /// To have nothing to do with them.
    Block,
}

/// Somebody from whom a person keeps away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockRow {
    /// Who, by public id.
    pub other: String,
    /// What they are called; read only.
    pub name: String,
    /// How far.
    pub kind: BlockKind,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
}

/// What somebody told those who look after the house of somebody else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportRow {
    /// Its number; 0 before it was kept.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who told it, unless that person is gone.
    pub reporter: Option<String>,
    /// What they are called; read only.
    pub reporter_name: Option<String>,
    /// Of whom.
    pub player: String,
    /// What they are called; read only.
    pub player_name: String,
    /// At which table.
    pub table: Option<String>,
    /// The line of that table's talk.
    pub line: Option<u32>,
    /// What was said in it.
    pub quote: String,
    /// Why, in a word of the caller's.
    pub why: String,
    /// What else they told.
    pub detail: String,
    /// When it was settled, in milliseconds since 1970.
    pub settled_at: Option<u64>,
    /// By whom: a steward's public id, or `operator`.
    pub settled_by: Option<String>,
}

/// Which reports to read, newest first.
#[derive(Clone, Debug, Default)]
pub struct ReportFilter {
    /// Only those that nobody has settled.
    pub waiting: bool,
    /// Only of this person.
    pub player: Option<String>,
    /// Only by this person.
    pub reporter: Option<String>,
    /// Only those with a smaller number.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}

impl BlockKind {
    /// As it is kept.
    pub(crate) fn number(self) -> i64 {
        match self {
            BlockKind::Mute => 0,
            BlockKind::Block => 1,
        }
    }
}

impl LetterKind {
    /// As it is kept.
    pub(crate) fn number(self) -> i64 {
        match self {
            LetterKind::Confirm => 0,
            LetterKind::Recover => 1,
        }
    }
}
