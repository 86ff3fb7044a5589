//! Thieves: whoever uses one knows that its victims choose, and victims know what they miss least.

use lamplight_tribes_mind::Judge;
use minds::{Budget, Level, Mind};
use serde_json::{Value, json};
use table::{Game, Knowledge, Seed, ToMove};
use tribes::{Move, Tribes};

/// A turn of A that can only end with one tribe, and what everybody has.
fn position(tribe: &str, tiles: Value, a: Value, b: Value) -> Tribes {
    let mut position = json!({
        "setup": {"players": 2, "expansions": ["thieves"]},
        "tiles": {
            "a1": {"meeples": {tribe: 1}},
            "b1": {"ground": "small_market", "meeples": {tribe: 1, "builder": 1}},
        },
        "seats": [a, b],
        "track": [1, 0, 1, null, null, null, null, null, null],
        "to_bid": [],
        "acted": [0],
        "phase": {"kind": "start"},
    });
    for (tile, what) in tiles.as_object().unwrap() {
        position["tiles"][tile] = what.clone();
    }
    Tribes::from_position(&serde_json::from_value(position).unwrap()).unwrap()
}

/// All decisions until the turn of A is over, in the game's notation.
fn played(mut game: Tribes, level: Level) -> Vec<String> {
    let mut minds: Vec<Mind<Judge>> = (0..2)
        .map(|seat| Mind::new(Judge::default(), level, Budget::Nodes(8_000), Seed::from_number(seat)))
        .collect();
    let mut moves = Vec::new();
    while let ToMove::Decide(seat) = game.to_move() {
        let knowledge = Knowledge::of(&game, seat, Seed::from_number(3));
        let chosen = minds[seat.index()].decide(&knowledge).unwrap().chosen;
        if chosen == Move::End {
            break;
        }
        let _ = game.play(chosen, &mut ()).unwrap();
        moves.push(chosen.to_string());
    }
    moves
}

#[test]
fn ouafat_is_used_for_the_djinn_the_victim_misses_least() {
    for level in [Level::Greedy, Level::Search] {
        let a = json!({"gold": 0, "thieves": ["ouafat"]});
        let moves = played(position("elder", json!({}), a, json!({"djinns": ["jafaar", "hagis"]})), level);
        assert!(moves.contains(&"steal ouafat".to_owned()), "{level}: {moves:?}");
        assert!(moves.contains(&"give jafaar".to_owned()), "{level}: {moves:?}");
    }
}

#[test]
fn a_thief_that_finds_nothing_is_kept() {
    for level in [Level::Greedy, Level::Search] {
        let a = json!({"gold": 0, "thieves": ["ouafat"]});
        let moves = played(position("elder", json!({}), a, json!({})), level);
        assert!(!moves.contains(&"steal ouafat".to_owned()), "{level}: {moves:?}");
    }
}

#[test]
fn kohdjah_is_given_the_tile_that_is_worth_least() {
    let tiles = json!({
        "c4": {"ground": "village", "owner": 1, "palaces": 2},
        "d4": {"ground": "small_market", "owner": 1},
        "e4": {"ground": "sacred_place_12", "owner": 1},
    });
    for level in [Level::Greedy, Level::Search] {
        let a = json!({"gold": 0, "thieves": ["kohdjah"]});
        let moves = played(position("assassin", tiles.clone(), a, json!({})), level);
        let robbed = ["steal kohdjah", "give d4", "claim d4"];
        assert!(robbed.iter().all(|m| moves.contains(&(*m).to_owned())), "{level}: {moves:?}");
    }
}
