use serde::{Deserialize, Serialize};
use table::{Faults, Seat};

use crate::artisans::ItemPhase;
use crate::state::{Activation, Phase, Place, Sale, Sowing, Tribes, Window};
use crate::thieves::{Pool, Robbery};
use crate::{Cards, Djinn, Item, Loot, Meeples, Piece, Resource, Side, Thief, Tile, TileSet, Tribe};
use table::List;

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
    Mark {
        tile: Tile,
    },
    Thief {
        thief: Thief,
    },
    Give {
        thief: Thief,
        victim: Seat,
        #[serde(default)]
        given: u8,
        #[serde(default)]
        pool: Vec<Loot>,
    },
    Claim {
        thief: Thief,
        #[serde(default)]
        taken: u8,
        pool: Vec<Loot>,
    },
    ClaimAt {
        piece: Piece,
        #[serde(default)]
        pool: Vec<Loot>,
    },
    KeepItem {
        items: Vec<Item>,
    },
    Lamp,
    FluteTile,
    Flute {
        tile: Tile,
        left: u8,
    },
    Scimitar {
        #[serde(default)]
        first: Option<Tile>,
    },
    TalismanFrom,
    TalismanTo {
        from: Tile,
    },
    Horn {
        cards: Cards,
    },
    Ring,
    Over,
}

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
            Phase::Mark(tile) => PhasePosition::Mark { tile },
            Phase::Thief(robbery) => PhasePosition::of_robbery(&robbery),
            Phase::Item(phase) => PhasePosition::of_items(&phase),
            Phase::Over => PhasePosition::Over,
        }
    }

    fn of_robbery(robbery: &Robbery) -> PhasePosition {
        match *robbery {
            Robbery::Offer(thief) => PhasePosition::Thief { thief },
            Robbery::Give { thief, victim, given, pool } => {
                PhasePosition::Give { thief, victim, given, pool: pool.to_vec() }
            }
            Robbery::Claim { thief, taken, pool } => {
                PhasePosition::Claim { thief, taken, pool: pool.to_vec() }
            }
            Robbery::ClaimAt { piece, pool } => PhasePosition::ClaimAt { piece, pool: pool.to_vec() },
        }
    }

    fn of_items(phase: &ItemPhase) -> PhasePosition {
        match *phase {
            ItemPhase::Keep(shown) => PhasePosition::KeepItem { items: shown.to_vec() },
            ItemPhase::Lamp => PhasePosition::Lamp,
            ItemPhase::FluteTile => PhasePosition::FluteTile,
            ItemPhase::Flute { tile, left } => PhasePosition::Flute { tile, left },
            ItemPhase::Scimitar { first } => PhasePosition::Scimitar { first },
            ItemPhase::TalismanFrom => PhasePosition::TalismanFrom,
            ItemPhase::TalismanTo(from) => PhasePosition::TalismanTo { from },
            ItemPhase::Horn(cards) => PhasePosition::Horn { cards },
            ItemPhase::Ring => PhasePosition::Ring,
        }
    }

    pub(crate) fn check_lengths(&self, faults: &mut Faults) {
        if let PhasePosition::KeepDjinn { djinns } = self
            && !(1..=3).contains(&djinns.len())
        {
            faults.add("phase.djinns", format!("{} djinns are shown; 1 to 3 are", djinns.len()));
        }
        match self {
            PhasePosition::Give { pool, .. }
            | PhasePosition::Claim { pool, .. }
            | PhasePosition::ClaimAt { pool, .. }
                if pool.len() > 6 =>
            {
                faults.add("phase.pool", format!("{} things are given up; at most 6 can be", pool.len()));
            }
            PhasePosition::KeepItem { items } if items.len() > 18 => {
                faults.add("phase.items", format!("{} items are shown; there are 18", items.len()));
            }
            _ => {}
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
            PhasePosition::Mark { tile } => Phase::Mark(*tile),
            PhasePosition::Thief { thief } => Phase::Thief(Robbery::Offer(*thief)),
            PhasePosition::Give { thief, victim, given, pool } => Phase::Thief(Robbery::Give {
                thief: *thief,
                victim: *victim,
                given: *given,
                pool: pool_of(pool),
            }),
            PhasePosition::Claim { thief, taken, pool } => {
                Phase::Thief(Robbery::Claim { thief: *thief, taken: *taken, pool: pool_of(pool) })
            }
            PhasePosition::ClaimAt { piece, pool } => {
                Phase::Thief(Robbery::ClaimAt { piece: *piece, pool: pool_of(pool) })
            }
            PhasePosition::KeepItem { items } => {
                Phase::Item(ItemPhase::Keep(List::of(Item::Jewellery, items.iter().copied())))
            }
            PhasePosition::Lamp => Phase::Item(ItemPhase::Lamp),
            PhasePosition::FluteTile => Phase::Item(ItemPhase::FluteTile),
            PhasePosition::Flute { tile, left } => Phase::Item(ItemPhase::Flute { tile: *tile, left: *left }),
            PhasePosition::Scimitar { first } => Phase::Item(ItemPhase::Scimitar { first: *first }),
            PhasePosition::TalismanFrom => Phase::Item(ItemPhase::TalismanFrom),
            PhasePosition::TalismanTo { from } => Phase::Item(ItemPhase::TalismanTo(*from)),
            PhasePosition::Horn { cards } => Phase::Item(ItemPhase::Horn(*cards)),
            PhasePosition::Ring => Phase::Item(ItemPhase::Ring),
            PhasePosition::Over => Phase::Over,
        }
    }
}

fn pool_of(pool: &[Loot]) -> Pool {
    List::of(Loot::Resource { card: Resource::Fakir }, pool.iter().copied())
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

fn tile_beyond(tile: Tile, side: Side) -> Option<Tile> {
    (tile.set().step(side) & TileSet::first(crate::MAX_TILES)).iter().next()
}
