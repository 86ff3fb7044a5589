//! The toy game with one thing wrong.

use std::fmt::{self, Debug, Display, Formatter};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::str::FromStr;

use lamplight_table::toy::{Toy, ToyEvent, ToyFacts, ToyMove, ToyPosition, ToyRefusal, ToySetup, ToyView};
use lamplight_table::{
    BadPosition, BadSetup, Digest, Eyes, Faults, Game, Moves, OptionSpec, Reveal, Scores, Seat, Seats, Seed,
    Shown, Sink, ToMove, Turn,
};
use serde::{Deserialize, Serialize};

/// What can be wrong; a flaw replaces one of these.
pub trait Flaw: Clone + Debug + Send + Sync + 'static {
    fn list(toy: &Toy, into: &mut Moves<ToyMove>) {
        toy.legal_moves(into);
    }

    fn play(toy: &mut Toy, m: ToyMove, out: &mut Vec<ToyEvent>) -> Result<Reveal, ToyRefusal> {
        toy.play(m, out)
    }

    fn shown(m: ToyMove, by: Seat, eyes: Eyes) -> Shown<ToyMove> {
        Toy::shown(m, by, eyes)
    }

    fn facts(toy: &Toy, m: ToyMove) -> ToyFacts {
        toy.facts(m)
    }

    fn turn(toy: &Toy) -> Turn {
        toy.turn()
    }

    fn under(rules: u32, setup: &ToySetup, seed: Seed) -> Result<Toy, BadSetup> {
        Toy::under(rules, setup, seed)
    }

    fn view(toy: &Toy, eyes: Eyes) -> ToyView {
        toy.view(eyes)
    }

    fn imagine(toy: &Toy, seat: Seat, seed: Seed) -> Toy {
        toy.imagine(seat, seed)
    }

    fn digest(toy: &Toy, digest: &mut Digest) {
        toy.digest(digest);
    }

    fn read(position: &ToyPosition) -> Result<Toy, Faults> {
        Toy::from_position(position)
    }

    fn text(position: &ToyPosition) -> String {
        position.to_string()
    }
}

/// A position of a toy game with the flaw `F`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct FlawedPosition<F>(ToyPosition, PhantomData<fn() -> F>);

impl<F> PartialEq for FlawedPosition<F> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<F: Flaw> Display for FlawedPosition<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&F::text(&self.0))
    }
}

impl<F> FromStr for FlawedPosition<F> {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        Ok(FlawedPosition(text.parse()?, PhantomData))
    }
}

/// A toy game with the flaw `F`.
#[derive(Clone, Debug)]
pub struct Flawed<F>(Toy, PhantomData<F>);

/// What no seat may know: the card on top of the deck, or 0.
pub fn top_card(toy: &Toy) -> u8 {
    let position = serde_json::to_value(toy.position()).expect("a position is plain data");
    let top = position["deck"].as_array().and_then(|deck| deck.last()?.as_u64());
    top.unwrap_or(0) as u8
}

impl<F: Flaw> Game for Flawed<F> {
    const NAME: &'static str = "flawed";
    const RULES_VERSION: u32 = Toy::RULES_VERSION;
    const PLAYERS: RangeInclusive<u8> = Toy::PLAYERS;

    type Setup = ToySetup;
    type Move = ToyMove;
    type Facts = ToyFacts;
    type Event = ToyEvent;
    type View = ToyView;
    type Refusal = ToyRefusal;
    type Position = FlawedPosition<F>;

    fn options() -> &'static [OptionSpec] {
        Toy::options()
    }

    fn under(rules: u32, setup: &ToySetup, seed: Seed) -> Result<Self, BadSetup> {
        Ok(Flawed(F::under(rules, setup, seed)?, PhantomData))
    }

    fn rules(&self) -> u32 {
        self.0.rules()
    }

    fn setup(&self) -> ToySetup {
        self.0.setup()
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn round(&self) -> u16 {
        self.0.round()
    }

    fn turn(&self) -> Turn {
        F::turn(&self.0)
    }

    fn to_move(&self) -> ToMove {
        self.0.to_move()
    }

    fn legal_moves(&self, into: &mut Moves<ToyMove>) {
        F::list(&self.0, into);
    }

    fn play(&mut self, m: ToyMove, out: &mut impl Sink<ToyEvent>) -> Result<Reveal, ToyRefusal> {
        let mut events = Vec::new();
        let result = F::play(&mut self.0, m, &mut events);
        events.into_iter().for_each(|event| out.put(event));
        result
    }

    fn play_listed(&mut self, m: ToyMove, out: &mut impl Sink<ToyEvent>) -> Reveal {
        self.play(m, out).unwrap_or(Reveal::Nothing)
    }

    fn facts(&self, m: ToyMove) -> ToyFacts {
        F::facts(&self.0, m)
    }

    fn shown(m: ToyMove, by: Seat, eyes: Eyes) -> Shown<ToyMove> {
        F::shown(m, by, eyes)
    }

    fn view(&self, eyes: Eyes) -> ToyView {
        F::view(&self.0, eyes)
    }

    fn imagine(&self, seat: Seat, seed: Seed) -> Self {
        Flawed(F::imagine(&self.0, seat, seed), PhantomData)
    }

    fn scores(&self, eyes: Eyes) -> Scores {
        self.0.scores(eyes)
    }

    fn winners(&self) -> Seats {
        self.0.winners()
    }

    fn ending(&self) -> Option<&'static str> {
        self.0.ending()
    }

    fn digest(&self, digest: &mut Digest) {
        F::digest(&self.0, digest);
    }

    fn position(&self) -> FlawedPosition<F> {
        FlawedPosition(self.0.position(), PhantomData)
    }

    fn from_position(position: &FlawedPosition<F>) -> Result<Self, Faults> {
        Ok(Flawed(F::read(&position.0)?, PhantomData))
    }

    fn check(&self) -> Result<(), Faults> {
        self.0.check()
    }
}
