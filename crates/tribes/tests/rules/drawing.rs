//! Positions drawn as text, and a table to play them at.
//!
//! ```text
//! players 2 open_gold=true          the setup; 4 players when left out
//! c3 village yyg B palms=1          a tile: kind, meeples, owner, pieces, each if wanted
//! A gold=3 elders=2 hand=fish,fakir djinns=enki     a player
//! row fish silk                     open cards, front first
//! turn A                            A acts, the others wait in seat order
//! thieves ziad shalim               the thief on offer, then the pile with its top last
//! item_pile crown rebirth_ring      items, top last; mountains c3|d3 close a side
//! ```
//!
//! What is not drawn is filled in as `docs/position.md` says.

use lamplight_tribes::{Event, Move, Position, Resource, SeatView, Setup, TileView, Tribes, View};
use serde_json::{Map, Value, json};
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
    let position: Position = serde_json::from_value(parse(text)).expect("a position");
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

/// The JSON form of a drawing.
pub fn parse(text: &str) -> Value {
    let mut position = Map::new();
    let mut setup = json!({"players": 4}).as_object().cloned().expect("an object");
    let (mut tiles, mut seats) = (Map::new(), Map::new());
    let (mut turn, mut items) = (None, Vec::new());
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words: Vec<&str> = rest.split(' ').filter(|word| !word.is_empty()).collect();
        match word {
            "players" => {
                setup.insert("players".into(), words[0].parse::<u8>().expect("a number").into());
                setup.extend(words[1..].iter().map(|word| pair(word)));
            }
            "turn" | "last" => turn = Some((word, seat_number(words[0]))),
            "bid" => {
                let order: Vec<u8> = words.iter().map(|word| seat_number(word)).collect();
                position.insert("to_bid".into(), order.into());
            }
            "row" | "pile" | "djinns" | "djinn_pile" | "djinn_discard" => {
                position.insert(word.into(), words.into());
            }
            "discard" => {
                position.insert(word.into(), counted(&words));
            }
            "thieves" => {
                let (open, pile) = words.split_first().expect("the thief on offer, or -");
                let open = (*open != "-").then_some(open);
                position.insert(word.into(), json!({"open": open, "pile": pile}));
            }
            "item_pile" => items.push(("pile", words.into())),
            "item_discard" => items.push(("discard", counted(&words))),
            "magic_used" => items.push((word, true.into())),
            "mountains" => {
                let sides = words.iter().map(|side| side.split('|').collect::<Value>());
                position.insert(word.into(), sides.collect());
            }
            "bag" => {
                position.insert(word.into(), meeples(rest));
            }
            "acted" => {
                let order: Vec<u8> = words.iter().map(|word| seat_number(word)).collect();
                position.insert(word.into(), order.into());
            }
            "A" | "B" | "C" | "D" => {
                seats.insert(word.into(), seat(&words));
            }
            _ if word.len() == 2 && word.as_bytes()[1].is_ascii_digit() => {
                tiles.insert(word.into(), tile(&words));
            }
            _ => {
                position.insert(word.into(), serde_json::from_str(rest).unwrap_or_else(|_| rest.into()));
            }
        }
    }
    let players = setup["players"].as_u64().expect("a number") as u8;
    if let Some((word, active)) = turn {
        begin_turn(&mut position, players, active, word == "last");
    }
    if !seats.is_empty() {
        let seats: Vec<Value> = ["A", "B", "C", "D"][..players as usize]
            .iter()
            .map(|name| seats.remove(*name).unwrap_or_else(|| json!({})))
            .collect();
        position.insert("seats".into(), seats.into());
    }
    if !items.is_empty() {
        position
            .insert("items".into(), items.into_iter().map(|(key, value)| (key.to_owned(), value)).collect());
    }
    position.insert("setup".into(), setup.into());
    position.insert("tiles".into(), tiles.into());
    deal_the_rest(&mut position);
    position.into()
}

