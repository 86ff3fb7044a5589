use std::ops::RangeInclusive;

use serde_json::Value;
use store::{SeatRow, Status, TableRow};
use table::Seed;

use crate::problem::Problem;
use crate::wire::{self, ClockRule, PersonName, SeatInfo, StandIn, TableInfo, TableSettings};

impl TableSettings {
    /// Refuses what no table may have.
    pub fn check(&self) -> Result<(), Problem> {
        match self.clock {
            ClockRule::None => Ok(()),
            ClockRule::RealTime { start_s, increment_s } => {
                within("start_s", start_s, 10..=21_600)?;
                within("increment_s", increment_s, 0..=600)
            }
            ClockRule::TurnBased { per_turn_s } => within("per_turn_s", per_turn_s, 60..=2_592_000),
        }
    }

    /// The settings kept with a table.
    pub fn read(row: &TableRow) -> TableSettings {
        serde_json::from_str(&row.settings).unwrap_or_else(|error| {
            tracing::error!(event = "table.settings_unreadable", table = row.id, %error, "settings cannot be read; the defaults are taken");
            TableSettings::default()
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
pub fn table_info(row: &TableRow, settings: &TableSettings) -> TableInfo {
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
        settings: settings.clone(),
        commitment: row
            .seed
            .as_ref()
            .and_then(|seed| seed.parse::<Seed>().ok())
            .map(|seed| seed.commitment()),
        progress: row.progress.as_deref().and_then(|kept| serde_json::from_str(kept).ok()),
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
        kept_for: seat.kept_for.clone().zip(seat.kept_name.clone()).map(|(id, name)| PersonName { id, name }),
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
