use std::ops::RangeInclusive;

use table::{
    BadSetup, Digest, Eyes, Faults, Game, Moves, OptionSpec, Reveal, Scores, Seat, Seats, Seed, Shown, Sink,
    Tally, ToMove, Turn, aid, pad,
};

use crate::Refused;
use crate::state::rules::Rules;
use crate::state::setup::OPTIONS;
use crate::state::{Phase, Tribes};
use crate::told::position::Position;
use crate::{Event, Facts, Move, Setup, View};

impl Game for Tribes {
    const NAME: &'static str = "tribes";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = 2..=4;

    type Setup = Setup;
    type Move = Move;
    type Facts = Facts;
    type Event = Event;
    type View = View;
    type Refusal = Refused;
    type Position = Position;

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn under(rules: u32, setup: &Setup, seed: Seed) -> Result<Tribes, BadSetup> {
        Ok(Tribes::deal(Rules::new(rules, setup)?, seed))
    }

    fn rules(&self) -> u32 {
        self.rules.version()
    }

    fn setup(&self) -> Setup {
        self.rules.setup
    }

    fn players(&self) -> u8 {
        self.rules.players
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn to_move(&self) -> ToMove {
        self.deciding()
    }

    fn legal_moves(&self, into: &mut Moves<Move>) {
        into.clear();
        match &self.phase {
            Phase::Bid => self.list_bids(into),
            Phase::Start => {
                self.list_powers(into);
                let powers = into.len();
                self.list_pick_ups(into);
                if into.len() == powers || self.has_carpet() && !self.can_sow_on_foot() {
                    into.push(Move::Skip);
                }
            }
            Phase::Sow(sowing) => self.list_drops(sowing, into),
            Phase::Act => self.list_acts(into),
            Phase::SecondVictim(place) => self.list_second_victims(*place, into),
            Phase::Tile => self.list_tile_actions(into),
            Phase::SecondCard { among } => self.list_cards(*among, into),
            Phase::Aim { djinn } => into.extend(self.aims(*djinn).iter().map(|tile| Move::At { tile })),
            Phase::Settle { piece, .. } => self.list_settling(*piece, into),
            Phase::Shift { tile: from, .. } => {
                into.extend(self.neighbours(*from).iter().map(|tile| Move::At { tile }));
            }
            Phase::KeepDjinn { djinns: shown } => {
                into.extend(shown.iter().map(|djinn| Move::Keep { djinn: *djinn }));
            }
            Phase::Close => self.list_close(into),
            Phase::Sale { set } => self.list_sale(*set, into),
            Phase::Mark { .. } => self.list_marks(into),
            Phase::Thief(robbery) => self.list_robbery(robbery, into),
            Phase::Item(phase) => self.list_items(phase, into),
            Phase::Over => {}
        }
    }

    fn play(&mut self, m: Move, out: &mut impl Sink<Event>) -> Result<Reveal, Refused> {
        let mut moves = Moves::new();
        self.legal_moves(&mut moves);
        if !moves.contains(&m) {
            return Err(self.refuse(m));
        }
        Ok(self.play_listed(m, out))
    }

    fn play_listed(&mut self, m: Move, out: &mut impl Sink<Event>) -> Reveal {
        self.apply(m, out)
    }

    fn play_silently(&mut self, m: Move) -> Reveal {
        self.apply(m, &mut ())
    }

    fn facts(&self, m: Move) -> Facts {
        self.facts_of(m)
    }

    /// Which of the items shown a player keeps is that player's secret.
    fn shown(m: Move, by: Seat, eyes: Eyes) -> Shown<Move> {
        match m {
            Move::KeepItem { .. } if !eyes.see(by) => Shown::Kind { kind: "keep_item", text: "keep" },
            _ => Shown::Whole(m),
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen(eyes)
    }

    fn imagine(&self, seat: Seat, seed: Seed) -> Tribes {
        self.imagined(seat, seed)
    }

    fn scores(&self, eyes: Eyes) -> Scores {
        self.score_lines(eyes)
    }

    fn winners(&self) -> Seats {
        self.leaders_at_end()
    }

    fn ending(&self) -> Option<&'static str> {
        self.ending.map(crate::Ending::name)
    }

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<Tribes, Faults> {
        position.build()
    }

    fn check(&self) -> Result<(), Faults> {
        self.faults().or(())
    }

    fn tallies() -> &'static [Tally<Tribes>] {
        &[Tally {
            name: "sowings",
            about: "complete sowing moves (start, path and order of drops) of the player to move",
            count: Tribes::count_sowings,
        }]
    }

    fn aid() -> Option<aid::Aid> {
        Some(crate::told::aid::aid())
    }

    fn score_pad() -> Option<pad::Pad> {
        Some(crate::told::pad::pad())
    }

    fn sheets(&self) -> pad::Sheets {
        self.written_sheets()
    }
}
