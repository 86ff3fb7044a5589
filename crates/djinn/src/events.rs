use serde::Serialize;
use table::{Eyes, Happening, Seat};

use crate::colour::{Colour, DjinnKind};
use crate::data::{Character, Chest, Equipment, Field, Mage, Passage, Place, Spot, Trophy};
use crate::moves::{Opener, Unit};
use crate::{ByColour, Ending};

table::words! {
    /// Something that is counted.
    pub enum Goods as "good" {
        /// Coins.
        Coin = "coin",
        /// Scrolls.
        Scroll = "scroll",
        /// Keys.
        Key = "key",
        /// Magic.
        Magic = "magic",
        /// Storage limit.
        Limit = "limit",
        /// Corks.
        Cork = "cork",
        /// Active circles.
        Circle = "circle",
    }
}

/// One fact that happened. Everybody may know all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "seat, field, mage and the like say what they are")]
pub enum Event {
    /// A character was taken.
    Chosen { seat: Seat, character: Character },
    /// A figure was put on the map.
    Placed { seat: Seat, spot: Spot },
    /// A figure passed over an occupied field.
    Skipped { seat: Seat, field: Field },
    /// A figure stopped.
    Stopped { seat: Seat, spot: Spot },
    /// A stop was paid for.
    Paid { seat: Seat, to: Seat, unit: Unit },
    /// A figure was left unpaid.
    Spared { seat: Seat, to: Seat },
    /// A place's action began.
    Acted { seat: Seat, place: Place, special: bool },
    /// The action was given up.
    Forwent { seat: Seat, coins: u8, magic: u8 },
    /// A passage was used.
    PassageUsed { seat: Seat, passage: Passage },
    /// Something was gained.
    Gained { seat: Seat, good: Goods, count: u8 },
    /// Something was paid or lost.
    Lost { seat: Seat, good: Goods, count: u8 },
    /// A bottle was gained.
    BottleGained { seat: Seat, colour: Colour },
    /// A mage was hired.
    Hired { seat: Seat, mage: Mage },
    /// A mage was turned face up.
    MageShown { mage: Mage },
    /// Equipment was put on; `replaced` is gone for good.
    Equipped { seat: Seat, equipment: Equipment, replaced: Option<Equipment> },
    /// Equipment was put on display.
    EquipmentShown { equipment: Equipment },
    /// A chest was drawn.
    ChestDrawn { seat: Seat, chest: Chest },
    /// A drawn chest was put away unopened.
    ChestPutAway { seat: Seat, chest: Chest },
    /// A compartment was opened, with a key, a coin or free of charge.
    Unlocked { seat: Seat, chest: Chest, opener: Option<Opener> },
    /// A passage was placed.
    Dug { seat: Seat, passage: Passage, field: Field },
    /// A mage was turned active again.
    Woken { seat: Seat, mage: Mage },
    /// A mage was used and sleeps.
    Used { seat: Seat, mage: Mage },
    /// A staff of one use was discarded.
    StaffUsed { seat: Seat, equipment: Equipment },
    /// Djinns were caught at a field, for so much magic.
    Bound { seat: Seat, field: Field, djinns: ByColour, master: bool, magic: u8 },
    /// A free djinn was taken.
    FreeTaken { seat: Seat, field: Field, colour: Colour },
    /// A caught djinn was housed: in a bottle of this colour, or in a circle.
    Housed { seat: Seat, djinn: DjinnKind, bottle: Option<Colour> },
    /// A djinn went from a circle into a bottle.
    Bottled { seat: Seat, djinn: DjinnKind, bottle: Colour },
    /// Nothing was caught.
    Refused { seat: Seat },
    /// A master was driven off: by a player, the solo clock or the round cap.
    DrivenOff { field: Field },
    /// Djinns were drawn from the bag.
    Drawn { field: Field, djinns: ByColour },
    /// A trophy was gained for djinns out of bottles of this colour.
    TrophyGained { seat: Seat, trophy: Trophy, colour: Colour, masters: u8 },
    /// The end was brought about; this is the number of the last round.
    EndNear { reason: Ending, last_round: u16 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A round began.
    RoundBegan { round: u16 },
    /// A closing visit to the Source began.
    SourceVisited { seat: Seat },
    /// The game is over.
    Over,
}

impl Happening for Event {
    fn seen_by(&self, _: Eyes) -> Option<Event> {
        Some(self.clone())
    }
}
