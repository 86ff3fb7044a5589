//! What whoever looks after the house does at a table.

use store::{SeatRow, Status};

use super::{Flow, LiveTable};
use crate::problem::Problem;
use crate::wire::{Stop, StopReason};

impl LiveTable {
    /// Ends everything here, whatever is being played.
    pub(super) async fn close(&mut self) -> (Flow, Result<(), Problem>) {
        match self.row.status {
            Status::Over => return (Flow::Go, Err(Problem::conflict("table/over", "the game is over"))),
            Status::Closed => {
                return (Flow::Go, Err(Problem::conflict("table/closed", "the table was closed")));
            }
            Status::Open | Status::Playing => self.row.status = Status::Closed,
        }
        self.progress.not_ready.clear();
        self.progress.calling_off.clear();
        self.clock.ask(None, self.now());
        self.keep_and_tell().await
    }

    /// Somebody may not be here any more: open seats are free again, running ones become bots'.
    pub(super) async fn show_out(&mut self, player: &str) -> (Flow, Result<(), Problem>) {
        let (is_owner, seats) = (self.row.owner.as_deref() == Some(player), self.seats_of(player));
        match self.row.status {
            Status::Open if is_owner => self.row.status = Status::Closed,
            Status::Open => {
                seats.into_iter().for_each(|seat| self.row.seats[seat.index()] = SeatRow::default());
            }
            Status::Playing if !self.is_played_without(player) => {
                let by = seats.first().map_or(0, |seat| seat.number());
                self.halt(Stop { why: StopReason::GivenUp, by });
            }
            Status::Playing => self.leave_to_bots(&seats),
            Status::Over | Status::Closed => return (Flow::Go, Ok(())),
        }
        self.keep_and_tell().await
    }

    /// Are there people who would play on without this one?
    fn is_played_without(&self, player: &str) -> bool {
        let decides =
            |seat: &SeatRow| seat.bot.is_none() && seat.player.as_deref().is_some_and(|one| one != player);
        self.row.seats.iter().any(decides)
    }

    async fn keep_and_tell(&mut self) -> (Flow, Result<(), Problem>) {
        if let Err(flow) = self.keep_row().await {
            return (flow, Err(Problem::unavailable("the server cannot write its data now; try again soon")));
        }
        self.tell_everything();
        self.consider_bots();
        (Flow::Go, Ok(()))
    }

    /// Lines of talk are gone from the store; nobody should see them here.
    pub(super) fn drop_talk(&mut self, line: Option<u32>, player: Option<&str>) {
        let before = self.chat.len();
        self.chat.retain(|said| {
            line.is_some_and(|line| said.n != line)
                || player.is_some_and(|player| said.player.as_deref() != Some(player))
        });
        if self.chat.len() != before {
            self.tell_everything();
        }
    }

    /// The game is to go from the store, unless somebody looks at it.
    pub(super) async fn remove(&mut self) -> (Flow, Result<bool, Problem>) {
        if !self.connections.is_empty() {
            return (Flow::Go, Ok(false));
        }
        match self.hall.store.remove_table(&self.row.id, false).await {
            Ok(true) => (Flow::Gone, Ok(true)),
            Ok(false) => (Flow::Go, Ok(false)),
            Err(error) => (Flow::Go, Err(error.into())),
        }
    }
}
