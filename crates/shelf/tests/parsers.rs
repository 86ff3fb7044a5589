//! Whatever text is sent to a game, it is refused or read and written back the same; nothing panics.
//!
//! The same properties as in `fuzz/`, on true texts that were damaged at random.

use serde_json::Value;
use shelf::{Shelved, Visitor};
use table::conformance::input;
use table::{Chooser, Moves, Record, Seed, ToMove, presets, setup_from_choices};

/// How many damaged texts of each kind each game is sent.
const TEXTS: u64 = 400;

/// A true position as JSON and as text, both forms of the move before it, and the log up to there, of a random game.
fn sample<G: Shelved>(chooser: &mut Chooser) -> ([String; 2], [String; 2], String) {
    let presets = presets::<G>();
    let (_, choices) = &presets[chooser.below(presets.len())];
    let players = G::PLAYERS.start() + chooser.below(G::PLAYERS.count()) as u8;
    let setup = setup_from_choices::<G>(players, choices).expect("a preset");
    let seed = chooser.seed();
    let mut record = Record::new(G::new(&setup, seed).expect("a preset"), seed);
    let (mut moves, mut last) = (Moves::new(), [String::new(), String::new()]);
    for _ in 0..chooser.below(300) {
        let ToMove::Decide(seat) = record.state().to_move() else { break };
        record.state().legal_moves(&mut moves);
        let m = chooser.pick(&moves).expect("the game is not over");
        last = [m.to_string(), serde_json::to_string(&m).expect("plain data")];
        record.play(seat, m, 0, &mut ()).expect("listed");
    }
    let position = record.state().position();
    let position = [serde_json::to_string(&position).expect("plain data"), position.to_string()];
    let mut log = record.log(vec![]);
    log.header.seed = seed.into();
    (position, last, log.to_string())
}

/// Changes one place of a JSON value.
fn damage(value: &mut Value, chooser: &mut Chooser) {
    match value {
        Value::Array(items) if !items.is_empty() && !chooser.once_in(4) => {
            let (one, two) = (chooser.below(items.len()), chooser.below(items.len()));
            match chooser.below(5) {
                0 => items.swap(one, two),
                1 => drop(items.remove(one)),
                2 => items.push(items[one].clone()),
                _ => damage(&mut items[one], chooser),
            }
        }
        Value::Object(fields) if !fields.is_empty() && !chooser.once_in(12) => {
            let place = chooser.below(fields.len());
            if let Some(field) = fields.values_mut().nth(place) {
                damage(field, chooser);
            }
        }
        Value::Number(number) if !chooser.once_in(8) => {
            let number = number.as_i64().unwrap_or(0);
            let other = [number + 1, number - 1, 0, 1, 255, 65_535, i64::from(u32::MAX), -1, number * 2];
            *value = other[chooser.below(other.len())].into();
        }
        Value::Bool(yes) => *yes = !*yes,
        other => {
            let values = [Value::Null, "".into(), "a1".into(), 7.into(), true.into(), Value::Array(vec![])];
            *other = values[chooser.below(values.len())].clone();
        }
    }
}

/// Changes, drops or doubles some bytes of a text.
fn damage_text(text: &str, chooser: &mut Chooser) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=chooser.below(3) {
        let place = chooser.below(chars.len().max(1));
        match chooser.below(4) {
            0 if !chars.is_empty() => drop(chars.remove(place)),
            1 => chars.insert(place, ' '),
            2 if !chars.is_empty() => chars.insert(place, chars[place]),
            _ if !chars.is_empty() => {
                chars[place] = chooser.pick(&['0', '9', 'a', 'z', '>', '-', '"', 'é', ',']).unwrap_or(' ');
            }
            _ => {}
        }
    }
    chars.into_iter().collect()
}

struct Positions;

impl Visitor for Positions {
    type Out = (u64, u64);

