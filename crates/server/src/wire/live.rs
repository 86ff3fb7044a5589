use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use ts_rs::TS;

use super::{Facts, Frame, TableInfo};

/// The version of what is said over a table's socket. It grows when a client of the version before could
/// misread it.
pub const PROTOCOL: u32 = 2;

/// JSON that belongs to one game and is only carried here.
pub type Raw = Arc<RawValue>;

/// What the server sends over a table's socket.
///
/// `version` is the number of entries in the table's log. A `step` raises it by exactly one; every other
/// message carries the version it was made at. A client that sees any other jump has missed something and
/// asks with `resync`.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Message {
    /// Everything, for your eyes: the first message, and the answer to `resync`.
    Snapshot(Box<Snapshot>),
    /// One entry of the log happened.
    Step(Box<Step>),
    /// Seats, status or settings of the table changed.
    Table {
        /// The table's version.
        version: u32,
        /// The table now.
        table: Box<TableInfo>,
        /// Which seats are yours now.
        you: You,
    },
    /// Somebody said something.
    Chat {
        /// The table's version.
        version: u32,
        /// What was said.
        line: ChatLine,
    },
    /// Somebody came or went.
    Presence {
        /// The table's version.
        version: u32,
        /// Who is here now.
        presence: Presence,
    },
    /// The clocks, when something other than a step changed them.
    Clock {
        /// The table's version.
        version: u32,
        /// The clocks now.
        clocks: Clocks,
    },
    /// Your command was carried out and is durable.
    Done {
        /// The table's version.
        version: u32,
        /// The command's id.
        command: u32,
    },
    /// Your command was refused; nothing changed.
    Refused {
        /// The table's version.
        version: u32,
        /// The command's id, if it could be read.
        command: Option<u32>,
        /// A stable name such as `table/stale`; clients translate it.
        code: String,
        /// What was given and what is allowed, in English.
        text: String,
        /// The facts of `text` by name, for a translation: `{"spot": 8, "by": 1}`.
        #[serde(skip_serializing_if = "Map::is_empty")]
        #[ts(as = "Option<Facts>", optional)]
        args: Map<String, Value>,
        /// When to try again, if a rate limit was hit.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        retry_after_ms: Option<u64>,
    },
    /// What the strongest mind would do.
    Hint {
        /// The version the hint is about.
        version: u32,
        /// The command's id.
        command: u32,
        /// The advised move in the game's notation.
        text: String,
        /// The same in its structured form.
        #[serde(rename = "move")]
        #[ts(type = "unknown")]
        form: Raw,
        /// What the mind says about it, in the game's own form.
        #[ts(type = "unknown")]
        detail: Raw,
    },
    /// The lens's answer.
    Lens {
        /// The version the answer is about.
        version: u32,
        /// The command's id.
        command: u32,
        /// The game's own answer.
        #[ts(type = "unknown")]
        answer: Raw,
    },
    /// What you saw of the game before.
    Recalled {
        /// The table's version.
        version: u32,
        /// The command's id.
        command: u32,
        /// The game after each entry, oldest first, for your eyes.
        frames: Vec<Frame>,
    },
    /// The server ends this connection; `code` says whether to come back (`server/stopping`, `table/reload`).
    Bye {
        /// The table's version.
        version: u32,
        /// A stable name.
        code: String,
        /// Why, in English.
        text: String,
        /// The facts of `text` by name, for a translation.
        #[serde(skip_serializing_if = "Map::is_empty")]
        #[ts(as = "Option<Facts>", optional)]
        args: Map<String, Value>,
    },
}

/// Everything at a table, for one person's eyes.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Snapshot {
    /// The version of this protocol the server speaks.
    pub protocol: u32,
    /// The number of entries in the log.
    pub version: u32,
    /// The table and its seats.
    pub table: TableInfo,
    /// Who you are here.
    pub you: You,
    /// The game, once it has started.
    pub now: Option<Now>,
    /// Every entry so far, oldest first.
    pub log: Vec<LogLine>,
    /// What happened in each of these entries, as far as your eyes may know: what their steps told, or would have
    /// told you.
    #[ts(type = "unknown[][]")]
    pub happened: Arc<Vec<Raw>>,
    /// The last things said, oldest first.
    pub chat: Vec<ChatLine>,
    /// Who is here.
    pub presence: Presence,
}

