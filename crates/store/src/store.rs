use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use table::Entry;
use tokio::sync::mpsc;

use crate::copying::{Kept, Value};
use crate::{
    Append, AuditFilter, AuditRow, BlockKind, BlockRow, ChatRow, EmailRow, Health, Heard, History, LetterRow,
    Mark, NameForms, OldNameRow, OpenError, PlayerRow, RenamedRow, ReportFilter, ReportRow, ReviewRow,
    SaidRow, SanctionRow, SessionRow, SnapshotRow, StoreError, Swept, TableFilter, TableRow, TokenHash,
    TokenRow, VerdictRow, Writes, postgres, sqlite,
};

/// An open house: a data file, or a PostgreSQL server. Cheap to clone; it is let go by [`Store::close`].
#[derive(Clone, Debug)]
pub struct Store(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Sqlite(sqlite::Store),
    Postgres(Arc<postgres::Store>),
}

impl Store {
    /// Opens a house, making it if there is none and bringing an older one up to date: a data file, or by an address
    /// such as `postgres://user:password@host/database` one on a server.
    ///
    /// What is somebody else's, newer than this program, damaged or, if it is a file, in use is left as it is.
    pub async fn open(data: &Path) -> Result<Store, OpenError> {
        Ok(Store(if postgres::is_address(data) {
            Kind::Postgres(Arc::new(postgres::Store::open(data).await?))
        } else {
            Kind::Sqlite(sqlite::Store::open(data).await?)
        }))
    }

    /// A house on a server that was opened for a purpose of its own.
    pub(crate) fn of(store: postgres::Store) -> Store {
        Store(Kind::Postgres(Arc::new(store)))
    }

    /// May other machines work on the same house?
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.0, Kind::Postgres(_))
    }

    /// What all machines say from now on. Ends at once if nobody else can be there.
    #[must_use]
    pub fn listen(&self) -> mpsc::Receiver<Heard> {
        match &self.0 {
            Kind::Sqlite(store) => store.listen(),
            Kind::Postgres(store) => store.listen(),
        }
    }

    /// How many writes and commits there have been.
    #[must_use]
    pub fn writes(&self) -> Writes {
        match &self.0 {
            Kind::Sqlite(store) => store.writes(),
            Kind::Postgres(store) => store.writes(),
        }
    }
}

