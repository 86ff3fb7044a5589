//! How a game is begun and stopped by agreement: who is ready, who gives up, who wishes to call it off.

use store::Status;
use table::Seat;

use super::commands::Stopped;
use super::{Flow, LiveTable};
use crate::identity::Person;
use crate::problem::Problem;
use crate::settings::keep_stand_in;
use crate::wire::{ClockRule, StandIn, Stop, StopReason};

/// Where nothing has happened for so long, one person's wish ends the game.
const WEEK_MS: u64 = 7 * 24 * 3_600_000;

impl LiveTable {
    /// A real-time clock waits until everybody has said that they are ready, if several people play.
    pub(super) fn ask_who_is_ready(&mut self) {
        let people = self.people_playing();
        let is_awaited =
            matches!(self.settings.clock, ClockRule::RealTime { .. }) && self.are_several(&people);
        self.progress.not_ready =
            if is_awaited { people.into_iter().map(Seat::number).collect() } else { Vec::new() };
    }

    pub(super) async fn ready(&mut self, who: Option<&Person>) -> Result<(), Stopped> {
        self.seated(who)?;
        self.running()?;
        self.get_ready(who).await
    }

    /// Who decides something is ready, too.
    pub(super) async fn get_ready(&mut self, who: Option<&Person>) -> Result<(), Stopped> {
        let Some(who) = who.filter(|_| !self.progress.not_ready.is_empty()) else { return Ok(()) };
        let before = self.progress.not_ready.len();
        let mine = self.seats_of(&who.id);
        self.no_longer_asked(&mine);
        if self.progress.not_ready.len() == before {
            return Ok(());
        }
        self.keep_row().await.map_err(Stopped::Broken)?;
        self.tell_table();
        self.tell_clocks();
        Ok(())
    }

    /// Nobody waits for these seats' people to be ready, or to agree. The clock starts if they were the last.
    pub(super) fn no_longer_asked(&mut self, seats: &[Seat]) {
        let was_waiting = !self.progress.not_ready.is_empty();
        self.progress.not_ready.retain(|seat| !seats.iter().any(|gone| gone.number() == *seat));
        if was_waiting && self.progress.not_ready.is_empty() {
            self.clock.ask(self.clocked(), self.now());
        }
    }

    pub(super) async fn call_off(&mut self, who: Option<&Person>, agree: bool) -> Result<(), Stopped> {
        let mine = self.seated(who)?;
        self.running()?;
        self.progress.calling_off.retain(|seat| !mine.iter().any(|own| own.number() == *seat));
        if agree {
            self.progress.calling_off.extend(mine.iter().map(|seat| seat.number()));
            self.progress.calling_off.sort_unstable();
            if self.is_called_off() {
                return self.stop(self.called_off(mine[0])).await.map_err(Stopped::Broken);
            }
        }
        self.save_row().await.map_err(Stopped::Broken)?;
        self.tell_table();
        Ok(())
    }

    /// Do all agree who still play? One is enough while not everybody is ready, and where nothing has happened for a week.
    fn is_called_off(&self) -> bool {
        let is_dead = self.hall.now_ms().saturating_sub(self.row.updated_at) >= WEEK_MS;
        let agrees = |seat: &Seat| self.progress.calling_off.contains(&seat.number());
        is_dead || !self.progress.not_ready.is_empty() || self.people_playing().iter().all(agrees)
    }

    /// What is told of a game that was called off: that somebody had given up, or else that all agreed.
    fn called_off(&self, last: Seat) -> Stop {
        let resigned = Some(keep_stand_in(StandIn::Resigned));
        match self.row.seats.iter().position(|seat| seat.stand_in == resigned) {
            Some(by) => Stop { why: StopReason::GivenUp, by: by as u8 },
            None => Stop { why: StopReason::CalledOff, by: last.number() },
        }
    }

    /// Would only bots be left without this person?
    pub(super) fn plays_alone(&self, who: Option<&Person>) -> bool {
        let is_me =
            |seat: &Seat| who.map(|who| who.id.as_str()) == self.row.seats[seat.index()].player.as_deref();
        self.people_playing().iter().all(is_me)
    }

    pub(super) async fn stop(&mut self, stop: Stop) -> Result<(), Flow> {
        self.halt(stop);
        self.keep_row().await?;
        self.tell_everything();
        self.tell_clocks();
        self.consider_bots();
        Ok(())
    }

    pub(super) fn halt(&mut self, stop: Stop) {
        self.row.status = Status::Closed;
        self.progress.stopped = Some(stop);
        self.progress.not_ready.clear();
        self.progress.calling_off.clear();
        self.clock.ask(None, self.now());
        tracing::debug!(event = "table.stopped", table = self.row.id, "a game was stopped before its end");
    }

    /// Brings what lists tell of the game up to date.
    pub(super) fn note_progress(&mut self) {
        let Some(game) = &self.game else { return };
        let (points, is_whole) = game.points();
        let winners = game.end().map(|end| end.winners).unwrap_or_default();
        let (round, to_move, until) = (game.round(), self.to_move(), self.clock.deadline());
        let progress = &mut self.progress;
        (progress.round, progress.to_move, progress.until) = (round, to_move.map(Seat::number), until);
        (progress.points, progress.is_whole, progress.winners) = (points, is_whole, winners);
        self.row.progress = serde_json::to_string(&self.progress).ok();
    }

    /// The seats for which people decide, not bots.
    fn people_playing(&self) -> Vec<Seat> {
        let seats = Seat::first(self.row.seats.len() as u8);
        seats
            .filter(|seat| {
                let row = &self.row.seats[seat.index()];
                row.player.is_some() && row.bot.is_none()
            })
            .collect()
    }

    fn are_several(&self, seats: &[Seat]) -> bool {
        let whose = |seat: &Seat| self.row.seats[seat.index()].player.as_deref();
        seats.windows(2).any(|two| whose(&two[0]) != whose(&two[1]))
    }

    /// This person's seats; there is at least one.
    fn seated(&self, who: Option<&Person>) -> Result<Vec<Seat>, Problem> {
        let who = who.ok_or_else(Problem::nobody)?;
        let seats = self.seats_of(&who.id);
        if seats.is_empty() {
            return Err(Problem::forbidden("seat/not-yours", "you have no seat at this table"));
        }
        Ok(seats)
    }
}
