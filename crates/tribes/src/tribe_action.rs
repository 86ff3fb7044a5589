//! What the collected meeples do.

use table::{Moves, Sink};

use crate::refusal::Refused;
use crate::state::{Phase, Tribes, Window};
use crate::telling::Telling;
use crate::{Event, GoldFrom, Move, Resource, Tile, Tribe};

impl Tribes {
    /// The tribe collected this turn, how many, and where.
    pub(crate) fn collected(&self) -> (Tribe, u8, Tile) {
        self.activation.collected.expect("a tribe acts only after it was collected")
    }

    /// Asks what there is to choose before or in the tribe's action, or does it if there is nothing.
    pub(crate) fn enter_act<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        let (tribe, _, _) = self.collected();
        let choice = match tribe {
            Tribe::Builder => self.useful_of(self.actor().possible_fakirs()) > 0,
            Tribe::Assassin => self.may_have_victim(),
            _ => false,
        };
        if choice || self.may_have_power() {
            self.phase = Phase::Act;
        } else {
            self.play_act(0, telling);
        }
    }

    pub(crate) fn list_acts(&self, into: &mut Moves<Move>) {
        self.list_powers(into);
        match self.collected().0 {
            Tribe::Builder => into.extend((0..=self.useful_fakirs()).map(|fakirs| Move::Act { fakirs })),
            Tribe::Assassin => self.list_victims(into),
            _ => into.push(Move::Act { fakirs: 0 }),
        }
    }

    /// Does the action of every tribe but the Assassins with a victim, and goes on.
    pub(crate) fn play_act<S: Sink<Event>>(&mut self, fakirs: u8, telling: &mut Telling<'_, S>) {
        let (tribe, count, tile) = self.collected();
        let seat = self.activation.seat;
        match tribe {
            Tribe::Vizier | Tribe::Elder => {
                self.players[seat].keep(tribe, count);
                telling.tell(Event::Kept { seat, tribe, count });
            }
            Tribe::Merchant => {
                self.bag.add(tribe, count);
                for _ in 0..count.min(self.resources.row.len() as u8) {
                    let card = self.resources.row.remove(0);
                    self.players[seat].take_open(card);
                    telling.tell(Event::CardTaken { seat, card });
                }
            }
            Tribe::Builder => {
                self.bag.add(tribe, count);
                self.spend_fakirs(fakirs, telling);
                let gold = u16::from(count + fakirs) * self.wage(tile);
                self.earn(seat, gold, GoldFrom::Builders, telling);
            }
            Tribe::Assassin => self.bag.add(tribe, count),
            Tribe::Artisan => {
                self.players[seat].keep(tribe, count);
                telling.tell(Event::Kept { seat, tribe, count });
                self.make_items(count, telling);
                return;
            }
        }
        self.after_act(telling);
    }

    /// Gold for each Builder on this tile, and for each Fakir that helps them.
    pub(crate) fn wage(&self, tile: Tile) -> u16 {
        let blue = self.board.blue_around(tile);
        if self.activation.doubled { 2 * blue } else { blue }
    }

    /// Goes on once the tribe has acted.
    pub(crate) fn after_act<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        self.activation.window = Window::Thief;
        self.resume(telling);
    }

    /// Discards Fakirs of the active player.
    pub(crate) fn spend_fakirs<S: Sink<Event>>(&mut self, count: u8, telling: &mut Telling<'_, S>) {
        if count > 0 {
            let seat = self.activation.seat;
            self.players[seat].give(Resource::Fakir, count);
            self.resources.discard.add(Resource::Fakir, count);
            telling.tell(Event::FakirsSpent { seat, count });
        }
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
