//! A thief at work: victims give something up one after the other, then the user takes from the pool.
//!
//! Whether a victim is asked depends only on what everybody can see (how many cards, djinns, tiles, items);
//! a victim with no more than is demanded gives it without being asked.

use serde::{Deserialize, Serialize};
use table::{Moves, Reveal, Seat, Sink};

use crate::Refused;
use crate::state::{Phase, Tribes, Window};
use crate::turn::Play;
use crate::{Djinn, Event, Loot, Move, Piece, Thief, Tile, Tribe};

use super::pool::{self, EMPTY, Pool, distinct};

/// How far a thief has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "fields say what they are")]
pub enum Robbery {
    /// The active player may use this thief.
    #[serde(rename = "thief")]
    Offer { thief: Thief },
    /// A victim chooses what to give up; `given` things of this victim are in the pool.
    Give {
        thief: Thief,
        victim: Seat,
        #[serde(default)]
        given: u8,
        #[serde(default = "pool::nothing", deserialize_with = "pool::deserialize")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Loot>"))]
        pool: Pool,
    },
    /// The user chooses; `taken` things are taken.
    Claim {
        thief: Thief,
        #[serde(default)]
        taken: u8,
        #[serde(deserialize_with = "pool::deserialize")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Loot>"))]
        pool: Pool,
    },
    /// The user chooses where the palm tree or palace goes.
    ClaimAt {
        piece: Piece,
        #[serde(default = "pool::nothing", deserialize_with = "pool::deserialize")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Loot>"))]
        pool: Pool,
    },
}

impl Robbery {
    /// What lies between the players now.
    pub fn pool(&self) -> &[Loot] {
        match self {
            Robbery::Offer { .. } => &[],
            Robbery::Give { pool, .. } | Robbery::Claim { pool, .. } | Robbery::ClaimAt { pool, .. } => pool,
        }
    }
}

impl Tribes {
    pub(crate) fn list_robbery(&self, robbery: &Robbery, into: &mut Moves<Move>) {
        match robbery {
            Robbery::Offer { thief } => into.extend([Move::Steal { thief: *thief }, Move::Skip]),
            Robbery::Give { thief, victim, .. } => {
                self.each_loot(*thief, *victim, |loot| into.push(Move::Give { loot }));
            }
            Robbery::Claim { thief, pool, .. } => {
                into.extend(distinct(pool).map(|loot| Move::Claim { loot }));
                if *thief == Thief::Kohdjah {
                    into.push(Move::Skip);
                }
            }
            Robbery::ClaimAt { .. } => {
                into.extend(self.board.owned_by(self.activation.seat).iter().map(|tile| Move::At { tile }));
            }
        }
    }

    /// How many things a victim has to give up to this thief; everybody can see that.
    pub(crate) fn demanded_of(&self, thief: Thief, victim: Seat) -> u8 {
        if self.players[victim].has(Djinn::Morgiane) {
            return 0;
        }
        self.has_loot(thief, victim).min(demanded(thief).into()) as u8
    }

    /// How many things a victim has that this thief is after; everybody can see that.
    fn has_loot(&self, thief: Thief, victim: Seat) -> u32 {
        let player = &self.players[victim];
        match thief {
            Thief::Houssain => u32::from(player.hand.total()),
            Thief::Ziad => u32::from(player.viziers()),
            Thief::Ouafat => u32::from(player.djinns.len()),
            Thief::Kohdjah => self.board.owned_by(victim).len(),
            Thief::Madjaar => u32::from(self.artisans.held[victim].total()),
            Thief::Shalim => {
                let mut count = 0;
                self.each_loot(thief, victim, |_| count += 1);
                count
            }
        }
    }

    /// Each different thing a victim could give up, in a fixed order.
    fn each_loot(&self, thief: Thief, victim: Seat, mut each: impl FnMut(Loot)) {
        let player = &self.players[victim];
        let tiles = self.board.owned_by(victim);
        match thief {
            Thief::Houssain => player.hand.kinds().for_each(|card| each(Loot::Resource { card })),
            Thief::Ouafat => player.djinns.iter().for_each(|djinn| each(Loot::Djinn { djinn })),
            Thief::Kohdjah => tiles.iter().for_each(|tile| each(Loot::Tile { tile })),
            Thief::Shalim => {
                for tile in tiles.iter() {
                    for piece in Piece::ALL.into_iter().filter(|piece| self.board.pieces(*piece, tile) > 0) {
                        each(Loot::Piece { piece, tile });
                    }
                }
            }
            Thief::Madjaar => self.artisans.held[victim].kinds().for_each(|item| each(Loot::Item { item })),
            Thief::Ziad => {}
        }
    }

