//! Trials: somebody who plays thinks on alone, from what they know.

use serde_json::Value;
use table::{Seat, Seed};

use super::LiveTable;
use super::commands::not_running;
use crate::identity::Person;
use crate::problem::Problem;
use crate::wire::Assist;

/// A world that a seat of a running game cannot tell from the true one.
#[derive(Debug)]
pub struct Imagined {
    /// Which game.
    pub game: String,
    /// Everything in it.
    pub position: Value,
    /// Who imagines it.
    pub seat: Seat,
    /// Names by seat.
    pub names: Vec<String>,
    /// Does the table allow to ask minds?
    pub may_ask: bool,
}

impl LiveTable {
    /// What this person's seat could play on in thought.
    pub(super) fn imagined(&self, who: &Person, version: u32, seed: Seed) -> Result<Imagined, Problem> {
        let seat = match self.seats_of(&who.id)[..] {
            [seat] => seat,
            [] => return Err(Problem::forbidden("seat/not-yours", "you have no seat at this table")),
            // Several people at one screen must not see each other's secrets.
            _ => {
                return Err(Problem::forbidden(
                    "analysis/shared-screen",
                    "several people play at this screen",
                ));
            }
        };
        self.running()?;
        self.current(version)?;
        let game = self.game.as_ref().ok_or_else(not_running)?;
        let names = self.info().seats.into_iter();
        Ok(Imagined {
            game: self.row.game.clone(),
            position: game.imagined(seat, seed),
            seat,
            names: names.map(|seat| seat.name.or(seat.bot).unwrap_or_default()).collect(),
            may_ask: self.settings.assist >= Assist::Hints,
        })
    }
}
