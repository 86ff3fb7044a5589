//! What holds in every state of a game: nothing is lost, nothing appears.

mod between;
mod turn;

use table::{Faults, Seat, Seats};

use crate::data::{PALACES, PALMS, RESOURCES, camels, markers};
use crate::state::{Phase, Tribes, Window};
use crate::{Cards, Djinn, Djinns, Ground, Loot, Meeples, Piece, Resource, Side, TileSet, Tribe};

impl Tribes {
    /// Everything that is wrong with this state; empty for any state reached by play.
    pub(crate) fn faults(&self) -> Faults {
        let mut faults = Faults::default();
        self.check_tiles(&mut faults);
        self.check_meeples(&mut faults);
        self.check_resources(&mut faults);
        self.check_djinns(&mut faults);
        self.check_pieces(&mut faults);
        self.check_camels(&mut faults);
        self.check_markers(&mut faults);
        self.check_phase(&mut faults);
        self.check_turn(&mut faults);
        self.check_thieves(&mut faults);
        self.check_artisans(&mut faults);
        faults
    }

    fn check_tiles(&self, faults: &mut Faults) {
        for ground in Ground::ALL {
            let given = self.board.all().filter(|tile| self.board.ground(*tile) == ground).count();
            let allowed = self.rules.copies(ground);
            if given != allowed {
                faults.add("tiles", format!("{given} tiles are {ground}; there are {allowed}"));
            }
        }
        for tile in self.board.all() {
            let owners: Seats =
                Seat::ALL.into_iter().filter(|seat| self.board.owned_by(*seat).contains(tile)).collect();
            if owners.len() > 1 {
                faults.add(format!("tiles.{tile}.owner"), "two owners; a tile has one at most");
            }
            for tribe in Tribe::ALL {
                if self.board.here(tribe).contains(tile) != self.board.meeples(tile).has(tribe) {
                    faults.add(
                        format!("tiles.{tile}.meeples"),
                        format!("the {tribe} set does not match the count"),
                    );
                }
            }
            let built = Piece::ALL.iter().any(|piece| self.board.pieces(*piece, tile) > 0);
            if built != self.board.built().contains(tile) {
                faults.add(format!("tiles.{tile}"), "the set of built tiles does not match the counts");
            }
        }
    }

    /// Meeples that stand nowhere yet: in hand, or collected by a tribe that has not acted.
    fn on_the_way(&self) -> Meeples {
        let mut meeples = match self.phase {
            Phase::Sow(sowing) => sowing.hand,
            _ => Meeples::NONE,
        };
        let waiting = self.activation.window == Window::Act
            && !matches!(self.phase, Phase::SecondVictim(_) | Phase::Bid);
        if let (true, Some((tribe, count, _))) = (waiting, self.activation.collected) {
            meeples.add(tribe, count);
        }
        meeples
    }

    /// Meeples of a tribe that are anywhere but in the bag.
    pub(crate) fn out_of_the_bag(&self, tribe: Tribe) -> u32 {
        let on_tiles: u32 =
            self.board.all().map(|tile| u32::from(self.board.meeples(tile).count(tribe))).sum();
        let held: u32 = self.players.0.iter().map(|player| u32::from(player.held.count(tribe))).sum();
        on_tiles + held + u32::from(self.on_the_way().count(tribe))
    }

    fn check_meeples(&self, faults: &mut Faults) {
        for tribe in Tribe::ALL {
            let given = self.out_of_the_bag(tribe) + u32::from(self.bag.count(tribe));
            let allowed = self
                .rules
                .meeples()
                .find(|(kind, _)| *kind == tribe)
                .map_or(0, |(_, count)| u32::from(count));
            if given != allowed {
                faults.add("meeples", format!("{given} meeples are {tribe}s; there are {allowed}"));
            }
        }
    }

    fn check_resources(&self, faults: &mut Faults) {
        for (card, allowed) in RESOURCES {
            let open = |cards: &[Resource]| cards.iter().filter(|other| **other == card).count() as u8;
            let held: u8 = self.players.0.iter().map(|player| player.hand.count(card)).sum();
            let given = open(&self.resources.row)
                + open(&self.resources.pile)
                + self.resources.discard.count(card)
                + self.cards_between(card)
                + held;
            if given != allowed {
                faults.add("resources", format!("{given} cards are {card}; there are {allowed}"));
            }
        }
        for seat in Seat::first(self.rules.players) {
            let player = &self.players[seat];
            if Resource::ALL.iter().any(|card| player.known.count(*card) > player.hand.count(*card)) {
                faults
                    .add(format!("seats.{seat}.unseen"), "cards were drawn unseen that are not in the hand");
            }
            if self.rules.open_hands && player.known != player.hand {
                faults.add(format!("seats.{seat}.unseen"), "cards were drawn unseen, but hands lie open");
            }
        }
    }

