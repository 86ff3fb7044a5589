//! Every figure of the game, one table a file.
//!
//! No rulebook could be read. What a source tells is marked with it; all other entries are our **own design**
//! (OWN), each on one line, so that it can be put right in one line when a real rulebook turns up.
//!
//! The sources: the printed German *quick reference* (turn, catching, trophies, end, points), *a German review*
//! (hall9000.de: the Academy), *a Finnish review* (lautapeliopas.fi: what players begin with), *two reviews*
//! (poeppelkiste.de and the Finnish one: circles at the start), and the publisher's *component list* as reviews
//! repeat it (ringbote.de: counts of coins, fields and places).

mod characters;
mod chests;
mod equipment;
mod graph;
mod mages;
mod passages;
mod prices;
mod scoring_cards;
mod supply;
mod trophies;

pub use characters::{Bad, Character, CharacterSet, Good};
pub use chests::{Chest, ChestSet};
pub use equipment::{Cloak, Equipment, EquipmentKind, EquipmentSet, Hat, Staff, Stop};
pub use graph::{Field, Place, REFERENCE_LAYOUT, Spot};
pub(crate) use graph::{VALID_ROUNDS, is_valid_layout};
pub use mages::{Mage, MageSet};
pub use passages::{Passage, PassageEffect};
pub use prices::*;
pub use scoring_cards::{Condition, ScoringCard};
pub use supply::*;
pub use trophies::{Trophy, TrophySet};
