use crate::colour::sum;
use crate::data::{Chest, Cloak};
use crate::moves::Opener;
use crate::phase::Task;
use crate::state::State;
use crate::{Effect, Move};

impl State {
    /// Answers to the question that stands next.
    pub(super) fn legal_answers(&self, task: Task, tell: &mut impl FnMut(Move)) {
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
                self.legal_digs(tell);
                tell(Move::Pass);
            }
            Task::Give(Effect::Wake(count)) => self.legal_wakes(count, tell),
            Task::Give(Effect::Bottling(_)) => {
                self.legal_bottlings(tell);
                tell(Move::Pass);
            }
            Task::Compartment(_) => {
                self.legal_openers(tell);
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

    fn legal_openers(&self, tell: &mut impl FnMut(Move)) {
        let me = self.me();
        if me.keys > 0 {
            tell(Move::Unlock { opener: Opener::Key });
        }
        if me.coins > 0 && me.has_cloak(Cloak::CoinForKey) {
            tell(Move::Unlock { opener: Opener::Coin });
        }
    }

    /// Is there a compartment worth opening, and something to open it with?
    pub(crate) fn can_unlock(&self, chest: Chest) -> bool {
        let mut any = false;
        self.legal_openers(&mut |_| any = true);
        any && chest.compartment().iter().any(|effect| self.can_give(*effect))
    }

    /// Would this effect give the deciding seat anything?
    pub(crate) fn can_give(&self, effect: Effect) -> bool {
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
}