    pub(crate) fn refuse_robbery(&self, robbery: &Robbery, m: Move) -> Refused {
        match (robbery, m) {
            (Robbery::Offer { .. }, Move::Steal { thief }) => Refused::NotYourThief { thief },
            (Robbery::Give { .. }, Move::Give { loot }) => Refused::NotYoursToGive { loot },
            (Robbery::Claim { .. }, Move::Claim { loot }) => Refused::NotInPool { loot },
            (Robbery::ClaimAt { .. }, Move::At { tile }) => Refused::NotYourTile { tile },
            _ => self.not_now(m),
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn play_robbery(&mut self, robbery: Robbery, m: Move) {
        match (robbery, m) {
            (Robbery::Offer { thief }, Move::Steal { .. }) => {
                let seat = self.game.activation.seat;
                self.game.thieves.dismiss(seat, thief);
                self.tell(Event::ThiefUsed { seat, thief });
                if thief == Thief::Ziad {
                    self.rob_viziers();
                } else {
                    self.rob_next(thief, seat, EMPTY);
                }
            }
            (Robbery::Give { thief, victim, given, mut pool }, Move::Give { loot }) => {
                self.give_up(victim, loot, &mut pool);
                if given + 1 < demanded(thief) && self.game.has_loot(thief, victim) > 0 {
                    self.game.phase = Phase::Thief(Robbery::Give { thief, victim, given: given + 1, pool });
                } else {
                    self.rob_next(thief, victim, pool);
                }
            }
            (Robbery::Claim { thief, taken, pool }, Move::Claim { loot }) => {
                self.claim(thief, taken, pool, loot);
            }
            (Robbery::ClaimAt { piece, pool }, Move::At { tile }) => {
                self.place_claimed(piece, tile, &pool);
            }
            (Robbery::Offer { .. }, _) => self.leave_thief(),
            (Robbery::Claim { pool, .. }, _) => self.leave_pool(&pool),
            _ => debug_assert!(false, "{m} was not listed in {robbery:?}"),
        }
    }

    /// Turns to the next victim clockwise after `last`; after all of them the user takes from the pool.
    fn rob_next(&mut self, thief: Thief, last: Seat, mut pool: Pool) {
        let user = self.game.activation.seat;
        let mut victim = last.next(self.game.rules.players);
        while victim != user {
            let protected = self.game.players[victim].has(Djinn::Morgiane);
            let held = if protected { 0 } else { self.game.has_loot(thief, victim) };
            if held > u32::from(demanded(thief)) {
                self.game.phase = Phase::Thief(Robbery::Give { thief, victim, given: 0, pool });
                return;
            }
            for _ in 0..held {
                let mut loot = None;
                self.game.each_loot(thief, victim, |possible| loot = loot.or(Some(possible)));
                self.give_up(victim, loot.expect("there is some left"), &mut pool);
            }
            victim = victim.next(self.game.rules.players);
        }
        self.begin_claim(thief, pool);
    }

    /// Ziad leaves nothing to choose: every victim gives a Vizier, one goes to the user, the others to the bag.
    fn rob_viziers(&mut self) {
        let seat = self.game.activation.seat;
        let mut given = 0;
        for victim in seat.others(self.game.rules.players) {
            if !self.game.players[victim].has(Djinn::Morgiane) && self.game.players[victim].viziers() > 0 {
                self.game.players[victim].lose(Tribe::Vizier, 1);
                self.tell(Event::GaveVizier { seat: victim });
                given += 1;
            }
        }
        if given > 0 {
            self.game.players[seat].keep(Tribe::Vizier, 1);
            self.game.bag.add(Tribe::Vizier, given - 1);
            self.tell(Event::Kept { seat, tribe: Tribe::Vizier, count: 1 });
        }
        self.leave_thief();
    }

    /// Moves one thing from a victim to the pool, for all to see.
    fn give_up(&mut self, victim: Seat, loot: Loot, pool: &mut Pool) {
        match loot {
            Loot::Resource { card } => {
                if !self.game.players[victim].known.has(card) {
                    self.reveal = Reveal::Something;
                }
                self.game.players[victim].give(card, 1);
            }
            Loot::Djinn { djinn } => {
                self.game.players[victim].djinns.remove(djinn);
                self.game.used[victim].remove(djinn);
            }
            // The camel lies down, but goes back only when the user has chosen.
            Loot::Tile { .. } => {}
            Loot::Piece { piece, tile } => self.game.board.unbuild(piece, tile),
            Loot::Item { item } => {
                if !self.game.artisans.seen[victim].has(item) {
                    self.reveal = Reveal::Something;
                }
                self.game.artisans.lose(victim, item);
            }
        }
        pool.push(loot);
        self.tell(Event::Gave { seat: victim, loot });
    }

    /// All victims are done: the user takes what there is no choice about, or chooses.
    fn begin_claim(&mut self, thief: Thief, pool: Pool) {
        let seat = self.game.activation.seat;
        let useless = match thief {
            Thief::Kohdjah => !self.game.has_marker(seat),
            Thief::Shalim => self.game.board.owned_by(seat).is_empty(),
            _ => false,
        };
        if pool.is_empty() || useless {
            self.leave_pool(&pool);
        } else {
            self.ask_claim(thief, 0, pool);
        }
    }

    fn ask_claim(&mut self, thief: Thief, taken: u8, pool: Pool) {
        let mut kinds = distinct(&pool);
        match (kinds.next(), kinds.next()) {
            (Some(only), None) if thief != Thief::Kohdjah => self.claim(thief, taken, pool, only),
            // Who may have everything is not asked in which order.
            (Some(one), _)
                if thief == Thief::Houssain && pool.len() <= usize::from(demanded(thief) - taken) =>
            {
                self.claim(thief, taken, pool, one);
            }
            _ => self.game.phase = Phase::Thief(Robbery::Claim { thief, taken, pool }),
        }
    }

    fn claim(&mut self, thief: Thief, taken: u8, mut pool: Pool, loot: Loot) {
        let seat = self.game.activation.seat;
        if let Some(index) = pool.iter().position(|other| *other == loot) {
            pool.remove(index);
        }
        self.tell(Event::Claimed { seat, loot });
        match loot {
            Loot::Resource { card } => self.game.players[seat].take_open(card),
            Loot::Djinn { djinn } => self.gain_djinn(djinn),
            Loot::Item { item } => self.game.artisans.gain_seen(seat, item),
            Loot::Tile { tile } => {
                self.free_tile(tile);
                self.leave_pool_quietly(&pool);
                self.take_control(tile);
                self.leave_thief();
                return;
            }
            Loot::Piece { piece, .. } => {
                let mut own = self.game.board.owned_by(seat).iter();
                match (own.next(), own.next()) {
                    (Some(only), None) => self.place_claimed(piece, only, &pool),
                    _ => self.game.phase = Phase::Thief(Robbery::ClaimAt { piece, pool }),
                }
                return;
            }
        }
        if taken + 1 < demanded(thief) && !pool.is_empty() {
            self.ask_claim(thief, taken + 1, pool);
        } else {
            self.leave_pool(&pool);
        }
    }

    fn place_claimed(&mut self, piece: Piece, tile: Tile, pool: &Pool) {
        self.put_piece(piece, tile);
        self.leave_pool(pool);
    }

    fn leave_pool(&mut self, pool: &Pool) {
        self.leave_pool_quietly(pool);
        self.leave_thief();
    }

    /// What the user did not take goes where discarded things of its kind go.
    fn leave_pool_quietly(&mut self, pool: &Pool) {
        for loot in pool.iter() {
            match *loot {
                Loot::Resource { card } => self.game.resources.discard.add(card, 1),
                Loot::Djinn { djinn } => {
                    self.game.djinns.discard.insert(djinn);
                    self.tell(Event::DjinnsDiscarded { djinns: djinn.set() });
                }
                Loot::Tile { tile } => self.free_tile(tile),
                Loot::Piece { piece: Piece::Palm, .. } => self.game.palms_left += 1,
                Loot::Piece { piece: Piece::Palace, .. } => self.game.palaces_left += 1,
                Loot::Item { item } => self.discard_item(item),
            }
        }
    }

    /// The thief is done with, or declined: the tile's action is next.
    pub(crate) fn leave_thief(&mut self) {
        self.game.activation.window = Window::Tile;
        self.resume();
    }
}

/// How many things each victim gives up, and the user takes.
const fn demanded(thief: Thief) -> u8 {
    if matches!(thief, Thief::Houssain) { 2 } else { 1 }
}
