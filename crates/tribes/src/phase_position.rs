use serde::{Deserialize, Serialize};
use table::{Faults, Seat};

use crate::list::List;
use crate::state::{Activation, Phase, Place, Sale, Sowing, Tribes, Window};
use crate::{Cards, Djinn, Meeples, Piece, Resource, Side, Tile, TileSet, Tribe};

/// What is being decided, in a [`Position`](crate::Position).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the same words as in the view")]
pub enum PhasePosition {
    #[default]
    Bid,
    Start,
    Sow {
        at: Tile,
        #[serde(default)]
        came_from: Option<Tile>,
        hand: Meeples,
        /// Where each tribe stood before the move, in the order of the rulebook; left out: where it stands now.
        #[serde(default)]
        before: Option<[Vec<Tile>; 6]>,
    },
    Act,
    SecondVictim {
        #[serde(default)]
        tile: Option<Tile>,
        #[serde(default)]
        seat: Option<Seat>,
    },
    Tile,
    SecondCard {
        among: u8,
    },
    Aim {
        djinn: Djinn,
    },
    Settle {
        piece: Piece,
        tile: Tile,
    },
    Shift {
        piece: Piece,
        tile: Tile,
    },
    KeepDjinn {
        djinns: Vec<Djinn>,
    },
    Close,
    Sale {
        set: Cards,
    },
    Over,
}

/// What the acting player has done so far, in a [`Position`](crate::Position).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnPosition {
    /// Who acts.
    pub seat: Seat,
    /// Where the turn goes on after a power: `start`, `act`, `tile` or `close`.
    #[serde(default)]
    pub window: WindowName,
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
    pub sale: SaleName,
}

/// The moments at which powers can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the windows of a turn")]
pub enum WindowName {
    #[default]
    Start,
    Act,
    Tile,
    Close,
}

/// How far the sale of goods has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the stages of a sale")]
pub enum SaleName {
    #[default]
    Open,
    Begun,
    Closed,
}

impl PhasePosition {
    pub(crate) fn of(phase: &Phase) -> PhasePosition {
        match *phase {
            Phase::Bid => PhasePosition::Bid,
            Phase::Start => PhasePosition::Start,
            Phase::Sow(Sowing { at, came, hand, before }) => PhasePosition::Sow {
                at,
                came_from: came.and_then(|side| tile_beyond(at, side.opposite())),
                hand,
                before: Some(before.map(|tiles| tiles.iter().collect())),
            },
            Phase::Act => PhasePosition::Act,
            Phase::SecondVictim(Place::Tile(tile)) => {
                PhasePosition::SecondVictim { tile: Some(tile), seat: None }
            }
            Phase::SecondVictim(Place::Player(seat)) => {
                PhasePosition::SecondVictim { tile: None, seat: Some(seat) }
            }
            Phase::Tile => PhasePosition::Tile,
            Phase::SecondCard { among } => PhasePosition::SecondCard { among },
            Phase::Aim(djinn) => PhasePosition::Aim { djinn },
            Phase::Settle(piece, tile) => PhasePosition::Settle { piece, tile },
            Phase::Shift(piece, tile) => PhasePosition::Shift { piece, tile },
            Phase::KeepDjinn(shown) => PhasePosition::KeepDjinn { djinns: shown.to_vec() },
            Phase::Close => PhasePosition::Close,
            Phase::Sale(set) => PhasePosition::Sale { set: Tribes::goods_in(set).collect() },
            Phase::Over => PhasePosition::Over,
        }
    }

    pub(crate) fn check_lengths(&self, faults: &mut Faults) {
        if let PhasePosition::KeepDjinn { djinns } = self
            && !(1..=3).contains(&djinns.len())
        {
            faults.add("phase.djinns", format!("{} djinns are shown; 1 to 3 are", djinns.len()));
        }
    }

    pub(crate) fn build(&self, here: &[TileSet; 6], faults: &mut Faults) -> Phase {
        match self {
            PhasePosition::Bid => Phase::Bid,
            PhasePosition::Start => Phase::Start,
            PhasePosition::Sow { at, came_from, hand, before } => {
                let came = came_from.and_then(|from| {
                    let side = Side::ALL.into_iter().find(|side| tile_beyond(from, *side) == Some(*at));
                    if side.is_none() {
                        faults.add("phase.came_from", format!("{from} is not next to {at}"));
                    }
                    side
                });
                let before =
                    before.clone().map(|all| all.map(|tiles| tiles.into_iter().collect::<TileSet>()));
                Phase::Sow(Sowing { at: *at, came, hand: *hand, before: before.unwrap_or(*here) })
            }
            PhasePosition::Act => Phase::Act,
            PhasePosition::SecondVictim { tile: Some(tile), seat: None } => {
                Phase::SecondVictim(Place::Tile(*tile))
            }
            PhasePosition::SecondVictim { tile: None, seat: Some(seat) } => {
                Phase::SecondVictim(Place::Player(*seat))
            }
            PhasePosition::SecondVictim { .. } => {
                faults.add("phase", "the second victim is on a tile or with a player, one of the two");
                Phase::Act
            }
            PhasePosition::Tile => Phase::Tile,
            PhasePosition::SecondCard { among } => Phase::SecondCard { among: *among },
            PhasePosition::Aim { djinn } => Phase::Aim(*djinn),
            PhasePosition::Settle { piece, tile } => Phase::Settle(*piece, *tile),
            PhasePosition::Shift { piece, tile } => Phase::Shift(*piece, *tile),
            PhasePosition::KeepDjinn { djinns } => {
                Phase::KeepDjinn(List::of(Djinn::AlAmin, djinns.iter().copied()))
            }
            PhasePosition::Close => Phase::Close,
            PhasePosition::Sale { set } => {
                Phase::Sale(set.kinds().fold(0, |bits, good: Resource| bits | 1 << good.index()))
            }
            PhasePosition::Over => Phase::Over,
        }
    }
}

impl TurnPosition {
    pub(crate) fn of(activation: &Activation) -> TurnPosition {
        TurnPosition {
            seat: activation.seat,
            window: match activation.window {
                Window::Start => WindowName::Start,
                Window::Act => WindowName::Act,
                Window::Tile => WindowName::Tile,
                Window::Close => WindowName::Close,
            },
            start: activation.start,
            path: activation.path.to_vec(),
            collected: activation.collected,
            doubled: activation.doubled,
            two_victims: activation.two_victims,
            sale: match activation.sale {
                Sale::Open => SaleName::Open,
                Sale::Begun => SaleName::Begun,
                Sale::Closed => SaleName::Closed,
            },
        }
    }

    pub(crate) fn build(&self) -> Activation {
        let mut activation = Activation::new(self.seat);
        activation.window = match self.window {
            WindowName::Start => Window::Start,
            WindowName::Act => Window::Act,
            WindowName::Tile => Window::Tile,
            WindowName::Close => Window::Close,
        };
        activation.start = self.start;
        self.path.iter().for_each(|step| activation.path.push(*step));
        activation.collected = self.collected;
        activation.doubled = self.doubled;
        activation.two_victims = self.two_victims;
        activation.sale = match self.sale {
            SaleName::Open => Sale::Open,
            SaleName::Begun => Sale::Begun,
            SaleName::Closed => Sale::Closed,
        };
        activation
    }
}

fn tile_beyond(tile: Tile, side: Side) -> Option<Tile> {
    (tile.set().step(side) & TileSet::first(crate::MAX_TILES)).iter().next()
}
