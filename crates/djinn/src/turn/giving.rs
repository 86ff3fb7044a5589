//! Effects still to be given: what asks a question, what answers it, and what is given at once.

use table::Sink;

use super::Play;
use crate::colour::{Colour, sum};
use crate::data::{Chest, Cloak, Equipment, Mage};
use crate::moves::Opener;
use crate::state::State;
use crate::{Effect, Event, Goods, Move, Refused, Task};

impl State {
    /// Answers to the question that stands next.
    pub(super) fn list_answers(&self, task: Task, tell: &mut impl FnMut(Move)) {
        match task {
            Task::Give(Effect::Bottle(_)) => self.each_bottle(|colour| tell(Move::TakeBottle { colour })),
            Task::Give(Effect::Mage(_)) => {
                self.mages.iter().flatten().for_each(|mage| tell(Move::Hire { mage: *mage }));
            }
            Task::Give(Effect::Equip(_)) => {
                let shown = self.display.iter().flatten().flatten();
                shown.for_each(|equipment| tell(Move::Equip { equipment: *equipment }));
                tell(Move::Pass);
            }
            Task::Give(Effect::Passage(_)) => {
                self.list_digs(tell);
                tell(Move::Pass);
            }
            Task::Give(Effect::Wake(count)) => self.list_wakes(count, tell),
            Task::Give(Effect::Bottling(_)) => {
                self.list_bottlings(tell);
                tell(Move::Pass);
            }
            Task::Compartment(_) => {
                self.list_openers(tell);
                tell(Move::Pass);
            }
            Task::PutAway(chests) => chests.iter().for_each(|chest| tell(Move::PutAway { chest })),
            Task::Give(_) => {}
        }
    }

    /// Does this ask the player something, rather than give or lose it at once?
    pub(crate) fn is_question(&self, task: Task) -> bool {
        match task {
            Task::Give(Effect::Wake(n)) => n > 0 && self.me().asleep().len() > n,
            Task::Give(
                effect @ (Effect::Bottle(n)
                | Effect::Mage(n)
                | Effect::Equip(n)
                | Effect::Passage(n)
                | Effect::Bottling(n)),
            ) => n > 0 && self.can_give(effect),
            Task::Give(_) => false,
            Task::Compartment(chest) => self.can_unlock(chest),
            Task::PutAway(_) => true,
        }
    }

    fn list_openers(&self, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        if me.keys > 0 {
            tell(Move::Unlock { opener: Opener::Key });
        }
        if me.coins > 0 && me.has_cloak(Cloak::CoinForKey) {
            tell(Move::Unlock { opener: Opener::Coin });
        }
    }

    /// Is there a compartment worth opening, and something to open it with?
    fn can_unlock(&self, chest: Chest) -> bool {
        let mut any = false;
        self.list_openers(&mut |_| any = true);
        any && chest.compartment().iter().any(|effect| self.can_give(*effect))
    }

    /// Would this effect give the deciding seat anything?
    pub(super) fn can_give(&self, effect: Effect) -> bool {
        let me = self.me();
        match effect {
            Effect::Coin(_) => self.coins_left() > 0,
            Effect::Scroll(_) => self.scrolls_left() > 0,
            Effect::Key(_) => self.keys > 0,
            Effect::Magic(_) | Effect::Refill => me.magic < me.limit,
            Effect::Limit(_) => me.limit < self.setup.max_limit,
            Effect::Bottle(_) => sum(self.bottles) > 0,
            Effect::Cork(_) => self.corks > 0,
            Effect::Mage(_) => self.mages.iter().any(Option::is_some),
            Effect::Equip(_) => self.display.iter().flatten().any(Option::is_some),
            Effect::Circle(_) => me.inactive_circles() > 0,
            Effect::Passage(_) => me.own_passages().iter().any(|p| me.passages[p.index()].is_none()),
            Effect::Wake(_) | Effect::WakeAll => !me.asleep().is_empty(),
            Effect::Chest(_) | Effect::UnlockedChest(_) => true,
            Effect::Bottling(_) => self.can_bottle(),
        }
    }

