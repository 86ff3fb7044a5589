use super::Thieves;
use crate::state::decks::{Luck, stream};

impl Thieves {
    /// Nobody knows the order of the pile. Sorted first, so that the new order does not depend on the true one.
    pub fn imagine(&mut self, luck: &mut Luck) {
        let pile = self.pile.as_mut_slice();
        pile.sort_unstable();
        luck.stream(stream::THIEVES, |s| s.shuffle(pile));
    }
}
