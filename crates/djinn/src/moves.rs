use serde::{Deserialize, Serialize};
use table::Seat;

use crate::colour::{Colour, DjinnKind};
use crate::data::{Character, Chest, Equipment, Field, Mage, Passage, Spot, Trophy};

table::words! {
    /// What stops and mages are paid with.
    pub enum Unit as "unit" {
        /// A coin.
        Coin = "coin",
        /// A scroll.
        Scroll = "scroll",
    }
}

table::words! {
    /// What opens a compartment.
    pub enum Opener as "opener" {
        /// A key.
        Key = "key",
        /// A coin in place of a key, for the one who wears the right cloak.
        Coin = "coin",
    }
}

/// What the deciding seat may ask for. Every variant's notation stands in its example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Move {
    /// Take a character tile: `choose G3`.
    Choose {
        /// The tile.
        character: Character,
    },
    /// Put the figure on the map: `place R1>S1`.
    Place {
        /// In front of a square field.
        spot: Spot,
    },
    /// Go on and stop there; whoever stands there is paid: `go R4`.
    Go {
        /// The field to stop at.
        field: Field,
    },
    /// Pass over an occupied field: `skip R4`.
    Skip {
        /// The field to pass over.
        field: Field,
    },
    /// Pay for a stop: `pay B coin`.
    Pay {
        /// The owner of the figure.
        seat: Seat,
        /// What with.
        unit: Unit,
    },
    /// Leave this figure unpaid, by cloak or character: `spare B`.
    Spare {
        /// The owner of the figure.
        seat: Seat,
    },
    /// Begin the standard action of the place, or the Source's: `standard`.
    Standard,
    /// Begin the special action of a round field: `special`.
    Special,
    /// Give up the place's action for coins and magic: `forgo 2 coins`, `forgo 1 coin 1 magic`.
    Forgo {
        /// Coins taken.
        coins: u8,
        /// Magic taken.
        magic: u8,
    },
    /// Use the own passage at this field: `passage`.
    Passage,
    /// Choose a djinn to catch: `catch red`, `catch master`.
    Catch {
        /// Which.
        djinn: DjinnKind,
    },
    /// Catch nothing, and lose magic for it: `refuse`.
    Refuse,
    /// Use a mage for the catch: `use R3`; with a cloak that saves a unit of two kinds: `use R8 saving coin`.
    Use {
        /// Which.
        mage: Mage,
        /// Which unit of its cost need not be paid, if there is a choice.
        saving: Option<Unit>,
    },
    /// Discard a staff of one use: `use staff`.
    UseStaff,
    /// Pay the rest of the catch with magic: `bind`.
    Bind,
    /// The next caught djinn goes into a circle: `house circle`.
    HouseCircle,
    /// The next caught djinn goes into a bottle: `house bottle red`.
    HouseBottle {
        /// The bottle's colour.
        colour: Colour,
    },
    /// Take the free djinn that comes with a master: `free red`.
    Free {
        /// Which.
        colour: Colour,
    },
    /// Do without: a free djinn, a compartment, equipment, a passage, more bottling: `pass`.
    Pass,
    /// Finish the place's action before it is used up: `done`.
    Done,
    /// Buy a scroll: `buy scroll`.
    BuyScroll,
    /// Sell a scroll: `sell scroll`.
    SellScroll,
    /// Buy a bottle: `buy bottle red`.
    BuyBottle {
        /// Its colour.
        colour: Colour,
    },
    /// Buy a cork: `buy cork`.
    BuyCork,
    /// Buy equipment: `buy H3`.
    BuyEquipment {
        /// Which.
        equipment: Equipment,
    },
    /// Take a face-up mage: `hire R3`.
    Hire {
        /// Which.
        mage: Mage,
    },
    /// Take displayed equipment, free of charge: `equip H3`.
    Equip {
        /// Which.
        equipment: Equipment,
    },
    /// Take a bottle, free of charge: `take bottle red`.
    TakeBottle {
        /// Its colour.
        colour: Colour,
    },
    /// Open the compartment of the chest: `unlock key`.
    Unlock {
        /// What with.
        opener: Opener,
    },
    /// Put one of the drawn chests away unopened: `put away 7`.
    PutAway {
        /// Which.
        chest: Chest,
    },
    /// Turn a sleeping mage active again: `wake R3`.
    Wake {
        /// Which.
        mage: Mage,
    },
    /// Turn all sleeping mages active again: `wake all`.
    WakeAll,
    /// Make another circle active: `circle`.
    Circle,
    /// Place a passage: `dig A S3`.
    Dig {
        /// Which.
        passage: Passage,
        /// On which square field.
        field: Field,
    },
    /// Magic up to the limit: `refill`.
    Refill,
    /// Move a normal djinn from a circle into a bottle of its colour: `bottle red`.
    Bottle {
        /// Its colour.
        colour: Colour,
    },
    /// Move a master from a circle into a bottle: `bottle master blue`.
    BottleMaster {
        /// The bottle's colour.
        colour: Colour,
    },
    /// Hand in three djinns from bottles of one colour: `trophy 1.3 red`, `trophy 1.3 red 1 master`.
    Trophy {
        /// Which.
        trophy: Trophy,
        /// Colour of the bottles.
        colour: Colour,
        /// How many of the three are masters.
        masters: u8,
    },
    /// End the turn: `end`.
    End,
}
