//! The game at one moment, how it is dealt, checked, hashed and imagined.

mod check;
mod deal;
pub(crate) mod decks;
pub(crate) mod digest;
mod imagine;
pub(crate) mod phase;
pub(crate) mod player;
pub(crate) mod rules;
pub(crate) mod setup;

use table::{PerSeat, Seat, ToMove};

use crate::artisans::Artisans;
use crate::board::Board;
use crate::pieces::track::Track;
use crate::state::decks::{DjinnDeck, Luck, Resources};
use crate::state::player::Player;
use crate::state::rules::Rules;
use crate::thieves::{Robbery, Thieves};
use crate::{Djinn, Djinns, Ending, Meeples, Resource, Tile, Tribe};
pub use phase::{Phase, Place, Sowing};
use table::List;

/// A legal game of Five Tribes at one moment.
///
/// Plain data: cloning is copying. Made only by [`new`](table::Game::new), by playing, by imagining and from
/// a checked position. Equality is that of every fact, hidden ones and the seed included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tribes {
    pub(crate) rules: Rules,
    pub(crate) board: Board,
    pub(crate) players: PerSeat<Player>,
    pub(crate) bag: Meeples,
    pub(crate) resources: Resources,
    pub(crate) djinns: DjinnDeck,
    pub(crate) palms_left: u8,
    pub(crate) palaces_left: u8,
    pub(crate) track: Track,
    pub(crate) round: u16,
    /// Djinns whose power is spent for now, by owner.
    pub(crate) used: PerSeat<Djinns>,
    pub(crate) activation: Activation,
    pub(crate) phase: Phase,
    pub(crate) ending: Option<Ending>,
    pub(crate) luck: Luck,
    pub(crate) thieves: Thieves,
    pub(crate) artisans: Artisans,
}

/// What one turn marker's owner has done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Activation {
    pub seat: Seat,
    /// Where the turn goes on after a power.
    pub window: Window,
    /// Where the meeples were picked up.
    pub start: Option<Tile>,
    /// Drops of this turn; of a very long move only the first ones.
    pub path: List<(Tribe, Tile), 24>,
    /// What was collected, and where.
    pub collected: Option<(Tribe, u8, Tile)>,
    /// Echidna doubles the Builders' gold.
    pub doubled: bool,
    /// Iblis kills two.
    pub two_victims: bool,
    pub sale: Sale,
}

impl Activation {
    pub fn new(seat: Seat) -> Activation {
        Activation {
            seat,
            window: Window::Start,
            start: None,
            path: List::new((Tribe::Vizier, Tile::A1)),
            collected: None,
            doubled: false,
            two_victims: false,
            sale: Sale::Open,
        }
    }
}

table::words! {
    /// The moments at which powers can be used.
    #[derive(Default)]
    pub enum Window as "window" {
        /// Before meeples are picked up.
        #[default]
        Start = "start",
        /// Before the tribe's action.
        Act = "act",
        /// Before the tile's action.
        Tile = "tile",
        /// Before and after the sale.
        Close = "close",
        /// Right after the tribe's action, for thieves. Stands last because its number is part of old hashes.
        Thief = "thief",
    }
}

table::words! {
    /// How far the sale of goods has come: it is one step of the turn.
    #[derive(Default)]
    pub enum Sale as "stage of a sale" {
        /// Nothing sold yet.
        #[default]
        Open = "open",
        /// Something sold, more may follow.
        Begun = "begun",
        /// Something else was done since.
        Closed = "closed",
    }
}

/// Search copies states all the time.
const _: () = assert!(size_of::<Tribes>() <= 1024, "a state fits into 1 KiB");

impl Tribes {
    pub(crate) fn deciding(&self) -> ToMove {
        match self.phase {
            Phase::Over => ToMove::Over,
            Phase::Bid => self.track.bidder().map_or(ToMove::Over, ToMove::Decide),
            Phase::Thief(Robbery::Give { victim, .. }) => ToMove::Decide(victim),
            _ => ToMove::Decide(self.activation.seat),
        }
    }

    /// The player whose turn it is.
    pub(crate) fn actor(&self) -> &Player {
        &self.players[self.activation.seat]
    }

    pub(crate) fn actor_mut(&mut self) -> &mut Player {
        &mut self.players[self.activation.seat]
    }

    /// Who owns a djinn.
    pub(crate) fn owner_of(&self, djinn: Djinn) -> Option<Seat> {
        Seat::first(self.rules.players).find(|seat| self.players[*seat].has(djinn))
    }

    /// The goods of a set being sold.
    pub(crate) fn goods_in(set: u16) -> impl Iterator<Item = Resource> {
        Resource::GOODS.into_iter().filter(move |good| set >> good.index() & 1 == 1)
    }
}
