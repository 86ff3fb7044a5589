use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{SeatRow, Status, TableRow};
use table::Seed;

use crate::problem::Problem;
use crate::wire::{self, Assist, ClockRule, NewTable, SeatInfo, StandIn, TableInfo, WhoMayJoin};

/// What was chosen for a table besides the game's own setup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Time to think.
    pub clock: ClockRule,
    /// Who may take an open seat.
    pub join: WhoMayJoin,
    /// How much help players may ask for.
    pub assist: Assist,
    /// May decisions be taken back without limit against bots?
    pub free_undo: bool,
    /// Do bots wait a moment?
    pub natural_pause: bool,
    /// Does it start by itself?
    pub autostart: bool,
}

impl Settings {
    /// What a new table asks for, if it is allowed.
    pub fn of(new: &NewTable) -> Result<Settings, Problem> {
        match new.clock {
            ClockRule::None => {}
            ClockRule::RealTime { start_s, increment_s } => {
                within("start_s", start_s, 10..=21_600)?;
                within("increment_s", increment_s, 0..=600)?;
            }
            ClockRule::TurnBased { per_turn_s } => within("per_turn_s", per_turn_s, 60..=2_592_000)?,
        }
        Ok(Settings {
            clock: new.clock,
            join: new.join,
            assist: new.assist,
            free_undo: new.free_undo,
            natural_pause: new.natural_pause,
            autostart: new.autostart,
        })
    }

    /// The settings kept with a table.
    pub fn read(row: &TableRow) -> Settings {
        serde_json::from_str(&row.settings).unwrap_or_else(|error| {
            tracing::error!(event = "table.settings_unreadable", table = row.id, %error, "settings cannot be read; the defaults are taken");
            Settings::default()
        })
    }

    /// To be kept with a table.
    pub fn keep(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

fn within(name: &str, given: u32, allowed: RangeInclusive<u32>) -> Result<(), Problem> {
    if allowed.contains(&given) {
        return Ok(());
    }
    let (least, most) = allowed.into_inner();
    let text = format!("{name} is {given}; {least} to {most} seconds are allowed");
    Err(Problem::bad("clock/bad", text).with("given", given).with("least", least).with("most", most))
}

/// A table as everybody may know it.
pub fn table_info(row: &TableRow, settings: &Settings) -> TableInfo {
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        rules: row.rules,
        setup: serde_json::from_str(&row.setup).unwrap_or(Value::Null),
        status: match row.status {
            Status::Open => wire::Status::Open,
            Status::Playing => wire::Status::Playing,
            Status::Over => wire::Status::Over,
            Status::Closed => wire::Status::Closed,
        },
        owner: row.owner.clone(),
        seats: row.seats.iter().enumerate().map(|(n, seat)| seat_info(n as u8, seat)).collect(),
        clock: settings.clock,
        join: settings.join,
        assist: settings.assist,
        free_undo: settings.free_undo,
        natural_pause: settings.natural_pause,
        autostart: settings.autostart,
        commitment: row
            .seed
            .as_ref()
            .and_then(|seed| seed.parse::<Seed>().ok())
            .map(|seed| seed.commitment()),
        rematch: row.rematch.clone(),
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}

fn seat_info(number: u8, seat: &SeatRow) -> SeatInfo {
    SeatInfo {
        seat: number,
        player: seat.player.clone(),
        name: seat.name.clone().or_else(|| seat.player_name.clone()),
        bot: seat.bot.clone(),
        stand_in: seat.stand_in.as_deref().and_then(read_stand_in),
    }
}

fn read_stand_in(text: &str) -> Option<StandIn> {
    serde_json::from_value(Value::from(text)).ok()
}

/// As it is kept with a seat.
pub fn keep_stand_in(why: StandIn) -> String {
    match why {
        StandIn::Resigned => "resigned",
        StandIn::TimeOut => "time_out",
        StandIn::Left => "left",
    }
    .to_owned()
}
