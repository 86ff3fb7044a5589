//! Sets up boards and plays moves by their notation.

use std::collections::BTreeSet;
use std::sync::Mutex;

use lamplight_djinn::data::{BOTTLES, CORKS, DJINNS_PER_COLOUR, KEYS, REFERENCE_LAYOUT};
use lamplight_djinn::{
    CharacterSet, Colour, Djinn, DjinnKind, EquipmentSet, Event, Field, MageSet, Move, Phase, Player,
    RoundField, Setup, State,
};
use table::{Game, Moves, Refusal, Seat, Seed};

pub const A: Seat = Seat::ALL[0];
pub const B: Seat = Seat::ALL[1];
pub const C: Seat = Seat::ALL[2];

/// A board in the reference layout: round 2, A to move from `R1>S1`, nobody has anything but what they start with,
/// no characters. Every round field holds a master and a violet djinn. Whatever `edit` gives to players or fields is
/// taken from bag and supply.
pub fn board(players: u8, edit: impl FnOnce(&mut State)) -> Djinn {
    board_with(&Setup::new(players), edit)
}

/// As [`board`], with switches.
pub fn board_with(setup: &Setup, edit: impl FnOnce(&mut State)) -> Djinn {
    let mut state = Djinn::new(setup, Seed::from_number(7)).expect("a legal setup").position();
    state.layout = REFERENCE_LAYOUT;
    state.first = A;
    state.round = 2;
    state.characters = CharacterSet::NONE;
    state.fields = [RoundField { djinns: [0, 0, 0, 1], master: true }; 6];
    let spots = ["R1>S1", "R2>S2", "R2>S3", "R6>S5"];
    for (player, spot) in state.players.as_mut_slice().iter_mut().zip(spots) {
        player.spot = Some(spot.parse().expect("a spot"));
        player.coins = 4;
        player.scrolls = 0;
    }
    state.phase = Phase::Move { from: field("R1"), at: field("S1") };
    state.scoring = [None; 3];
    state.setup.scoring_cards_shown = 0;
    edit(&mut state);
    complete(&mut state);
    Djinn::from_position(&state).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Puts what nobody has into bag, supply and decks.
fn complete(state: &mut State) {
    let count = usize::from(state.setup.players) - 1;
    let players = state.players.as_slice().to_vec();
    let all = |of: &dyn Fn(&Player) -> u8| players.iter().map(of).sum::<u8>();
    for c in 0..4 {
        let wild: u8 = state.fields.iter().map(|f| f.djinns[c]).sum();
        if state.bag[c] != 1 || state.bag.iter().sum::<u8>() != 1 {
            state.bag[c] = DJINNS_PER_COLOUR - wild - all(&|p| p.circled[c] + p.bottled[c]);
        }
        state.bottles[c] = BOTTLES[count] - all(&|p| p.bottles[c] + p.in_bottles_of(Colour::ALL[c]));
    }
    state.corks = CORKS[count] - all(&|p| p.corks + p.djinns_in_bottles());
    state.keys = KEYS - all(&|p| p.keys);
    let held: Vec<_> = players.iter().flat_map(|p| p.mages.iter()).collect();
    let mut left: MageSet = MageSet::ALL;
    held.into_iter().for_each(|mage| left.remove(mage));
    for colour in Colour::ALL {
        let top = left.iter().find(|mage| mage.colour() == colour);
        state.mages[colour.index()] = top;
        top.into_iter().for_each(|mage| left.remove(mage));
    }
    state.mage_decks = left;
    let mut left = EquipmentSet::ALL;
    players.iter().flat_map(|p| p.equipment).flatten().for_each(|card| left.remove(card));
    for kind in lamplight_djinn::EquipmentKind::ALL {
        for slot in 0..2 {
            let top = left.iter().find(|card| card.kind() == kind);
            state.display[kind.index()][slot] = top;
            top.into_iter().for_each(|card| left.remove(card));
        }
    }
    state.equipment_decks = left;
}

pub fn field(text: &str) -> Field {
    text.parse().expect("a field")
}

/// Puts a figure somewhere; the deciding player goes on from there.
pub fn stand(state: &mut State, seat: Seat, spot: &str) {
    let spot: lamplight_djinn::Spot = spot.parse().expect("a spot");
    state.players[seat].spot = Some(spot);
    if seat == state.decider() {
        state.phase = Phase::Move { from: spot.from, at: spot.to };
    }
}

/// Fills a round field: `"master red red blue"`.
pub fn fill(state: &mut State, at: &str, djinns: &str) {
    let mut found = RoundField::default();
    for word in djinns.split_whitespace() {
        match word.parse().expect("a djinn") {
            DjinnKind::Normal(colour) => found.djinns[colour.index()] += 1,
            DjinnKind::Master => found.master = true,
        }
    }
    state.fields[field(at).round_index().expect("a round field")] = found;
}

/// Gives mages, awake.
pub fn mages(state: &mut State, seat: Seat, ids: &str) {
    for id in ids.split_whitespace() {
        let mage = id.parse().expect("a mage");
        state.players[seat].mages.insert(mage);
        state.players[seat].awake.insert(mage);
    }
}

/// Gives a card of equipment.
pub fn wear(state: &mut State, seat: Seat, id: &str) {
    let card: lamplight_djinn::Equipment = id.parse().expect("equipment");
    state.players[seat].equipment[card.kind().index()] = Some(card);
}

/// Gives a character.
pub fn character(state: &mut State, seat: Seat, id: &str) {
    let tile: lamplight_djinn::Character = id.parse().expect("a character");
    state.players[seat].characters[usize::from(!tile.is_good())] = Some(tile);
}

/// Plays moves, and tells what happened.
pub fn play(game: &mut Djinn, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let m: Move = text.parse().unwrap_or_else(|e| panic!("{e}"));
        if let Err(refusal) = game.play(m, &mut events) {
            panic!("{text}: {refusal}; legal: {:?}", legal(game));
        }
        game.check().unwrap_or_else(|faults| panic!("after {text}: {faults}"));
    }
    events
}

/// Codes of all refusals so far.
static TOLD: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// Every code that a refused move has brought.
pub fn told() -> BTreeSet<&'static str> {
    TOLD.lock().expect("nobody panicked").clone()
}

/// The code of the refusal of a move.
pub fn refused(game: &Djinn, text: &str) -> &'static str {
    let m: Move = text.parse().unwrap_or_else(|e| panic!("{e}"));
    let mut after = *game;
    match after.play(m, &mut ()) {
        Ok(_) => panic!("{text} was not refused"),
        Err(refusal) => {
            assert_eq!(after, *game, "{text} was refused but changed something");
            TOLD.lock().expect("nobody panicked").insert(refusal.code());
            refusal.code()
        }
    }
}

/// All legal moves.
pub fn legal(game: &Djinn) -> Vec<String> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// Legal moves that begin with a word, without it.
pub fn legal_after(game: &Djinn, word: &str) -> Vec<String> {
    let prefix = format!("{word} ");
    legal(game).iter().filter_map(|m| m.strip_prefix(&prefix)).map(str::to_owned).collect()
}

pub fn is_legal(game: &Djinn, text: &str) -> bool {
    legal(game).iter().any(|m| m == text)
}

pub fn player(game: &Djinn, seat: Seat) -> &Player {
    &game.state().players[seat]
}

pub fn lives(game: &Djinn, at: &str) -> RoundField {
    game.state().djinns_at(field(at))
}
