use std::ops::RangeInclusive;

use table::{
    BadSetup, Digest, Eyes, Faults, Game, Moves, OptionSpec, Reveal, Scores, Seat, Seats, Seed, Shown, Sink,
    Tally, ToMove, Turn,
};

use crate::position::Position;
use crate::refusal::Refused;
use crate::rules::Rules;
use crate::setup::OPTIONS;
use crate::state::{Phase, Place, Tribes};
use crate::telling::Telling;
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
            Phase::Aim(djinn) => into.extend(self.aims(*djinn).iter().map(|tile| Move::At { tile })),
            Phase::Settle(piece, _) => self.list_settling(*piece, into),
            Phase::Shift(_, from) => into.extend(self.neighbours(*from).iter().map(|tile| Move::At { tile })),
            Phase::KeepDjinn(shown) => into.extend(shown.iter().map(|djinn| Move::Keep { djinn: *djinn })),
            Phase::Close => self.list_close(into),
            Phase::Sale(set) => self.list_sale(*set, into),
            Phase::Mark(_) => self.list_marks(into),
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
        let mut telling = Telling::new(out);
        self.dispatch(m, &mut telling);
        telling.reveal
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
}

impl Tribes {
    fn dispatch<S: Sink<Event>>(&mut self, m: Move, telling: &mut Telling<'_, S>) {
        match (self.phase, m) {
            (Phase::Bid, Move::Bid { spot, fakirs }) => self.play_bid(spot, fakirs, telling),
            (Phase::Start, Move::Sow { tile }) => self.play_pick_up(tile, telling),
            (Phase::Start, Move::Skip) => self.skip_move(telling),
            (Phase::Sow(sowing), Move::Drop { tribe, tile }) => self.play_drop(sowing, tribe, tile, telling),
            (Phase::Act, Move::Act { fakirs }) => self.play_act(fakirs, telling),
            (Phase::Act, Move::Skip) => self.play_act(0, telling),
            (Phase::Act, Move::Kill { tribe, tile }) => self.play_kill(tribe, Place::Tile(tile), telling),
            (Phase::Act, Move::KillHeld { tribe, seat }) => {
                self.play_kill(tribe, Place::Player(seat), telling);
            }
            (Phase::SecondVictim(place), Move::Kill { tribe, .. } | Move::KillHeld { tribe, .. }) => {
                self.play_second_kill(tribe, place, telling);
            }
            (Phase::Tile, Move::Place) => {
                if let Some(piece) = self.compulsory_piece() {
                    self.play_place(piece, telling);
                }
            }
            (Phase::Tile, Move::Take { position }) => self.play_take(position, telling),
            (Phase::Tile, Move::Buy { djinn, payment }) => self.play_buy(djinn, payment, telling),
            (Phase::Tile, Move::Skip) => self.leave_tile(telling),
            (Phase::SecondCard { .. }, Move::Take { position }) => self.play_second_card(position, telling),
            (Phase::Aim(djinn), Move::At { tile }) => self.play_aim(djinn, tile, telling),
            (Phase::Settle(piece, tile), Move::Place) => self.settle(piece, tile, telling),
            (Phase::Shift(piece, _), Move::At { tile }) => self.settle(piece, tile, telling),
            (Phase::KeepDjinn(shown), Move::Keep { djinn }) => self.play_keep(&shown, djinn, telling),
            (Phase::Close, Move::Sell { good }) => self.play_sell(0, good, telling),
            (Phase::Close, Move::End) => self.next_activation(telling),
            (Phase::Sale(set), Move::Sell { good }) => self.play_sell(set, good, telling),
            (Phase::Sale(set), Move::Done) => self.play_sold(set, telling),
            (Phase::Sow(_), Move::Fly { tribe, tile }) => self.play_flight(tribe, tile, telling),
            (Phase::Mark(tile), Move::Mark { marker }) => self.play_mark(tile, marker, telling),
            (Phase::Tile, Move::Hire { thief, payment }) => self.play_hire(thief, payment, telling),
            (Phase::Tile, Move::Craft { payment }) => self.play_craft(payment, telling),
            (Phase::Thief(robbery), m) => self.play_robbery(robbery, m, telling),
            (Phase::Item(phase), m) => self.play_item(phase, m, telling),
            (_, Move::Magic { item }) => self.play_magic(item, telling),
            (_, Move::Use { djinn, payment }) => self.play_use(djinn, payment, telling),
            (phase, m) => debug_assert!(false, "{m} was not listed in {phase:?}"),
        }
    }
}