impl Snapshot {
    /// What is the same for everybody with these eyes. With the rest it makes a [`Message::Snapshot`].
    pub(crate) fn shared(&self) -> impl Serialize {
        #[derive(Serialize)]
        #[serde(tag = "type", rename = "snapshot")]
        struct Shared<'a> {
            protocol: u32,
            version: u32,
            table: &'a TableInfo,
            now: &'a Option<Now>,
            log: &'a [LogLine],
            happened: &'a [Raw],
            chat: &'a [ChatLine],
        }
        let Snapshot { protocol, version, table, you: _, now, log, happened, chat, presence: _ } = self;
        Shared { protocol: *protocol, version: *version, table, now, log, happened, chat }
    }
}

/// The part of a [`Snapshot`] that is one person's own, or older than a moment.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct OwnSnapshot {
    pub you: You,
    pub presence: Presence,
}

/// What is the same for everybody in a [`Message::Table`].
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "table")]
pub(crate) struct SharedTable {
    pub version: u32,
    pub table: TableInfo,
}

/// The part of a [`Message::Table`] that is one person's own.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct OwnTable {
    pub you: You,
}

/// One entry of the log, and the game after it.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Step {
    /// The entry's number.
    pub version: u32,
    /// What was done, by whom.
    pub entry: LogLine,
    /// What happened, in order, as far as your eyes may know. Empty for an undo.
    #[ts(type = "unknown[]")]
    pub events: Raw,
    /// The game now.
    pub now: Now,
}

/// The game at one moment, for one person's eyes.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Now {
    /// The round, from 1.
    pub round: u16,
    /// The turn being played.
    pub turn: Turn,
    /// Who decides; nobody when the game is over.
    pub to_move: Option<u8>,
    /// Whose eyes `view`, `scores`, `turn` and events are for.
    pub eyes: Eyes,
    /// What these eyes see, in the game's own form.
    #[ts(type = "unknown")]
    pub view: Raw,
    /// Your legal moves; empty unless one of your seats decides.
    pub moves: Arc<Vec<LegalMove>>,
    /// Your seat that may take back its last decision now.
    pub can_undo: Option<u8>,
    /// Points by source if the game ended now; unknown ones are null.
    pub scores: Vec<ScoreLine>,
    /// Why the game is over or will be at the end of this round.
    pub ending: Option<String>,
    /// The clocks, at tables that have them.
    pub clocks: Option<Clocks>,
    /// How it ended.
    pub end: Option<End>,
}

/// A turn of the game, as the game itself counts them. Others may have to decide within it.
#[derive(Clone, Debug, Serialize, TS, utoipa::ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Turn {
    /// Grows with every new turn.
    pub number: u32,
    /// Whose turn it is; nobody's when the game is over.
    pub seat: Option<u8>,
    /// Points by source when it began.
    pub before: Vec<ScoreLine>,
}

/// A move your deciding seat may choose.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct LegalMove {
    /// The notation, as `play` takes it.
    pub text: String,
    /// The structured form, `{"kind": ...}`.
    #[serde(rename = "move")]
    #[ts(type = "unknown")]
    pub form: Raw,
    /// What it costs and brings by the rules, in the game's own form.
    #[ts(type = "unknown")]
    pub facts: Raw,
    /// Does it end the turn?
    pub ends_turn: bool,
}

/// The points all seats have from one source.
#[derive(Clone, Debug, Serialize, TS, utoipa::ToSchema)]
#[ts(export_to = "index.ts")]
pub struct ScoreLine {
    /// The source's name, also its translation key.
    pub source: String,
    /// One number per seat; null if these eyes may not know it.
    pub points: Vec<Option<i32>>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, TS, utoipa::ToSchema)]