    pub(super) fn refuse_answer(&self, task: Task, m: Move) -> Option<Refused> {
        Some(match (task, m) {
            (Task::Give(Effect::Bottle(_)), Move::TakeBottle { .. }) => Refused::SupplyEmpty,
            (Task::Give(Effect::Mage(_)), Move::Hire { mage }) => Refused::MageNotShown { mage },
            (Task::Give(Effect::Equip(_)), Move::Equip { equipment }) => {
                Refused::EquipmentNotShown { equipment }
            }
            (Task::Give(Effect::Passage(_)), Move::Dig { passage, field }) => self.refuse_dig(passage, field),
            (Task::Give(Effect::Wake(_)), Move::Wake { mage }) => Refused::NotAsleep { mage },
            (Task::Give(Effect::Wake(_)), Move::WakeAll) => Refused::TooManyAsleep,
            (Task::Give(Effect::Bottling(_)), m) => return self.refuse_bottling(m),
            (Task::Compartment(_), Move::Unlock { .. }) => Refused::NoOpener,
            (Task::PutAway(_), Move::PutAway { chest }) => Refused::ChestNotDrawn { chest },
            (
                Task::Give(Effect::Bottle(_) | Effect::Mage(_) | Effect::Wake(_)) | Task::PutAway(_),
                Move::Pass,
            ) => Refused::CannotPass,
            _ => return None,
        })
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn give(&mut self, effects: &[Effect]) {
        self.state.pending.push_all(effects);
        self.settle();
    }

    /// Gives pending effects until one asks something or none is left.
    pub(super) fn settle(&mut self) {
        while let Some(task) = self.state.pending.top() {
            match task {
                task if self.state.is_question(task) => return,
                Task::Give(effect) => {
                    self.state.pending.pop();
                    self.give_plain(effect);
                }
                Task::Compartment(chest) => {
                    self.state.pending.pop();
                    self.state.opened.insert(chest);
                }
                Task::PutAway(_) => return,
            }
        }
        self.resume();
    }

    /// Gives an effect that asks nothing; what cannot be given is lost.
    fn give_plain(&mut self, effect: Effect) {
        match effect {
            Effect::Coin(n) => self.gain(Goods::Coin, n),
            Effect::Scroll(n) => self.gain(Goods::Scroll, n),
            Effect::Key(n) => self.gain(Goods::Key, n),
            Effect::Magic(n) => self.gain(Goods::Magic, n),
            Effect::Limit(n) => self.gain(Goods::Limit, n),
            Effect::Cork(n) => self.gain(Goods::Cork, n),
            Effect::Circle(n) => self.gain(Goods::Circle, n),
            Effect::Wake(1..) | Effect::WakeAll => self.wake_all(),
            Effect::Refill => self.refill(),
            Effect::Chest(n) => self.open_chest(n, false),
            Effect::UnlockedChest(n) => self.open_chest(n, true),
            Effect::Wake(0)
            | Effect::Bottle(_)
            | Effect::Mage(_)
            | Effect::Equip(_)
            | Effect::Passage(_)
            | Effect::Bottling(_) => {}
        }
    }

    /// Counts an answer to the question that stands next, and goes on.
    pub(super) fn answered(&mut self) {
        let next = match self.state.pending.top() {
            Some(Task::Give(Effect::Bottle(n))) => Some(Effect::Bottle(n - 1)),
            Some(Task::Give(Effect::Mage(n))) => Some(Effect::Mage(n - 1)),
            Some(Task::Give(Effect::Equip(n))) => Some(Effect::Equip(n - 1)),
            Some(Task::Give(Effect::Passage(n))) => Some(Effect::Passage(n - 1)),
            Some(Task::Give(Effect::Wake(n))) => Some(Effect::Wake(n - 1)),
            Some(Task::Give(Effect::Bottling(n))) => Some(Effect::Bottling(n - 1)),
            _ => None,
        };
        self.state.pending.pop();
        if let Some(next) = next {
            self.state.pending.push(Task::Give(next));
        }
        self.settle();
    }

    /// Does without what the question that stands next offers.
    pub(super) fn decline(&mut self) {
        if let Some(Task::Compartment(chest)) = self.state.pending.top() {
            self.state.opened.insert(chest);
        }
        self.state.pending.pop();
        self.settle();
    }

    pub(super) fn take_bottle(&mut self, colour: Colour) {
        self.gain_bottle(colour);
        self.answered();
    }

    pub(super) fn hire(&mut self, mage: Mage) {
        let seat = self.seat();
        let deck = mage.colour();
        let me = self.state.me_mut();
        me.mages.insert(mage);
        me.awake.insert(mage);
        self.tell(Event::Hired { seat, mage });
        let next = self.state.turn_mage(deck);
        self.state.mages[deck.index()] = next;
        if let Some(mage) = next {
            self.revealed();
            self.tell(Event::MageShown { mage });
        }
        self.answered();
    }

    pub(super) fn take_equipment(&mut self, equipment: Equipment) {
        self.equip(equipment);
        self.answered();
    }

    /// Puts on a displayed card; the display is filled up at once.
    pub(super) fn equip(&mut self, equipment: Equipment) {
        let seat = self.seat();
        let Some((kind, slot)) = self.state.slot_of(equipment) else { return };
        let replaced = self.state.me_mut().equipment[kind.index()].replace(equipment);
        self.tell(Event::Equipped { seat, equipment, replaced });
        let next = self.state.turn_equipment(kind);
        self.state.display[kind.index()][slot] = next;
        if let Some(equipment) = next {
            self.revealed();
            self.tell(Event::EquipmentShown { equipment });
        }
        if let Some(Cloak::RaiseLimit(n)) = equipment.cloak() {
            self.gain(Goods::Limit, n);
        }
    }

    /// Draws a chest and shows it.
    pub(super) fn draw_chest(&mut self) -> Option<Chest> {
        let seat = self.seat();
        let chest = self.state.draw_chest()?;
        self.revealed();
        self.tell(Event::ChestDrawn { seat, chest });
        Some(chest)
    }

    fn open_chest(&mut self, count: u8, unlocked: bool) {
        if count > 1 {
            let rest = if unlocked { Effect::UnlockedChest(count - 1) } else { Effect::Chest(count - 1) };
            self.state.pending.push(Task::Give(rest));
        }
        let Some(chest) = self.draw_chest() else { return };
        if unlocked {
            self.state.opened.insert(chest);
            if !chest.compartment().is_empty() {
                let seat = self.seat();
                self.tell(Event::Unlocked { seat, chest, opener: None });
                self.state.pending.push_all(chest.compartment());
            }
        } else {
            self.state.pending.push(Task::Compartment(chest));
        }
        self.state.pending.push_all(chest.open());
    }

    pub(super) fn unlock(&mut self, opener: Opener) {
        let Some(Task::Compartment(chest)) = self.state.pending.top() else { return };
        let seat = self.seat();
        match opener {
            Opener::Key => self.lose(Goods::Key, 1),
            Opener::Coin => self.lose(Goods::Coin, 1),
        }
        self.tell(Event::Unlocked { seat, chest, opener: Some(opener) });
        self.state.opened.insert(chest);
        self.state.pending.pop();
        self.give(chest.compartment());
    }

    /// Puts one of the drawn chests away and opens the others.
    pub(super) fn put_away(&mut self, chest: Chest) {
        let Some(Task::PutAway(mut drawn)) = self.state.pending.top() else { return };
        let seat = self.seat();
        self.tell(Event::ChestPutAway { seat, chest });
        drawn.remove(chest);
        self.state.opened.insert(chest);
        self.state.pending.pop();
        // the one with the lowest number is opened first
        while let Some(last) = drawn.iter().last() {
            drawn.remove(last);
            self.state.pending.push(Task::Compartment(last));
            self.state.pending.push_all(last.open());
        }
        self.settle();
    }
}
