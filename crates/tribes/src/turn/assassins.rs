//! The Assassins' action: who can be killed, and what follows.

use table::{Moves, Seat, Sink};

use crate::Refused;
use crate::state::{Phase, Place, Tribes};
use crate::turn::Play;
use crate::{Djinn, Event, GoldFrom, Move, Tile, TileSet, Tribe};

impl Tribes {
    /// Tiles within so many steps of the Assassins, mountains and chasm notwithstanding.
    fn within(&self, steps: u8) -> TileSet {
        let (_, _, tile) = self.collected();
        let mut tiles = tile.set();
        for _ in 0..steps.min(10) {
            tiles = tiles.cross();
        }
        if !self.rules.assassinate_own_tile {
            tiles.remove(tile);
        }
        tiles & self.board.paths.tiles()
    }

    /// Tiles in reach if so many Fakirs help.
    fn in_reach(&self, fakirs: u8) -> TileSet {
        let (_, count, _) = self.collected();
        self.within(count + fakirs)
    }

    /// Fakirs needed to reach a tile.
    fn fakirs_to_reach(&self, tile: Tile) -> u8 {
        let (_, count, from) = self.collected();
        from.distance(tile).saturating_sub(count)
    }

    /// Opponents whose meeples can be killed.
    fn exposed(&self) -> impl Iterator<Item = Seat> {
        self.activation.seat.others(self.rules.players).filter(|seat| !self.players[*seat].has(Djinn::Boaz))
    }

    fn has_exposed_meeple(&self) -> bool {
        self.exposed().any(|seat| !self.players[seat].held.is_empty())
    }

    /// Might somebody be killed, with all Fakirs the active player may have as far as the others can tell?
    pub(crate) fn may_have_victim(&self) -> bool {
        self.in_reach(self.actor().possible_fakirs()).meets(self.board.peopled()) || self.has_exposed_meeple()
    }

    /// Must somebody be killed? Yes, if it can be done without Fakirs.
    fn must_kill(&self) -> bool {
        !self.rules.assassins_may_skip
            && (self.in_reach(0).meets(self.board.peopled()) || self.has_exposed_meeple())
    }

    /// Would Iblis find two victims in one place if so many Fakirs were left?
    pub(crate) fn has_two_victims(&self, fakirs: u8) -> bool {
        let tiles = self.in_reach(fakirs) & self.board.peopled();
        tiles.iter().any(|tile| self.board.meeples(tile).total() >= 2)
            || self.exposed().any(|seat| self.players[seat].held.total() >= 2)
    }

    pub(crate) fn list_victims(&self, into: &mut Moves<Move>) {
        let before = into.len();
        for tile in (self.in_reach(self.actor().fakirs()) & self.board.peopled()).iter() {
            into.extend(self.board.meeples(tile).tribes().map(|tribe| Move::Kill { tribe, tile }));
        }
        for seat in self.exposed() {
            into.extend(self.players[seat].held.tribes().map(|tribe| Move::KillHeld { tribe, seat }));
        }
        // Who paid for Iblis has to kill, unless another power took the Fakirs all victims were reached with.
        if !self.must_kill() && (!self.activation.two_victims || into.len() == before) {
            into.push(Move::Skip);
        }
    }

    pub(crate) fn list_second_victims(&self, place: Place, into: &mut Moves<Move>) {
        match place {
            Place::Tile(tile) => {
                into.extend(self.board.meeples(tile).tribes().map(|tribe| Move::Kill { tribe, tile }));
            }
            Place::Player(seat) => {
                into.extend(self.players[seat].held.tribes().map(|tribe| Move::KillHeld { tribe, seat }));
            }
        }
    }

    pub(crate) fn refuse_kill(&self, tribe: Tribe, tile: Tile) -> Refused {
        if self.collected().0 != Tribe::Assassin {
            return self.not_now(Move::Kill { tribe, tile });
        }
        if !self.board.meeples(tile).has(tribe) {
            return Refused::NobodyThere { tribe };
        }
        if !self.rules.assassinate_own_tile && tile == self.collected().2 {
            return Refused::OwnTile { tile };
        }
        Refused::OutOfReach {
            tile,
            distance: self.collected().2.distance(tile),
            reach: self.collected().1 + self.actor().fakirs(),
        }
    }

    pub(crate) fn refuse_kill_held(&self, tribe: Tribe, seat: Seat) -> Refused {
        if self.collected().0 != Tribe::Assassin {
            return self.not_now(Move::KillHeld { tribe, seat });
        }
        if seat == self.activation.seat {
            return Refused::OwnMeeple;
        }
        if self.players[seat].has(Djinn::Boaz) {
            return Refused::Protected { seat };
        }
        Refused::NobodyThere { tribe }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn play_kill(&mut self, tribe: Tribe, place: Place) {
        let (assassin, count, _) = self.game.collected();
        self.game.bag.add(assassin, count);
        if let Place::Tile(tile) = place {
            self.spend_fakirs(self.game.fakirs_to_reach(tile));
        }
        self.kill(tribe, place);
        self.trigger(Djinn::Nekir, GoldFrom::Nekir);
        let rest = match place {
            Place::Tile(tile) => self.game.board.meeples(tile),
            Place::Player(seat) => self.game.players[seat].held,
        };
        let mut kinds = rest.tribes();
        match (self.game.activation.two_victims, kinds.next(), kinds.next()) {
            (true, Some(only), None) => self.play_second_kill(only, place),
            (true, Some(_), Some(_)) => self.game.phase = Phase::SecondVictim(place),
            _ => self.finish_kill(place),
        }
    }

    pub(crate) fn play_second_kill(&mut self, tribe: Tribe, place: Place) {
        self.kill(tribe, place);
        if self.game.rules.nekir_per_victim {
            self.trigger(Djinn::Nekir, GoldFrom::Nekir);
        }
        self.finish_kill(place);
    }

    fn finish_kill(&mut self, place: Place) {
        if let Place::Tile(tile) = place {
            self.control_if_emptied(tile);
        }
        self.after_act();
    }

    /// Takes one meeple away: to the bag, or to the killer who owns Kandicha.
    fn kill(&mut self, tribe: Tribe, place: Place) {
        let seat = self.game.activation.seat;
        match place {
            Place::Tile(tile) => {
                self.game.board.take(tile, tribe, 1);
                self.tell(Event::Killed { seat, tribe, tile: Some(tile), victim: None });
            }
            Place::Player(victim) => {
                self.game.players[victim].lose(tribe, 1);
                self.tell(Event::Killed { seat, tribe, tile: None, victim: Some(victim) });
            }
        }
        if !self.game.players[seat].has(Djinn::Kandicha) {
            self.game.bag.add(tribe, 1);
            return;
        }
        match tribe {
            Tribe::Vizier | Tribe::Elder | Tribe::Artisan => {
                self.game.players[seat].keep(tribe, 1);
                self.tell(Event::Kept { seat, tribe, count: 1 });
                if tribe == Tribe::Artisan {
                    self.gain_item();
                }
            }
            Tribe::Merchant => {
                self.game.bag.add(tribe, 1);
                self.draw_unseen();
            }
            Tribe::Builder => {
                self.game.bag.add(tribe, 1);
                if let Place::Tile(tile) = place {
                    self.earn(seat, self.game.board.blue_around(tile), GoldFrom::Kandicha);
                }
            }
            Tribe::Assassin => self.game.bag.add(tribe, 1),
        }
    }
}