    fn check_djinns(&self, faults: &mut Faults) {
        for djinn in Djinn::ALL {
            let count = |djinns: &[Djinn]| djinns.iter().filter(|other| **other == djinn).count();
            let owners = self.players.0.iter().filter(|player| player.has(djinn)).count();
            let given = count(&self.djinns.row)
                + count(&self.djinns.pile)
                + count(self.shown())
                + usize::from(self.djinns.discard.contains(djinn))
                + self.pool().iter().filter(|loot| **loot == Loot::Djinn { djinn }).count()
                + owners;
            let allowed = Djinn::deck(self.rules.expansions).filter(|other| *other == djinn).count();
            if given != allowed {
                faults.add("djinns", format!("{djinn} is in {given} places; there are {allowed}"));
            }
        }
        for seat in Seat::first(self.rules.players) {
            let strange = self.used[seat].minus(self.players[seat].djinns);
            if strange != Djinns::NONE {
                faults.add(format!("seats.{seat}.used"), "djinns were used that are not owned");
            }
        }
    }

    fn check_pieces(&self, faults: &mut Faults) {
        for (piece, left, allowed) in
            [(Piece::Palm, self.palms_left, PALMS), (Piece::Palace, self.palaces_left, PALACES)]
        {
            let on_tiles: u32 = self.board.all().map(|tile| u32::from(self.board.pieces(piece, tile))).sum();
            let placed = on_tiles + self.pieces_between(piece);
            if placed + u32::from(left) != u32::from(allowed) {
                faults.add(
                    "tiles",
                    format!("{placed} of {} are placed and {left} left; there are {allowed}", piece.name()),
                );
            }
        }
    }

    fn check_camels(&self, faults: &mut Faults) {
        for seat in Seat::ALL {
            let tent = self.artisans.tents[seat].is_some_and(|tile| self.board.owned_by(seat).contains(tile));
            let placed = self.board.owned_by(seat).len() - u32::from(tent);
            let allowed =
                if seat.number() < self.rules.players { u32::from(camels(self.rules.players)) } else { 0 };
            if placed + u32::from(self.players[seat].camels) != allowed {
                faults.add(
                    format!("seats.{seat}.camels"),
                    format!("{placed} camels are placed; there are {allowed}"),
                );
            }
        }
    }

    fn check_markers(&self, faults: &mut Faults) {
        let all = markers(self.rules.players);
        for seat in Seat::ALL {
            let allowed =
                if seat.number() < self.rules.players { all / self.rules.players as usize } else { 0 };
            let given = self.track.waiting().filter(|other| *other == seat).count()
                + self.track.spots().iter().filter(|marker| **marker == Some(seat)).count()
                + self.track.acted.iter().filter(|other| **other == seat).count();
            if given != allowed {
                faults.add("track", format!("seat {seat} has {given} turn markers; there are {allowed}"));
            }
        }
    }

    fn check_phase(&self, faults: &mut Faults) {
        let seat = self.activation.seat;
        match self.phase {
            Phase::Bid if self.track.bidder().is_none() => faults.add("to_bid", "nobody is left to bid"),
            Phase::Bid if !self.track.acted.is_empty() => {
                faults.add("acted", "nobody acts before all have bid");
            }
            Phase::Bid | Phase::Over => {}
            _ if self.track.bidder().is_some() => faults.add("to_bid", "all have to bid before anybody acts"),
            _ if self.track.acted.last() != Some(&seat) => {
                faults.add("acted", "the active player is not the last who began to act");
            }
            _ => {}
        }
        let on_board = |tiles: &TileSet| (*tiles & !self.board.paths.tiles()).is_empty();
        match self.phase {
            Phase::KeepDjinn { djinns } if djinns.is_empty() => {
                faults.add("phase.djinns", "0 djinns are shown; 1 to 3 are");
            }
            Phase::Sow(sowing) if sowing.hand.is_empty() => faults.add("phase.hand", "nobody is in hand"),
            Phase::Sow(sowing) => {
                let back = sowing
                    .came
                    .map(Side::opposite)
                    .is_none_or(|side| self.board.paths.next(sowing.at, side).is_some());
                if !on_board(&sowing.at.set()) || !back {
                    faults.add("phase.at", "nobody can have come to this tile from there");
                }
            }
            Phase::Sale { set } => {
                let goods: Cards = Tribes::goods_in(set).collect();
                if set >> 9 != 0 || set == 0 || goods.kinds().any(|good| !self.actor().known.has(good)) {
                    faults.add("phase.set", "goods are being sold that are not in the hand for all to see");
                }
            }
            _ => {}
        }
    }
}
