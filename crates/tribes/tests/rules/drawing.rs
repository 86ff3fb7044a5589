//! A table to play positions at; they are drawn in the text form that `docs/position.md` describes.

use lamplight_tribes::{Event, Move, Position, Resource, SeatView, Setup, TileView, Tribes, View};
use table::{Eyes, Game, Moves, Refusal, Reveal, Seat, Seed};

pub const A: Seat = Seat::ALL[0];
pub const B: Seat = Seat::ALL[1];
pub const C: Seat = Seat::ALL[2];
pub const D: Seat = Seat::ALL[3];

/// A game on the table, and what the last moves led to.
pub struct Table {
    pub game: Tribes,
    pub events: Vec<Event>,
}

/// The game of a drawing; a drawing with faults fails the test.
#[track_caller]
pub fn draw(text: &str) -> Table {
    let position: Position = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
    let game = Tribes::from_position(&position).unwrap_or_else(|faults| panic!("{faults}"));
    Table { game, events: Vec::new() }
}

/// A freshly dealt game in which the markers bid in this order.
pub fn dealt(setup: Setup, seed: u64, order: &[Seat]) -> Table {
    let mut position = Tribes::new(&setup, Seed::from_number(seed)).expect("a good setup").position();
    position.to_bid = Some(order.to_vec());
    Table { game: Tribes::from_position(&position).expect("a dealt game"), events: Vec::new() }
}

impl Table {
    /// Plays moves, separated by semicolons. After each one nothing may be lost or appear from nowhere.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Table {
        self.events.clear();
        for text in moves.split(';').map(str::trim) {
            let m: Move = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
            if let Err(refused) = self.game.play(m, &mut self.events) {
                panic!("{text}: {refused}; legal: {:?}", self.moves());
            }
            self.game.check().unwrap_or_else(|faults| panic!("after {text}: {faults}"));
        }
        self
    }

    /// Plays one move and says whether it brought something to light.
    #[track_caller]
    pub fn reveal_of(&mut self, text: &str) -> Reveal {
        self.game.play(text.parse().expect("a move"), &mut self.events).unwrap_or_else(|e| panic!("{e}"))
    }

    /// All legal moves.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = Moves::new();
        self.game.legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// Legal moves that begin with this word.
    pub fn offers(&self, word: &str) -> Vec<String> {
        self.moves().into_iter().filter(|m| m.split(' ').next() == Some(word)).collect()
    }

    /// Is this move legal?
    pub fn may(&self, text: &str) -> bool {
        self.moves().iter().any(|m| m == text)
    }

    /// Why a move is refused: code and text. The state must not change.
    #[track_caller]
    pub fn refusal(&mut self, text: &str) -> (&'static str, String) {
        let before = self.game.hash();
        let m: Move = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
        let mut events = Vec::new();
        let Err(refused) = self.game.play(m, &mut events) else { panic!("{text} was not refused") };
        assert_eq!(self.game.hash(), before, "{text} was refused and changed the state");
        assert!(events.is_empty(), "{text} was refused and led to {events:?}");
        (refused.code(), refused.to_string())
    }

    /// The code of a refusal.
    #[track_caller]
    pub fn refuses(&mut self, text: &str) -> &'static str {
        self.refusal(text).0
    }

    /// Everything there is to see.
    pub fn view(&self) -> View {
        self.game.view(Eyes::Everything)
    }

    pub fn tile(&self, at: &str) -> TileView {
        self.view().tiles[at.parse::<lamplight_tribes::Tile>().expect("a tile").index()].clone()
    }

    pub fn seat(&self, seat: Seat) -> SeatView {
        self.view().seats[seat.index()].clone()
    }

    pub fn gold(&self, seat: Seat) -> u16 {
        self.seat(seat).gold.expect("everything is seen")
    }

    /// The cards in a hand, by name.
    pub fn hand(&self, seat: Seat) -> Vec<&'static str> {
        self.seat(seat).hand.expect("everything is seen").iter().map(Resource::name).collect()
    }

    pub fn row(&self) -> Vec<&'static str> {
        self.view().row.into_iter().map(Resource::name).collect()
    }

    /// Discarded resource cards, by name.
    pub fn discard(&self) -> Vec<&'static str> {
        self.view().discard.iter().map(Resource::name).collect()
    }

    /// Points of a seat from one source.
    #[track_caller]
    pub fn points(&self, seat: Seat, source: &str) -> i32 {
        let scores = self.game.scores(Eyes::Everything);
        let line = scores.lines.iter().find(|line| line.source == source).expect("a known source");
        line.points[seat.index()].expect("everything is seen")
    }

    /// Who decides; `None` when the game is over.
    pub fn deciding(&self) -> Option<Seat> {
        self.game.to_move().seat()
    }

    /// The word for what is being decided.
    pub fn phase(&self) -> String {
        let phase = serde_json::to_value(self.view().phase).expect("plain data");
        phase["kind"].as_str().expect("a kind").to_owned()
    }

    /// How often something happened during the last moves.
    pub fn happened(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| what(event)).count()
    }

    /// Goes on to the close of the turn: the tribe acts, the tile's action is declined or done.
    #[track_caller]
    pub fn close(&mut self) -> &mut Table {
        while matches!(self.phase().as_str(), "act" | "tile") {
            let m = ["act", "place", "skip"].into_iter().find(|m| self.may(m)).expect("nothing to be chosen");
            self.play(m);
        }
        self
    }

    /// Ends the turn of each player without doing anything else, until bids are due or the game is over.
    #[track_caller]
    pub fn finish_round(&mut self) -> &mut Table {
        while !matches!(self.phase().as_str(), "bid" | "over") {
            let first = self.moves().remove(0);
            let quiet = ["end", "skip", "done"].into_iter().find(|m| self.may(m));
            let m = quiet.map_or(first, str::to_owned);
            let events = std::mem::take(&mut self.events);
            self.play(&m);
            self.events.splice(0..0, events);
        }
        self
    }
}
