//! Hand-made positions: what is written is read back, what is wrong is told, all of it at once.

use std::fs;
use std::path::{Path, PathBuf};

use lamplight_tribes::{Expansions, Position, Setup, Tribes};
use serde_json::Value;
use table::{Chooser, Game, Moves, Seed};

fn folder(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(below)
}

/// Files of a folder with this ending, by name.
fn files(below: &str, ending: &str) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder(below)).expect("the folder").map(|entry| entry.expect("readable").path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|e| e == ending)).collect();
    paths.sort();
    paths
}

/// Everything that is wrong with a position, as text; empty if nothing is.
fn faults(position: &Value) -> Vec<String> {
    match serde_json::from_value::<Position>(position.clone()) {
        Err(e) => vec![format!("json: {e}")],
        Ok(position) => match Tribes::from_position(&position) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.0.iter().map(ToString::to_string).collect(),
        },
    }
}

#[test]
fn bad_positions_are_told_all_their_faults_at_once() {
    let files = files("testdata/tribes/invalid", "json");
    assert!(files.len() >= 30, "only {} files", files.len());
    for path in files {
        let text = fs::read_to_string(&path).expect("readable");
        let file: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let expected: Vec<&str> =
            file["faults"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        assert!(!expected.is_empty(), "{}", path.display());
        assert_eq!(faults(&file["position"]), expected, "{}", path.display());
    }
}

/// The fenced JSON blocks of the description.
fn examples() -> Vec<String> {
    let text = fs::read_to_string(folder("docs/position.md")).expect("the description");
    let blocks = text.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.map(str::to_owned).collect()
}

#[test]
fn examples_of_the_description_are_positions() {
    let examples = examples();
    assert!(examples.len() >= 4);
    for example in examples {
        let value: Value = serde_json::from_str(&example).unwrap_or_else(|e| panic!("{example}: {e}"));
        assert_eq!(faults(&value), Vec::<String>::new(), "{example}");
    }
}

#[test]
fn the_description_names_every_field() {
    let text = fs::read_to_string(folder("docs/position.md")).expect("the description");
    let setup = Setup { expansions: Expansions::ALL, ..Setup::new(2) };
    let game = Tribes::new(&setup, Seed::from_number(1)).expect("a good setup");
    let position = serde_json::to_value(game.position()).expect("plain data");
    let mut names: Vec<&String> = position.as_object().expect("an object").keys().collect();
    for inner in ["turn", "chance", "thieves", "items"] {
        names.extend(position[inner].as_object().expect("an object").keys());
    }
    names.extend(position["seats"][0].as_object().expect("an object").keys());
    names.extend(position["tiles"]["a1"].as_object().expect("an object").keys());
    for name in names {
        assert!(text.contains(&format!("`{name}`")), "{name} is not described");
    }
}

#[test]
fn a_position_is_read_as_it_was_written() {
    for (number, expansions) in
        [Expansions::default(), Expansions::ALL, Expansions { thieves: true, artisans: false }]
            .into_iter()
            .enumerate()
    {
        let setup = Setup { expansions, ..Setup::new(3) };
        let seed = Seed::from_number(number as u64);
        let mut chooser = Chooser::new(&seed);
        let mut game = Tribes::new(&setup, seed).expect("a good setup");
        let mut moves = Moves::new();
        loop {
            let text = serde_json::to_string(&game.position()).expect("plain data");
            let position: Position = serde_json::from_str(&text).expect("a position");
            let read = Tribes::from_position(&position).unwrap_or_else(|faults| panic!("{faults}: {text}"));
            assert_eq!(read, game);
            assert_eq!(read.hash(), game.hash());
            game.legal_moves(&mut moves);
            let Some(m) = chooser.pick(&moves) else { break };
            let _ = game.play_silently(m);
        }
    }
}

#[test]
fn nearly_everything_may_be_left_out() {
    let position: Position = serde_json::from_str(r#"{"setup": {"players": 2}}"#).expect("a position");
    let game = Tribes::from_position(&position).expect("an empty board");
    game.check().expect("nothing is lost");
    assert_eq!(game.view(table::Eyes::Spectator).bag.total(), 90);
}

/// Changes one place of a JSON value.
fn damage(value: &mut Value, chooser: &mut Chooser) {
    let junk = [
        Value::Null,
        0.into(),
        1.into(),
        3.into(),
        255.into(),
        65_535.into(),
        (-1).into(),
        "a1".into(),
        "f6".into(),
        "enki".into(),
        "".into(),
        true.into(),
        Value::Array(vec![]),
        serde_json::json!({}),
    ];
    match value {
        Value::Array(items) if !items.is_empty() && !chooser.once_in(5) => {
            let (one, other) = (chooser.below(items.len()), chooser.below(items.len()));
            match chooser.below(5) {
                0 => items.swap(one, other),
                1 => drop(items.remove(one)),
                2 => items.push(items[one].clone()),
                _ => damage(&mut items[one], chooser),
            }
        }
        Value::Object(fields) if !fields.is_empty() && !chooser.once_in(8) => {
            let place = chooser.below(fields.len());
            let key = fields.keys().nth(place).expect("in range").clone();
            if chooser.once_in(6) {
                fields.remove(&key);
            } else if let Some(field) = fields.get_mut(&key) {
                damage(field, chooser);
            }
        }
        other => *other = junk[chooser.below(junk.len())].clone(),
    }
}

/// A damaged position is refused, or it is a game that can be played to its end.
#[test]
fn damaged_positions_never_break_anything() {
    let mut chooser = Chooser::new(&Seed::from_number(9));
    let mut accepted = 0;
    for number in 0..3_000u64 {
        let expansions = Expansions { thieves: number % 2 == 1, artisans: number % 4 >= 2 };
        let setup = Setup { expansions, ..Setup::new(2 + (number % 3) as u8) };
        let seed = chooser.seed();
        let mut game = Tribes::new(&setup, seed).expect("a good setup");
        play(&mut game, &mut chooser, 400);
        let mut position = serde_json::to_value(game.position()).expect("plain data");
        for _ in 0..=chooser.below(2) {
            damage(&mut position, &mut chooser);
        }
        let Ok(position) = serde_json::from_value::<Position>(position) else { continue };
        let Ok(mut game) = Tribes::from_position(&position) else { continue };
        accepted += 1;
        play(&mut game, &mut chooser, 2_000);
        game.check()
            .unwrap_or_else(|faults| panic!("{faults}: {}", serde_json::to_string(&position).unwrap()));
    }
    assert!(accepted > 30, "only {accepted} were accepted");
}

/// Plays at random for a while.
fn play(game: &mut Tribes, chooser: &mut Chooser, most: usize) {
    let mut moves = Moves::new();
    for _ in 0..chooser.below(most) {
        game.legal_moves(&mut moves);
        let Some(m) = chooser.pick(&moves) else { break };
        let _ = game.play_silently(m);
    }
}
