use serde::{Deserialize, Serialize};

use crate::colour::sum;
use crate::data::{
    Bad, CIRCLES, Character, Cloak, Equipment, EquipmentKind, Field, Good, Mage, MageSet, Passage,
    START_CIRCLES, START_COINS, START_LIMIT, START_MAGIC, Spot, Staff, TrophySet,
};
use crate::{ByColour, Colour};

/// Everything in front of one player. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Where the figure stands; nowhere before its first turn.
    pub spot: Option<Spot>,
    /// Coins.
    pub coins: u16,
    /// Scrolls.
    pub scrolls: u16,
    /// Keys.
    pub keys: u8,
    /// Magic.
    pub magic: u8,
    /// Most magic that can be stored.
    pub limit: u8,
    /// Active circles, at most 4.
    pub circles: u8,
    /// Normal djinns in circles.
    pub circled: ByColour,
    /// Masters in circles.
    pub circled_masters: u8,
    /// Empty bottles.
    pub bottles: ByColour,
    /// Unused corks.
    pub corks: u8,
    /// Normal djinns in bottles, by the bottle's colour, which is their own.
    pub bottled: ByColour,
    /// Masters in bottles, by the bottle's colour.
    pub bottled_masters: ByColour,
    /// Mages, awake or not.
    pub mages: MageSet,
    /// Of these awake.
    pub awake: MageSet,
    /// Hat, cloak and staff.
    pub equipment: [Option<Equipment>; 3],
    /// Where passages A to D lie.
    pub passages: [Option<Field>; 4],
    /// Trophies on the roof.
    pub trophies: TrophySet,
    /// The good and the bad character.
    pub characters: [Option<Character>; 2],
    /// Masters caught during the game, even if handed in since.
    pub masters_caught: u8,
}

impl Player {
    pub(crate) const START: Player = Player {
        spot: None,
        coins: START_COINS,
        scrolls: 0,
        keys: 0,
        magic: START_MAGIC,
        limit: START_LIMIT,
        circles: START_CIRCLES,
        circled: [0; 4],
        circled_masters: 0,
        bottles: [0; 4],
        corks: 0,
        bottled: [0; 4],
        bottled_masters: [0; 4],
        mages: MageSet::NONE,
        awake: MageSet::NONE,
        equipment: [None; 3],
        passages: [None; 4],
        trophies: TrophySet::NONE,
        characters: [None; 2],
        masters_caught: 0,
    };

    /// Djinns of any kind in circles.
    #[must_use]
    pub fn djinns_in_circles(&self) -> u8 {
        sum(self.circled) + self.circled_masters
    }

    /// Djinns of any kind in bottles.
    #[must_use]
    pub fn djinns_in_bottles(&self) -> u8 {
        sum(self.bottled) + sum(self.bottled_masters)
    }

    /// Djinns of any kind in bottles of one colour.
    #[must_use]
    pub fn in_bottles_of(&self, colour: Colour) -> u8 {
        self.bottled[colour.index()] + self.bottled_masters[colour.index()]
    }

    /// Masters in bottles and circles.
    #[must_use]
    pub fn masters_held(&self) -> u8 {
        self.circled_masters + sum(self.bottled_masters)
    }

    /// Active circles without a djinn.
    #[must_use]
    pub fn free_circles(&self) -> u8 {
        self.circles.saturating_sub(self.djinns_in_circles())
    }

    /// Circles that are not active.
    #[must_use]
    pub fn inactive_circles(&self) -> u8 {
        CIRCLES.saturating_sub(self.circles)
    }

    /// Mages that sleep.
    #[must_use]
    pub fn asleep(&self) -> MageSet {
        MageSet(self.mages.0 & !self.awake.0)
    }

    /// The card of this kind, if there is one.
    #[must_use]
    pub fn wears(&self, kind: EquipmentKind) -> Option<Equipment> {
        self.equipment[kind.index()]
    }

    /// What the staff does, if there is one.
    #[must_use]
    pub fn staff(&self) -> Option<Staff> {
        self.equipment[EquipmentKind::Staff.index()].and_then(Equipment::staff)
    }

    /// Does the cloak do this?
    #[must_use]
    pub fn has_cloak(&self, cloak: Cloak) -> bool {
        self.equipment[EquipmentKind::Cloak.index()].and_then(Equipment::cloak) == Some(cloak)
    }

    /// Does the good character do this?
    #[must_use]
    pub fn has_good(&self, good: Good) -> bool {
        self.characters[0].and_then(Character::good) == Some(good)
    }

    /// Does the bad character do this?
    #[must_use]
    pub fn has_bad(&self, bad: Bad) -> bool {
        self.characters[1].and_then(Character::bad) == Some(bad)
    }

    /// The passages this player owns.
    #[must_use]
    pub fn own_passages(&self) -> &'static [Passage] {
        if self.has_bad(Bad::ThreePassages) { &Passage::ALL[..3] } else { &Passage::ALL }
    }

    /// The own passage at a field.
    #[must_use]
    pub fn passage_at(&self, field: Field) -> Option<Passage> {
        self.passages.iter().position(|at| *at == Some(field)).map(|n| Passage::ALL[n])
    }

    /// How many mages may be used in one catch.
    pub(crate) fn mages_per_catch(&self) -> u8 {
        if self.has_bad(Bad::TwoMages) { 2 } else { Mage::COUNT as u8 }
    }
}
