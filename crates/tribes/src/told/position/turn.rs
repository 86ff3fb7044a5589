use serde::{Deserialize, Serialize};
use table::Seat;

use crate::state::{Activation, Sale, Window};
use crate::{Tile, Tribe};

/// What the acting player has done so far, in a [`Position`](crate::Position).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnPosition {
    /// Who acts.
    pub seat: Seat,
    /// Where the turn goes on after a power: `start`, `act`, `thief`, `tile` or `close`.
    #[serde(default)]
    pub window: Window,
    /// Where the meeples were picked up.
    #[serde(default)]
    pub start: Option<Tile>,
    /// Drops so far.
    #[serde(default)]
    pub path: Vec<(Tribe, Tile)>,
    /// What was collected: tribe, how many, where.
    #[serde(default)]
    pub collected: Option<(Tribe, u8, Tile)>,
    /// Was Echidna used?
    #[serde(default)]
    pub doubled: bool,
    /// Was Iblis used?
    #[serde(default)]
    pub two_victims: bool,
    /// How far the sale has come: `open`, `begun` or `closed`.
    #[serde(default)]
    pub sale: Sale,
}

impl TurnPosition {
    pub(crate) fn of(activation: &Activation) -> TurnPosition {
        TurnPosition {
            seat: activation.seat,
            window: activation.window,
            start: activation.start,
            path: activation.path.to_vec(),
            collected: activation.collected,
            doubled: activation.doubled,
            two_victims: activation.two_victims,
            sale: activation.sale,
        }
    }

    pub(crate) fn build(&self) -> Activation {
        let mut activation = Activation::new(self.seat);
        activation.window = self.window;
        activation.start = self.start;
        self.path.iter().for_each(|step| activation.path.push(*step));
        activation.collected = self.collected;
        activation.doubled = self.doubled;
        activation.two_victims = self.two_victims;
        activation.sale = self.sale;
        activation
    }
}
