//! Powers of djinns that cost something.

use table::{Moves, Sink};

use crate::Refused;
use crate::state::{Phase, Sale, Tribes, Window};
use crate::turn::Play;
use crate::{Cost, Djinn, Djinns, Event, GoldFrom, Ground, Move, Payment, Piece, Pile, Tile, TileSet, Tribe};
use table::List;

/// Djinns that can be used at any window of the turn.
const ANY_TIME: [Djinn; 7] =
    [Djinn::AnunNak, Djinn::Bouraq, Djinn::Enki, Djinn::Leta, Djinn::Sibittis, Djinn::Sloar, Djinn::Utug];

/// Djinns that change the tribe's action just before it.
const BEFORE_ACT: [Djinn; 2] = [Djinn::Echidna, Djinn::Iblis];

const fn set_of(djinns: &[Djinn]) -> Djinns {
    let mut set = 0;
    let mut n = 0;
    while n < djinns.len() {
        set |= djinns[n].set().0;
        n += 1;
    }
    Djinns(set)
}

const USABLE_ANY_TIME: Djinns = set_of(&ANY_TIME);
const USABLE_BEFORE_ACT: Djinns = Djinns(set_of(&ANY_TIME).0 | set_of(&BEFORE_ACT).0);

impl Tribes {
    /// Powers the active player owns, has not used, and could use at this window if they had an effect.
    fn candidates(&self) -> Djinns {
        let window = if self.activation.window == Window::Act { USABLE_BEFORE_ACT } else { USABLE_ANY_TIME };
        self.actor().djinns.and(window).minus(self.used[self.activation.seat])
    }

    /// Ways to pay for a djinn's power now, if it is at hand.
    pub(crate) fn payments_for(&self, djinn: Djinn) -> impl Iterator<Item = Payment> {
        self.payments_with(djinn, self.actor().fakirs())
    }

    /// Ways to pay for a djinn's power with so many Fakirs.
    pub(crate) fn payments_with(&self, djinn: Djinn, fakirs: u8) -> impl Iterator<Item = Payment> {
        let payments: &[Payment] = match djinn.cost() {
            Cost::ElderOrFakir => &[Payment::Elder, Payment::Fakir],
            Cost::ElderAndMore => &[Payment::Elders, Payment::ElderFakir],
            Cost::Fakir => &[Payment::Fakir],
            Cost::Passive | Cost::Fakirs => &[],
        };
        let player = self.actor();
        let at_hand = player.has(djinn) && !self.used[self.activation.seat].contains(djinn);
        payments.iter().copied().filter(move |payment| at_hand && player.can_pay_with(*payment, fakirs))
    }

    /// Would the power do anything, once paid for out of so many Fakirs?
    fn has_effect(&self, djinn: Djinn, payment: Payment, fakirs: u8) -> bool {
        match djinn {
            Djinn::Sloar => true,
            Djinn::Sibittis => !self.djinns.pile.is_empty() || !self.djinns.discard.is_empty(),
            Djinn::Echidna => {
                matches!(self.activation.collected, Some((Tribe::Builder, _, tile)) if self.board.blue_around(tile) > 0)
            }
            Djinn::Iblis => {
                matches!(self.activation.collected, Some((Tribe::Assassin, ..)))
                    && self.has_two_victims(fakirs - payment.fakirs())
            }
            _ => !self.aims(djinn).is_empty(),
        }
    }

    /// Tiles a power can be meant for.
    pub(crate) fn aims(&self, djinn: Djinn) -> TileSet {
        match djinn {
            Djinn::AnunNak if !self.bag.is_empty() => self.board.bare(),
            Djinn::Bouraq if self.palaces_left > 0 => self.board.tiles_of(Ground::Village),
            Djinn::Enki if self.palms_left > 0 => self.board.tiles_of(Ground::Oasis),
            Djinn::Leta if self.has_marker(self.activation.seat) => self.board.bare(),
            Djinn::Utug if self.has_marker(self.activation.seat) => {
                self.board.peopled() & !(self.board.owned() | self.board.built())
            }
            _ => TileSet::NONE,
        }
    }

    /// Might a power be on offer now, as far as the others can tell?
    pub(crate) fn may_have_power(&self) -> bool {
        if self.may_have_magic() {
            return true;
        }
        let candidates = self.candidates();
        if candidates.is_empty() {
            return false;
        }
        let fakirs = self.actor().possible_fakirs();
        let usable =
            |djinn| self.payments_with(djinn, fakirs).any(|payment| self.has_effect(djinn, payment, fakirs));
        candidates.iter().any(usable)
    }

    pub(crate) fn list_powers(&self, into: &mut Moves<Move>) {
        let fakirs = self.actor().fakirs();
        for djinn in self.candidates().iter() {
            let payments =
                self.payments_for(djinn).filter(|payment| self.has_effect(djinn, *payment, fakirs));
            into.extend(payments.map(|payment| Move::Use { djinn, payment }));
        }
        self.list_magic(into);
    }

    pub(crate) fn refuse_use(&self, djinn: Djinn, payment: Payment) -> Refused {
        let shifting = match self.phase {
            Phase::Settle { piece, .. } => Some(piece),
            Phase::Tile => self.compulsory_piece(),
            _ => None,
        };
        if !self.actor().has(djinn) {
            return Refused::NotYourDjinn { djinn };
        }
        if matches!(djinn.cost(), Cost::Passive) {
            return Refused::NothingToUse { djinn };
        }
        if self.used[self.activation.seat].contains(djinn) {
            return Refused::UsedUp { djinn };
        }
        let window = match djinn {
            Djinn::Kumarbi => false,
            Djinn::Hagis => shifting == Some(Piece::Palace),
            Djinn::Lamia => shifting == Some(Piece::Palm),
            Djinn::Echidna | Djinn::Iblis => self.phase == Phase::Act,
            _ => matches!(self.phase, Phase::Start | Phase::Act | Phase::Tile | Phase::Close),
        };
        if !window {
            return self.not_now(Move::Use { djinn, payment });
        }
        if !self.payments_for(djinn).any(|possible| possible == payment) {
            return Refused::CannotPay { payment };
        }
        Refused::NoEffect { djinn }
    }

