//! What the store keeps, as plain data. Setups, settings, clocks, moves and positions are the caller's own text.

use table::Entry;

use crate::StoreError;

/// SHA-256 of a secret token: the store never holds the token itself.
pub type TokenHash = [u8; 32];

/// A table, with its seats. Setup, settings, clocks and progress are the caller's own text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Public and unguessable.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The rules version it was made with.
    pub rules: u32,
    /// Who made it; nobody if that person is gone.
    pub owner: Option<String>,
    /// Where it stands.
    pub status: Status,
    /// Is it shown in lists?
    pub listed: bool,
    /// The game's setup.
    pub setup: String,
    /// Whatever else was chosen.
    pub settings: String,
    /// The seed of all chance, once the game has started.
    pub seed: Option<String>,
    /// The clocks after the last entry.
    pub clocks: Option<String>,
    /// How far the game is, for lists.
    pub progress: Option<String>,
    /// The table where these people play again.
    pub rematch: Option<String>,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// In milliseconds since 1970.
    pub updated_at: u64,
    /// When the table needs the server even if nobody comes: a clock runs out, a bot is to decide.
    pub due_at: Option<u64>,
    /// How often it was written: each time, and with each entry of its log, it is one more. Who writes it says which
    /// one they have read, and is refused if it is not the last. 0 before it was kept.
    pub revision: u32,
    /// By number.
    pub seats: Vec<SeatRow>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// People may still come and go.
    Open,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// Given up: before it started, or by those who played.
    Closed,
}

impl Status {
    /// As it is kept.
    pub(crate) fn number(self) -> i64 {
        match self {
            Status::Open => 0,
            Status::Playing => 1,
            Status::Over => 2,
            Status::Closed => 3,
        }
    }

    pub(crate) fn read(number: i64) -> Result<Status, StoreError> {
        [Status::Open, Status::Playing, Status::Over, Status::Closed]
            .into_iter()
            .find(|status| status.number() == number)
            .ok_or_else(|| StoreError::Damaged(format!("game_table.status is {number}")))
    }
}

/// A seat of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// Who holds it.
    pub player: Option<String>,
    /// The name to show instead of the person's own.
    pub name: Option<String>,
    /// The person's own name; read only.
    pub player_name: Option<String>,
    /// The level of the bot that decides here.
    pub bot: Option<String>,
    /// Why a bot decides for the person.
    pub stand_in: Option<String>,
    /// For whom it is kept while it is open.
    pub kept_for: Option<String>,
    /// That person's own name; read only.
    pub kept_name: Option<String>,
}

/// Which tables to list, newest first.
#[derive(Clone, Debug, Default)]
pub struct TableFilter {
    /// Only listed ones.
    pub listed: bool,
    /// Only of this game.
    pub game: Option<String>,
    /// Only with this status.
    pub status: Option<Status>,
    /// Only where this person has a seat.
    pub player: Option<String>,
    /// Only where a seat is kept for this person.
    pub kept_for: Option<String>,
    /// Only made before this moment.
    pub before: Option<u64>,
    /// At most so many.
    pub limit: u32,
}

/// One entry of a log to be made durable, and what changes with it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry; refused unless its `seq` follows the last one.
    pub entry: Entry,
    /// The clocks after it.
    pub clocks: Option<String>,
    /// How far the game is after it.
    pub progress: Option<String>,
    /// The table's status after it.
    pub status: Status,
    /// When the table needs the server next.
    pub due_at: Option<u64>,
    /// The table's revision before it; refused unless that is the last.
    pub revision: u32,
}

/// A state written out in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotRow {
    /// The number of the last entry in it.
    pub seq: u32,
    /// The state, in its game's own form.
    pub position: String,
}

/// Everything that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    /// All entries in order, from 1 without gaps.
    pub entries: Vec<Entry>,
    /// The newest state that was written out.
    pub snapshot: Option<SnapshotRow>,
}

/// How far a table is, for whoever has it in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The table.
    pub table: String,
    /// Its revision.
    pub revision: u32,
    /// The number of the last line of its talk; 0 if there is none.
    pub talk: u32,
}

/// What comes from other machines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// What one of them said.
    Notice(String),
    /// Something may have been missed.
    Gap,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Counts from 1 at each table.
    pub n: u32,
    /// Who said it, unless that person is gone.
    pub player: Option<String>,
    /// The speaker's name at that time.
    pub name: String,
    /// The speaker's seat, if any.
    pub seat: Option<u8>,
    /// What was said.
    pub text: String,
    /// In milliseconds since 1970.
    pub at: u64,
}

/// Something said, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidRow {
    /// The table.
    pub table: String,
    /// What was said there.
    pub line: ChatRow,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// Public and unguessable.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// The name's folded form, if it was claimed; nobody else can then claim it.
    pub claimed: Option<String>,
    /// The password's hash, if the name was claimed.
    pub password: Option<String>,
    /// In milliseconds since 1970.
    pub created_at: u64,
}

/// A place where somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Of the cookie.
    pub token: TokenHash,
    /// Whose it is.
    pub player: String,
    /// In milliseconds since 1970.
    pub expires_at: u64,
}

/// A bot's token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    /// To revoke it by.
    pub id: i64,
    /// What it is for.
    pub label: String,
    /// In milliseconds since 1970.
    pub created_at: u64,
}

/// Can everything be kept at this moment?
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Health {
    /// It can.
    Good,
    /// The data file was removed or replaced; nothing is acknowledged until it is back.
    Lost,
    /// Writes do not succeed: the disk is full, or fails.
    Failing(String),
    /// What is there was read through, and something is wrong with it.
    Damaged(String),
}

impl std::fmt::Display for Health {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Health::Good => write!(f, "ok"),
            Health::Lost => write!(f, "the data file was removed or replaced"),
            Health::Failing(why) => write!(f, "writes fail: {why}"),
            Health::Damaged(why) => write!(f, "the data file is damaged: {why}"),
        }
    }
}

/// The review of a game, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// Choices of the game.
    pub total: u32,
    /// Choices judged so far.
    pub made: u32,
    /// All of it but the verdicts, once it is done.
    pub head: Option<String>,
}

/// What a review says of one choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictRow {
    /// The choice's number, from 1.
    pub number: u32,
    /// The verdict; text that this crate carries and never reads.
    pub body: String,
}

/// What a sweep has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Rows that are gone.
    pub rows: u64,
    /// Steps it took.
    pub steps: u64,
    /// How long the longest of them kept the writer busy, commit apart.
    pub longest: std::time::Duration,
}

/// What has been written since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writes {
    /// Writes that became durable.
    pub writes: u64,
    /// Commits they shared.
    pub commits: u64,
    /// Writes that could not be kept: the disk is full or fails, or the file is gone.
    pub failed: u64,
}

/// A number from the store that must not be negative or too large.
pub(crate) fn number<T: TryFrom<i64>>(value: i64, what: &'static str) -> Result<T, StoreError> {
    T::try_from(value).map_err(|_| StoreError::Damaged(format!("{what} is {value}")))
}
