//! What a player could bring up for a catch.

use djinn::Player;
use djinn::data::{DJINN_COST, ONCE_STRENGTH, Staff};
use minds::net::Inputs;

/// Magic and mages of a player, as far as they can be paid for one by one.
pub struct Strength {
    /// Magic, and the green of mages and staff.
    green: u16,
    /// What each djinn of a colour costs less.
    bonus: [u16; 4],
    masters: u16,
}

impl Strength {
    pub fn of(player: &Player) -> Strength {
        let mut strength = Strength { green: u16::from(player.magic), bonus: [0; 4], masters: 0 };
        let (mut coins, mut scrolls) = (player.coins, player.scrolls);
        for mage in player.awake.iter() {
            let (coin, scroll) = mage.cost();
            let (coin, scroll) = (u16::from(coin), u16::from(scroll));
            if coin > coins || scroll > scrolls {
                continue;
            }
            (coins, scrolls) = (coins - coin, scrolls - scroll);
            strength.green += u16::from(mage.green());
            strength.bonus[mage.colour().index()] += u16::from(mage.bonus());
        }
        match player.staff() {
            Some(Staff::Strength(n)) => strength.green += u16::from(n),
            Some(Staff::Colour(colour)) => strength.bonus[colour.index()] += 1,
            Some(Staff::Masters(n)) => strength.masters = u16::from(n),
            Some(Staff::OnceStrength(_)) => strength.green += ONCE_STRENGTH,
            Some(Staff::OnceRefill) => {
                strength.green += u16::from(player.limit.saturating_sub(player.magic));
            }
            None => {}
        }
        strength
    }

    /// How many of these djinns could be caught at once, the cheapest colours first.
    pub fn catches(&self, djinns: [u8; 4]) -> u8 {
        let (mut left, mut caught) = (self.green, 0);
        for cost in 0..=DJINN_COST {
            for (colour, count) in djinns.into_iter().enumerate() {
                if DJINN_COST.saturating_sub(self.bonus[colour]) == cost {
                    let paid = left.checked_div(cost).map_or(count, |most| count.min(most as u8));
                    (left, caught) = (left - u16::from(paid) * cost, caught + paid);
                }
            }
        }
        caught
    }

    /// Could a master of this price be caught?
    pub fn catches_master(&self, price: u16) -> bool {
        self.green + self.masters >= price
    }

    pub fn tell(&self, into: &mut impl Inputs) {
        into.put("strength", f32::from(self.green) / 15.0);
        for (colour, bonus) in self.bonus.iter().enumerate() {
            into.nth("bonus", colour, f32::from(*bonus) / 3.0);
        }
    }
}
