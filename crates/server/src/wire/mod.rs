//! Every word that crosses the wire, over HTTP or a table's socket.
//!
//! TypeScript for the browser is generated from these types (`cargo run -p server --example wire`), and so
//! is the OpenAPI document. What belongs to one game (setup, view, events, structured moves) is opaque here.

mod command;
mod error;
mod games;
mod live;
mod me;
mod replay;
mod tables;

pub use command::{Ask, Command, MoveGiven};
pub use error::{ApiProblem, Facts, Limit};
pub use games::{GameInfo, GameOption, LevelInfo, OptionShape};
pub use live::{
    ChatLine, Clocks, End, Eyes, LegalMove, LogLine, Message, Now, PROTOCOL, Presence, Raw, ScoreLine,
    Snapshot, Step, Turn, You,
};
pub use me::{Claim, Credentials, DeleteMe, Me, NewToken, Rename, SignOut, TokenInfo, TokenMade};
pub use replay::{Frame, Replay, ReplayAsk};
pub use tables::{
    Assist, ClockRule, Join, NewTable, SeatInfo, SeatPlan, StandIn, Status, TableInfo, TableList,
    TableSettings, WhoMayJoin,
};

use std::fmt;
use std::path::Path;

use ts_rs::{Config, ExportError, TS};

/// Why the TypeScript could not be written.
#[derive(Debug)]
pub struct NotWritten(String);

impl fmt::Display for NotWritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotWritten {}

/// Writes the TypeScript of every wire type into `index.ts` in this folder, replacing what was there.
pub fn write_typescript(folder: &Path) -> Result<(), NotWritten> {
    let file = folder.join("index.ts");
    if file.exists() {
        std::fs::remove_file(&file).map_err(|e| NotWritten(format!("{}: {e}", file.display())))?;
    }
    export(&Config::new().with_out_dir(folder).with_large_int("number"))
        .map_err(|e| NotWritten(format!("{}: {e}", file.display())))
}

fn export(config: &Config) -> Result<(), ExportError> {
    Message::export_all(config)?;
    Command::export_all(config)?;
    ApiProblem::export_all(config)?;
    GameInfo::export_all(config)?;
    Me::export_all(config)?;
    Rename::export_all(config)?;
    Claim::export_all(config)?;
    Credentials::export_all(config)?;
    SignOut::export_all(config)?;
    DeleteMe::export_all(config)?;
    NewToken::export_all(config)?;
    TokenMade::export_all(config)?;
    NewTable::export_all(config)?;
    SeatPlan::export_all(config)?;
    TableSettings::export_all(config)?;
    Join::export_all(config)?;
    TableList::export_all(config)?;
    Replay::export_all(config)?;
    ReplayAsk::export_all(config)
}
