use table::Sink;

use super::Play;
use crate::data::{
    ACADEMY_SPECIAL, ACADEMY_STANDARD, CHESTS, Good, PassageEffect, Place, TAVERN_SPECIAL, TAVERN_STANDARD,
    TRADES,
};
use crate::events::Goods;
use crate::phase::Task;
use crate::{ChestSet, Effect, Event, Phase};

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn begin_action(&mut self, special: bool) {
        let seat = self.seat();
        let place = self.state.place(self.state.here());
        self.state.duties.action = false;
        self.tell(Event::Acted { seat, place, special });
        let choose = |standard, strong| if special { strong } else { standard };
        match place {
            Place::Academy => self.give(choose(ACADEMY_STANDARD, ACADEMY_SPECIAL)),
            Place::Tavern => self.give(choose(TAVERN_STANDARD, TAVERN_SPECIAL)),
            Place::Catacombs => self.search_catacombs(CHESTS[usize::from(special)]),
            Place::Market => {
                let trades = TRADES[usize::from(special)];
                self.state.phase = Phase::Market { trades, discount: special, begun: false };
            }
            Place::Manufactory => {
                self.state.phase = Phase::Manufactory { special, equipped: false, corks: 0 };
            }
            Place::Archives => {
                self.state.phase = Phase::Archives { special, woke: false, circle: false, passage: false };
            }
            Place::Source => {
                self.state.phase =
                    Phase::Source { closing: false, refilled: false, woke: false, bottled: false };
            }
        }
    }

    pub(super) fn give(&mut self, effects: &[Effect]) {
        self.state.pending.push_all(effects);
        self.settle();
    }

    fn search_catacombs(&mut self, count: u8) {
        if !self.state.me().has_good(Good::ChooseChests) {
            return self.give(&[Effect::Chest(count)]);
        }
        let mut drawn = ChestSet::NONE;
        for _ in 0..=count {
            if let Some(chest) = self.draw_chest() {
                drawn.insert(chest);
            }
        }
        self.state.pending.push(Task::PutAway(drawn));
    }

    pub(super) fn forgo(&mut self, coins: u8, magic: u8) {
        let seat = self.seat();
        self.state.duties.action = false;
        self.state.duties.passage = None;
        self.tell(Event::Forwent { seat, coins, magic });
        self.gain(Goods::Coin, coins);
        self.gain(Goods::Magic, magic);
    }

    pub(super) fn use_passage(&mut self) {
        let Some(passage) = self.state.duties.passage.take() else { return };
        let seat = self.seat();
        self.state.duties.passage_used = true;
        self.tell(Event::PassageUsed { seat, passage });
        match passage.effect() {
            PassageEffect::Give(effects) => self.give(effects),
            PassageEffect::Sell(_) => self.state.phase = Phase::Passage,
        }
    }

    /// Discards a staff: in a catch for strength, otherwise to refill magic.
    pub(super) fn use_staff(&mut self) {
        let seat = self.seat();
        let staff = crate::EquipmentKind::Staff.index();
        let Some(equipment) = self.state.me_mut().equipment[staff].take() else { return };
        self.tell(Event::StaffUsed { seat, equipment });
        match &mut self.state.phase {
            Phase::Catch(chosen) => chosen.staff = true,
            _ => self.give(&[Effect::Refill]),
        }
    }
}