#[ts(export_to = "index.ts")]
pub struct End {
    /// Why.
    pub reason: String,
    /// Final points by seat.
    pub totals: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// The seed of all chance, to be checked against the table's commitment.
    pub seed: String,
}

/// One line of the log panel.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct LogLine {
    /// The entry's number, from 1.
    pub seq: u32,
    /// Who acted.
    pub seat: u8,
    /// The number of the turn it was decided in.
    pub turn: u32,
    /// The decision in the game's notation, as far as these eyes may read it; absent for an undo.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// The same in its structured form; only its `kind` if the rest is a secret.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub form: Option<Raw>,
    /// Everything from the entry with this number on was taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<u32>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Whose eyes something is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Eyes {
    /// One seat's.
    Seat {
        /// Which.
        seat: u8,
    },
    /// Those of somebody who only watches; also between the turns of several people at one screen.
    Spectator,
    /// Everybody's, after the end.
    Everything,
}

/// Who the receiver is at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct You {
    /// Your public id, if you have one.
    pub player: Option<String>,
    /// Your seats.
    pub seats: Vec<u8>,
    /// May you change and start the table?
    pub is_owner: bool,
}

/// Time left by seat.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Clocks {
    /// Milliseconds left by seat, at the moment `at`.
    pub left_ms: Vec<u64>,
    /// Whose clock runs.
    pub running: Option<u8>,
    /// The server's time, in milliseconds since 1970.
    pub at: u64,
}

/// Something said at a table.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ChatLine {
    /// Counts from 1.
    pub n: u32,
    /// Who said it, by public id, unless that person is gone.
    pub player: Option<String>,
    /// The name at that time.
    pub name: String,
    /// The speaker's seat, if any.
    pub seat: Option<u8>,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Who is connected to a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Presence {
    /// Is the person at this seat connected? One answer per seat; bots always are.
    pub seats: Vec<bool>,
    /// How many others watch.
    pub spectators: u32,
}

#[cfg(test)]
mod tests {
    use serde_json::{from_str, json, to_string, to_value};

    use super::*;
    use crate::live::tell::joined;

    fn table() -> TableInfo {
        TableInfo {
            id: "t".into(),
            game: "toy".into(),
            rules: 1,
            setup: json!({"players": 2}),
            status: super::super::Status::Open,
            owner: None,
            seats: Vec::new(),
            settings: super::super::TableSettings::default(),
            commitment: None,
            progress: None,
            rematch: None,
            created_at: 1,
            updated_at: 2,
        }
    }

    /// What is put together of a shared and an own part is the message that clients know.
    #[test]
    fn parts_make_the_whole() {
        let you = You { player: Some("ann".into()), seats: vec![0], is_owner: true };
        let presence = Presence { seats: vec![true, false], spectators: 7 };
        let chat =
            ChatLine { n: 1, player: None, name: "Ann".into(), seat: None, text: "hello }".into(), at: 5 };
        let snapshot = Snapshot {
            protocol: PROTOCOL,
            version: 3,
            table: table(),
            you: you.clone(),
            now: None,
            log: Vec::new(),
            happened: Arc::default(),
            chat: vec![chat],
            presence: presence.clone(),
        };
        let shared = to_string(&snapshot.shared()).unwrap();
        let whole = joined(&shared, &OwnSnapshot { you: you.clone(), presence });
        let expected = to_value(Message::Snapshot(Box::new(snapshot))).unwrap();
        assert_eq!(from_str::<Value>(&whole).unwrap(), expected);

        let shared = to_string(&SharedTable { version: 3, table: table() }).unwrap();
        let whole = joined(&shared, &OwnTable { you: you.clone() });
        let expected = to_value(Message::Table { version: 3, table: Box::new(table()), you }).unwrap();
        assert_eq!(from_str::<Value>(&whole).unwrap(), expected);
    }
}
