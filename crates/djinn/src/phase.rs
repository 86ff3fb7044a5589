use serde::{Deserialize, Serialize};
use table::{List, Seats};

use crate::data::{Chest, ChestSet, Field, MageSet, Passage};
use crate::{ByColour, Effect};

/// What is being decided now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// Characters are chosen, `step` counting from 0: last seat to first, then first to last.
    Draft {
        /// How many have been taken.
        step: u8,
    },
    /// One-off effects of the characters, in turn order.
    Gifts {
        /// Whose, counted in turn order from 0.
        turn: u8,
    },
    /// Before the first own move: the figure is put on the map.
    Place,
    /// The figure has crossed to `at`, coming from `from`, and goes on.
    Move {
        /// Where it came from.
        from: Field,
        /// Where it goes on from.
        at: Field,
    },
    /// The owners of the figures at the field are paid.
    Pay(Payment),
    /// Between two actions.
    Act,
    /// Trading at the Market.
    Market {
        /// Trades left.
        trades: u8,
        /// Is the next thing bought one coin cheaper?
        discount: bool,
        /// Was anything traded?
        begun: bool,
    },
    /// Buying at the Manufactory.
    Manufactory {
        /// The special action?
        special: bool,
        /// Was equipment bought?
        equipped: bool,
        /// Corks bought.
        corks: u8,
    },
    /// In the Archives.
    Archives {
        /// The special action?
        special: bool,
        /// Were mages woken?
        woke: bool,
        /// Was a circle made active?
        circle: bool,
        /// Was a passage placed?
        passage: bool,
    },
    /// At the Source.
    Source {
        /// Is it the visit after the final round?
        closing: bool,
        /// Was magic refilled?
        refilled: bool,
        /// Was a mage woken?
        woke: bool,
        /// Was anything bottled?
        bottled: bool,
    },
    /// A bottle or a cork of passage D.
    Passage,
    /// Djinns are chosen and paid for.
    Catch(Chosen),
    /// Caught djinns are housed.
    House(Caught),
    /// The game is over.
    Over,
}

/// Who is still to be paid for a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Where the figure comes from.
    pub from: Field,
    /// Where it stops.
    pub to: Field,
    /// Seats still to be paid; the first is paid now.
    #[cfg_attr(feature = "ts", ts(as = "Vec<table::Seat>"))]
    pub left: Seats,
    /// Units already paid to that seat.
    pub paid: u8,
    /// How many of the seats left need not be paid.
    pub spared: u8,
}

/// A catch before it is paid for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    /// Normal djinns chosen.
    pub normal: ByColour,
    /// Is the master chosen?
    pub master: bool,
    /// Mages used so far.
    pub used: MageSet,
    /// Was a staff of one use discarded?
    pub staff: bool,
}

/// A catch that has been paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(deny_unknown_fields)]
pub struct Caught {
    /// Normal djinns still to be housed.
    pub normal: ByColour,
    /// Is a master still to be housed?
    pub master: bool,
    /// Was the master among the caught?
    pub with_master: bool,
    /// May a free djinn still be taken?
    pub free: bool,
}

/// What is still open in the current turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(deny_unknown_fields)]
pub struct Duties {
    /// Can the place's action, or forgoing it, still be chosen?
    pub action: bool,
    /// The own passage here, if it was not used yet.
    pub passage: Option<Passage>,
    /// Was the passage used? Then the action can no longer be forgone.
    pub passage_used: bool,
    /// Must djinns still be caught or refused?
    pub catch: bool,
}

/// Effects still to be given, the next one last. A question to the player stands at the end of the list until it
/// is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending(List<Task, { Pending::ROOM }>);

/// Something still to be given or asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// An effect.
    Give(Effect),
    /// Shall the compartment of this chest be opened?
    Compartment(Chest),
    /// Which of these chests shall be put away unopened?
    PutAway(ChestSet),
}

impl Pending {
    /// Longer than any list the tables in `data` can lead to, from at most [`Pending::GIVEN`] tasks.
    pub(crate) const ROOM: usize = 16;
    /// Most tasks a hand-made position may begin with.
    pub(crate) const GIVEN: usize = 8;
    /// Nothing.
    pub const NONE: Pending = Pending(List::new(Task::Give(Effect::Refill)));

    /// What comes next.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Task> {
        self.0.last().copied()
    }

    /// Is there nothing to do?
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All tasks, the next one last.
    #[must_use]
    pub fn tasks(&self) -> &[Task] {
        &self.0
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.0.push(task);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.0.pop();
    }

    /// Adds effects so that the first is given first.
    pub(crate) fn push_all(&mut self, effects: &[Effect]) {
        effects.iter().rev().for_each(|effect| self.push(Task::Give(*effect)));
    }
}

impl Serialize for Pending {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tasks())
    }
}

impl<'de> Deserialize<'de> for Pending {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pending, D::Error> {
        let tasks = Vec::<Task>::deserialize(deserializer)?;
        if tasks.len() > Pending::GIVEN {
            return Err(serde::de::Error::custom(format!(
                "at most {} tasks can be pending, but {} were given",
                Pending::GIVEN,
                tasks.len()
            )));
        }
        let mut pending = Pending::NONE;
        tasks.into_iter().for_each(|task| pending.push(task));
        Ok(pending)
    }
}
