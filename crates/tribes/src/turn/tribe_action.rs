//! What the collected meeples do.

use table::{Moves, Sink};

use crate::Refused;
use crate::state::{Phase, Tribes, Window};
use crate::turn::Play;
use crate::{Event, GoldFrom, Move, Resource, Tile, Tribe};

impl Tribes {
    /// The tribe collected this turn, how many, and where.
    pub(crate) fn collected(&self) -> (Tribe, u8, Tile) {
        self.activation.collected.expect("a tribe acts only after it was collected")
    }

    pub(crate) fn list_acts(&self, into: &mut Moves<Move>) {
        self.list_powers(into);
        match self.collected().0 {
            Tribe::Builder => into.extend((0..=self.useful_fakirs()).map(|fakirs| Move::Act { fakirs })),
            Tribe::Assassin => self.list_victims(into),
            _ => into.push(Move::Act { fakirs: 0 }),
        }
    }

    /// Gold for each Builder on this tile, and for each Fakir that helps them.
    pub(crate) fn wage(&self, tile: Tile) -> u16 {
        let blue = self.board.blue_around(tile);
        if self.activation.doubled { 2 * blue } else { blue }
    }

    /// Fakirs that would bring the Builders anything: none where there is nothing blue.
    fn useful_fakirs(&self) -> u8 {
        self.useful_of(self.actor().fakirs())
    }

    fn useful_of(&self, fakirs: u8) -> u8 {
        let (_, _, tile) = self.collected();
        if self.board.blue_around(tile) > 0 { fakirs } else { 0 }
    }

    pub(crate) fn refuse_act(&self, fakirs: u8) -> Refused {
        let (tribe, _, _) = self.collected();
        if tribe == Tribe::Assassin {
            return Refused::MustKill;
        }
        if tribe == Tribe::Builder && fakirs > self.actor().fakirs() {
            return Refused::TooFewFakirs { given: fakirs, held: self.actor().fakirs() };
        }
        Refused::FakirsForNothing {
            given: fakirs,
            useful: if tribe == Tribe::Builder { self.useful_fakirs() } else { 0 },
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Asks what there is to choose before or in the tribe's action, or does it if there is nothing.
    pub(crate) fn enter_act(&mut self) {
        let (tribe, _, _) = self.game.collected();
        let choice = match tribe {
            Tribe::Builder => self.game.useful_of(self.game.actor().possible_fakirs()) > 0,
            Tribe::Assassin => self.game.may_have_victim(),
            _ => false,
        };
        if choice || self.game.may_have_power() {
            self.game.phase = Phase::Act;
        } else {
            self.play_act(0);
        }
    }

    /// Does the action of every tribe but the Assassins with a victim, and goes on.
    pub(crate) fn play_act(&mut self, fakirs: u8) {
        let (tribe, count, tile) = self.game.collected();
        let seat = self.game.activation.seat;
        match tribe {
            Tribe::Vizier | Tribe::Elder => {
                self.game.players[seat].keep(tribe, count);
                self.tell(Event::Kept { seat, tribe, count });
            }
            Tribe::Merchant => {
                self.game.bag.add(tribe, count);
                for _ in 0..count.min(self.game.resources.row.len() as u8) {
                    let card = self.game.resources.row.remove(0);
                    self.game.players[seat].take_open(card);
                    self.tell(Event::CardTaken { seat, card });
                }
            }
            Tribe::Builder => {
                self.game.bag.add(tribe, count);
                self.spend_fakirs(fakirs);
                let gold = u16::from(count + fakirs) * self.game.wage(tile);
                self.earn(seat, gold, GoldFrom::Builders);
            }
            Tribe::Assassin => self.game.bag.add(tribe, count),
            Tribe::Artisan => {
                self.game.players[seat].keep(tribe, count);
                self.tell(Event::Kept { seat, tribe, count });
                self.make_items(count);
                return;
            }
        }
        self.after_act();
    }

    /// Goes on once the tribe has acted.
    pub(crate) fn after_act(&mut self) {
        self.game.activation.window = Window::Thief;
        self.resume();
    }

    /// Discards Fakirs of the active player.
    pub(crate) fn spend_fakirs(&mut self, count: u8) {
        if count > 0 {
            let seat = self.game.activation.seat;
            self.game.players[seat].give(Resource::Fakir, count);
            self.game.resources.discard.add(Resource::Fakir, count);
            self.tell(Event::FakirsSpent { seat, count });
        }
    }
}