    /// Djinns the active player is being shown, if any.
    pub(crate) fn shown(&self) -> &[Djinn] {
        match &self.phase {
            Phase::KeepDjinn { djinns: shown } => shown,
            _ => &[],
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn play_use(&mut self, djinn: Djinn, payment: Payment) {
        let seat = self.game.activation.seat;
        self.tell(Event::DjinnUsed { seat, djinn, payment });
        self.pay(payment);
        self.game.used[seat].insert(djinn);
        if self.game.activation.sale == Sale::Begun {
            self.game.activation.sale = Sale::Closed;
        }
        match djinn {
            Djinn::Hagis | Djinn::Lamia => self.game.begin_shift(),
            Djinn::Echidna => {
                self.game.activation.doubled = true;
                self.resume();
            }
            Djinn::Iblis => {
                self.game.activation.two_victims = true;
                self.resume();
            }
            Djinn::Sloar => {
                self.draw_unseen();
                self.resume();
            }
            Djinn::Sibittis => self.show_djinns(),
            _ => self.game.phase = Phase::Aim { djinn },
        }
    }

    pub(crate) fn play_aim(&mut self, djinn: Djinn, tile: Tile) {
        match djinn {
            Djinn::AnunNak => {
                self.people_from_bag(tile);
                self.resume();
            }
            Djinn::Bouraq => self.about_to_settle(Piece::Palace, tile),
            Djinn::Enki => self.about_to_settle(Piece::Palm, tile),
            _ => {
                self.take_control(tile);
                self.resume();
            }
        }
    }

    /// Pays with meeples and Fakirs: they go to the bag and to the discards.
    pub(crate) fn pay(&mut self, payment: Payment) {
        let seat = self.game.activation.seat;
        for (tribe, count) in [(Tribe::Elder, payment.elders()), (Tribe::Artisan, payment.artisans())] {
            if count > 0 {
                self.game.players[seat].lose(tribe, count);
                self.game.bag.add(tribe, count);
                self.tell(Event::Spent { seat, tribe, count });
            }
        }
        self.spend_fakirs(payment.fakirs());
    }

    /// A djinn comes to the active player; Ba'al's owner is paid, but not for his own arrival.
    pub(crate) fn gain_djinn(&mut self, djinn: Djinn) {
        let seat = self.game.activation.seat;
        self.game.players[seat].djinns.insert(djinn);
        self.tell(Event::DjinnGained { seat, djinn });
        if djinn != Djinn::Baal {
            self.trigger(Djinn::Baal, GoldFrom::Baal);
        }
    }

    /// The active player draws the top resource card, unseen by the others.
    pub(crate) fn draw_unseen(&mut self) {
        let seat = self.game.activation.seat;
        let (card, reshuffled) = self.game.resources.draw(&mut self.game.luck);
        if reshuffled {
            self.reveal(Event::Reshuffled { pile: Pile::Resources });
        }
        let Some(card) = card else { return };
        if self.game.rules.open_hands {
            self.game.players[seat].take_open(card);
            self.reveal(Event::CardTaken { seat, card });
        } else {
            self.game.players[seat].take_unseen(card);
            self.reveal(Event::CardDrawn { seat, card: Some(card) });
        }
    }

    fn people_from_bag(&mut self, tile: Tile) {
        let mut drawn = crate::Meeples::NONE;
        for _ in 0..3.min(self.game.bag.total()) {
            let mut pick = self
                .game
                .luck
                .stream(crate::state::decks::stream::BAG, |s| s.below(u32::from(self.game.bag.total())));
            let tribe = self.game.bag.tribes().find(|tribe| {
                let count = u32::from(self.game.bag.count(*tribe));
                let found = pick < count;
                pick = pick.wrapping_sub(count);
                found
            });
            let tribe = tribe.expect("a number below the total falls into some tribe");
            self.game.bag.take(tribe, 1);
            drawn.add(tribe, 1);
            self.game.board.add(tile, tribe, 1);
        }
        self.reveal(Event::MeeplesDrawn { tile, meeples: drawn });
    }

    fn show_djinns(&mut self) {
        let seat = self.game.activation.seat;
        let mut shown = List::new(Djinn::AlAmin);
        while !shown.is_full() {
            let (djinn, reshuffled) = self.game.djinns.draw(&mut self.game.luck);
            if reshuffled {
                self.reveal(Event::Reshuffled { pile: Pile::Djinns });
            }
            let Some(djinn) = djinn else { break };
            shown.push(djinn);
        }
        let djinns: Djinns = shown.iter().copied().collect();
        self.reveal(Event::DjinnsShown { seat, count: shown.len() as u8, djinns: Some(djinns) });
        self.game.phase = Phase::KeepDjinn { djinns: shown };
    }

    pub(crate) fn play_keep(&mut self, shown: &[Djinn], djinn: Djinn) {
        let rest: Djinns = shown.iter().copied().filter(|other| *other != djinn).collect();
        rest.iter().for_each(|other| self.game.djinns.discard.insert(other));
        self.gain_djinn(djinn);
        if !rest.is_empty() {
            self.tell(Event::DjinnsDiscarded { djinns: rest });
        }
        self.resume();
    }
}
