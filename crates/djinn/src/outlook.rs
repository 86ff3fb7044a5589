use serde::Serialize;

use crate::colour::DjinnKind;
use crate::data::Mage;
use crate::moves::Unit;
use crate::state::State;
use crate::turn::can_house;
use crate::{Chosen, Colour};

table::words! {
    /// Why nothing can be caught.
    pub enum Hindrance as "hindrance" {
        /// Magic is missing, with all mages and staffs that could help.
        Magic = "magic",
        /// A bottle fits, but there is no cork for it.
        Cork = "cork",
        /// No circle is free, and no bottle fits.
        Room = "room",
    }
}

/// What could be caught at a field: the djinn that is easiest to catch, and the way to do it with the fewest mages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Outlook {
    /// The djinn that is easiest to catch.
    pub djinn: DjinnKind,
    /// Why it cannot be caught, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hindrance: Option<Hindrance>,
    /// Magic that is missing in spite of all help.
    pub missing: u16,
    /// Magic it would cost besides all help.
    pub magic: u16,
    /// Mages to use for it, in this order.
    pub mages: Vec<Mage>,
    /// Coins they cost.
    pub coins: u16,
    /// Scrolls they cost.
    pub scrolls: u16,
    /// The unit of the first one's cost that a cloak saves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub saves: Option<Unit>,
    /// Must a staff be discarded for it?
    pub staff: bool,
}

impl State {
    /// What the deciding seat could catch where its figure is; nothing where nobody lives.
    pub(crate) fn outlook(&self) -> Option<Outlook> {
        let here = self.djinns_at(self.here());
        let normal = Colour::ALL.into_iter().filter(|c| here.djinns[c.index()] > 0).map(DjinnKind::Normal);
        let all = normal.chain(here.master.then_some(DjinnKind::Master));
        all.map(|djinn| self.outlook_for(djinn)).min_by_key(|outlook| {
            (outlook.hindrance, outlook.missing, outlook.staff, outlook.mages.len(), outlook.magic)
        })
    }

    fn outlook_for(&self, djinn: DjinnKind) -> Outlook {
        let me = self.me();
        let chosen = Chosen::default().and(djinn);
        let way = self.reckon(&chosen).best_way();
        let bottled = match djinn {
            DjinnKind::Normal(colour) => me.bottles[colour.index()] > 0,
            DjinnKind::Master => me.bottles != [0; 4],
        };
        let hindrance = if can_house(me, chosen.normal, chosen.master) {
            (way.missing > 0).then_some(Hindrance::Magic)
        } else {
            Some(if bottled { Hindrance::Cork } else { Hindrance::Room })
        };
        Outlook {
            djinn,
            hindrance,
            missing: way.missing,
            magic: way.magic,
            mages: way.mages,
            coins: way.coins,
            scrolls: way.scrolls,
            saves: way.saves,
            staff: way.staff,
        }
    }
}
