//! What happens at a table besides playing: coming, going, starting, playing again.

use serde_json::Value;
use store::{SeatRow, Status, StoreError, TableRow};
use table::Seat;

use super::{Flow, LiveTable, LobbyCommand};
use crate::house::no_person;
use crate::identity::Person;
use crate::names;
use crate::play;
use crate::problem::Problem;
use crate::random;
use crate::settings::{keep_stand_in, table_info};
use crate::wire::{PersonName, SeatPlan, StandIn, Stop, StopReason, TableInfo};

/// So often it is tried to agree with other machines on the table where people play again.
const REMATCHES: u32 = 4;

impl LiveTable {
    pub(super) async fn on_lobby(
        &mut self,
        who: &Person,
        command: LobbyCommand,
    ) -> (Flow, Result<(), Problem>) {
        let before = self.row.clone();
        let changed = match command {
            LobbyCommand::Join { seat } => self.join(who, seat).await,
            LobbyCommand::Leave => self.leave(who),
            LobbyCommand::Start => self.start(who),
            LobbyCommand::SetSeat { seat, plan, kept } => self.set_seat(who, seat, &plan, kept).await,
            LobbyCommand::TurnAway { player } => self.turn_away(who, player).await,
            LobbyCommand::LetBack { player } => self.let_back(who, &player).await,
        };
        if let Err(problem) = changed {
            self.row = before;
            return (Flow::Go, Err(problem));
        }
        if self.row == before {
            return (Flow::Go, Ok(()));
        }
        if let Err(problem) = self.start_if_full(&before) {
            tracing::error!(event = "table.not_started", table = self.row.id, code = %problem.code, "a full table could not start");
        }
        let starts = before.status == Status::Open && self.row.status == Status::Playing;
        if starts && !self.row.seats.iter().any(|seat| seat.bot.is_none()) {
            if let Err(problem) = self.keep_bot_table().await {
                (self.row, self.game) = (before, None);
                return (Flow::Go, Err(problem));
            }
        } else if let Err(flow) = self.keep_row().await {
            return (flow, Err(Problem::unavailable("the server cannot write its data now; try again soon")));
        }
        self.tell_everything();
        self.consider_bots();
        (Flow::Go, Ok(()))
    }

    async fn join(&mut self, who: &Person, seat: Option<u8>) -> Result<(), Problem> {
        self.still_open()?;
        self.welcome(&who.id).await?;
        let index = match seat {
            Some(number) => self.known_seat(number)?,
            None => match self.seat_for(&who.id) {
                Some(index) => index,
                None => return Err(Problem::conflict("table/full", "no seat is open")),
            },
        };
        if !is_open(&self.row.seats[index]) {
            let text = format!("seat {} is taken", Seat::ALL[index]);
            return Err(Problem::conflict("seat/taken", text).with("seat", index));
        }
        if self.row.seats[index].kept_for.as_ref().is_some_and(|kept_for| *kept_for != who.id) {
            let text = format!("seat {} is kept for somebody else", Seat::ALL[index]);
            return Err(Problem::conflict("seat/kept", text).with("seat", index));
        }
        self.row.seats[index] = seat_of(who, None);
        Ok(())
    }

    fn leave(&mut self, who: &Person) -> Result<(), Problem> {
        let is_owner = self.row.owner.as_deref() == Some(&who.id);
        let seats = self.seats_of(&who.id);
        if seats.is_empty() && !(is_owner && self.row.status == Status::Open) {
            return Err(Problem::forbidden("seat/not-yours", "you have no seat at this table"));
        }
        match self.row.status {
            Status::Open if is_owner => self.row.status = Status::Closed,
            Status::Open => {
                seats.into_iter().for_each(|seat| self.row.seats[seat.index()] = SeatRow::default());
            }
            Status::Playing if self.plays_alone(Some(who)) => {
                let by = seats.first().map_or(0, |seat| seat.number());
                self.halt(Stop { why: StopReason::GivenUp, by });
            }
            Status::Playing => self.leave_to_bots(&seats),
            Status::Closed => {
                let gone = SeatRow { name: Some(names::GONE.to_owned()), ..SeatRow::default() };
                seats.into_iter().for_each(|seat| self.row.seats[seat.index()] = gone.clone());
            }
            Status::Over => {
                return Err(Problem::conflict("table/over", "the game is over; nobody waits for you"));
            }
        }
        Ok(())
    }

