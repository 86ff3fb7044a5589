//! What a move does. Nothing here asks whether it is legal.

mod act;
mod catch;
mod gains;
mod movement;
mod places;
mod trophy;
mod turns;

use table::{Reveal, Seat, Sink};

use crate::data::{Bad, Character, Good};
use crate::events::Goods;
use crate::state::State;
use crate::{Event, Move, Phase};

/// A move being played: the state it changes, where its events go, and whether anything unknown came to light.
pub(crate) struct Play<'a, S> {
    pub state: &'a mut State,
    pub out: &'a mut S,
    pub reveal: Reveal,
}

impl State {
    /// Plays a legal move.
    pub(crate) fn apply(&mut self, m: Move, out: &mut impl Sink<Event>) -> Reveal {
        let mut play = Play { state: self, out, reveal: Reveal::Nothing };
        play.apply(m);
        play.reveal
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    fn apply(&mut self, m: Move) {
        match m {
            Move::Choose { character } => self.choose(character),
            Move::Place { spot } => self.place(spot),
            Move::Go { field } => self.go(field),
            Move::Skip { field } => self.skip(field),
            Move::Pay { seat, unit } => self.pay(seat, unit),
            Move::Spare { seat } => self.spare(seat),
            Move::Standard => self.begin_action(false),
            Move::Special => self.begin_action(true),
            Move::Forgo { coins, magic } => self.forgo(coins, magic),
            Move::Passage => self.use_passage(),
            Move::Catch { djinn } => self.catch(djinn),
            Move::Refuse => self.refuse(),
            Move::Use { mage, saving } => self.use_mage(mage, saving),
            Move::UseStaff => self.use_staff(),
            Move::Bind => self.bind(),
            Move::HouseCircle => self.house(None),
            Move::HouseBottle { colour } => self.house(Some(colour)),
            Move::Free { colour } => self.take_free(colour),
            Move::Pass => self.pass(),
            Move::Done => self.close_action(),
            Move::BuyScroll => self.buy_scroll(),
            Move::SellScroll => self.sell_scroll(),
            Move::BuyBottle { colour } => self.buy_bottle(colour),
            Move::BuyCork => self.buy_cork(),
            Move::BuyEquipment { equipment } => self.buy_equipment(equipment),
            Move::Hire { mage } => self.hire(mage),
            Move::Equip { equipment } => self.take_equipment(equipment),
            Move::TakeBottle { colour } => self.take_bottle(colour),
            Move::Unlock { opener } => self.unlock(opener),
            Move::PutAway { chest } => self.put_away(chest),
            Move::Wake { mage } => self.wake_one(mage),
            Move::WakeAll => self.wake_all_asked(),
            Move::Circle => self.study_circle(),
            Move::Dig { passage, field } => self.dig(passage, field),
            Move::Refill => self.refill_at_source(),
            Move::Bottle { colour } => self.bottle(colour),
            Move::BottleMaster { colour } => self.bottle_master(colour),
            Move::Trophy { trophy, colour, masters } => self.gain_trophy(trophy, colour, masters),
            Move::End => self.end(),
        }
    }

    fn choose(&mut self, character: Character) {
        let seat = self.seat();
        self.state.characters.remove(character);
        self.state.me_mut().characters[usize::from(!character.is_good())] = Some(character);
        self.tell(Event::Chosen { seat, character });
        let Phase::Draft { step } = self.state.phase else { return };
        let step = step + 1;
        if step < 2 * self.state.setup.players {
            self.state.phase = Phase::Draft { step };
        } else {
            self.state.characters = crate::data::CharacterSet::NONE;
            self.give_gifts(0);
        }
    }

    /// One-off effects of the characters of the `turn`th seat, then of those after it, then the first turn.
    fn give_gifts(&mut self, turn: u8) {
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

    /// Goes on where the play stood before effects were given.
    fn resume(&mut self) {
        match self.state.phase {
            Phase::Gifts { turn } => self.give_gifts(turn + 1),
            _ => self.close_if_spent(),
        }
    }

    fn pass(&mut self) {
        if let Phase::House(_) = self.state.phase
            && self.state.pending.is_empty()
        {
            return self.leave_free();
        }
        self.decline();
    }

    #[inline]
    fn seat(&self) -> Seat {
        self.state.decider()
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.out.put(event);
    }

    fn revealed(&mut self) {
        self.reveal = Reveal::Something;
    }
}
