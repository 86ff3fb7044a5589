use crate::{Cards, Djinn, Djinns, Meeples, Payment, Resource, Tribe};

/// What lies in front of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub gold: u16,
    /// Camels in stock.
    pub camels: u8,
    pub djinns: Djinns,
    /// Resource cards in hand.
    pub hand: Cards,
    /// The part of the hand that everybody has seen: all but cards drawn from the pile.
    pub known: Cards,
    /// Meeples in front of the player: Viziers, Elders, Artisans.
    pub held: Meeples,
}

impl Player {
    pub const fn viziers(&self) -> u8 {
        self.held.count(Tribe::Vizier)
    }

    pub const fn elders(&self) -> u8 {
        self.held.count(Tribe::Elder)
    }

    pub const fn artisans(&self) -> u8 {
        self.held.count(Tribe::Artisan)
    }

    pub const fn fakirs(&self) -> u8 {
        self.hand.fakirs()
    }

    pub const fn has(&self, djinn: Djinn) -> bool {
        self.djinns.contains(djinn)
    }

    pub fn keep(&mut self, tribe: Tribe, count: u8) {
        self.held.add(tribe, count);
    }

    pub fn lose(&mut self, tribe: Tribe, count: u8) {
        self.held.take(tribe, count);
    }

    /// The most Fakirs the others must reckon with: those they saw, and every card they did not.
    ///
    /// Whether a player is asked at all may depend on nothing else, or the question itself would tell.
    pub fn possible_fakirs(&self) -> u8 {
        self.known.fakirs() + self.hand.total() - self.known.total()
    }

    /// Can this be paid?
    pub const fn can_pay(&self, payment: Payment) -> bool {
        self.can_pay_with(payment, self.fakirs())
    }

    /// Could this be paid with so many Fakirs?
    pub const fn can_pay_with(&self, payment: Payment, fakirs: u8) -> bool {
        self.elders() >= payment.elders()
            && fakirs >= payment.fakirs()
            && self.artisans() >= payment.artisans()
    }

    /// Takes a card everybody sees.
    pub fn take_open(&mut self, card: Resource) {
        self.hand.add(card, 1);
        self.known.add(card, 1);
    }

    /// Takes a card nobody else sees.
    pub fn take_unseen(&mut self, card: Resource) {
        self.hand.add(card, 1);
    }

    /// Gives cards away, openly. Of equal cards the known ones go first: nobody can tell them apart.
    pub fn give(&mut self, card: Resource, count: u8) {
        self.hand.take(card, count);
        self.known.take_up_to(card, count);
    }
}