/// What both kinds do, each in its own way.
macro_rules! both_kinds {
    ($($(#[$doc:meta])* async fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)?;)+) => {
        impl Store {$(
            $(#[$doc])*
            pub async fn $name(&self, $($argument: $type),*) $(-> $result)? {
                match &self.0 {
                    Kind::Sqlite(store) => store.$name($($argument),*).await,
                    Kind::Postgres(store) => store.$name($($argument),*).await,
                }
            }
        )+}
    };
}

both_kinds! {
    // Logs
    /// Adds an entry to a log. Durable when this returns.
    async fn append(append: Append) -> Result<(), StoreError>;
    /// Reads everything that happened at a table. A log that does not end as its table says is damaged.
    async fn history(table: &str) -> Result<History, StoreError>;
    /// Keeps a state written out in full, in place of an older one.
    async fn save_snapshot(table: &str, snapshot: SnapshotRow) -> Result<(), StoreError>;

    // Tables
    /// Writes a table with its seats, new or known.
    async fn save_table(table: TableRow) -> Result<(), StoreError>;
    /// Writes a new table, unless its owner has made so many already that are still open or playing.
    async fn add_table(table: TableRow, most_unfinished: u32) -> Result<(), StoreError>;
    /// Writes a table that starts without people, unless so many of its owner's run already where only bots decide.
    async fn start_bot_table(table: TableRow, most: u32) -> Result<(), StoreError>;
    /// Reads a table.
    async fn table(id: &str) -> Result<Option<TableRow>, StoreError>;
    /// Lists tables, newest first.
    async fn tables(filter: &TableFilter) -> Result<Vec<TableRow>, StoreError>;
    /// How many tables this person has made that are still open or playing.
    async fn count_unfinished(owner: &str) -> Result<u32, StoreError>;
    /// How many tables there are by status: open, playing, over, closed.
    async fn count_tables() -> Result<[u64; 4], StoreError>;
    /// Tables that need the server by now, longest waiting first.
    async fn due_tables(now: u64, limit: u32) -> Result<Vec<String>, StoreError>;

    // Talk
    /// Adds a line to a table's talk and drops the ones that are too old.
    async fn add_chat(table: &str, line: ChatRow) -> Result<(), StoreError>;
    /// The last lines of a table's talk, oldest first.
    async fn chat(table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError>;
    /// Some of what a person has said, by table: of the tables after this one. Tells all of each table it tells of.
    async fn talk_of(player: &str, after: &str, lines: u32) -> Result<Vec<SaidRow>, StoreError>;

    // People
    /// Adds a person and the session that was opened for them.
    async fn add_player(player: PlayerRow, session: SessionRow) -> Result<(), StoreError>;
    /// The person with this id.
    async fn player(id: &str) -> Result<Option<PlayerRow>, StoreError>;
    /// The person who claimed this name, given in folded form.
    async fn player_by_claim(claimed: &str) -> Result<Option<PlayerRow>, StoreError>;
    /// The person who claimed a name that looks like this.
    async fn player_by_look(look: &str) -> Result<Option<PlayerRow>, StoreError>;
    /// Forgets a person: name, sessions, tokens, talk; seats remain without them. A claimed name stays taken until a
    /// moment.
    async fn delete_player(id: &str, ghost: &str, taken_until: u64) -> Result<(), StoreError>;

    // Sessions and tokens
    /// When each session of a person ends, the last one first.
    async fn session_ends(player: &str) -> Result<Vec<u64>, StoreError>;
    /// Opens a session, and ends those of the same person that would have lived shortest if there are too many.
    async fn add_session(session: SessionRow) -> Result<(), StoreError>;
    /// Whose session this is, if it has not expired, and when it will.
    async fn player_by_session(token: &TokenHash, now: u64) -> Result<Option<(PlayerRow, u64)>, StoreError>;
    /// Lets a session live longer.
    async fn extend_session(token: TokenHash, expires_at: u64) -> Result<(), StoreError>;
    /// Ends one session.
    async fn end_session(token: TokenHash) -> Result<(), StoreError>;
    /// Ends all sessions of a person.
    async fn end_sessions(player: &str) -> Result<(), StoreError>;
    /// Adds a bot's token, unless the person has so many already.
    async fn add_token(player: &str, token: TokenHash, label: &str, created_at: u64, most: u32) -> Result<TokenRow, StoreError>;
    /// The tokens of a person, oldest first.
    async fn tokens(player: &str) -> Result<Vec<TokenRow>, StoreError>;
    /// Whose bot this is.
    async fn player_by_token(token: &TokenHash) -> Result<Option<PlayerRow>, StoreError>;
    /// Revokes a token of this person and tells which it was.
    async fn remove_token(player: &str, id: i64) -> Result<TokenHash, StoreError>;

    // The house
    /// Keeps what was done; for deeds that change nothing in the store by themselves.
    async fn add_audit(audit: AuditRow) -> Result<(), StoreError>;
    /// What was done, newest first.
    async fn audit(filter: &AuditFilter) -> Result<Vec<AuditRow>, StoreError>;
    /// Keeps somebody from talking or coming in, and tells the number to lift it by.
    async fn add_sanction(sanction: SanctionRow, audit: AuditRow) -> Result<i64, StoreError>;
    /// Ends a sanction and tells which it was.
    async fn lift_sanction(id: i64, audit: AuditRow) -> Result<SanctionRow, StoreError>;
    /// The sanctions that hold at this moment, newest first.
    async fn sanctions(now: u64) -> Result<Vec<SanctionRow>, StoreError>;
    /// Lets somebody look after the house, or no longer.
    async fn set_steward(player: &str, is_one: bool, audit: AuditRow) -> Result<(), StoreError>;
    /// Does this person look after the house?
    async fn is_steward(player: &str) -> Result<bool, StoreError>;
    /// Everybody who looks after the house.
    async fn stewards() -> Result<Vec<PlayerRow>, StoreError>;
    /// People with this id, or with these words in their name; those with a claimed name first.
    async fn find_players(words: &str, limit: u32) -> Result<Vec<PlayerRow>, StoreError>;
    /// Ids of tables that begin with this, newest first.
    async fn find_tables(beginning: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Gives somebody another password, who must have had one, and signs them out everywhere.
    async fn replace_password(player: &str, hash: &str, audit: AuditRow) -> Result<(), StoreError>;
    /// Deletes lines of a table's talk: one, those of one person, or all of them. Tells how many.
    async fn delete_talk(table: &str, line: Option<u32>, player: Option<&str>) -> Result<u64, StoreError>;
    /// Deletes everything somebody has said, at all tables. Tells how many lines.
    async fn delete_talk_of(player: &str) -> Result<u64, StoreError>;

    // Reviews
    /// Begins a review, unless there is one of that name already.
    async fn begin_review(id: &str, total: u32, at: u64) -> Result<(), StoreError>;
    /// Keeps what was said of one choice. Said twice, the first stands.
    async fn add_verdict(review: &str, verdict: VerdictRow) -> Result<(), StoreError>;
    /// Ends a review: `head` is all of it but the verdicts.
    async fn end_review(id: &str, head: String) -> Result<(), StoreError>;
    /// A review, finished or not.
    async fn review(id: &str) -> Result<Option<ReviewRow>, StoreError>;
    /// Verdicts in the order in which they were made, after the first `after`, at most `most`.
    async fn verdicts(review: &str, after: u32, most: u32) -> Result<Vec<VerdictRow>, StoreError>;
    /// Reviews of tables that are not done, oldest first.
    async fn unfinished_reviews(most: u32) -> Result<Vec<String>, StoreError>;
    /// Forgets reviews of logs that somebody brought before `before`, and of tables that are gone, one at a time so that nobody waits.
    async fn sweep_reviews(before: u64) -> Result<u64, StoreError>;

    // What goes
    /// Drops sessions that have expired, and guests without a session who never sat down anywhere.
    async fn sweep_players(now: u64) -> Result<Swept, StoreError>;
    /// Forgets guests who have no session any more and have not sat at any table since `before`; at their seats
    /// `ghost` is shown from then on, and their talk goes.
    async fn sweep_guests_away_since(before: u64, ghost: &str) -> Result<Swept, StoreError>;
    /// Removes open tables nobody has touched since `before`, and closed ones with them.
    async fn sweep_tables(before: u64) -> Result<Swept, StoreError>;
    /// Removes a table that is over or closed, with its talk. Its log goes with the next [`Store::sweep_tables`], or
    /// at once if `and_its_log` is asked for.
    async fn remove_table(id: &str, and_its_log: bool) -> Result<bool, StoreError>;
    /// Finished games that nobody has touched since `before`, oldest first.
    async fn finished_before(before: u64, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Removes what was said before a moment.
    async fn sweep_talk(before: u64) -> Result<Swept, StoreError>;

    // Health
    /// Can everything be kept at this moment? Asks the disk, unless something was written just now.
    async fn health() -> Health;

    // Names
    /// Is this name somebody else's, or was it until lately?
    async fn is_name_taken(look: &str, by: &str, now: u64) -> Result<bool, StoreError>;
    /// Gives a guest another name, unless it is somebody else's; a claimed name stays.
    async fn rename_player(id: &str, name: NameForms, now: u64) -> Result<(), StoreError>;
    /// Keeps a name for a person, with a password and with codes for a new one, unless somebody else has the name or
    /// the person has claimed one already. Guests who bear it are called `guest` and the beginning of their id.
    async fn claim_name(id: &str, name: NameForms, password: &str, codes: Vec<TokenHash>, guest: &str, now: u64) -> Result<Vec<RenamedRow>, StoreError>;
    /// Gives somebody another name. A claimed one stays claimed, by the new name, unless somebody else has that; guests
    /// who bear it are then called `guest` and the beginning of their id.
    async fn give_name(player: &str, name: NameForms, guest: &str, audit: AuditRow) -> Result<Vec<RenamedRow>, StoreError>;
    /// Some of the names of which it is not known what they look like, oldest accounts first: an earlier version of the
    /// program did not ask.
    async fn old_names(limit: u32) -> Result<Vec<OldNameRow>, StoreError>;
    /// Keeps what a name looks like, unless it has changed since. Of two claimed names that look alike the first one
    /// has the look; the other stays as it is.
    async fn set_look(old: OldNameRow, look: &str) -> Result<(), StoreError>;

    // Passwords and codes
    /// Gives a claimed name another password and ends its sessions, but for the one it was asked from.
    async fn change_password(player: &str, hash: &str, from: TokenHash) -> Result<(), StoreError>;
    /// Replaces the codes of a person.
    async fn set_codes(player: &str, codes: Vec<TokenHash>) -> Result<(), StoreError>;
    /// How many codes a person has left.
    async fn count_codes(player: &str) -> Result<u32, StoreError>;
    /// Uses a code up to set a new password, and ends all sessions.
    async fn recover_by_code(player: &str, code: TokenHash, hash: &str) -> Result<(), StoreError>;

    // Letters
    /// Where letters to this person go.
    async fn email(player: &str) -> Result<Option<EmailRow>, StoreError>;
    /// Sends no letters to this person any more.
    async fn remove_email(player: &str) -> Result<(), StoreError>;
    /// Notes a letter that is about to be sent, unless as many to the same person are on their way. One that is to
    /// confirm an address makes it theirs, not yet confirmed.
    async fn add_letter(letter: LetterRow, now: u64, most: u32) -> Result<(), StoreError>;
    /// The reader of a letter shows that they got it. Tells whose it was.
    async fn confirm_email(secret: TokenHash, now: u64) -> Result<String, StoreError>;
    /// Uses a letter up to set a new password, and ends all sessions. Tells whose it was.
    async fn recover_by_letter(secret: TokenHash, hash: &str, now: u64) -> Result<String, StoreError>;
    /// Forgets letters nobody has answered in time, and names that may be had again.
    async fn sweep_promises(now: u64) -> Result<u64, StoreError>;

    // Blocks
    /// Lets a person keep away from another one, unless they keep away from so many already.
    async fn set_block(player: &str, other: &str, kind: BlockKind, at: u64, most: u32) -> Result<(), StoreError>;
    /// Lets a person have to do with another one again.
    async fn remove_block(player: &str, other: &str) -> Result<(), StoreError>;
    /// From whom a person keeps away, by name.
    async fn blocks(player: &str) -> Result<Vec<BlockRow>, StoreError>;
    /// Turns somebody away from a table.
    async fn turn_away(table: &str, player: &str) -> Result<(), StoreError>;
    /// Lets somebody come back to a table.
    async fn let_back(table: &str, player: &str) -> Result<(), StoreError>;
    /// Who was turned away from a table, by id.
    async fn turned_away(table: &str) -> Result<Vec<String>, StoreError>;

    // Reports
    /// Keeps a report, unless as many by the same person wait already. Tells its number.
    async fn add_report(report: ReportRow, most: u32) -> Result<i64, StoreError>;
    /// Reports, newest first.
    async fn reports(filter: &ReportFilter) -> Result<Vec<ReportRow>, StoreError>;
    /// How many reports nobody has settled.
    async fn count_waiting_reports() -> Result<u64, StoreError>;
    /// Settles a report that waits, and tells which it was.
    async fn settle_report(id: i64, audit: AuditRow) -> Result<ReportRow, StoreError>;

    // Many machines
    /// The entries of a log after this one.
    async fn tail(table: &str, after: u32) -> Result<Vec<Entry>, StoreError>;
    /// How far these tables are; those that are gone are left out.
    async fn marks(tables: &[String]) -> Result<Vec<Mark>, StoreError>;
    /// The time of whoever keeps the data, in milliseconds since 1970: all machines agree on it.
    async fn time() -> Result<u64, StoreError>;
    /// Says something to all machines. It may be lost, and is short: up to some thousand bytes.
    async fn notify(notices: Vec<String>) -> Result<(), StoreError>;
    /// May this machine do what is due at a table? For so long nobody else may then.
    async fn take_turn(table: &str, who: &str, lasting: Duration) -> Result<bool, StoreError>;
    /// Does some machine do what is due there, at this moment?
    async fn is_taken(table: &str) -> Result<bool, StoreError>;
    /// Tables that need a server by now and that no other machine looks after, longest waiting first. They are this
    /// machine's for so long.
    async fn claim_due(who: &str, now: u64, lasting: Duration, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Finishes all writes and lets the house go. Later writes are refused.
    async fn close();
}

/// Any table of the house, page by page.
impl Store {
    pub(crate) async fn count_kept(&self, table: &'static Kept) -> Result<u64, StoreError> {
        match &self.0 {
            Kind::Sqlite(store) => store.count_kept(table).await,
            Kind::Postgres(store) => store.count_kept(table).await,
        }
    }

    pub(crate) async fn last_key(&self, table: &'static Kept) -> Result<Option<Vec<Value>>, StoreError> {
        match &self.0 {
            Kind::Sqlite(store) => store.last_key(table).await,
            Kind::Postgres(store) => store.last_key(table).await,
        }
    }

    pub(crate) async fn page(
        &self,
        table: &'static Kept,
        after: Option<&[Value]>,
        most: u32,
    ) -> Result<Vec<Vec<Value>>, StoreError> {
        match &self.0 {
            Kind::Sqlite(store) => store.page(table, after, most).await,
            Kind::Postgres(store) => store.page(table, after, most).await,
        }
    }

    pub(crate) async fn put_page(
        &self,
        table: &'static Kept,
        rows: Vec<Vec<Value>>,
    ) -> Result<(), StoreError> {
        match &self.0 {
            Kind::Sqlite(store) => store.put_page(table, rows).await,
            Kind::Postgres(store) => store.put_page(table, rows).await,
        }
    }
}

/// Is this the address of a server, and no file?
#[must_use]
pub fn is_address(data: &Path) -> bool {
    postgres::is_address(data)
}

/// How a house may be named where anybody can read it: without the password.
#[must_use]
pub fn shown(data: &Path) -> String {
    if postgres::is_address(data) {
        postgres::shown(data.to_str().unwrap_or_default())
    } else {
        data.display().to_string()
    }
}

/// The address of any server as it may be shown: without the password and what follows a question mark.
#[must_use]
pub fn without_password(address: &str) -> String {
    postgres::shown(address)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::ColumnNotFound(_) | sqlx::Error::Decode(_) => {
                StoreError::Damaged(error.to_string())
            }
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::PoolTimedOut => {
                StoreError::Unavailable("no connection became free in time".to_owned())
            }
            _ => postgres::meaning(&error)
                .or_else(|| sqlite::meaning(&error))
                .unwrap_or_else(|| StoreError::Unavailable(error.to_string())),
        }
    }
}