    pub(super) fn leave_to_bots(&mut self, seats: &[Seat]) {
        let level = self.stand_in_level();
        for seat in seats {
            let row = &mut self.row.seats[seat.index()];
            row.bot = Some(level.clone());
            row.stand_in = Some(keep_stand_in(StandIn::Left));
        }
        self.no_longer_asked(seats);
    }

    fn start(&mut self, who: &Person) -> Result<(), Problem> {
        self.owned_by(who)?;
        self.still_open()?;
        if let Some(open) = self.row.seats.iter().position(is_open) {
            let text = format!("seat {} is still open; seat a person or a bot there", Seat::ALL[open]);
            return Err(Problem::conflict("table/not-full", text).with("seat", open));
        }
        self.begin()
    }

    fn start_if_full(&mut self, before: &TableRow) -> Result<(), Problem> {
        let is_full = !self.row.seats.iter().any(is_open);
        let has_changed = self.row.seats != before.seats;
        if self.settings.autostart && self.row.status == Status::Open && is_full && has_changed {
            return self.begin();
        }
        Ok(())
    }

    fn begin(&mut self) -> Result<(), Problem> {
        let setup: Value = serde_json::from_str(&self.row.setup).unwrap_or(Value::Null);
        let seed = random::seed()?;
        self.game = Some(play::begin(&self.row.game, self.row.rules, &setup, seed)?);
        self.row.seed = Some(seed.to_string());
        self.row.status = Status::Playing;
        tracing::debug!(event = "table.started", table = self.row.id, "a game begins");
        self.ask_who_is_ready();
        self.clock.begin(self.moment(), self.now());
        Ok(())
    }

    /// The table where these people play again; the first who asks makes it.
    pub(super) async fn rematch(&mut self, who: &Person) -> Result<TableInfo, Problem> {
        for _ in 0..REMATCHES {
            if let Some(info) = self.try_rematch(who).await? {
                return Ok(info);
            }
            // Somebody else was faster, on another machine; what they made is there now.
            if self.begin_again().await != Flow::Go {
                break;
            }
        }
        Err(Problem::unavailable("the table cannot be read now; try again soon"))
    }

    /// Nothing if the table was written meanwhile.
    async fn try_rematch(&mut self, who: &Person) -> Result<Option<TableInfo>, Problem> {
        if !self.has_seat(&who.id) && self.row.owner.as_deref() != Some(&who.id) {
            return Err(Problem::forbidden("seat/not-yours", "you had no seat at this table"));
        }
        let was_played = self.row.status == Status::Closed && self.row.seed.is_some();
        if self.row.status != Status::Over && !was_played {
            return Err(Problem::conflict("table/not-over", "the game is not over yet"));
        }
        if let Some(id) = &self.row.rematch
            && let Some(row) = self.hall.store.table(id).await?
            && row.status != Status::Closed
        {
            return Ok(Some(table_info(&row, &self.settings)));
        }
        // A new game follows the newest rules, whichever the old one followed.
        let setup: Value = serde_json::from_str(&self.row.setup).unwrap_or(Value::Null);
        let (setup, _, rules) = play::check_setup(&self.row.game, &setup)?;
        let mut row = TableRow {
            id: random::table_id(self.hall.now_ms())?,
            rules,
            setup: setup.to_string(),
            owner: Some(who.id.clone()),
            status: Status::Open,
            seed: None,
            clocks: None,
            progress: None,
            rematch: None,
            created_at: self.hall.now_ms(),
            updated_at: self.hall.now_ms(),
            due_at: None,
            revision: 0,
            ..self.row.clone()
        };
        for seat in &mut row.seats {
            let was_bot = seat.player.is_none() && seat.bot.is_some();
            let was_mine = seat.player.as_deref() == Some(&who.id);
            *seat = match seat.bot.take() {
                // A bot that played for somebody who is gone has no name any more.
                bot if was_bot => SeatRow { bot, ..SeatRow::default() },
                _ if was_mine => SeatRow { stand_in: None, ..std::mem::take(seat) },
                _ => SeatRow::default(),
            };
        }
        self.hall.store.save_table(row.clone()).await?;
        let before = self.row.rematch.replace(row.id.clone());
        if let Err(error) = self.hall.store.save_table(self.row.clone()).await {
            self.row.rematch = before;
            // Nobody has heard of the new one.
            let unwanted = TableRow { status: Status::Closed, revision: row.revision + 1, ..row };
            let id = unwanted.id.clone();
            self.hall.store.save_table(unwanted).await?;
            self.hall.store.remove_table(&id, true).await?;
            return if matches!(error, StoreError::Stale(_)) { Ok(None) } else { Err(error.into()) };
        }
        self.was_written();
        self.tell_table();
        Ok(Some(table_info(&row, &self.settings)))
    }

