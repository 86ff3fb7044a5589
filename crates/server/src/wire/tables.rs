use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::PersonName;

/// A table to be made.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(
    export_to = "index.ts",
    type = "{ game: string, setup: unknown, seats: Array<SeatPlan> } & Partial<TableSettings>"
)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// `{"players": n, <option>: <value> ...}`, as the game's options tell.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// Who sits where, one per player.
    pub seats: Vec<SeatPlan>,
    /// The rest may be left out.
    #[serde(flatten)]
    pub settings: TableSettings,
}

/// What is chosen for a table besides the game's own setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct TableSettings {
    /// Time to think.
    #[serde(default)]
    pub clock: ClockRule,
    /// Who may take an open seat.
    #[serde(default)]
    pub join: WhoMayJoin,
    /// How much help players may ask for.
    #[serde(default)]
    pub assist: Assist,
    /// May decisions be taken back without limit, as long as only bots oppose one person?
    #[serde(default)]
    pub free_undo: bool,
    /// Do bots wait a moment before they decide, so that people can follow?
    #[serde(default = "yes")]
    pub natural_pause: bool,
    /// Does it start by itself once no seat is open?
    #[serde(default = "yes")]
    pub autostart: bool,
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings {
            clock: ClockRule::None,
            join: WhoMayJoin::Link,
            assist: Assist::None,
            free_undo: false,
            natural_pause: true,
            autostart: true,
        }
    }
}

fn yes() -> bool {
    true
}

/// Who is to sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub enum SeatPlan {
    /// The one who makes the table; several seats for several people at one screen.
    Me {
        /// The name to show at this seat, 1 to 24 characters; your own if left out.
        #[schema(min_length = 1, max_length = 24)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// Somebody with a claimed name; nobody else can take the seat, and they are told of it.
    Kept {
        /// The name.
        #[schema(min_length = 1, max_length = 24)]
        name: String,
    },
    /// A bot of this level.
    Bot {
        /// One of the game's levels.
        level: String,
    },
}

/// Time to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub enum ClockRule {
    /// As long as one likes.
    #[default]
    None,
    /// A stock of time for the whole game, and some back after each turn.
    RealTime {
        /// The stock, 10 seconds to 6 hours.
        #[schema(minimum = 10, maximum = 21_600)]
        start_s: u32,
        /// Added after each turn, 0 to 600 seconds.
        #[schema(maximum = 600)]
        increment_s: u32,
    },
    /// So long for every turn.
    TurnBased {
        /// 1 minute to 30 days.
        #[schema(minimum = 60, maximum = 2_592_000)]
        per_turn_s: u32,
    },
}

/// Who may take an open seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum WhoMayJoin {
    /// Everybody; the table is listed.
    Anyone,
    /// Who has the link; the table is not listed.
    #[default]
    Link,
}

/// How much help players may ask for. Each includes the ones before.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Assist {
    /// None.
    #[default]
    None,
    /// The lens: what each choice brings now.
    Lens,
    /// Hints from the strongest mind.
    Hints,
}

/// The wish to take a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct Join {
    /// Which open seat; the first if left out.
    #[serde(default)]
    #[schema(maximum = 255)]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// A table as everybody may know it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct TableInfo {
    /// Its id, also the address to share: `/table/{id}`.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The version of the game's rules it follows.
    pub rules: u32,
    /// Its setup.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// Where it stands.
    pub status: Status,
    /// Who made it, by public id; nobody if that account is gone.
    pub owner: Option<String>,
    /// The seats, by number.
    pub seats: Vec<SeatInfo>,
    /// What was chosen for it.
    #[serde(flatten)]
    pub settings: TableSettings,
    /// SHA-256 of the seed of all chance, once the game has started.
    pub commitment: Option<String>,
    /// How far the game is, once it has started.
    pub progress: Option<Progress>,
    /// The table where these people play again.
    pub rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// When something last happened at it.
    pub updated_at: u64,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
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

/// How far a game is, as everybody may know it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
#[ts(export_to = "index.ts")]
pub struct Progress {
    /// The round, from 1.
    pub round: u16,
    /// Who decides; nobody when the game is over.
    pub to_move: Option<u8>,
    /// When the time of who decides runs out, in milliseconds since 1970.
    pub until: Option<u64>,
    /// Points by seat, as far as everybody may know them.
    pub points: Vec<i32>,
    /// Does nobody have points that others may not know?
    pub is_whole: bool,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// Seats whose people have not said that they are ready; a real-time clock waits for them.
    pub not_ready: Vec<u8>,
    /// Seats whose people wish to call the game off.
    pub calling_off: Vec<u8>,
    /// Why it stopped before its end.
    pub stopped: Option<Stop>,
}

/// Why a game stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Stop {
    /// What happened.
    pub why: StopReason,
    /// Who gave up, or was the last to agree.
    pub by: u8,
}

/// What stopped a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum StopReason {
    /// Somebody gave up.
    GivenUp,
    /// Those who played agreed to call it off.
    CalledOff,
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// The person's public id, if a person holds it.
    pub player: Option<String>,
    /// The name to show; absent while the seat is open.
    pub name: Option<String>,
    /// For whom the seat is kept, while it is open.
    pub kept_for: Option<PersonName>,
    /// The bot that decides now: the one seated here, or the one standing in for a person.
    pub bot: Option<String>,
    /// Why a bot stands in for the person here.
    pub stand_in: Option<StandIn>,
}

/// Why a bot decides for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum StandIn {
    /// The person resigned.
    Resigned,
    /// The person's time ran out.
    TimeOut,
    /// The person left the table or deleted the account.
    Left,
}

/// Some tables.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct TableList {
    /// Newest first.
    pub tables: Vec<TableInfo>,
    /// Give this as `before` to read on; absent at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<u64>,
}
