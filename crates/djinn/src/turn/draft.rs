//! Characters: who takes which, and what they give or take once.

use table::Sink;

use super::Play;
use crate::data::{Bad, Character, CharacterSet, Good};
use crate::state::State;
use crate::{Event, Goods, Move, Phase, Refused};

impl State {
    pub(super) fn list_characters(&self, step: u8, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        let second_pass = step >= self.setup.players;
        for character in self.characters.iter() {
            let kind = usize::from(!character.is_good());
            if !second_pass || me.characters[kind].is_none() {
                tell(Move::Choose { character });
            }
        }
    }

    pub(super) fn refuse_character(&self, m: Move) -> Option<Refused> {
        let Move::Choose { character } = m else { return None };
        Some(if self.characters.contains(character) {
            Refused::CharacterKindHeld
        } else {
            Refused::CharacterNotOffered { character }
        })
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn choose(&mut self, character: Character) {
        let seat = self.seat();
        self.state.characters.remove(character);
        self.state.me_mut().characters[usize::from(!character.is_good())] = Some(character);
        self.tell(Event::Chosen { seat, character });
        let Phase::Draft { step } = self.state.phase else { return };
        let step = step + 1;
        if step < 2 * self.state.setup.players {
            self.state.phase = Phase::Draft { step };
        } else {
            self.state.characters = CharacterSet::NONE;
            self.give_gifts(0);
        }
    }

    /// One-off effects of the characters of the `turn`th seat, then of those after it, then the first turn.
    pub(super) fn give_gifts(&mut self, turn: u8) {
        if turn == self.state.setup.players {
            self.tell(Event::RoundBegan { round: 1 });
            return self.begin_turn(0);
        }
        self.state.phase = Phase::Gifts { turn };
        let [good, bad] = self.state.me().characters;
        match bad.and_then(Character::bad) {
            Some(Bad::LoseCoins(n)) => self.lose(Goods::Coin, u16::from(n)),
            Some(Bad::LoseMagic(n)) => self.lose(Goods::Magic, u16::from(n)),
            Some(Bad::LoseCircle) => self.lose(Goods::Circle, 1),
            _ => {}
        }
        if let Some(Good::Start(effects)) = good.and_then(Character::good) {
            self.state.pending.push_all(effects);
        }
        self.settle();
    }
}
