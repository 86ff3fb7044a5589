use std::ops::RangeInclusive;

use table::{
    BadSetup, Digest, Eyes, Faults, Game, Moves, OptionSpec, Reveal, Scores, Seat, Seats, Seed, Sink, ToMove,
    Turn, aid, pad,
};

use crate::setup::{OPTIONS, RANDOM_ROUND_CAP};
use crate::state::{NEWEST_RULES, State};
use crate::{Event, Facts, Move, Phase, Refused, Setup, View};

/// A legal game of Djinn at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Djinn {
    state: State,
}

impl Djinn {
    /// The game written out in full.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }
}

impl Game for Djinn {
    const NAME: &'static str = "djinn";
    const RULES_VERSION: u32 = NEWEST_RULES as u32;
    const PLAYERS: RangeInclusive<u8> = 1..=4;

    type Setup = Setup;
    type Move = Move;
    type Facts = Facts;
    type Event = Event;
    type View = View;
    type Refusal = Refused;
    type Position = State;

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn bounded(setup: &Setup) -> Setup {
        Setup { round_cap: setup.round_cap.or(Some(RANDOM_ROUND_CAP)), ..*setup }
    }

    fn under(rules: u32, setup: &Setup, seed: Seed) -> Result<Djinn, BadSetup> {
        BadSetup::rules::<Djinn>(rules)?;
        Ok(Djinn { state: State::deal(rules as u8, setup, seed)? })
    }

    fn setup(&self) -> Setup {
        self.state.setup
    }

    fn players(&self) -> u8 {
        self.state.setup.players
    }

    fn round(&self) -> u16 {
        self.state.round
    }

    fn rules(&self) -> u32 {
        u32::from(self.state.rules)
    }

    fn turn(&self) -> Turn {
        let state = self.state();
        let step = match state.phase {
            Phase::Draft { step } => u32::from(step),
            Phase::Gifts { turn } => 16 + u32::from(turn),
            Phase::Source { closing: true, .. } => 32 + u32::from(state.turn),
            Phase::Over => 63,
            _ => 24 + u32::from(state.turn),
        };
        Turn { number: u32::from(self.round()) * 64 + step, seat: self.to_move().seat() }
    }

    fn facts(&self, m: Move) -> Facts {
        self.state.facts(m)
    }

    fn to_move(&self) -> ToMove {
        if self.state.phase == Phase::Over { ToMove::Over } else { ToMove::Decide(self.state.decider()) }
    }

    fn legal_moves(&self, into: &mut Moves<Move>) {
        into.clear();
        self.state.each_legal(&mut |m| into.push(m));
    }

    fn play(&mut self, m: Move, out: &mut impl Sink<Event>) -> Result<Reveal, Refused> {
        let mut legal = false;
        self.state.each_legal(&mut |listed| legal |= listed == m);
        if legal { Ok(self.state.apply(m, out)) } else { Err(self.state.explain(m)) }
    }

    fn play_listed(&mut self, m: Move, out: &mut impl Sink<Event>) -> Reveal {
        self.state.apply(m, out)
    }

    fn play_silently(&mut self, m: Move) -> Reveal {
        self.state.apply(m, &mut ())
    }

    fn view(&self, eyes: Eyes) -> View {
        self.state.to_view(eyes)
    }

    fn imagine(&self, _: Seat, seed: Seed) -> Djinn {
        Djinn { state: self.state.imagined(seed) }
    }

    fn scores(&self, _: Eyes) -> Scores {
        self.state.score_lines()
    }

    fn winners(&self) -> Seats {
        if self.state.phase == Phase::Over { self.state.leaders() } else { Seats::NONE }
    }

    fn ending(&self) -> Option<&'static str> {
        self.state.ending.map(crate::Ending::name)
    }

    fn digest(&self, digest: &mut Digest) {
        self.state.feed(digest);
    }

    fn position(&self) -> State {
        self.state
    }

    fn from_position(position: &State) -> Result<Djinn, Faults> {
        let mut faults = Faults::default();
        position.find_faults(&mut faults);
        faults.or(Djinn { state: *position })
    }

    fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::default();
        self.state.find_faults(&mut faults);
        faults.or(())
    }

    fn aid() -> Option<aid::Aid> {
        Some(crate::aid::aid())
    }

    fn score_pad() -> Option<pad::Pad> {
        Some(crate::pad::pad())
    }

    fn sheets(&self) -> pad::Sheets {
        self.state.written_sheets()
    }
}
