//! What holds of every turn: step and state of the game belong together.

use table::Faults;

use crate::artisans::ItemPhase;
use crate::data::LARGE_MARKET;
use crate::state::{Phase, Place, Tribes, Window};
use crate::{Ground, Tile, Tribe};

impl Tribes {
    pub(crate) fn check_turn(&self, faults: &mut Faults) {
        match self.phase {
            Phase::Bid => self.check_bids(faults),
            Phase::Over => {}
            _ => {
                self.check_window(faults);
                self.check_collected(faults);
                self.check_step(faults);
            }
        }
        self.check_marks(faults);
    }

    pub(crate) fn is_here(&self, tile: Tile) -> bool {
        self.board.paths.tiles().contains(tile)
    }

    fn check_bids(&self, faults: &mut Faults) {
        let zeros = &self.track.spots()[..crate::pieces::track::ZEROS];
        if zeros.windows(2).any(|two| two[0].is_some() && two[1].is_none()) {
            faults.add("track", "markers on zeros stand next to the 1, without a gap");
        }
        if self.ending.is_some() {
            faults.add("ending", "nobody bids any more when the game is to end");
        }
    }

    fn check_window(&self, faults: &mut Faults) {
        let expected = match self.phase {
            Phase::Start | Phase::Sow(_) => Window::Start,
            Phase::Act | Phase::SecondVictim(_) => Window::Act,
            Phase::Thief(_) | Phase::Item(ItemPhase::Keep { .. }) => Window::Thief,
            Phase::Tile | Phase::SecondCard { .. } => Window::Tile,
            Phase::Close | Phase::Sale { .. } => Window::Close,
            _ => self.activation.window,
        };
        if self.activation.window != expected {
            faults.add("turn.window", "the step of the turn does not fit what is being decided");
        }
    }

    fn check_collected(&self, faults: &mut Faults) {
        let needed = matches!(self.activation.window, Window::Act | Window::Thief | Window::Tile);
        match self.activation.collected {
            None if needed => faults.add("turn.collected", "a tribe acts only after it was collected"),
            Some(_) if self.activation.window == Window::Start => {
                faults.add("turn.collected", "nobody is collected before the move");
            }
            Some((_, count, tile)) if count < 2 || !self.is_here(tile) => {
                faults.add("turn.collected", "two or more are collected, on a tile of the board");
            }
            _ => {}
        }
        let tiles = self.activation.path.iter().map(|(_, tile)| *tile).chain(self.activation.start);
        for tile in tiles.filter(|tile| !self.is_here(*tile)) {
            faults.add("turn.path", format!("the board has no tile {tile}"));
        }
    }

    fn check_step(&self, faults: &mut Faults) {
        let seat = self.activation.seat;
        let tribe = self.activation.collected.map(|(tribe, ..)| tribe);
        match self.phase {
            Phase::Sow(sowing) => {
                let strange =
                    sowing.before.iter().any(|tiles| !(*tiles & !self.board.paths.tiles()).is_empty());
                if strange {
                    faults.add("phase.before", "meeples stood where the board has no tile");
                }
            }
            Phase::SecondVictim(place) => {
                let there = match place {
                    Place::Tile(tile) => self.is_here(tile),
                    Place::Player(victim) => victim != seat && victim.number() < self.rules.players,
                };
                if tribe != Some(Tribe::Assassin) || !there {
                    faults.add("phase", "only Assassins have victims, on the board or with an opponent");
                }
            }
            Phase::SecondCard { among } => {
                let market = self
                    .activation
                    .collected
                    .is_some_and(|(_, _, tile)| self.board.ground(tile) == Ground::LargeMarket);
                if !market || among >= LARGE_MARKET.1 {
                    faults.add("phase.among", "a second card is taken in Large Markets, of at most five");
                }
            }
            Phase::Aim { djinn } if !self.actor().has(djinn) => {
                faults.add("phase.djinn", format!("{djinn} is not the active player's"));
            }
            Phase::Settle { piece, tile } | Phase::Shift { piece, tile }
                if self.supply(piece) == 0 || !self.is_here(tile) =>
            {
                faults.add("phase.piece", "a piece is placed from the supply, on a tile of the board");
            }
            Phase::Mark { .. } if !self.has_tent(seat) || self.players[seat].camels == 0 => {
                faults.add("phase.tile", "who has not both camel and tent has no choice between them");
            }
            Phase::Thief(robbery) => self.check_robbery(&robbery, faults),
            Phase::Item(phase) => self.check_item(&phase, faults),
            _ => {}
        }
    }
}