/// One player acts; the others wait on the zeros in seat order, or have all acted before.
fn begin_turn(position: &mut Map<String, Value>, players: u8, active: u8, last: bool) {
    let markers = if players == 2 { 4 } else { players };
    let others: Vec<u8> = (1..markers).map(|step| (active + step) % players).collect();
    let mut track = vec![Value::Null; 9];
    if last {
        position.insert("acted".into(), others.into_iter().chain([active]).collect());
    } else {
        others.iter().enumerate().for_each(|(n, seat)| track[2 - n] = (*seat).into());
        position.insert("acted".into(), json!([active]));
    }
    position.insert("track".into(), track.into());
    position.insert("to_bid".into(), json!([]));
    position.entry("phase").or_insert_with(|| json!({"kind": "start"}));
}

fn seat_number(name: &str) -> u8 {
    name.bytes().next().expect("a seat") - b'A'
}

fn pair(word: &str) -> (String, Value) {
    let (key, value) = word.split_once('=').unwrap_or_else(|| panic!("{word}: expected key=value"));
    let value = match value.parse::<bool>() {
        Ok(value) => value.into(),
        Err(_) if key == "expansions" => value.split(',').collect(),
        Err(_) => value.into(),
    };
    (key.into(), value)
}

fn meeples(letters: &str) -> Value {
    let names: Vec<&str> = letters.chars().map(tribe_name).collect();
    counted(&names)
}

fn tribe_name(letter: char) -> &'static str {
    lamplight_tribes::Tribe::from_letter(&letter.to_string())
        .unwrap_or_else(|| panic!("{letter}: not a tribe"))
        .name()
}

fn counted(words: &[&str]) -> Value {
    let mut counts = Map::new();
    for word in words {
        let count = counts.get(*word).and_then(Value::as_u64).unwrap_or(0);
        counts.insert((*word).into(), (count + 1).into());
    }
    counts.into()
}

fn tile(words: &[&str]) -> Value {
    let mut tile = Map::new();
    for word in words {
        match *word {
            "A" | "B" | "C" | "D" => tile.insert("owner".into(), seat_number(word).into()),
            word if word.chars().all(|c| "ywgbrp".contains(c)) => {
                tile.insert("meeples".into(), meeples(word))
            }
            word => match word.split_once('=') {
                Some((key, count)) => tile.insert(key.into(), count.parse::<u8>().expect("a count").into()),
                None => tile.insert("ground".into(), word.into()),
            },
        };
    }
    tile.into()
}

fn seat(words: &[&str]) -> Value {
    let mut seat = Map::new();
    let mut held = Map::new();
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or_else(|| panic!("{word}: expected key=value"));
        let list: Vec<&str> = value.split(',').collect();
        match key {
            "viziers" | "elders" | "artisans" => {
                held.insert(key.trim_end_matches('s').into(), value.parse::<u8>().expect("a count").into());
            }
            "hand" if value == "rest" => {
                seat.insert(key.into(), value.into());
            }
            "hand" | "unseen" | "items" | "unseen_items" => {
                seat.insert(key.into(), counted(&list));
            }
            "djinns" | "used" | "thieves" => {
                seat.insert(key.into(), list.into());
            }
            "tent" => {
                seat.insert(key.into(), value.into());
            }
            _ => {
                seat.insert(key.into(), serde_json::from_str(value).expect("a value"));
            }
        }
    }
    seat.insert("held".into(), held.into());
    seat.into()
}

/// `hand=rest`: all resource cards that lie nowhere else.
fn deal_the_rest(position: &mut Map<String, Value>) {
    let count = |value: Option<&Value>, name: &str| match value {
        Some(Value::Array(cards)) => cards.iter().filter(|card| *card == name).count() as u64,
        Some(Value::Object(cards)) => cards.get(name).and_then(Value::as_u64).unwrap_or(0),
        _ => 0,
    };
    let mut rest = Map::new();
    for (card, copies) in lamplight_tribes::data::RESOURCES {
        let places = ["row", "pile", "discard"].into_iter().map(|place| position.get(place));
        let seats = position.get("seats").and_then(Value::as_array).into_iter().flatten();
        let elsewhere: u64 =
            places.chain(seats.map(|seat| seat.get("hand"))).map(|place| count(place, card.name())).sum();
        rest.insert(card.name().into(), u64::from(copies).saturating_sub(elsewhere).into());
    }
    for seat in position.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        if seat["hand"] == "rest" {
            seat["hand"] = rest.clone().into();
        }
    }
}
