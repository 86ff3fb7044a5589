//! Every word that crosses the wire, over HTTP or a table's socket.
//!
//! TypeScript for the browser is generated from these types (`cargo run -p server --example wire`), and so
//! is the OpenAPI document. What belongs to one game (setup, view, events, structured moves) is opaque here.

mod account;
mod analysis;
mod command;
mod error;
mod games;
mod house;
mod lessons;
pub(crate) mod live;
mod me;
mod people;
mod puzzles;
mod replay;
mod review;
mod tables;

pub use account::{
    Account, AskForLetter, ChangePassword, Codes, Email, Language, LetterSecret, OwnPassword, RecoverByCode,
    RecoverByLetter, SetEmail,
};
pub use analysis::{AnalysisAsk, AnalysisDeal, AnalysisFrom, AnalysisNow};
pub use command::{Ask, Command, MoveGiven};
pub use error::{ApiProblem, Facts, Limit};
pub use games::{GameInfo, GameOption, LevelInfo, OptionShape};
pub use house::{
    AuditLine, AuditList, DeleteTalk, Deleted, Found, GiveName, GivePassword, HouseRole, Keeps, MakeSteward,
    NewSanction, PersonInfo, PersonState, Reason, Sanction, TableState, TalkLine,
};
pub use lessons::{LessonInfo, LessonMoves, LessonNow, LessonState};
pub use live::{
    ChatLine, Clocks, End, Eyes, LegalMove, LogLine, Message, Now, PROTOCOL, Presence, Raw, ScoreLine,
    Snapshot, Step, Turn, You,
};
pub use me::{Claim, Claimed, Credentials, DeleteMe, Me, NewToken, Rename, SignOut, TokenInfo, TokenMade};
pub use people::{Distance, KeepAway, Kept, NewReport, PersonName, Report, ReportList, ReportReason};
pub use puzzles::{PuzzleInfo, PuzzleList};
pub use replay::{Frame, Points, Replay, ReplayAsk};
pub use review::{ReviewAsk, ReviewBegun, ReviewPart};
pub use tables::{
    Assist, ClockRule, Join, NewTable, Progress, SeatInfo, SeatPlan, StandIn, Status, Stop, StopReason,
    TableInfo, TableList, TableSettings, WhoMayJoin,
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
    Points::export_all(config)?;
    ReplayAsk::export_all(config)?;
    LessonInfo::export_all(config)?;
    LessonMoves::export_all(config)?;
    LessonNow::export_all(config)?;
    HouseRole::export_all(config)?;
    Found::export_all(config)?;
    PersonState::export_all(config)?;
    TableState::export_all(config)?;
    NewSanction::export_all(config)?;
    Reason::export_all(config)?;
    GiveName::export_all(config)?;
    DeleteTalk::export_all(config)?;
    Deleted::export_all(config)?;
    AuditList::export_all(config)?;
    Claimed::export_all(config)?;
    Account::export_all(config)?;
    ChangePassword::export_all(config)?;
    OwnPassword::export_all(config)?;
    Codes::export_all(config)?;
    SetEmail::export_all(config)?;
    LetterSecret::export_all(config)?;
    RecoverByCode::export_all(config)?;
    AskForLetter::export_all(config)?;
    RecoverByLetter::export_all(config)?;
    Kept::export_all(config)?;
    KeepAway::export_all(config)?;
    NewReport::export_all(config)?;
    ReportList::export_all(config)?;
    ReviewAsk::export_all(config)?;
    ReviewBegun::export_all(config)?;
    ReviewPart::export_all(config)?;
    AnalysisAsk::export_all(config)?;
    AnalysisNow::export_all(config)?;
    PuzzleList::export_all(config)
}
