use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{CARDS, Cards, GOAL, Toy, ToyExpansion, ToySetup, bit, cards};
use crate::{Chance, Faults, Game, PerSeat, Seat, Seed};

/// What the toy game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ToyPhase {
    /// The seat whose turn it is draws or lays.
    Act,
    /// It has laid a card and may still think again.
    Laid {
        /// The card.
        card: u8,
    },
    /// Its neighbour trusts or doubts.
    Judge {
        /// The card.
        card: u8,
    },
    /// Nothing: the game has ended.
    Over,
}

impl ToyPhase {
    pub(super) fn card(self) -> Option<u8> {
        match self {
            ToyPhase::Laid { card } | ToyPhase::Judge { card } => Some(card),
            ToyPhase::Act | ToyPhase::Over => None,
        }
    }

    pub(super) fn with_card(self, card: u8) -> ToyPhase {
        match self {
            ToyPhase::Laid { .. } => ToyPhase::Laid { card },
            ToyPhase::Judge { .. } => ToyPhase::Judge { card },
            other => other,
        }
    }

    pub(super) fn code(self) -> u8 {
        match self {
            ToyPhase::Act => 0,
            ToyPhase::Laid { .. } => 1,
            ToyPhase::Judge { .. } => 2,
            ToyPhase::Over => 3,
        }
    }

    pub(super) fn allows(self) -> &'static str {
        match self {
            ToyPhase::Act => "draw, lay",
            ToyPhase::Laid { .. } => "done",
            ToyPhase::Judge { .. } => "trust, doubt",
            ToyPhase::Over => "nothing",
        }
    }
}

/// A toy game written out in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToyPosition {
    /// The version of the rules; the newest if nothing is said.
    #[serde(default = "newest")]
    pub(super) rules: u32,
    pub(super) setup: ToySetup,
    pub(super) seed: Seed,
    pub(super) used: [u32; 2],
    pub(super) deck: Vec<u8>,
    pub(super) seats: Vec<SeatPosition>,
    pub(super) turned: Vec<u8>,
    pub(super) turn: Seat,
    pub(super) round: u16,
    pub(super) phase: ToyPhase,
}

fn newest() -> u32 {
    Toy::RULES_VERSION
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatPosition {
    pub points: u8,
    pub hand: Vec<u8>,
    pub covered: Vec<u8>,
}

impl ToyPosition {
    pub(super) fn of(toy: &Toy) -> ToyPosition {
        let seat = |seat| SeatPosition {
            points: toy.points[seat],
            hand: cards(toy.hands[seat]).collect(),
            covered: cards(toy.covered[seat]).collect(),
        };
        ToyPosition {
            rules: toy.rules,
            setup: toy.setup(),
            seed: toy.chance.seed(),
            used: *toy.chance.used(),
            deck: toy.deck.to_vec(),
            seats: Seat::first(toy.players).map(seat).collect(),
            turned: cards(toy.turned).collect(),
            turn: toy.turn,
            round: toy.round,
            phase: toy.phase,
        }
    }

    /// The game this position tells of, or all that is wrong with it.
    pub(super) fn check(&self) -> Result<Toy, Faults> {
        let mut faults = Faults::default();
        if let Err(refused) = Toy::under(self.rules, &self.setup, self.seed) {
            faults.add("setup", refused.to_string());
        }
        if self.seats.len() != usize::from(self.setup.players) {
            faults.add("seats", format!("{} seats for {} players", self.seats.len(), self.setup.players));
        }
        if self.turn.number() >= self.setup.players {
            faults.add("turn", format!("seat {} does not play", self.turn));
        }
        if !(1..=100).contains(&self.round) {
            faults.add("round", format!("round {}; 1 to 100 are possible", self.round));
        }
        if let Some(used) = self.used.iter().find(|used| **used > 10_000) {
            faults.add("used", format!("{used} words of chance; at most 10000 are possible"));
        }
        self.check_cards(&mut faults);
        for (n, seat) in self.seats.iter().enumerate().filter(|(_, seat)| seat.points > GOAL + 6) {
            faults.add(format!("seats.{n}.points"), format!("{} points; 0 to 16 are possible", seat.points));
        }
        if !faults.0.is_empty() {
            return Err(faults);
        }
        let toy = self.build();
        let rich = Seat::first(toy.players).any(|seat| toy.points[seat] >= GOAL);
        let stuck = !Seat::first(toy.players).any(|seat| toy.can_act(seat));
        let over = rich || (stuck && toy.phase.card().is_none());
        if over != (toy.phase == ToyPhase::Over) || (toy.phase == ToyPhase::Act && !toy.can_act(toy.turn)) {
            faults.add("phase", "the game is over exactly when somebody has 10 points or all cards are gone");
        }
        faults.or(toy)
    }

    fn check_cards(&self, faults: &mut Faults) {
        let in_seats = self.seats.iter().flat_map(|seat| seat.hand.iter().chain(&seat.covered));
        let laid = self.phase.card();
        let mut count = [0; CARDS as usize];
        for card in self.deck.iter().chain(in_seats).chain(&self.turned).chain(&laid) {
            match count.get_mut(usize::from(card.wrapping_sub(1))) {
                Some(count) => *count += 1,
                None => faults.add("cards", format!("there is no card {card}; cards are 1 to {CARDS}")),
            }
        }
        for (n, count) in count.iter().enumerate().filter(|(_, count)| **count != 1) {
            faults.add("cards", format!("card {} is in {count} places instead of one", n + 1));
        }
    }

    /// Only for a position without faults in its cards and seats.
    fn build(&self) -> Toy {
        let set = |list: &[u8]| list.iter().fold(0, |set: Cards, card| set | bit(*card));
        let mut toy = Toy {
            rules: self.rules,
            players: self.setup.players,
            hand: self.setup.hand,
            open: self.setup.open,
            lamps: self.setup.expansions.contains(&ToyExpansion::Lamps),
            chance: Chance::resume(self.seed, self.used),
            deck: self.deck.iter().copied().collect::<ArrayVec<u8, 12>>(),
            hands: PerSeat::default(),
            covered: PerSeat::default(),
            turned: set(&self.turned),
            points: PerSeat::default(),
            turn: self.turn,
            round: self.round,
            phase: self.phase,
        };
        for (seat, position) in Seat::ALL.into_iter().zip(&self.seats) {
            toy.hands[seat] = set(&position.hand);
            toy.covered[seat] = set(&position.covered);
            toy.points[seat] = position.points;
        }
        toy
    }
}
