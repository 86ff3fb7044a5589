//! What one more card is worth to a hand, without counting the whole hand again.

use tribes::sets::set_value;
use tribes::{Cards, Resource};

use crate::outlook::GROWTH;

/// A hand as the sets it makes.
#[derive(Clone, Copy, Debug)]
pub struct Goods {
    held: [u8; 10],
    /// Kinds in the first set, the second, and so on.
    sets: [u8; 8],
    to_come: f32,
    fakir: f32,
}

impl Goods {
    pub fn new(hand: &Cards, to_come: f32, fakir: f32) -> Goods {
        let mut goods = Goods { held: [0; 10], sets: [0; 8], to_come, fakir };
        for card in Resource::ALL {
            let count = hand.count(card);
            goods.held[card.index()] = count;
            if card != Resource::Fakir {
                goods.sets.iter_mut().take(count as usize).for_each(|kinds| *kinds += 1);
            }
        }
        goods
    }

    /// What one more card of this kind would add.
    #[inline]
    pub fn gain(&self, card: Resource) -> f32 {
        if card == Resource::Fakir {
            return self.fakir;
        }
        let set = (self.held[card.index()] as usize).min(7);
        let kinds = self.sets[set];
        let step = f32::from(step(kinds));
        if set > 0 {
            return step;
        }
        step + GROWTH * self.to_come * (f32::from(self::step(kinds + 1)) - step)
    }

    /// Adds a card and says what it added.
    pub fn add(&mut self, card: Resource) -> f32 {
        let gain = self.gain(card);
        let held = &mut self.held[card.index()];
        if card != Resource::Fakir {
            self.sets[(*held as usize).min(7)] += 1;
        }
        *held += 1;
        gain
    }
}

/// What a further kind adds to a set of so many.
fn step(kinds: u8) -> u8 {
    if kinds < 9 { set_value(kinds + 1) - set_value(kinds) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outlook::growth;
    use tribes::sets::hand_value;

    #[test]
    fn adding_one_by_one_agrees_with_counting_the_hand() {
        let mut chooser = table::Chooser::new(&table::Seed::from_number(1));
        for _ in 0..200 {
            let mut hand = Cards::NONE;
            let mut goods = Goods::new(&hand, 0.5, 2.0);
            let worth = |hand: &Cards| {
                f32::from(hand_value(hand, 0)) + growth(hand, 0.5) + 2.0 * f32::from(hand.fakirs())
            };
            for _ in 0..12 {
                let card = chooser.pick(&Resource::ALL).unwrap();
                if hand.count(card) == 6 {
                    continue;
                }
                let before = worth(&hand);
                hand.add(card, 1);
                assert!((goods.add(card) - (worth(&hand) - before)).abs() < 1e-3);
            }
        }
    }
}
