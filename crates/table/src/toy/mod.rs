//! A tiny complete game, for testing everything that works with any game.
//!
//! Twelve cards, 1 to 12, of which everybody is dealt some. On a turn a seat takes the top card of the
//! deck, or lays a card face down and says `done`; its left neighbour then trusts or doubts. A trusted
//! card stays covered and brings 2 points (3 with the `lamps` expansion). A doubted card is turned and a
//! die rolled, whose pips go to the card's owner if the card is even and to the doubter if it is odd. The
//! game ends when somebody has ten points or all cards are gone.
//!
//! It has two versions of its rules, so that everything which must keep old games playable can be tried: since
//! version 2 a doubter who was right gets one point besides the pips.

mod moves;
mod position;
mod text;
mod view;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use self::moves::{ToyEvent, ToyFacts, ToyMove, ToyRefusal};
pub use self::position::{ToyPhase, ToyPosition};
pub use self::view::ToyView;
use crate::{
    BadSetup, Chance, Digest, Eyes, Faults, Game, Moves, OptionKind, OptionSpec, PerSeat, Reveal, Scores,
    Seat, Seats, Seed, Shown, Sink, Tally, ToMove, Turn,
};

const CARDS: u8 = 12;
const GOAL: u8 = 10;
const DEAL: usize = 0;
const DIE: usize = 1;

/// What is chosen before a toy game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToySetup {
    /// 2 to 4.
    pub players: u8,
    /// Cards dealt to each seat.
    #[serde(default = "two")]
    pub hand: u8,
    /// Everybody sees all hands.
    #[serde(default)]
    pub open: bool,
    /// What is added to the base game.
    #[serde(default)]
    pub expansions: Vec<ToyExpansion>,
}

fn two() -> u8 {
    2
}

/// What can be added to a toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToyExpansion {
    /// A trusted card brings 3 points.
    Lamps,
}

/// A set of cards: bit n - 1 stands for card n.
type Cards = u16;

fn cards(set: Cards) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |card| set & bit(*card) != 0)
}

fn bit(card: u8) -> Cards {
    1 << (card - 1)
}

/// The toy game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toy {
    rules: u32,
    players: u8,
    hand: u8,
    open: bool,
    lamps: bool,
    chance: Chance<2>,
    /// The top card is the last.
    deck: ArrayVec<u8, 12>,
    hands: PerSeat<Cards>,
    covered: PerSeat<Cards>,
    turned: Cards,
    points: PerSeat<u8>,
    turn: Seat,
    round: u16,
    phase: ToyPhase,
}

impl Toy {
    fn judge(&self) -> Seat {
        self.turn.next(self.players)
    }

    fn can_act(&self, seat: Seat) -> bool {
        !self.deck.is_empty() || self.hands[seat] != 0
    }

    /// Hands the turn on to the next seat that can do something, or ends the game.
    fn pass_on(&mut self) {
        let rich = Seat::first(self.players).any(|seat| self.points[seat] >= GOAL);
        let order = self.turn.others(self.players).chain([self.turn]);
        let Some(next) = order.into_iter().find(|seat| !rich && self.can_act(*seat)) else {
            self.phase = ToyPhase::Over;
            return;
        };
        self.round += u16::from(next <= self.turn);
        self.turn = next;
        self.phase = ToyPhase::Act;
    }

    /// What a trusted card brings.
    fn trusted(&self) -> u8 {
        if self.lamps { 3 } else { 2 }
    }

    /// What a doubter who was right gets besides the pips.
    fn bonus(&self) -> u8 {
        u8::from(self.rules >= 2)
    }

    fn refusal(&self, m: ToyMove) -> Option<ToyRefusal> {
        match (self.phase, m) {
            (ToyPhase::Over, _) => Some(ToyRefusal::Over),
            (ToyPhase::Act, ToyMove::Draw) => self.deck.is_empty().then_some(ToyRefusal::EmptyDeck),
            (ToyPhase::Act, ToyMove::Lay(card)) => {
                (self.hands[self.turn] & bit(card) == 0).then_some(ToyRefusal::NotYours { card })
            }
            (ToyPhase::Laid { .. }, ToyMove::Done) => None,
            (ToyPhase::Judge { .. }, ToyMove::Trust | ToyMove::Doubt) => None,
            (phase, given) => Some(ToyRefusal::NotNow { given, allowed: phase.allows() }),
        }
    }
}

