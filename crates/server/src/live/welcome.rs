//! Who is welcome at a table: for whom seats are kept, who was turned away, and who wants to hear whom.

use std::sync::Arc;

use store::{SeatRow, Status};

use super::LiveTable;
use super::lobby::{is_open, planned_seat};
use crate::hall::Hall;
use crate::house::no_person;
use crate::http::has_blocked;
use crate::identity::Person;
use crate::names;
use crate::problem::Problem;
use crate::recovery;
use crate::wire::{PersonName, SeatPlan};

impl LiveTable {
    /// Refuses whom the owner of the table does not want here. Why is not told.
    pub(super) async fn welcome(&mut self, player: &str) -> Result<(), Problem> {
        let owner = self.row.owner.clone().filter(|owner| owner != player);
        let is_blocked = match owner {
            Some(owner) => has_blocked(&self.hall, &owner, player).await?,
            None => false,
        };
        if is_blocked || self.is_turned_away(player) {
            let text = "who made this table does not want you to sit here";
            return Err(Problem::forbidden("table/turned-away", text));
        }
        Ok(())
    }

    /// Was this person turned away?
    pub(super) fn is_turned_away(&self, player: &str) -> bool {
        self.row.status == Status::Open && self.turned_away.iter().any(|one| one == player)
    }

    /// The seat that is kept for this person, or else one that is kept for nobody.
    pub(super) fn seat_for(&self, player: &str) -> Option<usize> {
        let find = |kept_for: Option<&str>| {
            self.row.seats.iter().position(|seat| is_open(seat) && seat.kept_for.as_deref() == kept_for)
        };
        find(Some(player)).or_else(|| find(None))
    }

    pub(super) async fn set_seat(
        &mut self,
        who: &Person,
        seat: u8,
        plan: &SeatPlan,
        kept: Option<PersonName>,
    ) -> Result<(), Problem> {
        self.owned_by(who)?;
        self.still_open()?;
        let index = self.known_seat(seat)?;
        let levels = self.hall.games.iter().find(|game| game.name == self.row.game);
        let levels = levels.map(|game| game.levels.as_slice()).unwrap_or_default();
        // Whoever is asked to come is welcome again.
        let back = kept.as_ref().map(|kept| kept.id.clone());
        let row = planned_seat(plan, who, kept, levels)?;
        if let Some(back) = back {
            self.let_back(who, &back).await?;
        }
        self.row.seats[index] = row;
        Ok(())
    }

    /// Frees somebody's seats, those kept for them too, and lets them have none again.
    pub(super) async fn turn_away(&mut self, who: &Person, player: String) -> Result<(), Problem> {
        self.owned_by(who)?;
        self.still_open()?;
        if player == who.id {
            let text = "nobody can turn themselves away; leave the table instead";
            return Err(Problem::conflict("person/yourself", text));
        }
        self.hall.store.turn_away(&self.row.id, &player).await?;
        let theirs = |seat: &&mut SeatRow| {
            seat.player.as_ref() == Some(&player) || seat.kept_for.as_ref() == Some(&player)
        };
        self.row.seats.iter_mut().filter(theirs).for_each(|seat| *seat = SeatRow::default());
        if !self.turned_away.contains(&player) {
            self.turned_away.push(player);
        }
        Ok(())
    }

    pub(super) async fn let_back(&mut self, who: &Person, player: &str) -> Result<(), Problem> {
        self.owned_by(who)?;
        self.still_open()?;
        if self.turned_away.iter().any(|one| one == player) {
            self.hall.store.let_back(&self.row.id, player).await?;
            self.turned_away.retain(|one| one != player);
        }
        Ok(())
    }

    /// Somebody here wants to hear others than before.
    pub(super) fn on_hears(&mut self, player: &str, unheard: &Arc<[String]>) {
        let mut changed = Vec::new();
        for connection in self.connections.iter_mut().filter(|connection| connection.is(player)) {
            connection.unheard = Arc::clone(unheard);
            changed.push(connection.id);
        }
        changed.into_iter().for_each(|id| self.send_snapshot(id));
    }
}

/// Looks at a plan for a seat before the table is asked: a name shown at it must be nobody else's, and who it is kept
/// for must be known and want it.
pub(crate) async fn prepare(
    hall: &Hall,
    me: &Person,
    plan: &SeatPlan,
) -> Result<Option<PersonName>, Problem> {
    match plan {
        SeatPlan::Me { name: Some(name) } => names::check_seat(hall, name, &me.id).await.map(|()| None),
        SeatPlan::Kept { name } => {
            let row = recovery::account(hall, name).await?.ok_or_else(no_person)?;
            if row.id == me.id {
                let text = "a seat of your own needs not be kept; take it";
                return Err(Problem::conflict("person/yourself", text));
            }
            if has_blocked(hall, &row.id, &me.id).await? {
                let text = "this person takes no invitations from you";
                return Err(Problem::forbidden("person/not-wanted", text));
            }
            Ok(Some(PersonName { id: row.id, name: row.name }))
        }
        SeatPlan::Me { name: None } | SeatPlan::Open | SeatPlan::Bot { .. } => Ok(None),
    }
}
