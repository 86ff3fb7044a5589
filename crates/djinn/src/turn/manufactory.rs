//! The Manufactory: equipment and corks.

use table::Sink;

use super::Play;
use crate::data::{Bad, EQUIPMENT_PRICE, Equipment, EquipmentKind, FACTORY_CORK_PRICE, FACTORY_CORKS};
use crate::state::State;
use crate::{Event, Goods, Move, Phase, Refused};

impl State {
    pub(super) fn list_wares(&self, special: bool, equipped: bool, corks: u8, tell: &mut impl FnMut(Move)) {
        if State::bought_all_wares(special, equipped, corks) {
            return;
        }
        let me = self.me();
        if !equipped && me.coins >= self.equipment_price(special) {
            for equipment in self.display.iter().flatten().flatten() {
                tell(Move::BuyEquipment { equipment: *equipment });
            }
        }
        let price = self.cork_price(FACTORY_CORK_PRICE[usize::from(special)], false);
        if corks < FACTORY_CORKS && self.corks > 0 && me.coins >= price {
            tell(Move::BuyCork);
        }
    }

    /// Has as much been bought as one visit allows?
    pub(super) fn bought_all_wares(special: bool, equipped: bool, corks: u8) -> bool {
        if special { equipped && corks >= FACTORY_CORKS } else { equipped || corks > 0 }
    }

    /// Can anything be bought?
    pub(super) fn can_buy_wares(&self, special: bool, equipped: bool, corks: u8) -> bool {
        let mut any = false;
        self.list_wares(special, equipped, corks, &mut |_| any = true);
        any
    }

    pub(crate) fn equipment_price(&self, special: bool) -> u16 {
        EQUIPMENT_PRICE[usize::from(special)] + u16::from(self.me().has_bad(Bad::DearEquipment))
    }

    /// The displayed slot a card of equipment lies in.
    pub(super) fn slot_of(&self, equipment: Equipment) -> Option<(EquipmentKind, usize)> {
        let kind = equipment.kind();
        self.display[kind.index()].iter().position(|card| *card == Some(equipment)).map(|slot| (kind, slot))
    }

    pub(super) fn refuse_ware(&self, special: bool, equipped: bool, corks: u8, m: Move) -> Option<Refused> {
        let used_up = !special && (equipped || corks > 0);
        let (price, left, enough) = match m {
            Move::BuyEquipment { equipment } if self.slot_of(equipment).is_none() => {
                return Some(Refused::EquipmentNotShown { equipment });
            }
            Move::BuyEquipment { .. } => (self.equipment_price(special), true, equipped),
            Move::BuyCork => {
                let price = self.cork_price(FACTORY_CORK_PRICE[usize::from(special)], false);
                (price, self.corks > 0, corks >= FACTORY_CORKS)
            }
            _ => return None,
        };
        Some(if used_up || enough { Refused::BoughtEnough } else { self.refuse_purchase(price, left) })
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn buy_equipment(&mut self, equipment: Equipment) {
        let Phase::Manufactory { special, equipped, .. } = &mut self.state.phase else { return };
        *equipped = true;
        let special = *special;
        let price = self.state.equipment_price(special);
        self.lose(Goods::Coin, price);
        self.equip(equipment);
        self.close_if_spent();
    }
}
