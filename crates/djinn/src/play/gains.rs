use table::Sink;

use super::Play;
use crate::colour::{Colour, Djinn, sum};
use crate::data::{Chest, Cloak, Equipment, Mage};
use crate::events::Goods;
use crate::moves::Opener;
use crate::phase::Task;
use crate::{Effect, Event, Phase};

impl<S: Sink<Event>> Play<'_, S> {
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

    pub(super) fn gain(&mut self, good: Goods, count: u8) {
        let seat = self.seat();
        let (coins_left, scrolls_left) = (self.state.coins_left(), self.state.scrolls_left());
        let max_limit = self.state.setup.max_limit;
        let state = &mut *self.state;
        let me = &mut state.players[seat];
        let many = u16::from(count);
        let got = match good {
            Goods::Coin => add(&mut me.coins, many.min(coins_left)),
            Goods::Scroll => add(&mut me.scrolls, many.min(scrolls_left)),
            Goods::Key => take(&mut state.keys, &mut me.keys, count),
            Goods::Cork => take(&mut state.corks, &mut me.corks, count),
            Goods::Magic => raise(&mut me.magic, count, me.limit),
            Goods::Limit => raise(&mut me.limit, count, max_limit),
            Goods::Circle => raise(&mut me.circles, count, crate::data::CIRCLES),
        };
        if got > 0 {
            self.tell(Event::Gained { seat, good, count: got });
        }
    }

    /// Pays or loses as much of a good as there is.
    pub(super) fn lose(&mut self, good: Goods, count: u16) {
        let seat = self.seat();
        let state = &mut *self.state;
        let me = &mut state.players[seat];
        let few = count.min(255) as u8;
        let lost = match good {
            Goods::Coin => drop_of(&mut me.coins, count),
            Goods::Scroll => drop_of(&mut me.scrolls, count),
            Goods::Key => take(&mut me.keys, &mut state.keys, few),
            Goods::Cork => take(&mut me.corks, &mut state.corks, few),
            Goods::Magic => lower(&mut me.magic, few),
            Goods::Limit => lower(&mut me.limit, few),
            Goods::Circle => lower(&mut me.circles, few),
        };
        if lost > 0 {
            self.tell(Event::Lost { seat, good, count: lost });
        }
    }

    pub(super) fn refill(&mut self) {
        let me = self.state.me();
        let missing = me.limit.saturating_sub(me.magic);
        self.gain(Goods::Magic, missing);
    }

    pub(super) fn gain_bottle(&mut self, colour: Colour) {
        let seat = self.seat();
        self.state.bottles[colour.index()] -= 1;
        self.state.me_mut().bottles[colour.index()] += 1;
        self.tell(Event::BottleGained { seat, colour });
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

    pub(super) fn wake(&mut self, mage: Mage) {
        let seat = self.seat();
        self.state.me_mut().awake.insert(mage);
        self.tell(Event::Woken { seat, mage });
    }

    pub(super) fn wake_all(&mut self) {
        self.state.me().asleep().iter().for_each(|mage| self.wake(mage));
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

    /// Moves a normal djinn from a circle into a bottle.
    pub(super) fn bottle(&mut self, colour: Colour) {
        self.state.me_mut().circled[colour.index()] -= 1;
        self.fill_bottle(Djinn::Normal(colour), colour);
    }

    /// Moves a master from a circle into a bottle.
    pub(super) fn bottle_master(&mut self, colour: Colour) {
        self.state.me_mut().circled_masters -= 1;
        self.fill_bottle(Djinn::Master, colour);
    }

    fn fill_bottle(&mut self, djinn: Djinn, colour: Colour) {
        let seat = self.seat();
        self.put_in_bottle(djinn, colour);
        self.tell(Event::Bottled { seat, djinn, bottle: colour });
        if !self.state.pending.is_empty() {
            return self.answered();
        }
        if let Phase::Source { bottled, .. } = &mut self.state.phase {
            *bottled = true;
        }
        self.close_if_spent();
    }

    pub(super) fn put_in_bottle(&mut self, djinn: Djinn, colour: Colour) {
        let me = self.state.me_mut();
        debug_assert!(me.corks > 0 && sum(me.bottles) > 0, "a djinn is bottled with a bottle and a cork");
        me.corks -= 1;
        me.bottles[colour.index()] -= 1;
        match djinn {
            Djinn::Normal(_) => me.bottled[colour.index()] += 1,
            Djinn::Master => me.bottled_masters[colour.index()] += 1,
        }
    }
}

fn add(have: &mut u16, count: u16) -> u8 {
    let got = count.min(u16::MAX - *have);
    *have += got;
    got as u8
}

fn drop_of(have: &mut u16, count: u16) -> u8 {
    let lost = count.min(*have);
    *have -= lost;
    lost as u8
}

fn take(from: &mut u8, to: &mut u8, count: u8) -> u8 {
    let got = count.min(*from);
    *from -= got;
    *to += got;
    got
}

fn raise(have: &mut u8, count: u8, most: u8) -> u8 {
    let got = count.min(most.saturating_sub(*have));
    *have += got;
    got
}

fn lower(have: &mut u8, count: u8) -> u8 {
    let lost = count.min(*have);
    *have -= lost;
    lost
}