    pub(super) fn on_renamed(&mut self, player: &str, name: &str) {
        for seat in &mut self.row.seats {
            if seat.player.as_deref() == Some(player) {
                seat.player_name = Some(name.to_owned());
            }
        }
        for connection in &mut self.connections {
            if let Some(who) = connection.who.as_mut().filter(|who| who.id == player) {
                who.name = name.to_owned();
            }
        }
        if self.has_seat(player) {
            self.tell_table();
        }
    }

    /// Somebody's account goes away: open seats are free again, running ones become bots'.
    pub(super) async fn forget(&mut self, player: &str) -> (Flow, Result<(), Problem>) {
        let is_owner = self.row.owner.as_deref() == Some(player);
        let seats = self.seats_of(player);
        if !is_owner && seats.is_empty() {
            self.drop_talk(None, Some(player));
            return (Flow::Go, Ok(()));
        }
        if self.row.status == Status::Playing {
            self.leave_to_bots(&seats);
        }
        for seat in seats {
            let row = &mut self.row.seats[seat.index()];
            (row.player, row.player_name) = (None, None);
            row.name = (self.row.status != Status::Open).then(|| names::GONE.to_owned());
        }
        if is_owner {
            self.row.owner = None;
            if self.row.status == Status::Open {
                self.row.status = Status::Closed;
            }
        }
        self.chat.retain(|line| line.player.as_deref() != Some(player));
        if let Err(flow) = self.keep_row().await {
            return (flow, Err(Problem::unavailable("the server cannot write its data now; try again soon")));
        }
        self.tell_everything();
        self.consider_bots();
        (Flow::Go, Ok(()))
    }

    pub(super) fn still_open(&self) -> Result<(), Problem> {
        match self.row.status {
            Status::Open => Ok(()),
            Status::Playing => Err(Problem::conflict("table/started", "the game has started")),
            Status::Over => Err(Problem::conflict("table/over", "the game is over")),
            Status::Closed => Err(Problem::conflict("table/closed", "the table was closed")),
        }
    }

    pub(super) fn owned_by(&self, who: &Person) -> Result<(), Problem> {
        if self.row.owner.as_deref() == Some(&who.id) {
            return Ok(());
        }
        Err(Problem::forbidden("table/not-yours", "only who made the table may do this"))
    }

    pub(super) fn known_seat(&self, number: u8) -> Result<usize, Problem> {
        let last = self.row.seats.len() - 1;
        Some(number as usize).filter(|index| *index <= last).ok_or_else(|| {
            let text = format!("there is no seat {number}; seats are 0 to {last}");
            Problem::bad("seat/unknown", text).with("seat", number).with("last", last)
        })
    }
}

/// A seat as it was planned.
pub(crate) fn planned_seat(
    plan: &SeatPlan,
    me: &Person,
    kept: Option<PersonName>,
    levels: &[crate::wire::LevelInfo],
) -> Result<SeatRow, Problem> {
    match plan {
        SeatPlan::Open => Ok(SeatRow::default()),
        SeatPlan::Kept { .. } => {
            let kept = kept.ok_or_else(no_person)?;
            Ok(SeatRow { kept_for: Some(kept.id), kept_name: Some(kept.name), ..SeatRow::default() })
        }
        SeatPlan::Me { name } => {
            let name = name.as_deref().map(names::check).transpose()?.map(|name| name.shown);
            Ok(seat_of(me, name))
        }
        SeatPlan::Bot { level } if levels.iter().any(|known| known.name == *level) => {
            Ok(SeatRow { bot: Some(level.clone()), ..SeatRow::default() })
        }
        SeatPlan::Bot { level } => {
            let level: String = level.chars().take(40).collect();
            let known: Vec<_> = levels.iter().map(|level| level.name.as_str()).collect();
            let text = format!("there is no level {level:?}; levels are: {}", known.join(", "));
            Err(Problem::bad("level/unknown", text).with("level", level))
        }
    }
}

/// Does nobody sit here, neither a person nor a bot?
pub(super) fn is_open(seat: &SeatRow) -> bool {
    seat.player.is_none() && seat.bot.is_none()
}

fn seat_of(who: &Person, name: Option<String>) -> SeatRow {
    SeatRow { player: Some(who.id.clone()), name, player_name: Some(who.name.clone()), ..SeatRow::default() }
}
