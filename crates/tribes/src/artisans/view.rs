use serde::Serialize;
use table::List;

use super::{Artisans, Item, ItemPhase, Items};

/// The items beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct ItemsView {
    /// Items in the pile.
    pub pile: u8,
    /// Discarded items.
    pub discard: Items,
}

impl Artisans {
    /// What everybody sees.
    pub fn view(&self) -> ItemsView {
        ItemsView { pile: self.pile.len() as u8, discard: self.discard }
    }
}

impl ItemPhase {
    /// What others see of it: not the items one player is shown.
    pub(crate) fn covered(self) -> ItemPhase {
        match self {
            ItemPhase::Keep { .. } => ItemPhase::Keep { items: List::new(Item::Jewellery) },
            other => other,
        }
    }

    /// The magic item being used.
    pub(crate) fn item(self) -> Option<Item> {
        match self {
            ItemPhase::Keep { .. } => None,
            ItemPhase::Lamp => Some(Item::FabulousLamp),
            ItemPhase::FluteTile | ItemPhase::Flute { .. } => Some(Item::EnchantingFlute),
            ItemPhase::Scimitar { .. } => Some(Item::BurningScimitar),
            ItemPhase::TalismanFrom | ItemPhase::TalismanTo { .. } => Some(Item::TempestTalisman),
            ItemPhase::Horn { .. } => Some(Item::HornOfPlenty),
            ItemPhase::Ring => Some(Item::RebirthRing),
        }
    }
}