    fn visit<G: Shelved>(self) -> (u64, u64) {
        let mut chooser = Chooser::new(&Seed::from_number(1));
        let (mut accepted, mut refused) = (0, 0);
        for number in 0..TEXTS {
            let ([position, _], _, _) = sample::<G>(&mut chooser);
            let mut value: Value = serde_json::from_str(&position).expect("we write JSON");
            for _ in 0..chooser.below(3) {
                damage(&mut value, &mut chooser);
            }
            let text = value.to_string();
            let read = serde_json::from_value::<G::Position>(value);
            let sound = read.is_ok_and(|position| G::from_position(&position).is_ok());
            *(if sound { &mut accepted } else { &mut refused }) += 1;
            input::position_is_sound_or_refused::<G>(&text)
                .unwrap_or_else(|breach| panic!("{}, text {number}: {breach}: {text}", G::NAME));
        }
        (accepted, refused)
    }
}

#[test]
fn positions_are_sound_or_refused() {
    for game in shelf::names() {
        let (accepted, refused) = shelf::visit(game, Positions).expect("on the shelf");
        assert!(
            accepted > TEXTS / 10 && refused > TEXTS / 10,
            "{game}: {accepted} accepted, {refused} refused"
        );
    }
}

struct PositionTexts;

impl Visitor for PositionTexts {
    type Out = (u64, u64);

    fn visit<G: Shelved>(self) -> (u64, u64) {
        let mut chooser = Chooser::new(&Seed::from_number(4));
        let (mut accepted, mut refused) = (0, 0);
        for number in 0..TEXTS {
            let ([_, mut text], _, _) = sample::<G>(&mut chooser);
            // Whole lines go or change places, or single characters are damaged.
            let mut lines: Vec<&str> = text.lines().collect();
            let (one, two) = (chooser.below(lines.len()), chooser.below(lines.len()));
            text = match chooser.below(4) {
                0 => text,
                1 => {
                    lines.remove(one);
                    lines.join("\n")
                }
                2 => {
                    lines.swap(one, two);
                    lines.join("\n")
                }
                _ => damage_text(&text, &mut chooser),
            };
            let sound = table::read_position::<G>(&text).is_ok();
            *(if sound { &mut accepted } else { &mut refused }) += 1;
            input::position_is_sound_or_refused::<G>(&text)
                .unwrap_or_else(|breach| panic!("{}, text {number}: {breach}: {text}", G::NAME));
        }
        (accepted, refused)
    }
}

#[test]
fn texts_of_positions_are_sound_or_refused() {
    for game in shelf::names() {
        let (accepted, refused) = shelf::visit(game, PositionTexts).expect("on the shelf");
        assert!(
            accepted > TEXTS / 10 && refused > TEXTS / 10,
            "{game}: {accepted} accepted, {refused} refused"
        );
    }
}

struct MoveForms;

impl Visitor for MoveForms {
    type Out = ();

    fn visit<G: Shelved>(self) {
        let mut chooser = Chooser::new(&Seed::from_number(2));
        for _ in 0..TEXTS {
            let (_, forms, _) = sample::<G>(&mut chooser);
            for n in 0..20 {
                let text = damage_text(&forms[n % 2], &mut chooser);
                input::move_reads_back::<G>(&text).unwrap_or_else(|breach| panic!("{}: {breach}", G::NAME));
            }
        }
    }
}

#[test]
fn moves_read_back() {
    for game in shelf::names() {
        shelf::visit(game, MoveForms).expect("on the shelf");
    }
}

struct Logs;

impl Visitor for Logs {
    type Out = ();

    fn visit<G: Shelved>(self) {
        let mut chooser = Chooser::new(&Seed::from_number(3));
        for number in 0..TEXTS / 4 {
            let (_, _, log) = sample::<G>(&mut chooser);
            let whole = Record::<G>::replay(&table::Log::parse(&log).expect("we write logs"));
            assert!(whole.is_ok(), "{}, log {number}: {:?}", G::NAME, whole.err());
            let text = damage_text(&log, &mut chooser);
            input::log_reads_back::<G>(&text).unwrap_or_else(|breach| panic!("{}: {breach}", G::NAME));
        }
    }
}

#[test]
fn logs_read_back() {
    for game in shelf::names() {
        shelf::visit(game, Logs).expect("on the shelf");
    }
}