/// It is played on the plain board, which needs to know nothing.
#[cfg(feature = "ts")]
impl crate::TypeScript for Toy {}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;

    type Setup = ToySetup;
    type Move = ToyMove;
    type Facts = ToyFacts;
    type Event = ToyEvent;
    type View = ToyView;
    type Refusal = ToyRefusal;
    type Position = ToyPosition;

    fn options() -> &'static [OptionSpec] {
        &[
            OptionSpec {
                key: "hand",
                kind: OptionKind::Number { min: 1, max: 3, default: 2 },
                about: "cards dealt to each player",
            },
            OptionSpec {
                key: "open",
                kind: OptionKind::Toggle { default: false },
                about: "everybody sees all hands",
            },
            OptionSpec {
                key: "expansions",
                kind: OptionKind::AnyOf { choices: &["lamps"] },
                about: "lamps: a trusted card brings 3 points instead of 2",
            },
        ]
    }

    fn under(rules: u32, setup: &ToySetup, seed: Seed) -> Result<Toy, BadSetup> {
        BadSetup::rules::<Toy>(rules)?;
        BadSetup::players::<Toy>(setup.players)?;
        if !(1..=3).contains(&setup.hand) {
            let (given, allowed) = (setup.hand.to_string(), "1 to 3".to_owned());
            return Err(BadSetup::Value { key: "hand", given, allowed });
        }
        let mut chance = Chance::new(seed);
        let mut deck: ArrayVec<u8, 12> = (1..=CARDS).collect();
        chance.stream(DEAL, |s| s.shuffle(&mut deck));
        let mut hands = PerSeat::default();
        for seat in Seat::first(setup.players) {
            hands[seat] = (0..setup.hand).filter_map(|_| deck.pop()).fold(0, |set, card| set | bit(card));
        }
        Ok(Toy {
            rules,
            players: setup.players,
            hand: setup.hand,
            open: setup.open,
            lamps: setup.expansions.contains(&ToyExpansion::Lamps),
            chance,
            deck,
            hands,
            covered: PerSeat::default(),
            turned: 0,
            points: PerSeat::default(),
            turn: Seat::ALL[0],
            round: 1,
            phase: ToyPhase::Act,
        })
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn setup(&self) -> ToySetup {
        let expansions = if self.lamps { vec![ToyExpansion::Lamps] } else { Vec::new() };
        ToySetup { players: self.players, hand: self.hand, open: self.open, expansions }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn turn(&self) -> Turn {
        let over = self.phase == ToyPhase::Over;
        let within = if over { self.players } else { self.turn.number() };
        Turn { number: u32::from(self.round) * 8 + u32::from(within), seat: (!over).then_some(self.turn) }
    }

    fn to_move(&self) -> ToMove {
        match self.phase {
            ToyPhase::Act | ToyPhase::Laid { .. } => ToMove::Decide(self.turn),
            ToyPhase::Judge { .. } => ToMove::Decide(self.judge()),
            ToyPhase::Over => ToMove::Over,
        }
    }

    fn legal_moves(&self, into: &mut Moves<ToyMove>) {
        into.clear();
        into.extend(ToyMove::all().filter(|m| self.refusal(*m).is_none()));
    }

    fn play(&mut self, m: ToyMove, out: &mut impl Sink<ToyEvent>) -> Result<Reveal, ToyRefusal> {
        match self.refusal(m) {
            Some(refusal) => Err(refusal),
            None => Ok(self.play_listed(m, out)),
        }
    }

    fn play_listed(&mut self, m: ToyMove, out: &mut impl Sink<ToyEvent>) -> Reveal {
        let (seat, open) = (self.turn, self.open);
        match (self.phase, m) {
            (_, ToyMove::Draw) => {
                let Some(card) = self.deck.pop() else { return Reveal::Nothing };
                self.hands[seat] |= bit(card);
                out.put(ToyEvent::Drew { seat, card: Some(card), open });
                self.pass_on();
                return Reveal::Something;
            }
            (_, ToyMove::Lay(card)) => {
                self.hands[seat] &= !bit(card);
                self.phase = ToyPhase::Laid { card };
                out.put(ToyEvent::Laid { seat, card: Some(card), open });
            }
            (ToyPhase::Laid { card }, _) => self.phase = ToyPhase::Judge { card },
            (ToyPhase::Judge { card }, ToyMove::Trust) => {
                self.covered[seat] |= bit(card);
                self.points[seat] += self.trusted();
                out.put(ToyEvent::Trusted { seat: self.judge() });
                self.pass_on();
            }
            (ToyPhase::Judge { card }, _) => {
                let pips = self.chance.stream(DIE, |s| s.below(6)) as u8 + 1;
                self.turned |= bit(card);
                let fair = card.is_multiple_of(2);
                let winner = if fair { seat } else { self.judge() };
                self.points[winner] += pips + if fair { 0 } else { self.bonus() };
                out.put(ToyEvent::Doubted { seat: self.judge(), card, pips });
                self.pass_on();
                return Reveal::Something;
            }
            (ToyPhase::Act | ToyPhase::Over, _) => {}
        }
        Reveal::Nothing
    }

    fn facts(&self, m: ToyMove) -> ToyFacts {
        match m {
            ToyMove::Trust => ToyFacts { gives: Some(self.trusted()), to: Some(self.turn), bonus: None },
            ToyMove::Doubt => ToyFacts { bonus: Some(self.bonus()), ..ToyFacts::default() },
            _ => ToyFacts::default(),
        }
    }

    fn shown(m: ToyMove, by: Seat, eyes: Eyes) -> Shown<ToyMove> {
        match m {
            ToyMove::Lay(_) if !eyes.see(by) => Shown::Kind { kind: "lay", text: "lay" },
            _ => Shown::Whole(m),
        }
    }

    fn view(&self, eyes: Eyes) -> ToyView {
        ToyView::of(self, eyes)
    }

    fn imagine(&self, seat: Seat, seed: Seed) -> Toy {
        let mut world = Toy { chance: Chance::new(seed), ..self.clone() };
        let own_laid = self.turn == seat || self.open;
        let mut known = self.turned | self.covered[seat] | self.hands[seat];
        if self.open {
            known |= Seat::first(self.players).fold(0, |set, s| set | self.hands[s] | self.covered[s]);
        }
        known |= self.phase.card().filter(|_| own_laid).map_or(0, bit);
        let mut pool: ArrayVec<u8, 12> = cards(!known).collect();
        world.chance.stream(DEAL, |s| s.shuffle(&mut pool));
        let mut deal =
            |count: u32| (0..count).filter_map(|_| pool.pop()).fold(0, |set: Cards, card| set | bit(card));
        for other in seat.others(self.players).filter(|_| !self.open) {
            world.hands[other] = deal(self.hands[other].count_ones());
            world.covered[other] = deal(self.covered[other].count_ones());
        }
        if self.phase.card().is_some() && !own_laid {
            world.phase = self.phase.with_card(deal(1).trailing_zeros() as u8 + 1);
        }
        world.deck = pool;
        world
    }

    fn scores(&self, _: Eyes) -> Scores {
        let mut scores = Scores::new();
        scores.push("points", self.players, |seat| Some(i32::from(self.points[seat])));
        scores
    }

    fn winners(&self) -> Seats {
        let seats = || Seat::first(self.players);
        let best = seats().map(|seat| self.points[seat]).max();
        seats().filter(|seat| self.phase == ToyPhase::Over && Some(self.points[*seat]) == best).collect()
    }

    fn ending(&self) -> Option<&'static str> {
        let rich = Seat::first(self.players).any(|seat| self.points[seat] >= GOAL);
        (self.phase == ToyPhase::Over).then_some(if rich { "ten-points" } else { "cards-gone" })
    }

    fn digest(&self, digest: &mut Digest) {
        // Version 1 was hashed before there were versions.
        if self.rules > 1 {
            digest.u8(self.rules as u8);
        }
        digest.bytes(&[self.players, self.hand, self.open.into(), self.lamps.into()]);
        self.chance.digest(digest);
        digest.u8(self.deck.len() as u8);
        digest.bytes(&self.deck);
        for seat in Seat::first(self.players) {
            digest.u16(self.hands[seat]);
            digest.u16(self.covered[seat]);
            digest.u8(self.points[seat]);
        }
        digest.u16(self.turned);
        digest.bytes(&[self.turn.number(), self.phase.code(), self.phase.card().unwrap_or(0)]);
        digest.u16(self.round);
    }

    fn position(&self) -> ToyPosition {
        ToyPosition::of(self)
    }

    fn from_position(position: &ToyPosition) -> Result<Toy, Faults> {
        position.check()
    }

    fn check(&self) -> Result<(), Faults> {
        self.position().check().map(|_| ())
    }

    fn tallies() -> &'static [Tally<Toy>] {
        &[Tally { name: "deck", about: "cards left in the deck", count: |toy| toy.deck.len() as u64 }]
    }
}
