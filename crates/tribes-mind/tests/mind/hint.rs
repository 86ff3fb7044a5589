//! What a mind says about its choice.

use lamplight_tribes_mind::Judge;
use minds::{Budget, Level, Mind, hint, lens};
use serde_json::{Value, json};
use table::{Game, Knowledge, Moves, Seed, ToMove};
use tribes::{Move, Setup, Tribes};

/// The first turn of a game, everybody having bid nothing.
fn first_turn() -> (Tribes, Knowledge<Tribes>) {
    let mut game = Tribes::new(&Setup::new(2), Seed::from_number(4)).unwrap();
    let mut moves = Moves::new();
    loop {
        game.legal_moves(&mut moves);
        if !matches!(moves[0], Move::Bid { .. }) {
            break;
        }
        let _ = game.play_silently(moves[0]);
    }
    let ToMove::Decide(seat) = game.to_move() else { panic!("the game has begun") };
    (game, Knowledge::of(&game, seat, Seed::from_number(1)))
}

#[test]
fn a_hint_tells_points_by_source_the_gift_and_how_sure_it_is() {
    let (_, knowledge) = first_turn();
    let mut mind = Mind::new(Judge::default(), Level::Search, Budget::Nodes(20_000), Seed::from_number(2));
    let mut hint = hint(&mut mind, &knowledge, &Seed::from_number(3)).unwrap();
    assert!(hint.candidates.len() > 4);
    for candidate in &hint.candidates {
        let sum: f64 = candidate.sources.iter().map(|line| line.points).sum();
        assert!((sum - candidate.points).abs() < 0.06, "{candidate:?}");
    }
    hint.candidates.truncate(2);
    insta::assert_json_snapshot!(hint);
}

#[test]
fn the_lens_shows_every_result_of_a_tile_and_what_it_brings() {
    let (game, knowledge) = first_turn();
    let ask = |question: Value| {
        let answer = lens(&Judge::default(), &knowledge, &question, Seed::from_number(1)).unwrap();
        answer["results"].as_array().unwrap().clone()
    };
    let all = ask(json!({}));
    let points = |line: &Value| line["points"].as_i64().unwrap();
    assert!(all.is_sorted_by_key(|line| -points(line)));
    let starts: Vec<String> = {
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        moves
            .iter()
            .filter_map(|m| if let Move::Sow { tile } = m { Some(tile.to_string()) } else { None })
            .collect()
    };
    let mut found = 0;
    for start in starts {
        let lines = ask(json!({ "start": start }));
        assert!(!lines.is_empty(), "{start} can be picked up");
        assert!(lines.iter().all(|line| line["start"] == start.as_str()));
        found += lines.len();
    }
    assert_eq!(found, all.len());
    assert!(lens(&Judge::default(), &knowledge, &json!({ "start": "z9" }), Seed::from_number(1)).is_none());
}
